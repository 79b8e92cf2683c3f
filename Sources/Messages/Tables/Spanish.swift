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
            5685, 5732, 5771, 5919, 5958, 6030, 6118, 6151, 6204, 6225, 6259, 6313, 6389, 6579,
            6679, 6883, 7181, 7202, 7263, 7388, 7440, 7493, 7577, 7622, 7632, 7771, 7931, 8014,
            8121, 8186, 8229, 8301, 8331, 8400, 8480, 8563, 8663, 8783, 8883, 9003, 9035, 9074,
            9152, 9223, 9254, 9392, 9463, 9518, 9600, 9625, 9644, 9672, 9697, 9755, 9813, 9867,
            9920, 9983, 10047, 10080, 10095, 10126, 10157, 10172, 10195, 10239, 10243, 10278, 10295,
            10324, 10353, 10376, 10400, 10427, 10456, 10486, 10509, 10527, 10548, 10573, 10584,
            10608, 10626, 10649, 10722, 10731, 10737, 10745, 10753, 10761, 10878, 10892, 10900,
            10908, 10915, 10919, 10933, 10941, 10947, 11046, 11098, 11155, 11228, 11290, 11407,
            11412, 11416, 11418, 11422, 11431, 11441, 11446, 11452, 11463, 11473, 11488, 11494,
            11505, 11554, 11632, 11681, 11711, 11758, 11782, 11837, 11874, 11911, 11974, 12017,
            12051, 12110, 12158, 12182, 12193, 12206, 12217, 12222, 12276, 12291, 12314, 12326,
            12419, 12436, 12446, 12452, 12461, 12477, 12497, 12530, 12542, 12577, 12582, 12587,
            12594, 12609, 12612, 12616, 12661, 12705, 12757, 12775, 12790, 12827, 12948, 13031,
            13096, 13164, 13274, 13344, 13411, 13545, 13604, 13649, 13710, 13783, 13917, 14041,
            14087, 14146, 14219, 14233, 14286, 14330, 14365, 14405, 14464, 14569, 14662, 14753,
            14822, 14875, 14931, 14978, 15030, 15090, 15148, 15200, 15245, 15281, 15305, 15343,
            15380, 15401, 15467, 15533, 15561, 15628, 15681, 15730, 15802, 15860, 15922, 15966,
            16020, 16036, 16100, 16153, 16227, 16236, 16275, 16347, 16418, 16467, 16512, 16536,
            16613, 16664, 16691, 16779, 16799, 16804, 16842, 16889, 16946, 17028, 17083, 17148,
            17196, 17301, 17403, 17433, 17471, 17550, 17575, 17588, 17593, 17663, 17696, 17714,
            17734, 17740, 17758, 17778, 18012, 18038, 18062, 18081, 18112, 18176, 18211, 18272,
            18322, 18353, 18418, 18449, 18463, 18470, 18489, 18508, 18529, 18572, 18591, 18610,
            18684, 18698, 18722, 18748, 18772, 18796, 18822, 18839, 18855, 18879, 18894, 18911,
            18938, 18949, 18980, 19099, 19125, 19142, 19168, 19185, 19202, 19234, 19279, 19291,
            19318, 19335, 19353, 19386, 19432, 19447, 19472, 19499, 19520, 19551, 19584, 19601,
            19670, 19684, 19719, 19733, 19762, 19823, 19883, 19947, 20014, 20075, 20157, 20282,
            20515, 20533, 20572, 20632, 20725, 20762, 20775, 20787, 20904, 20942, 20956, 20972,
            20998, 21022, 21055, 21070, 21080, 21087, 21111, 21120, 21132, 21149, 21161, 21174,
            21189, 21201, 21216, 21238, 21294, 21320, 21359, 21413, 21471, 21510, 21571, 21630,
            21739, 21816, 21860, 21932, 21999, 22069, 22136, 22194, 22230, 22276, 22473, 22601,
            22715, 22817, 22850, 22898, 22939, 23014, 23071, 23135, 23195, 23245, 23253, 23350,
            23441, 23496, 23568, 23649, 23728, 23841, 23968, 23998, 24080, 24142, 24191, 24345,
            24407, 24491, 24545, 24584, 24620, 24872, 25074, 25290, 25420, 25551, 25693, 25709,
            25728, 25750, 25765, 25799, 25818, 26018, 26050, 26134, 26238, 26454, 26528, 26622,
            26697, 26767, 26865, 26910, 26958, 27063, 27185, 27250, 27358, 27442, 27537, 27651,
            27733, 27919, 28075, 28181, 28203, 28271, 28360, 28434, 28512, 28574, 28642, 28690,
            28720, 28746, 28782, 28828, 28878, 28942, 28967, 29002, 29020, 29023, 29030, 29049,
            29079, 29119, 29145, 29181, 29185, 29265, 29345, 29390, 29413, 29418, 29423, 29428,
            29511, 29567, 29639, 29645, 29682, 29689, 29695, 29705, 29724, 29801, 29879, 29897,
            29943, 30002, 30084, 30094, 30112, 30124, 30135, 30202, 30242, 30250, 30297, 30314,
            30339, 30488, 30557, 30618, 30691, 30756, 30798, 30828, 30862, 30946, 30959, 30990,
            31013, 31079, 31110, 31247, 31382, 31419, 31506, 31532, 31552, 31568, 31592, 31607,
            31617, 31642, 31705, 31764, 31844, 31916, 32068, 32154, 32180, 32234, 32302, 32346,
            32424, 32477, 32563, 32600, 32625, 32650, 32703, 32725, 32765, 32831, 32900, 32997,
            33045, 33129, 33214, 33253, 33351, 33397, 33458, 33489, 33518, 33605, 33638, 33703,
            33803, 33889, 33933, 33972, 34039, 34111, 34178, 34218, 34243, 34289, 34333, 34354,
            34391, 34439, 34470, 34491, 34573, 34615, 34646, 34695, 34714, 34774, 34848, 34901,
            34933, 34949, 35060, 35102, 35123, 35245, 35292, 35309, 35392, 35446, 35476, 35515,
            35582, 35602, 35656, 35681, 35716, 35742, 35769, 35810, 35841, 35865, 35902, 35924,
            35954, 35976, 36027, 36061, 36100, 36140, 36186, 36211, 36275, 36337, 36370, 36385,
            36446, 36511, 36564, 36605, 36647, 36696, 36751, 36771, 36804, 36863, 36914, 36998,
            37052, 37088, 37134, 37203, 37236, 37252, 37297, 37335, 37391, 37433, 37502, 37568,
            37654, 37681, 37735, 37795, 37850, 37918, 37980, 38006, 38045, 38104, 38148, 38202,
            38242, 38296, 38322, 38392, 38496, 38521, 38541, 38676, 38802, 38874, 38966, 39132,
            39214, 39338, 39410, 39444, 39522, 39535, 39585, 39653, 39667, 39676, 39699, 39725,
            39760, 39777, 39877, 39883, 39967, 39990, 40117, 40184, 40237, 40333, 40410, 40522,
            40588, 40607, 40774, 40781, 40886, 40907, 40920, 40936, 40960, 41009, 41061, 41099,
            41143, 41173, 41257, 41460, 41475, 41497, 41553, 41598, 41624, 41655, 41707, 41801,
            41842, 41862, 41886, 41915, 41944, 41967, 41990, 41995, 42004, 42018, 42032, 42040,
            42048, 42063, 42072, 42088, 42112, 42146, 42171, 42201, 42231, 42255, 42279, 42305,
            42346, 42374, 42414, 42460, 42476, 42502, 42553, 42595, 42620, 42645, 42677, 42720,
            42820, 42845, 42873, 42910, 42943, 42991, 43019, 43064, 43125, 43169, 43220, 43282,
            43294, 43321, 43349, 43394, 43426, 43512, 43558, 43570, 43581, 43590, 43598, 43608,
            43620, 43632, 43639, 43645, 43653, 43659, 43802, 43825, 43887, 43962, 44044, 44119,
            44229, 44340, 44385, 44448, 44555, 44595, 44690, 44772, 44793, 44812, 44890, 44935,
            44956, 44979, 44986, 45001, 45018, 45037, 45058, 45086, 45106, 45123, 45138, 45148,
            45153, 45174, 45177, 45206, 45289, 45451, 45553, 45663, 45921, 46009, 46060, 46104,
            46161, 46459, 46532, 46613, 46744, 46781, 46878, 46917, 46956, 47022, 47102, 47214,
            47284, 47292, 47312, 47338, 47346, 47355, 47367, 47372, 47392, 47408, 47414, 47488,
            47514, 47576, 47648, 47699, 47724, 47767, 47825, 47892, 47923, 47940, 47995, 48119,
            48219, 48257, 48287, 48324, 48332, 48350, 48365, 48437, 48484, 48496, 48528, 48535,
            48551, 48573, 48589, 48606, 48611, 48660, 48681, 48751, 48764, 48783, 48807, 48834,
            48854, 48870, 48876, 48896, 48909, 48929, 49014, 49021, 49038, 49043, 49048, 49059,
            49080, 49140, 49167, 49230, 49256, 49261, 49322, 49328, 49381, 49391, 49412, 49420,
            49425, 49442, 49455, 49467, 49482, 49531, 49554, 49572, 49587, 49604, 49616, 49624,
            49637, 49662, 49680, 49707, 49734, 49750, 49778, 49791, 49812, 49830, 49863, 49885,
            49905, 49909, 49925, 49942, 49947, 49956, 49977, 49988, 50009, 50013, 50026, 50139,
            50213, 50237, 50272, 50316, 50345, 50359, 50378, 50423, 50462, 50524, 50597, 50696,
            50804, 50881, 50931, 50991, 51046, 51109, 51124, 51172, 51204, 51237, 51345, 51418,
            51456, 51535, 51565, 51646, 51725, 51783, 51801, 51815, 51836, 51870, 51904, 51950,
            52032, 52052, 52082, 52108, 52141, 52183, 52196, 52234, 52245, 52261, 52296, 52368,
            52378, 52446, 52498, 52523, 52585, 52602, 52608, 52616, 52625, 52636, 52642, 52715,
            52851, 53075, 53297, 53341, 53388, 53441, 53643, 53704, 53760, 53818, 53864, 53910,
            54009, 54135, 54187, 54277, 54340, 54456, 54488, 54647, 54665, 54777, 54779, 54847,
            54897, 55134, 55158, 55183, 55205, 55228, 55254, 55277, 55301, 55329, 55354, 55394,
            55433, 55463, 55496, 55563, 55631, 55650, 55662, 55680, 55764, 55796, 55828, 55858,
            55881, 55905, 55920, 55950, 55977, 56006, 56027, 56056, 56077, 56098, 56116, 56133,
            56179, 56198, 56222, 56244, 56268, 56292, 56317, 56341, 56376, 56410, 56468, 56506,
            56551, 56591, 56639, 56690, 56747, 56801, 56848, 56894, 56931, 56971, 57170, 57339,
            57418, 57454, 57517, 57557, 57641, 57667, 58103, 58144, 58175, 58324, 58364, 58455,
            58546, 58591, 58636, 58673, 58739, 58802, 58887, 58932, 58993, 59039, 59056, 59114,
            59145, 59175, 59234, 59266, 59312, 59444, 59488, 59502, 59538, 59576, 59614, 59660,
            59717, 59813, 59871, 59947, 60026, 60114, 60191, 60325, 60362, 60399, 60502, 60572,
            60613, 60697, 60707, 60720, 60735, 60755, 60766, 60797, 60838, 60948, 61078, 61244,
            61277, 61283, 61313, 61369, 61408, 61497, 61543, 61595, 61666, 61710, 61744, 61768,
            61813, 61851, 61877, 61887, 61948, 62003, 62025, 62062, 62071, 62158, 62239, 62268,
            62298, 62336, 62378, 62445, 62480, 62516, 62562, 62589, 62596, 62637, 62654, 62670,
            62718, 62752, 62791, 62811, 62843, 62873, 62916, 62929, 62964, 63005, 63037, 63056,
            63167, 63211, 63270, 63304, 63335, 63373, 63404, 63446, 63467, 63568, 63582, 63627,
            63667, 63688, 63693, 63708, 63718, 63724, 63735, 63739, 63745, 63753, 63759, 63764,
            63775, 63779, 63788, 63801, 63811, 63832, 63862, 63868, 63884, 63899, 63913, 63918,
            63944, 63960, 63968, 63985, 63993, 64017, 64039, 64062, 64073, 64090, 64096, 64112,
            64128, 64144, 64167, 64187, 64242, 64313, 64362, 64421, 64475, 64527, 64562, 64574,
            64579, 64596, 64633, 64668, 64687, 64705, 64733, 64751, 64776, 64820, 64841, 64874,
            64896, 64998, 65017, 65090, 65138, 65216, 65234, 65255, 65269, 65293, 65337, 65362,
            65378, 65401, 65419, 65466, 65574, 65586, 65625, 65668, 65680, 65727, 65800, 65817,
            65925, 65981, 66054, 66144, 66155, 66258, 66272, 66281, 66298, 66368, 66433, 66519,
            66567, 66598, 66616, 66629, 66646, 66655, 66676, 66729, 66784, 66818, 66846, 67007,
            67018, 67086, 67124, 67142, 67158, 67257, 67386, 67426, 67439, 67477, 67492, 67504,
            67552, 67594, 67602, 67617, 67687, 67699, 67710, 67714, 67762, 67773, 67781, 67916,
            67936, 67957, 67968, 67992, 68008, 68026, 68060, 68086, 68096, 68100, 68107, 68123,
            68193, 68199, 68213, 68231, 68251, 68352, 68376, 68414, 68419, 68452, 68462, 68475,
            68488, 68500, 68510, 68574, 68585, 68611, 68625, 68639, 68643, 68665, 68678, 68691,
            68765, 68834, 68861, 68871, 68879, 68898, 68913, 68921, 68936, 68970, 68977, 69019,
            69066, 69106, 69216, 69239, 69299, 69314, 69338, 69369, 69388, 69394, 69411, 69454,
            69467, 69530, 69537, 69594, 69598, 69606, 69628, 69647, 69654, 69684, 69755, 69789,
            69798, 69826, 69859, 69955, 69959, 70071, 70083, 70104, 70121, 70169, 70184, 70202,
            70223, 70319, 70393, 70519, 70617, 70696, 70715, 70775, 70839, 70931, 70998, 71075,
            71094, 71189, 71214, 71250, 71299, 71332, 71372, 71439, 71503, 71555, 71589, 71625,
            71676, 71756, 71823, 71914, 71936, 71979, 71991, 72013, 72028, 72046, 72065, 72099,
            72140, 72260, 72267, 72301, 72325, 72444, 72469, 72513, 72561, 72580, 72600, 72603,
            72628, 72640, 72657, 72661, 72665, 72693, 72697, 72727, 72787, 72849, 72862, 72892,
            72907, 72939, 72978, 72986, 73057, 73116, 73280, 73359, 73497, 73588, 73650, 73675,
            73750, 73867, 73911, 73990, 73998, 74040, 74055, 74080, 74094, 74100, 74104, 74153,
            74179, 74198, 74202, 74232, 74367, 74379, 74420, 74429, 74456, 74467, 74475, 74499,
            74557, 74590, 74666, 74693, 74751, 74758, 74991, 74999, 75019, 75085, 75104, 75116,
            75141, 75172, 75233, 75243, 75254, 75281, 75309, 75376, 75394, 75465, 75475, 75497,
            75652, 75760, 75846, 75893, 75899, 75907, 75957, 75974, 76130, 76388, 76533, 76544,
            76720, 76731, 76780, 76898, 76941, 77042, 77058, 77121, 77142, 77150, 77270, 77309,
            77413, 77432, 77465, 77475, 77566, 77624, 77629, 77638, 77652, 77669, 77689, 77693,
            77700, 77715, 77732, 77735, 77844, 77852, 77865, 77887, 78013, 78102, 78225, 78251,
            78291, 78325, 78339, 78357, 78370, 78400, 78440, 78453, 78465, 78494, 78519, 78573,
            78607, 78638, 78644, 78658, 78674, 78739, 78834, 78841, 78846, 78867, 78949, 78954,
            79055, 79070, 79165, 79175, 79259, 79267, 79374, 79382, 79406, 79422, 79441, 79452,
            79479, 79494, 79511, 79537, 79594, 79661, 79690, 79788, 79829, 79869, 79908, 79921,
            79937, 79942, 79964, 79969, 80010, 80019, 80057, 80071, 80115, 80135, 80177, 80217,
            80230, 80251, 80256, 80267, 80279, 80322, 80347, 80354, 80361, 80395, 80404, 80412,
            80455, 80647, 80737, 80772, 80812, 80933, 81004, 81058, 81177, 81195, 81210, 81222,
            81236, 81240, 81246, 81252, 81260, 81271, 81281, 81320, 81379, 81487, 81631, 81639,
            81650, 81662, 81669, 81675, 81688, 81720, 81750, 81862, 81881, 81894, 81917, 81962,
            82041, 82077, 82083, 82098, 82106, 82111, 82118, 82123, 82132, 82227, 82453, 82553,
            82637, 82724, 82773, 82851, 83030, 83223, 83388, 83589, 83772, 83943, 83960, 83996,
            84028, 84046, 84073, 84092, 84110, 84123, 84132, 84158, 84210, 84246, 84264, 84382,
            84389, 84393, 84400, 84407, 84413, 84441, 84461, 84502, 84529, 84538, 84542, 84594,
            84612, 84625, 84663, 84670, 84684, 84751, 84764, 84772, 84796, 84809, 84933, 84963,
            84986, 85003, 85007, 85031, 85056, 85067, 85074, 85080, 85173, 85300, 85388, 85473,
            85482, 85488, 85496, 85503, 85511, 85524, 85595, 85613, 85621, 85629, 85692, 85708,
            85729, 85742, 85749, 85753, 85772, 85780, 85786, 85790, 85894, 85904, 85923, 85947,
            85989, 86013, 86031, 86038, 86047, 86056, 86121, 86150, 86168, 86181, 86208, 86238,
            86262, 86324, 86380, 86395, 86446, 86457, 86461, 86515, 86550, 86625, 86708, 86796,
            86804, 86904, 86927, 86980, 86989, 86995, 87010, 87035, 87041, 87129, 87202, 87207,
            87225, 87236, 87290, 87309, 87365, 87380, 87464, 87490, 87624, 87664, 87690, 87760,
            87818, 87861, 87910, 87967, 88013, 88020, 88065, 88096, 88151, 88208, 88268, 88305,
            88324, 88375, 88394, 88415, 88454, 88478, 88495, 88510, 88521, 88671, 88679, 88714,
            88719, 88724, 88746, 88762, 88775, 88786, 88798, 88810, 88830, 88845, 88850, 88859,
            88872, 88884, 88925, 88930, 88934, 88957, 88961, 89045, 89077, 89165, 89175, 89242,
            89260, 89267, 89284, 89299, 89322, 89327, 89411, 89460, 89498, 89534, 89541, 89621,
            89626, 89634, 89706, 89743, 89775, 89786, 89799, 89813, 89834, 89850, 89860, 89895,
            89924, 89961, 89974, 89987, 89992, 90002, 90074, 90104, 90131, 90163, 90211, 90219,
            90242, 90257, 90265, 90282, 90288, 90305, 90318, 90365, 90370, 90453, 90475, 90569,
            90588, 90612, 90635, 90651, 90715, 90742, 90747, 90782, 90940, 90968, 91091, 91147,
            91298, 91305, 91338, 91345, 91381, 91451, 91476, 91529, 91534, 91551, 91576, 91580,
            91593, 91700, 91710, 91727, 91755, 91785, 91849, 91889, 91936, 91974, 92023, 92085,
            92103, 92142, 92184, 92198, 92215, 92225, 92242, 92312, 92355, 92372, 92382, 92388,
            92412, 92426, 92431, 92443, 92449, 92483, 92539, 92574, 92634, 92655, 92693, 92699,
            92706, 92713, 92722, 92739, 92746, 92767, 92829, 92844, 92851, 92857, 92862, 92881,
            92893, 92967, 92974, 92989, 93016, 93029, 93055, 93098, 93118, 93148, 93210, 93234,
            93242, 93257, 93285, 93294, 93297, 93307, 93350, 93382, 93408, 93508, 93597, 93658,
            93705, 93754, 93788, 93896, 93948, 94017, 94026, 94031, 94046, 94056, 94062, 94103,
            94111, 94125, 94166, 94171, 94199, 94261, 94283, 94310, 94478, 94518, 94541, 94556,
            94576, 94582, 94623, 94640, 94778, 94789, 94892, 94928, 94956, 94996, 95106, 95135,
            95162, 95298, 95338, 95384, 95398, 95436, 95479, 95487, 95515, 95521, 95538, 95596,
            95637, 95680, 95689, 95708, 95772, 95780, 95910, 95950, 95956, 96088, 96114, 96120,
            96127, 96145, 96162, 96190, 96206, 96228, 96251, 96290, 96307, 96328, 96351, 96376,
            96396, 96403, 96406, 96416, 96424, 96444, 96469, 96492, 96524, 96647, 96693, 96709,
            96727, 96742, 96768, 96773, 96780, 96786, 96790, 96826, 96841, 96907, 96920, 97003,
            97099, 97125, 97143, 97173, 97187, 97229, 97257, 97260, 97268, 97301, 97335, 97340,
            97348, 97364, 97374, 97390, 97395, 97403, 97411, 97420, 97428, 97443, 97456, 97464,
            97472,
        ])
}
