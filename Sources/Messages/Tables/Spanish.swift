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
            Alarma añadida: {title}, {when}.\
            todo el día\
            {days} a las {time}\
            A las {time}\
            Alarma modificada: {title}, {when}.\
            Hay más de lo que se muestra aquí.\
            empieza {count} día antes\0empieza {count} días antes\
            Descartar\
            Para descartar la alarma: {command}\
            Alarma descartada: {title}.\
            {title} dentro de {count} día\0{title} dentro de {count} días\
            {title} hoy\
            {title} mañana\
            {title} dentro de {count} semana\0{title} dentro de {count} semanas\
            repetición fijada en tu programa de calendario\
            todos los días\
            {title}: previsión para dentro de {count} día\0{title}: previsión para dentro de {count} días\
            {title}: previsión para hoy\
            {title}: previsión para mañana\
            {title}: previsión para dentro de {count} semana\0{title}: previsión para dentro de {count} semanas\
            empieza {count} hora antes\0empieza {count} horas antes\
            empieza {count} minuto antes\0empieza {count} minutos antes\
            Alarmas perdidas: {titles}\
            {count} más\0{count} más\
            Recordatorio\
            Próxima vez: {when}.\
            No tienes ninguna alarma.\
            Nada previsto en {count} día.\0Nada previsto en los próximos {count} días.\
            No suena ninguna alarma.\
            Esta alarma no volverá a sonar.\
            Alarma eliminada: {title}.\
            suena ahora\
            Sin alarma el {day}: {title}.\
            Posponer\
            Volverá a sonar a las {time}: {title}.\
            {title}: inicio dentro de {count} día\0{title}: inicio dentro de {count} días\
            {title}: inicio hoy\
            {title}: inicio mañana\
            {title}: inicio dentro de {count} semana\0{title}: inicio dentro de {count} semanas\
            Así suena una alarma\
            alarma perdida\
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
            haz una copia de seguridad sin contraseña en esa aplicación, o escribe las reglas en una tabla con las columnas start y end, e importa el resultado\
            descomprímelo con su contraseña e importa los archivos que contiene\
            guárdalo en pcalendar sin contraseña e importa el resultado\
            escribe las reglas en una tabla con las columnas start y end e impórtala\
            por estas fechas no se puede saber si va primero el día o el mes\
            esta línea no corresponde a un calendario\
            está cortado o fue modificado\
            este carácter no debe estar aquí\
            este archivo se cortó antes de su final; lo que falta en él no cuenta como borrado\
            está cortado\
            el archivo está dañado: {why}\
            SQLite dice «{words}»\
            no hay nada escrito; escribe una fecha (YYYY-MM-DD) en cada línea\
            una fila sin nada que registrar\
            no es texto ni un tipo de archivo conocido; puede ser una copia de seguridad cifrada, como una .enc de Mooneva o una de cycle en ~/.cycle\
            la columna end de un registro por días solo admite «unknown» o «last»; en un registro por reglas la primera columna se llama start\
            usa una entidad que no está definida\
            las fechas de este evento no se pueden leer, o termina antes de empezar; se dejó fuera\
            un archivo gzip comprimido\
            un archivo iCalendar\
            un documento PDF\
            una base de datos SQLite\
            texto en UTF-16\
            XML o HTML\
            un archivo zip comprimido\
            el calendario es demasiado grande; exporta un tiempo más corto\
            este archivo comprimido está protegido con una contraseña\
            es una copia de seguridad de Log28, una base de datos Realm, que aquí no se lee\
            la línea ocupa más de {size} KiB; comprueba que es el archivo correcto\
            el intervalo dura más de {count} día; da a cada regla un intervalo propio\0el intervalo dura más de {count} días; da a cada regla un intervalo propio\
            más celdas que columnas en la cabecera; pon entre comillas el texto con «,» o «;»\
            no hubo memoria suficiente\
            la cabecera usa «,» y «;»; usa solo uno de los dos\
            no se leyó {count} columna más\0no se leyeron {count} columnas más\
            y {count} línea más\0y {count} líneas más\
            ni una fecha (YYYY-MM-DD) ni una cabecera con una columna llamada date o start\
            hay una cabecera, pero ningún día registrado debajo\
            ninguna cabecera nombra las columnas; empieza el archivo con una línea como date,flow\
            no es un archivo de calendario (.ics)\
            es {kind}, no un registro\
            no es un archivo de texto\
            esta línea no es UTF-8; guarda el archivo como UTF-8\
            no es XML bien formado\
            no se reconoció ningún día registrado\
            no se reconoció ningún día registrado; línea {line}: {problem}\
            es un archivo de {tracker}, pero no se pudo tomar ningún día de él\
            es un archivo de {tracker}, pero no se pudo tomar ningún día de él; el primer motivo: {reason}\
            aquí se abre una comilla que no se cierra nunca\
            separado por «{found}» donde la cabecera usa «{header}»; usa solo uno de los dos\
            contiene un archivo comprimido de una forma que aquí no se lee; descomprímelo antes\
            este archivo de pcalendar está cifrado\
            es un pickle de Python, como los que cycle guarda en ~/.cycle; cargarlo puede ejecutar un programa\
            {property} tiene un valor que no se puede leer\
            la cabecera nombra dos veces la columna {name}; deja solo una\
            un día que ya está, combinado\
            se acortó durante la lectura\
            hay texto tras una comilla de cierre; escribe dos veces una comilla dentro de una celda\
            tiene demasiados niveles anidados\
            el archivo ocupa más de {size} MiB; comprueba que es el correcto\
            lo que contiene el archivo comprimido ocupa más de {size} MiB; comprueba que es el archivo correcto\
            las notas que contiene ocupan más de {size} MiB; comprueba que es el archivo correcto\
            contiene más de lo que se lee de un archivo\
            {property} se puede leer de dos maneras\
            ninguna aplicación de seguimiento conocida escribe un archivo así\
            es {kind}, pero ninguna aplicación de seguimiento conocida escribe así\
            una palabra desconocida en la columna {column}; se conocen: {words}\
            lo que contiene no se puede descomprimir\
            un síntoma que no estaba\
            la fecha es anterior a 1900; comprueba el año\
            la columna «{name}»\
            {name}, un cálculo de la aplicación\
            {name} (regístralo con 'eve-ics contraception')\
            el archivo {name} está dañado\
            una entrada eliminada\
            una píldora doble, registrada como tomada\
            {name}, con marca de exclusión\
            «{name}» tiene una fecha a muchos siglos de hoy\
            el campo «{name}»\
            su final no puede ser correcto, solo se tomó el primer día\
            la fecha está en el futuro; el registro solo contiene lo que ya ha pasado\
            dos flujos en un día, se conservó el más abundante\
            {date} no existe\
            más de {count} síntoma o estado de ánimo en un día\0más de {count} síntomas o estados de ánimo en un día\
            un peso sin unidad, tomado como kilogramos\
            dos valores en un día, se conservó el último\
            no se incluye: {what}\
            una regla de duración imposible; el máximo es {count} día\0una regla de duración imposible; el máximo es {count} días\
            {place}: {remark}\
            {place}: {remark} ({count} vez)\0{place}: {remark} ({count} veces, la primera aquí)\
            a una fila le falta «{name}»\
            {name} (regístralo con 'eve-ics mode')\
            un día sin sangrado\
            una regla sin días registrados, con fechas calculadas\
            «{name}» no tiene valor\
            no es una fecha con la forma {form}\
            «{name}» no es una lista\
            «{name}» no es un número\
            no es una temperatura como 36.55 o 97.79F\
            no es un peso como 62.5 o 137lb\
            una fila no es un objeto\
            no tiene sitio en el registro: {what}\
            «{name}» no es texto\
            «{name}» no es true ni false\
            no se entiende: {what}\
            «{name}» no es lo que la aplicación escribe ahí\
            «{name}» no es un número entero\
            las notas de un día superan {size} KiB\
            la tabla «{name}», en la que faltan columnas\
            un día fuera de su regla\
            una ovulación, tomada como observada; pudo ser un test positivo\
            la regla termina antes de empezar\
            omitido: {what}\
            una intensidad en un día sin regla, conservada como síntoma\
            intensidad desconocida: sus días pueden contar desde 0 o desde 1\
            un síntoma cuyo día o nombre no está en el archivo\
            la temperatura no está entre 30 y 45 °C\
            días de una regla que aún no han llegado\
            un día marcado como incierto, importado tal cual\
            un test de ovulación que no es ni positivo ni negativo\
            la unidad «{name}»\
            moco cervical de tipo desconocido\
            {name}, sin significado conocido; se conserva como síntoma\
            no es una fecha, o no está escrita como las demás\
            el archivo {name} es demasiado grande, está bloqueado o es de un tipo que no se lee\
            solo se da una fecha en UTC, tomada como está escrita\
            muy abundante, tomado como abundante\
            el peso no está entre {lowest} y {highest} kg\
            un sangrado por deprivación, no es regla y se conserva como síntoma\
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
            Este método no tiene ni blísteres ni rondas. Deja esto vacío.\
            Este método no tiene renovación. Deja esto vacío.\
            Escribe un día del 1 al {length}.\
            El método no está en uso ese día.\
            Con este método nunca toca nada. Deja esto vacío.\
            Este método no tiene ningún blíster, ronda ni renovación que se pueda mover.\
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
            Día del blíster o de la ronda en esa fecha\
            Solo si el blíster o la ronda se empezó antes.\
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
            Déjalo vacío si empieza un blíster nuevo o una ronda nueva.\
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
            No se ha podido leer este archivo: {problem}. Qué hacer en su lugar: {advice}.\
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
            2212, 2298, 2310, 2481, 2495, 2517, 2534, 2552, 2585, 2618, 2630, 2649, 2661, 2696,
            2732, 2786, 2795, 2830, 2857, 2919, 2930, 2945, 3011, 3058, 3073, 3169, 3197, 3229,
            3329, 3383, 3441, 3467, 3492, 3504, 3525, 3550, 3626, 3650, 3682, 3708, 3719, 3748,
            3756, 3795, 3873, 3892, 3915, 3997, 4018, 4032, 4076, 4108, 4220, 4252, 4329, 4376,
            4415, 4563, 4602, 4674, 4707, 4760, 4781, 4815, 4869, 4945, 5135, 5235, 5439, 5737,
            5758, 5810, 5863, 5947, 5992, 6002, 6141, 6271, 6356, 6439, 6546, 6611, 6654, 6726,
            6756, 6860, 6977, 7077, 7197, 7297, 7417, 7450, 7465, 7496, 7511, 7534, 7578, 7582,
            7617, 7646, 7675, 7698, 7722, 7749, 7778, 7808, 7831, 7849, 7870, 7895, 7919, 7937,
            7960, 8033, 8042, 8048, 8056, 8064, 8072, 8189, 8203, 8211, 8219, 8226, 8230, 8244,
            8252, 8258, 8357, 8409, 8466, 8539, 8615, 8677, 8794, 8799, 8803, 8805, 8809, 8819,
            8824, 8830, 8841, 8851, 8871, 8877, 8888, 8937, 9015, 9064, 9094, 9141, 9165, 9220,
            9257, 9294, 9357, 9400, 9434, 9493, 9541, 9565, 9576, 9589, 9600, 9605, 9659, 9674,
            9697, 9709, 9802, 9819, 9829, 9835, 9844, 9860, 9880, 9913, 9925, 9960, 9965, 9970,
            9977, 9992, 9995, 9999, 10044, 10088, 10140, 10158, 10173, 10210, 10331, 10396, 10464,
            10574, 10644, 10711, 10845, 10904, 10949, 11010, 11083, 11217, 11341, 11387, 11446,
            11519, 11533, 11586, 11630, 11665, 11724, 11829, 11922, 12013, 12082, 12135, 12191,
            12238, 12290, 12350, 12408, 12460, 12505, 12541, 12565, 12603, 12640, 12661, 12727,
            12793, 12821, 12888, 12941, 12990, 13062, 13120, 13182, 13226, 13280, 13296, 13360,
            13434, 13443, 13482, 13554, 13625, 13674, 13698, 13775, 13826, 13853, 13941, 13961,
            13966, 14004, 14051, 14108, 14190, 14245, 14310, 14358, 14463, 14565, 14595, 14633,
            14712, 14737, 14750, 14755, 14825, 14858, 14876, 14896, 14902, 14920, 14940, 15174,
            15200, 15224, 15243, 15274, 15338, 15373, 15434, 15484, 15515, 15580, 15611, 15625,
            15632, 15651, 15670, 15691, 15734, 15753, 15772, 15846, 15860, 15884, 15910, 15934,
            15958, 15984, 16001, 16017, 16041, 16056, 16073, 16100, 16111, 16142, 16261, 16287,
            16304, 16330, 16347, 16364, 16396, 16441, 16453, 16480, 16497, 16515, 16530, 16555,
            16582, 16603, 16634, 16667, 16684, 16753, 16767, 16802, 16816, 16845, 16906, 16966,
            17030, 17097, 17158, 17240, 17365, 17598, 17616, 17655, 17715, 17808, 17845, 17858,
            17870, 17987, 18025, 18039, 18055, 18081, 18105, 18138, 18153, 18163, 18170, 18194,
            18203, 18215, 18232, 18244, 18257, 18272, 18284, 18299, 18321, 18377, 18403, 18442,
            18496, 18554, 18593, 18654, 18713, 18822, 18899, 18943, 19015, 19082, 19152, 19219,
            19277, 19313, 19359, 19556, 19670, 19772, 19805, 19853, 19894, 19969, 20026, 20090,
            20150, 20200, 20208, 20305, 20396, 20451, 20523, 20604, 20683, 20796, 20826, 20908,
            20970, 21019, 21173, 21235, 21319, 21373, 21412, 21448, 21700, 21902, 22118, 22248,
            22379, 22521, 22537, 22556, 22578, 22593, 22627, 22646, 22846, 22878, 22962, 23066,
            23282, 23356, 23450, 23525, 23595, 23693, 23738, 23789, 23894, 23959, 24067, 24151,
            24246, 24360, 24442, 24628, 24784, 24890, 24912, 24942, 24968, 25004, 25050, 25100,
            25164, 25189, 25224, 25242, 25245, 25252, 25271, 25301, 25341, 25367, 25403, 25407,
            25430, 25435, 25440, 25445, 25528, 25584, 25656, 25662, 25699, 25706, 25712, 25722,
            25741, 25818, 25896, 25914, 25960, 26019, 26101, 26111, 26129, 26141, 26152, 26219,
            26259, 26267, 26314, 26331, 26356, 26505, 26574, 26635, 26708, 26773, 26815, 26845,
            26879, 26963, 26976, 27007, 27030, 27096, 27127, 27264, 27399, 27436, 27523, 27549,
            27569, 27585, 27609, 27624, 27634, 27659, 27722, 27781, 27861, 27933, 28085, 28171,
            28197, 28251, 28319, 28363, 28441, 28494, 28580, 28617, 28642, 28667, 28720, 28742,
            28782, 28848, 28917, 29014, 29062, 29146, 29231, 29270, 29368, 29414, 29475, 29506,
            29535, 29622, 29655, 29720, 29820, 29906, 29950, 29989, 30056, 30128, 30195, 30235,
            30260, 30306, 30327, 30364, 30412, 30443, 30464, 30506, 30537, 30586, 30605, 30665,
            30739, 30792, 30808, 30919, 30961, 31008, 31029, 31151, 31168, 31251, 31281, 31320,
            31340, 31394, 31419, 31454, 31480, 31507, 31548, 31579, 31603, 31640, 31662, 31692,
            31714, 31765, 31799, 31838, 31884, 31909, 31973, 32006, 32021, 32082, 32147, 32200,
            32241, 32283, 32332, 32387, 32407, 32440, 32499, 32550, 32634, 32688, 32724, 32770,
            32839, 32872, 32888, 32933, 32971, 33027, 33069, 33135, 33221, 33248, 33302, 33362,
            33417, 33485, 33547, 33573, 33632, 33676, 33730, 33770, 33824, 33850, 33920, 34024,
            34049, 34069, 34204, 34276, 34368, 34534, 34616, 34772, 34896, 34968, 35002, 35015,
            35065, 35133, 35147, 35156, 35179, 35205, 35240, 35257, 35357, 35363, 35447, 35470,
            35597, 35664, 35717, 35813, 35890, 36002, 36068, 36087, 36254, 36261, 36366, 36387,
            36400, 36416, 36440, 36489, 36541, 36579, 36623, 36653, 36737, 36940, 36955, 36977,
            37035, 37080, 37106, 37137, 37189, 37283, 37324, 37344, 37368, 37397, 37426, 37449,
            37472, 37477, 37486, 37500, 37514, 37522, 37530, 37545, 37554, 37570, 37594, 37628,
            37653, 37683, 37713, 37737, 37761, 37787, 37828, 37856, 37896, 37942, 37958, 37984,
            38035, 38077, 38102, 38127, 38159, 38202, 38227, 38255, 38292, 38325, 38373, 38401,
            38446, 38507, 38551, 38602, 38664, 38676, 38703, 38731, 38776, 38808, 38894, 38940,
            38952, 38963, 38972, 38980, 38990, 39002, 39014, 39021, 39027, 39035, 39041, 39184,
            39207, 39269, 39351, 39426, 39528, 39639, 39684, 39747, 39854, 39894, 39989, 40071,
            40092, 40111, 40189, 40234, 40255, 40278, 40285, 40302, 40312, 40332, 40349, 40364,
            40374, 40379, 40400, 40403, 40486, 40648, 40750, 40860, 41118, 41169, 41213, 41270,
            41568, 41641, 41722, 41853, 41861, 41881, 41907, 41915, 41924, 41936, 41941, 41961,
            41977, 41983, 42057, 42083, 42145, 42217, 42268, 42293, 42336, 42394, 42461, 42481,
            42566, 42573, 42590, 42595, 42600, 42611, 42632, 42692, 42719, 42745, 42750, 42811,
            42817, 42870, 42880, 42901, 42909, 42914, 42931, 42944, 42956, 42971, 43020, 43043,
            43061, 43076, 43093, 43105, 43113, 43126, 43151, 43169, 43196, 43223, 43239, 43267,
            43280, 43301, 43319, 43352, 43374, 43394, 43398, 43414, 43431, 43436, 43445, 43466,
            43477, 43498, 43502, 43515, 43628, 43652, 43687, 43731, 43760, 43774, 43793, 43838,
            43877, 43939, 44012, 44111, 44219, 44296, 44346, 44406, 44461, 44476, 44524, 44556,
            44589, 44697, 44770, 44808, 44887, 44917, 44998, 45077, 45149, 45167, 45181, 45202,
            45236, 45270, 45316, 45398, 45418, 45448, 45474, 45507, 45549, 45562, 45600, 45611,
            45627, 45662, 45734, 45744, 45812, 45864, 45889, 45951, 45968, 45974, 45982, 45991,
            46002, 46008, 46081, 46217, 46441, 46663, 46707, 46754, 46807, 47009, 47070, 47126,
            47184, 47230, 47276, 47375, 47501, 47553, 47643, 47706, 47822, 47854, 48013, 48031,
            48143, 48145, 48213, 48263, 48500, 48524, 48549, 48571, 48594, 48620, 48643, 48667,
            48695, 48720, 48760, 48799, 48829, 48862, 48929, 48997, 49016, 49028, 49046, 49130,
            49162, 49194, 49224, 49247, 49271, 49286, 49316, 49343, 49372, 49393, 49422, 49443,
            49464, 49482, 49499, 49545, 49564, 49588, 49610, 49634, 49659, 49683, 49718, 49752,
            49810, 49848, 49893, 49933, 49981, 50032, 50089, 50143, 50190, 50236, 50273, 50313,
            50512, 50681, 50760, 50796, 50859, 50899, 50983, 51009, 51050, 51081, 51230, 51270,
            51361, 51452, 51497, 51542, 51579, 51645, 51708, 51793, 51838, 51899, 51945, 51962,
            52020, 52051, 52081, 52140, 52172, 52218, 52350, 52394, 52408, 52444, 52482, 52528,
            52585, 52681, 52739, 52815, 52894, 52982, 53059, 53193, 53230, 53267, 53370, 53440,
            53481, 53565, 53575, 53588, 53608, 53619, 53650, 53704, 53814, 53944, 54110, 54143,
            54149, 54179, 54235, 54274, 54363, 54409, 54461, 54532, 54576, 54610, 54670, 54715,
            54753, 54763, 54824, 54879, 54916, 54925, 54959, 54998, 55018, 55050, 55080, 55123,
            55136, 55171, 55212, 55244, 55263, 55374, 55418, 55477, 55511, 55542, 55580, 55611,
            55653, 55674, 55775, 55789, 55834, 55874, 55895, 55900, 55915, 55925, 55931, 55942,
            55946, 55952, 55960, 55966, 55971, 55982, 55986, 55995, 56008, 56018, 56024, 56040,
            56055, 56069, 56074, 56090, 56098, 56115, 56123, 56147, 56169, 56192, 56203, 56220,
            56226, 56242, 56258, 56274, 56297, 56317, 56372, 56443, 56492, 56551, 56605, 56657,
            56692, 56704, 56709, 56726, 56763, 56798, 56817, 56835, 56863, 56881, 56906, 56950,
            56971, 57004, 57026, 57128, 57147, 57220, 57268, 57346, 57364, 57385, 57399, 57423,
            57467, 57492, 57508, 57531, 57549, 57596, 57704, 57716, 57755, 57798, 57810, 57857,
            57930, 57947, 58055, 58111, 58184, 58274, 58285, 58388, 58402, 58411, 58428, 58498,
            58563, 58649, 58697, 58728, 58748, 58849, 58873, 58911, 58916, 58949, 58959, 58972,
            58985, 58997, 59007, 59071, 59082, 59108, 59122, 59136, 59140, 59162, 59175, 59188,
            59262, 59331, 59358, 59368, 59376, 59450, 59576, 59674, 59753, 59772, 59832, 59896,
            59988, 60055, 60132, 60151, 60246, 60271, 60307, 60356, 60389, 60429, 60496, 60560,
            60612, 60646, 60682, 60733, 60813, 60880, 60971, 60993, 61036, 61048, 61070, 61085,
            61103, 61122, 61156, 61197, 61317, 61324, 61358, 61382, 61501, 61526, 61570, 61618,
            61637, 61657, 61660, 61685, 61697, 61714, 61718, 61722, 61750, 61754, 61784, 61844,
            61906, 61919, 61949, 61964, 61996, 62035, 62043, 62114, 62173, 62337, 62416, 62554,
            62645, 62707, 62732, 62807, 62924, 62968, 63047, 63055, 63061, 63065, 63114, 63140,
            63159, 63163, 63193, 63328, 63340, 63381, 63390, 63417, 63428, 63436, 63460, 63518,
            63551, 63627, 63654, 63712, 63719, 63952, 63960, 63980, 64046, 64065, 64077, 64102,
            64133, 64194, 64204, 64215, 64242, 64270, 64337, 64355, 64426, 64436, 64458, 64566,
            64652, 64699, 64705, 64713, 64763, 64780, 64936, 65081, 65092, 65103, 65152, 65270,
            65313, 65414, 65430, 65493, 65514, 65522, 65642, 65681, 65785, 65804, 65837, 65847,
            65938, 65996, 66001, 66010, 66024, 66041, 66061, 66068, 66083, 66100, 66103, 66125,
            66251, 66340, 66463, 66489, 66529, 66563, 66577, 66595, 66608, 66638, 66651, 66663,
            66692, 66717, 66771, 66805, 66836, 66842, 66856, 66872, 66937, 67032, 67039, 67044,
            67065, 67147, 67152, 67253, 67268, 67363, 67373, 67457, 67465, 67572, 67580, 67604,
            67620, 67639, 67650, 67677, 67692, 67709, 67735, 67792, 67859, 67888, 67986, 68027,
            68067, 68106, 68119, 68135, 68140, 68162, 68167, 68208, 68217, 68255, 68269, 68313,
            68333, 68375, 68415, 68428, 68449, 68454, 68465, 68477, 68520, 68545, 68552, 68586,
            68620, 68629, 68637, 68680, 68872, 68962, 68997, 69037, 69158, 69229, 69283, 69402,
            69420, 69435, 69447, 69461, 69465, 69471, 69477, 69485, 69496, 69506, 69545, 69604,
            69712, 69856, 69864, 69875, 69887, 69894, 69900, 69913, 69945, 69975, 70087, 70106,
            70119, 70142, 70187, 70266, 70302, 70308, 70323, 70331, 70336, 70343, 70348, 70357,
            70452, 70678, 70778, 70862, 70949, 70998, 71076, 71255, 71448, 71613, 71814, 71997,
            72168, 72185, 72221, 72253, 72271, 72298, 72317, 72335, 72348, 72357, 72383, 72435,
            72471, 72489, 72607, 72614, 72618, 72625, 72632, 72638, 72666, 72686, 72727, 72754,
            72763, 72767, 72819, 72837, 72850, 72888, 72895, 72909, 72976, 72989, 72997, 73021,
            73034, 73158, 73188, 73211, 73228, 73232, 73256, 73281, 73292, 73299, 73305, 73398,
            73525, 73613, 73698, 73707, 73713, 73721, 73728, 73736, 73749, 73820, 73838, 73846,
            73854, 73917, 73933, 73954, 74014, 74027, 74034, 74038, 74057, 74065, 74071, 74075,
            74179, 74189, 74208, 74232, 74274, 74298, 74316, 74323, 74332, 74341, 74406, 74435,
            74453, 74466, 74493, 74523, 74624, 74648, 74710, 74766, 74781, 74832, 74843, 74847,
            74901, 74936, 75011, 75094, 75182, 75190, 75290, 75313, 75366, 75375, 75381, 75396,
            75421, 75427, 75515, 75588, 75593, 75611, 75622, 75676, 75695, 75751, 75766, 75850,
            75876, 76010, 76050, 76076, 76146, 76204, 76247, 76296, 76353, 76399, 76483, 76532,
            76539, 76619, 76632, 76646, 76667, 76683, 76693, 76728, 76757, 76794, 76807, 76820,
            76830, 76902, 76932, 76959, 76991, 77039, 77047, 77070, 77085, 77093, 77110, 77116,
            77133, 77146, 77193, 77198, 77281, 77303, 77397, 77416, 77440, 77463, 77479, 77543,
            77570, 77575, 77610, 77768, 77796, 77919, 77975, 78126, 78133, 78166, 78173, 78209,
            78279, 78304, 78357, 78362, 78379, 78404, 78408, 78421, 78528, 78538, 78555, 78583,
            78613, 78677, 78717, 78764, 78802, 78851, 78913, 78931, 78970, 79012, 79026, 79043,
            79053, 79070, 79140, 79183, 79200, 79210, 79216, 79240, 79254, 79259, 79271, 79277,
            79311, 79367, 79402, 79462, 79483, 79521, 79527, 79534, 79543, 79560, 79567, 79588,
            79650, 79665, 79672, 79678, 79683, 79702, 79714, 79788, 79795, 79810, 79837, 79850,
            79876, 79919, 79939, 79969, 80031, 80055, 80063, 80078, 80106, 80115, 80118, 80128,
            80171, 80203, 80229, 80329, 80418, 80479, 80526, 80575, 80609, 80717, 80769, 80838,
            80847, 80852, 80867, 80877, 80883, 80924, 80932, 80946, 80987, 80992, 81020, 81082,
            81104, 81131, 81299, 81339, 81362, 81377, 81397, 81403, 81444, 81461, 81599, 81610,
            81713, 81749, 81777, 81817, 81927, 81956, 81983, 82119, 82159, 82205, 82219, 82257,
            82300, 82308, 82336, 82342, 82359, 82417, 82438, 82461, 82486, 82506, 82513, 82516,
            82526, 82534, 82559, 82582, 82614, 82737, 82783, 82799, 82817, 82832, 82858, 82863,
            82870, 82876, 82880, 82916, 82931, 82997, 83010, 83093, 83119, 83149, 83163, 83205,
            83233, 83236, 83244, 83277,
        ])
}
