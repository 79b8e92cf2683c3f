// Scripts/catalogue writes this file from po/es.po.
// swift-format-ignore-file

extension MessageTable {
    static let spanish = MessageTable(
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
            pasada\
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
            hasta las {time}\
            sonó, sin descartar\
            alarma perdida\
            Descartaría la alarma: {title}.\
            Volvería a sonar a las {time}: {title}.\
            Los datos anteriores están ahora en {file}.\
            {count} entrada\0{count} entradas\
            Nueva base de datos creada: {store}\
            {count} entrada no se pudo leer o ya estaba borrada.\0{count} entradas no se pudieron leer o ya estaban borradas.\
            {count} persona\0{count} personas\
            Archivo {file} reemplazado: {contents}. Cualquiera que lo tenga puede leerlo.\
            ¿Reemplazar {store} por {backup} ({contents})?\
            Archivo {store} restaurado: {contents}.\
            ¿Reemplazar {store} por la {count} entrada que se puede leer de {file}?\0¿Reemplazar {store} por las {count} entradas que se pueden leer de {file}?\
            Archivo {store} recuperado: {contents}.\
            Archivo {file} creado: {contents}. Cualquiera que lo tenga puede leerlo.\
            Tu método hormonal terminó. Hasta tu próxima regla, cualquier día puede ser fértil.\
            Cualquier día puede ser fértil.\
            Hasta entonces, cualquier día puede ser fértil.\
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
            A partir del {date}, tu método impide la ovulación en unos ciclos y en otros no. Entonces cualquier día puede ser fértil.\
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
            No se muestra ninguna ventana fértil: duraría más de tres semanas.\
            No se muestra ninguna ventana fértil: puede que falte una regla en el registro.\
            Las ventanas fértiles más lejanas no se muestran: durarían más de tres semanas.\
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
            El uso {number} ({method}) no empezará.\
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
            Tu método ({method}) empieza fuera de una regla y necesita siete días. El prospecto indica qué hacer hasta el {day} incluido.\
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
            El sangrado se prevé en los descansos de tu método, no según tus ciclos.\
            No se prevé nada hasta que registres una regla, lo que puede tardar muchos meses.\
            A partir del próximo ciclo, los intervalos dependen de tus propios ciclos.\
            Las previsiones continúan, con intervalos más amplios hasta que tus propios ciclos muestren cuánto varían.\
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
            El sangrado ({days}) fue breve y a mitad de un ciclo. Cuenta como sangrado entre reglas.\
            ¿Falta una regla en tu registro en torno al {day}?\
            Si no, ejecuta 'eve-ics cycle {start} long'.\
            Si es así, registra su primer día: 'eve-ics log {day}'.\
            No hay ninguna regla registrada desde hace {count} día. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\0No hay ninguna regla registrada desde hace {count} días. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\
            Para desactivar estos avisos, ejecuta 'eve-ics settings health-notes no'.\
            Has registrado un sangrado en tu embarazo. Llama hoy a tu matrona o a un médico.\
            Tus últimos ciclos duraron {lengths} días; lo habitual es de {shortest} a {longest} días. Consulta a un médico o a una matrona.\
            ¿Fue una regla el sangrado ({days})?\
            Si lo fue, ejecuta 'eve-ics cycle {start} start'. Si no, ejecuta 'eve-ics cycle {start} between'.\
            Ovulación confirmada, {day} ({signs}).\
            Ovulación prevista el {day}, {chance}.\
            Nada de lo anotado en este ciclo indica cuándo fue la ovulación.\
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
            se deduce de lo que anotaste ({signs}); cambia o quita eso\
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
            Ventana fértil: {days}.\
            Hoy: ventana fértil, día {day} de {length}.\
            Tu regla: día {day} de unos {length}.\
            regla en cualquier momento\
            día {day}\
            regla con {count} d de retraso\0regla con {count} d de retraso\
            próxima regla en {count} d\0próxima regla en {count} d\
            la regla aún no llega\
            regla en {count} d\0regla en {count} d\
            regla hoy\
            Si sabes cuánto suelen durar tus ciclos, ejecuta 'eve-ics settings usual-length DAYS'.\
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
            Todavía no puede haber retraso: {dose}, {when}.\
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
            Sin descartar\
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
            No puedes iniciar sesión por esta conexión: el proxy que está delante de este servidor indica que no está cifrada. Usa la dirección que empieza por https. Si ya la usas, hay otro proxy delante de ese: haz que ese transmita {field}; {page} muestra cómo.\
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
            Di cuánto suelen durar tus ciclos\
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
            3369, 3397, 3429, 3529, 3583, 3589, 3615, 3628, 3686, 3712, 3737, 3790, 3802, 3823,
            3848, 3924, 3948, 3980, 4040, 4075, 4123, 4207, 4257, 4332, 4380, 4396, 4427, 4453,
            4474, 4500, 4571, 4631, 4642, 4736, 4800, 4879, 4908, 4916, 4955, 5033, 5052, 5075,
            5157, 5185, 5210, 5231, 5247, 5267, 5281, 5313, 5353, 5397, 5429, 5464, 5576, 5608,
            5685, 5732, 5771, 5919, 5958, 6030, 6118, 6151, 6200, 6253, 6274, 6308, 6362, 6438,
            6628, 6728, 6932, 7230, 7251, 7312, 7437, 7489, 7542, 7626, 7671, 7681, 7820, 7980,
            8063, 8170, 8235, 8278, 8350, 8380, 8449, 8529, 8612, 8712, 8832, 8932, 9052, 9084,
            9123, 9201, 9272, 9303, 9441, 9512, 9567, 9649, 9674, 9693, 9721, 9746, 9804, 9862,
            9916, 9969, 10032, 10096, 10129, 10144, 10175, 10206, 10221, 10244, 10288, 10292, 10327,
            10344, 10373, 10402, 10425, 10449, 10476, 10505, 10535, 10558, 10576, 10597, 10622,
            10633, 10657, 10675, 10698, 10771, 10780, 10786, 10794, 10802, 10810, 10927, 10941,
            10949, 10957, 10964, 10968, 10982, 10990, 10996, 11095, 11147, 11204, 11277, 11339,
            11456, 11461, 11465, 11467, 11471, 11480, 11490, 11495, 11501, 11512, 11522, 11537,
            11543, 11554, 11603, 11681, 11730, 11760, 11807, 11831, 11886, 11923, 11960, 12023,
            12066, 12100, 12159, 12207, 12231, 12242, 12255, 12266, 12271, 12325, 12340, 12363,
            12375, 12468, 12485, 12495, 12501, 12510, 12526, 12546, 12579, 12591, 12626, 12631,
            12636, 12643, 12658, 12661, 12665, 12710, 12754, 12806, 12824, 12839, 12876, 12997,
            13080, 13145, 13213, 13323, 13393, 13460, 13594, 13653, 13698, 13759, 13832, 13966,
            14090, 14136, 14195, 14268, 14282, 14335, 14379, 14414, 14454, 14513, 14618, 14711,
            14802, 14871, 14924, 14980, 15027, 15079, 15139, 15197, 15249, 15294, 15330, 15354,
            15392, 15429, 15450, 15516, 15582, 15610, 15677, 15730, 15779, 15851, 15909, 15971,
            16015, 16069, 16085, 16149, 16202, 16276, 16285, 16324, 16396, 16467, 16516, 16561,
            16585, 16662, 16713, 16740, 16828, 16848, 16853, 16891, 16938, 16995, 17077, 17132,
            17197, 17245, 17350, 17452, 17482, 17520, 17599, 17624, 17637, 17642, 17712, 17745,
            17763, 17783, 17789, 17807, 17827, 18061, 18087, 18111, 18130, 18161, 18225, 18260,
            18321, 18371, 18402, 18467, 18498, 18512, 18519, 18538, 18557, 18578, 18621, 18640,
            18659, 18733, 18747, 18771, 18797, 18821, 18845, 18871, 18888, 18904, 18928, 18943,
            18960, 18987, 18998, 19029, 19148, 19174, 19191, 19217, 19234, 19251, 19283, 19328,
            19340, 19367, 19384, 19402, 19435, 19481, 19496, 19521, 19548, 19569, 19600, 19633,
            19650, 19719, 19733, 19768, 19782, 19811, 19872, 19932, 19996, 20063, 20124, 20206,
            20331, 20564, 20582, 20621, 20681, 20774, 20811, 20824, 20836, 20953, 20991, 21005,
            21021, 21047, 21071, 21104, 21119, 21129, 21136, 21160, 21169, 21181, 21198, 21210,
            21223, 21238, 21250, 21265, 21287, 21343, 21369, 21408, 21462, 21520, 21559, 21620,
            21679, 21788, 21865, 21909, 21981, 22048, 22118, 22185, 22243, 22279, 22325, 22522,
            22650, 22764, 22866, 22899, 22947, 22988, 23063, 23120, 23184, 23244, 23294, 23302,
            23399, 23490, 23545, 23617, 23698, 23777, 23890, 24017, 24047, 24129, 24191, 24240,
            24394, 24456, 24540, 24594, 24633, 24669, 24921, 25123, 25339, 25469, 25600, 25742,
            25758, 25777, 25799, 25814, 25848, 25867, 26067, 26099, 26183, 26287, 26503, 26577,
            26671, 26746, 26816, 26914, 26959, 27007, 27112, 27234, 27299, 27407, 27491, 27586,
            27700, 27782, 27968, 28124, 28230, 28252, 28320, 28409, 28483, 28561, 28623, 28691,
            28739, 28769, 28795, 28831, 28877, 28927, 28991, 29016, 29051, 29069, 29072, 29079,
            29098, 29128, 29168, 29194, 29230, 29234, 29314, 29394, 29439, 29462, 29467, 29472,
            29477, 29560, 29616, 29688, 29694, 29731, 29738, 29744, 29754, 29773, 29850, 29928,
            29946, 29992, 30051, 30133, 30143, 30161, 30173, 30184, 30251, 30291, 30299, 30346,
            30363, 30388, 30537, 30606, 30667, 30740, 30805, 30847, 30877, 30911, 30995, 31008,
            31039, 31062, 31128, 31159, 31296, 31431, 31468, 31555, 31581, 31601, 31617, 31641,
            31656, 31666, 31691, 31754, 31813, 31893, 31965, 32117, 32203, 32229, 32283, 32351,
            32395, 32473, 32526, 32612, 32649, 32674, 32699, 32752, 32774, 32814, 32880, 32949,
            33046, 33094, 33178, 33263, 33302, 33400, 33446, 33507, 33538, 33567, 33654, 33687,
            33752, 33852, 33938, 33982, 34021, 34088, 34160, 34227, 34267, 34292, 34338, 34382,
            34403, 34440, 34488, 34519, 34540, 34622, 34664, 34695, 34744, 34763, 34823, 34897,
            34950, 34982, 34998, 35109, 35151, 35172, 35294, 35341, 35358, 35441, 35495, 35525,
            35564, 35631, 35651, 35705, 35730, 35765, 35791, 35818, 35859, 35890, 35914, 35951,
            35973, 36003, 36025, 36076, 36110, 36149, 36189, 36235, 36260, 36324, 36386, 36419,
            36434, 36495, 36560, 36613, 36654, 36696, 36745, 36800, 36820, 36853, 36912, 36963,
            37047, 37101, 37137, 37183, 37252, 37285, 37301, 37346, 37384, 37440, 37482, 37551,
            37617, 37703, 37730, 37784, 37844, 37899, 37967, 38029, 38055, 38094, 38153, 38197,
            38251, 38291, 38345, 38371, 38441, 38545, 38570, 38590, 38725, 38851, 38923, 39015,
            39181, 39263, 39387, 39459, 39493, 39571, 39584, 39634, 39702, 39716, 39725, 39748,
            39774, 39809, 39826, 39926, 39932, 40016, 40039, 40166, 40233, 40286, 40382, 40459,
            40571, 40637, 40656, 40823, 40830, 40935, 40956, 40969, 40985, 41009, 41058, 41110,
            41148, 41192, 41222, 41306, 41509, 41524, 41546, 41602, 41647, 41673, 41704, 41756,
            41850, 41891, 41911, 41935, 41964, 41993, 42016, 42039, 42044, 42053, 42067, 42081,
            42089, 42097, 42112, 42121, 42137, 42161, 42195, 42220, 42250, 42280, 42304, 42328,
            42354, 42395, 42423, 42463, 42509, 42525, 42551, 42602, 42644, 42669, 42694, 42726,
            42769, 42869, 42894, 42922, 42959, 42992, 43040, 43068, 43113, 43174, 43218, 43269,
            43331, 43343, 43370, 43398, 43443, 43475, 43561, 43607, 43619, 43630, 43639, 43647,
            43657, 43669, 43681, 43688, 43694, 43702, 43708, 43851, 43874, 43936, 44011, 44093,
            44168, 44278, 44389, 44434, 44497, 44604, 44644, 44739, 44821, 44842, 44861, 44939,
            44984, 45005, 45028, 45035, 45050, 45067, 45086, 45107, 45135, 45155, 45172, 45187,
            45197, 45202, 45223, 45226, 45255, 45338, 45500, 45602, 45712, 45970, 46058, 46109,
            46153, 46210, 46508, 46581, 46662, 46793, 46830, 46927, 46966, 47005, 47071, 47151,
            47263, 47333, 47341, 47361, 47387, 47395, 47404, 47416, 47421, 47441, 47457, 47463,
            47537, 47563, 47625, 47697, 47748, 47773, 47816, 47874, 47941, 47972, 47989, 48044,
            48168, 48268, 48306, 48336, 48373, 48381, 48399, 48414, 48486, 48533, 48545, 48577,
            48584, 48600, 48622, 48638, 48655, 48660, 48709, 48730, 48800, 48813, 48832, 48856,
            48883, 48903, 48919, 48925, 48945, 48958, 48978, 49063, 49070, 49087, 49092, 49097,
            49108, 49129, 49189, 49216, 49279, 49305, 49310, 49371, 49377, 49430, 49440, 49461,
            49469, 49474, 49491, 49504, 49516, 49531, 49580, 49603, 49621, 49636, 49653, 49665,
            49673, 49686, 49711, 49729, 49756, 49783, 49799, 49827, 49840, 49861, 49879, 49912,
            49934, 49954, 49958, 49974, 49991, 49996, 50005, 50026, 50037, 50058, 50062, 50075,
            50188, 50262, 50286, 50321, 50365, 50394, 50408, 50427, 50472, 50511, 50573, 50646,
            50745, 50853, 50930, 50980, 51040, 51095, 51158, 51173, 51221, 51253, 51286, 51394,
            51467, 51505, 51584, 51614, 51695, 51774, 51832, 51850, 51864, 51885, 51919, 51953,
            51999, 52081, 52101, 52131, 52157, 52190, 52232, 52245, 52283, 52294, 52310, 52345,
            52417, 52427, 52495, 52547, 52572, 52634, 52651, 52657, 52665, 52674, 52685, 52691,
            52764, 52900, 53124, 53346, 53390, 53437, 53490, 53692, 53753, 53809, 53867, 53913,
            53959, 54058, 54184, 54236, 54326, 54389, 54505, 54537, 54696, 54714, 54826, 54828,
            54896, 54946, 55183, 55207, 55232, 55254, 55277, 55303, 55326, 55350, 55378, 55403,
            55443, 55482, 55512, 55545, 55612, 55680, 55699, 55711, 55729, 55813, 55845, 55877,
            55907, 55930, 55954, 55969, 55999, 56026, 56055, 56076, 56105, 56126, 56147, 56165,
            56182, 56228, 56247, 56271, 56293, 56317, 56341, 56366, 56390, 56425, 56459, 56517,
            56555, 56600, 56640, 56688, 56739, 56796, 56850, 56897, 56943, 56980, 57020, 57219,
            57388, 57467, 57503, 57566, 57606, 57690, 57716, 58152, 58193, 58224, 58373, 58413,
            58504, 58595, 58640, 58685, 58722, 58788, 58851, 58936, 58981, 59042, 59088, 59105,
            59163, 59194, 59224, 59283, 59315, 59361, 59493, 59537, 59551, 59587, 59625, 59663,
            59709, 59766, 59862, 59920, 59996, 60075, 60163, 60240, 60374, 60411, 60448, 60551,
            60621, 60662, 60746, 60756, 60769, 60784, 60804, 60815, 60846, 60887, 60997, 61127,
            61293, 61326, 61332, 61362, 61418, 61457, 61546, 61592, 61644, 61715, 61759, 61793,
            61817, 61862, 61900, 61926, 61936, 61997, 62052, 62074, 62111, 62120, 62207, 62288,
            62317, 62347, 62385, 62427, 62494, 62529, 62565, 62611, 62638, 62645, 62686, 62703,
            62719, 62767, 62801, 62840, 62860, 62892, 62922, 62965, 62978, 63013, 63054, 63086,
            63105, 63216, 63260, 63319, 63353, 63384, 63422, 63453, 63495, 63516, 63617, 63631,
            63676, 63716, 63737, 63742, 63757, 63767, 63773, 63784, 63788, 63794, 63802, 63808,
            63813, 63824, 63828, 63837, 63850, 63860, 63881, 63911, 63917, 63933, 63948, 63962,
            63967, 63993, 64009, 64017, 64034, 64042, 64066, 64088, 64111, 64122, 64139, 64145,
            64161, 64177, 64193, 64216, 64236, 64291, 64362, 64411, 64470, 64524, 64576, 64611,
            64623, 64628, 64645, 64682, 64717, 64736, 64754, 64782, 64800, 64825, 64869, 64890,
            64923, 64945, 65047, 65066, 65139, 65187, 65265, 65283, 65304, 65318, 65342, 65386,
            65411, 65427, 65450, 65468, 65515, 65623, 65635, 65674, 65717, 65729, 65776, 65849,
            65866, 65974, 66030, 66103, 66193, 66204, 66307, 66321, 66330, 66347, 66417, 66482,
            66568, 66616, 66647, 66665, 66678, 66695, 66704, 66725, 66778, 66833, 66867, 66895,
            67056, 67067, 67135, 67173, 67191, 67207, 67306, 67435, 67475, 67488, 67526, 67541,
            67553, 67601, 67643, 67651, 67666, 67736, 67748, 67759, 67763, 67811, 67822, 67830,
            67965, 67985, 68006, 68017, 68041, 68057, 68075, 68109, 68135, 68145, 68149, 68156,
            68172, 68242, 68248, 68262, 68280, 68300, 68401, 68425, 68463, 68468, 68501, 68511,
            68524, 68537, 68549, 68559, 68623, 68634, 68660, 68674, 68688, 68692, 68714, 68727,
            68740, 68814, 68883, 68910, 68920, 68928, 68947, 68962, 68970, 68985, 69019, 69026,
            69068, 69115, 69155, 69265, 69288, 69348, 69363, 69387, 69418, 69437, 69443, 69460,
            69503, 69516, 69579, 69586, 69643, 69647, 69655, 69677, 69696, 69703, 69733, 69804,
            69838, 69847, 69875, 69908, 70004, 70008, 70120, 70132, 70153, 70170, 70218, 70233,
            70251, 70272, 70368, 70442, 70568, 70666, 70745, 70764, 70824, 70888, 70980, 71047,
            71124, 71143, 71238, 71263, 71299, 71348, 71381, 71421, 71488, 71552, 71604, 71638,
            71674, 71725, 71805, 71872, 71963, 71985, 72028, 72040, 72062, 72077, 72095, 72114,
            72148, 72189, 72309, 72316, 72350, 72374, 72493, 72518, 72562, 72610, 72629, 72649,
            72652, 72677, 72689, 72706, 72710, 72714, 72742, 72746, 72776, 72836, 72898, 72911,
            72941, 72956, 72988, 73027, 73035, 73106, 73165, 73329, 73408, 73546, 73637, 73699,
            73724, 73799, 73916, 73960, 74039, 74047, 74089, 74104, 74129, 74143, 74149, 74153,
            74202, 74228, 74247, 74251, 74281, 74416, 74428, 74469, 74478, 74505, 74516, 74524,
            74548, 74606, 74639, 74715, 74742, 74800, 74807, 75040, 75048, 75068, 75134, 75153,
            75165, 75190, 75221, 75282, 75292, 75303, 75330, 75358, 75425, 75443, 75514, 75524,
            75546, 75701, 75809, 75895, 75942, 75948, 75956, 76006, 76023, 76179, 76437, 76582,
            76593, 76769, 76780, 76829, 76947, 76990, 77091, 77107, 77170, 77191, 77199, 77319,
            77358, 77462, 77481, 77514, 77524, 77615, 77673, 77678, 77687, 77701, 77718, 77738,
            77742, 77749, 77764, 77781, 77784, 77893, 77901, 77914, 77936, 78062, 78151, 78274,
            78300, 78340, 78374, 78388, 78406, 78419, 78449, 78489, 78502, 78514, 78543, 78568,
            78622, 78656, 78687, 78693, 78707, 78723, 78788, 78883, 78890, 78895, 78916, 78998,
            79003, 79104, 79119, 79214, 79224, 79308, 79316, 79423, 79431, 79455, 79471, 79490,
            79501, 79528, 79543, 79560, 79586, 79643, 79710, 79739, 79837, 79878, 79918, 79957,
            79970, 79986, 79991, 80013, 80018, 80059, 80068, 80106, 80120, 80164, 80184, 80226,
            80266, 80279, 80300, 80305, 80316, 80328, 80371, 80396, 80403, 80410, 80444, 80453,
            80461, 80504, 80696, 80786, 80821, 80861, 80982, 81053, 81107, 81226, 81244, 81259,
            81271, 81285, 81289, 81295, 81301, 81309, 81320, 81330, 81369, 81428, 81536, 81680,
            81688, 81699, 81711, 81718, 81724, 81737, 81769, 81799, 81911, 81930, 81943, 81966,
            82011, 82090, 82126, 82132, 82147, 82155, 82160, 82167, 82172, 82181, 82276, 82502,
            82602, 82686, 82773, 82822, 82900, 83079, 83272, 83437, 83638, 83821, 83992, 84009,
            84045, 84077, 84095, 84122, 84141, 84159, 84172, 84181, 84207, 84259, 84295, 84313,
            84431, 84438, 84442, 84449, 84456, 84462, 84490, 84510, 84551, 84578, 84587, 84591,
            84643, 84661, 84674, 84712, 84719, 84733, 84800, 84813, 84821, 84845, 84858, 84982,
            85012, 85035, 85052, 85056, 85080, 85105, 85116, 85123, 85129, 85222, 85349, 85437,
            85522, 85531, 85537, 85545, 85552, 85560, 85573, 85644, 85662, 85670, 85678, 85741,
            85757, 85778, 85791, 85798, 85802, 85821, 85829, 85835, 85839, 85943, 85953, 85972,
            85996, 86038, 86062, 86080, 86087, 86096, 86105, 86170, 86199, 86217, 86230, 86257,
            86287, 86311, 86373, 86429, 86444, 86495, 86506, 86510, 86564, 86599, 86674, 86757,
            86845, 86853, 86953, 86976, 87029, 87038, 87044, 87059, 87084, 87090, 87178, 87251,
            87256, 87274, 87285, 87339, 87358, 87414, 87429, 87513, 87539, 87673, 87713, 87739,
            87809, 87867, 87910, 87959, 88016, 88062, 88069, 88114, 88145, 88200, 88257, 88317,
            88354, 88373, 88424, 88443, 88464, 88503, 88527, 88544, 88559, 88570, 88720, 88728,
            88763, 88768, 88773, 88795, 88811, 88824, 88835, 88847, 88859, 88879, 88894, 88899,
            88908, 88921, 88933, 88974, 88979, 88983, 89006, 89010, 89094, 89126, 89214, 89224,
            89291, 89309, 89316, 89333, 89348, 89371, 89376, 89460, 89509, 89547, 89583, 89590,
            89670, 89675, 89683, 89755, 89792, 89824, 89835, 89848, 89862, 89883, 89899, 89909,
            89944, 89973, 90010, 90023, 90036, 90041, 90051, 90123, 90153, 90180, 90212, 90260,
            90268, 90291, 90306, 90314, 90331, 90337, 90354, 90367, 90414, 90419, 90502, 90524,
            90618, 90637, 90661, 90684, 90700, 90764, 90791, 90796, 90831, 90989, 91017, 91140,
            91196, 91347, 91354, 91387, 91394, 91430, 91500, 91525, 91578, 91583, 91600, 91625,
            91629, 91642, 91749, 91759, 91776, 91804, 91834, 91898, 91938, 91985, 92023, 92072,
            92134, 92152, 92191, 92233, 92247, 92264, 92274, 92291, 92361, 92404, 92421, 92431,
            92437, 92461, 92475, 92480, 92492, 92498, 92532, 92588, 92623, 92683, 92704, 92742,
            92748, 92755, 92762, 92771, 92788, 92795, 92816, 92878, 92893, 92900, 92906, 92911,
            92930, 92942, 93016, 93023, 93038, 93065, 93078, 93104, 93147, 93167, 93197, 93259,
            93283, 93291, 93306, 93334, 93343, 93346, 93356, 93399, 93431, 93457, 93557, 93646,
            93707, 93754, 93803, 93837, 93945, 93997, 94066, 94075, 94080, 94095, 94105, 94111,
            94152, 94160, 94174, 94215, 94220, 94248, 94310, 94332, 94359, 94527, 94567, 94590,
            94605, 94625, 94631, 94672, 94689, 94827, 94838, 94941, 94977, 95005, 95045, 95155,
            95184, 95211, 95347, 95387, 95433, 95447, 95485, 95528, 95536, 95564, 95570, 95587,
            95645, 95686, 95729, 95738, 95757, 95821, 95829, 95959, 95999, 96005, 96137, 96163,
            96169, 96176, 96194, 96211, 96239, 96255, 96277, 96300, 96339, 96356, 96377, 96400,
            96425, 96445, 96452, 96455, 96465, 96473, 96493, 96518, 96541, 96573, 96696, 96742,
            96758, 96776, 96791, 96817, 96822, 96829, 96835, 96839, 96875, 96890, 96956, 96969,
            97052, 97148, 97174, 97192, 97222, 97236, 97278, 97306, 97309, 97317, 97350, 97384,
            97389, 97397, 97413, 97423, 97439, 97444, 97452, 97460, 97469, 97477, 97492, 97505,
            97513, 97521,
        ])
}
