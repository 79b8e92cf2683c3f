// Scripts/catalogue writes this file from po/es.po.
// swift-format-ignore-file

extension TextTable {
    static let spanish = TextTable(
        text: """
            Dirección:\
            caducó después del {day}\
            Suscripción {name} añadida: {facts}.\
            Suscripción {name} revocada. Un programa que siga con ella muestra un calendario vacío tras su próxima actualización. La dirección funciona hasta el {day}.\
            Sin https, otras personas de la red también pueden leerla.\
            El código QR de la dirección no cabe aquí; ocupa {count} columna.\0El código QR de la dirección no cabe aquí; ocupa {count} columnas.\
            Suscripción {name} revocada. Los programas pueden conservar lo que ya habían descargado.\
            Nueva dirección para la suscripción {name}: {facts}.\
            Cualquiera que tenga esta dirección puede leer la suscripción. Solo se muestra ahora.\
            Con ella también se puede modificar tu registro.\
            Su dirección no se guarda. Para obtener una nueva, ejecuta 'eve-ics feed rotate {name}'.\
            Aún no hay suscripciones de calendario. Crea una con 'eve-ics feed add NAME'.\
            última consulta en la semana del {day}\
            nunca se ha consultado\
            No hay nada oculto.\
            {name}: {facts}.\
            A la escucha en {addresses}.\
            A la escucha en los sockets que ha abierto systemd.\
            Creado desde hace {count} día: {items}.\0Creado en los últimos {count} días: {items}.\
            la suscripción {name} ({day})\
            la contraseña de aplicación {name} ({day})\
            de una versión más reciente de eve-ics; actualiza esta\
            Solo este ordenador tiene acceso a esta dirección. Para otros dispositivos, indica la dirección de tu servidor con --public-url URL.\
            Contraseña:\
            Añade con estos datos una cuenta CalDAV en el programa de calendario. La contraseña solo se muestra ahora.\
            Contraseña de aplicación {name} añadida: {facts}.\
            Sin https, el servidor no permite iniciar sesión en esta dirección; consulta 'eve-ics help serve'.\
            El código QR de la contraseña no cabe aquí; ocupa {count} columna.\0El código QR de la contraseña no cabe aquí; ocupa {count} columnas.\
            La contraseña también está en {file}. Abre este archivo en el iPhone o el Mac y bórralo cuando la cuenta ya esté creada.\
            Contraseña de aplicación {name} revocada. Los programas pueden conservar lo que ya habían descargado.\
            Cualquiera que tenga la contraseña puede ver este calendario.\
            Cualquiera que tenga la contraseña puede ver este calendario y modificar tu registro y tus calendarios.\
            Aún no hay contraseñas de aplicación. Crea una con 'eve-ics app-password add NAME'.\
            solo lectura\
            Vuelve a mostrarse {count} evento que habías ocultado en un programa de calendario.\0Vuelven a mostrarse {count} eventos que habías ocultado en un programa de calendario.\
            hasta el {day}\
            último uso {distance}\
            nunca se ha usado\
            Nombre de usuario:\
            se puede modificar en Thunderbird\
            {title} dentro de {count} día\0{title} dentro de {count} días\
            {title} hoy\
            {title} mañana\
            {title} dentro de {count} semana\0{title} dentro de {count} semanas\
            {title}: previsión para dentro de {count} día\0{title}: previsión para dentro de {count} días\
            {title}: previsión para hoy\
            {title}: previsión para mañana\
            {title}: previsión para dentro de {count} semana\0{title}: previsión para dentro de {count} semanas\
            {title}: inicio dentro de {count} día\0{title}: inicio dentro de {count} días\
            {title}: inicio hoy\
            {title}: inicio mañana\
            {title}: inicio dentro de {count} semana\0{title}: inicio dentro de {count} semanas\
            Los datos anteriores están ahora en {file}.\
            {count} entrada\0{count} entradas\
            {count} entrada no se pudo leer o ya estaba borrada.\0{count} entradas no se pudieron leer o ya estaban borradas.\
            {count} persona\0{count} personas\
            Archivo {file} reemplazado: {contents}. Cualquiera que lo tenga puede leerlo.\
            ¿Reemplazar {store} por {backup} ({contents})?\
            Archivo {store} restaurado: {contents}.\
            ¿Reemplazar {store} por la {count} entrada que se puede leer de {file}?\0¿Reemplazar {store} por las {count} entradas que se pueden leer de {file}?\
            Archivo {store} recuperado: {contents}.\
            Archivo {file} creado: {contents}. Cualquiera que lo tenga puede leerlo.\
            Cualquier día puede ser fértil.\
            Calculado a partir de una regla que empieza el {day}.\
            No cuenta como regla.\
            {percent} de probabilidad el {day}\
            {percent} de probabilidad entre el {first} y el {last}\
            Previsión: los días en torno a una ovulación esperada el {day}, {chance}.\
            Hasta ahora solo hay {count} ciclo completo registrado, así que la previsión puede cambiar.\0Hasta ahora solo hay {count} ciclos completos registrados, así que la previsión puede cambiar.\
            Aún no hay ningún ciclo completo registrado, así que el intervalo es el de la población general.\
            Aún no hay ningún ciclo completo registrado; tu propia estimación de {count} día cuenta como uno.\0Aún no hay ningún ciclo completo registrado; tu propia estimación de {count} días cuenta como uno.\
            Hasta ahora solo hay {count} ciclo completo registrado, y tu propia estimación de {usual} días cuenta como uno más. La previsión puede cambiar.\0Hasta ahora solo hay {count} ciclos completos registrados, y tu propia estimación de {usual} días cuenta como uno más. La previsión puede cambiar.\
            Previsión: {chance}.\
            Registrado: {count} día.\0Registrado: {count} días.\
            Registrado: el primer día. No se sabe cuánto duró.\
            Si no registraste una regla en torno al {day}, la siguiente se espera el {expected}.\
            Una previsión, no un método anticonceptivo.\
            Observada.\
            ¿Ha terminado tu regla? Dura ya más que tu {count} día habitual.\0¿Ha terminado tu regla? Dura ya más que tus {count} días habituales.\
            Tu regla lleva {count} día de retraso (prevista para el {day}).\0Tu regla lleva {count} días de retraso (prevista para el {day}).\
            Más tarde de lo esperado: nueve de cada diez veces habría empezado antes del {day}.\
            Si continúa, registra cada día cuando llegue. Si no, deja este evento o bórralo.\
            Si ha empezado, registra el primer día. Si no, deja este evento o bórralo: no tiene ninguna consecuencia.\
            ¿Tienes ya la regla? Lo más probable era que empezara el {day}.\
            Registrado: {logged}. Previsto: {expected}.\
            Si tu regla termina antes, haz que este evento acabe en su último día.\
            Días registrados y previstos.\
            No se muestra ninguna ventana fértil: el intervalo previsto para la ovulación supera las tres semanas.\
            Las ventanas fértiles más lejanas no se muestran: el intervalo previsto para la ovulación supera las tres semanas.\
            Un sangrado por deprivación, cuando cesan las hormonas del blíster {pack}: suele empezar el {day}.\
            Un sangrado por deprivación, cuando cesan las hormonas del blíster {pack}: suele empezar entre el {first} y el {last}.\
            Un sangrado por deprivación, cuando cesan las hormonas de la ronda {round}: suele empezar el {day}.\
            Un sangrado por deprivación, cuando cesan las hormonas de la ronda {round}: suele empezar entre el {first} y el {last}.\
            respuestas sobre ciclos inusuales\
            anticoncepción\
            entradas más antiguas borradas\
            {item} ({days})\
            entrada {entry} rehecha\
            {count} día, {range}\0{count} días, {range}\
            nada\
            recordatorio de los días fértiles\
            recordatorio de la inyección\
            recordatorio de la ovulación\
            recordatorio del parche\
            recordatorio de la regla\
            recordatorio de la píldora\
            recordatorio de las preguntas\
            recordatorio de la renovación\
            recordatorio del anillo\
            eliminado: {items}\
            ajuste {key}: {value}\
            ajuste {key}: por defecto\
            entrada {entry} deshecha\
            {day} a las {time}\
            Descartado: {readings}.\
            Una subida se reconoce tras seis mediciones más bajas y tres más altas.\
            abundante\
            ligero\
            moderado\
            manchado\
            sangrado\
            Mide la temperatura al despertar, antes de levantarte, y regístrala con 'eve-ics log today --temperature {example}'.\
            {row}: {signs}\
            negativo\
            positivo\
            cremoso\
            seco\
            clara de huevo\
            pegajoso\
            acuoso\
            Ninguna subida hasta ahora. Hacen falta tres mediciones seguidas por encima de las seis anteriores.\
            No hay ninguna temperatura registrada en este ciclo.\
            No hay ninguna otra temperatura registrada en este ciclo.\
            No hay ninguna temperatura registrada en el ciclo que empezó el {start}.\
            Según eso, lo más probable es que la ovulación fuera el {day} ({chance}).\
            {count} medición hasta ahora.\0{count} mediciones hasta ahora.\
            La temperatura subió por encima de {line} el {day} (día {number} del ciclo). Está confirmado desde el {confirmed}.\
            Fecha\
            Día\
            LH\
            Moco\
            Ovulación\
            Regla\
            Subida\
            línea base\
            descartada\
            ovulación observada\
            subida\
            temperatura\
            Ciclo: {days} ({length}). Temperaturas en {unit}.\
            Ciclo que empezó el {start}. Hoy es el día {number}. Temperaturas en {unit}.\
            Que tu té siga caliente y las filas sean cortas.\
            El sillón cómodo es para ti.\
            Una vieja amistad se alegraría de saber de ti.\
            Ponte tu color favorito.\
            Un buen momento para volver a casa por el camino largo.\
            Trátate tan bien como a tus plantas.\
            Alguien se alegra de que estés ahí.\
            La cocina es un buen sitio para bailar; nadie cuenta los pasos.\
            Hasta ahora has podido con todos los lunes.\
            Elige el asiento de la ventanilla.\
            Un pequeño golpe de suerte anda cerca: abre bien los ojos.\
            Buen momento para la música, un poco más alta.\
            con su propia dirección\
            tono alegre\
            para {client}\
            solo fechas\
            dosis\
            vacío, para que los programas retiren lo que muestran\
            días fértiles\
            días fértiles ocultos\
            idioma {tag}\
            {count} mes por delante y {past} hacia atrás\0{count} meses por delante y {past} hacia atrás\
            sin recordatorios\
            ovulación\
            reglas\
            preguntas\
            títulos neutros\
            tus propios títulos\
            Uso {number} añadido: {details}.\
            a las {time}\
            Uso {number} modificado: {details}.\
            Desde\
            Hasta\
            Método\
            A continuación\
            Uso\
            Hora\
            El uso {number} ({method}) terminó el {day}.\
            El uso {number} ({method}) termina el {day}.\
            Exporta de nuevo para que aparezca en tu calendario.\
            a partir del {day}\
            a partir de hoy\
            El uso {number} ({method}) continúa.\
            El uso {number} ({method}) continúa en paralelo. Si ha terminado, ejecuta 'eve-ics contraception end --course {number}'.\
            Uso {number} ({method}): la inyección {injection} toca el {day}.\
            Uso {number} ({method}): la inyección {injection} se puso el {day}.\
            No hay ningún método registrado. Por ejemplo, ejecuta 'eve-ics contraception add pill 21+7 --start {today}'.\
            Recibirás un recordatorio de la próxima inyección una semana antes.\
            Recibirás un recordatorio de la próxima inyección el mismo día.\
            Recibirás un recordatorio de la renovación {count} semana antes.\0Recibirás un recordatorio de la renovación {count} semanas antes.\
            Recibirás un recordatorio de la renovación el mismo día.\
            empezando por el día {number} de un blíster\
            Uso {number} ({method}): el blíster {pack} empieza el {day}.\
            Uso {number} ({method}): el {day} es el día {place} del blíster {pack}.\
            No consta ninguna dosis tomada, así que el inicio se traslada a ese día. Si ya habías empezado, repite el comando con '--new-pack'.\
            Para recibir un recordatorio de la renovación, indica cuánto tiempo puede quedarse. Para cinco años, ejecuta '{command}'.\
            Uso {number} ({method}): renovación el {day}.\
            Uso {number} ({method}): la ronda {round} empieza el {day}.\
            Uso {number} ({method}): el {day} es el día {place} de la ronda {round}.\
            desde el {day}\
            La hora del uso {number} ({method}) es ahora: {time}.\
            El uso {number} ({method}) ya no tiene hora.\
            Ya está así. No ha cambiado nada.\
            Para que no cuente, ejecuta 'eve-ics cycle {start} ignore'.\
            Si el ciclo que empezó el {day} fue de verdad un solo ciclo largo, ejecuta 'eve-ics cycle {start} long'.\
            Si falta una regla en el ciclo que empezó el {day}, ejecuta 'eve-ics cycle {start} missing'.\
            Si el ciclo que empezó el {day} duró de verdad eso, ejecuta 'eve-ics cycle {start} long'.\
            Si el {day} empezó una regla, ejecuta 'eve-ics cycle {start} start'.\
            Se ha eliminado tu respuesta sobre el ciclo ({days}).\
            Se ha eliminado tu respuesta sobre el sangrado ({days}).\
            Anotado: el sangrado ({days}) fue entre reglas.\
            Anotado para el ciclo ({days}, {length}): no cuenta.\
            Anotado para el ciclo ({days}, {length}): fue un solo ciclo.\
            Anotado para el ciclo ({days}, {length}): falta una regla.\
            Anotado: con el sangrado ({days}) empezó una regla.\
            Eso ya está registrado. No ha cambiado nada.\
            sangrado entre reglas (tu respuesta)\
            no cuenta (tu respuesta)\
            de verdad un solo ciclo (tu respuesta)\
            falta una regla en él (tu respuesta)\
            sangrado entre reglas\
            probablemente dos ciclos; puede faltar una regla en torno al {day}\
            probablemente tres ciclos; pueden faltar reglas en torno al {days}\
            distinto de tus otros ciclos\
            Se ha eliminado tu respuesta sobre el ciclo que empezó el {start}.\
            Anotado: el ciclo que empezó el {start} no contará.\
            Anotado: no falta ninguna regla desde el {start}.\
            El ciclo que empezó el {start} no tiene respuesta. No ha cambiado nada.\
            El ciclo ({days}) no tiene respuesta. No ha cambiado nada.\
            Este día es anterior a tu primera regla registrada ({start}).\
            Este día cuenta como sangrado entre reglas.\
            Llegó {count} día antes.\0Llegó {count} días antes.\
            Llegó ese día.\
            Llegó {count} día más tarde.\0Llegó {count} días más tarde.\
            un día fértil de la ventana ({window}), con ovulación en torno al {day}\
            sin regla\
            sin regla y fuera de la ventana fértil\
            ovulación en torno a este día, dentro de la ventana fértil ({window})\
            día {number} de la regla que se espera a partir del {first} ({chance})\
            día {number} de tu regla, que dura unos {length}\
            Previsto: {expectation}.\
            Faltan más de diez años para este día. No hay ninguna previsión para él.\
            Probabilidad de que el día sea fértil: {percent}.\
            El primer día de un ciclo.\
            El primer día de un ciclo de {count} día.\0El primer día de un ciclo de {count} días.\
            Registrado: {items}.\
            Nota:\
            No hay nada registrado para este día.\
            Día {number} del ciclo que empezó el {start}.\
            Día {number} del ciclo cuyo inicio se espera el {start}.\
            Día {number} del ciclo que empezó el {start}, si no empieza antes ninguna regla.\
            Previsto el {made}, al empezar el ciclo: {expectation}.\
            La previsión del {made} esperaba esta regla el {day} ({chance}).\
            Para ver los motivos, ejecuta 'eve-ics explain'.\
            Probabilidad de que el próximo sangrado empiece este día: {percent}. Hasta entonces, en total: {total}.\
            Probabilidad de que tu próxima regla empiece este día: {percent}. Hasta entonces, en total: {total}.\
            {date} ({weekday}, {distance})\
            Se ha cambiado lo registrado el {day}.\
            Corrige los valores, guarda y cierra el editor. Un valor vacío no se registra.\
            Estado de ánimo: {words}\
            Nota: {words}\
            Nota:\
            Aún no has escrito nada. Por ejemplo: 'eve-ics log today --note NOTE'\
            No hay nada escrito que coincida.\
            Síntomas: {words}\
            No ha cambiado nada.\
            Hecho.\
            Hecho con retraso.\
            Inyección {number}.\
            {count} dosis consta como omitida: esta previsión ya no vale. Consulta el prospecto o pregunta en la farmacia.\0{count} dosis seguidas constan como omitidas: esta previsión ya no vale. Consulta el prospecto o pregunta en la farmacia.\
            Empieza un blíster nuevo.\
            Empieza una ronda nueva.\
            {number} de {total}\
            Parche {number}, ronda {round}.\
            Se quita el parche {number}, ronda {round}. Empieza el descanso.\
            Píldora {number}, blíster {pack}.\
            Píldora {number}, blíster {pack}: un placebo, sin hormonas.\
            Toca renovar: {method}. Pide cita con antelación.\
            Anillo {number}, ronda {round}.\
            Se retira el anillo {number}, ronda {round}. Empieza el descanso.\
            El prospecto indica qué hacer.\
            Dosis omitida.\
            Tomada.\
            Tomada con retraso.\
            Sin parche: {days}.\
            Sin píldora: {days}.\
            Píldoras de placebo, sin hormonas: {days}.\
            Sin anillo: {days}.\
            inyección {number}\
            La inyección {number} tocaba el {day} ({distance}). No consta como hecha.\
            {dose}, {when}\
            A continuación: {item}.\
            Próximo blíster: {when}.\
            Próximo parche: {when}.\
            Próximo anillo: {when}.\
            cambiar al parche {number}\
            cambiar el parche\
            quitar el parche\
            poner el parche {number}\
            poner el parche\
            píldora {number}\
            píldora {number} (placebo)\
            renovación\
            Toca renovar: {method}, {when}.\
            Renovación con retraso: {method}, {when}. Cuando esté hecha, ejecuta 'eve-ics contraception reset --course {course}'.\
            cambiar al anillo {number}\
            cambiar el anillo\
            colocar el anillo {number}\
            colocar el anillo\
            retirar el anillo\
            Hoy: {dose}, aún sin registrar.\
            Hoy a las {time}: {dose}, aún sin registrar.\
            Hoy: {dose}.\
            Aún sin registrar: {days}.\
            {day}, {distance}\
            {day} a las {time}\
            alarma cambiada\
            reconocido por sus fechas\
            evento cambiado día a día\
            reconocido por su ref\
            evento cancelado por el archivo\
            {event} → {outcome} ({reasons})\
            evento confirmado\
            {event}: {calendar} en el calendario; {log} en el registro ({reason})\
            evento borrado\
            líneas añadidas a la descripción\
            {title} {days}\
            evento ausente del calendario\
            La mayoría de los eventos volvieron con un día de adelanto.\
            La mayoría de los eventos volvieron con un día de retraso.\
            La mayoría de los eventos volvieron con el final un día antes.\
            La mayoría de los eventos volvieron con el final un día después.\
            La mayoría de los eventos volvieron solo con su primer día.\
            Algunos programas escriben así las fechas, por lo que se leen tal como las viste.\
            Algunos programas escriben así las fechas, por lo que no se ha importado ninguna. Registra lo que cambió con 'eve-ics log'.\
            {count} evento de la previsión está oculto en tus programas de calendario. 'eve-ics unhide' lo vuelve a mostrar.\0{count} eventos de la previsión están ocultos en tus programas de calendario. 'eve-ics unhide' los vuelve a mostrar.\
            registrado: {days}\
            registrado: {days}, con final el {last}\
            registrado: {days}, y hasta el {last} según pasen los días\
            {event}: falta en el calendario. Si es a propósito, usa 'eve-ics import --accept-deletions'.\
            … y {count} más\0… y {count} más\
            evento movido\
            evento nuevo\
            {count} evento de tu calendario no está en este archivo.\0{count} eventos de tu calendario no están en este archivo.\
            sin sangrado hasta el {today} incluido\
            nota del {day}\
            observado: {day}\
            evento devuelto a su sitio\
            recordatorio: {reminder}\
            evento movido, con otra duración\
            evento acortado\
            confirmado\
            borrado\
            dosis tomada con retraso\
            sin regla\
            sin sangrado\
            otro recordatorio\
            regla {days}\
            dosis omitida\
            evento alargado\
            dosis tomada\
            {event}: {what}\
            ya no está registrado\
            dos eventos de este tipo tienen alarmas nuevas distintas\
            el registro dice otra cosa\
            hay una regla registrada en estos días\
            el registro se cambió después de crear el calendario\
            el recordatorio se cambió después de crear el calendario\
            se puso otro evento en los mismos días\
            el archivo contiene este evento dos veces, en días distintos\
            Después, la previsión vuelve a seguir tus propios ciclos.\
            Durante el uso no se prevén días fértiles, y el sangrado se espera en los descansos, no según tus ciclos.\
            Durante el uso, el sangrado se espera en los descansos, no según tus ciclos.\
            La última inyección cuenta hasta el {day}.\
            El prospecto indica qué hacer con una inyección omitida o con retraso.\
            El prospecto indica qué hacer con un parche omitido o con retraso.\
            El prospecto indica qué hacer con una píldora omitida o con retraso.\
            El prospecto indica qué hacer con un anillo omitido o con retraso.\
            Durante el uso no se prevén ni días fértiles ni reglas.\
            Durante el uso no se prevén reglas.\
            No cambia nada en la previsión de tus ciclos.\
            Tu método ({method}) empieza fuera de una regla y necesita siete días. Hasta el {day} incluido, los días fértiles se prevén como si no lo usaras. El prospecto indica qué hacer hasta entonces.\
            Durante el uso no se prevén días fértiles, porque el método impide la ovulación en unos ciclos y en otros no.\
            Tu regla terminó el {last}: {days}, {count} día.\0Tu regla terminó el {last}: {days}, {count} días.\
            Ya no son días de regla: {days}.\
            También registrado como días de regla: {days}.\
            ¿Borrar para siempre todo lo registrado?\
            ¿Borrar para siempre todo lo registrado y los calendarios guardados aquí?\
            ¿Borrar para siempre todo lo registrado antes del {day}?\
            ¿Borrar para siempre todo lo registrado en estos días: {days}?\
            ¿Borrar para siempre todo lo registrado a partir del {day}?\
            Los demás calendarios guardados aquí no cambian.\
            Borrado.\
            Borrado, con {count} calendario guardado aquí.\0Borrado, con {count} calendarios guardados aquí.\
            Borrado, con {count} entrada ajena al ciclo.\0Borrado, con {count} entradas ajenas al ciclo.\
            No hay nada registrado, así que no se ha borrado nada.\
            No había nada registrado en esos días, así que no se ha borrado nada.\
            Los datos que una restauración dejó aparte también los contienen aún: {file}.\
            Las copias de seguridad y los calendarios anteriores aún contienen esos días.\
            Este es el registro de {name}.\
            Tus propios ciclos vuelven tras tu anticoncepción, contados a partir del {start}.\
            Con todo lo que registraste en este ciclo, se espera el {day}.\
            Con tus signos de ovulación, se espera el {day}.\
            Tu propia estimación de {count} día cuenta como un ciclo, el más antiguo.\0Tu propia estimación de {count} días cuenta como un ciclo, el más antiguo.\
            Previsto: {days}, con ovulación en torno al {day} ({chance}).\
            Sin signos de ovulación, se supone que ocurre 14 días antes de la siguiente regla.\
            Esto se deduce de los signos de tus ciclos anteriores.\
            Esto se deduce de los signos de arriba.\
            Tu última regla empezó el {start}.\
            Los ciclos de la población general duran unos {count} día (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\0Los ciclos de la población general duran unos {count} días (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\
            Tus ciclos duran unos {count} día (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\0Tus ciclos duran unos {count} días (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\
            Hoy es el día {number} del ciclo y no hay otra regla registrada. Ya es más probable que una haya quedado sin registrar a que esté aún por llegar. Si hubo una en torno al {missed}, la siguiente se espera el {day}.\
            Hoy es el día {number} del ciclo y no hay otra regla registrada. Descartados los ciclos más cortos, tu regla se espera el {day}.\
            Este es el sangrado del descanso de tu anticoncepción. Se cuenta desde el último día con hormonas, no según tus propios ciclos.\
            Este es el sangrado del descanso de tu anticoncepción ({method}). Se cuenta desde el último día con hormonas, no según tus propios ciclos.\
            Grado de certeza\
            Qué ciclos cuentan\
            Tus ciclos hasta ahora\
            Días fértiles\
            Signos de ovulación en este ciclo\
            Por qué esta fecha\
            {count} día de flujo desconocido se escribió como moderado, porque drip necesita una intensidad.\0{count} días de flujo desconocido se escribieron como moderado, porque drip necesita una intensidad.\
            No tiene sitio en drip: {items}.\
            Archivo {file} reemplazado: {count} día.\0Archivo {file} reemplazado: {count} días.\
            Archivo {file} reemplazado: {count} evento, {span}.\0Archivo {file} reemplazado: {count} eventos, {span}.\
            Sin incluir: {count} día por llegar de la regla en curso. Un registro solo contiene lo que ya ha ocurrido.\0Sin incluir: {count} días por llegar de la regla en curso. Un registro solo contiene lo que ya ha ocurrido.\
            Archivo {file} creado: {count} día.\0Archivo {file} creado: {count} días.\
            Archivo {file} creado: {count} evento, {span}.\0Archivo {file} creado: {count} eventos, {span}.\
            {percent} de probabilidad hasta el {day}, si no, lo más probable es {days}\
            No se muestran días fértiles, pero cualquier día puede ser fértil.\
            Cuando continúes, ejecuta 'eve-ics taken'. Si lo has dejado, ejecuta 'eve-ics contraception end'.\
            Próxima regla: {day}, {distance} ({chance}).\
            Regla esperada ahora: {day}, {distance} ({chance}).\
            Si no registraste una regla en torno al {missed}, la siguiente se espera el {day}, {distance} ({chance}).\
            Próximo sangrado por deprivación: {day}, {distance} ({chance}).\
            No hay ninguna regla registrada desde tu embarazo. Las previsiones se reanudan cuando registres la próxima.\
            Estás haciendo una pausa, así que no se prevé nada. Lo que registras se conserva.\
            Estás haciendo una pausa ({reason}), así que no se prevé nada. Lo que registras se conserva.\
            Durante la lactancia, la regla puede faltar mucho tiempo. Las previsiones se reanudan cuando registres la primera.\
            Aún no hay ninguna regla registrada. Registra el primer día de tu última regla.\
            Tras el parto, tus ciclos pueden tardar un tiempo en volver. Las previsiones se reanudan cuando registres tu primera regla. El sangrado de las primeras seis semanas no cuenta como regla.\
            No hay ninguna regla registrada desde el {day}, así que no se puede prever nada. Registra el primer día de tu última regla y, si puedes, las intermedias.\
            Con tu método anticonceptivo, el sangrado es irregular o no aparece, así que no se prevé ninguna regla.\
            Previsto antes: {day}.\
            y {count} día\0y {count} días\
            {count} día\0{count} días\
            hace {count} día\0hace {count} días\
            dentro de {count} día\0dentro de {count} días\
            dentro de {count} semana\0dentro de {count} semanas\
            dentro de {count} semana {days}\0dentro de {count} semanas {days}\
            {count} mes\0{count} meses\
            hace {count} mes\0hace {count} meses\
            más del {percent}\
            hoy\
            mañana\
            menos del {percent}\
            {count} semana\0{count} semanas\
            hace {count} semana\0hace {count} semanas\
            {count} año\0{count} años\
            hace {count} año\0hace {count} años\
            ayer\
            sangrado intermenstrual\
            Ciclo\
            Días\
            Regla\
            Ciclos completos: {cycles}. Duración habitual: {usual}, de {shortest} a {longest}.\
            Ciclos completos: {cycles}. Duración habitual: {usual}.\
            después, nada durante {count} día\0después, nada durante {count} días\
            Cambio\
            El historial de cambios está vacío.\
            Entrada\
            Origen\
            Registrado\
            {change} (deshecho)\
            Tu historial se conserva {count} mes.\0Tu historial se conserva {count} meses.\
            Tu historial se conserva {count} año.\0Tu historial se conserva {count} años.\
            no cuenta: {phase}\
            Aún no hay ningún ciclo completo registrado.\
            Aún no hay ningún ciclo completo sin hormonas registrado.\
            Aún no hay ninguna regla registrada. Registra el primer día de tu última regla.\
            calendario\
            línea de comandos\
            importación\
            Duración habitual de la regla: {usual}, de {shortest} a {longest}.\
            Duración habitual de la regla: {usual}.\
            en curso\
            menos de 10 días después de la regla anterior\
            después: {phase}\
            sangrado por deprivación\
            Hecho. 'eve-ics undo' lo deshace.\
            ¿Importar esto?\
            ¿Los borraste, y debe adaptarse tu registro?\
            Estos eventos faltan en el calendario:\
            {day}: {logged} en el registro, {incoming} en el archivo\
            {field}: el registro y el archivo difieren\
            Importado: {count} día, {span}.\0Importado: {count} días, {span}.\
            Importado ({count} día, {span}): {items}.\0Importado ({count} días, {span}): {items}.\
            {count} dosis\0{count} dosis\
            {count} evento sin cambios\0{count} eventos sin cambios\
            {count} dato más de sangrado\0{count} datos más de sangrado\
            {count} día ya registrado\0{count} días ya registrados\
            {count} día con estado de ánimo\0{count} días con estado de ánimo\
            {count} día con moco cervical\0{count} días con moco cervical\
            {count} nota\0{count} notas\
            {count} ovulación observada\0{count} ovulaciones observadas\
            {count} día de regla\0{count} días de regla\
            {count} día con síntomas\0{count} días con síntomas\
            {count} temperatura\0{count} temperaturas\
            {count} test de ovulación\0{count} tests de ovulación\
            {count} día ya está registrado.\0{count} días ya están registrados.\
            Esto elimina una gran parte de tu registro, para lo que hace falta 'eve-ics import --allow-mass-delete'.\
            Aún no ha cambiado nada.\
            Nada nuevo: {items}.\
            Nada nuevo: {count} día ya registrado, ahora con una fuente más.\0Nada nuevo: {count} días ya registrados, ahora con una fuente más.\
            Por importar: {count} día, {span}.\0Por importar: {count} días, {span}.\
            Por importar ({count} día, {span}): {items}.\0Por importar ({count} días, {span}): {items}.\
            Sin importar: {count} día anterior al {first}, debido a 'eve-ics settings keep'.\0Sin importar: {count} días anteriores al {first}, debido a 'eve-ics settings keep'.\
            {file}: {tracker}, {count} día, {span}.\0{file}: {tracker}, {count} días, {span}.\
            {count} día con dos flujos de dos programas: se conservó el más abundante.\0{count} días con dos flujos de dos programas: se conservó el más abundante.\
            {count} ciclo fuera de la previsión, como indica el archivo.\0{count} ciclos fuera de la previsión, como indica el archivo.\
            {file}: y {count} observación más\0{file}: y {count} observaciones más\
            {file}: no contiene ninguna regla.\
            Tu calendario\
            1 - en un programa de calendario, desde un archivo\
            2 - en un programa de calendario, siempre al día (una suscripción)\
            3 - solo aquí\
            1, 2 o 3:\
            ¿Dónde quieres verlo?\
            {answer}: escribe 1, 2 o 3\
            'eve-ics months' muestra los meses.\
            Tu ciclo habitual\
            ¿Cuántos días suele haber desde el primer día de una regla hasta el primer día de la siguiente?\
            Días:\
            Tu propia estimación es de {count} día.\0Tu propia estimación es de {count} días.\
            Otra cantidad, o Intro:\
            'eve-ics log today' registra un día, 'eve-ics status' muestra en qué punto del ciclo estás y 'eve-ics help' lo enumera todo.\
            Encuentra la suscripción mientras 'eve-ics serve' esté en marcha.\
            Suscribe tu programa de calendario a esta dirección.\
            Ya hay una suscripción llamada {feed}. 'eve-ics feed rotate {feed}' le da una dirección nueva.\
            Cuando haya una regla registrada, 'eve-ics export -o {file}' crea el archivo.\
            Abre {file} en tu programa de calendario. Cuando registres más, 'eve-ics export -o {file}' lo escribe de nuevo.\
            Ya hay un archivo {file}. 'eve-ics export -o {file}' lo reemplaza.\
            Tus últimas reglas\
            ¿Cuándo tuviste tus últimas reglas? Escribe los primeros días, como 20.11, o reglas enteras, como 3.10 - 7.10. Escribe varias separadas por comas, o una tras otra.\
            Fechas:\
            {count} regla registrada. Sus días: {last}.\0{count} reglas registradas. Los días de la última: {last}.\
            Más fechas, o Intro:\
            Recordatorios\
            ¿Recordatorios?\
            ¿Quieres recordatorios?\
            Tu calendario puede recordarte la regla: {times}.\
            'eve-ics remind' muestra y cambia tus recordatorios.\
            Tu calendario no te recuerda la regla.\
            Tu calendario te recuerda la regla: {times}.\
            Detenido. No ha cambiado nada.\
            Detenido. Tus respuestas hasta ahora se conservan; 'eve-ics init' pregunta el resto.\
            Unas preguntas para empezar. Escribe una respuesta y pulsa Intro. Para saltar una pregunta, pulsa solo Intro. Para parar, pulsa Ctrl y C. Tus respuestas se conservan, y 'eve-ics undo' deshace la última.\
            Tu zona horaria\
            Zona horaria, o Intro:\
            La de este ordenador es {zone}. Pulsa Intro para seguirla.\
            Pulsa Intro para seguir la de este ordenador.\
            Tu zona horaria es {zone}.\
            Decide cuándo empieza tu día.\
            La fecha prevista del parto es el {day}, {distance}.\
            Cuando el embarazo haya terminado, ejecuta 'eve-ics mode postpartum' o 'eve-ics mode cycling'.\
            La fecha prevista del parto era el {day}.\
            pausa desde el {day}\
            lactancia desde el {day}\
            ciclo habitual desde el {day}\
            perimenopausia desde el {day}\
            posparto desde el {day}\
            embarazo desde el {day}\
            pausa\
            lactancia\
            ciclo habitual\
            perimenopausia\
            posparto\
            embarazo\
            Ciclo habitual.\
            Embarazo.\
            Embarazo: {age}.\
            En pausa desde el {day}.\
            En pausa desde el {day}: {reason}.\
            Lactancia desde el {day}.\
            Ciclo habitual desde el {day}.\
            Perimenopausia desde el {day}.\
            Posparto desde el {day}.\
            Embarazo desde el {day}.\
            También anotado: {items}.\
            Sangrado entre reglas registrado, {days}.\
            Sangrado registrado, {days}.\
            Ausencia de sangrado registrada, {days}.\
            Ya no es el último día de una regla: {days}.\
            Anotado: {days}.\
            Anotado ({days}): {items}.\
            Anotado ({days}, sin sangrado registrado): {items}.\
            Anotado: {days} (sin sangrado registrado).\
            No se ha registrado nada.\
            Regla registrada, {days}.\
            Día de regla registrado, {day}.\
            Primer día de una regla registrado, {day}.\
            No se sabe cuánto duró.\
            Eliminado: {items} ({days}).\
            Eliminado todo lo registrado: {days}.\
            Esto reemplaza la nota del {day}.\
            Esto reemplaza las notas de estos días: {days}.\
            Manchado registrado, {days}.\
            Eso ya está registrado; no ha cambiado nada.\
            No había nada registrado en esos días; no ha cambiado nada.\
            No había ninguna nota; no ha cambiado nada.\
            Nada de eso estaba registrado; no ha cambiado nada.\
            inyección cada {count} semana\0inyección cada {count} semanas\
            minipíldora\
            minipíldora de desogestrel\
            minipíldora de drospirenona\
            {method}, {count} mes\0{method}, {count} meses\
            {pills} con píldoras de placebo\
            anillo {pattern}, cambio tras {count} día\0anillo {pattern}, cambio cada {count} días\
            {method}, {count} año\0{method}, {count} años\
            preservativo\
            dispositivo\
            diafragma\
            implante\
            inyección\
            DIU de cobre\
            DIU hormonal\
            método\
            parche\
            píldora\
            anillo\
            La fecha prevista del parto se cuenta desde tu última regla, el {day}. Si te han dado otra fecha, ejecuta 'eve-ics mode pregnancy --due DATE'.\
            Antes de eso: {phases}.\
            Mientras dura no se prevé nada, y no cuenta en tus promedios.\
            No se prevé nada hasta que registres una regla, lo que puede tardar muchos meses.\
            A partir del próximo ciclo, los intervalos dependen de tus propios ciclos.\
            Las previsiones continúan con intervalos más amplios, porque los ciclos varían más en estos años.\
            No se prevé nada hasta que registres una regla. El sangrado de las primeras seis semanas no cuenta como regla.\
            No se prevé ninguna regla hasta que termine.\
            Las previsiones se reanudan cuando registres tu próxima regla.\
            La previsión se basa en las reglas que has registrado desde entonces, al principio con intervalos amplios.\
            Las reglas se prevén como de costumbre.\
            Las reglas vuelven a preverse como de costumbre. El tiempo anterior no cuenta en tus promedios.\
            Si empezó más tarde, deshazlo primero con 'eve-ics mode cycling --date {start}'.\
            Registrado: {phases}.\
            Deshecho: {phases}.\
            Esto deshace lo que registraste para días posteriores: {phases}. ¿Continuar?\
            Eso ya está registrado. No ha cambiado nada.\
            sangrado entre reglas\
            blíster nuevo o cambio\
            fértil\
            regla, registrada\
            ovulación\
            sin hormona prevista\
            regla, previsión\
            Ventana fértil\
            Ovulación\
            Regla\
            Intervalo ({percent})\
            hoy\
            El sangrado ({days}) está cerca de otra regla y cuenta como sangrado entre reglas.\
            El sangrado que empezó el {day} llegó menos de 10 días después de la regla anterior. Cuenta como regla. Si no lo era, ejecuta 'eve-ics cycle {start} between'.\
            Un retraso de la regla puede tener muchas causas. Una prueba de embarazo puede comprobar una de ellas.\
            Un retraso de la regla también puede tener otras causas. Una prueba de embarazo puede comprobar una de ellas.\
            Tu regla dura ya {count} día; más de {limit} días es inusual. Consulta a un médico, y hoy mismo si el sangrado es abundante.\0Tu regla dura ya {count} días; más de {limit} días es inusual. Consulta a un médico, y hoy mismo si el sangrado es abundante.\
            ¿Falta una regla en tu registro en torno al {day}?\
            Si no, ejecuta 'eve-ics cycle {start} long'.\
            Si es así, registra su primer día: 'eve-ics log {day}'.\
            No hay ninguna regla registrada desde hace {count} día. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\0No hay ninguna regla registrada desde hace {count} días. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\
            Para desactivar estos avisos, ejecuta 'eve-ics settings health-notes no'.\
            Has registrado un sangrado en tu embarazo. Llama hoy a tu matrona o a un médico.\
            Tus últimos ciclos duraron {lengths} días; lo habitual es de {shortest} a {longest} días. Consulta a un médico o a una matrona.\
            Descanso\
            Colocación o cambio\
            Fechas ({method}): {days}.\
            Blíster\
            Píldoras\
            Sin hormonas\
            Ronda\
            Blísteres: {method}\
            Rondas: {method}\
            En uso\
            Se ha añadido a {name}. Registra con 'eve-ics log today --person {word}'.\
            Tu nombre es ahora {name}.\
            Aquí aún no hay nadie. Para empezar, ejecuta 'eve-ics init'.\
            ¿Eliminar para siempre a {name} y todo lo registrado para esta persona?\
            ¿Eliminar para siempre todo lo registrado para ti?\
            Se ha eliminado a {name}.\
            Se ha eliminado todo lo registrado para ti.\
            Cambio de nombre: «{name}» se llama ahora «{newName}».\
            Tú, sin nombre. Elige uno con 'eve-ics person rename {word} NAME'.\
            ¿Editarlo de nuevo?\
            Tu regla terminaría el {last}. Dejarían de ser días de regla: {days}. ¿Continuar?\
            [fecha]\
            [sí, no o Intro]\
            [s/N]\
            [S/n]\
            [S/n/fecha]\
            ¿Sigue hoy tu regla?\
            Hoy ya está registrado. ¿Qué otro día fue día de regla?\
            ¿Ha empezado hoy tu regla?\
            {answer}: escribe sí o no\
            n, no\
            Escribe tu nota y termínala con Ctrl-D en una línea aparte:\
            saltar\
            Pregunta saltada. Puedes responderla en otro momento.\
            s, sí, si\
            sangrado entre reglas\
            sangrado\
            dosis\
            dosis con retraso\
            dosis omitida\
            dosis tomada\
            primer día de una regla de duración desconocida\
            intensidad del sangrado\
            sangrado abundante\
            sangrado ligero\
            sangrado moderado\
            sin sangrado\
            manchado\
            día de regla\
            último día de una regla\
            test de ovulación\
            test de ovulación negativo\
            test de ovulación positivo\
            estado de ánimo\
            estado de ánimo «{words}»\
            moco cervical\
            moco cervical cremoso\
            moco cervical seco\
            moco cervical como clara de huevo\
            moco cervical pegajoso\
            moco cervical acuoso\
            nota\
            nota «{words}»\
            ovulación notada\
            regla\
            síntomas\
            síntomas «{words}»\
            temperatura\
            temperatura {degrees}\
            un recordatorio suena a una sola hora, hasta {most} veces antes del evento; ajústalo con 'eve-ics remind {kind}'\
            archivo adjunto ignorado\
            no conservas nada anterior al {day}\
            el registro no contiene nada anterior a 1900\
            cambio de categoría ignorado\
            color ignorado\
            comentario ignorado\
            solo se puede confirmar una regla o una dosis\
            una dosis que está por llegar se queda\
            una dosis no se puede tomar antes de su día; el plan se queda\
            una dosis se mueve con su blíster; consulta 'eve-ics help contraception'\
            la hora de una dosis viene de tu anticoncepción; cámbiala con 'eve-ics contraception change --at'\
            la mayoría de los eventos volvieron cambiados del mismo modo, así que puede que estas fechas no sean tuyas\
            una ventana fértil resulta de la previsión; mueve la ovulación en su lugar\
            borrar una previsión en un archivo no cambia nada\
            el calendario es más antiguo que los que se recuerdan aquí\
            el futuro no se puede registrar; la previsión se queda\
            enlace ignorado\
            una regla registrada no puede estar en el futuro\
            ignorado, porque está cancelado\
            ignorado, porque está por llegar\
            ignorado, porque parece una clase: tiene un número o una repetición semanal, o es uno de varios en un día\
            ignorado, porque su marca no corresponde a ninguna entrada conocida aquí\
            ignorado, porque no trata de una regla\
            ignorado, porque se repite según una norma, lo que es un plan y no un registro\
            No ha cambiado nada: {reason}.\
            No ha cambiado nada: las fechas del evento de la línea {line} no se pueden leer.\
            una ovulación no se puede observar antes de que llegue; la previsión se queda\
            una ovulación observada se queda hasta que la cambies con 'eve-ics log'\
            personas ignoradas\
            lugar ignorado\
            {property} (ignorado)\
            borrar una pregunta no cambia nada\
            una pregunta no tiene fecha propia\
            una renovación se queda hasta que esté hecha\
            una renovación viene de tu anticoncepción; cámbiala con 'eve-ics contraception'\
            repetición ignorada\
            esto ya está en el calendario\
            cambio de título ignorado\
            ninguna regla dura más de un mes\
            los días de este evento no se pueden leer\
            el mismo día\
            {count} día antes\0{count} días antes\
            desactivado\
            a su propia hora\
            {count} vez más\0{count} veces más\
            otra vez después de {count} minuto\0otra vez después de {count} minutos\
            con sonido\
            con {count} minuto de separación\0con {count} minutos de separación\
            {day}, {count} día antes\0{day}, {count} días antes\
            {day}, según lo previsto\
            {day}, {count} día más tarde\0{day}, {count} días más tarde\
            {day}, sin contar\
            Inicio\
            Previsto\
            Duración\
            Primer día\
            Cuenta\
            De media, la fecha prevista al empezar el ciclo se desvió {error} días.\
            Dentro del intervalo previsto: {hits} de la última {count} regla.\0Dentro del intervalo previsto: {hits} de las últimas {count} reglas.\
            Tu última regla llegó dentro del intervalo previsto, a {count} día de la fecha prevista al empezar el ciclo.\0Tu última regla llegó dentro del intervalo previsto, a {count} días de la fecha prevista al empezar el ciclo.\
            Tu última regla llegó fuera del intervalo previsto, a {count} día de la fecha prevista al empezar el ciclo.\0Tu última regla llegó fuera del intervalo previsto, a {count} días de la fecha prevista al empezar el ciclo.\
            {cycles}: fuera del cálculo, por una pausa.\
            {cycles}: fuera del cálculo, por la lactancia.\
            {cycles}: fuera del cálculo, por la anticoncepción.\
            {cycles}: fuera del cálculo, porque un intervalo de más de {count} día es un hueco y no un ciclo.\0{cycles}: fuera del cálculo, porque un intervalo de más de {count} días es un hueco y no un ciclo.\
            {cycles}: fuera del cálculo, porque hay sesenta posteriores.\
            {cycles}: fuera del cálculo, por otra etapa de la vida.\
            {cycles}: fuera del cálculo, por el tiempo tras un parto.\
            {cycles}: fuera del cálculo, por un embarazo.\
            El día más probable es el {day} ({percent}).\
            Aún no cuenta ninguno de tus ciclos. La previsión se basa en los ciclos de la población general.\
            Aún no cuenta ninguno de tus ciclos. La previsión se basa en tu propia estimación y en los ciclos de la población general.\
            Un ciclo que parece raro apenas mueve la previsión.\
            También cuenta {count} ciclo más antiguo.\0También cuentan {count} ciclos más antiguos.\
            Cuenta uno de tus ciclos, junto a los de la población general.\
            {count} ciclo distinto de los demás no se cuenta aquí.\0{count} ciclos distintos de los demás no se cuentan aquí.\
            * = fuera del intervalo previsto\
            La fecha se basa en tus blísteres o rondas y en cuándo llegaron sangrados anteriores en sus descansos. Tus propios ciclos volverán a contar cuando regresen.\
            {start}: {remark}.\
            Cuenta {count} de tus ciclos, más cuanto más reciente.\0Cuentan {count} de tus ciclos, más los más recientes.\
            no\
            Probabilidad de una regla sin registrar desde el {start}: {percent}.\
            Aún no se ha podido comprobar ninguna previsión.\
            Tus ciclos varían más que la mayoría, así que el intervalo es amplio y ningún día concreto es probable. Es frecuente en los primeros años de reglas, con ovarios poliquísticos, antes de la menopausia y tras un parto o la píldora.\
            ciclos de persona adulta\
            temperaturas en Celsius\
            temperaturas en Fahrenheit\
            días fértiles ocultos\
            días fértiles visibles\
            avisos de salud desactivados\
            avisos de salud activados\
            historial conservado para siempre\
            historial conservado {count} mes\0historial conservado {count} meses\
            historial conservado {count} año\0historial conservado {count} años\
            idioma {tag}\
            idioma del sistema\
            duración habitual del ciclo {count} día\0duración habitual del ciclo {count} días\
            sin duración habitual del ciclo\
            nombre del calendario «{name}»\
            nombre habitual del calendario\
            ciclos de adolescente\
            zona horaria {zone}\
            zona horaria del sistema\
            semanas desde el lunes\
            semanas desde el domingo\
            ventana fértil estándar\
            ventana fértil prudente\
            palabras para una regla «{words}»\
            palabras habituales para una regla\
            Los ciclos de 24 a 38 días cuentan ahora como habituales.\
            Tu calendario se llama ahora «{name}».\
            Las temperaturas están ahora en grados Celsius.\
            Las temperaturas están ahora en grados Fahrenheit.\
            Los días fértiles y la ovulación están ahora ocultos.\
            Los días fértiles y la ovulación se muestran ahora.\
            Tu historial se conserva ahora {length}.\
            Se borró {count} día registrado anterior al {day}, tal como 'eve-ics settings keep' establece.\0Se borraron {count} días registrados anteriores al {day}, tal como 'eve-ics settings keep' establece.\
            Esto borra para siempre {count} día registrado y todo lo demás anterior al {day}.\0Esto borra para siempre {count} días registrados y todo lo demás anterior al {day}.\
            No se pudo borrar el historial que supera el tiempo de conservación: {problem}\
            Ahora se conserva todo tu historial.\
            A partir de ahora, el historial más antiguo se borra cada mes.\
            Aún no hay nada registrado tan antiguo.\
            Las copias de seguridad y los calendarios anteriores aún contienen lo más antiguo.\
            ¿Conservar solo {length}?\
            Tu idioma es ahora: {language}.\
            Idioma elegido, como en este ordenador: {language}. Para cambiarlo, ejecuta 'eve-ics settings language TAG'. Para deshacerlo, ejecuta 'eve-ics undo'.\
            Tu idioma es ahora el de este ordenador.\
            Ya no recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\
            Ahora recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\
            según el sistema\
            Los ciclos de 21 a 45 días cuentan ahora como habituales.\
            Tu zona horaria es ahora {zone}.\
            Tu zona horaria es ahora la de este ordenador.\
            Tu propia estimación de {count} día cuenta ahora como un ciclo.\0Tu propia estimación de {count} días cuenta ahora como un ciclo.\
            Ahora solo cuentan los ciclos que registras.\
            las habituales\
            Las semanas empiezan ahora en lunes.\
            Las semanas empiezan ahora en domingo.\
            Las ventanas fértiles son ahora más amplias.\
            Las ventanas fértiles tienen ahora su amplitud habitual.\
            Un evento con uno de estos títulos cuenta ahora como regla, además de los habituales: {words}.\
            Ahora solo cuentan las palabras habituales para una regla.\
            Solo con el test de LH, la próxima regla se esperaría el {day} ({chance}).\
            Solo con el moco cervical, la próxima regla se esperaría el {day} ({chance}).\
            Solo con la ovulación que notaste, la próxima regla se esperaría el {day} ({chance}).\
            Solo con la temperatura, la próxima regla se esperaría el {day} ({chance}).\
            Estos signos difícilmente pueden ser correctos los dos: {signs}. Cualquiera puede serlo, así que ambos días siguen siendo posibles.\
            Temperaturas descartadas: {readings}.\
            Test de LH: primer positivo el {day}.\
            Test de LH: solo negativo, hasta el {day}. La ovulación en los dos días siguientes es menos probable.\
            Test de LH, primer positivo: {days}. Cualquiera puede ser el correcto.\
            Moco cervical: el más fértil, el {day}.\
            Moco cervical más fértil: {days}. Cualquiera de estos días puede ser el correcto.\
            test de LH\
            moco cervical\
            ovulación observada\
            temperatura\
            Notaste la ovulación el {day}.\
            Eso sitúa la ovulación en torno al {day} ({chance}).\
            Ese intervalo tiene {count} día en lugar de {before}.\0Ese intervalo tiene {count} días en lugar de {before}.\
            Ese intervalo tiene {count} día; sin los signos tiene {before}.\0Ese intervalo tiene {count} días; sin los signos tiene {before}.\
            Ese intervalo tiene {count} día y es más amplio que con cada signo por separado.\0Ese intervalo tiene {count} días y es más amplio que con cada signo por separado.\
            {temperature} el {day} ({reason})\
            fiebre\
            demasiado baja para ser cierta\
            {day} (más de {temperature}, confirmado el {confirmed})\
            Temperatura: más alta desde el {rise}.\
            Temperatura: más alta desde el {rises}. Cualquiera de estos días puede ser el correcto.\
            Con este signo, se espera el {day} ({chance}).\
            Con todos los signos, se espera el {day} ({chance}).\
            Sin ningún signo, la próxima regla se esperaría el {day} ({chance}).\
            Día {day} del ciclo que empezó el {start}.\
            Por ejemplo: 'eve-ics log {days}'.\
            Ventana fértil: {days}, ovulación en torno al {ovulation}.\
            Hoy: ventana fértil, día {day} de {length}.\
            Tu regla: día {day} de unos {length}.\
            día {day}\
            regla con {count} d de retraso\0regla con {count} d de retraso\
            próxima regla en {count} d\0próxima regla en {count} d\
            regla en {count} d\0regla en {count} d\
            regla hoy\
            {count} prevista\0{count} previstas\
            {count} con retraso\0{count} con retraso\
            nada registrado aún\
            {count} omitida\0{count} omitidas\
            {count} tomada\0{count} tomadas\
            {count} sin registrar\0{count} sin registrar\
            {dose}, hecho\
            Dosis, {days} ({method}): {counts}.\
            La última dosis anterior: {dose}, {day}.\
            Últimas dosis omitidas: {days}.\
            {dose}, con retraso\
            Aún no tiene efecto, porque no hay ningún método registrado. Añade el tuyo con 'eve-ics contraception add'.\
            El {day} no tocaba nada, así que no cuenta.\
            En estos días no tocaba nada, así que no cuentan: {days}.\
            Registrado para el {day}: {doses}.\
            Registrado con retraso: {days}.\
            Registrado como dosis omitida: {days}.\
            Registrado como tomado: {days}.\
            Dosis desde el {day} ({method}): {counts}.\
            {dose}, dosis omitida\
            La última ({count}) se tomó, sin interrupción.\0Las últimas {count} se tomaron, sin interrupción.\
            {dose}, tomada\
            Eso ya está registrado. No ha cambiado nada.\
            Para deshacerlo, ejecuta 'eve-ics undo'.\
            Sangrado entre reglas\
            Ciclo\
            Ventana fértil\
            Inyección\
            Agenda\
            Prioridades\
            Cita\
            Repaso\
            Trámite\
            Rutina\
            Lista\
            Lista corta\
            Nota\
            Pendiente\
            Mantenimiento\
            Ovulación\
            Parche\
            {title}: cambiar\
            {title}: quitar\
            {title}: poner\
            Regla\
            Regla (prevista)\
            Píldora\
            {title} (placebo)\
            Pregunta\
            ¿Ha terminado tu regla?\
            ¿Se retrasa tu regla?\
            ¿Ha empezado tu regla?\
            Renovación\
            {title}: {method}\
            Anillo\
            {title}: cambiar\
            {title}: colocar\
            {title}: retirar\
            {title} (dosis omitida)\
            Recuperado: {items}.\
            'eve-ics redo' rehace el último cambio que deshiciste.\
            Las copias de seguridad y los calendarios anteriores aún la contienen.\
            La entrada {entry} viene del calendario ({when}).\
            La entrada {entry} viene de la línea de comandos ({when}).\
            La entrada {entry} viene de una importación ({when}).\
            Entrada {entry} deshecha y borrada.\
            ¿Continuar?\
            Hecho\
            Rehecho: {items}.\
            ¿Deshacerla y borrarla para siempre?\
            No hay ningún cambio que deshacer.\
            Registró: {items}.\
            Eliminó: {items}.\
            Eliminado de nuevo: {items}.\
            Deshecho: {items}.\
            Se recuperaría: {items}.\
            Se desharía y borraría la entrada {entry}.\
            Se reharía: {items}.\
            Se eliminaría de nuevo: {items}.\
            Se desharía: {items}.
            """,
        starts: [
            0, 11, 37, 75, 235, 294, 432, 522, 576, 663, 712, 801, 879, 918, 940, 959, 975, 1003,
            1054, 1141, 1171, 1215, 1271, 1405, 1417, 1525, 1577, 1677, 1817, 1942, 2046, 2108,
            2212, 2298, 2310, 2481, 2495, 2517, 2534, 2552, 2585, 2647, 2658, 2673, 2739, 2835,
            2863, 2895, 2995, 3073, 3092, 3115, 3197, 3241, 3273, 3385, 3417, 3494, 3541, 3580,
            3728, 3767, 3839, 3872, 3925, 3946, 3980, 4034, 4110, 4300, 4400, 4604, 4902, 4923,
            4975, 5028, 5112, 5157, 5167, 5306, 5436, 5521, 5604, 5711, 5776, 5819, 5891, 5921,
            6025, 6142, 6242, 6362, 6462, 6582, 6615, 6630, 6661, 6676, 6699, 6743, 6747, 6782,
            6811, 6840, 6863, 6887, 6914, 6943, 6973, 6996, 7014, 7035, 7060, 7084, 7102, 7125,
            7198, 7207, 7213, 7221, 7229, 7237, 7354, 7368, 7376, 7384, 7391, 7395, 7409, 7417,
            7423, 7522, 7574, 7631, 7704, 7780, 7842, 7959, 7964, 7968, 7970, 7974, 7984, 7989,
            7995, 8006, 8016, 8036, 8042, 8053, 8102, 8180, 8229, 8259, 8306, 8330, 8385, 8422,
            8459, 8522, 8565, 8599, 8658, 8706, 8730, 8741, 8754, 8765, 8770, 8824, 8839, 8862,
            8874, 8967, 8984, 8994, 9000, 9009, 9025, 9045, 9078, 9090, 9125, 9130, 9135, 9142,
            9157, 9160, 9164, 9209, 9253, 9305, 9323, 9338, 9375, 9496, 9561, 9629, 9739, 9809,
            9876, 10010, 10069, 10114, 10175, 10248, 10382, 10506, 10552, 10611, 10684, 10698,
            10751, 10795, 10830, 10889, 10994, 11087, 11178, 11247, 11300, 11356, 11403, 11455,
            11515, 11573, 11625, 11670, 11706, 11730, 11768, 11805, 11826, 11892, 11958, 11986,
            12053, 12106, 12155, 12227, 12285, 12347, 12391, 12445, 12461, 12525, 12599, 12608,
            12647, 12719, 12790, 12839, 12863, 12940, 12991, 13018, 13106, 13126, 13131, 13169,
            13216, 13273, 13355, 13410, 13475, 13523, 13628, 13730, 13760, 13798, 13877, 13902,
            13915, 13920, 13990, 14023, 14041, 14061, 14067, 14085, 14105, 14339, 14365, 14389,
            14408, 14439, 14503, 14538, 14599, 14649, 14680, 14745, 14776, 14790, 14797, 14816,
            14835, 14856, 14899, 14918, 14937, 15011, 15025, 15049, 15075, 15099, 15123, 15149,
            15166, 15182, 15206, 15221, 15238, 15265, 15276, 15307, 15426, 15452, 15469, 15495,
            15512, 15529, 15561, 15606, 15618, 15645, 15662, 15680, 15695, 15720, 15747, 15768,
            15799, 15832, 15849, 15918, 15932, 15967, 15981, 16010, 16071, 16131, 16195, 16262,
            16323, 16405, 16530, 16763, 16781, 16820, 16880, 16973, 17010, 17023, 17035, 17152,
            17190, 17204, 17220, 17246, 17270, 17303, 17318, 17328, 17335, 17359, 17368, 17380,
            17397, 17409, 17422, 17437, 17449, 17464, 17486, 17542, 17568, 17607, 17661, 17719,
            17758, 17819, 17878, 17987, 18064, 18108, 18180, 18247, 18317, 18384, 18442, 18478,
            18524, 18721, 18835, 18937, 18970, 19018, 19059, 19134, 19191, 19255, 19315, 19365,
            19373, 19470, 19561, 19616, 19688, 19769, 19848, 19878, 19960, 20022, 20071, 20225,
            20287, 20371, 20425, 20464, 20500, 20752, 20954, 21170, 21300, 21431, 21573, 21589,
            21608, 21630, 21645, 21679, 21698, 21898, 21930, 22014, 22118, 22334, 22408, 22502,
            22577, 22647, 22745, 22790, 22841, 22946, 23011, 23119, 23203, 23298, 23412, 23494,
            23680, 23836, 23942, 23964, 23994, 24020, 24056, 24102, 24152, 24216, 24241, 24276,
            24294, 24297, 24304, 24323, 24353, 24393, 24419, 24455, 24459, 24482, 24487, 24492,
            24497, 24580, 24636, 24708, 24714, 24751, 24758, 24764, 24774, 24793, 24870, 24948,
            24966, 25012, 25071, 25153, 25163, 25181, 25193, 25260, 25300, 25308, 25355, 25372,
            25397, 25430, 25446, 25491, 25529, 25585, 25627, 25693, 25779, 25806, 25860, 25920,
            25975, 26043, 26105, 26131, 26190, 26234, 26288, 26328, 26382, 26452, 26556, 26581,
            26601, 26736, 26808, 26900, 27066, 27148, 27304, 27428, 27500, 27534, 27547, 27597,
            27665, 27679, 27688, 27711, 27737, 27772, 27789, 27889, 27895, 27979, 28002, 28129,
            28196, 28249, 28345, 28422, 28534, 28600, 28619, 28786, 28793, 28898, 28919, 28932,
            28948, 28972, 29021, 29073, 29111, 29155, 29185, 29269, 29472, 29487, 29509, 29567,
            29612, 29638, 29669, 29721, 29815, 29856, 29876, 29900, 29929, 29958, 29981, 30004,
            30009, 30018, 30032, 30046, 30054, 30062, 30077, 30086, 30102, 30126, 30160, 30185,
            30215, 30245, 30269, 30293, 30319, 30360, 30388, 30428, 30474, 30490, 30516, 30567,
            30609, 30634, 30659, 30691, 30734, 30759, 30787, 30824, 30857, 30905, 30933, 30978,
            31039, 31083, 31134, 31196, 31208, 31235, 31263, 31308, 31340, 31426, 31472, 31484,
            31495, 31504, 31512, 31522, 31534, 31546, 31553, 31559, 31567, 31573, 31716, 31739,
            31801, 31883, 31958, 32060, 32171, 32216, 32279, 32386, 32426, 32521, 32603, 32624,
            32643, 32721, 32766, 32787, 32810, 32817, 32834, 32844, 32864, 32881, 32896, 32906,
            32911, 32932, 32935, 33018, 33180, 33282, 33392, 33650, 33701, 33745, 33802, 34100,
            34173, 34254, 34385, 34393, 34413, 34439, 34447, 34456, 34468, 34473, 34493, 34509,
            34515, 34589, 34615, 34677, 34749, 34800, 34825, 34868, 34926, 34993, 35013, 35098,
            35105, 35122, 35127, 35132, 35143, 35164, 35224, 35251, 35277, 35282, 35343, 35349,
            35402, 35412, 35433, 35441, 35446, 35463, 35476, 35488, 35537, 35560, 35578, 35593,
            35610, 35622, 35630, 35643, 35668, 35686, 35713, 35740, 35756, 35784, 35797, 35818,
            35836, 35869, 35891, 35911, 35915, 35931, 35948, 35953, 35962, 35983, 35994, 36015,
            36128, 36152, 36187, 36231, 36260, 36274, 36293, 36338, 36377, 36439, 36512, 36611,
            36719, 36796, 36846, 36906, 36961, 36976, 37024, 37056, 37089, 37197, 37270, 37308,
            37387, 37417, 37498, 37577, 37649, 37667, 37681, 37702, 37736, 37770, 37816, 37898,
            37918, 37948, 37974, 38007, 38049, 38062, 38100, 38111, 38127, 38162, 38234, 38244,
            38312, 38364, 38389, 38451, 38468, 38474, 38482, 38491, 38502, 38508, 38581, 38717,
            38941, 39163, 39207, 39254, 39307, 39509, 39570, 39626, 39684, 39730, 39776, 39875,
            40001, 40053, 40143, 40206, 40322, 40354, 40513, 40531, 40643, 40645, 40713, 40763,
            41000, 41024, 41047, 41073, 41096, 41120, 41148, 41173, 41206, 41273, 41341, 41353,
            41371, 41455, 41487, 41519, 41549, 41570, 41589, 41613, 41635, 41659, 41684, 41708,
            41743, 41777, 41835, 41875, 41923, 41974, 42031, 42085, 42125, 42324, 42493, 42572,
            42608, 42671, 42711, 42795, 42821, 42852, 43001, 43041, 43132, 43223, 43240, 43298,
            43330, 43376, 43508, 43552, 43566, 43602, 43640, 43686, 43743, 43839, 43897, 43973,
            44052, 44140, 44217, 44351, 44388, 44425, 44528, 44598, 44639, 44723, 44733, 44746,
            44766, 44777, 44808, 44862, 44972, 45102, 45268, 45301, 45307, 45337, 45393, 45432,
            45521, 45567, 45619, 45690, 45734, 45768, 45828, 45873, 45911, 45921, 45982, 46037,
            46074, 46083, 46117, 46156, 46176, 46208, 46238, 46281, 46294, 46329, 46370, 46402,
            46421, 46532, 46576, 46635, 46669, 46700, 46738, 46769, 46811, 46832, 46933, 46947,
            46992, 47032, 47053, 47058, 47073, 47083, 47089, 47100, 47104, 47110, 47118, 47124,
            47129, 47140, 47144, 47153, 47166, 47176, 47182, 47198, 47213, 47227, 47232, 47248,
            47256, 47273, 47281, 47305, 47327, 47350, 47361, 47378, 47384, 47400, 47416, 47432,
            47455, 47475, 47530, 47601, 47650, 47709, 47763, 47798, 47810, 47815, 47832, 47869,
            47904, 47923, 47941, 47969, 47987, 48012, 48056, 48077, 48110, 48132,
        ])
}
