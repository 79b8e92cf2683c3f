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
            Aún quedan rastros en los archivos de datos, porque otro programa los está leyendo. Se eliminan cuando termine.\
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
            página web\
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
            {count} peso\0{count} pesos\
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
            fin de la regla\
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
            peso\
            peso {amount}\
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
            año de nacimiento {year}\
            sin año de nacimiento\
            temperaturas en Celsius\
            temperaturas en Fahrenheit\
            días fértiles ocultos\
            días fértiles visibles\
            avisos de salud desactivados\
            avisos de salud activados\
            la página web se abre con el calendario\
            la página web se abre con el análisis\
            la página web se abre con hoy\
            historial conservado para siempre\
            historial conservado {count} mes\0historial conservado {count} meses\
            historial conservado {count} año\0historial conservado {count} años\
            pesos en kilogramos\
            idioma {tag}\
            idioma del sistema\
            duración habitual del ciclo {count} día\0duración habitual del ciclo {count} días\
            sin duración habitual del ciclo\
            nombre del calendario «{name}»\
            nombre habitual del calendario\
            dibujos alegres ocultos\
            dibujos alegres visibles\
            pesos en libras\
            atajos de teclado desactivados\
            atajos de teclado activados\
            síntomas ocultos «{names}»\
            sin síntomas ocultos\
            síntomas propios «{names}»\
            sin síntomas propios\
            ciclos de adolescente\
            página web oscura\
            página web clara\
            página web clara u oscura como el dispositivo\
            zona horaria {zone}\
            zona horaria del sistema\
            semanas desde el lunes\
            semanas desde el domingo\
            ventana fértil estándar\
            ventana fértil prudente\
            palabras para una regla «{words}»\
            palabras habituales para una regla\
            Los ciclos de 24 a 38 días cuentan ahora como habituales.\
            Tu año de nacimiento es ahora {year}.\
            Tu año de nacimiento ya no está registrado.\
            Tu calendario se llama ahora «{name}».\
            Las temperaturas están ahora en grados Celsius.\
            Las temperaturas están ahora en grados Fahrenheit.\
            Los días fértiles y la ovulación están ahora ocultos.\
            Los días fértiles y la ovulación se muestran ahora.\
            La página web se abre ahora con el calendario.\
            La página web se abre ahora con el análisis.\
            La página web se abre ahora con hoy.\
            Tu historial se conserva ahora {length}.\
            Se borró {count} día registrado anterior al {day}, tal como 'eve-ics settings keep' establece.\0Se borraron {count} días registrados anteriores al {day}, tal como 'eve-ics settings keep' establece.\
            Esto borra para siempre {count} día registrado y todo lo demás anterior al {day}.\0Esto borra para siempre {count} días registrados y todo lo demás anterior al {day}.\
            No se pudo borrar el historial que supera el tiempo de conservación: {problem}\
            Ahora se conserva todo tu historial.\
            A partir de ahora, el historial más antiguo se borra cada mes.\
            Aún no hay nada registrado tan antiguo.\
            Las copias de seguridad y los calendarios anteriores aún contienen lo más antiguo.\
            ¿Conservar solo {length}?\
            Los pesos se indican ahora en kilogramos.\
            Tu idioma es ahora: {language}.\
            Idioma elegido, como en este ordenador: {language}. Para cambiarlo, ejecuta 'eve-ics settings language TAG'. Para deshacerlo, ejecuta 'eve-ics undo'.\
            Tu idioma es ahora el de este ordenador.\
            Ya no recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\
            Ahora recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\
            La página web ya no muestra dibujos alegres.\
            La página web muestra ahora dibujos alegres.\
            Los pesos se indican ahora en libras.\
            Los atajos de teclado de la página web están ahora desactivados.\
            Los atajos de teclado de la página web están ahora activados.\
            La página web ya no ofrece estos síntomas: {names}. Lo que registraste se conserva.\
            La página web ya no oculta ningún síntoma.\
            La página web ofrece ahora estos síntomas propios: {names}.\
            La página web ya no ofrece síntomas propios.\
            según el sistema\
            Los ciclos de 21 a 45 días cuentan ahora como habituales.\
            La página web es ahora oscura.\
            La página web es ahora clara.\
            La página web es ahora clara u oscura como tu dispositivo.\
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
            La entrada {entry} se hizo en la página web {when}.\
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
            Se desharía: {items}.\
            Un nombre tiene al menos un carácter y como máximo 200 bytes, sin espacios al principio ni al final.\
            Cambiar contraseña\
            Pide una invitación a quien administra este servidor; {command} la crea.\
            Para crear una cuenta hace falta una invitación\
            Esta contraseña es de las primeras que otras personas probarían. Elige otra.\
            Contraseña actual\
            {browser} en {system}\
            Cerrar sesión\
            Cerrar sesión: {device}\
            Se ha cerrado la sesión en ese dispositivo.\
            sesión iniciada el {day}\
            Este dispositivo\
            Dispositivo desconocido\
            Último uso: {day}\
            Cerrar sesión en todos los demás dispositivos\
            Se ha cerrado la sesión en {count} dispositivo más.\0Se ha cerrado la sesión en {count} dispositivos más.\
            Dispositivos\
            En este servidor no caben más cuentas.\
            Iniciar sesión con la cuenta que ya tienes\
            Crear cuenta\
            Alguien ya tiene aquí este nombre. Elige otro.\
            Sirve para iniciar sesión. Otras personas de este servidor pueden verlo.\
            Contraseña nueva\
            Aún no tienes contraseña: solo un enlace creado en el ordenador que ofrece esta página inicia tu sesión.\
            Con ello se cierra la sesión en tus otros dispositivos.\
            Contraseña guardada. Se ha cerrado la sesión en tus otros dispositivos.\
            Al menos 10 caracteres. Varias palabras son fáciles de recordar y difíciles de adivinar.\
            Contraseña\
            Lo que registras se guarda en el ordenador que ofrece esta página y no se envía a ningún otro sitio.\
            Crea tu cuenta\
            Seguridad\
            Crear contraseña\
            Es demasiado larga: una contraseña tiene como máximo 200 caracteres.\
            Es demasiado corta: una contraseña tiene al menos 10 caracteres.\
            Contiene un carácter que una contraseña no puede tener, como un tabulador. Quítalo.\
            Ya se usó, o ha pasado su día. Pide una nueva.\
            Esta invitación ya no funciona\
            Volver al calendario\
            Este día se cambió en otro sitio después de que lo abrieras, así que aún no se ha guardado nada.\
            Dejarlo como está ahora\
            Registrar día de regla de todos modos\
            Ahora\
            Quitar el sangrado de todos modos\
            Al abrirlo\
            día {number}\
            dosis omitida\
            dosis tomada\
            Anteriores\
            Este día aún no ha llegado. Podrás registrarlo cuando llegue.\
            Posteriores\
            Qué significan los signos\
            Registrar más\
            Día siguiente\
            Nota\
            más datos registrados\
            Día de regla\
            Día anterior\
            Un día que aún no ha llegado no se puede registrar. No ha cambiado nada.\
            El {day} es anterior a lo que conservas: {kept}. No ha cambiado nada.\
            ligero, moderado, abundante\
            Calendario\
            Ir a hoy\
            Se ha cerrado la sesión en todos los dispositivos que la tenían abierta.\
            El código QR del enlace no cabe aquí; ocupa {count} columna.\0El código QR del enlace no cabe aquí; ocupa {count} columnas.\
            Se ha cerrado la sesión en {count} dispositivo.\0Se ha cerrado la sesión en {count} dispositivos.\
            Con este enlace {name} puede crear una cuenta, una sola vez y durante 24 horas:\
            Contraseña nueva: \
            No se ha podido abrir ningún navegador. Abre tú el enlace.\
            Ningún dispositivo tiene una sesión abierta en la página web.\
            Aún no responde ningún servidor en {address}. Inícialo con {command} y déjalo en marcha.\
            Este enlace inicia tu sesión, una sola vez y durante diez minutos:\
            Este enlace inicia la sesión de {name}, una sola vez y durante diez minutos:\
            Otra vez la misma: \
            Contraseña guardada. Inicia sesión en la página web con el nombre {name} y esta contraseña.\
            Empezar a usar un método\
            Este método ya no está registrado.\
            El último día no puede ser anterior al primero.\
            Este es el método que ya tienes.\
            Escribe un número de semanas de 0 a 52.\
            Esto no es un método. Elige uno o escríbelo como en los ejemplos.\
            Este método no tiene blísteres. Deja esto vacío.\
            Este método no tiene renovación. Deja esto vacío.\
            Escribe un día del blíster, del 1 al {length}.\
            El método no está en uso ese día.\
            Con este método nunca toca nada. Deja esto vacío.\
            Este método no tiene ningún blíster ni renovación que se pueda mover.\
            Ya tienes el mismo método en estos días. Cambia ese o termínalo.\
            Hay otro dispositivo colocado en los mismos días. Termínalo primero o cámbialo por este.\
            Cambiar a otro método\
            Corregir el primer día, la hora o el aviso\
            Tus métodos\
            Primer día del cambio\
            Dejar de usarlo\
            Primer día de uso\
            Último día de uso\
            Déjalo vacío mientras continúe.\
            Semanas de aviso antes de una renovación\
            Aquí solo se cuentan días. El prospecto indica hasta qué punto protege un método y qué hacer si se omite una dosis.\
            Método\
            No hay ningún método registrado.\
            Otra pauta u otro nombre\
            Días con + días sin, como 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' u 'other NAME'.\
            día {number} de {length}\
            Día del blíster en esa fecha\
            Solo si el blíster se empezó antes.\
            Métodos anteriores\
            un día del descanso\
            Hoy\
            una píldora sin hormonas\
            Vista previa\
            Cambiar los datos\
            Día\
            Toca\
            Aún no se ha guardado nada.\
            nada\
            Los próximos 28 días serían\
            Un blíster, un parche o un anillo no fue según lo previsto\
            Déjalo vacío si empieza un blíster nuevo o si se puso una inyección.\
            Hora del día\
            Déjala vacía si no hay hora.\
            Anticoncepción\
            Yo borré los eventos que faltan\
            Eliminar esta gran parte de mi registro\
            Importar\
            Entretanto ha cambiado tu registro. Vuelve a ver qué cambiaría ahora.\
            Indica primero cuál es correcto, el archivo o tu registro.\
            Este calendario es anterior a los que se recuerdan aquí, así que no se puede saber qué cambiaste en él. Exporta de nuevo y haz el cambio en el calendario nuevo.\
            El archivo ya no está aquí porque han pasado unos minutos. Elígelo de nuevo.\
            Lo que en este calendario se llama regla parecen clases, con un número, una repetición semanal o varias en un día; no ha cambiado nada.\
            Esto elimina una gran parte de tu registro. Marca la casilla de abajo si es lo que quieres.\
            No hay ningún evento en este calendario; no ha cambiado nada.\
            Elige primero un archivo.\
            Este calendario es de otra persona o de otro servidor; no ha cambiado nada.\
            Ningún evento de este calendario procede de aquí ni se llama regla. Si usas otra palabra, añádela en los ajustes.\
            No se ha podido leer este archivo: {problem}\
            Cancelar\
            Borrar\
            Todo\
            El último día no puede ser anterior al primero.\
            Todo lo anterior a un día\
            Borrar para siempre\
            Día\
            Los días desde uno hasta otro\
            Lo que se borra desaparece para siempre y no se puede deshacer. Las copias de seguridad y los calendarios anteriores aún lo contienen.\
            Último día\
            Solo para los días desde uno hasta otro.\
            Continuar\
            Un día y todo lo posterior\
            Qué borrar\
            Exportar\
            Archivo para drip (.csv)\
            Archivo de calendario, para programas de calendario (.ics)\
            Todos tus datos como texto (.log)\
            Aún no hay nada registrado, así que no hay nada que guardar en un archivo.\
            Archivo para Ovumcy (.json)\
            Tu registro es demasiado grande para este tipo de archivo.\
            Archivo\
            Un calendario que has cambiado, un registro en texto o la exportación de otra aplicación de seguimiento, comprimida o no, de hasta {size} MB. Para archivos más grandes, usa 'eve-ics import' en el ordenador que ofrece esta página.\
            Importar\
            Qué se ha importado\
            Puedes deshacerlo como un solo cambio en la página «Historial».\
            Ver qué cambiaría\
            Volver a ver\
            Aún no ha cambiado nada.\
            Qué cambiaría la importación\
            El archivo y tu registro se contradicen. ¿Cuál es correcto?\
            El archivo\
            Mi registro\
            Importar, exportar y borrar\
            Se reconocen estas: {names}.\
            El formulario llegó incompleto. Vuelve atrás y envíalo otra vez.\
            No se ha entendido\
            Hay demasiada actividad a la vez. Inténtalo de nuevo en unos segundos.\
            Un momento\
            Ha cambiado entretanto\
            Esto llegó desde otro sitio web, así que no ha cambiado nada. Abre la página de nuevo e inténtalo allí.\
            Este servidor no responde en esta dirección. Para permitirla, inícialo con {option}.\
            Otros sitios web no pueden leer estas páginas.\
            Volver\
            Ir a Hoy\
            Esta dirección no lleva a ninguna parte, o ya no.\
            Aquí no hay nada\
            No puedes iniciar sesión por esta conexión, porque no está cifrada: otras personas podrían leer tu contraseña. Usa la dirección que empieza por https.\
            No se ha podido guardar tu cambio: en este momento los datos están bloqueados o solo se pueden leer. No se ha perdido nada; inténtalo de nuevo.\
            No aceptado\
            No guardado\
            Es más de lo que esta página admite de una vez.\
            Tus datos no se pueden leer en este momento. 'eve-ics doctor' en el ordenador que ofrece esta página indica por qué.\
            Mostrar de nuevo las primeras instrucciones\
            Elige los días de tus últimas reglas tal como los recuerdes. Para empezar bastan dos o tres reglas.\
            Elegir los días\
            No se ha elegido ningún día. Elige al menos un día de regla.\
            Mostrar mi previsión\
            Ahora no\
            Más tarde, toca un día para registrarlo o quitarlo. Lo que registras se queda en el ordenador que ofrece esta página.\
            Toca cada día en que tuviste la regla.\
            El calendario muestra entonces cuándo se esperan las siguientes, y mejora con cada regla que registras.\
            Tus últimas reglas\
            Empieza por los días que conoces\
            Calendario\
            No guardado: tu sesión terminó. Inicia sesión en otra pestaña y vuelve a guardar aquí.\
            No guardado: el servidor no responde. Inténtalo de nuevo.\
            Ayuda\
            Análisis\
            Cerrar sesión\
            Sesión de {name}\
            Páginas principales\
            Ajustes\
            Ir al contenido\
            {page} · eve-ics\
            Hoy\
            Qué es una previsión\
            Con cada regla que registras gana precisión. El estrés, las enfermedades y los viajes pueden mover una regla de todos modos.\
            Una previsión se calcula a partir de los días que registraste. No sabe nada más de ti.\
            El {percent} de las reglas empieza dentro del intervalo que aparece junto a su fecha. Las demás empiezan antes o después.\
            Registrar un día de regla\
            El día o la semana anterior o siguiente\
            Leer el punto anterior o siguiente\
            Cerrar el día\
            Mostrar esta ayuda\
            Registrar hoy\
            El mes anterior y el siguiente\
            Abrir el día\
            Abrir {page}\
            Quitar el sangrado de un día\
            Ir a hoy en el calendario\
            Deshacer el último cambio, donde la página lo ofrece\
            Primer y último día de la semana\
            El año anterior y el siguiente\
            Teclas\
            En un gráfico\
            En el calendario\
            Las teclas están desactivadas. Puedes activarlas en los ajustes.\
            Una sola tecla hace lo siguiente, salvo mientras escribes. Puedes desactivarlas en los ajustes.\
            y luego\
            Ayuda\
            Sangrado entre reglas\
            Sangrado demasiado cercano a una regla para ser la siguiente. No empieza un ciclo.\
            Ciclo\
            Desde el primer día de una regla hasta el día anterior a la siguiente. Su primer día es el día 1.\
            Ventana fértil\
            Los días anteriores a la ovulación y ese mismo día, en los que un embarazo es más probable.\
            Ovulación\
            Un óvulo sale del ovario, unas dos semanas antes de que empiece la regla siguiente.\
            Manchado\
            Un poco de sangre, demasiado poca para una compresa o un tampón. El manchado por sí solo no es una regla.\
            Palabras\
            Mostrar todos los ciclos\
            Fue entre reglas\
            Quitar mi respuesta\
            No contarlo\
            Fue de verdad un solo ciclo\
            Falta una regla\
            Empezó una regla\
            Todos los ciclos y cambios\
            Eso no se puede decir de este ciclo. No ha cambiado nada.\
            Esto no es una fecha. Escríbela como año, mes y día: 2026-11-20.\
            Este día aún no ha llegado.\
            Una regla puede tener {count} día como máximo.\0Una regla puede tener {count} días como máximo.\
            Ya no empieza ninguna regla en este día.\
            Ahí ya hay sangrado registrado: {days}.\
            El último día es anterior al primero.\
            {way}, {when}\
            Últimos cambios\
            Ciclo\
            Previsión de entonces\
            Regla\
            Ciclos, del más reciente al más antiguo\
            continúa\
            {count} día antes\0{count} días antes\
            ese mismo día\
            {count} día después\0{count} días después\
            Algo parece extraño\
            {days}: cuenta como sangrado entre reglas.\
            El ciclo que empezó el {day}: {remark}.\
            Regla: {days}\
            Primer y último día\
            Días\
            Primer día\
            Último día\
            Déjalo vacío mientras continúe la regla.\
            ¿Qué hay de este ciclo?\
            Guardar\
            Rehacer el último cambio deshecho\
            No hay ningún cambio que rehacer.\
            Historial\
            Deshacer\
            Esto ya se deshizo, o no se puede deshacer.\
            Después solo se conservaría el último periodo ({kept}), y lo anterior se borraría para siempre. No se ha cambiado nada. Para hacerlo, usa {command} en el ordenador que ofrece esta página.\
            Cambios posteriores afectan a los mismos días o ajustes. Deshaz primero estos: {entries}.\
            No hay ningún cambio que deshacer.\
            Síntomas en torno al inicio de la regla\
            Cada día cuenta para la regla más cercana. Solo cuentan los ciclos completos, sin hormonas y sin huecos en el registro.\
            El día 1 es el primer día de la regla, y el día −1 es el anterior.\
            Donde la línea se interrumpe, no hay nada registrado.\
            Cada barra es la proporción de los días en los que registraste algo. Una barra tan alta como su fila es el {percent}.\
            {days} de {logged}\
            nada registrado\
            Probabilidad\
            Día del ciclo\
            Día\
            Ánimo\
            Signos\
            Síntoma\
            Temperatura\
            Semana del\
            Cuándo puede empezar tu próxima regla\
            Cuándo puede empezar tu próximo sangrado por deprivación\
            El intervalo se traza de modo que el sangrado empiece en él con una probabilidad del {percent} o algo más.\
            Ningún día por sí solo es probable. El intervalo se traza de modo que tu regla empiece en él con una probabilidad del {percent} o algo más.\
            toca hoy\
            con retraso\
            no toca nada\
            omitida\
            tomada\
            sin registrar\
            Dosis de las últimas 12 semanas\
            En estas 12 semanas: {counts}.\
            Los gráficos necesitan dos reglas, para que haya un ciclo entre ellas. Registra tus reglas y aparecerán aquí.\
            Abrir el calendario\
            sin registrar\
            Duración de los ciclos\
            No hay ningún ciclo completo en este tiempo.\
            No se muestra {count} ciclo anterior.\0No se muestran {count} ciclos anteriores.\
            Estados de ánimo por fase del ciclo\
            Cifras\
            {chart}: cifras\
            Después\
            Antes\
            Fértil\
            Regla\
            Sin datos\
            Antes: los 13 días anteriores a la regla siguiente. Después: desde la regla hasta esos días.\
            Después: desde la regla hasta los días fértiles. Fértil: la ovulación y los cinco días anteriores, según tus signos o, si no los hay, 14 días antes de la regla siguiente. Antes: desde entonces hasta la regla siguiente.\
            {count} más, de menor frecuencia, no se muestra.\0{count} más, de menor frecuencia, no se muestran.\
            Cada número es la proporción de los días de esa fase en los que registraste algo.\
            Rayado: hay menos de {days} días o {cycles} ciclos registrados, muy pocos para fiarse.\
            Aún hay muy poco registrado para ver un patrón.\
            Sin datos: el ciclo en curso, un hueco en el registro, hormonas o un embarazo.\
            «{word}» es más frecuente después de la regla: en {days} de {count} día registrado.\0«{word}» es más frecuente después de la regla: en {days} de {count} días registrados.\
            «{word}» es más frecuente antes de la regla siguiente: en {days} de {count} día registrado.\0«{word}» es más frecuente antes de la regla siguiente: en {days} de {count} días registrados.\
            «{word}» es más frecuente el día {day}: en {days} de {count} día registrado.\0«{word}» es más frecuente el día {day}: en {days} de {count} días registrados.\
            «{word}» es más frecuente del día {first} al día {last}: en {days} de {count} día registrado.\0«{word}» es más frecuente del día {first} al día {last}: en {days} de {count} días registrados.\
            «{word}» es más frecuente en los días fértiles: en {days} de {count} día registrado.\0«{word}» es más frecuente en los días fértiles: en {days} de {count} días registrados.\
            «{word}» es más frecuente durante la regla: en {days} de {count} día registrado.\0«{word}» es más frecuente durante la regla: en {days} de {count} días registrados.\
            Reglas y su flujo\
            No hay ninguna regla en este tiempo.\
            Informe para la consulta médica\
            día del intervalo\
            llegó dentro del intervalo\
            no cuenta, o apenas\
            duración en días\
            día previsto\
            otro día\
            llegó fuera del intervalo\
            intervalo del {percent} previsto al empezar el ciclo\
            proporción de los días registrados\
            inicio de la regla\
            registrado en menos de {count} ciclo, muy poco para fiarse\0registrado en menos de {count} ciclos, muy poco para fiarse\
            Mostrar\
            Todo\
            6 meses\
            2 años\
            1 año\
            Síntomas por fase del ciclo\
            Temperaturas, {days}\
            {temperature}, valor descartado: {reason}\
            Temperaturas desde el {day}\
            Análisis\
            Peso\
            La mediana de siete días pasó de {first} a {last}.\
            mediana de 7 días\
            una medición\
            La mediana de siete días es {weight}.\
            Añadir\
            Día siguiente\
            No se ha entendido. Abre la página de nuevo e inténtalo otra vez.\
            Día anterior\
            Sangrado\
            Mostrar en el calendario\
            Sin registrar\
            Esto se cambió en otro sitio después de que abrieras la página. Aún no se ha guardado nada. ¿Qué versión debe quedar?\
            Guardar lo que introduje aquí\
            Conservar lo registrado\
            Introducido aquí\
            nada\
            Registrado en otro sitio\
            Píldora, parche o anillo\
            Con retraso\
            Omitida\
            Tomada\
            La regla no puede terminar aquí, porque no hay sangrado registrado, o solo manchado: {days}.\
            La última regla hasta este día empezó el {start}, más de dos semanas antes. Registra primero los días de la más reciente.\
            Ninguna regla había empezado hasta este día. Elige primero la intensidad del sangrado.\
            Hay más días de esta regla registrados: {days}. Con ellos se sabe cuándo terminó.\
            Abundante\
            Ligero\
            Moderado\
            Ninguno\
            Manchado\
            Día de regla\
            Este día aún no ha llegado. Podrás registrarlo a partir de entonces.\
            Test de ovulación\
            Negativo\
            Positivo\
            En {unit}, por ejemplo {example}. Si lo dejas vacío, se borra.\
            Estado de ánimo\
            Otro estado de ánimo\
            calma, alegría, energía, tristeza, irritabilidad, ansiedad\
            Moco cervical\
            Cremoso\
            Seco\
            Como clara de huevo\
            Pegajoso\
            Acuoso\
            Nota\
            Una nota puede tener {count} kilobyte como máximo.\0Una nota puede tener {count} kilobytes como máximo.\
            Ovulación\
            Observada este día\
            Inicio y fin de la regla\
            Primer día, y no se sabe cuándo terminó\
            Último día de la regla\
            Ninguno de los dos\
            Guardar\
            Guardado.\
            Síntomas\
            «{word}» ya no se ofrece. Los días que lo tienen lo conservan.\
            Ocultar síntomas que no usas\
            Ocultar «{word}»\
            Otro síntoma\
            Volver a mostrar «{word}»\
            «{word}» se ofrece de nuevo.\
            cólicos, dolor de cabeza, dolor de espalda, hinchazón, pechos sensibles, cansancio, acné, náuseas\
            Temperatura al despertar\
            Esto no es una temperatura. Escribe un número como {example}.\
            Una temperatura al despertar está entre {low} y {high}.\
            Registrar {day}\
            Los días anteriores a 1900 no se pueden registrar.\
            Otros días\
            Peso\
            Esto no es un peso. Escribe un número como {example}.\
            Un peso está entre {low} y {high}.\
            Es demasiado largo para una palabra. Pon los textos más largos en la nota.\
            Un día puede tener {count} como máximo.\0Un día puede tener {count} como máximo.\
            Varias personas están iniciando sesión a la vez. Inténtalo de nuevo en unos segundos.\
            Cancelar\
            Lo que sigue muestra datos secretos o no se puede deshacer. Introduce tu contraseña para continuar.\
            Tu contraseña otra vez\
            Gracias. Ahora envía otra vez lo que querías hacer.\
            Continuar\
            Idioma\
            Iniciar sesión\
            Se ha cerrado la sesión.\
            Nombre\
            ¿Aún no tienes contraseña? Ejecuta {command} en el ordenador que ofrece esta página.\
            Este enlace inicia tu sesión en este dispositivo. Funciona una sola vez.\
            Abrir\
            Abre tu calendario\
            Contraseña\
            Tu cuenta está creada. Inicia sesión con ella ahora.\
            Mostrar contraseña\
            Mantener la sesión en este dispositivo durante 30 días\
            Iniciar sesión\
            Ya se usó, o han pasado sus diez minutos. Ejecuta {command} para obtener uno nuevo.\
            Este enlace ya no funciona\
            Demasiados intentos. Espera {count} segundo e inténtalo de nuevo.\0Demasiados intentos. Espera {count} segundos e inténtalo de nuevo.\
            El nombre y la contraseña no coinciden.\
            Esta no es tu contraseña.\
            Unos fuegos artificiales se abren como flores sobre una colina oscura.\
            Un meteoro traza una línea brillante entre las estrellas.\
            Unas palomitas saltan de una bolsa a rayas.\
            Un cohete redondo despega y pasa junto a la luna.\
            Un pequeño volcán lanza chispas al cielo del atardecer.\
            Una ballena lanza un chorro de agua y sonríe.\
            Los programas suscritos a tu calendario lo muestran tras su próxima actualización.\
            Elige {count} día.\0Elige de uno a {count} días.\
            Cuándo\
            Tu programa de calendario te avisa en cada dispositivo suscrito a tu calendario.\
            Recordármelo\
            Otros métodos\
            A la hora de la dosis\
            Repetir el aviso\
            No repetir\
            {count} vez más\0{count} veces más\
            Con sonido, donde sea posible\
            Minutos entre un aviso y el siguiente\
            Hora del día\
            Recordatorios\
            Como texto\
            Doce líneas para un correo o un formulario. Selecciónalas y cópialas.\
            Indica fechas como 2026-11-20.\
            En qué se basan las cifras\
            Sangrado entre reglas: {bleeds}.\
            No hay ningún sangrado entre reglas registrado.\
            Sangrado\
            Qué muestra el informe\
            Anticoncepción\
            Copiado.\
            Copiar como texto\
            Ciclos\
            {days} ({length})\
            {flow} {days}\
            Días de estas reglas según el flujo: {flows}.\
            Desde\
            Un informe muestra lo que ya pasó. Elige un primer día que no esté en el futuro.\
            Última regla: {days}.\
            Hay algo registrado en {days} de {count} día.\0Hay algo registrado en {days} de {count} días.\
            Elaborado el {day}.\
            Elaborado con {program}.\
            {method} desde el {day}\
            {method}, {days}\
            No hay ningún método anticonceptivo registrado en este tiempo.\
            Anticoncepción: {methods}.\
            Notas\
            No hay ninguna nota en este tiempo.\
            Todo lo que figura aquí lo registró la propia persona; ningún profesional ha medido ni examinado nada. Los intervalos y las fechas futuras son previsiones.\
            Etapas de la vida: {phases}.\
            Imprime esta página o guárdala como PDF con la función de imprimir de tu navegador. El marco que la rodea no se imprime.\
            El primer día es posterior al último. Intercámbialos.\
            Subida de la temperatura en {rises} de {count} ciclo con mediciones.\0Subida de la temperatura en {rises} de los últimos {count} ciclos con mediciones.\
            Mostrar\
            Una parte se importó: {sources}.\
            Resumen\
            Dolor, síntomas y estados de ánimo\
            No hay ningún síntoma ni estado de ánimo registrado en este tiempo.\
            Temperaturas al despertar\
            No hay ninguna temperatura registrada en este tiempo.\
            Hasta\
            Informe de ciclos\
            Informe de ciclos: {name}\
            Peso\
            Con mis notas\
            Informe de {days} guardado en {file}. Ábrelo en un navegador para leerlo, imprimirlo o guardarlo como PDF.\
            Apariencia\
            Todos los ajustes\
            Elige una de estas opciones.\
            Escribe una fecha como {date}.\
            Un nombre tiene de 1 a 100 caracteres y ningún salto de línea.\
            Otra persona ya tiene aquí este nombre.\
            Escribe un número de {first} a {last}, o nada.\
            Escribe una hora del día, como 09:00.\
            Escribe palabras con letras, separadas por comas.\
            Esta zona horaria no se conoce. Escríbela como Europe/Berlin.\
            Año de nacimiento\
            Déjalo vacío si no quieres indicarlo.\
            Nombre de tu calendario en otros programas\
            Grados Celsius\
            Grados Fahrenheit\
            Previsión\
            Idioma y unidades\
            Avisos sobre reglas y ciclos para consultar con un profesional médico\
            Ocultar los días fértiles y la ovulación\
            Página de inicio\
            Kilogramos\
            Idioma\
            El que pide el navegador\
            Cerrar sesión\
            Lunes\
            Más ajustes\
            Nombre\
            Sus primeras letras son tu imagen.\
            Aún no se ha guardado: hay algo más abajo que revisar.\
            Tus propias palabras para una regla\
            Separadas por comas. Un evento con ese título es una regla.\
            Tu imagen: {initials}\
            Dibujos alegres en los días fértiles\
            Libras\
            Guardar\
            Guardado.\
            Atajos de teclado\
            Domingo\
            Ciclos de adolescente\
            En la adolescencia son habituales los ciclos de 21 a 45 días.\
            Temperaturas en\
            Colores\
            Oscuro\
            Claro\
            Como el dispositivo\
            Zona horaria\
            Como Europe/Berlin. Déjala vacía para usar la zona horaria del servidor.\
            Ajustes\
            Anticoncepción\
            Importar, exportar y borrar\
            Recordatorios\
            Contraseña y dispositivos\
            Suscripciones y contraseñas de aplicación\
            No ha cambiado nada.\
            Duración habitual de tu ciclo\
            En días. Cuenta como un ciclo más junto a los que registras.\
            Primer día de la semana\
            Pesos en\
            Ventana fértil\
            Prudente, que es más amplia\
            Estándar\
            Tú\
            Dirección\
            Código QR de la dirección para teléfonos\
            La dirección de tu suscripción\
            Dirección para teléfonos\
            Un calendario solo con fechas o con títulos neutros no lleva esa frase. Elige una de las dos cosas.\
            Un calendario solo con fechas no puede modificar tu registro. Elige una de las dos cosas.\
            Elige algún contenido. Lo que ocultan tus ajustes no cuenta.\
            Este día ya pasó. Elige hoy o un día futuro.\
            Ya tienes uno con este nombre. Elige otro nombre.\
            Ya no existe; no ha cambiado nada.\
            Dejar un calendario vacío en su dirección durante 30 días, para que los programas retiren lo que muestran\
            Con una frase ligera y amable en los días fértiles\
            Sin https, el servidor no permite iniciar sesión en esta dirección.\
            Contenido\
            Dosis\
            Días fértiles\
            Ovulación\
            Reglas\
            Preguntas como «¿Se retrasa tu regla?»\
            Copiado.\
            Copiar: {what}\
            Solo títulos y fechas, sin descripciones\
            Hecho\
            Último día en que funciona\
            Déjalo vacío si debe funcionar hasta que revoques el acceso.\
            Crear una suscripción\
            Suscripciones de calendario\
            Una suscripción es un calendario en una dirección secreta que leen los programas de calendario. Da a cada programa y a cada persona la suya, solo con lo que necesite.\
            Aún no hay suscripciones de calendario.\
            Escribir mi contraseña\
            Acceso revocado\
            Meses por adelantado\
            Nombre\
            Para ti: para qué programa o persona es.\
            Sin recordatorios\
            Solo este ordenador tiene acceso a esta dirección. Para otros dispositivos, inicia el servidor con una dirección a la que tengan acceso.\
            Contraseña\
            Antes de crear una dirección o una contraseña de aplicación, escribe de nuevo tu propia contraseña.\
            Crear una contraseña de aplicación\
            Código QR de la contraseña\
            Crear un archivo para un iPhone o un Mac\
            El archivo contiene la contraseña. Ábrelo en el iPhone o el Mac y bórralo cuando la cuenta ya esté creada.\
            Tu contraseña de aplicación\
            Contraseñas de aplicación\
            Con una contraseña de aplicación, un programa de calendario inicia sesión y puede modificar lo que registraste, en ambas direcciones.\
            Aún no hay contraseñas de aplicación.\
            Solo lectura: sin cambios ni otros calendarios\
            Revocar {name}\
            Crear una dirección nueva para {name}\
            Suscripciones y contraseñas de aplicación\
            Títulos\
            Neutros, que no revelan nada\
            Claros\
            Nombre de usuario\
            Aceptar los cambios que Thunderbird envía a su dirección\
            No, terminó el {day}\
            Sí, registrar el {day}\
            No, no volver a preguntar\
            No, no falta ninguna\
            Aún no\
            Sí\
            Sí, antes\
            Sí, hoy\
            ¿Continúa hoy tu regla?\
            ¿Ha empezado tu regla?\
            En qué punto de tu ciclo estás\
            Próximo sangrado por deprivación en {count} día aproximadamente\0Próximo sangrado por deprivación en unos {count} días\
            Tu sangrado por deprivación puede empezar hoy\
            {days}: {length}\
            {days}: día {day}\
            Últimos ciclos\
            Todos los ciclos y cambios\
            Hecho\
            Omitida\
            Tomada\
            Toca\
            Aún no hay ninguna regla registrada\
            Última entrada\
            Tu regla se retrasa {count} día\0Tu regla se retrasa {count} días\
            Registrar hoy\
            Próxima regla en {count} día aproximadamente\0Próxima regla en unos {count} días\
            Tu regla puede empezar hoy\
            Anotado: sin sangrado, {days}.\
            Para consultar\
            Renovación con retraso: {method}, {when}.\
            Previsión en pausa: {phase}\
            Hoy\
            Deshacer\
            No hay previsión en este momento
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
            19373, 19470, 19561, 19616, 19688, 19769, 19848, 19961, 19991, 20073, 20135, 20184,
            20338, 20400, 20484, 20538, 20577, 20613, 20865, 21067, 21283, 21413, 21544, 21686,
            21702, 21721, 21743, 21758, 21792, 21811, 22011, 22043, 22127, 22231, 22447, 22521,
            22615, 22690, 22760, 22858, 22903, 22954, 23059, 23124, 23232, 23316, 23411, 23525,
            23607, 23793, 23949, 24055, 24077, 24107, 24133, 24169, 24215, 24265, 24329, 24354,
            24389, 24407, 24410, 24417, 24436, 24466, 24506, 24532, 24568, 24572, 24595, 24600,
            24605, 24610, 24693, 24749, 24821, 24827, 24864, 24871, 24877, 24887, 24906, 24983,
            25061, 25079, 25125, 25184, 25266, 25276, 25294, 25306, 25317, 25384, 25424, 25432,
            25479, 25496, 25521, 25554, 25570, 25615, 25653, 25709, 25751, 25817, 25903, 25930,
            25984, 26044, 26099, 26167, 26229, 26255, 26314, 26358, 26412, 26452, 26506, 26532,
            26602, 26706, 26731, 26751, 26886, 26958, 27050, 27216, 27298, 27454, 27578, 27650,
            27684, 27697, 27747, 27815, 27829, 27838, 27861, 27887, 27922, 27939, 28039, 28045,
            28129, 28152, 28279, 28346, 28399, 28495, 28572, 28684, 28750, 28769, 28936, 28943,
            29048, 29069, 29082, 29098, 29122, 29171, 29223, 29261, 29305, 29335, 29419, 29622,
            29637, 29659, 29717, 29762, 29788, 29819, 29871, 29965, 30006, 30026, 30050, 30079,
            30108, 30131, 30154, 30159, 30168, 30182, 30196, 30204, 30212, 30227, 30236, 30252,
            30276, 30310, 30335, 30365, 30395, 30419, 30443, 30469, 30510, 30538, 30578, 30624,
            30640, 30666, 30717, 30759, 30784, 30809, 30841, 30884, 30909, 30937, 30974, 31007,
            31055, 31083, 31128, 31189, 31233, 31284, 31346, 31358, 31385, 31413, 31458, 31490,
            31576, 31622, 31634, 31645, 31654, 31662, 31672, 31684, 31696, 31703, 31709, 31717,
            31723, 31866, 31889, 31951, 32033, 32108, 32210, 32321, 32366, 32429, 32536, 32576,
            32671, 32753, 32774, 32793, 32871, 32916, 32937, 32960, 32967, 32984, 32994, 33014,
            33031, 33046, 33056, 33061, 33082, 33085, 33168, 33330, 33432, 33542, 33800, 33851,
            33895, 33952, 34250, 34323, 34404, 34535, 34543, 34563, 34589, 34597, 34606, 34618,
            34623, 34643, 34659, 34665, 34739, 34765, 34827, 34899, 34950, 34975, 35018, 35076,
            35143, 35163, 35248, 35255, 35272, 35277, 35282, 35293, 35314, 35374, 35401, 35427,
            35432, 35493, 35499, 35552, 35562, 35583, 35591, 35596, 35613, 35626, 35638, 35653,
            35702, 35725, 35743, 35758, 35775, 35787, 35795, 35808, 35833, 35851, 35878, 35905,
            35921, 35949, 35962, 35983, 36001, 36034, 36056, 36076, 36080, 36096, 36113, 36118,
            36127, 36148, 36159, 36180, 36184, 36197, 36310, 36334, 36369, 36413, 36442, 36456,
            36475, 36520, 36559, 36621, 36694, 36793, 36901, 36978, 37028, 37088, 37143, 37158,
            37206, 37238, 37271, 37379, 37452, 37490, 37569, 37599, 37680, 37759, 37831, 37849,
            37863, 37884, 37918, 37952, 37998, 38080, 38100, 38130, 38156, 38189, 38231, 38244,
            38282, 38293, 38309, 38344, 38416, 38426, 38494, 38546, 38571, 38633, 38650, 38656,
            38664, 38673, 38684, 38690, 38763, 38899, 39123, 39345, 39389, 39436, 39489, 39691,
            39752, 39808, 39866, 39912, 39958, 40057, 40183, 40235, 40325, 40388, 40504, 40536,
            40695, 40713, 40825, 40827, 40895, 40945, 41182, 41206, 41231, 41253, 41276, 41302,
            41325, 41349, 41377, 41402, 41442, 41481, 41511, 41544, 41611, 41679, 41698, 41710,
            41728, 41812, 41844, 41876, 41906, 41929, 41953, 41968, 41998, 42025, 42054, 42075,
            42104, 42125, 42146, 42164, 42181, 42227, 42246, 42270, 42292, 42316, 42341, 42365,
            42400, 42434, 42492, 42530, 42575, 42615, 42663, 42714, 42771, 42825, 42872, 42918,
            42955, 42995, 43194, 43363, 43442, 43478, 43541, 43581, 43665, 43691, 43732, 43763,
            43912, 43952, 44043, 44134, 44179, 44224, 44261, 44327, 44390, 44475, 44520, 44581,
            44627, 44644, 44702, 44733, 44763, 44822, 44854, 44900, 45032, 45076, 45090, 45126,
            45164, 45210, 45267, 45363, 45421, 45497, 45576, 45664, 45741, 45875, 45912, 45949,
            46052, 46122, 46163, 46247, 46257, 46270, 46290, 46301, 46332, 46386, 46496, 46626,
            46792, 46825, 46831, 46861, 46917, 46956, 47045, 47091, 47143, 47214, 47258, 47292,
            47352, 47397, 47435, 47445, 47506, 47561, 47598, 47607, 47641, 47680, 47700, 47732,
            47762, 47805, 47818, 47853, 47894, 47926, 47945, 48056, 48100, 48159, 48193, 48224,
            48262, 48293, 48335, 48356, 48457, 48471, 48516, 48556, 48577, 48582, 48597, 48607,
            48613, 48624, 48628, 48634, 48642, 48648, 48653, 48664, 48668, 48677, 48690, 48700,
            48706, 48722, 48737, 48751, 48756, 48772, 48780, 48797, 48805, 48829, 48851, 48874,
            48885, 48902, 48908, 48924, 48940, 48956, 48979, 48999, 49054, 49125, 49174, 49233,
            49287, 49339, 49374, 49386, 49391, 49408, 49445, 49480, 49499, 49517, 49545, 49563,
            49588, 49632, 49653, 49686, 49708, 49810, 49829, 49902, 49950, 50028, 50046, 50067,
            50081, 50105, 50149, 50174, 50190, 50213, 50231, 50278, 50386, 50398, 50437, 50480,
            50492, 50539, 50612, 50629, 50737, 50793, 50866, 50956, 50967, 51070, 51084, 51093,
            51110, 51180, 51245, 51331, 51379, 51410, 51430, 51531, 51555, 51593, 51598, 51631,
            51641, 51654, 51667, 51679, 51689, 51753, 51764, 51790, 51804, 51818, 51822, 51844,
            51857, 51870, 51944, 52013, 52040, 52050, 52058, 52132, 52258, 52356, 52435, 52454,
            52514, 52578, 52670, 52737, 52814, 52833, 52928, 52953, 52989, 53038, 53071, 53111,
            53178, 53229, 53281, 53329, 53365, 53416, 53489, 53556, 53647, 53669, 53712, 53724,
            53746, 53761, 53779, 53798, 53832, 53873, 53993, 54000, 54034, 54058, 54177, 54202,
            54232, 54269, 54288, 54308, 54311, 54336, 54348, 54365, 54369, 54373, 54401, 54405,
            54435, 54495, 54567, 54580, 54610, 54625, 54657, 54696, 54704, 54775, 54834, 54998,
            55077, 55215, 55306, 55368, 55393, 55468, 55585, 55629, 55637, 55643, 55647, 55696,
            55722, 55741, 55745, 55775, 55910, 55922, 55963, 55972, 55999, 56010, 56018, 56042,
            56100, 56133, 56209, 56236, 56294, 56301, 56534, 56542, 56562, 56628, 56647, 56659,
            56684, 56715, 56776, 56786, 56797, 56824, 56852, 56919, 56937, 57008, 57018, 57040,
            57148, 57234, 57281, 57287, 57295, 57345, 57362, 57518, 57663, 57674, 57685, 57734,
            57852, 57895, 57996, 58012, 58075, 58096, 58104, 58224, 58263, 58367, 58386, 58419,
            58429, 58520, 58578, 58583, 58592, 58606, 58623, 58643, 58650, 58665, 58682, 58685,
            58707, 58833, 58922, 59045, 59071, 59111, 59145, 59159, 59177, 59190, 59220, 59233,
            59245, 59274, 59299, 59353, 59387, 59418, 59424, 59438, 59454, 59519, 59614, 59621,
            59626, 59647, 59729, 59734, 59835, 59850, 59945, 59955, 60039, 60047, 60154, 60162,
            60186, 60202, 60221, 60232, 60259, 60274, 60291, 60317, 60374, 60441, 60470, 60568,
            60609, 60649, 60688, 60701, 60717, 60722, 60744, 60749, 60790, 60799, 60837, 60851,
            60895, 60915, 60957, 60997, 61010, 61031, 61036, 61047, 61059, 61102, 61127, 61134,
            61168, 61202, 61211, 61219, 61262, 61454, 61544, 61579, 61619, 61740, 61811, 61865,
            61984, 62002, 62017, 62029, 62043, 62047, 62053, 62059, 62067, 62078, 62088, 62127,
            62186, 62294, 62438, 62446, 62457, 62469, 62476, 62482, 62495, 62527, 62557, 62669,
            62688, 62701, 62724, 62769, 62848, 62884, 62890, 62905, 62913, 62918, 62925, 62930,
            62939, 63034, 63260, 63360, 63444, 63531, 63580, 63658, 63837, 64030, 64195, 64396,
            64579, 64750, 64767, 64803, 64835, 64853, 64880, 64899, 64917, 64930, 64939, 64965,
            65017, 65053, 65071, 65189, 65196, 65200, 65207, 65214, 65220, 65248, 65268, 65309,
            65336, 65345, 65349, 65401, 65419, 65432, 65470, 65477, 65491, 65558, 65571, 65579,
            65603, 65616, 65740, 65770, 65793, 65810, 65814, 65838, 65863, 65874, 65881, 65887,
            65980, 66107, 66195, 66280, 66289, 66295, 66303, 66310, 66318, 66331, 66402, 66420,
            66428, 66436, 66499, 66515, 66536, 66596, 66609, 66616, 66620, 66639, 66647, 66653,
            66657, 66761, 66771, 66790, 66814, 66856, 66880, 66898, 66905, 66914, 66923, 66988,
            67017, 67035, 67048, 67075, 67105, 67206, 67230, 67292, 67348, 67363, 67414, 67425,
            67429, 67483, 67518, 67593, 67676, 67764, 67772, 67872, 67895, 67948, 67957, 67963,
            67978, 68003, 68009, 68097, 68170, 68175, 68193, 68204, 68258, 68277, 68333, 68348,
            68432, 68458, 68592, 68632, 68658, 68728, 68786, 68829, 68878, 68935, 68981, 69065,
            69114, 69121, 69201, 69214, 69228, 69249, 69265, 69275, 69310, 69339, 69376, 69389,
            69402, 69412, 69484, 69514, 69541, 69573, 69621, 69629, 69652, 69667, 69675, 69692,
            69698, 69715, 69728, 69775, 69780, 69863, 69885, 69979, 69998, 70022, 70045, 70061,
            70125, 70152, 70157, 70192, 70350, 70378, 70501, 70557, 70708, 70715, 70748, 70755,
            70791, 70861, 70886, 70939, 70944, 70961, 70986, 70990, 71003, 71110, 71120, 71137,
            71165, 71195, 71259, 71299, 71346, 71384, 71433, 71495, 71513, 71552, 71594, 71608,
            71625, 71635, 71652, 71722, 71765, 71782, 71792, 71798, 71822, 71836, 71841, 71853,
            71859, 71893, 71949, 71984, 72044, 72065, 72103, 72109, 72116, 72125, 72142, 72149,
            72170, 72232, 72247, 72254, 72260, 72265, 72284, 72296, 72370, 72377, 72392, 72419,
            72432, 72458, 72501, 72521, 72551, 72613, 72637, 72645, 72660, 72688, 72697, 72700,
            72710, 72753, 72785, 72811, 72911, 73000, 73061, 73108, 73157, 73191, 73299, 73351,
            73420, 73429, 73434, 73449, 73459, 73465, 73506, 73514, 73528, 73569, 73574, 73602,
            73664, 73686, 73713, 73881, 73921, 73944, 73959, 73979, 73985, 74026, 74043, 74181,
            74192, 74295, 74331, 74359, 74399, 74509, 74538, 74565, 74701, 74741, 74787, 74801,
            74839, 74882, 74890, 74918, 74924, 74941, 74999, 75020, 75043, 75068, 75088, 75095,
            75098, 75108, 75116, 75141, 75164, 75196, 75319, 75365, 75381, 75399, 75414, 75440,
            75445, 75452, 75458, 75462, 75498, 75513, 75579, 75592, 75675, 75701, 75731, 75745,
            75787, 75815, 75818, 75826, 75859,
        ])
}
