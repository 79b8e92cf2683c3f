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
            hasta las {time}\
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
            No se muestra ninguna ventana fértil: el intervalo previsto para la ovulación supera las tres semanas.\
            No se muestra ninguna ventana fértil: puede que falte una regla en el registro.\
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
            5179, 5204, 5225, 5241, 5255, 5287, 5327, 5371, 5403, 5515, 5547, 5624, 5671, 5710,
            5858, 5897, 5969, 6057, 6090, 6143, 6164, 6198, 6252, 6328, 6518, 6618, 6822, 7120,
            7141, 7202, 7327, 7379, 7432, 7516, 7561, 7571, 7710, 7870, 7953, 8060, 8125, 8168,
            8240, 8270, 8374, 8454, 8571, 8671, 8791, 8891, 9011, 9043, 9082, 9160, 9231, 9262,
            9400, 9471, 9526, 9608, 9633, 9652, 9680, 9705, 9763, 9821, 9875, 9928, 9991, 10055,
            10088, 10103, 10134, 10165, 10180, 10203, 10247, 10251, 10286, 10303, 10332, 10361,
            10384, 10408, 10435, 10464, 10494, 10517, 10535, 10556, 10581, 10592, 10616, 10634,
            10657, 10730, 10739, 10745, 10753, 10761, 10769, 10886, 10900, 10908, 10916, 10923,
            10927, 10941, 10949, 10955, 11054, 11106, 11163, 11236, 11298, 11415, 11420, 11424,
            11426, 11430, 11439, 11449, 11454, 11460, 11471, 11481, 11496, 11502, 11513, 11562,
            11640, 11689, 11719, 11766, 11790, 11845, 11882, 11919, 11982, 12025, 12059, 12118,
            12166, 12190, 12201, 12214, 12225, 12230, 12284, 12299, 12322, 12334, 12427, 12444,
            12454, 12460, 12469, 12485, 12505, 12538, 12550, 12585, 12590, 12595, 12602, 12617,
            12620, 12624, 12669, 12713, 12765, 12783, 12798, 12835, 12956, 13039, 13104, 13172,
            13282, 13352, 13419, 13553, 13612, 13657, 13718, 13791, 13925, 14049, 14095, 14154,
            14227, 14241, 14294, 14338, 14373, 14432, 14537, 14630, 14721, 14790, 14843, 14899,
            14946, 14998, 15058, 15116, 15168, 15213, 15249, 15273, 15311, 15348, 15369, 15435,
            15501, 15529, 15596, 15649, 15698, 15770, 15828, 15890, 15934, 15988, 16004, 16068,
            16121, 16195, 16204, 16243, 16315, 16386, 16435, 16480, 16504, 16581, 16632, 16659,
            16747, 16767, 16772, 16810, 16857, 16914, 16996, 17051, 17116, 17164, 17269, 17371,
            17401, 17439, 17518, 17543, 17556, 17561, 17631, 17664, 17682, 17702, 17708, 17726,
            17746, 17980, 18006, 18030, 18049, 18080, 18144, 18179, 18240, 18290, 18321, 18386,
            18417, 18431, 18438, 18457, 18476, 18497, 18540, 18559, 18578, 18652, 18666, 18690,
            18716, 18740, 18764, 18790, 18807, 18823, 18847, 18862, 18879, 18906, 18917, 18948,
            19067, 19093, 19110, 19136, 19153, 19170, 19202, 19247, 19259, 19286, 19303, 19321,
            19354, 19400, 19415, 19440, 19467, 19488, 19519, 19552, 19569, 19638, 19652, 19687,
            19701, 19730, 19791, 19851, 19915, 19982, 20043, 20125, 20250, 20483, 20501, 20540,
            20600, 20693, 20730, 20743, 20755, 20872, 20910, 20924, 20940, 20966, 20990, 21023,
            21038, 21048, 21055, 21079, 21088, 21100, 21117, 21129, 21142, 21157, 21169, 21184,
            21206, 21262, 21288, 21327, 21381, 21439, 21478, 21539, 21598, 21707, 21784, 21828,
            21900, 21967, 22037, 22104, 22162, 22198, 22244, 22441, 22555, 22657, 22690, 22738,
            22779, 22854, 22911, 22975, 23035, 23085, 23093, 23190, 23281, 23336, 23408, 23489,
            23568, 23681, 23808, 23838, 23920, 23982, 24031, 24185, 24247, 24331, 24385, 24424,
            24460, 24712, 24914, 25130, 25260, 25391, 25533, 25549, 25568, 25590, 25605, 25639,
            25658, 25858, 25890, 25974, 26078, 26294, 26368, 26462, 26537, 26607, 26705, 26750,
            26798, 26903, 27025, 27090, 27198, 27282, 27377, 27491, 27573, 27759, 27915, 28021,
            28043, 28111, 28200, 28274, 28352, 28414, 28482, 28530, 28560, 28586, 28622, 28668,
            28718, 28782, 28807, 28842, 28860, 28863, 28870, 28889, 28919, 28959, 28985, 29021,
            29025, 29105, 29185, 29230, 29253, 29258, 29263, 29268, 29351, 29407, 29479, 29485,
            29522, 29529, 29535, 29545, 29564, 29641, 29719, 29737, 29783, 29842, 29924, 29934,
            29952, 29964, 29975, 30042, 30082, 30090, 30137, 30154, 30179, 30328, 30397, 30458,
            30531, 30596, 30638, 30668, 30702, 30786, 30799, 30830, 30853, 30919, 30950, 31087,
            31222, 31259, 31346, 31372, 31392, 31408, 31432, 31447, 31457, 31482, 31545, 31604,
            31684, 31756, 31908, 31994, 32020, 32074, 32142, 32186, 32264, 32317, 32403, 32440,
            32465, 32490, 32543, 32565, 32605, 32671, 32740, 32837, 32885, 32969, 33054, 33093,
            33191, 33237, 33298, 33329, 33358, 33445, 33478, 33543, 33643, 33729, 33773, 33812,
            33879, 33951, 34018, 34058, 34083, 34129, 34173, 34194, 34231, 34279, 34310, 34331,
            34413, 34455, 34486, 34535, 34554, 34614, 34688, 34741, 34773, 34789, 34900, 34942,
            34963, 35085, 35132, 35149, 35232, 35286, 35316, 35355, 35422, 35442, 35496, 35521,
            35556, 35582, 35609, 35650, 35681, 35705, 35742, 35764, 35794, 35816, 35867, 35901,
            35940, 35980, 36026, 36051, 36115, 36177, 36210, 36225, 36286, 36351, 36404, 36445,
            36487, 36536, 36591, 36611, 36644, 36703, 36754, 36838, 36892, 36928, 36974, 37043,
            37076, 37092, 37137, 37175, 37231, 37273, 37342, 37408, 37494, 37521, 37575, 37635,
            37690, 37758, 37820, 37846, 37885, 37944, 37988, 38042, 38082, 38136, 38162, 38232,
            38336, 38361, 38381, 38516, 38642, 38714, 38806, 38972, 39054, 39178, 39250, 39284,
            39362, 39375, 39425, 39493, 39507, 39516, 39539, 39565, 39600, 39617, 39717, 39723,
            39807, 39830, 39957, 40024, 40077, 40173, 40250, 40362, 40428, 40447, 40614, 40621,
            40726, 40747, 40760, 40776, 40800, 40849, 40901, 40939, 40983, 41013, 41097, 41300,
            41315, 41337, 41393, 41438, 41464, 41495, 41547, 41641, 41682, 41702, 41726, 41755,
            41784, 41807, 41830, 41835, 41844, 41858, 41872, 41880, 41888, 41903, 41912, 41928,
            41952, 41986, 42011, 42041, 42071, 42095, 42119, 42145, 42186, 42214, 42254, 42300,
            42316, 42342, 42393, 42435, 42460, 42485, 42517, 42560, 42660, 42685, 42713, 42750,
            42783, 42831, 42859, 42904, 42965, 43009, 43060, 43122, 43134, 43161, 43189, 43234,
            43266, 43352, 43398, 43410, 43421, 43430, 43438, 43448, 43460, 43472, 43479, 43485,
            43493, 43499, 43642, 43665, 43727, 43809, 43884, 43986, 44097, 44142, 44205, 44312,
            44352, 44447, 44529, 44550, 44569, 44647, 44692, 44713, 44736, 44743, 44758, 44775,
            44794, 44815, 44843, 44863, 44880, 44895, 44905, 44910, 44931, 44934, 44963, 45046,
            45208, 45310, 45420, 45678, 45729, 45773, 45830, 46128, 46201, 46282, 46413, 46452,
            46491, 46557, 46637, 46749, 46819, 46827, 46847, 46873, 46881, 46890, 46902, 46907,
            46927, 46943, 46949, 47023, 47049, 47111, 47183, 47234, 47259, 47302, 47360, 47427,
            47458, 47475, 47530, 47654, 47754, 47792, 47822, 47859, 47867, 47885, 47900, 47972,
            48019, 48031, 48063, 48070, 48086, 48108, 48124, 48141, 48146, 48195, 48216, 48286,
            48299, 48318, 48342, 48369, 48389, 48405, 48411, 48431, 48444, 48464, 48549, 48556,
            48573, 48578, 48583, 48594, 48615, 48675, 48702, 48765, 48791, 48796, 48857, 48863,
            48916, 48926, 48947, 48955, 48960, 48977, 48990, 49002, 49017, 49066, 49089, 49107,
            49122, 49139, 49151, 49159, 49172, 49197, 49215, 49242, 49269, 49285, 49313, 49326,
            49347, 49365, 49398, 49420, 49440, 49444, 49460, 49477, 49482, 49491, 49512, 49523,
            49544, 49548, 49561, 49674, 49748, 49772, 49807, 49851, 49880, 49894, 49913, 49958,
            49997, 50059, 50132, 50231, 50339, 50416, 50466, 50526, 50581, 50644, 50659, 50707,
            50739, 50772, 50880, 50953, 50991, 51070, 51100, 51181, 51260, 51318, 51336, 51350,
            51371, 51405, 51439, 51485, 51567, 51587, 51617, 51643, 51676, 51718, 51731, 51769,
            51780, 51796, 51831, 51903, 51913, 51981, 52033, 52058, 52120, 52137, 52143, 52151,
            52160, 52171, 52177, 52250, 52386, 52610, 52832, 52876, 52923, 52976, 53178, 53239,
            53295, 53353, 53399, 53445, 53544, 53670, 53722, 53812, 53875, 53991, 54023, 54182,
            54200, 54312, 54314, 54382, 54432, 54669, 54693, 54718, 54740, 54763, 54789, 54812,
            54836, 54864, 54889, 54929, 54968, 54998, 55031, 55098, 55166, 55185, 55197, 55215,
            55299, 55331, 55363, 55393, 55416, 55440, 55455, 55485, 55512, 55541, 55562, 55591,
            55612, 55633, 55651, 55668, 55714, 55733, 55757, 55779, 55803, 55827, 55852, 55876,
            55911, 55945, 56003, 56041, 56086, 56126, 56174, 56225, 56282, 56336, 56383, 56429,
            56466, 56506, 56705, 56874, 56953, 56989, 57052, 57092, 57176, 57202, 57638, 57679,
            57710, 57859, 57899, 57990, 58081, 58126, 58171, 58208, 58274, 58337, 58422, 58467,
            58528, 58574, 58591, 58649, 58680, 58710, 58769, 58801, 58847, 58979, 59023, 59037,
            59073, 59111, 59149, 59195, 59252, 59348, 59406, 59482, 59561, 59649, 59726, 59860,
            59897, 59934, 60037, 60107, 60148, 60232, 60242, 60255, 60270, 60290, 60301, 60332,
            60373, 60483, 60613, 60779, 60812, 60818, 60848, 60904, 60943, 61032, 61078, 61130,
            61201, 61245, 61279, 61303, 61348, 61386, 61412, 61422, 61483, 61538, 61560, 61597,
            61606, 61687, 61716, 61746, 61784, 61826, 61893, 61928, 61964, 62010, 62037, 62044,
            62085, 62102, 62118, 62152, 62191, 62211, 62243, 62273, 62316, 62329, 62364, 62405,
            62437, 62456, 62567, 62611, 62670, 62704, 62735, 62773, 62804, 62846, 62867, 62968,
            62982, 63027, 63067, 63088, 63093, 63108, 63118, 63124, 63135, 63139, 63145, 63153,
            63159, 63164, 63175, 63179, 63188, 63201, 63211, 63232, 63262, 63268, 63284, 63299,
            63313, 63318, 63344, 63360, 63368, 63385, 63393, 63417, 63439, 63462, 63473, 63490,
            63496, 63512, 63528, 63544, 63567, 63587, 63642, 63713, 63762, 63821, 63875, 63927,
            63962, 63974, 63979, 63996, 64033, 64068, 64087, 64105, 64133, 64151, 64176, 64220,
            64241, 64274, 64296, 64398, 64417, 64490, 64538, 64616, 64634, 64655, 64669, 64693,
            64737, 64762, 64778, 64801, 64819, 64866, 64974, 64986, 65025, 65068, 65080, 65127,
            65200, 65217, 65325, 65381, 65454, 65544, 65555, 65658, 65672, 65681, 65698, 65768,
            65833, 65919, 65967, 65998, 66016, 66029, 66046, 66055, 66076, 66129, 66184, 66218,
            66246, 66407, 66418, 66486, 66524, 66542, 66558, 66657, 66786, 66826, 66864, 66879,
            66891, 66939, 66981, 66989, 67004, 67074, 67086, 67097, 67101, 67149, 67160, 67168,
            67303, 67323, 67344, 67355, 67379, 67395, 67413, 67447, 67473, 67483, 67487, 67494,
            67510, 67580, 67586, 67600, 67618, 67638, 67739, 67763, 67801, 67806, 67839, 67849,
            67862, 67875, 67887, 67897, 67961, 67972, 67998, 68012, 68026, 68030, 68052, 68065,
            68078, 68152, 68221, 68248, 68258, 68266, 68285, 68300, 68308, 68323, 68357, 68364,
            68406, 68453, 68493, 68603, 68626, 68686, 68701, 68725, 68756, 68775, 68781, 68798,
            68841, 68854, 68917, 68924, 68981, 68985, 68993, 69015, 69034, 69041, 69071, 69142,
            69176, 69185, 69213, 69246, 69342, 69346, 69458, 69470, 69491, 69508, 69556, 69571,
            69589, 69610, 69706, 69780, 69906, 70004, 70083, 70102, 70162, 70226, 70318, 70385,
            70462, 70481, 70576, 70601, 70637, 70686, 70719, 70759, 70826, 70890, 70942, 70976,
            71012, 71063, 71143, 71210, 71301, 71323, 71366, 71378, 71400, 71415, 71433, 71452,
            71486, 71527, 71647, 71654, 71688, 71712, 71831, 71856, 71900, 71948, 71967, 71987,
            71990, 72015, 72027, 72044, 72048, 72052, 72080, 72084, 72114, 72174, 72236, 72249,
            72279, 72294, 72326, 72365, 72373, 72444, 72503, 72667, 72746, 72884, 72975, 73037,
            73062, 73137, 73254, 73298, 73377, 73385, 73427, 73442, 73467, 73481, 73487, 73491,
            73540, 73566, 73585, 73589, 73619, 73754, 73766, 73807, 73816, 73843, 73854, 73862,
            73886, 73944, 73977, 74053, 74080, 74138, 74145, 74378, 74386, 74406, 74472, 74491,
            74503, 74528, 74559, 74620, 74630, 74641, 74668, 74696, 74763, 74781, 74852, 74862,
            74884, 75039, 75147, 75233, 75280, 75286, 75294, 75344, 75361, 75517, 75662, 75673,
            75849, 75860, 75909, 76027, 76070, 76171, 76187, 76250, 76271, 76279, 76399, 76438,
            76542, 76561, 76594, 76604, 76695, 76753, 76758, 76767, 76781, 76798, 76818, 76822,
            76829, 76844, 76861, 76864, 76973, 76981, 76994, 77016, 77142, 77231, 77354, 77380,
            77420, 77454, 77468, 77486, 77499, 77529, 77569, 77582, 77594, 77623, 77648, 77702,
            77736, 77767, 77773, 77787, 77803, 77868, 77963, 77970, 77975, 77996, 78078, 78083,
            78184, 78199, 78294, 78304, 78388, 78396, 78503, 78511, 78535, 78551, 78570, 78581,
            78608, 78623, 78640, 78666, 78723, 78790, 78819, 78917, 78958, 78998, 79037, 79050,
            79066, 79071, 79093, 79098, 79139, 79148, 79186, 79200, 79244, 79264, 79306, 79346,
            79359, 79380, 79385, 79396, 79408, 79451, 79476, 79483, 79490, 79524, 79533, 79541,
            79584, 79776, 79866, 79901, 79941, 80062, 80133, 80187, 80306, 80324, 80339, 80351,
            80365, 80369, 80375, 80381, 80389, 80400, 80410, 80449, 80508, 80616, 80760, 80768,
            80779, 80791, 80798, 80804, 80817, 80849, 80879, 80991, 81010, 81023, 81046, 81091,
            81170, 81206, 81212, 81227, 81235, 81240, 81247, 81252, 81261, 81356, 81582, 81682,
            81766, 81853, 81902, 81980, 82159, 82352, 82517, 82718, 82901, 83072, 83089, 83125,
            83157, 83175, 83202, 83221, 83239, 83252, 83261, 83287, 83339, 83375, 83393, 83511,
            83518, 83522, 83529, 83536, 83542, 83570, 83590, 83631, 83658, 83667, 83671, 83723,
            83741, 83754, 83792, 83799, 83813, 83880, 83893, 83901, 83925, 83938, 84062, 84092,
            84115, 84132, 84136, 84160, 84185, 84196, 84203, 84209, 84302, 84429, 84517, 84602,
            84611, 84617, 84625, 84632, 84640, 84653, 84724, 84742, 84750, 84758, 84821, 84837,
            84858, 84871, 84878, 84882, 84901, 84909, 84915, 84919, 85023, 85033, 85052, 85076,
            85118, 85142, 85160, 85167, 85176, 85185, 85250, 85279, 85297, 85310, 85337, 85367,
            85391, 85453, 85509, 85524, 85575, 85586, 85590, 85644, 85679, 85754, 85837, 85925,
            85933, 86033, 86056, 86109, 86118, 86124, 86139, 86164, 86170, 86258, 86331, 86336,
            86354, 86365, 86419, 86438, 86494, 86509, 86593, 86619, 86753, 86793, 86819, 86889,
            86947, 86990, 87039, 87096, 87142, 87149, 87194, 87225, 87280, 87337, 87397, 87434,
            87453, 87504, 87523, 87544, 87583, 87607, 87624, 87639, 87650, 87800, 87808, 87843,
            87848, 87853, 87875, 87891, 87904, 87915, 87927, 87939, 87959, 87974, 87979, 87988,
            88001, 88013, 88054, 88059, 88063, 88086, 88090, 88174, 88206, 88294, 88304, 88371,
            88389, 88396, 88413, 88428, 88451, 88456, 88540, 88589, 88627, 88663, 88670, 88750,
            88755, 88763, 88835, 88872, 88904, 88915, 88928, 88942, 88963, 88979, 88989, 89024,
            89053, 89090, 89103, 89116, 89121, 89131, 89203, 89233, 89260, 89292, 89340, 89348,
            89371, 89386, 89394, 89411, 89417, 89434, 89447, 89494, 89499, 89582, 89604, 89698,
            89717, 89741, 89764, 89780, 89844, 89871, 89876, 89911, 90069, 90097, 90220, 90276,
            90427, 90434, 90467, 90474, 90510, 90580, 90605, 90658, 90663, 90680, 90705, 90709,
            90722, 90829, 90839, 90856, 90884, 90914, 90978, 91018, 91065, 91103, 91152, 91214,
            91232, 91271, 91313, 91327, 91344, 91354, 91371, 91441, 91484, 91501, 91511, 91517,
            91541, 91555, 91560, 91572, 91578, 91612, 91668, 91703, 91763, 91784, 91822, 91828,
            91835, 91842, 91851, 91868, 91875, 91896, 91958, 91973, 91980, 91986, 91991, 92010,
            92022, 92096, 92103, 92118, 92145, 92158, 92184, 92227, 92247, 92277, 92339, 92363,
            92371, 92386, 92414, 92423, 92426, 92436, 92479, 92511, 92537, 92637, 92726, 92787,
            92834, 92883, 92917, 93025, 93077, 93146, 93155, 93160, 93175, 93185, 93191, 93232,
            93240, 93254, 93295, 93300, 93328, 93390, 93412, 93439, 93607, 93647, 93670, 93685,
            93705, 93711, 93752, 93769, 93907, 93918, 94021, 94057, 94085, 94125, 94235, 94264,
            94291, 94427, 94467, 94513, 94527, 94565, 94608, 94616, 94644, 94650, 94667, 94725,
            94766, 94809, 94818, 94837, 94901, 94909, 95039, 95079, 95085, 95217, 95243, 95249,
            95256, 95274, 95291, 95319, 95335, 95357, 95380, 95419, 95436, 95457, 95480, 95505,
            95525, 95532, 95535, 95545, 95553, 95573, 95598, 95621, 95653, 95776, 95822, 95838,
            95856, 95871, 95897, 95902, 95909, 95915, 95919, 95955, 95970, 96036, 96049, 96132,
            96228, 96254, 96272, 96302, 96316, 96358, 96386, 96389, 96397, 96430, 96435, 96443,
            96459, 96469, 96485, 96490, 96498, 96506, 96515, 96523, 96538, 96551, 96559, 96567,
        ])
}
