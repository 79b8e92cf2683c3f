// Scripts/catalogue writes this file from po/es.po.
// swift-format-ignore-file

extension MessageTable {
    static let spanish = MessageTable(
        """
        Dirección:\0\
        caducó después del {day}\0\
        Suscripción {name} añadida: {facts}.\0\
        Suscripción {name} revocada. Un programa que siga con ella muestra un calendario vacío tras su próxima actualización. La dirección funciona hasta el {day}.\0\
        Sin https, otras personas de la red también pueden leerla.\0\
        El código QR de la dirección no cabe aquí; ocupa {count} columna.\u{1F}El código QR de la dirección no cabe aquí; ocupa {count} columnas.\0\
        Suscripción {name} revocada. Los programas pueden conservar lo que ya habían descargado.\0\
        Nueva dirección para la suscripción {name}: {facts}.\0\
        Cualquiera que tenga esta dirección puede leer la suscripción. Solo se muestra ahora.\0\
        Con ella también se puede modificar tu registro.\0\
        Su dirección no se guarda. Para obtener una nueva, ejecuta 'eve-ics feed rotate {name}'.\0\
        Aún no hay suscripciones de calendario. Crea una con 'eve-ics feed add NAME'.\0\
        última consulta en la semana del {day}\0\
        nunca se ha consultado\0\
        No hay nada oculto.\0\
        {name}: {facts}.\0\
        A la escucha en {addresses}.\0\
        A la escucha en los sockets que ha abierto systemd.\0\
        Creado desde hace {count} día: {items}.\u{1F}Creado en los últimos {count} días: {items}.\0\
        la suscripción {name} ({day})\0\
        la contraseña de aplicación {name} ({day})\0\
        de una versión más reciente de eve-ics; actualiza esta\0\
        Solo este ordenador tiene acceso a esta dirección. Para otros dispositivos, indica la dirección de tu servidor con --public-url URL.\0\
        La página web está en {address}.\0\
        Si tu navegador no encuentra esta dirección, inicia el servidor con {command}.\0\
        Contraseña:\0\
        Añade con estos datos una cuenta CalDAV en el programa de calendario. La contraseña solo se muestra ahora.\0\
        Contraseña de aplicación {name} añadida: {facts}.\0\
        Sin https, el servidor no permite iniciar sesión en esta dirección; consulta 'eve-ics help serve'.\0\
        El código QR de la contraseña no cabe aquí; ocupa {count} columna.\u{1F}El código QR de la contraseña no cabe aquí; ocupa {count} columnas.\0\
        La contraseña también está en {file}. Abre este archivo en el iPhone o el Mac y bórralo cuando la cuenta ya esté creada.\0\
        Contraseña de aplicación {name} revocada. Los programas pueden conservar lo que ya habían descargado.\0\
        Cualquiera que tenga la contraseña puede ver este calendario.\0\
        Cualquiera que tenga la contraseña puede ver este calendario y modificar tu registro y tus calendarios.\0\
        Aún no hay contraseñas de aplicación. Crea una con 'eve-ics app-password add NAME'.\0\
        solo lectura\0\
        Vuelve a mostrarse {count} evento que habías ocultado en un programa de calendario.\u{1F}Vuelven a mostrarse {count} eventos que habías ocultado en un programa de calendario.\0\
        hasta el {day}\0\
        último uso {distance}\0\
        nunca se ha usado\0\
        Nombre de usuario:\0\
        se puede modificar en Thunderbird\0\
        Alarma añadida: {title}, {when}.\0\
        todo el día\0\
        {days} a las {time}\0\
        A las {time}\0\
        Alarma modificada: {title}, {when}.\0\
        Hay más de lo que se muestra aquí.\0\
        empieza {count} día antes\u{1F}empieza {count} días antes\0\
        Descartar\0\
        Para descartar la alarma: {command}\0\
        Alarma descartada: {title}.\0\
        Bebe un poco de agua\0\
        {title} dentro de {count} día\u{1F}{title} dentro de {count} días\0\
        {title} hoy\0\
        {title} mañana\0\
        {title} dentro de {count} semana\u{1F}{title} dentro de {count} semanas\0\
        repetición fijada en tu programa de calendario\0\
        todos los días\0\
        {days}, cada hora de {first} a {last}\u{1F}{days}, cada {count} horas de {first} a {last}\0\
        {days}, cada {count} minuto de {first} a {last}\u{1F}{days}, cada {count} minutos de {first} a {last}\0\
        {title}: previsión para dentro de {count} día\u{1F}{title}: previsión para dentro de {count} días\0\
        {title}: previsión para hoy\0\
        {title}: previsión para mañana\0\
        {title}: previsión para dentro de {count} semana\u{1F}{title}: previsión para dentro de {count} semanas\0\
        empieza {count} hora antes\u{1F}empieza {count} horas antes\0\
        pasada\0\
        pospuesta hasta las {time}\0\
        Anota tu día\0\
        empieza {count} minuto antes\u{1F}empieza {count} minutos antes\0\
        Alarmas perdidas: {titles}\0\
        {count} más\u{1F}{count} más\0\
        Suena {count} alarma más\u{1F}Suenan {count} alarmas más\0\
        Recordatorio\0\
        Próxima vez: {when}.\0\
        No tienes ninguna alarma.\0\
        Nada previsto en {count} día.\u{1F}Nada previsto en los próximos {count} días.\0\
        No suena ninguna alarma.\0\
        Esta alarma no volverá a sonar.\0\
        Sin cifrar: cualquiera en el camino puede leer los mensajes.\0\
        Tus alarmas se envían a {address}.\0\
        Los mensajes solo dicen que hay un recordatorio.\0\
        Los mensajes no tienen botones hasta que 'eve-ics serve' se inicie con --public-url.\0\
        Tus alarmas no se envían a ningún servidor ntfy.\0\
        Sin token, cualquier persona que conozca este tema puede leer los mensajes.\0\
        Los mensajes llevan los títulos de tus alarmas.\0\
        Token de acceso:\0\
        El servidor aceptó el mensaje.\0\
        Los mensajes llegan aquí.\0\
        recordatorio: {title}\0\
        Alarma eliminada: {title}.\0\
        Las alarmas suenan en un terminal o con 'eve-ics alarms --run COMMAND'.\0\
        Las alarmas suenan en este terminal hasta que pulses Ctrl-C.\0\
        suena ahora\0\
        El comando de 'eve-ics serve --run' se entera de cuándo tienes un recordatorio, sin títulos.\0\
        El comando de 'eve-ics serve --run' no se entera de tus alarmas.\0\
        El comando de 'eve-ics serve --run' se entera de tus alarmas, con sus títulos.\0\
        Sin alarma el {day}: {title}.\0\
        Posponer\0\
        Volverá a sonar a las {time}: {title}.\0\
        {title}: inicio dentro de {count} día\u{1F}{title}: inicio dentro de {count} días\0\
        {title}: inicio hoy\0\
        {title}: inicio mañana\0\
        {title}: inicio dentro de {count} semana\u{1F}{title}: inicio dentro de {count} semanas\0\
        Alarma desactivada: {title}.\0\
        Alarma activada: {title}.\0\
        Así suena una alarma\0\
        hasta las {time}\0\
        sonó, sin descartar\0\
        alarma perdida\0\
        Descartaría la alarma: {title}.\0\
        Volvería a sonar a las {time}: {title}.\0\
        Los datos anteriores están ahora en {file}.\0\
        {count} entrada\u{1F}{count} entradas\0\
        Esta versión guarda los datos en un formato nuevo. Una copia en el formato anterior se conserva durante 30 días: {copy}\0\
        Nueva base de datos creada: {store}\0\
        {count} entrada no se pudo leer o ya estaba borrada.\u{1F}{count} entradas no se pudieron leer o ya estaban borradas.\0\
        {count} persona\u{1F}{count} personas\0\
        Archivo {file} reemplazado: {contents}. Cualquiera que lo tenga puede leerlo.\0\
        ¿Reemplazar {store} por {backup} ({contents})?\0\
        Archivo {store} restaurado: {contents}.\0\
        ¿Reemplazar {store} por la {count} entrada que se puede leer de {file}?\u{1F}¿Reemplazar {store} por las {count} entradas que se pueden leer de {file}?\0\
        Archivo {store} recuperado: {contents}.\0\
        Archivo {file} creado: {contents}. Cualquiera que lo tenga puede leerlo.\0\
        Tu método hormonal terminó. Hasta tu próxima regla, cualquier día puede ser fértil.\0\
        Cualquier día puede ser fértil.\0\
        Hasta entonces, cualquier día puede ser fértil.\0\
        Calculado a partir de una regla que empieza el {day}.\0\
        No cuenta como regla.\0\
        {percent} de probabilidad el {day}\0\
        {percent} de probabilidad entre el {first} y el {last}\0\
        Previsión: los días en torno a una ovulación esperada el {day}, {chance}.\0\
        Hasta ahora solo hay {count} ciclo completo registrado, así que la previsión puede cambiar.\u{1F}Hasta ahora solo hay {count} ciclos completos registrados, así que la previsión puede cambiar.\0\
        Aún no hay ningún ciclo completo registrado, así que el intervalo es el de la población general.\0\
        Aún no hay ningún ciclo completo registrado; tu propia estimación de {count} día cuenta como uno.\u{1F}Aún no hay ningún ciclo completo registrado; tu propia estimación de {count} días cuenta como uno.\0\
        Hasta ahora solo hay {count} ciclo completo registrado, y tu propia estimación de {usual} días cuenta como uno más. La previsión puede cambiar.\u{1F}Hasta ahora solo hay {count} ciclos completos registrados, y tu propia estimación de {usual} días cuenta como uno más. La previsión puede cambiar.\0\
        Previsión: {chance}.\0\
        Tu método impide la ovulación en unos ciclos y en otros no.\0\
        A partir del {date}, tu método impide la ovulación en unos ciclos y en otros no. Entonces cualquier día puede ser fértil.\0\
        Registrado: {count} día.\u{1F}Registrado: {count} días.\0\
        Registrado: el primer día. No se sabe cuánto duró.\0\
        Si no registraste una regla en torno al {day}, la siguiente se espera el {expected}.\0\
        Una previsión, no un método anticonceptivo.\0\
        Observada.\0\
        Se esperaba entre el {first} y el {last}.\0\
        ¿Ha terminado tu regla? Dura ya más que tu {count} día habitual.\u{1F}¿Ha terminado tu regla? Dura ya más que tus {count} días habituales.\0\
        Tu regla lleva {count} día de retraso (prevista entre el {first} y el {last}).\u{1F}Tu regla lleva {count} días de retraso (prevista entre el {first} y el {last}).\0\
        Si continúa, registra cada día cuando llegue. Si no, deja este evento o bórralo.\0\
        Si ha empezado, registra el primer día. Si no, deja este evento o bórralo: no tiene ninguna consecuencia.\0\
        ¿Tienes ya la regla? Lo más probable era que empezara el {day}.\0\
        Registrado: {logged}. Previsto: {expected}.\0\
        Si tu regla termina antes, haz que este evento acabe en su último día.\0\
        Días registrados y previstos.\0\
        No se muestra ninguna ventana fértil: duraría más de tres semanas.\0\
        No se muestra ninguna ventana fértil: puede que falte una regla en el registro.\0\
        A partir del {date} no se muestra ninguna ventana fértil: duraría más de tres semanas. Entonces cualquier día puede ser fértil.\0\
        Un sangrado por deprivación, cuando cesan las hormonas del blíster {pack}: suele empezar el {day}.\0\
        Un sangrado por deprivación, cuando cesan las hormonas del blíster {pack}: suele empezar entre el {first} y el {last}.\0\
        Un sangrado por deprivación, cuando cesan las hormonas de la ronda {round}: suele empezar el {day}.\0\
        Un sangrado por deprivación, cuando cesan las hormonas de la ronda {round}: suele empezar entre el {first} y el {last}.\0\
        {count} tarjeta\u{1F}{count} tarjetas\0\
        {count} por repasar\u{1F}{count} por repasar\0\
        Se ha omitido {count} tarjeta vacía.\u{1F}Se han omitido {count} tarjetas vacías.\0\
        {count} tarjeta escrita en {file}.\u{1F}{count} tarjetas escritas en {file}.\0\
        Intro: ver el reverso, q: salir\0\
        Se ha omitido {count} campo o etiqueta que ninguna tarjeta muestra.\u{1F}Se han omitido {count} campos y etiquetas que ninguna tarjeta muestra.\0\
        {count} tarjeta añadida a {deck}.\u{1F}{count} tarjetas añadidas a {deck}.\0\
        {count} tarjeta ya estaba.\u{1F}{count} tarjetas ya estaban.\0\
        Se ha omitido {count} imagen o sonido.\u{1F}Se han omitido {count} imágenes y sonidos.\0\
        La próxima toca: {when}.\0\
        No tienes tarjetas.\0\
        No hay tarjetas por repasar.\0\
        Tarjeta {number} de {all}\0\
        Intro: dar la vuelta, n: siguiente, r: apartarla, q: salir\0\
        Todas las tarjetas están apartadas. El test ha terminado.\0\
        1: olvidada, 2: difícil, 3: bien, 4: fácil, q: salir\0\
        {count} tarjeta repasada.\u{1F}{count} tarjetas repasadas.\0\
        Era la última tarjeta. Se empieza otra vez desde el principio.\0\
        {deck}: repasar {count} tarjeta\u{1F}{deck}: repasar {count} tarjetas\0\
        respuestas sobre ciclos inusuales\0\
        anticoncepción\0\
        entradas más antiguas borradas\0\
        valores que tus ajustes ocultan\0\
        {item} ({days})\0\
        entrada {entry} rehecha\0\
        {count} día, {range}\u{1F}{count} días, {range}\0\
        nada\0\
        recordatorio de los días fértiles\0\
        otro recordatorio\0\
        recordatorio de la inyección\0\
        recordatorio de la ovulación\0\
        recordatorio del parche\0\
        recordatorio de la regla\0\
        recordatorio de la píldora\0\
        recordatorio de las preguntas\0\
        recordatorio de la renovación\0\
        recordatorio del anillo\0\
        eliminado: {items}\0\
        ajuste {key}: {value}\0\
        ajuste {key}: por defecto\0\
        otro ajuste\0\
        entrada {entry} deshecha\0\
        {day} a las {time}\0\
        Descartado: {readings}.\0\
        Una subida se reconoce tras seis mediciones más bajas y tres más altas.\0\
        abundante\0\
        ligero\0\
        moderado\0\
        manchado\0\
        sangrado\0\
        Mide la temperatura al despertar, antes de levantarte, y regístrala con 'eve-ics log today --temperature {example}'.\0\
        {row}: {signs}\0\
        negativo\0\
        positivo\0\
        cremoso\0\
        seco\0\
        clara de huevo\0\
        pegajoso\0\
        acuoso\0\
        Ninguna subida hasta ahora. Hacen falta tres mediciones seguidas por encima de las seis anteriores.\0\
        No hay ninguna temperatura registrada en este ciclo.\0\
        No hay ninguna otra temperatura registrada en este ciclo.\0\
        No hay ninguna temperatura registrada en el ciclo que empezó el {start}.\0\
        {count} medición hasta ahora.\u{1F}{count} mediciones hasta ahora.\0\
        La temperatura subió por encima de {line} el {day} (día {number} del ciclo). Está confirmado desde el {confirmed}.\0\
        Fecha\0\
        Día\0\
        LH\0\
        Moco\0\
        Observado\0\
        Ovulación\0\
        Regla\0\
        Subida\0\
        línea base\0\
        descartada\0\
        tu observación\0\
        subida\0\
        temperatura\0\
        Ciclo: {days} ({length}). Temperaturas en {unit}.\0\
        Ciclo que empezó el {start}. Hoy es el día {number}. Temperaturas en {unit}.\0\
        Que tu té siga caliente y las filas sean cortas.\0\
        El sillón cómodo es para ti.\0\
        Una vieja amistad se alegraría de saber de ti.\0\
        Ponte tu color favorito.\0\
        Un buen momento para volver a casa por el camino largo.\0\
        Trátate tan bien como a tus plantas.\0\
        Alguien se alegra de que estés ahí.\0\
        La cocina es un buen sitio para bailar; nadie cuenta los pasos.\0\
        Hasta ahora has podido con todos los lunes.\0\
        Elige el asiento de la ventanilla.\0\
        Un pequeño golpe de suerte anda cerca: abre bien los ojos.\0\
        Buen momento para la música, un poco más alta.\0\
        con su propia dirección\0\
        tono alegre\0\
        para {client}\0\
        solo fechas\0\
        dosis\0\
        vacío, para que los programas retiren lo que muestran\0\
        días fértiles\0\
        días fértiles ocultos\0\
        idioma {tag}\0\
        {count} mes por delante y {past} hacia atrás\u{1F}{count} meses por delante y {past} hacia atrás\0\
        sin recordatorios\0\
        ovulación\0\
        reglas\0\
        preguntas\0\
        títulos neutros\0\
        tus propios títulos\0\
        Uso {number} añadido: {details}.\0\
        a las {time}\0\
        Uso {number} modificado: {details}.\0\
        Desde\0\
        Hasta\0\
        Método\0\
        A continuación\0\
        Uso\0\
        Hora\0\
        El uso {number} ({method}) terminó el {day}.\0\
        El uso {number} ({method}) termina el {day}.\0\
        Exporta de nuevo para que aparezca en tu calendario.\0\
        a partir del {day}\0\
        a partir de hoy\0\
        El uso {number} ({method}) continúa.\0\
        El uso {number} ({method}) continúa en paralelo. Si ha terminado, ejecuta 'eve-ics contraception end --course {number}'.\0\
        Hay un embarazo anotado desde el {day}. Si ya terminó, anota lo que vino después.\0\
        Uso {number} ({method}): la inyección {injection} toca el {day}.\0\
        Uso {number} ({method}): la inyección {injection} se puso el {day}.\0\
        No hay ningún método registrado. Por ejemplo, ejecuta 'eve-ics contraception add pill 21+7 --start {today}'.\0\
        Recibirás un recordatorio de la próxima inyección una semana antes.\0\
        Recibirás un recordatorio de la próxima inyección el mismo día.\0\
        Recibirás un recordatorio de la renovación {count} semana antes.\u{1F}Recibirás un recordatorio de la renovación {count} semanas antes.\0\
        Recibirás un recordatorio de la renovación el mismo día.\0\
        empezando por el día {number} de un blíster\0\
        Uso {number} ({method}): el blíster {pack} empieza el {day}.\0\
        Uso {number} ({method}): el {day} es el día {place} del blíster {pack}.\0\
        No consta ninguna dosis tomada, así que el inicio se traslada a ese día. Si ya habías empezado, repite el comando con '--new-pack'.\0\
        Para recibir un recordatorio de la renovación, indica cuánto tiempo puede quedarse. Para cinco años, ejecuta '{command}'.\0\
        Uso {number} ({method}): renovación el {day}.\0\
        Uso {number} ({method}): la ronda {round} empieza el {day}.\0\
        Uso {number} ({method}): el {day} es el día {place} de la ronda {round}.\0\
        desde el {day}\0\
        La hora del uso {number} ({method}) es ahora: {time}.\0\
        El uso {number} ({method}) ya no tiene hora.\0\
        Ya está así. No ha cambiado nada.\0\
        El uso {number} ({method}) no empezará.\0\
        Para que no cuente, ejecuta 'eve-ics cycle {start} ignore'.\0\
        Si el ciclo que empezó el {day} fue de verdad un solo ciclo largo, ejecuta 'eve-ics cycle {start} long'.\0\
        Si falta una regla en el ciclo que empezó el {day}, ejecuta 'eve-ics cycle {start} missing'.\0\
        Si el ciclo que empezó el {day} duró de verdad eso, ejecuta 'eve-ics cycle {start} long'.\0\
        Si el {day} empezó una regla, ejecuta 'eve-ics cycle {start} start'.\0\
        Se ha eliminado tu respuesta sobre el ciclo ({days}).\0\
        Se ha eliminado tu respuesta sobre el sangrado ({days}).\0\
        Anotado: el sangrado ({days}) fue entre reglas.\0\
        Anotado para el ciclo ({days}, {length}): no cuenta.\0\
        Anotado para el ciclo ({days}, {length}): fue un solo ciclo.\0\
        Anotado para el ciclo ({days}, {length}): falta una regla.\0\
        Anotado: con el sangrado ({days}) empezó una regla.\0\
        Eso ya está registrado. No ha cambiado nada.\0\
        sangrado entre reglas (tu respuesta)\0\
        no cuenta (tu respuesta)\0\
        de verdad un solo ciclo (tu respuesta)\0\
        falta una regla en él (tu respuesta)\0\
        sangrado entre reglas\0\
        probablemente dos ciclos; puede faltar una regla en torno al {day}\0\
        probablemente tres ciclos; pueden faltar reglas en torno al {days}\0\
        distinto de tus otros ciclos\0\
        Se ha eliminado tu respuesta sobre el ciclo que empezó el {start}.\0\
        Anotado: el ciclo que empezó el {start} no contará.\0\
        Anotado: no falta ninguna regla desde el {start}.\0\
        El ciclo que empezó el {start} no tiene respuesta. No ha cambiado nada.\0\
        El ciclo ({days}) no tiene respuesta. No ha cambiado nada.\0\
        Este día es anterior a tu primera regla registrada ({start}).\0\
        Este día cuenta como sangrado entre reglas.\0\
        Llegó {count} día antes.\u{1F}Llegó {count} días antes.\0\
        Llegó ese día.\0\
        Llegó {count} día más tarde.\u{1F}Llegó {count} días más tarde.\0\
        una regla que puede empezar cualquier día ({chance})\0\
        un día fértil de la ventana ({window}), con ovulación en torno al {day}\0\
        sin regla\0\
        sin regla y fuera de la ventana fértil\0\
        ovulación en torno a este día, dentro de la ventana fértil ({window})\0\
        día {number} de la regla que se espera a partir del {first} ({chance})\0\
        día {number} de tu regla, que dura unos {length}\0\
        sin regla, y cualquier día puede ser fértil\0\
        Previsto: {expectation}.\0\
        Faltan más de diez años para este día. No hay ninguna previsión para él.\0\
        Probabilidad de que el día sea fértil: {percent}.\0\
        El primer día de un ciclo.\0\
        El primer día de un ciclo de {count} día.\u{1F}El primer día de un ciclo de {count} días.\0\
        Registrado: {items}.\0\
        Nota:\0\
        No hay nada registrado para este día.\0\
        Día {number} del ciclo que empezó el {start}.\0\
        Día {number} del ciclo cuyo inicio se espera el {start}.\0\
        Día {number} del ciclo que empezó el {start}, si no empieza antes ninguna regla.\0\
        Previsto el {made}, al empezar el ciclo: {expectation}.\0\
        La previsión del {made} esperaba esta regla el {day} ({chance}).\0\
        Para ver los motivos, ejecuta 'eve-ics explain'.\0\
        Probabilidad de que el próximo sangrado empiece este día: {percent}. Hasta entonces, en total: {total}.\0\
        Probabilidad de que tu próxima regla empiece este día: {percent}. Hasta entonces, en total: {total}.\0\
        {date} ({weekday}, {distance})\0\
        Se ha cambiado lo registrado el {day}.\0\
        Corrige los valores, guarda y cierra el editor. Un valor vacío no se registra.\0\
        Estado de ánimo: {words}\0\
        Nota: {words}\0\
        Nota:\0\
        Aún no has escrito nada. Por ejemplo: 'eve-ics log today --note NOTE'\0\
        No hay nada escrito que coincida.\0\
        Síntomas: {words}\0\
        No ha cambiado nada.\0\
        Hecho.\0\
        Hecho con retraso.\0\
        Inyección {number}.\0\
        {count} dosis consta como omitida: esta previsión ya no vale. Consulta el prospecto o pregunta en la farmacia.\u{1F}{count} dosis seguidas constan como omitidas: esta previsión ya no vale. Consulta el prospecto o pregunta en la farmacia.\0\
        Empieza un blíster nuevo.\0\
        Empieza una ronda nueva.\0\
        {number} de {total}\0\
        Parche {number}, ronda {round}.\0\
        Se quita el parche {number}, ronda {round}. Empieza el descanso.\0\
        Píldora {number}, blíster {pack}.\0\
        Píldora {number}, blíster {pack}: un placebo, sin hormonas.\0\
        Toca renovar: {method}. Pide cita con antelación.\0\
        Anillo {number}, ronda {round}.\0\
        Se retira el anillo {number}, ronda {round}. Empieza el descanso.\0\
        El prospecto indica qué hacer.\0\
        Dosis omitida.\0\
        Tomada.\0\
        Tomada con retraso.\0\
        Sin parche: {days}.\0\
        Sin píldora: {days}.\0\
        Píldoras de placebo, sin hormonas: {days}.\0\
        Sin anillo: {days}.\0\
        inyección {number}\0\
        La inyección {number} tocaba el {day} ({distance}). No consta como hecha.\0\
        {dose}, {when}\0\
        A continuación: {item}.\0\
        Próximo blíster: {when}.\0\
        Próximo parche: {when}.\0\
        Próximo anillo: {when}.\0\
        cambiar al parche {number}\0\
        cambiar el parche\0\
        quitar el parche\0\
        poner el parche {number}\0\
        poner el parche\0\
        píldora {number}\0\
        píldora {number} (placebo)\0\
        renovación\0\
        Toca renovar: {method}, {when}.\0\
        Renovación con retraso: {method}, {when}. Cuando esté hecha, ejecuta 'eve-ics contraception reset --course {course}'.\0\
        cambiar al anillo {number}\0\
        cambiar el anillo\0\
        colocar el anillo {number}\0\
        colocar el anillo\0\
        retirar el anillo\0\
        Hoy: {dose}, aún sin registrar.\0\
        Hoy a las {time}: {dose}, aún sin registrar.\0\
        Hoy: {dose}.\0\
        Aún sin registrar: {days}.\0\
        {day}, {distance}\0\
        {day} a las {time}\0\
        Ayer: {dose}, aún sin registrar.\0\
        Ayer a las {time}: {dose}, aún sin registrar.\0\
        alarma cambiada\0\
        reconocido por sus fechas\0\
        evento cambiado día a día\0\
        reconocido por su ref\0\
        evento cancelado por el archivo\0\
        {event} → {outcome} ({reasons})\0\
        evento confirmado\0\
        {event}: {calendar} en el calendario; {log} en el registro ({reason})\0\
        evento borrado\0\
        líneas añadidas a la descripción\0\
        {title} {days}\0\
        evento ausente del calendario\0\
        La mayoría de los eventos volvieron con un día de adelanto.\0\
        La mayoría de los eventos volvieron con un día de retraso.\0\
        La mayoría de los eventos volvieron con el final un día antes.\0\
        La mayoría de los eventos volvieron con el final un día después.\0\
        La mayoría de los eventos volvieron solo con su primer día.\0\
        Algunos programas escriben así las fechas, por lo que se leen tal como las viste.\0\
        Algunos programas escriben así las fechas, por lo que no se ha importado ninguna. Registra lo que cambió con 'eve-ics log'.\0\
        {count} evento de la previsión está oculto en tus programas de calendario. 'eve-ics unhide' lo vuelve a mostrar.\u{1F}{count} eventos de la previsión están ocultos en tus programas de calendario. 'eve-ics unhide' los vuelve a mostrar.\0\
        registrado: {days}\0\
        registrado: {days}, con final el {last}\0\
        registrado: {days}, y hasta el {last} según pasen los días\0\
        {event}: falta en el calendario. Si es a propósito, usa 'eve-ics import --accept-deletions'.\0\
        … y {count} más\u{1F}… y {count} más\0\
        evento movido\0\
        evento nuevo\0\
        {count} evento de tu calendario no está en este archivo.\u{1F}{count} eventos de tu calendario no están en este archivo.\0\
        sin sangrado hasta el {today} incluido\0\
        nota del {day}\0\
        observado: {day}\0\
        evento devuelto a su sitio\0\
        recordatorio: {reminder}\0\
        evento movido, con otra duración\0\
        evento acortado\0\
        confirmado\0\
        borrado\0\
        dosis tomada con retraso\0\
        sin regla\0\
        sin sangrado\0\
        otro recordatorio\0\
        regla {days}\0\
        dosis omitida\0\
        evento alargado\0\
        dosis tomada\0\
        {event}: {what}\0\
        ya no está registrado\0\
        dos eventos de este tipo tienen alarmas nuevas distintas\0\
        el registro dice otra cosa\0\
        hay una regla registrada en estos días\0\
        el registro se cambió después de crear el calendario\0\
        el recordatorio se cambió después de crear el calendario\0\
        se puso otro evento en los mismos días\0\
        el archivo contiene este evento dos veces, en días distintos\0\
        Después, la previsión vuelve a seguir tus propios ciclos.\0\
        Durante el uso no se prevén días fértiles, y el sangrado se espera en los descansos, no según tus ciclos.\0\
        Durante el uso, el sangrado se espera en los descansos, no según tus ciclos.\0\
        La última inyección cuenta hasta el {day}.\0\
        El prospecto indica qué hacer con una inyección omitida o con retraso.\0\
        El prospecto indica qué hacer con un parche omitido o con retraso.\0\
        El prospecto indica qué hacer con una píldora omitida o con retraso.\0\
        El prospecto indica qué hacer con un anillo omitido o con retraso.\0\
        Durante el uso no se prevén ni días fértiles ni reglas.\0\
        Durante el uso no se prevén reglas.\0\
        No cambia nada en la previsión de tus ciclos.\0\
        Tu método ({method}) empieza fuera de una regla y necesita siete días. Hasta el {day} incluido, los días fértiles se prevén como si no lo usaras. El prospecto indica qué hacer hasta entonces.\0\
        Tu método ({method}) empieza fuera de una regla y necesita siete días. El prospecto indica qué hacer hasta el {day} incluido.\0\
        Durante el uso no se prevén días fértiles, porque el método impide la ovulación en unos ciclos y en otros no.\0\
        Tu regla terminó el {last}: {days}, {count} día.\u{1F}Tu regla terminó el {last}: {days}, {count} días.\0\
        Ya no son días de regla: {days}.\0\
        También registrado como días de regla: {days}.\0\
        ¿Borrar para siempre todo lo registrado?\0\
        ¿Borrar para siempre todo lo registrado y los calendarios guardados aquí?\0\
        ¿Borrar para siempre todo lo registrado antes del {day}?\0\
        ¿Borrar para siempre todo lo registrado en estos días: {days}?\0\
        ¿Borrar para siempre todo lo registrado a partir del {day}?\0\
        Los demás calendarios guardados aquí no cambian.\0\
        Borrado.\0\
        Borrado, con {count} calendario guardado aquí.\u{1F}Borrado, con {count} calendarios guardados aquí.\0\
        Borrado, con {count} entrada ajena al ciclo.\u{1F}Borrado, con {count} entradas ajenas al ciclo.\0\
        No hay nada registrado, así que no se ha borrado nada.\0\
        No había nada registrado en esos días, así que no se ha borrado nada.\0\
        Los datos que una restauración dejó aparte también los contienen aún: {file}.\0\
        Las copias de seguridad y los calendarios anteriores aún contienen esos días.\0\
        Aún quedan rastros en los archivos de datos, porque otro programa los está leyendo. Se eliminan cuando termine.\0\
        Aún quedan rastros en los archivos de datos, porque el disco está lleno. Libera espacio: se eliminarán en cuanto haya sitio.\0\
        Este es el registro de {name}.\0\
        Tus propios ciclos vuelven tras tu anticoncepción, contados a partir del {start}.\0\
        Con todo lo que registraste en este ciclo, se espera el {day}.\0\
        Con tus signos de ovulación, se espera el {day}.\0\
        Tu propia estimación de {count} día cuenta como un ciclo, el más antiguo.\u{1F}Tu propia estimación de {count} días cuenta como un ciclo, el más antiguo.\0\
        Previsto: {days}, con ovulación en torno al {day} ({chance}).\0\
        Sin signos de ovulación, se supone que ocurre 14 días antes de la siguiente regla.\0\
        Esto se deduce de los signos de tus ciclos anteriores.\0\
        Esto se deduce de los signos de arriba.\0\
        Tu última regla empezó el {start}.\0\
        Los ciclos de la población general duran unos {count} día (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\u{1F}Los ciclos de la población general duran unos {count} días (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\0\
        Tus ciclos duran unos {count} día (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\u{1F}Tus ciclos duran unos {count} días (el {percent}, de {shortest} a {longest}), lo que lleva al {day}.\0\
        Hoy es el día {number} del ciclo y no hay otra regla registrada. Ya es más probable que una haya quedado sin registrar a que esté aún por llegar. Si hubo una en torno al {missed}, la siguiente se espera el {day}.\0\
        Hoy es el día {number} del ciclo y no hay otra regla registrada. Descartados los ciclos más cortos, tu regla se espera el {day}.\0\
        Este es el sangrado del descanso de tu anticoncepción. Se cuenta desde el último día con hormonas, no según tus propios ciclos.\0\
        Este es el sangrado del descanso de tu anticoncepción ({method}). Se cuenta desde el último día con hormonas, no según tus propios ciclos.\0\
        Grado de certeza\0\
        Qué ciclos cuentan\0\
        Tus ciclos hasta ahora\0\
        Días fértiles\0\
        Signos de ovulación en este ciclo\0\
        Por qué esta fecha\0\
        {count} día de flujo desconocido se escribió como moderado, porque drip necesita una intensidad.\u{1F}{count} días de flujo desconocido se escribieron como moderado, porque drip necesita una intensidad.\0\
        No tiene sitio en drip: {items}.\0\
        Archivo {file} reemplazado: {count} día.\u{1F}Archivo {file} reemplazado: {count} días.\0\
        Archivo {file} reemplazado: {count} evento, {span}.\u{1F}Archivo {file} reemplazado: {count} eventos, {span}.\0\
        Sin incluir: {count} día por llegar de la regla en curso. Un registro solo contiene lo que ya ha ocurrido.\u{1F}Sin incluir: {count} días por llegar de la regla en curso. Un registro solo contiene lo que ya ha ocurrido.\0\
        Archivo {file} creado: {count} día.\u{1F}Archivo {file} creado: {count} días.\0\
        Archivo {file} creado: {count} evento, {span}.\u{1F}Archivo {file} creado: {count} eventos, {span}.\0\
        {percent} de probabilidad hasta el {day}, si no, lo más probable es {days}\0\
        No se muestran días fértiles, pero cualquier día puede ser fértil.\0\
        Cuando continúes, ejecuta 'eve-ics taken'. Si lo has dejado, ejecuta 'eve-ics contraception end'.\0\
        Próxima regla: {day}, {distance} ({chance}).\0\
        Próxima regla: en cualquier momento ({chance}).\0\
        Si no registraste una regla en torno al {missed}, la siguiente se espera el {day}, {distance} ({chance}).\0\
        Próxima regla: dentro de {first} a {count} día ({chance}).\u{1F}Próxima regla: dentro de {first} a {count} días ({chance}).\0\
        Próximo sangrado por deprivación: {day}, {distance} ({chance}).\0\
        No hay ninguna regla registrada desde tu embarazo. Las previsiones se reanudan cuando registres la próxima.\0\
        Estás haciendo una pausa, así que no se prevé nada. Lo que registras se conserva.\0\
        Estás haciendo una pausa ({reason}), así que no se prevé nada. Lo que registras se conserva.\0\
        Durante la lactancia, la regla puede faltar mucho tiempo. Las previsiones se reanudan cuando registres la primera.\0\
        Aún no hay ninguna regla registrada. Registra el primer día de tu última regla.\0\
        Tras el parto, tus ciclos pueden tardar un tiempo en volver. Las previsiones se reanudan cuando registres tu primera regla. El sangrado de las primeras seis semanas no cuenta como regla.\0\
        No hay ninguna regla registrada desde el {day}, así que no se puede prever nada. Registra el primer día de tu última regla y, si puedes, las intermedias.\0\
        Con tu método anticonceptivo, el sangrado es irregular o no aparece, así que no se prevé ninguna regla.\0\
        Previsto antes: {day}.\0\
        Tu regla aún no ha llegado (prevista entre el {first} y el {last}).\0\
        Después de un anticonceptivo hormonal, la duración de los primeros ciclos varía mucho.\0\
        Después de un embarazo, la duración de los primeros ciclos varía mucho.\0\
        Tu método ({method}) puede hacer que el sangrado sea más leve o desaparezca.\0\
        En la perimenopausia, la duración de los ciclos varía mucho.\0\
        En la adolescencia, los ciclos de hasta {days} días son habituales.\0\
        Los ciclos de hasta {days} días son habituales.\0\
        y {count} día\u{1F}y {count} días\0\
        {count} día\u{1F}{count} días\0\
        hace {count} día\u{1F}hace {count} días\0\
        dentro de {count} día\u{1F}dentro de {count} días\0\
        dentro de {count} semana\u{1F}dentro de {count} semanas\0\
        dentro de {count} semana {days}\u{1F}dentro de {count} semanas {days}\0\
        {count} mes\u{1F}{count} meses\0\
        hace {count} mes\u{1F}hace {count} meses\0\
        más del {percent}\0\
        hoy\0\
        mañana\0\
        menos del {percent}\0\
        {count} semana\u{1F}{count} semanas\0\
        hace {count} semana\u{1F}hace {count} semanas\0\
        {count} año\u{1F}{count} años\0\
        hace {count} año\u{1F}hace {count} años\0\
        ayer\0\
        Poner hasta ocho alarmas en su entrada, para un teléfono que no tiene otra cosa\0\
        Poner hasta ocho alarmas en su entrada, para un teléfono que no tiene otra cosa\0\
        Poner dos alarmas en su entrada, como siempre\0\
        sangrado intermenstrual\0\
        Ciclo\0\
        Días\0\
        Regla\0\
        Ciclos completos: {cycles}. Duración habitual: {usual}, de {shortest} a {longest}.\0\
        Ciclos completos: {cycles}. Duración habitual: {usual}.\0\
        después, nada durante {count} día\u{1F}después, nada durante {count} días\0\
        Cambio\0\
        El historial de cambios está vacío.\0\
        Entrada\0\
        Origen\0\
        Registrado\0\
        {change} (deshecho)\0\
        Tu historial se conserva {count} mes.\u{1F}Tu historial se conserva {count} meses.\0\
        Tu historial se conserva {count} año.\u{1F}Tu historial se conserva {count} años.\0\
        no cuenta: {phase}\0\
        Aún no hay ningún ciclo completo registrado.\0\
        Aún no hay ningún ciclo completo sin hormonas registrado.\0\
        Aún no hay ninguna regla registrada. Registra el primer día de tu última regla.\0\
        calendario\0\
        línea de comandos\0\
        importación\0\
        página web\0\
        Duración habitual de la regla: {usual}, de {shortest} a {longest}.\0\
        Duración habitual de la regla: {usual}.\0\
        en curso\0\
        menos de 10 días después de la regla anterior\0\
        después: {phase}\0\
        sangrado por deprivación\0\
        haz una copia de seguridad sin contraseña en esa aplicación, o escribe las reglas en una tabla con las columnas start y end, e importa el resultado\0\
        descomprímelo con su contraseña e importa los archivos que contiene\0\
        guárdalo en pcalendar sin contraseña e importa el resultado\0\
        escribe las reglas en una tabla con las columnas start y end e impórtala\0\
        por estas fechas no se puede saber si va primero el día o el mes\0\
        esta línea no corresponde a un calendario\0\
        está cortado o fue modificado\0\
        este carácter no debe estar aquí\0\
        este archivo se cortó antes de su final; lo que falta en él no cuenta como borrado\0\
        está cortado\0\
        el archivo está dañado: {why}\0\
        SQLite dice «{words}»\0\
        no hay nada escrito; escribe una fecha (YYYY-MM-DD) en cada línea\0\
        una fila sin nada que registrar\0\
        no es texto ni un tipo de archivo conocido; puede ser una copia de seguridad cifrada, como una .enc de Mooneva o una de cycle en ~/.cycle\0\
        la columna end de un registro por días solo admite «unknown» o «last»; en un registro por reglas la primera columna se llama start\0\
        usa una entidad que no está definida\0\
        las fechas de este evento no se pueden leer, o termina antes de empezar; se dejó fuera\0\
        un archivo gzip comprimido\0\
        un archivo iCalendar\0\
        un documento PDF\0\
        una base de datos SQLite\0\
        texto en UTF-16\0\
        XML o HTML\0\
        un archivo zip comprimido\0\
        el calendario es demasiado grande; exporta un tiempo más corto\0\
        este archivo comprimido está protegido con una contraseña\0\
        es una copia de seguridad de Log28, una base de datos Realm, que aquí no se lee\0\
        la línea ocupa más de {size} KiB; comprueba que es el archivo correcto\0\
        el intervalo dura más de {count} día; da a cada regla un intervalo propio\u{1F}el intervalo dura más de {count} días; da a cada regla un intervalo propio\0\
        más celdas que columnas en la cabecera; pon entre comillas el texto con «,» o «;»\0\
        no hubo memoria suficiente\0\
        la cabecera usa «,» y «;»; usa solo uno de los dos\0\
        no se leyó {count} columna más\u{1F}no se leyeron {count} columnas más\0\
        y {count} línea más\u{1F}y {count} líneas más\0\
        ni una fecha (YYYY-MM-DD) ni una cabecera con una columna llamada date o start\0\
        hay una cabecera, pero ningún día registrado debajo\0\
        ninguna cabecera nombra las columnas; empieza el archivo con una línea como date,flow\0\
        no es un archivo de calendario (.ics)\0\
        es {kind}, no un registro\0\
        no es un archivo de texto\0\
        esta línea no es UTF-8; guarda el archivo como UTF-8\0\
        no es XML bien formado\0\
        no se reconoció ningún día registrado\0\
        no se reconoció ningún día registrado; línea {line}: {problem}\0\
        es un archivo de {tracker}, pero no se pudo tomar ningún día de él\0\
        es un archivo de {tracker}, pero no se pudo tomar ningún día de él; el primer motivo: {reason}\0\
        aquí se abre una comilla que no se cierra nunca\0\
        separado por «{found}» donde la cabecera usa «{header}»; usa solo uno de los dos\0\
        contiene un archivo comprimido de una forma que aquí no se lee; descomprímelo antes\0\
        este archivo de pcalendar está cifrado\0\
        es un pickle de Python, como los que cycle guarda en ~/.cycle; cargarlo puede ejecutar un programa\0\
        {property} tiene un valor que no se puede leer\0\
        la cabecera nombra dos veces la columna {name}; deja solo una\0\
        un día que ya está, combinado\0\
        se acortó durante la lectura\0\
        hay texto tras una comilla de cierre; escribe dos veces una comilla dentro de una celda\0\
        tiene demasiados niveles anidados\0\
        el archivo ocupa más de {size} MiB; comprueba que es el correcto\0\
        lo que contiene el archivo comprimido ocupa más de {size} MiB; comprueba que es el archivo correcto\0\
        las notas que contiene ocupan más de {size} MiB; comprueba que es el archivo correcto\0\
        contiene más de lo que se lee de un archivo\0\
        {property} se puede leer de dos maneras\0\
        ninguna aplicación de seguimiento conocida escribe un archivo así\0\
        es {kind}, pero ninguna aplicación de seguimiento conocida escribe así\0\
        una palabra desconocida en la columna {column}; se conocen: {words}\0\
        lo que contiene no se puede descomprimir\0\
        un síntoma que no estaba\0\
        la fecha es anterior a 1900; comprueba el año\0\
        dos valores en un día, se conservaron ambos\0\
        la columna «{name}»\0\
        {name}, un cálculo de la aplicación\0\
        {name} (regístralo con 'eve-ics contraception')\0\
        el archivo {name} está dañado\0\
        una entrada eliminada\0\
        dos datos de una dosis: con retraso prevalece sobre tomada, y tomada sobre omitida\0\
        una píldora doble, registrada como tomada\0\
        {name}, con marca de exclusión\0\
        «{name}» tiene una fecha a muchos siglos de hoy\0\
        el campo «{name}»\0\
        su final no puede ser correcto, solo se tomó el primer día\0\
        la fecha está en el futuro; el registro solo contiene lo que ya ha pasado\0\
        dos flujos en un día, se conservó el más abundante\0\
        un valor que tus ajustes ocultan\0\
        {date} no existe\0\
        más de {count} síntoma o estado de ánimo en un día\u{1F}más de {count} síntomas o estados de ánimo en un día\0\
        un peso sin unidad, tomado como kilogramos\0\
        no se incluye: {what}\0\
        una regla de duración imposible; el máximo es {count} día\u{1F}una regla de duración imposible; el máximo es {count} días\0\
        dos pesos en un día, se conservó el más bajo\0\
        {place}: {remark}\0\
        {place}: {remark} ({count} vez)\u{1F}{place}: {remark} ({count} veces, la primera aquí)\0\
        dos temperaturas en un día, se conservó la más baja\0\
        a una fila le falta «{name}»\0\
        {name} (regístralo con 'eve-ics mode')\0\
        dos tipos de moco cervical en un día, se conservó el más fértil\0\
        un día sin sangrado\0\
        una regla sin días registrados, con fechas calculadas\0\
        «{name}» no tiene valor\0\
        no es una fecha con la forma {form}\0\
        «{name}» no es una lista\0\
        «{name}» no es un número\0\
        no es una temperatura como 36.55 o 97.79F\0\
        no es un peso como 62.5 o 137lb\0\
        una fila no es un objeto\0\
        no tiene sitio en el registro: {what}\0\
        «{name}» no es texto\0\
        «{name}» no es true ni false\0\
        no se entiende: {what}\0\
        «{name}» no es lo que la aplicación escribe ahí\0\
        «{name}» no es un número entero\0\
        las notas de un día superan {size} KiB\0\
        dos valores en un día, se conservó uno\0\
        la tabla «{name}», en la que faltan columnas\0\
        un día fuera de su regla\0\
        una ovulación, tomada como observada; pudo ser un test positivo\0\
        dos pruebas de ovulación en un día, se conservó la positiva\0\
        la regla termina antes de empezar\0\
        omitido: {what}\0\
        una intensidad en un día sin regla, conservada como síntoma\0\
        intensidad desconocida: sus días pueden contar desde 0 o desde 1\0\
        un síntoma cuyo día o nombre no está en el archivo\0\
        la temperatura no está entre 30 y 45 °C\0\
        días de una regla que aún no han llegado\0\
        un día marcado como incierto, importado tal cual\0\
        un test de ovulación que no es ni positivo ni negativo\0\
        la unidad «{name}»\0\
        moco cervical de tipo desconocido\0\
        {name}, sin significado conocido; se conserva como síntoma\0\
        no es una fecha, o no está escrita como las demás\0\
        el archivo {name} es demasiado grande, está bloqueado o es de un tipo que no se lee\0\
        solo se da una fecha en UTC, tomada como está escrita\0\
        muy abundante, tomado como abundante\0\
        el peso no está entre {lowest} y {highest} kg\0\
        un sangrado por deprivación, no es regla y se conserva como síntoma\0\
        Hecho. 'eve-ics undo' lo deshace.\0\
        ¿Importar esto?\0\
        ¿Los borraste, y debe adaptarse tu registro?\0\
        Estos eventos faltan en el calendario:\0\
        {day}: {logged} en el registro, {incoming} en el archivo\0\
        {field}: el registro y el archivo difieren\0\
        el registro y el archivo difieren en un valor que tus ajustes ocultan\0\
        Importado: {count} día, {span}.\u{1F}Importado: {count} días, {span}.\0\
        Importado ({count} día, {span}): {items}.\u{1F}Importado ({count} días, {span}): {items}.\0\
        {count} dosis\u{1F}{count} dosis\0\
        {count} evento sin cambios\u{1F}{count} eventos sin cambios\0\
        {count} dato más de sangrado\u{1F}{count} datos más de sangrado\0\
        {count} día ya registrado\u{1F}{count} días ya registrados\0\
        {count} día con estado de ánimo\u{1F}{count} días con estado de ánimo\0\
        {count} día con moco cervical\u{1F}{count} días con moco cervical\0\
        {count} nota\u{1F}{count} notas\0\
        {count} valor más\u{1F}{count} valores más\0\
        {count} ovulación observada\u{1F}{count} ovulaciones observadas\0\
        {count} día de regla\u{1F}{count} días de regla\0\
        {count} día con síntomas\u{1F}{count} días con síntomas\0\
        {count} temperatura\u{1F}{count} temperaturas\0\
        {count} test de ovulación\u{1F}{count} tests de ovulación\0\
        {count} peso\u{1F}{count} pesos\0\
        {count} día ya está registrado.\u{1F}{count} días ya están registrados.\0\
        Esto elimina una gran parte de tu registro, para lo que hace falta 'eve-ics import --allow-mass-delete'.\0\
        Aún no ha cambiado nada.\0\
        Nada nuevo: {items}.\0\
        Nada nuevo: {count} día ya registrado, ahora con una fuente más.\u{1F}Nada nuevo: {count} días ya registrados, ahora con una fuente más.\0\
        Este calendario es más antiguo que tu último, y lo que difiere puede ser una previsión anterior en lugar de un cambio tuyo.\0\
        Por importar: {count} día, {span}.\u{1F}Por importar: {count} días, {span}.\0\
        Por importar ({count} día, {span}): {items}.\u{1F}Por importar ({count} días, {span}): {items}.\0\
        Sin importar: {count} día anterior al {first}, debido a 'eve-ics settings keep'.\u{1F}Sin importar: {count} días anteriores al {first}, debido a 'eve-ics settings keep'.\0\
        {file}: {tracker}, {count} día, {span}.\u{1F}{file}: {tracker}, {count} días, {span}.\0\
        {count} ciclo fuera de la previsión, como indica el archivo.\u{1F}{count} ciclos fuera de la previsión, como indica el archivo.\0\
        {file}: y {count} observación más\u{1F}{file}: y {count} observaciones más\0\
        {file}: no contiene ninguna regla.\0\
        {count} día en dos programas: {kept}.\u{1F}{count} días en dos programas: {kept}.\0\
        Tu calendario\0\
        1 - en un programa de calendario, desde un archivo\0\
        2 - en un programa de calendario, siempre al día (una suscripción)\0\
        3 - solo aquí\0\
        1, 2 o 3:\0\
        ¿Dónde quieres verlo?\0\
        {answer}: escribe 1, 2 o 3\0\
        'eve-ics months' muestra los meses.\0\
        Tu ciclo habitual\0\
        ¿Cuántos días suele haber desde el primer día de una regla hasta el primer día de la siguiente?\0\
        Días:\0\
        Tu propia estimación es de {count} día.\u{1F}Tu propia estimación es de {count} días.\0\
        Otra cantidad, o Intro:\0\
        'eve-ics log today' registra un día, 'eve-ics status' muestra en qué punto del ciclo estás y 'eve-ics help' lo enumera todo.\0\
        Encuentra la suscripción mientras 'eve-ics serve' esté en marcha.\0\
        Suscribe tu programa de calendario a esta dirección.\0\
        Ya hay una suscripción llamada {feed}. 'eve-ics feed rotate {feed}' le da una dirección nueva.\0\
        Cuando haya una regla registrada, 'eve-ics export -o {file}' crea el archivo.\0\
        Abre {file} en tu programa de calendario. Cuando registres más, 'eve-ics export -o {file}' lo escribe de nuevo.\0\
        Ya hay un archivo {file}. 'eve-ics export -o {file}' lo reemplaza.\0\
        Tus últimas reglas\0\
        ¿Cuándo tuviste tus últimas reglas? Escribe los primeros días, como 20.11, o reglas enteras, como 3.10 - 7.10. Escribe varias separadas por comas, o una tras otra.\0\
        Fechas:\0\
        {count} regla registrada. Sus días: {last}.\u{1F}{count} reglas registradas. Los días de la última: {last}.\0\
        Más fechas, o Intro:\0\
        Recordatorios\0\
        ¿Recordatorios?\0\
        ¿Quieres recordatorios?\0\
        Tu calendario puede recordarte la regla: {times}.\0\
        'eve-ics remind' muestra y cambia tus recordatorios.\0\
        Tu calendario no te recuerda la regla.\0\
        Tu calendario te recuerda la regla: {times}.\0\
        Detenido. No ha cambiado nada.\0\
        Detenido. Tus respuestas hasta ahora se conservan; 'eve-ics init' pregunta el resto.\0\
        Unas preguntas para empezar. Escribe una respuesta y pulsa Intro. Para saltar una pregunta, pulsa solo Intro. Para parar, pulsa Ctrl y C. Tus respuestas se conservan, y 'eve-ics undo' deshace la última.\0\
        Tu zona horaria\0\
        Zona horaria, o Intro:\0\
        La de este ordenador es {zone}. Pulsa Intro para usarla.\0\
        Pulsa Intro para seguir la de este ordenador.\0\
        Tu zona horaria es {zone}.\0\
        Decide cuándo empieza tu día.\0\
        La fecha prevista del parto es el {day}, {distance}.\0\
        Cuando el embarazo haya terminado, ejecuta 'eve-ics mode postpartum' o 'eve-ics mode cycling'.\0\
        La fecha prevista del parto era el {day}.\0\
        pausa desde el {day}\0\
        lactancia desde el {day}\0\
        ciclo habitual desde el {day}\0\
        perimenopausia desde el {day}\0\
        posparto desde el {day}\0\
        embarazo desde el {day}\0\
        pausa\0\
        lactancia\0\
        ciclo habitual\0\
        perimenopausia\0\
        posparto\0\
        embarazo\0\
        Ciclo habitual.\0\
        Embarazo.\0\
        Embarazo: {age}.\0\
        En pausa desde el {day}.\0\
        En pausa desde el {day}: {reason}.\0\
        Lactancia desde el {day}.\0\
        Ciclo habitual desde el {day}.\0\
        Perimenopausia desde el {day}.\0\
        Posparto desde el {day}.\0\
        Embarazo desde el {day}.\0\
        También anotado: {items}.\0\
        Sangrado entre reglas registrado, {days}.\0\
        Sangrado registrado, {days}.\0\
        Ausencia de sangrado registrada, {days}.\0\
        Ya no es el último día de una regla: {days}.\0\
        Anotado: {days}.\0\
        Anotado ({days}): {items}.\0\
        Anotado ({days}, sin sangrado registrado): {items}.\0\
        Anotado: {days} (sin sangrado registrado).\0\
        No se ha registrado nada.\0\
        Regla registrada, {days}.\0\
        Día de regla registrado, {day}.\0\
        Primer día de una regla registrado, {day}.\0\
        Esta regla tiene ahora {count} día.\u{1F}Esta regla tiene ahora {count} días; más de 8 no es habitual.\0\
        No se sabe cuánto duró.\0\
        Eliminado: {items} ({days}).\0\
        Eliminado todo lo registrado: {days}.\0\
        Esto reemplaza la nota del {day}.\0\
        Esto reemplaza las notas de estos días: {days}.\0\
        Manchado registrado, {days}.\0\
        Eso ya está registrado; no ha cambiado nada.\0\
        No había nada registrado en esos días; no ha cambiado nada.\0\
        No había ninguna nota; no ha cambiado nada.\0\
        Nada de eso estaba registrado; no ha cambiado nada.\0\
        inyección cada {count} semana\u{1F}inyección cada {count} semanas\0\
        minipíldora\0\
        minipíldora de desogestrel\0\
        minipíldora de drospirenona\0\
        {method}, {count} mes\u{1F}{method}, {count} meses\0\
        {pills} con píldoras de placebo\0\
        anillo {pattern}, cambio tras {count} día\u{1F}anillo {pattern}, cambio cada {count} días\0\
        {method}, {count} año\u{1F}{method}, {count} años\0\
        preservativo\0\
        dispositivo\0\
        diafragma\0\
        implante\0\
        inyección\0\
        DIU de cobre\0\
        DIU hormonal\0\
        método\0\
        parche\0\
        píldora\0\
        anillo\0\
        La fecha prevista del parto se cuenta desde tu última regla, el {day}. Si te han dado otra fecha, ejecuta 'eve-ics mode pregnancy --due DATE'.\0\
        Antes de eso: {phases}.\0\
        Mientras dura no se prevé nada, y no cuenta en tus promedios.\0\
        El sangrado se prevé en los descansos de tu método, no según tus ciclos.\0\
        No se prevé nada hasta que registres una regla, lo que puede tardar muchos meses.\0\
        A partir del próximo ciclo, los intervalos dependen de tus propios ciclos.\0\
        Las previsiones continúan, con intervalos más amplios hasta que tus propios ciclos muestren cuánto varían.\0\
        No se prevé nada hasta que registres una regla. El sangrado de las primeras seis semanas no cuenta como regla.\0\
        No se prevé ninguna regla hasta que termine.\0\
        Las previsiones se reanudan cuando registres tu próxima regla.\0\
        La previsión se basa en las reglas que has registrado desde entonces, al principio con intervalos amplios.\0\
        Las reglas se prevén como de costumbre.\0\
        Las reglas vuelven a preverse como de costumbre. El tiempo anterior no cuenta en tus promedios.\0\
        Si empezó más tarde, deshazlo primero con 'eve-ics mode cycling --date {start}'.\0\
        Registrado: {phases}.\0\
        Deshecho: {phases}.\0\
        Esto deshace lo que registraste para días posteriores: {phases}. ¿Continuar?\0\
        Eso ya está registrado. No ha cambiado nada.\0\
        sangrado entre reglas\0\
        blíster nuevo o cambio\0\
        fértil\0\
        fértil, pasado\0\
        regla, registrada\0\
        ovulación prevista\0\
        ovulación confirmada\0\
        ovulación según los signos\0\
        sin hormona prevista\0\
        regla, previsión\0\
        Ventana fértil\0\
        Ovulación\0\
        Regla\0\
        Intervalo ({percent})\0\
        hoy\0\
        puede ser fértil, no se sabe\0\
        El sangrado ({days}) está cerca de otra regla y cuenta como sangrado entre reglas.\0\
        El sangrado que empezó el {day} llegó menos de 10 días después de la regla anterior. Cuenta como regla. Si no lo era, ejecuta 'eve-ics cycle {start} between'.\0\
        Un retraso de la regla puede tener muchas causas. Una prueba de embarazo puede comprobar una de ellas.\0\
        Un retraso de la regla también puede tener otras causas. Una prueba de embarazo puede comprobar una de ellas.\0\
        Tu regla dura ya {count} día; más de {limit} días es inusual. Consulta a un médico, y hoy mismo si el sangrado es abundante.\u{1F}Tu regla dura ya {count} días; más de {limit} días es inusual. Consulta a un médico, y hoy mismo si el sangrado es abundante.\0\
        El sangrado ({days}) fue breve y a mitad de un ciclo. Cuenta como sangrado entre reglas.\0\
        ¿Falta una regla en tu registro en torno al {day}?\0\
        Si no, ejecuta 'eve-ics cycle {start} long'.\0\
        Si es así, registra su primer día: 'eve-ics log {day}'.\0\
        No hay ninguna regla registrada desde hace {count} día. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\u{1F}No hay ninguna regla registrada desde hace {count} días. Una prueba de embarazo puede comprobar una de las causas; consulta las demás a un médico.\0\
        Para desactivar estos avisos, ejecuta 'eve-ics settings health-notes no'.\0\
        Has registrado un sangrado en tu embarazo. Llama hoy a tu matrona o a un médico.\0\
        Tus últimos ciclos duraron {lengths} días; lo habitual es de {shortest} a {longest} días. Consulta a un médico o a una matrona.\0\
        ¿Fue una regla el sangrado ({days})?\0\
        Si lo fue, ejecuta 'eve-ics cycle {start} start'. Si no, ejecuta 'eve-ics cycle {start} between'.\0\
        Ovulación confirmada, {day} ({signs}).\0\
        Ovulación prevista el {day}, {chance}.\0\
        Nada de lo anotado en este ciclo indica cuándo fue la ovulación.\0\
        {count} día después de la ovulación.\u{1F}{count} días después de la ovulación.\0\
        Aproximadamente {count} día después de la ovulación.\u{1F}Aproximadamente {count} días después de la ovulación.\0\
        Los signos apuntan a una ovulación el {day} ({signs}). Sin confirmar.\0\
        Descanso\0\
        Colocación o cambio\0\
        Fechas ({method}): {days}.\0\
        Blíster\0\
        Píldoras\0\
        Sin hormonas\0\
        Ronda\0\
        Blísteres: {method}\0\
        Rondas: {method}\0\
        En uso\0\
        Código QR del enlace a la página\0\
        Dirección para programas de calendario\0\
        Enlace a la página\0\
        La dirección del servidor tiene una ruta, así que los navegadores no pueden abrir la página allí. Los programas de calendario pueden usar la suscripción.\0\
        Quien tenga una de estas direcciones ve estas fechas. Solo se muestran ahora.\0\
        El enlace a la página para tu pareja\0\
        Dispositivos\0\
        Cerrar sesiones en Seguridad\0\
        Tienes la sesión iniciada en estos dispositivos. Cada uno lo ve todo.\0\
        todos tus calendarios, notas y tareas; puede cambiarlos, y también tus registros\0\
        con una página que muestra tu nombre\0\
        con una página\0\
        Último uso\0\
        Más opciones\0\
        Por el momento aquí no se comparte nada.\0\
        Tus recordatorios también pasan por el servidor ntfy {server}; {command} lo configura.\0\
        Terminado\0\
        Páginas para tu pareja\0\
        Una página así muestra meses con fechas y nada más a quien tenga el enlace. Los programas de calendario pueden suscribirse a las mismas fechas.\0\
        Aún no hay páginas para tu pareja.\0\
        Pareja\0\
        Crear un enlace para mi pareja\0\
        Una página con meses, y las mismas fechas para un programa de calendario. Muestra cuándo tuviste la regla y cuándo se espera, sin notas, síntomas ni recordatorios.\0\
        Mostrar también los días fértiles\0\
        Decir «{name}» en la página\0\
        Si no, la página no dice de quién son las fechas.\0\
        Ver lo que verá la otra persona\0\
        regla\0\
        Mi teléfono\0\
        Crear un enlace para mi teléfono\0\
        Para el calendario de tu propio teléfono: todo, con títulos claros y recordatorios.\0\
        Cambiar\0\
        Esto es una vista previa. Todavía no se comparte nada.\0\
        El enlace {name} muestra hoy esto.\0\
        Lo que ve la otra persona\0\
        Compartir\0\
        Muestra\0\
        Calendario compartido\0\
        Calendario de {name}\0\
        Funciona\0\
        hasta que lo revoques\0\
        Ver lo que muestra {name}\0\
        Quién ve qué\0\
        Todos los enlaces, programas y dispositivos que pueden ver algo de tus datos. Termina los que ya no uses.\0\
        Trabajo\0\
        Crear un enlace para el trabajo\0\
        Para un calendario que otras personas pueden mirar: solo días de sangrado, con fechas y títulos neutros que no revelan nada, sin recordatorios.\0\
        Se ha añadido a {name}. Registra con 'eve-ics log today --person {word}'.\0\
        Tu nombre es ahora {name}.\0\
        Aquí aún no hay nadie. Para empezar, ejecuta 'eve-ics init'.\0\
        ¿Eliminar para siempre a {name} y todo lo registrado para esta persona?\0\
        ¿Eliminar para siempre todo lo registrado para ti?\0\
        Se ha eliminado a {name}.\0\
        Se ha eliminado todo lo registrado para ti.\0\
        Cambio de nombre: «{name}» se llama ahora «{newName}».\0\
        Tú, sin nombre. Elige uno con 'eve-ics person rename {word} NAME'.\0\
        Añadido a {calendar}: {title}.\0\
        Todo está hecho.\0\
        El evento se repite: se han eliminado todas sus fechas.\0\
        ¿Eliminar {title} con {count} entrada? No se puede deshacer.\u{1F}¿Eliminar {title} con {count} entradas? No se puede deshacer.\0\
        Entretanto la nota se cambió en otro sitio. Tu texto está en una nota nueva; se conservan las dos.\0\
        Calendario añadido: {title} ({uses}).\0\
        Calendario eliminado: {title}.\0\
        El calendario se llama ahora {title}.\0\
        Tarjetas\0\
        Cambiado: {title}.\0\
        Hecho: {title}.\0\
        No se muestra {count} tarea hecha.\u{1F}No se muestran {count} tareas hechas.\0\
        Hecho: {title}, {day}. La próxima vez: {next}.\0\
        vence: {day}\0\
        {count} entrada\u{1F}{count} entradas\0\
        Eventos\0\
        Movido: {title}.\0\
        No tienes calendarios.\0\
        No tienes notas.\0\
        No tienes tareas.\0\
        Notas\0\
        No se ha eliminado nada en los últimos 30 días.\0\
        atrasada desde: {day}\0\
        Queda {count} subtarea pendiente.\u{1F}Quedan {count} subtareas pendientes.\0\
        {share} hecho\0\
        Eliminado: {title}.\0\
        Aún por hacer: {title}.\0\
        Para recuperarlo: {command}\0\
        Recuperado: {title}.\0\
        Queda sitio ahí para {count} entrada más.\u{1F}Queda sitio ahí para {count} entradas más.\0\
        Tus calendarios están casi llenos: el {share} del espacio está ocupado.\0\
        {first}–{last}\0\
        Tareas\0\
        No ha cambiado nada.\0\
        (sin título)\0\
        ¿Editarlo de nuevo?\0\
        Tu regla terminaría el {last}. Dejarían de ser días de regla: {days}. ¿Continuar?\0\
        [fecha]\0\
        [sí, no o Intro]\0\
        [s/N]\0\
        [S/n]\0\
        [S/n/fecha]\0\
        ¿Sigue hoy tu regla?\0\
        Hoy ya está registrado. ¿Qué otro día fue día de regla?\0\
        ¿Ha empezado hoy tu regla?\0\
        Sin año, {typed} es el {date}. ¿Es el día que quieres decir?\0\
        {answer}: escribe sí o no\0\
        n, no\0\
        Escribe tu nota y termínala con Ctrl-D en una línea aparte:\0\
        saltar\0\
        Pregunta saltada. Puedes responderla en otro momento.\0\
        s, sí, si\0\
        sangrado entre reglas\0\
        sangrado\0\
        dosis\0\
        dosis con retraso\0\
        dosis omitida\0\
        dosis tomada\0\
        fin de la regla\0\
        primer día de una regla de duración desconocida\0\
        intensidad del sangrado\0\
        sangrado abundante\0\
        sangrado ligero\0\
        sangrado moderado\0\
        sin sangrado\0\
        manchado\0\
        día de regla\0\
        último día de una regla\0\
        test de ovulación\0\
        test de ovulación negativo\0\
        test de ovulación positivo\0\
        estado de ánimo\0\
        estado de ánimo «{words}»\0\
        moco cervical\0\
        moco cervical cremoso\0\
        moco cervical seco\0\
        moco cervical como clara de huevo\0\
        moco cervical pegajoso\0\
        moco cervical acuoso\0\
        nota\0\
        nota «{words}»\0\
        ovulación notada\0\
        regla\0\
        síntomas\0\
        síntomas «{words}»\0\
        temperatura\0\
        temperatura {degrees}\0\
        peso\0\
        peso {amount}\0\
        un recordatorio suena a una sola hora, hasta {most} veces antes del evento; ajústalo con 'eve-ics remind {kind}'\0\
        un recordatorio suena a una sola hora, hasta {most} veces antes del evento\0\
        archivo adjunto ignorado\0\
        no conservas nada anterior al {day}\0\
        el registro no contiene nada anterior a 1900\0\
        cambio de categoría ignorado\0\
        color ignorado\0\
        comentario ignorado\0\
        solo se puede confirmar una regla o una dosis\0\
        una dosis que está por llegar se queda\0\
        una dosis no se puede tomar antes de su día; el plan se queda\0\
        una dosis se mueve con su blíster; consulta 'eve-ics help contraception'\0\
        la hora de una dosis viene de tu anticoncepción; cámbiala con 'eve-ics contraception change --at'\0\
        la mayoría de los eventos volvieron cambiados del mismo modo, así que puede que estas fechas no sean tuyas\0\
        una ventana fértil resulta de la previsión; mueve la ovulación en su lugar\0\
        borrar una previsión en un archivo no cambia nada\0\
        el calendario es más antiguo que los que se recuerdan aquí\0\
        el futuro no se puede registrar; la previsión se queda\0\
        lo que tus ajustes ocultan no se puede cambiar en un calendario\0\
        enlace ignorado\0\
        una regla registrada no puede estar en el futuro\0\
        ignorado, porque está cancelado\0\
        ignorado, porque está por llegar\0\
        ignorado, porque parece una clase: tiene un número o una repetición semanal, o es uno de varios en un día\0\
        ignorado, porque su marca no corresponde a ninguna entrada conocida aquí\0\
        ignorado, porque no trata de una regla\0\
        ignorado, porque se repite según una norma, lo que es un plan y no un registro\0\
        No ha cambiado nada: {reason}.\0\
        No ha cambiado nada: las fechas del evento de la línea {line} no se pueden leer.\0\
        una ovulación no se puede observar antes de que llegue; la previsión se queda\0\
        se deduce de lo que anotaste ({signs}); cambia o quita eso\0\
        personas ignoradas\0\
        lugar ignorado\0\
        {property} (ignorado)\0\
        borrar una pregunta no cambia nada\0\
        una pregunta no tiene fecha propia\0\
        una renovación se queda hasta que esté hecha\0\
        una renovación viene de tu anticoncepción; cámbiala con 'eve-ics contraception'\0\
        repetición ignorada\0\
        esto ya está en el calendario\0\
        cambio de título ignorado\0\
        ninguna regla dura más de un mes\0\
        los días de este evento no se pueden leer\0\
        el mismo día\0\
        {count} día antes\u{1F}{count} días antes\0\
        desactivado\0\
        a su propia hora\0\
        {count} vez más\u{1F}{count} veces más\0\
        otra vez después de {count} minuto\u{1F}otra vez después de {count} minutos\0\
        con sonido\0\
        con {count} minuto de separación\u{1F}con {count} minutos de separación\0\
        {day}, {count} día antes\u{1F}{day}, {count} días antes\0\
        {day}, según lo previsto\0\
        {day}, {count} día más tarde\u{1F}{day}, {count} días más tarde\0\
        {day}, sin contar\0\
        Inicio\0\
        Previsto\0\
        Duración\0\
        Primer día\0\
        Cuenta\0\
        De media, la fecha prevista al empezar el ciclo se desvió {error} días.\0\
        Dentro del intervalo previsto: {hits} de la última {count} regla.\u{1F}Dentro del intervalo previsto: {hits} de las últimas {count} reglas.\0\
        Tu última regla llegó dentro del intervalo previsto, a {count} día de la fecha prevista al empezar el ciclo.\u{1F}Tu última regla llegó dentro del intervalo previsto, a {count} días de la fecha prevista al empezar el ciclo.\0\
        Tu última regla llegó fuera del intervalo previsto, a {count} día de la fecha prevista al empezar el ciclo.\u{1F}Tu última regla llegó fuera del intervalo previsto, a {count} días de la fecha prevista al empezar el ciclo.\0\
        {cycles}: fuera del cálculo, por una pausa.\0\
        {cycles}: fuera del cálculo, por la lactancia.\0\
        {cycles}: fuera del cálculo, por la anticoncepción.\0\
        {cycles}: fuera del cálculo, porque un intervalo de más de {count} día es un hueco y no un ciclo.\u{1F}{cycles}: fuera del cálculo, porque un intervalo de más de {count} días es un hueco y no un ciclo.\0\
        {cycles}: fuera del cálculo, porque hay sesenta posteriores.\0\
        {cycles}: fuera del cálculo, por otra etapa de la vida.\0\
        {cycles}: fuera del cálculo, por el tiempo tras un parto.\0\
        {cycles}: fuera del cálculo, por un embarazo.\0\
        El día más probable es el {day} ({percent}).\0\
        Aún no cuenta ninguno de tus ciclos. La previsión se basa en los ciclos de la población general.\0\
        Aún no cuenta ninguno de tus ciclos. La previsión se basa en tu propia estimación y en los ciclos de la población general.\0\
        Un ciclo que parece raro apenas mueve la previsión.\0\
        También cuenta {count} ciclo más antiguo.\u{1F}También cuentan {count} ciclos más antiguos.\0\
        Cuenta uno de tus ciclos, junto a los de la población general.\0\
        {count} ciclo distinto de los demás no se cuenta aquí.\u{1F}{count} ciclos distintos de los demás no se cuentan aquí.\0\
        * = fuera del intervalo previsto\0\
        La fecha se basa en tus blísteres o rondas y en cuándo llegaron sangrados anteriores en sus descansos. Tus propios ciclos volverán a contar cuando regresen.\0\
        {start}: {remark}.\0\
        Cuenta {count} de tus ciclos, más cuanto más reciente.\u{1F}Cuentan {count} de tus ciclos, más los más recientes.\0\
        no\0\
        Probabilidad de una regla sin registrar desde el {start}: {percent}.\0\
        Aún no se ha podido comprobar ninguna previsión.\0\
        Tus ciclos varían más que la mayoría, así que el intervalo es amplio y ningún día concreto es probable. Es frecuente en los primeros años de reglas, con ovarios poliquísticos, antes de la menopausia y tras un parto o la píldora.\0\
        ciclos de persona adulta\0\
        año de nacimiento {year}\0\
        sin año de nacimiento\0\
        temperaturas en Celsius\0\
        no discreto\0\
        discreto\0\
        temperaturas en Fahrenheit\0\
        días fértiles ocultos\0\
        días fértiles visibles\0\
        avisos de salud desactivados\0\
        avisos de salud activados\0\
        la página web se abre con el calendario\0\
        la página web se abre con el análisis\0\
        la página web se abre con hoy\0\
        historial conservado para siempre\0\
        historial conservado {count} mes\u{1F}historial conservado {count} meses\0\
        historial conservado {count} año\u{1F}historial conservado {count} años\0\
        pesos en kilogramos\0\
        idioma {tag}\0\
        idioma del sistema\0\
        duración habitual del ciclo {count} día\u{1F}duración habitual del ciclo {count} días\0\
        sin duración habitual del ciclo\0\
        nombre del calendario «{name}»\0\
        nombre habitual del calendario\0\
        dibujos alegres ocultos\0\
        dibujos alegres visibles\0\
        pesos en libras\0\
        atajos de teclado desactivados\0\
        atajos de teclado activados\0\
        síntomas ocultos «{names}»\0\
        sin síntomas ocultos\0\
        síntomas propios «{names}»\0\
        sin síntomas propios\0\
        ciclos de adolescente\0\
        página web oscura\0\
        página web clara\0\
        página web clara u oscura como el dispositivo\0\
        zona horaria {zone}\0\
        zona horaria del sistema\0\
        semanas desde el lunes\0\
        semanas desde el sábado\0\
        semanas desde el domingo\0\
        ventana fértil estándar\0\
        ventana fértil prudente\0\
        palabras para una regla «{words}»\0\
        palabras habituales para una regla\0\
        Los ciclos de 24 a 38 días cuentan ahora como habituales.\0\
        Tu año de nacimiento es ahora {year}.\0\
        Tu año de nacimiento ya no está registrado.\0\
        Tu calendario se llama ahora «{name}».\0\
        Las temperaturas están ahora en grados Celsius.\0\
        La página «Hoy» muestra ahora tu ciclo de inmediato, y las notificaciones llevan los títulos que elegiste para ellas.\0\
        Los títulos de las ventanas y las notificaciones ya no dicen nada de tu ciclo, y la página «Hoy» solo lo muestra al tocar.\0\
        Las temperaturas están ahora en grados Fahrenheit.\0\
        Los días fértiles y la ovulación están ahora ocultos.\0\
        Los días fértiles y la ovulación se muestran ahora.\0\
        La página web se abre ahora con el calendario.\0\
        La página web se abre ahora con el análisis.\0\
        La página web se abre ahora con hoy.\0\
        Tu historial se conserva ahora {length}.\0\
        Se borró {count} día registrado anterior al {day}, tal como 'eve-ics settings keep' establece.\u{1F}Se borraron {count} días registrados anteriores al {day}, tal como 'eve-ics settings keep' establece.\0\
        Esto borra para siempre {count} día registrado y todo lo demás anterior al {day}.\u{1F}Esto borra para siempre {count} días registrados y todo lo demás anterior al {day}.\0\
        No se pudo borrar el historial que supera el tiempo de conservación: {problem}\0\
        Ahora se conserva todo tu historial.\0\
        A partir de ahora, el historial más antiguo se borra cada mes.\0\
        Aún no hay nada registrado tan antiguo.\0\
        Las copias de seguridad y los calendarios anteriores aún contienen lo más antiguo.\0\
        ¿Conservar solo {length}?\0\
        {count} día registrado anterior al {day} es más antiguo de lo que guardas. Se borrará mañana como muy pronto, porque el reloj va muy por delante de tus últimas entradas. Comprueba la fecha de este dispositivo.\u{1F}{count} días registrados anteriores al {day} son más antiguos de lo que guardas. Se borrarán mañana como muy pronto, porque el reloj va muy por delante de tus últimas entradas. Comprueba la fecha de este dispositivo.\0\
        Los pesos se indican ahora en kilogramos.\0\
        Tu idioma es ahora: {language}.\0\
        Idioma elegido, como en este ordenador: {language}. Para cambiarlo, ejecuta 'eve-ics settings language TAG'. Para deshacerlo, ejecuta 'eve-ics undo'.\0\
        Tu idioma es ahora el de este ordenador.\0\
        Ya no recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\0\
        Ahora recibes avisos sobre reglas y ciclos que puedes consultar con un profesional médico.\0\
        La página web ya no muestra dibujos alegres.\0\
        La página web muestra ahora dibujos alegres.\0\
        Los pesos se indican ahora en libras.\0\
        Los atajos de teclado de la página web están ahora desactivados.\0\
        Los atajos de teclado de la página web están ahora activados.\0\
        La página web ya no ofrece estos síntomas: {names}. Lo que registraste se conserva.\0\
        La página web ya no oculta ningún síntoma.\0\
        La página web ofrece ahora estos síntomas propios: {names}.\0\
        La página web ya no ofrece síntomas propios.\0\
        según el sistema\0\
        Los ciclos de 21 a 45 días cuentan ahora como habituales.\0\
        La página web es ahora oscura.\0\
        La página web es ahora clara.\0\
        La página web es ahora clara u oscura como tu dispositivo.\0\
        Tu zona horaria es ahora {zone}.\0\
        Tu zona horaria es ahora la de este ordenador.\0\
        Tu propia estimación de {count} día cuenta ahora como un ciclo.\u{1F}Tu propia estimación de {count} días cuenta ahora como un ciclo.\0\
        Ahora solo cuentan los ciclos que registras.\0\
        las habituales\0\
        Las semanas empiezan ahora en lunes.\0\
        Las semanas empiezan ahora en sábado.\0\
        Las semanas empiezan ahora en domingo.\0\
        Las ventanas fértiles son ahora más amplias.\0\
        Las ventanas fértiles tienen ahora su amplitud habitual.\0\
        Un evento con uno de estos títulos cuenta ahora como regla, además de los habituales: {words}.\0\
        Ahora solo cuentan las palabras habituales para una regla.\0\
        Solo con el test de LH, la próxima regla se esperaría el {day} ({chance}).\0\
        Solo con el moco cervical, la próxima regla se esperaría el {day} ({chance}).\0\
        Solo con la ovulación que notaste, la próxima regla se esperaría el {day} ({chance}).\0\
        Solo con la temperatura, la próxima regla se esperaría el {day} ({chance}).\0\
        Estos signos difícilmente pueden ser correctos los dos: {signs}. Cualquiera puede serlo, así que ambos días siguen siendo posibles.\0\
        Temperaturas descartadas: {readings}.\0\
        Test de LH: primer positivo el {day}.\0\
        Test de LH: solo negativo, hasta el {day}. La ovulación en los dos días siguientes es menos probable.\0\
        Test de LH, primer positivo: {days}. Cualquiera puede ser el correcto.\0\
        Moco cervical: el más fértil, el {day}.\0\
        Moco cervical más fértil: {days}. Cualquiera de estos días puede ser el correcto.\0\
        test de LH\0\
        moco cervical\0\
        tu observación\0\
        ovulación observada\0\
        temperatura\0\
        Notaste la ovulación el {day}.\0\
        Por sí solo, apunta al {day} ({chance}).\0\
        Ese intervalo tiene {count} día en lugar de {before}.\u{1F}Ese intervalo tiene {count} días en lugar de {before}.\0\
        Ese intervalo tiene {count} día; sin los signos tiene {before}.\u{1F}Ese intervalo tiene {count} días; sin los signos tiene {before}.\0\
        Ese intervalo tiene {count} día y es más amplio que con cada signo por separado.\u{1F}Ese intervalo tiene {count} días y es más amplio que con cada signo por separado.\0\
        {temperature} el {day} ({reason})\0\
        fiebre\0\
        demasiado baja para ser cierta\0\
        {day} (más de {temperature}, confirmado el {confirmed})\0\
        Temperatura: más alta desde el {rise}.\0\
        Temperatura: más alta desde el {rises}. Cualquiera de estos días puede ser el correcto.\0\
        Con este signo, se espera el {day} ({chance}).\0\
        Con todos los signos, se espera el {day} ({chance}).\0\
        Sin ningún signo, la próxima regla se esperaría el {day} ({chance}).\0\
        Día {day} del ciclo que empezó el {start}.\0\
        Por ejemplo: 'eve-ics log {days}'.\0\
        Ventana fértil: {days}.\0\
        Hoy: ventana fértil, día {day} de {length}.\0\
        Tu regla: día {day} de unos {length}.\0\
        regla en cualquier momento\0\
        día {day}\0\
        regla con {count} d de retraso\u{1F}regla con {count} d de retraso\0\
        próxima regla en {count} d\u{1F}próxima regla en {count} d\0\
        la regla aún no llega\0\
        regla en {count} d\u{1F}regla en {count} d\0\
        regla hoy\0\
        Si sabes cuánto suelen durar tus ciclos, ejecuta 'eve-ics settings usual-length DAYS'.\0\
        El descanso ha terminado. ¿Seguir estudiando, descansar un poco más o terminar?\0\
        El temporizador ha terminado.\0\
        {count} minuto\u{1F}{count} minutos\0\
        No hay ningún temporizador en marcha.\0\
        Descanso hasta las {time} (quedan {left}).\0\
        Se acabó el tiempo. ¿Descansar, estudiar un poco más o terminar?\0\
        En pausa; quedan {left} de estudio.\0\
        En pausa; quedan {left} de descanso.\0\
        Añadido a tu calendario: {length} de estudio.\0\
        Para iniciar uno: {command}\0\
        Estudio\0\
        Estudio hasta las {time} (quedan {left}).\0\
        Hora de descansar\0\
        Hora de estudiar\0\
        Todavía no puede haber retraso: {dose}, {when}.\0\
        {count} prevista\u{1F}{count} previstas\0\
        {count} con retraso\u{1F}{count} con retraso\0\
        nada registrado aún\0\
        {count} omitida\u{1F}{count} omitidas\0\
        {count} tomada\u{1F}{count} tomadas\0\
        {count} sin registrar\u{1F}{count} sin registrar\0\
        {dose}, hecho\0\
        Dosis, {days} ({method}): {counts}.\0\
        La última dosis anterior: {dose}, {day}.\0\
        Últimas dosis omitidas: {days}.\0\
        {dose}, con retraso\0\
        Aún no tiene efecto, porque no hay ningún método registrado. Añade el tuyo con 'eve-ics contraception add'.\0\
        El {day} no tocaba nada, así que no cuenta.\0\
        En estos días no tocaba nada, así que no cuentan: {days}.\0\
        Registrado para el {day}: {doses}.\0\
        Registrado con retraso: {days}.\0\
        Registrado como dosis omitida: {days}.\0\
        Registrado como tomado: {days}.\0\
        Dosis desde el {day} ({method}): {counts}.\0\
        {dose}, dosis omitida\0\
        La última ({count}) se tomó, sin interrupción.\u{1F}Las últimas {count} se tomaron, sin interrupción.\0\
        {dose}, tomada\0\
        Eso ya está registrado. No ha cambiado nada.\0\
        Para deshacerlo, ejecuta 'eve-ics undo'.\0\
        Sangrado entre reglas\0\
        Ciclo\0\
        Ventana fértil\0\
        Inyección\0\
        Agenda\0\
        Prioridades\0\
        Cita\0\
        Repaso\0\
        Trámite\0\
        Rutina\0\
        Lista\0\
        Lista corta\0\
        Nota\0\
        Pendiente\0\
        Mantenimiento\0\
        Ovulación\0\
        Ovulación (prevista)\0\
        Ovulación (según los signos)\0\
        Parche\0\
        {title}: cambiar\0\
        {title}: quitar\0\
        {title}: poner\0\
        Regla\0\
        Regla en cualquier momento\0\
        Regla (prevista)\0\
        Píldora\0\
        {title} (placebo)\0\
        Pregunta\0\
        ¿Ha terminado tu regla?\0\
        ¿Se retrasa tu regla?\0\
        ¿Ha empezado tu regla?\0\
        Renovación\0\
        {title}: {method}\0\
        Anillo\0\
        {title}: cambiar\0\
        {title}: colocar\0\
        {title}: retirar\0\
        {title} (dosis omitida)\0\
        Recuperado: {items}.\0\
        'eve-ics redo' rehace el último cambio que deshiciste.\0\
        Las copias de seguridad y los calendarios anteriores aún la contienen.\0\
        La entrada {entry} viene del calendario ({when}).\0\
        La entrada {entry} viene de la línea de comandos ({when}).\0\
        La entrada {entry} viene de una importación ({when}).\0\
        La entrada {entry} se hizo en la página web {when}.\0\
        Entrada {entry} deshecha y borrada.\0\
        ¿Continuar?\0\
        Hecho\0\
        Rehecho: {items}.\0\
        ¿Deshacerla y borrarla para siempre?\0\
        No hay ningún cambio que deshacer.\0\
        Registró: {items}.\0\
        Eliminó: {items}.\0\
        Eliminado de nuevo: {items}.\0\
        Deshecho: {items}.\0\
        Se recuperaría: {items}.\0\
        Se desharía y borraría la entrada {entry}.\0\
        Se reharía: {items}.\0\
        Se eliminaría de nuevo: {items}.\0\
        Se desharía: {items}.\0\
        Elige una contraseña nueva para {name}. Lo que registraste sigue ahí. Se cierra la sesión en todos tus dispositivos.\0\
        Un nombre tiene al menos un carácter y como máximo 200 bytes, sin espacios al principio ni al final.\0\
        Cambiar contraseña\0\
        Pide una invitación a quien administra este servidor; {command} la crea.\0\
        Para crear una cuenta hace falta una invitación\0\
        Esta contraseña es de las primeras que otras personas probarían. Elige otra.\0\
        Contraseña actual\0\
        {browser} en {system}\0\
        Cerrar sesión\0\
        Cerrar sesión: {device}\0\
        Se ha cerrado la sesión en ese dispositivo.\0\
        sesión iniciada el {day}\0\
        Este dispositivo\0\
        Dispositivo desconocido\0\
        Último uso: {day}\0\
        Cerrar sesión en todos los demás dispositivos\0\
        Se ha cerrado la sesión en {count} dispositivo más.\u{1F}Se ha cerrado la sesión en {count} dispositivos más.\0\
        Dispositivos\0\
        ¿Olvidaste tu contraseña?\0\
        En este servidor no caben más cuentas.\0\
        Iniciar sesión con la cuenta que ya tienes\0\
        Crear cuenta\0\
        Alguien ya tiene aquí este nombre. Elige otro.\0\
        Sirve para iniciar sesión. Otras personas de este servidor pueden verlo.\0\
        Contraseña nueva\0\
        Aún no tienes contraseña: solo un enlace creado en el ordenador que ofrece esta página inicia tu sesión.\0\
        Con ella se cierra la sesión en tus otros dispositivos, y un código de recuperación deja de servir.\0\
        Contraseña guardada. Se ha cerrado la sesión en tus otros dispositivos.\0\
        Al menos 10 caracteres. Varias palabras son fáciles de recordar y difíciles de adivinar.\0\
        Contraseña\0\
        Con tu código de recuperación puedes elegir una contraseña nueva. Se cierra la sesión en todos tus dispositivos; las direcciones de calendario y las contraseñas de los programas de calendario no cambian.\0\
        Siete grupos de cuatro. Las mayúsculas, los espacios y los guiones no importan.\0\
        Si también perdiste el código, quien administra este servidor puede volver a invitarte.\0\
        Elegir una contraseña nueva\0\
        Esto no es un código de recuperación: algún carácter está mal, falta o sobra. Compáralo con lo que guardaste.\0\
        Este nombre y este código no se corresponden, o el código ya se usó o se sustituyó.\0\
        Tu nueva contraseña está guardada y se ha cerrado la sesión en tus otros dispositivos. El código que usaste ya no sirve: aquí tienes otro.\0\
        Si olvidas tu contraseña, con tu nombre y este código puedes elegir otra. Anótalo, imprime esta página o guárdalo como archivo, y consérvalo donde solo tú lo encuentres.\0\
        Te tomaste tu tiempo: escribe tu contraseña otra vez y el código de arriba será válido.\0\
        Crear otro código de recuperación\0\
        Para asegurarte de que lo tienes, escribe estos dos grupos del código. Nadie más podrá dártelo después.\0\
        Grupo {number}\0\
        Tienes un código de recuperación. Uno nuevo lo sustituye.\0\
        He guardado el código\0\
        Tu código de recuperación está guardado. Los códigos anteriores ya no sirven.\0\
        Hacerlo más tarde\0\
        Crear un código de recuperación\0\
        No tienes código de recuperación. Si olvidas tu contraseña, solo quien administra este servidor puede volver a invitarte.\0\
        El código solo se muestra ahora. Nadie puede buscarlo por ti, y nadie conoce tu contraseña.\0\
        Guardar como archivo\0\
        Código de recuperación\0\
        Estos no son los grupos de este código. Compáralos con lo que guardaste.\0\
        Lo que registras se guarda en el ordenador que ofrece esta página y no se envía a ningún otro sitio.\0\
        Crea tu cuenta\0\
        Tu cuenta está creada y has iniciado sesión.\0\
        Seguridad\0\
        Crear contraseña\0\
        Es demasiado larga: una contraseña tiene como máximo 200 caracteres.\0\
        Es demasiado corta: una contraseña tiene al menos 10 caracteres.\0\
        Contiene un carácter que una contraseña no puede tener, como un tabulador. Quítalo.\0\
        Ya se usó, o ha pasado su día. Pide una nueva.\0\
        Esta invitación ya no funciona\0\
        Añadir una alarma\0\
        Deja de sonar\0\
        Todas las alarmas\0\
        a su hora\0\
        Elige un día futuro.\0\
        Elige días de la semana o una fecha, no ambas cosas.\0\
        Escribe para qué es, en {letters} letras como máximo.\0\
        Acorta la nota a {letters} letras.\0\
        Elige una de estas opciones.\0\
        Esta alarma se cambió en otro sitio mientras tanto, y aún no se ha guardado nada. Abajo está lo que escribiste; si guardas otra vez, sustituye el otro cambio.\0\
        O una fecha\0\
        Sin días ni fecha, suena una vez, la próxima vez que sea esa hora.\0\
        {count} día antes\u{1F}{count} días antes\0\
        Alarma descartada.\0\
        Editar la alarma\0\
        Esta alarma se repite de un modo que solo tu programa de calendario puede cambiar. Cámbiala allí.\0\
        Una alarma empieza pronto, se repite cada vez más y suena hasta que la descartas. Descártala en un sitio y se detiene en todos.\0\
        Tienes {number} alarmas y no caben más.\0\
        Sin descartar\0\
        {count} hora antes\u{1F}{count} horas antes\0\
        Suena sin pausa\0\
        Primer aviso\0\
        {count} minuto después\u{1F}{count} minutos después\0\
        {count} minuto antes\u{1F}{count} minutos antes\0\
        Perdidas\0\
        ¿Para qué es?\0\
        Este navegador no ejecuta scripts, así que la página no puede sonar.\0\
        Nueva alarma\0\
        Sin alarmas\0\
        Nota\0\
        Ninguna alarma suena en las próximas dos horas.\0\
        Desactivada\0\
        Activada\0\
        Esta página solo suena mientras está abierta. Un teléfono bloqueado suena con su programa de calendario: añade allí tu calendario.\0\
        Eliminar esta alarma\0\
        Eliminar para siempre\0\
        Suena ahora\0\
        Esta alarma ya no suena.\0\
        Omitir este día\0\
        Posponer 5 minutos\0\
        Alarma pospuesta hasta las {time}.\0\
        En las próximas dos horas\0\
        Con sonido\0\
        Hora\0\
        Alarmas\0\
        Probar la alarma\0\
        Suena durante medio minuto y permite que esta página se oiga y vibre.\0\
        Semana\0\
        Semana: {days}\0\
        Días de la semana\0\
        Volver al calendario\0\
        Este día se cambió en otro sitio después de que lo abrieras, así que aún no se ha guardado nada.\0\
        Dejarlo como está ahora\0\
        Registrar día de regla de todos modos\0\
        Ahora\0\
        Quitar el sangrado de todos modos\0\
        Al abrirlo\0\
        día {number}\0\
        dosis omitida\0\
        dosis tomada\0\
        Anteriores\0\
        Este día aún no ha llegado. Podrás registrarlo cuando llegue.\0\
        Posteriores\0\
        Qué significan los signos\0\
        Registrar más\0\
        Día siguiente\0\
        Nota\0\
        más datos registrados\0\
        Día de regla\0\
        Día anterior\0\
        Un día que aún no ha llegado no se puede registrar. No ha cambiado nada.\0\
        El {day} es anterior a lo que conservas: {kept}. No ha cambiado nada.\0\
        ligero, moderado, abundante\0\
        Calendario\0\
        Ir a hoy\0\
        Añadir una tarjeta\0\
        Añadir un mazo\0\
        Olvidada\0\
        Todos los mazos\0\
        Esta tarjeta ya estaba respondida.\0\
        Reverso\0\
        Escribe una línea de hasta {most} letras.\0\
        Un nombre es una línea de hasta {most} letras.\0\
        Escribe un texto de hasta {most} letras.\0\
        Esta tarjeta se cambió en otro sitio mientras tanto. Guarda otra vez para sustituir eso por lo que hay aquí.\0\
        Mazo añadido: {title}.\0\
        El mazo ha cambiado mientras tanto. No se ha eliminado nada.\0\
        Nombre del mazo\0\
        Mazo eliminado: {title}.\0\
        El mazo se llama ahora {title}.\0\
        Tarjetas anteriores\0\
        Fácil\0\
        Editar la tarjeta\0\
        Cambiar el nombre de este mazo o eliminarlo\0\
        Dar la vuelta\0\
        Dar la vuelta a una tarjeta, o iniciar y pausar el temporizador\0\
        Anverso\0\
        Bien\0\
        Difícil\0\
        ¿Qué tal lo sabías?\0\
        Tarjetas siguientes\0\
        Apartar\0\
        Apartar una tarjeta de un test\0\
        Queda {count} tarjeta por repasar.\u{1F}Quedan {count} tarjetas por repasar.\0\
        Ya tienes un mazo con este nombre.\0\
        Siguiente\0\
        Tarjeta siguiente de un test\0\
        Este mazo aún no tiene tarjetas.\0\
        Aún no tienes tarjetas. Un mazo reúne tarjetas que van juntas, como las palabras de un idioma.\0\
        Test\0\
        Cada tarjeta sale una vez antes de que se repita alguna. Una tarjeta que apartas no vuelve a salir en este test.\0\
        Test: {deck}\0\
        Eliminar esta tarjeta\0\
        Cambiar el nombre\0\
        Repasar {count} tarjeta\u{1F}Repasar {count} tarjetas\0\
        Repasar: {deck}\0\
        Mostrar el reverso\0\
        Empezar un test nuevo\0\
        Esta tarjeta es demasiado larga para esta página. Puedes editarla en un programa de calendario.\0\
        Se ha cerrado la sesión en todos los dispositivos que la tenían abierta.\0\
        El código QR del enlace no cabe aquí; ocupa {count} columna.\u{1F}El código QR del enlace no cabe aquí; ocupa {count} columnas.\0\
        Se ha cerrado la sesión en {count} dispositivo.\u{1F}Se ha cerrado la sesión en {count} dispositivos.\0\
        Con este enlace {name} puede crear una cuenta, una sola vez y durante 24 horas:\0\
        Con este enlace, {name} puede elegir otra contraseña, una vez y en las próximas 24 horas:\0\
        Contraseña nueva: \0\
        No se ha podido abrir ningún navegador. Abre tú el enlace.\0\
        Ningún dispositivo tiene una sesión abierta en la página web.\0\
        Aún no responde ningún servidor en {address}. Inícialo con {command} y déjalo en marcha.\0\
        Este enlace inicia tu sesión, una sola vez y durante diez minutos:\0\
        Este enlace inicia la sesión de {name}, una sola vez y durante diez minutos:\0\
        Otra vez la misma: \0\
        Contraseña guardada. Inicia sesión en la página web con el nombre {name} y esta contraseña.\0\
        Empezar a usar un método\0\
        Este método ya no está registrado.\0\
        El último día no puede ser anterior al primero.\0\
        Este es el método que ya tienes.\0\
        Escribe un número de semanas de 0 a 52.\0\
        Esto no es un método. Elige uno o escríbelo como en los ejemplos.\0\
        Este método no tiene ni blísteres ni rondas. Deja esto vacío.\0\
        Este método no tiene renovación. Deja esto vacío.\0\
        Escribe un día del 1 al {length}.\0\
        El método no está en uso ese día.\0\
        Con este método nunca toca nada. Deja esto vacío.\0\
        Este método no tiene ningún blíster, ronda ni renovación que se pueda mover.\0\
        Ya tienes el mismo método en estos días. Cambia ese o termínalo.\0\
        Hay otro dispositivo colocado en los mismos días. Termínalo primero o cámbialo por este.\0\
        Cambiar a otro método\0\
        Corregir el primer día, la hora o el aviso\0\
        Tus métodos\0\
        Primer día del cambio\0\
        Dejar de usarlo\0\
        Primer día de uso\0\
        Último día de uso\0\
        Déjalo vacío mientras continúe.\0\
        Semanas de aviso antes de una renovación\0\
        Aquí solo se cuentan días. El prospecto indica hasta qué punto protege un método y qué hacer si se omite una dosis.\0\
        Método\0\
        No hay ningún método registrado.\0\
        Otra pauta u otro nombre\0\
        Días con + días sin, como 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' u 'other NAME'.\0\
        día {number} de {length}\0\
        Día del blíster o de la ronda en esa fecha\0\
        Solo si el blíster o la ronda se empezó antes.\0\
        Métodos anteriores\0\
        un día del descanso\0\
        Hoy\0\
        una píldora sin hormonas\0\
        Vista previa\0\
        Cambiar los datos\0\
        Día\0\
        Toca\0\
        Aún no se ha guardado nada.\0\
        nada\0\
        Los próximos 28 días serían\0\
        Un blíster, un parche o un anillo no fue según lo previsto\0\
        Déjalo vacío si empieza un blíster nuevo o una ronda nueva.\0\
        Hora del día\0\
        Déjala vacía si no hay hora.\0\
        Anticoncepción\0\
        Yo borré los eventos que faltan\0\
        Eliminar esta gran parte de mi registro\0\
        Importar\0\
        Entretanto ha cambiado tu registro. Vuelve a ver qué cambiaría ahora.\0\
        Indica primero cuál es correcto, el archivo o tu registro.\0\
        Este calendario es anterior a los que se recuerdan aquí, así que no se puede saber qué cambiaste en él. Exporta de nuevo y haz el cambio en el calendario nuevo.\0\
        El archivo ya no está aquí porque han pasado unos minutos. Elígelo de nuevo.\0\
        Lo que en este calendario se llama regla parecen clases, con un número, una repetición semanal o varias en un día; no ha cambiado nada.\0\
        Esto elimina una gran parte de tu registro. Marca la casilla de abajo si es lo que quieres.\0\
        No hay ningún evento en este calendario; no ha cambiado nada.\0\
        Elige primero un archivo.\0\
        Este calendario es de otra persona o de otro servidor; no ha cambiado nada.\0\
        Ningún evento de este calendario procede de aquí ni se llama regla. Si usas otra palabra, añádela en los ajustes.\0\
        No se ha podido leer este archivo: {problem}\0\
        No se ha podido leer este archivo: {problem}. Qué hacer en su lugar: {advice}.\0\
        Cancelar\0\
        ¿Qué va primero en fechas como 3/4/2026?\0\
        El día: {date}\0\
        Lo que muestre el archivo\0\
        El mes: {date}\0\
        Borrar\0\
        Todo\0\
        El último día no puede ser anterior al primero.\0\
        Todo lo anterior a un día\0\
        Borrar para siempre\0\
        Día\0\
        Los días desde uno hasta otro\0\
        Lo que se borra desaparece para siempre y no se puede deshacer. Las copias de seguridad y los calendarios anteriores aún lo contienen.\0\
        Último día\0\
        Solo para los días desde uno hasta otro.\0\
        Continuar\0\
        Un día y todo lo posterior\0\
        Qué borrar\0\
        Exportar\0\
        Archivo para drip (.csv)\0\
        Archivo de calendario, para programas de calendario (.ics)\0\
        Todos tus datos como texto (.log)\0\
        Aún no hay nada registrado, así que no hay nada que guardar en un archivo.\0\
        Archivo para Ovumcy (.json)\0\
        Tu registro es demasiado grande para este tipo de archivo.\0\
        Archivo\0\
        Un calendario que has cambiado, un registro en texto o la exportación de otra aplicación de seguimiento, comprimida o no, de hasta {size} MB. Para archivos más grandes, usa 'eve-ics import' en el ordenador que ofrece esta página.\0\
        Importar\0\
        Qué se ha importado\0\
        Puedes deshacerlo como un solo cambio en la página «Historial».\0\
        Ver qué cambiaría\0\
        Volver a ver\0\
        Aún no ha cambiado nada.\0\
        Qué cambiaría la importación\0\
        El archivo y tu registro se contradicen. ¿Cuál es correcto?\0\
        El archivo\0\
        Mi registro\0\
        Importar, exportar y borrar\0\
        Se reconocen estas: {names}.\0\
        Para pasar a drip y a otras aplicaciones de seguimiento. Para esos programas, no para una hoja de cálculo.\0\
        Reglas, tomas y el pronóstico. Para programas de calendario, no para una hoja de cálculo.\0\
        Para guardar y volver a importar. Para eve-ics y un editor de texto, no para una hoja de cálculo: conserva cada carácter de tus notas, también lo que una hoja de cálculo calcularía.\0\
        Para pasar a Ovumcy. Para ese programa, no para una hoja de cálculo.\0\
        Para ver e imprimir. Se puede abrir en una hoja de cálculo: un texto que allí empezaría una fórmula lleva un apóstrofo delante. No se puede volver a importar.\0\
        Tabla para una hoja de cálculo (.csv)\0\
        El formulario llegó incompleto. Vuelve atrás y envíalo otra vez.\0\
        No se ha entendido\0\
        Hay demasiada actividad a la vez. Inténtalo de nuevo en unos segundos.\0\
        Un momento\0\
        Ha cambiado entretanto\0\
        No se ha podido guardar tu cambio: el disco del ordenador que ofrece esta página está lleno. No se ha perdido nada; libera espacio e inténtalo de nuevo.\0\
        Esto llegó desde otro sitio web, así que no ha cambiado nada. Abre la página de nuevo e inténtalo allí.\0\
        Este servidor no responde en esta dirección. Para permitirla, inícialo con {option}.\0\
        Otros sitios web no pueden leer estas páginas.\0\
        Volver\0\
        Ir a Hoy\0\
        La página está ahora en {address}, así que no se ha guardado nada. Vuelve atrás en el navegador, copia lo que has escrito e introdúcelo allí.\0\
        Esta dirección no lleva a ninguna parte, o ya no.\0\
        Aquí no hay nada\0\
        No puedes iniciar sesión por esta conexión, porque no está cifrada: otras personas podrían leer tu contraseña. Usa la dirección que empieza por https.\0\
        No puedes iniciar sesión por esta conexión: el proxy que está delante de este servidor indica que no está cifrada. Usa la dirección que empieza por https. Si ya la usas, hay otro proxy delante de ese: haz que ese transmita {field}; {page} muestra cómo.\0\
        No se ha podido guardar tu cambio: en este momento los datos están bloqueados o solo se pueden leer. No se ha perdido nada; inténtalo de nuevo.\0\
        No aceptado\0\
        No puedes iniciar sesión, porque el proxy que está delante de este servidor no le indica si tu conexión está cifrada. Haz que el proxy envíe {field}; {page} muestra cómo.\0\
        No guardado\0\
        Es más de lo que esta página admite de una vez.\0\
        Tus datos no se pueden leer en este momento. 'eve-ics doctor' en el ordenador que ofrece esta página indica por qué.\0\
        Mostrar de nuevo las primeras instrucciones\0\
        Elige los días de tus últimas reglas tal como los recuerdes. Para empezar bastan dos o tres reglas.\0\
        Elegir los días\0\
        No se ha elegido ningún día. Elige al menos un día de regla.\0\
        Mostrar mi previsión\0\
        Ahora no\0\
        Más tarde, toca un día para registrarlo o quitarlo. Lo que registras se queda en el ordenador que ofrece esta página.\0\
        Toca cada día en que tuviste la regla.\0\
        El calendario muestra entonces cuándo se esperan las siguientes, y mejora con cada regla que registras.\0\
        Tus últimas reglas\0\
        Empieza por los días que conoces\0\
        Calendario\0\
        No guardado: tu sesión terminó. Inicia sesión en otra pestaña y vuelve a guardar aquí.\0\
        No guardado: el servidor no responde. Inténtalo de nuevo.\0\
        Ayuda\0\
        Análisis\0\
        Cerrar sesión\0\
        Sesión de {name}\0\
        Páginas principales\0\
        Plan\0\
        Ajustes\0\
        Ir al contenido\0\
        {page} · eve-ics\0\
        Hoy\0\
        Tus días empiezan a medianoche según la hora de {here}. Este dispositivo tiene otra zona horaria: {device}.\0\
        Ahora no\0\
        Usar {device}\0\
        Qué es una previsión\0\
        Con cada regla que registras gana precisión. El estrés, las enfermedades y los viajes pueden mover una regla de todos modos.\0\
        Una previsión se calcula a partir de los días que registraste. No sabe nada más de ti.\0\
        El {percent} de las reglas empieza dentro del intervalo que aparece junto a su fecha. Las demás empiezan antes o después.\0\
        Registrar un día de regla\0\
        El día o la semana anterior o siguiente\0\
        Leer el punto anterior o siguiente\0\
        Cerrar el día\0\
        Mostrar esta ayuda\0\
        Registrar hoy\0\
        El mes anterior y el siguiente\0\
        Añadir algo, donde la página lo ofrece\0\
        Abrir el día\0\
        Abrir {page}\0\
        Quitar el sangrado de un día\0\
        Ir a hoy en el calendario\0\
        Deshacer el último cambio, donde la página lo ofrece\0\
        Primer y último día de la semana\0\
        El año anterior y el siguiente\0\
        Teclas\0\
        En un gráfico\0\
        En el calendario\0\
        Las teclas están desactivadas. Puedes activarlas en los ajustes.\0\
        Una sola tecla hace lo siguiente, salvo mientras escribes. Puedes desactivarlas en los ajustes.\0\
        y luego\0\
        Ayuda\0\
        Sangrado entre reglas\0\
        Sangrado demasiado cercano a una regla para ser la siguiente. No empieza un ciclo.\0\
        Ciclo\0\
        Desde el primer día de una regla hasta el día anterior a la siguiente. Su primer día es el día 1.\0\
        Ventana fértil\0\
        Los días anteriores a la ovulación y ese mismo día, en los que un embarazo es más probable.\0\
        Ovulación\0\
        Un óvulo sale del ovario, unas dos semanas antes de que empiece la regla siguiente.\0\
        Manchado\0\
        Un poco de sangre, demasiado poca para una compresa o un tampón. El manchado por sí solo no es una regla.\0\
        Palabras\0\
        Mostrar todos los ciclos\0\
        Fue entre reglas\0\
        Quitar mi respuesta\0\
        No contarlo\0\
        Fue de verdad un solo ciclo\0\
        Falta una regla\0\
        Empezó una regla\0\
        Todos los ciclos y cambios\0\
        Eso no se puede decir de este ciclo. No ha cambiado nada.\0\
        Esto no es una fecha. Escríbela como año, mes y día: 2026-11-20.\0\
        Este día aún no ha llegado.\0\
        Una regla puede tener {count} día como máximo.\u{1F}Una regla puede tener {count} días como máximo.\0\
        Ya no empieza ninguna regla en este día.\0\
        Ahí ya hay sangrado registrado: {days}.\0\
        El último día es anterior al primero.\0\
        {way}, {when}\0\
        Últimos cambios\0\
        Ciclo\0\
        Previsión de entonces\0\
        Regla\0\
        Ciclos, del más reciente al más antiguo\0\
        continúa\0\
        {count} día antes\u{1F}{count} días antes\0\
        ese mismo día\0\
        {count} día después\u{1F}{count} días después\0\
        Algo parece extraño\0\
        {days}: cuenta como sangrado entre reglas.\0\
        El ciclo que empezó el {day}: {remark}.\0\
        Regla: {days}\0\
        Primer y último día\0\
        Días\0\
        Primer día\0\
        Último día\0\
        Déjalo vacío mientras continúe la regla.\0\
        ¿Qué hay de este ciclo?\0\
        Guardar\0\
        Rehacer\0\
        No hay ningún cambio que rehacer.\0\
        Historial\0\
        Deshacer\0\
        Esto ya se deshizo, o no se puede deshacer.\0\
        Después solo se conservaría el último periodo ({kept}), y lo anterior se borraría para siempre. No se ha cambiado nada. Para hacerlo, usa {command} en el ordenador que ofrece esta página.\0\
        Cambios posteriores afectan a los mismos días o ajustes. Deshaz primero estos: {entries}.\0\
        No hay ningún cambio que deshacer.\0\
        Invitar de nuevo\0\
        Invitar de nuevo a {name}\0\
        Llegaste primero, así que puedes invitar a otras personas. Ves sus nombres y nada de lo que anotan. Quien ha perdido la contraseña y el código de recuperación necesita un enlace tuyo para elegir una contraseña nueva.\0\
        Primeras personas\0\
        Esta persona ya no está aquí.\0\
        Alguien con este nombre ya puede iniciar sesión. Si ha perdido la contraseña, elige «Invitar de nuevo» junto al nombre.\0\
        Recibes un enlace para pasárselo. Con él, esa persona elige una contraseña y tiene un registro que nadie más ve.\0\
        Invitar a alguien\0\
        Enlace\0\
        Con este enlace, {name} puede elegir una contraseña nueva. Al usarlo, se cierra la sesión en todos los dispositivos de {name}. Lo que {name} ha anotado se conserva, y tú no lo ves.\0\
        Código QR del enlace\0\
        Con este enlace, {name} puede crear una cuenta.\0\
        Funciona una sola vez y durante 24 horas. Solo se muestra ahora: no se lo pases a nadie más.\0\
        {name} ya está aquí. Quien abra el enlace elige la contraseña de lo que hay registrado con ese nombre.\0\
        Invitación\0\
        Crear un enlace\0\
        Más personas\0\
        Nombre para iniciar sesión\0\
        Esa persona puede elegir otro.\0\
        La dirección de este servidor está bajo una ruta, donde la página no puede estar. Crea el enlace con {command} y la opción --public-url.\0\
        Antes de invitar a alguien, escribe otra vez tu propia contraseña.\0\
        Personas de esta casa\0\
        Tú\0\
        Síntomas en torno al inicio de la regla\0\
        Cada día cuenta para la regla más cercana. Solo cuentan los ciclos completos, sin hormonas y sin huecos en el registro.\0\
        El día 1 es el primer día de la regla, y el día −1 es el anterior.\0\
        Donde la línea se interrumpe, no hay nada registrado.\0\
        Cada barra es la proporción de los días en los que registraste algo. Una barra tan alta como su fila es el {percent}.\0\
        {days} de {logged}\0\
        nada registrado\0\
        Probabilidad\0\
        Día del ciclo\0\
        Día\0\
        Ánimo\0\
        Signos\0\
        Síntoma\0\
        Temperatura\0\
        Semana del\0\
        Cuándo puede empezar tu próxima regla\0\
        Cuándo puede empezar tu próximo sangrado por deprivación\0\
        El intervalo se traza de modo que el sangrado empiece en él con una probabilidad del {percent} o algo más.\0\
        Ningún día por sí solo es probable. El intervalo se traza de modo que tu regla empiece en él con una probabilidad del {percent} o algo más.\0\
        toca hoy\0\
        con retraso\0\
        no toca nada\0\
        omitida\0\
        tomada\0\
        sin registrar\0\
        Dosis de las últimas 12 semanas\0\
        En estas 12 semanas: {counts}.\0\
        Los gráficos necesitan dos reglas, para que haya un ciclo entre ellas. Registra tus reglas y aparecerán aquí.\0\
        Abrir el calendario\0\
        sin registrar\0\
        Duración de los ciclos\0\
        No hay ningún ciclo completo en este tiempo.\0\
        No se muestra {count} ciclo anterior.\u{1F}No se muestran {count} ciclos anteriores.\0\
        Estados de ánimo por fase del ciclo\0\
        Cifras\0\
        {chart}: cifras\0\
        Después\0\
        Antes\0\
        Fértil\0\
        Regla\0\
        Sin datos\0\
        Antes: los 13 días anteriores a la regla siguiente. Después: desde la regla hasta esos días.\0\
        Después: desde la regla hasta los días fértiles. Fértil: la ovulación y los cinco días anteriores, según tus signos o, si no los hay, 14 días antes de la regla siguiente. Antes: desde entonces hasta la regla siguiente.\0\
        {count} más, de menor frecuencia, no se muestra.\u{1F}{count} más, de menor frecuencia, no se muestran.\0\
        Cada número es la proporción de los días de esa fase en los que registraste algo.\0\
        Rayado: hay menos de {days} días o {cycles} ciclos registrados, muy pocos para fiarse.\0\
        Aún hay muy poco registrado para ver un patrón.\0\
        Sin datos: el ciclo en curso, un hueco en el registro, hormonas o un embarazo.\0\
        «{word}» es más frecuente después de la regla: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente después de la regla: en {days} de {count} días registrados.\0\
        «{word}» es más frecuente antes de la regla siguiente: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente antes de la regla siguiente: en {days} de {count} días registrados.\0\
        «{word}» es más frecuente el día {day}: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente el día {day}: en {days} de {count} días registrados.\0\
        «{word}» es más frecuente del día {first} al día {last}: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente del día {first} al día {last}: en {days} de {count} días registrados.\0\
        «{word}» es más frecuente en los días fértiles: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente en los días fértiles: en {days} de {count} días registrados.\0\
        «{word}» es más frecuente durante la regla: en {days} de {count} día registrado.\u{1F}«{word}» es más frecuente durante la regla: en {days} de {count} días registrados.\0\
        Reglas y su flujo\0\
        No hay ninguna regla en este tiempo.\0\
        Informe para la consulta médica\0\
        día del intervalo\0\
        llegó dentro del intervalo\0\
        no cuenta, o apenas\0\
        duración en días\0\
        día previsto\0\
        otro día\0\
        llegó fuera del intervalo\0\
        intervalo del {percent} previsto al empezar el ciclo\0\
        proporción de los días registrados\0\
        inicio de la regla\0\
        registrado en menos de {count} ciclo, muy poco para fiarse\u{1F}registrado en menos de {count} ciclos, muy poco para fiarse\0\
        Mostrar\0\
        Todo\0\
        6 meses\0\
        2 años\0\
        1 año\0\
        Síntomas por fase del ciclo\0\
        Temperaturas, {days}\0\
        {temperature}, valor descartado: {reason}\0\
        Temperaturas desde el {day}\0\
        Análisis\0\
        Peso\0\
        La mediana de siete días pasó de {first} a {last}.\0\
        mediana de 7 días\0\
        una medición\0\
        La mediana de siete días es {weight}.\0\
        Añadir\0\
        Día siguiente\0\
        No se ha entendido. Abre la página de nuevo e inténtalo otra vez.\0\
        Día anterior\0\
        Sangrado\0\
        Mostrar en el calendario\0\
        Sin registrar\0\
        Esto se cambió en otro sitio después de que abrieras la página. Aún no se ha guardado nada. ¿Qué versión debe quedar?\0\
        Guardar lo que introduje aquí\0\
        Conservar lo registrado\0\
        Introducido aquí\0\
        nada\0\
        Registrado en otro sitio\0\
        Píldora, parche o anillo\0\
        Con retraso\0\
        Omitida\0\
        Tomada\0\
        La regla no puede terminar aquí, porque no hay sangrado registrado, o solo manchado: {days}.\0\
        La última regla hasta este día empezó el {start}, más de dos semanas antes. Registra primero los días de la más reciente.\0\
        Ninguna regla había empezado hasta este día. Elige primero la intensidad del sangrado.\0\
        Hay más días de esta regla registrados: {days}. Con ellos se sabe cuándo terminó.\0\
        Abundante\0\
        Ligero\0\
        Moderado\0\
        Ninguno\0\
        Manchado\0\
        Día de regla\0\
        Este día aún no ha llegado. Podrás registrarlo a partir de entonces.\0\
        Test de ovulación\0\
        Negativo\0\
        Positivo\0\
        En {unit}, por ejemplo {example}. Si lo dejas vacío, se borra.\0\
        Estado de ánimo\0\
        Otro estado de ánimo\0\
        Moco cervical\0\
        Cremoso\0\
        Seco\0\
        Como clara de huevo\0\
        Pegajoso\0\
        Acuoso\0\
        Nota\0\
        Una nota puede tener {count} kilobyte como máximo.\u{1F}Una nota puede tener {count} kilobytes como máximo.\0\
        Ovulación\0\
        Observada este día\0\
        Inicio y fin de la regla\0\
        Primer día, y no se sabe cuándo terminó\0\
        Último día de la regla\0\
        Ninguno de los dos\0\
        Guardar\0\
        Guardado.\0\
        Síntomas\0\
        «{word}» ya no se ofrece. Los días que lo tienen lo conservan.\0\
        Ocultar síntomas que no usas\0\
        Ocultar «{word}»\0\
        Otro síntoma\0\
        Volver a mostrar «{word}»\0\
        «{word}» se ofrece de nuevo.\0\
        Temperatura al despertar\0\
        Esto no es una temperatura. Escribe un número como {example}.\0\
        Una temperatura al despertar está entre {low} y {high}.\0\
        Registrar {day}\0\
        Los días anteriores a 1900 no se pueden registrar.\0\
        Otros días\0\
        Peso\0\
        Esto no es un peso. Escribe un número como {example}.\0\
        Un peso está entre {low} y {high}.\0\
        Es demasiado largo para una palabra. Pon los textos más largos en la nota.\0\
        Un día puede tener {count} como máximo.\u{1F}Un día puede tener {count} como máximo.\0\
        Varias personas están iniciando sesión a la vez. Inténtalo de nuevo en unos segundos.\0\
        Cancelar\0\
        Lo que sigue muestra datos secretos o no se puede deshacer. Introduce tu contraseña para continuar.\0\
        Tu contraseña otra vez\0\
        Gracias. Ahora envía otra vez lo que querías hacer.\0\
        Continuar\0\
        Idioma\0\
        Iniciar sesión\0\
        Se ha cerrado la sesión.\0\
        Nombre\0\
        ¿Aún no tienes contraseña? Ejecuta {command} en el ordenador que ofrece esta página.\0\
        Este enlace inicia tu sesión en este dispositivo. Funciona una sola vez.\0\
        Abrir\0\
        Abre tu calendario\0\
        Contraseña\0\
        Mostrar contraseña\0\
        Mantener la sesión en este dispositivo durante 30 días\0\
        Iniciar sesión\0\
        Ya se usó, o han pasado sus diez minutos. Ejecuta {command} para obtener uno nuevo.\0\
        Este enlace ya no funciona\0\
        Demasiados intentos. Espera {count} segundo e inténtalo de nuevo.\u{1F}Demasiados intentos. Espera {count} segundos e inténtalo de nuevo.\0\
        El nombre y la contraseña no coinciden.\0\
        Esta no es tu contraseña.\0\
        Bloquear automáticamente tras\0\
        Guardar\0\
        Este PIN es de los primeros que otras personas probarían. Elige otro.\0\
        Demasiados PIN incorrectos: tu sesión en este dispositivo está cerrada.\0\
        Un PIN oculta estas páginas a quien coja un dispositivo en el que tienes la sesión abierta. Tras cinco PIN incorrectos, la sesión se cierra allí.\0\
        ¿Olvidaste el PIN?\0\
        De cuatro a ocho cifras.\0\
        De cuatro a ocho cifras. Déjalo vacío para conservar el tuyo.\0\
        No se ha guardado: tus páginas están bloqueadas. Desbloquéalas en una pestaña nueva e inténtalo otra vez.\0\
        Bloquear\0\
        bloquear la página\0\
        Bloqueado\0\
        {count} minuto\u{1F}{count} minutos\0\
        Nuevo PIN\0\
        Bloqueado. El servidor no responde.\0\
        Solo bloquea la página y no es una clave de cifrado: no cifra nada, y tus programas de calendario no lo piden.\0\
        Un PIN tiene de cuatro a ocho cifras y nada más.\0\
        PIN\0\
        Introduce tu contraseña para cambiarlo\0\
        Quitar el PIN\0\
        PIN quitado.\0\
        PIN guardado. El botón «Bloquear» está al pie de cada página.\0\
        Establecer PIN\0\
        PIN\0\
        Desbloquear\0\
        Cierra la sesión. En el ordenador que sirve esta página, {command} crea un enlace con el que vuelves a entrar.\0\
        Tu contraseña también desbloquea la página.\0\
        Bloquear en cuanto la página deje de verse\0\
        Ese no es tu PIN. Queda {count} intento; después se cierra tu sesión.\u{1F}Ese no es tu PIN. Quedan {count} intentos; después se cierra tu sesión.\0\
        Unos fuegos artificiales se abren como flores sobre una colina oscura.\0\
        Un meteoro traza una línea brillante entre las estrellas.\0\
        Unas palomitas saltan de una bolsa a rayas.\0\
        Un cohete redondo despega y pasa junto a la luna.\0\
        Un pequeño volcán lanza chispas al cielo del atardecer.\0\
        Una ballena lanza un chorro de agua y sonríe.\0\
        Añadir\0\
        Aquí hay {most} entradas, las que caben. Elimina algo que ya no necesites.\0\
        Ese día no existe. Elige uno del calendario.\0\
        Escribe algo o elimina la nota.\0\
        Terminaría antes de empezar. Elige un final posterior.\0\
        No hay sitio para más. Elimina algo que ya no necesites.\0\
        Escribe el título en una línea, sin caracteres de control.\0\
        Acorta el título a {letters} letras.\0\
        Escribe un título.\0\
        Ya tienes un calendario {title}. Elige otro nombre.\0\
        Elige al menos uno.\0\
        Añadir un calendario\0\
        También en tus programas de calendario\0\
        Eliminar este calendario\0\
        Cambiar el nombre\0\
        ¿Para qué es?\0\
        Calendarios\0\
        Mientras tanto, esto se cambió en otro lugar y aún no se ha guardado nada. Abajo está lo que escribiste; guardar de nuevo reemplaza el otro cambio.\0\
        Eliminar\0\
        Último elemento eliminado: {title}\0\
        Hecho\0\
        Bajar\0\
        Vencimiento (opcional)\0\
        Editar el evento\0\
        Termina a las\0\
        Primer día\0\
        Último día\0\
        Nuevo evento\0\
        Aún no hay eventos.\0\
        Eventos pasados\0\
        Lugar\0\
        se repite\0\
        Empieza a las\0\
        Todo el día\0\
        Eso ya no existe. No se ha cambiado nada.\0\
        Lista\0\
        Más\0\
        Subir o bajar una tarea\0\
        Nota\0\
        Mientras tanto, la nota se eliminó en otro lugar. Tu texto está en una nota nueva.\0\
        La primera línea es el título.\0\
        Esta nota es demasiado larga para editarla aquí. Edítala en tu programa de calendario.\0\
        Nueva nota\0\
        Esta tarea se queda mientras haya tarjetas pendientes. Repásalas y desaparecerá.\0\
        Se repite como lo fijó tu programa de calendario. Cámbialo allí.\0\
        Guardado ({time}).\0\
        Título\0\
        Añadir una tarea\0\
        Editar la tarea\0\
        Quitar la última marca\0\
        Subir\0\
        Año de nacimiento: {year}.\0\
        Cambiar el año de nacimiento\0\
        No has indicado tu año de nacimiento.\0\
        Tú y tu ciclo\0\
        Nombre para iniciar sesión\0\
        Cambiar el nombre\0\
        A partir de ahora inicias sesión como {name}.\0\
        Cualquier nombre que nadie más tenga aquí, como una dirección de correo. Las contraseñas de aplicación y las suscripciones no cambian.\0\
        Con este nombre inicias sesión, por eso primero se pide tu contraseña: cambia el nombre en Ajustes › Perfil.\0\
        Usa {command} para indicar un embarazo o una pausa.\0\
        Imagen\0\
        Este PNG está dañado. Guarda la imagen otra vez.\0\
        Archivo de imagen\0\
        Un PNG de {side} × {side} píxeles y {size} kB como máximo. Solo tú lo ves.\0\
        Tu navegador recorta en cuadrado y reduce cualquier otra imagen antes de enviarla.\0\
        Este archivo no es un PNG. Guarda primero la imagen como PNG.\0\
        Quitar imagen\0\
        Tu imagen se ha quitado.\0\
        Guardar imagen\0\
        Tu imagen está guardada.\0\
        Este archivo es demasiado grande: una imagen tiene {size} kB como máximo.\0\
        Esta imagen es demasiado grande: puede tener {side} × {side} píxeles.\0\
        Este PNG está animado, entrelazado o tiene 16 bits por canal. Guárdalo sin eso.\0\
        Tu imagen\0\
        Perfil\0\
        Duración habitual que indicaste: {days} días.\0\
        Cambiar la duración habitual\0\
        No has indicado la duración habitual de tu ciclo.\0\
        Los programas suscritos a tu calendario lo muestran tras su próxima actualización.\0\
        Elige {count} día.\u{1F}Elige de uno a {count} días.\0\
        Elige una hora posterior a la primera.\0\
        Elige al menos un día de la semana.\0\
        Cuándo\0\
        Tu programa de calendario te avisa en cada dispositivo suscrito a tu calendario.\0\
        Desde\0\
        Hábitos\0\
        Estos suenan en esta página mientras está abierta, y en tu escritorio.\0\
        Tienes {number}. Desactiva antes uno.\0\
        Un recordatorio con tus palabras\0\
        Lo que dice\0\
        Recordármelo\0\
        Otros métodos\0\
        A la hora de la dosis\0\
        Repetir el aviso\0\
        No repetir\0\
        {count} vez más\u{1F}{count} veces más\0\
        Con sonido, donde sea posible\0\
        Minutos entre un aviso y el siguiente\0\
        Hora del día\0\
        Recordatorios\0\
        Hasta\0\
        Como texto\0\
        Doce líneas para un correo o un formulario. Selecciónalas y cópialas.\0\
        Indica fechas como 2026-11-20.\0\
        En qué se basan las cifras\0\
        Sangrado entre reglas: {bleeds}.\0\
        No hay ningún sangrado entre reglas registrado.\0\
        Sangrado\0\
        Qué muestra el informe\0\
        Anticoncepción\0\
        Copiado.\0\
        Copiar como texto\0\
        Ciclos\0\
        {days} ({length})\0\
        {flow} {days}\0\
        Días de estas reglas según el flujo: {flows}.\0\
        Desde\0\
        Un informe muestra lo que ya pasó. Elige un primer día que no esté en el futuro.\0\
        Última regla: {days}.\0\
        Hay algo registrado en {days} de {count} día.\u{1F}Hay algo registrado en {days} de {count} días.\0\
        Elaborado el {day}.\0\
        Elaborado con {program}.\0\
        {method} desde el {day}\0\
        {method}, {days}\0\
        No hay ningún método anticonceptivo registrado en este tiempo.\0\
        Anticoncepción: {methods}.\0\
        Notas\0\
        No hay ninguna nota en este tiempo.\0\
        Todo lo que figura aquí lo registró la propia persona; ningún profesional ha medido ni examinado nada. Los intervalos y las fechas futuras son previsiones.\0\
        Etapas de la vida: {phases}.\0\
        Imprime esta página o guárdala como PDF con la función de imprimir de tu navegador. El marco que la rodea no se imprime.\0\
        El primer día es posterior al último. Intercámbialos.\0\
        Subida de la temperatura en {rises} de {count} ciclo con mediciones.\u{1F}Subida de la temperatura en {rises} de los últimos {count} ciclos con mediciones.\0\
        Mostrar\0\
        Una parte se importó: {sources}.\0\
        Resumen\0\
        Dolor, síntomas y estados de ánimo\0\
        No hay ningún síntoma ni estado de ánimo registrado en este tiempo.\0\
        Temperaturas al despertar\0\
        No hay ninguna temperatura registrada en este tiempo.\0\
        Hasta\0\
        Informe de ciclos\0\
        Informe de ciclos: {name}\0\
        Peso\0\
        Con mis notas\0\
        Informe de {days} guardado en {file}. Ábrelo en un navegador para leerlo, imprimirlo o guardarlo como PDF.\0\
        Apariencia\0\
        Todos los ajustes\0\
        Elige una de estas opciones.\0\
        Escribe una fecha como {date}.\0\
        Un nombre tiene de 1 a 100 caracteres y ningún salto de línea.\0\
        Otra persona ya tiene aquí este nombre.\0\
        Escribe un número de {first} a {last}, o nada.\0\
        Escribe una hora del día, como 09:00.\0\
        Escribe palabras con letras, separadas por comas.\0\
        Esta zona horaria no se conoce. Escríbela como Europe/Berlin.\0\
        Año de nacimiento\0\
        Déjalo vacío si no quieres indicarlo.\0\
        Nombre de tu calendario en otros programas\0\
        Grados Celsius\0\
        Discreto\0\
        Los títulos de las ventanas y las notificaciones no dicen nada de tu ciclo, y la página «Hoy» solo lo muestra al tocar.\0\
        Grados Fahrenheit\0\
        Previsión\0\
        Idioma y unidades\0\
        Avisos sobre reglas y ciclos para consultar con un profesional médico\0\
        Ocultar los días fértiles y la ovulación\0\
        Página de inicio\0\
        Kilogramos\0\
        Idioma\0\
        El que pide el navegador\0\
        Cerrar sesión\0\
        Lunes\0\
        Más ajustes\0\
        Nombre\0\
        Sus primeras letras son tu imagen.\0\
        Aún no se ha guardado: hay algo más abajo que revisar.\0\
        Tus propias palabras para una regla\0\
        Separadas por comas. Un evento con ese título es una regla.\0\
        Tu imagen: {initials}\0\
        Dibujos alegres en los días fértiles\0\
        Libras\0\
        Sábado\0\
        Guardar\0\
        Guardado.\0\
        Atajos de teclado\0\
        Domingo\0\
        Ciclos de adolescente\0\
        En la adolescencia son habituales los ciclos de 21 a 45 días.\0\
        Temperaturas en\0\
        Colores\0\
        Oscuro\0\
        Claro\0\
        Como el dispositivo\0\
        Zona horaria\0\
        Como Europe/Berlin. Déjala vacía para usar la zona horaria del servidor.\0\
        Ajustes\0\
        Anticoncepción\0\
        Importar, exportar y borrar\0\
        Recordatorios\0\
        Contraseña y dispositivos\0\
        No ha cambiado nada.\0\
        Duración habitual de tu ciclo\0\
        En días. Cuenta como un ciclo más junto a los que registras.\0\
        Primer día de la semana\0\
        Pesos en\0\
        Ventana fértil\0\
        Prudente, que es más amplia\0\
        Estándar\0\
        Tú\0\
        Dirección\0\
        Código QR de la dirección para teléfonos\0\
        La dirección de tu suscripción\0\
        Dirección para teléfonos\0\
        Un calendario solo con fechas o con títulos neutros no lleva esa frase. Elige una de las dos cosas.\0\
        Un calendario solo con fechas no puede modificar tu registro. Elige una de las dos cosas.\0\
        Ya tienes {count} y no hay sitio para más. Revoca uno que nadie use.\0\
        Elige algún contenido. Lo que ocultan tus ajustes no cuenta.\0\
        Este día ya pasó. Elige hoy o un día futuro.\0\
        Ya tienes uno con este nombre. Elige otro nombre.\0\
        Ya no existe; no ha cambiado nada.\0\
        Dejar un calendario vacío en su dirección durante 30 días, para que los programas retiren lo que muestran\0\
        Con una frase ligera y amable en los días fértiles\0\
        Sin https, el servidor no permite iniciar sesión en esta dirección.\0\
        Contenido\0\
        Dosis\0\
        Días fértiles\0\
        Ovulación\0\
        Reglas\0\
        Preguntas como «¿Se retrasa tu regla?»\0\
        Copiado.\0\
        Copiar: {what}\0\
        Solo títulos y fechas, sin descripciones\0\
        Hecho\0\
        Último día en que funciona\0\
        Déjalo vacío si debe funcionar hasta que revoques el acceso.\0\
        Crear una suscripción\0\
        Suscripciones de calendario\0\
        Una suscripción es un calendario en una dirección secreta que leen los programas de calendario. Da a cada programa y a cada persona la suya, solo con lo que necesite.\0\
        Aún no hay suscripciones de calendario.\0\
        Escribir mi contraseña\0\
        Acceso revocado\0\
        Meses por adelantado\0\
        Nombre\0\
        Para ti: para qué programa o persona es.\0\
        Sin recordatorios\0\
        Solo este ordenador tiene acceso a esta dirección. Para otros dispositivos, inicia el servidor con una dirección a la que tengan acceso.\0\
        Contraseña\0\
        Antes de crear una dirección o una contraseña de aplicación, escribe de nuevo tu propia contraseña.\0\
        Crear una contraseña de aplicación\0\
        Código QR de la contraseña\0\
        Crear un archivo para un iPhone o un Mac\0\
        El archivo contiene la contraseña. Ábrelo en el iPhone o el Mac y bórralo cuando la cuenta ya esté creada.\0\
        Tu contraseña de aplicación\0\
        Contraseñas de aplicación\0\
        Con una contraseña de aplicación, un programa de calendario inicia sesión y puede modificar lo que registraste, en ambas direcciones.\0\
        Aún no hay contraseñas de aplicación.\0\
        Solo lectura: sin cambios ni otros calendarios\0\
        Revocar {name}\0\
        Crear una dirección nueva para {name}\0\
        Títulos\0\
        Neutros, que no revelan nada\0\
        Claros\0\
        Nombre de usuario\0\
        Aceptar los cambios que Thunderbird envía a su dirección\0\
        Debe ser un número entero de 1 a {most}.\0\
        Debe ser una línea de hasta {most} letras.\0\
        Descansar\0\
        Minutos de descanso\0\
        El temporizador ha cambiado mientras tanto. No se ha hecho nada.\0\
        Terminar\0\
        Estudias, descansas y sigues estudiando. Nada empieza solo: al final de cada parte se te pregunta. Suena donde suenan tus alarmas.\0\
        {count} minuto más\u{1F}{count} minutos más\0\
        Seguir\0\
        Este navegador no ejecuta scripts, así que la página no puede contar hacia atrás ni sonar. Te pregunta cuando se acaba el tiempo.\0\
        Descanso hasta las {time}.\0\
        Pausar\0\
        Empezar\0\
        Minutos de estudio\0\
        Seguir estudiando\0\
        A estudiar hasta las {time}.\0\
        ¿Qué estudias?\0\
        Puedes dejarlo vacío.\0\
        Temporizador de estudio\0\
        Añadir a tu calendario lo que estudias\0\
        Próximas alarmas\0\
        No, terminó el {day}\0\
        Sí, registrar el {day}\0\
        No, no volver a preguntar\0\
        No, no falta ninguna\0\
        Aún no\0\
        Sí\0\
        Sí, antes\0\
        Sí, hoy\0\
        En cualquier momento\0\
        ¿Continúa hoy tu regla?\0\
        ¿Ha empezado tu regla?\0\
        En qué punto de tu ciclo estás\0\
        Próximo sangrado por deprivación en {count} día aproximadamente\u{1F}Próximo sangrado por deprivación en unos {count} días\0\
        Tu sangrado por deprivación puede empezar hoy\0\
        {days}: {length}\0\
        {days}: día {day}\0\
        Últimos ciclos\0\
        Todos los ciclos y cambios\0\
        Hecho\0\
        Omitida\0\
        Tomada\0\
        Toca\0\
        Aún no hay ninguna regla registrada\0\
        Última entrada\0\
        Tu regla se retrasa {count} día\u{1F}Tu regla se retrasa {count} días\0\
        Registrar hoy\0\
        Próxima regla en {count} día aproximadamente\u{1F}Próxima regla en unos {count} días\0\
        Próxima regla dentro de {first} a {count} día\u{1F}Próxima regla dentro de {first} a {count} días\0\
        Tu regla puede empezar hoy\0\
        Aún no ha llegado\0\
        Anotado: sin sangrado, {days}.\0\
        Para consultar\0\
        Renovación con retraso: {method}, {when}.\0\
        Previsión en pausa: {phase}\0\
        Mostrar el día de hoy\0\
        Hoy\0\
        Deshacer\0\
        No hay previsión en este momento\0\
        Di cuánto suelen durar tus ciclos\0\
        acné\0\
        ansiedad\0\
        dolor de espalda\0\
        hinchazón\0\
        pechos sensibles\0\
        calma\0\
        cólicos\0\
        energía\0\
        cansancio\0\
        alegría\0\
        dolor de cabeza\0\
        irritabilidad\0\
        náuseas\0\
        tristeza\0
        """)
}
