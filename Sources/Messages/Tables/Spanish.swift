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
            Bebe un poco de agua\
            {title} dentro de {count} día\0{title} dentro de {count} días\
            {title} hoy\
            {title} mañana\
            {title} dentro de {count} semana\0{title} dentro de {count} semanas\
            repetición fijada en tu programa de calendario\
            todos los días\
            {days}, cada hora de {first} a {last}\0{days}, cada {count} horas de {first} a {last}\
            {days}, cada {count} minuto de {first} a {last}\0{days}, cada {count} minutos de {first} a {last}\
            {title}: previsión para dentro de {count} día\0{title}: previsión para dentro de {count} días\
            {title}: previsión para hoy\
            {title}: previsión para mañana\
            {title}: previsión para dentro de {count} semana\0{title}: previsión para dentro de {count} semanas\
            empieza {count} hora antes\0empieza {count} horas antes\
            pospuesta hasta las {time}\
            Anota tu día\
            empieza {count} minuto antes\0empieza {count} minutos antes\
            Alarmas perdidas: {titles}\
            {count} más\0{count} más\
            Suena {count} alarma más\0Suenan {count} alarmas más\
            Recordatorio\
            Próxima vez: {when}.\
            No tienes ninguna alarma.\
            Nada previsto en {count} día.\0Nada previsto en los próximos {count} días.\
            No suena ninguna alarma.\
            Esta alarma no volverá a sonar.\
            Sin cifrar: cualquiera en el camino puede leer los mensajes.\
            Tus alarmas se envían a {address}.\
            Los mensajes solo dicen que hay un recordatorio.\
            Los mensajes no tienen botones hasta que 'eve-ics serve' se inicie con --public-url.\
            Tus alarmas no se envían a ningún servidor ntfy.\
            Sin token, cualquier persona que conozca este tema puede leer los mensajes.\
            Los mensajes llevan los títulos de tus alarmas.\
            Token de acceso:\
            El servidor aceptó el mensaje.\
            Los mensajes llegan aquí.\
            recordatorio: {title}\
            Alarma eliminada: {title}.\
            Las alarmas suenan en un terminal o con 'eve-ics alarms --run COMMAND'.\
            Las alarmas suenan en este terminal hasta que pulses Ctrl-C.\
            suena ahora\
            El comando de 'eve-ics serve --run' se entera de cuándo tienes un recordatorio, sin títulos.\
            El comando de 'eve-ics serve --run' no se entera de tus alarmas.\
            El comando de 'eve-ics serve --run' se entera de tus alarmas, con sus títulos.\
            Sin alarma el {day}: {title}.\
            Posponer\
            Volverá a sonar a las {time}: {title}.\
            {title}: inicio dentro de {count} día\0{title}: inicio dentro de {count} días\
            {title}: inicio hoy\
            {title}: inicio mañana\
            {title}: inicio dentro de {count} semana\0{title}: inicio dentro de {count} semanas\
            Alarma desactivada: {title}.\
            Alarma activada: {title}.\
            Así suena una alarma\
            alarma perdida\
            Descartaría la alarma: {title}.\
            Volvería a sonar a las {time}: {title}.\
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
            Tu método impide la ovulación en unos ciclos y en otros no.\
            Registrado: {count} día.\0Registrado: {count} días.\
            Registrado: el primer día. No se sabe cuánto duró.\
            Si no registraste una regla en torno al {day}, la siguiente se espera el {expected}.\
            Una previsión, no un método anticonceptivo.\
            Observada.\
            ¿Ha terminado tu regla? Dura ya más que tu {count} día habitual.\0¿Ha terminado tu regla? Dura ya más que tus {count} días habituales.\
            Tu regla lleva {count} día de retraso (prevista entre el {first} y el {last}).\0Tu regla lleva {count} días de retraso (prevista entre el {first} y el {last}).\
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
            {count} tarjeta\0{count} tarjetas\
            {count} por repasar\0{count} por repasar\
            Se ha omitido {count} tarjeta vacía.\0Se han omitido {count} tarjetas vacías.\
            {count} tarjeta escrita en {file}.\0{count} tarjetas escritas en {file}.\
            Intro: ver el reverso, q: salir\
            Se ha omitido {count} campo o etiqueta que ninguna tarjeta muestra.\0Se han omitido {count} campos y etiquetas que ninguna tarjeta muestra.\
            {count} tarjeta añadida a {deck}.\0{count} tarjetas añadidas a {deck}.\
            {count} tarjeta ya estaba.\0{count} tarjetas ya estaban.\
            Se ha omitido {count} imagen o sonido.\0Se han omitido {count} imágenes y sonidos.\
            La próxima toca: {when}.\
            No tienes tarjetas.\
            No hay tarjetas por repasar.\
            Tarjeta {number} de {all}\
            Intro: dar la vuelta, n: siguiente, r: apartarla, q: salir\
            Todas las tarjetas están apartadas. El test ha terminado.\
            1: olvidada, 2: difícil, 3: bien, 4: fácil, q: salir\
            {count} tarjeta repasada.\0{count} tarjetas repasadas.\
            Era la última tarjeta. Se empieza otra vez desde el principio.\
            {deck}: repasar {count} tarjeta\0{deck}: repasar {count} tarjetas\
            respuestas sobre ciclos inusuales\
            anticoncepción\
            entradas más antiguas borradas\
            valores que tus ajustes ocultan\
            {item} ({days})\
            entrada {entry} rehecha\
            {count} día, {range}\0{count} días, {range}\
            nada\
            recordatorio de los días fértiles\
            otro recordatorio\
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
            otro ajuste\
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
            {count} medición hasta ahora.\0{count} mediciones hasta ahora.\
            La temperatura subió por encima de {line} el {day} (día {number} del ciclo). Está confirmado desde el {confirmed}.\
            Fecha\
            Día\
            LH\
            Moco\
            Observado\
            Ovulación\
            Regla\
            Subida\
            línea base\
            descartada\
            tu observación\
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
            Hay un embarazo anotado desde el {day}. Si ya terminó, anota lo que vino después.\
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
            una regla que puede empezar cualquier día ({chance})\
            un día fértil de la ventana ({window}), con ovulación en torno al {day}\
            sin regla\
            sin regla y fuera de la ventana fértil\
            ovulación en torno a este día, dentro de la ventana fértil ({window})\
            día {number} de la regla que se espera a partir del {first} ({chance})\
            día {number} de tu regla, que dura unos {length}\
            sin regla, y cualquier día puede ser fértil\
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
            Ayer: {dose}, aún sin registrar.\
            Ayer a las {time}: {dose}, aún sin registrar.\
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
            Aún quedan rastros en los archivos de datos, porque el disco está lleno. Libera espacio: se eliminarán en cuanto haya sitio.\
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
            Próxima regla: en cualquier momento ({chance}).\
            Si no registraste una regla en torno al {missed}, la siguiente se espera el {day}, {distance} ({chance}).\
            Próxima regla: dentro de {first} a {count} día ({chance}).\0Próxima regla: dentro de {first} a {count} días ({chance}).\
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
            Tu regla aún no ha llegado (prevista entre el {first} y el {last}).\
            Después de un anticonceptivo hormonal, la duración de los primeros ciclos varía mucho.\
            Después de un embarazo, la duración de los primeros ciclos varía mucho.\
            Tu método ({method}) puede hacer que el sangrado sea más leve o desaparezca.\
            En la perimenopausia, la duración de los ciclos varía mucho.\
            En la adolescencia, los ciclos de hasta {days} días son habituales.\
            Los ciclos de hasta {days} días son habituales.\
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
            Poner hasta ocho alarmas en su entrada, para un teléfono que no tiene otra cosa\
            Poner hasta ocho alarmas en su entrada, para un teléfono que no tiene otra cosa\
            Poner dos alarmas en su entrada, como siempre\
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
            dos valores en un día, se conservaron ambos\
            la columna «{name}»\
            {name}, un cálculo de la aplicación\
            {name} (regístralo con 'eve-ics contraception')\
            el archivo {name} está dañado\
            una entrada eliminada\
            dos datos de una dosis: con retraso prevalece sobre tomada, y tomada sobre omitida\
            una píldora doble, registrada como tomada\
            {name}, con marca de exclusión\
            «{name}» tiene una fecha a muchos siglos de hoy\
            el campo «{name}»\
            su final no puede ser correcto, solo se tomó el primer día\
            la fecha está en el futuro; el registro solo contiene lo que ya ha pasado\
            dos flujos en un día, se conservó el más abundante\
            un valor que tus ajustes ocultan\
            {date} no existe\
            más de {count} síntoma o estado de ánimo en un día\0más de {count} síntomas o estados de ánimo en un día\
            un peso sin unidad, tomado como kilogramos\
            no se incluye: {what}\
            una regla de duración imposible; el máximo es {count} día\0una regla de duración imposible; el máximo es {count} días\
            dos pesos en un día, se conservó el más bajo\
            {place}: {remark}\
            {place}: {remark} ({count} vez)\0{place}: {remark} ({count} veces, la primera aquí)\
            dos temperaturas en un día, se conservó la más baja\
            a una fila le falta «{name}»\
            {name} (regístralo con 'eve-ics mode')\
            dos tipos de moco cervical en un día, se conservó el más fértil\
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
            dos valores en un día, se conservó uno\
            la tabla «{name}», en la que faltan columnas\
            un día fuera de su regla\
            una ovulación, tomada como observada; pudo ser un test positivo\
            dos pruebas de ovulación en un día, se conservó la positiva\
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
            el registro y el archivo difieren en un valor que tus ajustes ocultan\
            Importado: {count} día, {span}.\0Importado: {count} días, {span}.\
            Importado ({count} día, {span}): {items}.\0Importado ({count} días, {span}): {items}.\
            {count} dosis\0{count} dosis\
            {count} evento sin cambios\0{count} eventos sin cambios\
            {count} dato más de sangrado\0{count} datos más de sangrado\
            {count} día ya registrado\0{count} días ya registrados\
            {count} día con estado de ánimo\0{count} días con estado de ánimo\
            {count} día con moco cervical\0{count} días con moco cervical\
            {count} nota\0{count} notas\
            {count} valor más\0{count} valores más\
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
            Este calendario es más antiguo que tu último, y lo que difiere puede ser una previsión anterior en lugar de un cambio tuyo.\
            Por importar: {count} día, {span}.\0Por importar: {count} días, {span}.\
            Por importar ({count} día, {span}): {items}.\0Por importar ({count} días, {span}): {items}.\
            Sin importar: {count} día anterior al {first}, debido a 'eve-ics settings keep'.\0Sin importar: {count} días anteriores al {first}, debido a 'eve-ics settings keep'.\
            {file}: {tracker}, {count} día, {span}.\0{file}: {tracker}, {count} días, {span}.\
            {count} ciclo fuera de la previsión, como indica el archivo.\0{count} ciclos fuera de la previsión, como indica el archivo.\
            {file}: y {count} observación más\0{file}: y {count} observaciones más\
            {file}: no contiene ninguna regla.\
            {count} día en dos programas: {kept}.\0{count} días en dos programas: {kept}.\
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
            La de este ordenador es {zone}. Pulsa Intro para usarla.\
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
            Esta regla tiene ahora {count} día.\0Esta regla tiene ahora {count} días; más de 8 no es habitual.\
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
            fértil, pasado\
            regla, registrada\
            ovulación prevista\
            ovulación confirmada\
            ovulación según los signos\
            sin hormona prevista\
            regla, previsión\
            Ventana fértil\
            Ovulación\
            Regla\
            Intervalo ({percent})\
            hoy\
            puede ser fértil, no se sabe\
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
            Ovulación confirmada, {day} ({signs}).\
            Ovulación prevista el {day}, {chance}.\
            No se anotó ningún signo de ovulación.\
            {count} día después de la ovulación.\0{count} días después de la ovulación.\
            Aproximadamente {count} día después de la ovulación.\0Aproximadamente {count} días después de la ovulación.\
            Los signos apuntan a una ovulación el {day} ({signs}). Sin confirmar.\
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
            Añadido a {calendar}: {title}.\
            Todo está hecho.\
            El evento se repite: se han eliminado todas sus fechas.\
            ¿Eliminar {title} con {count} entrada? No se puede deshacer.\0¿Eliminar {title} con {count} entradas? No se puede deshacer.\
            Entretanto la nota se cambió en otro sitio. Tu texto está en una nota nueva; se conservan las dos.\
            Calendario añadido: {title} ({uses}).\
            Calendario eliminado: {title}.\
            El calendario se llama ahora {title}.\
            Tarjetas\
            Cambiado: {title}.\
            Hecho: {title}.\
            No se muestra {count} tarea hecha.\0No se muestran {count} tareas hechas.\
            Hecho: {title}, {day}. La próxima vez: {next}.\
            vence: {day}\
            {count} entrada\0{count} entradas\
            Eventos\
            Movido: {title}.\
            No tienes calendarios.\
            No tienes notas.\
            No tienes tareas.\
            Notas\
            No se ha eliminado nada en los últimos 30 días.\
            atrasada desde: {day}\
            Queda {count} subtarea pendiente.\0Quedan {count} subtareas pendientes.\
            {share} hecho\
            Eliminado: {title}.\
            Aún por hacer: {title}.\
            Para recuperarlo: {command}\
            Recuperado: {title}.\
            {first}–{last}\
            Tareas\
            No ha cambiado nada.\
            (sin título)\
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
            Sin año, {typed} es el {date}. ¿Es el día que quieres decir?\
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
            un recordatorio suena a una sola hora, hasta {most} veces antes del evento\
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
            lo que tus ajustes ocultan no se puede cambiar en un calendario\
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
            semanas desde el sábado\
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
            {count} día registrado anterior al {day} es más antiguo de lo que guardas. Se borrará mañana como muy pronto, porque el reloj va muy por delante de tus últimas entradas. Comprueba la fecha de este dispositivo.\0{count} días registrados anteriores al {day} son más antiguos de lo que guardas. Se borrarán mañana como muy pronto, porque el reloj va muy por delante de tus últimas entradas. Comprueba la fecha de este dispositivo.\
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
            Las semanas empiezan ahora en sábado.\
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
            tu observación\
            ovulación observada\
            temperatura\
            Notaste la ovulación el {day}.\
            Por sí solo, apunta al {day} ({chance}).\
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
            regla en cualquier momento\
            día {day}\
            regla con {count} d de retraso\0regla con {count} d de retraso\
            próxima regla en {count} d\0próxima regla en {count} d\
            la regla aún no llega\
            regla en {count} d\0regla en {count} d\
            regla hoy\
            El descanso ha terminado. ¿Seguir estudiando, descansar un poco más o terminar?\
            El temporizador ha terminado.\
            {count} minuto\0{count} minutos\
            No hay ningún temporizador en marcha.\
            Descanso hasta las {time} (quedan {left}).\
            Se acabó el tiempo. ¿Descansar, estudiar un poco más o terminar?\
            En pausa; quedan {left} de estudio.\
            En pausa; quedan {left} de descanso.\
            Añadido a tu calendario: {length} de estudio.\
            Para iniciar uno: {command}\
            Estudio\
            Estudio hasta las {time} (quedan {left}).\
            Hora de descansar\
            Hora de estudiar\
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
            Ovulación (prevista)\
            Ovulación (según los signos)\
            Parche\
            {title}: cambiar\
            {title}: quitar\
            {title}: poner\
            Regla\
            Regla en cualquier momento\
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
            Añadir una alarma\
            Deja de sonar\
            Todas las alarmas\
            a su hora\
            Elige un día futuro.\
            Elige días de la semana o una fecha, no ambas cosas.\
            Escribe para qué es, en {letters} letras como máximo.\
            Acorta la nota a {letters} letras.\
            Elige una de estas opciones.\
            Esta alarma se cambió en otro sitio mientras tanto, y aún no se ha guardado nada. Abajo está lo que escribiste; si guardas otra vez, sustituye el otro cambio.\
            O una fecha\
            Sin días ni fecha, suena una vez, la próxima vez que sea esa hora.\
            {count} día antes\0{count} días antes\
            Alarma descartada.\
            Editar la alarma\
            Esta alarma se repite de un modo que solo tu programa de calendario puede cambiar. Cámbiala allí.\
            Una alarma empieza pronto, se repite cada vez más y suena hasta que la descartas. Descártala en un sitio y se detiene en todos.\
            Tienes {number} alarmas y no caben más.\
            {count} hora antes\0{count} horas antes\
            Suena sin pausa\
            Primer aviso\
            {count} minuto después\0{count} minutos después\
            {count} minuto antes\0{count} minutos antes\
            Perdidas\
            ¿Para qué es?\
            Este navegador no ejecuta scripts, así que la página no puede sonar.\
            Nueva alarma\
            Sin alarmas\
            Nota\
            Ninguna alarma suena en las próximas dos horas.\
            Desactivada\
            Activada\
            Esta página solo suena mientras está abierta. Un teléfono bloqueado suena con su programa de calendario: añade allí tu calendario.\
            Eliminar esta alarma\
            Eliminar para siempre\
            Suena ahora\
            Esta alarma ya no suena.\
            Omitir este día\
            Posponer 5 minutos\
            Alarma pospuesta hasta las {time}.\
            En las próximas dos horas\
            Con sonido\
            Hora\
            Alarmas\
            Probar la alarma\
            Suena durante medio minuto y permite que esta página se oiga y vibre.\
            Semana\
            Semana: {days}\
            Días de la semana\
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
            Añadir una tarjeta\
            Añadir un mazo\
            Olvidada\
            Todos los mazos\
            Esta tarjeta ya estaba respondida.\
            Reverso\
            Escribe una línea de hasta {most} letras.\
            Un nombre es una línea de hasta {most} letras.\
            Escribe un texto de hasta {most} letras.\
            Esta tarjeta se cambió en otro sitio mientras tanto. Guarda otra vez para sustituir eso por lo que hay aquí.\
            Mazo añadido: {title}.\
            El mazo ha cambiado mientras tanto. No se ha eliminado nada.\
            Nombre del mazo\
            Mazo eliminado: {title}.\
            El mazo se llama ahora {title}.\
            Tarjetas anteriores\
            Fácil\
            Editar la tarjeta\
            Cambiar el nombre de este mazo o eliminarlo\
            Dar la vuelta\
            Dar la vuelta a una tarjeta, o iniciar y pausar el temporizador\
            Anverso\
            No hay sitio para más. Elimina algo que ya no necesites.\
            Bien\
            Difícil\
            ¿Qué tal lo sabías?\
            Tarjetas siguientes\
            Apartar\
            Apartar una tarjeta de un test\
            Queda {count} tarjeta por repasar.\0Quedan {count} tarjetas por repasar.\
            Ya tienes un mazo con este nombre.\
            Siguiente\
            Tarjeta siguiente de un test\
            Este mazo aún no tiene tarjetas.\
            Aún no tienes tarjetas. Un mazo reúne tarjetas que van juntas, como las palabras de un idioma.\
            Test\
            Cada tarjeta sale una vez antes de que se repita alguna. Una tarjeta que apartas no vuelve a salir en este test.\
            Test: {deck}\
            Eliminar esta tarjeta\
            Cambiar el nombre\
            Repasar {count} tarjeta\0Repasar {count} tarjetas\
            Repasar: {deck}\
            Mostrar el reverso\
            Empezar un test nuevo\
            Esta tarjeta es demasiado larga para esta página. Puedes editarla en un programa de calendario.\
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
            ¿Qué va primero en fechas como 3/4/2026?\
            El día: {date}\
            Lo que muestre el archivo\
            El mes: {date}\
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
            No se ha podido guardar tu cambio: el disco del ordenador que ofrece esta página está lleno. No se ha perdido nada; libera espacio e inténtalo de nuevo.\
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
            No puedes iniciar sesión, porque el proxy que está delante de este servidor no le indica si tu conexión está cifrada. Haz que el proxy envíe {field}; {page} muestra cómo.\
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
            Plan\
            Ajustes\
            Ir al contenido\
            {page} · eve-ics\
            Hoy\
            Tus días empiezan a medianoche según la hora de {here}. Este dispositivo tiene otra zona horaria: {device}.\
            Ahora no\
            Usar {device}\
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
            Añadir algo, donde la página lo ofrece\
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
            Rehacer\
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
            Añadir\
            Ese día no existe. Elige uno del calendario.\
            Escribe algo o elimina la nota.\
            Terminaría antes de empezar. Elige un final posterior.\
            No hay sitio para más. Elimina algo que ya no necesites.\
            Escribe el título en una línea, sin caracteres de control.\
            Acorta el título a {letters} letras.\
            Escribe un título.\
            Ya tienes un calendario {title}. Elige otro nombre.\
            Elige al menos uno.\
            Añadir un calendario\
            También en tus programas de calendario\
            Eliminar este calendario\
            Cambiar el nombre\
            ¿Para qué es?\
            Calendarios\
            Mientras tanto, esto se cambió en otro lugar y aún no se ha guardado nada. Abajo está lo que escribiste; guardar de nuevo reemplaza el otro cambio.\
            Eliminar\
            Último elemento eliminado: {title}\
            Hecho\
            Bajar\
            Vencimiento (opcional)\
            Editar el evento\
            Termina a las\
            Primer día\
            Último día\
            Nuevo evento\
            Aún no hay eventos.\
            Eventos pasados\
            Lugar\
            se repite\
            Empieza a las\
            Todo el día\
            Eso ya no existe. No se ha cambiado nada.\
            Lista\
            Más\
            Subir o bajar una tarea\
            Nota\
            Mientras tanto, la nota se eliminó en otro lugar. Tu texto está en una nota nueva.\
            La primera línea es el título.\
            Esta nota es demasiado larga para editarla aquí. Edítala en tu programa de calendario.\
            Nueva nota\
            Se repite como lo fijó tu programa de calendario. Cámbialo allí.\
            Guardado ({time}).\
            Título\
            Añadir una tarea\
            Editar la tarea\
            Quitar la última marca\
            Subir\
            Los programas suscritos a tu calendario lo muestran tras su próxima actualización.\
            Elige {count} día.\0Elige de uno a {count} días.\
            Elige una hora posterior a la primera.\
            Elige al menos un día de la semana.\
            Cuándo\
            Tu programa de calendario te avisa en cada dispositivo suscrito a tu calendario.\
            Desde\
            Hábitos\
            Estos suenan en esta página mientras está abierta, y en tu escritorio.\
            Tienes {number}. Desactiva antes uno.\
            Un recordatorio con tus palabras\
            Lo que dice\
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
            Hasta\
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
            Sábado\
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
            Debe ser un número entero de 1 a {most}.\
            Debe ser una línea de hasta {most} letras.\
            Descansar\
            Minutos de descanso\
            El temporizador ha cambiado mientras tanto. No se ha hecho nada.\
            Terminar\
            Estudias, descansas y sigues estudiando. Nada empieza solo: al final de cada parte se te pregunta. Suena donde suenan tus alarmas.\
            {count} minuto más\0{count} minutos más\
            Seguir\
            Este navegador no ejecuta scripts, así que la página no puede contar hacia atrás ni sonar. Te pregunta cuando se acaba el tiempo.\
            Descanso hasta las {time}.\
            Pausar\
            Empezar\
            Minutos de estudio\
            Seguir estudiando\
            A estudiar hasta las {time}.\
            ¿Qué estudias?\
            Puedes dejarlo vacío.\
            Temporizador de estudio\
            Añadir a tu calendario lo que estudias\
            Próximas alarmas\
            No, terminó el {day}\
            Sí, registrar el {day}\
            No, no volver a preguntar\
            No, no falta ninguna\
            Aún no\
            Sí\
            Sí, antes\
            Sí, hoy\
            En cualquier momento\
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
            Próxima regla dentro de {first} a {count} día\0Próxima regla dentro de {first} a {count} días\
            Tu regla puede empezar hoy\
            Aún no ha llegado\
            Anotado: sin sangrado, {days}.\
            Para consultar\
            Renovación con retraso: {method}, {when}.\
            Previsión en pausa: {phase}\
            Hoy\
            Deshacer\
            No hay previsión en este momento\
            acné\
            ansiedad\
            dolor de espalda\
            hinchazón\
            pechos sensibles\
            calma\
            cólicos\
            energía\
            cansancio\
            alegría\
            dolor de cabeza\
            irritabilidad\
            náuseas\
            tristeza
            """,
        starts: [
            0, 11, 37, 75, 235, 294, 432, 522, 576, 663, 712, 801, 879, 918, 940, 959, 975, 1003,
            1054, 1141, 1171, 1215, 1271, 1405, 1417, 1525, 1577, 1677, 1817, 1942, 2046, 2108,
            2212, 2298, 2310, 2481, 2495, 2517, 2534, 2552, 2585, 2618, 2630, 2649, 2661, 2696,
            2732, 2786, 2795, 2830, 2857, 2877, 2939, 2950, 2965, 3031, 3078, 3093, 3177, 3273,
            3369, 3397, 3429, 3529, 3583, 3609, 3622, 3680, 3706, 3731, 3784, 3796, 3817, 3842,
            3918, 3942, 3974, 4034, 4069, 4117, 4201, 4251, 4326, 4374, 4390, 4421, 4447, 4468,
            4494, 4565, 4625, 4636, 4730, 4794, 4873, 4902, 4910, 4949, 5027, 5046, 5069, 5151,
            5179, 5204, 5225, 5239, 5271, 5311, 5355, 5387, 5499, 5531, 5608, 5655, 5694, 5842,
            5881, 5953, 5986, 6039, 6060, 6094, 6148, 6224, 6414, 6514, 6718, 7016, 7037, 7098,
            7150, 7203, 7287, 7332, 7342, 7481, 7641, 7724, 7831, 7896, 7939, 8011, 8041, 8145,
            8262, 8362, 8482, 8582, 8702, 8734, 8773, 8851, 8922, 8953, 9091, 9162, 9217, 9299,
            9324, 9343, 9371, 9396, 9454, 9512, 9566, 9619, 9682, 9746, 9779, 9794, 9825, 9856,
            9871, 9894, 9938, 9942, 9977, 9994, 10023, 10052, 10075, 10099, 10126, 10155, 10185,
            10208, 10226, 10247, 10272, 10283, 10307, 10325, 10348, 10421, 10430, 10436, 10444,
            10452, 10460, 10577, 10591, 10599, 10607, 10614, 10618, 10632, 10640, 10646, 10745,
            10797, 10854, 10927, 10989, 11106, 11111, 11115, 11117, 11121, 11130, 11140, 11145,
            11151, 11162, 11172, 11187, 11193, 11204, 11253, 11331, 11380, 11410, 11457, 11481,
            11536, 11573, 11610, 11673, 11716, 11750, 11809, 11857, 11881, 11892, 11905, 11916,
            11921, 11975, 11990, 12013, 12025, 12118, 12135, 12145, 12151, 12160, 12176, 12196,
            12229, 12241, 12276, 12281, 12286, 12293, 12308, 12311, 12315, 12360, 12404, 12456,
            12474, 12489, 12526, 12647, 12730, 12795, 12863, 12973, 13043, 13110, 13244, 13303,
            13348, 13409, 13482, 13616, 13740, 13786, 13845, 13918, 13932, 13985, 14029, 14064,
            14123, 14228, 14321, 14412, 14481, 14534, 14590, 14637, 14689, 14749, 14807, 14859,
            14904, 14940, 14964, 15002, 15039, 15060, 15126, 15192, 15220, 15287, 15340, 15389,
            15461, 15519, 15581, 15625, 15679, 15695, 15759, 15812, 15886, 15895, 15934, 16006,
            16077, 16126, 16171, 16195, 16272, 16323, 16350, 16438, 16458, 16463, 16501, 16548,
            16605, 16687, 16742, 16807, 16855, 16960, 17062, 17092, 17130, 17209, 17234, 17247,
            17252, 17322, 17355, 17373, 17393, 17399, 17417, 17437, 17671, 17697, 17721, 17740,
            17771, 17835, 17870, 17931, 17981, 18012, 18077, 18108, 18122, 18129, 18148, 18167,
            18188, 18231, 18250, 18269, 18343, 18357, 18381, 18407, 18431, 18455, 18481, 18498,
            18514, 18538, 18553, 18570, 18597, 18608, 18639, 18758, 18784, 18801, 18827, 18844,
            18861, 18893, 18938, 18950, 18977, 18994, 19012, 19045, 19091, 19106, 19131, 19158,
            19179, 19210, 19243, 19260, 19329, 19343, 19378, 19392, 19421, 19482, 19542, 19606,
            19673, 19734, 19816, 19941, 20174, 20192, 20231, 20291, 20384, 20421, 20434, 20446,
            20563, 20601, 20615, 20631, 20657, 20681, 20714, 20729, 20739, 20746, 20770, 20779,
            20791, 20808, 20820, 20833, 20848, 20860, 20875, 20897, 20953, 20979, 21018, 21072,
            21130, 21169, 21230, 21289, 21398, 21475, 21519, 21591, 21658, 21728, 21795, 21853,
            21889, 21935, 22132, 22246, 22348, 22381, 22429, 22470, 22545, 22602, 22666, 22726,
            22776, 22784, 22881, 22972, 23027, 23099, 23180, 23259, 23372, 23499, 23529, 23611,
            23673, 23722, 23876, 23938, 24022, 24076, 24115, 24151, 24403, 24605, 24821, 24951,
            25082, 25224, 25240, 25259, 25281, 25296, 25330, 25349, 25549, 25581, 25665, 25769,
            25985, 26059, 26153, 26228, 26298, 26396, 26441, 26489, 26594, 26716, 26781, 26889,
            26973, 27068, 27182, 27264, 27450, 27606, 27712, 27734, 27802, 27891, 27965, 28043,
            28105, 28173, 28221, 28251, 28277, 28313, 28359, 28409, 28473, 28498, 28533, 28551,
            28554, 28561, 28580, 28610, 28650, 28676, 28712, 28716, 28796, 28876, 28921, 28944,
            28949, 28954, 28959, 29042, 29098, 29170, 29176, 29213, 29220, 29226, 29236, 29255,
            29332, 29410, 29428, 29474, 29533, 29615, 29625, 29643, 29655, 29666, 29733, 29773,
            29781, 29828, 29845, 29870, 30019, 30088, 30149, 30222, 30287, 30329, 30359, 30393,
            30477, 30490, 30521, 30544, 30610, 30641, 30778, 30913, 30950, 31037, 31063, 31083,
            31099, 31123, 31138, 31148, 31173, 31236, 31295, 31375, 31447, 31599, 31685, 31711,
            31765, 31833, 31877, 31955, 32008, 32094, 32131, 32156, 32181, 32234, 32256, 32296,
            32362, 32431, 32528, 32576, 32660, 32745, 32784, 32882, 32928, 32989, 33020, 33049,
            33136, 33169, 33234, 33334, 33420, 33464, 33503, 33570, 33642, 33709, 33749, 33774,
            33820, 33864, 33885, 33922, 33970, 34001, 34022, 34104, 34146, 34177, 34226, 34245,
            34305, 34379, 34432, 34464, 34480, 34591, 34633, 34654, 34776, 34823, 34840, 34923,
            34977, 35007, 35046, 35113, 35133, 35187, 35212, 35247, 35273, 35300, 35341, 35372,
            35396, 35433, 35455, 35485, 35507, 35558, 35592, 35631, 35671, 35717, 35742, 35806,
            35868, 35901, 35916, 35977, 36042, 36095, 36136, 36178, 36227, 36282, 36302, 36335,
            36394, 36445, 36529, 36583, 36619, 36665, 36734, 36767, 36783, 36828, 36866, 36922,
            36964, 37033, 37099, 37185, 37212, 37266, 37326, 37381, 37449, 37511, 37537, 37576,
            37635, 37679, 37733, 37773, 37827, 37853, 37923, 38027, 38052, 38072, 38207, 38333,
            38405, 38497, 38663, 38745, 38869, 38941, 38975, 39053, 39066, 39116, 39184, 39198,
            39207, 39230, 39256, 39291, 39308, 39408, 39414, 39498, 39521, 39648, 39715, 39768,
            39864, 39941, 40053, 40119, 40138, 40305, 40312, 40417, 40438, 40451, 40467, 40491,
            40540, 40592, 40630, 40674, 40704, 40788, 40991, 41006, 41028, 41084, 41129, 41155,
            41186, 41238, 41332, 41373, 41393, 41417, 41446, 41475, 41498, 41521, 41526, 41535,
            41549, 41563, 41571, 41579, 41594, 41603, 41619, 41643, 41677, 41702, 41732, 41762,
            41786, 41810, 41836, 41877, 41905, 41945, 41991, 42007, 42033, 42084, 42126, 42151,
            42176, 42208, 42251, 42351, 42376, 42404, 42441, 42474, 42522, 42550, 42595, 42656,
            42700, 42751, 42813, 42825, 42852, 42880, 42925, 42957, 43043, 43089, 43101, 43112,
            43121, 43129, 43139, 43151, 43163, 43170, 43176, 43184, 43190, 43333, 43356, 43418,
            43500, 43575, 43677, 43788, 43833, 43896, 44003, 44043, 44138, 44220, 44241, 44260,
            44338, 44383, 44404, 44427, 44434, 44449, 44466, 44485, 44506, 44534, 44554, 44571,
            44586, 44596, 44601, 44622, 44625, 44654, 44737, 44899, 45001, 45111, 45369, 45420,
            45464, 45521, 45819, 45892, 45973, 46104, 46143, 46182, 46223, 46303, 46415, 46485,
            46493, 46513, 46539, 46547, 46556, 46568, 46573, 46593, 46609, 46615, 46689, 46715,
            46777, 46849, 46900, 46925, 46968, 47026, 47093, 47124, 47141, 47196, 47320, 47420,
            47458, 47488, 47525, 47533, 47551, 47566, 47638, 47685, 47697, 47729, 47736, 47752,
            47774, 47790, 47807, 47812, 47861, 47882, 47952, 47965, 47984, 48008, 48035, 48055,
            48071, 48077, 48097, 48110, 48130, 48215, 48222, 48239, 48244, 48249, 48260, 48281,
            48341, 48368, 48431, 48457, 48462, 48523, 48529, 48582, 48592, 48613, 48621, 48626,
            48643, 48656, 48668, 48683, 48732, 48755, 48773, 48788, 48805, 48817, 48825, 48838,
            48863, 48881, 48908, 48935, 48951, 48979, 48992, 49013, 49031, 49064, 49086, 49106,
            49110, 49126, 49143, 49148, 49157, 49178, 49189, 49210, 49214, 49227, 49340, 49414,
            49438, 49473, 49517, 49546, 49560, 49579, 49624, 49663, 49725, 49798, 49897, 50005,
            50082, 50132, 50192, 50247, 50310, 50325, 50373, 50405, 50438, 50546, 50619, 50657,
            50736, 50766, 50847, 50926, 50998, 51016, 51030, 51051, 51085, 51119, 51165, 51247,
            51267, 51297, 51323, 51356, 51398, 51411, 51449, 51460, 51476, 51511, 51583, 51593,
            51661, 51713, 51738, 51800, 51817, 51823, 51831, 51840, 51851, 51857, 51930, 52066,
            52290, 52512, 52556, 52603, 52656, 52858, 52919, 52975, 53033, 53079, 53125, 53224,
            53350, 53402, 53492, 53555, 53671, 53703, 53862, 53880, 53992, 53994, 54062, 54112,
            54349, 54373, 54398, 54420, 54443, 54469, 54492, 54516, 54544, 54569, 54609, 54648,
            54678, 54711, 54778, 54846, 54865, 54877, 54895, 54979, 55011, 55043, 55073, 55096,
            55120, 55135, 55165, 55192, 55221, 55242, 55271, 55292, 55313, 55331, 55348, 55394,
            55413, 55437, 55459, 55483, 55507, 55532, 55556, 55591, 55625, 55683, 55721, 55766,
            55806, 55854, 55905, 55962, 56016, 56063, 56109, 56146, 56186, 56385, 56554, 56633,
            56669, 56732, 56772, 56856, 56882, 57318, 57359, 57390, 57539, 57579, 57670, 57761,
            57806, 57851, 57888, 57954, 58017, 58102, 58147, 58208, 58254, 58271, 58329, 58360,
            58390, 58449, 58481, 58527, 58659, 58703, 58717, 58753, 58791, 58829, 58875, 58932,
            59028, 59086, 59162, 59241, 59329, 59406, 59540, 59577, 59614, 59717, 59787, 59828,
            59912, 59922, 59935, 59950, 59970, 59981, 60012, 60053, 60163, 60293, 60459, 60492,
            60498, 60528, 60584, 60623, 60712, 60758, 60810, 60881, 60925, 60959, 61019, 61064,
            61102, 61128, 61138, 61199, 61254, 61276, 61313, 61322, 61403, 61432, 61462, 61500,
            61542, 61609, 61644, 61680, 61726, 61753, 61760, 61801, 61818, 61834, 61868, 61907,
            61927, 61959, 61989, 62032, 62045, 62080, 62121, 62153, 62172, 62283, 62327, 62386,
            62420, 62451, 62489, 62520, 62562, 62583, 62684, 62698, 62743, 62783, 62804, 62809,
            62824, 62834, 62840, 62851, 62855, 62861, 62869, 62875, 62880, 62891, 62895, 62904,
            62917, 62927, 62948, 62978, 62984, 63000, 63015, 63029, 63034, 63060, 63076, 63084,
            63101, 63109, 63133, 63155, 63178, 63189, 63206, 63212, 63228, 63244, 63260, 63283,
            63303, 63358, 63429, 63478, 63537, 63591, 63643, 63678, 63690, 63695, 63712, 63749,
            63784, 63803, 63821, 63849, 63867, 63892, 63936, 63957, 63990, 64012, 64114, 64133,
            64206, 64254, 64332, 64350, 64371, 64385, 64409, 64453, 64478, 64494, 64517, 64535,
            64582, 64690, 64702, 64741, 64784, 64796, 64843, 64916, 64933, 65041, 65097, 65170,
            65260, 65271, 65374, 65388, 65397, 65414, 65484, 65549, 65635, 65683, 65714, 65732,
            65745, 65762, 65771, 65792, 65845, 65900, 65934, 65962, 66123, 66134, 66202, 66240,
            66258, 66274, 66373, 66502, 66542, 66580, 66595, 66607, 66655, 66697, 66705, 66720,
            66790, 66802, 66813, 66817, 66865, 66876, 66884, 67019, 67039, 67060, 67071, 67095,
            67111, 67129, 67163, 67189, 67199, 67203, 67210, 67226, 67296, 67302, 67316, 67334,
            67354, 67455, 67479, 67517, 67522, 67555, 67565, 67578, 67591, 67603, 67613, 67677,
            67688, 67714, 67728, 67742, 67746, 67768, 67781, 67794, 67868, 67937, 67964, 67974,
            67982, 68001, 68016, 68024, 68039, 68073, 68080, 68122, 68169, 68209, 68319, 68342,
            68402, 68417, 68441, 68472, 68491, 68497, 68514, 68557, 68570, 68633, 68640, 68697,
            68701, 68709, 68731, 68750, 68757, 68787, 68858, 68892, 68901, 68929, 68962, 69058,
            69062, 69174, 69186, 69207, 69224, 69272, 69287, 69305, 69326, 69422, 69496, 69622,
            69720, 69799, 69818, 69878, 69942, 70034, 70101, 70178, 70197, 70292, 70317, 70353,
            70402, 70435, 70475, 70542, 70606, 70658, 70692, 70728, 70779, 70859, 70926, 71017,
            71039, 71082, 71094, 71116, 71131, 71149, 71168, 71202, 71243, 71363, 71370, 71404,
            71428, 71547, 71572, 71616, 71664, 71683, 71703, 71706, 71731, 71743, 71760, 71764,
            71768, 71796, 71800, 71830, 71890, 71952, 71965, 71995, 72010, 72042, 72081, 72089,
            72160, 72219, 72383, 72462, 72600, 72691, 72753, 72778, 72853, 72970, 73014, 73093,
            73101, 73143, 73158, 73183, 73197, 73203, 73207, 73256, 73282, 73301, 73305, 73335,
            73470, 73482, 73523, 73532, 73559, 73570, 73578, 73602, 73660, 73693, 73769, 73796,
            73854, 73861, 74094, 74102, 74122, 74188, 74207, 74219, 74244, 74275, 74336, 74346,
            74357, 74384, 74412, 74479, 74497, 74568, 74578, 74600, 74755, 74863, 74949, 74996,
            75002, 75010, 75060, 75077, 75233, 75378, 75389, 75565, 75576, 75625, 75743, 75786,
            75887, 75903, 75966, 75987, 75995, 76115, 76154, 76258, 76277, 76310, 76320, 76411,
            76469, 76474, 76483, 76497, 76514, 76534, 76538, 76545, 76560, 76577, 76580, 76689,
            76697, 76710, 76732, 76858, 76947, 77070, 77096, 77136, 77170, 77184, 77202, 77215,
            77245, 77285, 77298, 77310, 77339, 77364, 77418, 77452, 77483, 77489, 77503, 77519,
            77584, 77679, 77686, 77691, 77712, 77794, 77799, 77900, 77915, 78010, 78020, 78104,
            78112, 78219, 78227, 78251, 78267, 78286, 78297, 78324, 78339, 78356, 78382, 78439,
            78506, 78535, 78633, 78674, 78714, 78753, 78766, 78782, 78787, 78809, 78814, 78855,
            78864, 78902, 78916, 78960, 78980, 79022, 79062, 79075, 79096, 79101, 79112, 79124,
            79167, 79192, 79199, 79206, 79240, 79249, 79257, 79300, 79492, 79582, 79617, 79657,
            79778, 79849, 79903, 80022, 80040, 80055, 80067, 80081, 80085, 80091, 80097, 80105,
            80116, 80126, 80165, 80224, 80332, 80476, 80484, 80495, 80507, 80514, 80520, 80533,
            80565, 80595, 80707, 80726, 80739, 80762, 80807, 80886, 80922, 80928, 80943, 80951,
            80956, 80963, 80968, 80977, 81072, 81298, 81398, 81482, 81569, 81618, 81696, 81875,
            82068, 82233, 82434, 82617, 82788, 82805, 82841, 82873, 82891, 82918, 82937, 82955,
            82968, 82977, 83003, 83055, 83091, 83109, 83227, 83234, 83238, 83245, 83252, 83258,
            83286, 83306, 83347, 83374, 83383, 83387, 83439, 83457, 83470, 83508, 83515, 83529,
            83596, 83609, 83617, 83641, 83654, 83778, 83808, 83831, 83848, 83852, 83876, 83901,
            83912, 83919, 83925, 84018, 84145, 84233, 84318, 84327, 84333, 84341, 84348, 84356,
            84369, 84440, 84458, 84466, 84474, 84537, 84553, 84574, 84587, 84594, 84598, 84617,
            84625, 84631, 84635, 84739, 84749, 84768, 84792, 84834, 84858, 84876, 84883, 84892,
            84901, 84966, 84995, 85013, 85026, 85053, 85083, 85107, 85169, 85225, 85240, 85291,
            85302, 85306, 85360, 85395, 85470, 85553, 85641, 85649, 85749, 85772, 85825, 85834,
            85840, 85855, 85880, 85886, 85974, 86047, 86052, 86070, 86081, 86135, 86154, 86210,
            86225, 86309, 86335, 86469, 86509, 86535, 86605, 86663, 86706, 86755, 86812, 86858,
            86865, 86910, 86941, 86996, 87053, 87113, 87150, 87169, 87220, 87239, 87260, 87299,
            87323, 87340, 87355, 87366, 87516, 87524, 87559, 87564, 87569, 87591, 87607, 87620,
            87631, 87643, 87655, 87675, 87690, 87695, 87704, 87717, 87729, 87770, 87775, 87779,
            87802, 87806, 87890, 87922, 88010, 88020, 88087, 88105, 88112, 88129, 88144, 88167,
            88172, 88256, 88305, 88343, 88379, 88386, 88466, 88471, 88479, 88551, 88588, 88620,
            88631, 88644, 88658, 88679, 88695, 88705, 88740, 88769, 88806, 88819, 88832, 88837,
            88847, 88919, 88949, 88976, 89008, 89056, 89064, 89087, 89102, 89110, 89127, 89133,
            89150, 89163, 89210, 89215, 89298, 89320, 89414, 89433, 89457, 89480, 89496, 89560,
            89587, 89592, 89627, 89785, 89813, 89936, 89992, 90143, 90150, 90183, 90190, 90226,
            90296, 90321, 90374, 90379, 90396, 90421, 90425, 90438, 90545, 90555, 90572, 90600,
            90630, 90694, 90734, 90781, 90819, 90868, 90930, 90948, 90987, 91029, 91043, 91060,
            91070, 91087, 91157, 91200, 91217, 91227, 91233, 91257, 91271, 91276, 91288, 91294,
            91328, 91384, 91419, 91479, 91500, 91538, 91544, 91551, 91558, 91567, 91584, 91591,
            91612, 91674, 91689, 91696, 91702, 91707, 91726, 91738, 91812, 91819, 91834, 91861,
            91874, 91900, 91943, 91963, 91993, 92055, 92079, 92087, 92102, 92130, 92139, 92142,
            92152, 92195, 92227, 92253, 92353, 92442, 92503, 92550, 92599, 92633, 92741, 92793,
            92862, 92871, 92876, 92891, 92901, 92907, 92948, 92956, 92970, 93011, 93016, 93044,
            93106, 93128, 93155, 93323, 93363, 93386, 93401, 93421, 93427, 93468, 93485, 93623,
            93634, 93737, 93773, 93801, 93841, 93951, 93980, 94007, 94143, 94183, 94229, 94243,
            94281, 94324, 94332, 94360, 94366, 94383, 94441, 94482, 94525, 94534, 94553, 94617,
            94625, 94755, 94795, 94801, 94933, 94959, 94965, 94972, 94990, 95007, 95035, 95051,
            95073, 95096, 95135, 95152, 95173, 95196, 95221, 95241, 95248, 95251, 95261, 95269,
            95289, 95314, 95337, 95369, 95492, 95538, 95554, 95572, 95587, 95613, 95618, 95625,
            95631, 95635, 95671, 95686, 95752, 95765, 95848, 95944, 95970, 95988, 96018, 96032,
            96074, 96102, 96105, 96113, 96146, 96151, 96159, 96175, 96185, 96201, 96206, 96214,
            96222, 96231, 96239, 96254, 96267, 96275, 96283,
        ])
}
