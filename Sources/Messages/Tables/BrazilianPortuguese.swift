// Scripts/catalogue writes this file from po/pt_BR.po.
// swift-format-ignore-file

extension MessageTable {
    static let brazilianPortuguese = MessageTable(
        """
        Endereço:\0\
        expirada (valeu até {day})\0\
        Assinatura {name} criada: {facts}.\0\
        Assinatura {name} revogada. Um programa que ainda a assina mostra um calendário vazio depois da próxima atualização. O endereço funciona até {day}.\0\
        Sem https, outras pessoas na rede também podem ler o endereço.\0\
        O código QR do endereço não cabe aqui: ocupa {count} coluna.\u{1F}O código QR do endereço não cabe aqui: ocupa {count} colunas.\0\
        Assinatura {name} revogada. Os programas podem manter o que já buscaram.\0\
        Novo endereço para a assinatura {name}: {facts}.\0\
        Qualquer pessoa com este endereço pode ler a assinatura. Ele só é mostrado agora.\0\
        Qualquer pessoa com ele também pode alterar os seus registros.\0\
        O endereço não fica guardado. Para criar outro, use 'eve-ics feed rotate {name}'.\0\
        Ainda não há assinaturas de calendário. Crie uma com 'eve-ics feed add NAME'.\0\
        último acesso na semana de {day}\0\
        nunca acessada\0\
        Nada está oculto.\0\
        {name}: {facts}.\0\
        Aguardando conexões em {addresses}.\0\
        Aguardando conexões nos sockets que o systemd abriu.\0\
        Criado no último dia ({count}): {items}.\u{1F}Criado nos últimos {count} dias: {items}.\0\
        a assinatura {name} ({day})\0\
        a senha de aplicativo {name} ({day})\0\
        criada por uma versão mais nova do eve-ics; atualize esta\0\
        Só este computador alcança este endereço. Para outros aparelhos, informe o endereço do seu servidor com --public-url URL.\0\
        A página web está em {address}.\0\
        Se o seu navegador não encontrar este endereço, inicie o servidor com {command}.\0\
        Senha:\0\
        Adicione uma conta CalDAV com esses dados no programa de calendário. A senha só é mostrada agora.\0\
        Senha de aplicativo {name} criada: {facts}.\0\
        Sem https, o servidor não deixa ninguém entrar neste endereço; veja 'eve-ics help serve'.\0\
        O código QR da senha não cabe aqui: ocupa {count} coluna.\u{1F}O código QR da senha não cabe aqui: ocupa {count} colunas.\0\
        A senha também está em {file}. Abra esse arquivo no iPhone ou no Mac e apague-o quando a conta estiver lá.\0\
        Senha de aplicativo {name} revogada. Os programas podem manter o que já buscaram.\0\
        Qualquer pessoa com a senha pode ver este calendário.\0\
        Qualquer pessoa com a senha pode ver este calendário e alterar os seus registros e calendários.\0\
        Ainda não há senhas de aplicativo. Crie uma com 'eve-ics app-password add NAME'.\0\
        só leitura\0\
        De volta: {count} evento que estava oculto em um programa de calendário.\u{1F}De volta: {count} eventos que estavam ocultos em um programa de calendário.\0\
        válida até {day}\0\
        último uso: {distance}\0\
        nunca usada\0\
        Nome de usuário:\0\
        pode ser alterada no Thunderbird\0\
        Alarme adicionado: {title}, {when}.\0\
        dia todo\0\
        {days} às {time}\0\
        Às {time}\0\
        Alarme alterado: {title}, {when}.\0\
        Há mais do que é mostrado aqui.\0\
        começa {count} dia antes\u{1F}começa {count} dias antes\0\
        Dispensar\0\
        Para dispensar o alarme: {command}\0\
        Alarme dispensado: {title}.\0\
        Beba um pouco de água\0\
        {title} em {count} dia\u{1F}{title} em {count} dias\0\
        {title} hoje\0\
        {title} amanhã\0\
        {title} em {count} semana\u{1F}{title} em {count} semanas\0\
        repetição definida no seu programa de calendário\0\
        todos os dias\0\
        {days}, a cada hora das {first} às {last}\u{1F}{days}, a cada {count} horas das {first} às {last}\0\
        {days}, a cada {count} minuto das {first} às {last}\u{1F}{days}, a cada {count} minutos das {first} às {last}\0\
        {title}: previsão para daqui a {count} dia\u{1F}{title}: previsão para daqui a {count} dias\0\
        {title}: previsão para hoje\0\
        {title}: previsão para amanhã\0\
        {title}: previsão para daqui a {count} semana\u{1F}{title}: previsão para daqui a {count} semanas\0\
        começa {count} hora antes\u{1F}começa {count} horas antes\0\
        encerrado\0\
        adiado até {time}\0\
        Registre o seu dia\0\
        começa {count} minuto antes\u{1F}começa {count} minutos antes\0\
        Alarmes perdidos: {titles}\0\
        mais {count}\u{1F}mais {count}\0\
        Mais {count} alarme está tocando\u{1F}Mais {count} alarmes estão tocando\0\
        Lembrete\0\
        Próxima vez: {when}.\0\
        Você não tem nenhum alarme.\0\
        Nada previsto em {count} dia.\u{1F}Nada previsto nos próximos {count} dias.\0\
        Nenhum alarme está tocando.\0\
        Este alarme não toca mais.\0\
        Sem criptografia: qualquer pessoa no caminho pode ler as mensagens.\0\
        Seus alarmes são enviados para {address}.\0\
        As mensagens dizem apenas que há um lembrete.\0\
        As mensagens não têm botões até que 'eve-ics serve' seja iniciado com --public-url.\0\
        Seus alarmes não são enviados a nenhum servidor ntfy.\0\
        Sem token, qualquer pessoa que conheça este tópico pode ler as mensagens.\0\
        As mensagens trazem os títulos dos seus alarmes.\0\
        Token de acesso:\0\
        O servidor aceitou a mensagem.\0\
        As mensagens chegam aqui.\0\
        lembrete: {title}\0\
        Alarme removido: {title}.\0\
        Os alarmes tocam em um terminal ou com 'eve-ics alarms --run COMMAND'.\0\
        Os alarmes tocam neste terminal até você pressionar Ctrl-C.\0\
        tocando agora\0\
        O comando de 'eve-ics serve --run' fica sabendo quando você tem um lembrete, sem títulos.\0\
        O comando de 'eve-ics serve --run' não fica sabendo dos seus alarmes.\0\
        O comando de 'eve-ics serve --run' fica sabendo dos seus alarmes, com os títulos.\0\
        {title}: dia sem alarme, {day}.\0\
        Adiar\0\
        Toca de novo às {time}: {title}.\0\
        {title}: início em {count} dia\u{1F}{title}: início em {count} dias\0\
        {title}: início hoje\0\
        {title}: início amanhã\0\
        {title}: início em {count} semana\u{1F}{title}: início em {count} semanas\0\
        Alarme desativado: {title}.\0\
        Alarme ativado: {title}.\0\
        É assim que um alarme toca\0\
        até {time}\0\
        tocou, não dispensado\0\
        alarme perdido\0\
        Dispensaria o alarme: {title}.\0\
        Tocaria de novo às {time}: {title}.\0\
        Os dados anteriores estão agora em {file}.\0\
        {count} entrada\u{1F}{count} entradas\0\
        Esta versão grava os dados em um novo formato. Uma cópia no formato antigo é mantida por 30 dias: {copy}\0\
        Novo arquivo de dados criado: {store}\0\
        {count} entrada não pôde ser lida ou já tinha sido apagada.\u{1F}{count} entradas não puderam ser lidas ou já tinham sido apagadas.\0\
        {count} pessoa\u{1F}{count} pessoas\0\
        Arquivo substituído: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\0\
        Substituir {store} por {backup} ({contents})?\0\
        Arquivo restaurado: {store} ({contents}).\0\
        Substituir {store} pela {count} entrada que pode ser lida de {file}?\u{1F}Substituir {store} pelas {count} entradas que podem ser lidas de {file}?\0\
        Arquivo recuperado: {store} ({contents}).\0\
        Arquivo gravado: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\0\
        Seu método hormonal terminou. Até a próxima menstruação, qualquer dia pode ser fértil.\0\
        Qualquer dia pode ser fértil.\0\
        Até lá, qualquer dia pode ser fértil.\0\
        Contagem a partir de uma menstruação que começa em {day}.\0\
        Não conta como menstruação.\0\
        {percent} de chance em {day}\0\
        {percent} de chance entre {first} e {last}\0\
        Previsão: os dias em torno da ovulação, prevista para {day} ({chance}).\0\
        Até agora, há só {count} ciclo completo registrado; por isso, a previsão pode mudar.\u{1F}Até agora, há só {count} ciclos completos registrados; por isso, a previsão pode mudar.\0\
        Ainda não há nenhum ciclo completo registrado; por isso, o intervalo é o das pessoas em geral.\0\
        Ainda não há nenhum ciclo completo registrado; a sua estimativa de {count} dia conta como um.\u{1F}Ainda não há nenhum ciclo completo registrado; a sua estimativa de {count} dias conta como um.\0\
        Até agora, há só {count} ciclo completo registrado, e a sua estimativa de {usual} dias conta como mais um. A previsão pode mudar.\u{1F}Até agora, há só {count} ciclos completos registrados, e a sua estimativa de {usual} dias conta como mais um. A previsão pode mudar.\0\
        Previsão: {chance}.\0\
        Seu método impede a ovulação em alguns ciclos e em outros não.\0\
        A partir de {date}, seu método impede a ovulação em alguns ciclos e em outros não. Então qualquer dia pode ser fértil.\0\
        Registrado: {count} dia.\u{1F}Registrados: {count} dias.\0\
        Registrado: o primeiro dia. Não se sabe quanto a menstruação durou.\0\
        Se faltou registrar uma menstruação por volta de {day}, a próxima está prevista para {expected}.\0\
        Uma previsão, não um método anticoncepcional.\0\
        Observada.\0\
        Ela era esperada entre {first} e {last}.\0\
        A menstruação acabou? Costuma durar {count} dia, e desta vez já dura mais.\u{1F}A menstruação acabou? Costuma durar {count} dias, e desta vez já dura mais.\0\
        A menstruação está com {count} dia de atraso (prevista entre {first} e {last}).\u{1F}A menstruação está com {count} dias de atraso (prevista entre {first} e {last}).\0\
        Se continuar, registre cada dia que vier. Se não, mantenha ou apague este evento.\0\
        Se já começou, registre o primeiro dia. Se não, mantenha ou apague este evento: isso não muda nada.\0\
        A menstruação chegou? A data mais provável de início era {day}.\0\
        Registrado: {logged}. Previsto: {expected}.\0\
        Se a menstruação acabar antes, termine este evento no último dia dela.\0\
        Dias registrados e previstos.\0\
        Nenhuma janela fértil é mostrada: duraria mais de três semanas.\0\
        Nenhuma janela fértil é mostrada: talvez falte registrar uma menstruação.\0\
        A partir de {date}, nenhuma janela fértil é mostrada: duraria mais de três semanas. Então qualquer dia pode ser fértil.\0\
        Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa em {day}.\0\
        Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa entre {first} e {last}.\0\
        Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa em {day}.\0\
        Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa entre {first} e {last}.\0\
        {count} cartão\u{1F}{count} cartões\0\
        {count} para revisar\u{1F}{count} para revisar\0\
        {count} cartão vazio foi deixado de fora.\u{1F}{count} cartões vazios foram deixados de fora.\0\
        {count} cartão gravado em {file}.\u{1F}{count} cartões gravados em {file}.\0\
        Enter: mostrar o verso, q: sair\0\
        {count} campo ou etiqueta que nenhum cartão mostra foi deixado de fora.\u{1F}{count} campos e etiquetas que nenhum cartão mostra foram deixados de fora.\0\
        {count} cartão adicionado a {deck}.\u{1F}{count} cartões adicionados a {deck}.\0\
        {count} cartão já estava lá.\u{1F}{count} cartões já estavam lá.\0\
        {count} imagem ou som foi deixado de fora.\u{1F}{count} imagens e sons foram deixados de fora.\0\
        O próximo é para: {when}.\0\
        Você não tem cartões.\0\
        Nenhum cartão para revisar.\0\
        Cartão {number} de {all}\0\
        Enter: virar, n: próximo, r: deixar de fora, q: sair\0\
        Todos os cartões ficaram de fora. O quiz terminou.\0\
        1: esqueci, 2: difícil, 3: bom, 4: fácil, q: sair\0\
        {count} cartão revisado.\u{1F}{count} cartões revisados.\0\
        Esse foi o último cartão. De novo, desde o início.\0\
        {deck}: revisar {count} cartão\u{1F}{deck}: revisar {count} cartões\0\
        respostas sobre ciclos incomuns\0\
        contracepção\0\
        entradas antigas apagadas\0\
        valores que seus ajustes ocultam\0\
        {item} ({days})\0\
        entrada {entry} refeita\0\
        {count} dia, {range}\u{1F}{count} dias, {range}\0\
        nada\0\
        lembrete dos dias férteis\0\
        outro lembrete\0\
        lembrete da injeção\0\
        lembrete da ovulação\0\
        lembrete do adesivo\0\
        lembrete da menstruação\0\
        lembrete da pílula\0\
        lembrete das perguntas\0\
        lembrete da troca\0\
        lembrete do anel\0\
        removido: {items}\0\
        configuração {key}: {value}\0\
        configuração {key}: padrão\0\
        outro ajuste\0\
        entrada {entry} desfeita\0\
        {day} às {time}\0\
        Fora da conta: {readings}.\0\
        A alta aparece depois de seis medições mais baixas e três mais altas.\0\
        intenso\0\
        leve\0\
        moderado\0\
        escape\0\
        sangramento\0\
        Meça ao acordar, antes de se levantar, e registre com 'eve-ics log today --temperature {example}'.\0\
        {row}: {signs}\0\
        negativo\0\
        positivo\0\
        cremoso\0\
        seco\0\
        clara de ovo\0\
        pegajoso\0\
        aquoso\0\
        Nenhuma alta até agora. Uma alta exige três medições seguidas acima das seis anteriores.\0\
        Nenhuma temperatura está registrada neste ciclo.\0\
        Nenhuma outra temperatura está registrada neste ciclo.\0\
        Nenhuma temperatura está registrada no ciclo que começou em {start}.\0\
        {count} medição até agora.\u{1F}{count} medições até agora.\0\
        A temperatura passou de {line} em {day} (dia {number} do ciclo). Isso é certo desde {confirmed}.\0\
        Data\0\
        Dia\0\
        LH\0\
        Muco\0\
        Percebido\0\
        Ovulação\0\
        Fluxo\0\
        Alta\0\
        linha de cobertura\0\
        fora da conta\0\
        sua observação\0\
        alta\0\
        temperatura\0\
        Ciclo de {days} ({length}). Temperaturas em {unit}.\0\
        Ciclo que começou em {start}. Hoje é o dia {number}. Temperaturas em {unit}.\0\
        Que o café continue quente e as filas sejam curtas.\0\
        A poltrona mais confortável é sua.\0\
        Uma velha amizade ia gostar de receber notícias suas.\0\
        Use a cor de que você mais gosta.\0\
        Bons dias para voltar para casa pelo caminho mais longo.\0\
        Trate-se com o mesmo carinho que você dá às suas plantas.\0\
        Tem gente feliz por ter você por perto.\0\
        A cozinha é um bom lugar para dançar; ninguém está olhando.\0\
        Você já venceu todas as segundas-feiras até aqui.\0\
        Fique com o lugar na janela.\0\
        Algum semáforo vai abrir na hora certa: fique de olho.\0\
        Bons dias para ouvir música, um pouco mais alto.\0\
        com o próprio endereço\0\
        com frases alegres\0\
        para {client}\0\
        só as datas\0\
        doses\0\
        vazio, para que os programas apaguem o que mostram\0\
        dias férteis\0\
        dias férteis ocultos\0\
        idioma {tag}\0\
        {count} mês à frente e {past} para trás\u{1F}{count} meses à frente e {past} para trás\0\
        sem lembretes\0\
        ovulação\0\
        menstruações\0\
        perguntas\0\
        títulos neutros\0\
        títulos próprios\0\
        Uso {number} adicionado: {details}.\0\
        às {time}\0\
        Uso {number} alterado: {details}.\0\
        Início\0\
        Fim\0\
        Método\0\
        Próximo\0\
        Uso\0\
        Hora\0\
        O uso {number} ({method}) terminou em {day}.\0\
        O uso {number} ({method}) termina em {day}.\0\
        Exporte de novo para levar isto ao seu calendário.\0\
        a partir de {day}\0\
        a partir de hoje\0\
        O uso {number} ({method}) continua.\0\
        O uso {number} ({method}) continua em paralelo. Se já acabou, use 'eve-ics contraception end --course {number}'.\0\
        Há uma gravidez registrada desde {day}. Se ela terminou, registre o que veio depois.\0\
        Uso {number} ({method}): a injeção {injection} está prevista para {day}.\0\
        Uso {number} ({method}): a injeção {injection} foi aplicada em {day}.\0\
        Nenhum método está registrado. Por exemplo, use 'eve-ics contraception add pill 21+7 --start {today}'.\0\
        O lembrete da próxima injeção vem uma semana antes.\0\
        O lembrete da próxima injeção vem no próprio dia.\0\
        O lembrete da troca vem {count} semana antes.\u{1F}O lembrete da troca vem {count} semanas antes.\0\
        O lembrete da troca vem no próprio dia.\0\
        começando no dia {number} de uma cartela\0\
        Uso {number} ({method}): a cartela {pack} começa em {day}.\0\
        Uso {number} ({method}): {day} é o dia {place} da cartela {pack}.\0\
        Nada dela está registrado como tomado; por isso, ela passa para esse dia. Se a cartela já tinha começado, repita o comando com '--new-pack'.\0\
        Para receber um lembrete da troca, informe por quanto tempo o método pode ficar. Para cinco anos, use '{command}'.\0\
        Uso {number} ({method}): troca em {day}.\0\
        Uso {number} ({method}): a série {round} começa em {day}.\0\
        Uso {number} ({method}): {day} é o dia {place} da série {round}.\0\
        desde {day}\0\
        O horário do uso {number} ({method}) agora é {time}.\0\
        O uso {number} ({method}) agora não tem horário.\0\
        Já está assim. Nada mudou.\0\
        O uso {number} ({method}) não vai começar.\0\
        Para deixá-lo fora da conta, use 'eve-ics cycle {start} ignore'.\0\
        Se o ciclo iniciado em {day} foi mesmo um só ciclo longo, use 'eve-ics cycle {start} long'.\0\
        Se falta uma menstruação no ciclo iniciado em {day}, use 'eve-ics cycle {start} missing'.\0\
        Se o ciclo iniciado em {day} durou mesmo tudo isso, use 'eve-ics cycle {start} long'.\0\
        Se uma menstruação começou em {day}, use 'eve-ics cycle {start} start'.\0\
        Sua resposta sobre o ciclo de {days} foi removida.\0\
        Sua resposta sobre o sangramento de {days} foi removida.\0\
        Anotado: o sangramento de {days} foi entre menstruações.\0\
        Anotado para {days} ({length}): este ciclo não conta.\0\
        Anotado para {days} ({length}): foi um só ciclo.\0\
        Anotado para {days} ({length}): falta uma menstruação.\0\
        Anotado: uma menstruação começou com o sangramento de {days}.\0\
        Isso já está registrado. Nada mudou.\0\
        sangramento entre menstruações (sua resposta)\0\
        fora da conta (sua resposta)\0\
        foi mesmo um só ciclo (sua resposta)\0\
        falta nele uma menstruação (sua resposta)\0\
        sangramento entre menstruações\0\
        provavelmente dois ciclos; pode faltar uma menstruação por volta de {day}\0\
        provavelmente três ciclos; podem faltar menstruações por volta de {days}\0\
        diferente dos seus outros ciclos\0\
        Sua resposta sobre o ciclo que começou em {start} foi removida.\0\
        Anotado: o ciclo que começou em {start} não vai contar.\0\
        Anotado: não falta nenhuma menstruação desde {start}.\0\
        O ciclo que começou em {start} não tem resposta. Nada mudou.\0\
        O ciclo de {days} não tem resposta. Nada mudou.\0\
        Este dia é anterior à primeira menstruação registrada ({start}).\0\
        Este dia conta como sangramento entre menstruações.\0\
        Ela veio {count} dia antes.\u{1F}Ela veio {count} dias antes.\0\
        Ela veio nesse dia.\0\
        Ela veio com {count} dia de atraso.\u{1F}Ela veio com {count} dias de atraso.\0\
        uma menstruação que pode começar a qualquer dia ({chance})\0\
        um dia fértil na janela de {window}, com ovulação por volta de {day}\0\
        sem menstruação\0\
        sem menstruação e fora de uma janela fértil\0\
        ovulação por volta deste dia, na janela fértil de {window}\0\
        dia {number} da menstruação prevista a partir de {first} ({chance})\0\
        dia {number} da menstruação, que dura cerca de {length}\0\
        sem menstruação, e qualquer dia pode ser fértil\0\
        Previsto: {expectation}.\0\
        Este dia está a mais de dez anos de distância. Não há previsão para ele.\0\
        Chance de ser fértil: {percent}.\0\
        O primeiro dia de um ciclo.\0\
        O primeiro dia de um ciclo de {count} dia.\u{1F}O primeiro dia de um ciclo de {count} dias.\0\
        Registrado: {items}.\0\
        Anotação:\0\
        Nada está registrado neste dia.\0\
        Dia {number} do ciclo que começou em {start}.\0\
        Dia {number} do ciclo com início previsto para {start}.\0\
        Dia {number} do ciclo que começou em {start}, se nenhuma menstruação começar antes.\0\
        Previsão feita em {made}, no começo do ciclo: {expectation}.\0\
        A previsão de {made} indicava esta menstruação para {day} ({chance}).\0\
        Para ver os motivos, use 'eve-ics explain'.\0\
        Chance de o próximo sangramento começar neste dia: {percent}. Até lá: {total}.\0\
        Chance de a próxima menstruação começar neste dia: {percent}. Até lá: {total}.\0\
        {date} ({weekday}, {distance})\0\
        Registros alterados: {day}.\0\
        Corrija os valores, salve e feche o editor. Um valor vazio não é registrado.\0\
        Humor: {words}\0\
        Anotação: {words}\0\
        Anotação:\0\
        Você ainda não escreveu nada. Por exemplo: 'eve-ics log today --note NOTE'\0\
        Nada do que você escreveu corresponde.\0\
        Sintomas: {words}\0\
        Nada mudou.\0\
        Feito.\0\
        Feito com atraso.\0\
        Injeção {number}.\0\
        {count} dose está registrada como pulada: esta previsão não vale mais. Consulte a bula ou peça orientação na farmácia.\u{1F}{count} doses seguidas estão registradas como puladas: esta previsão não vale mais. Consulte a bula ou peça orientação na farmácia.\0\
        Começa uma nova cartela.\0\
        Começa uma nova série.\0\
        {number} de {total}\0\
        Adesivo {number}, série {round}.\0\
        Adesivo {number}, série {round}: hora de retirar. Começa a pausa.\0\
        Pílula {number}, cartela {pack}.\0\
        Pílula {number}, cartela {pack}: placebo, sem hormônios.\0\
        Troca prevista: {method}. Marque a consulta com antecedência.\0\
        Anel {number}, série {round}.\0\
        Anel {number}, série {round}: hora de retirar. Começa a pausa.\0\
        A bula explica o que fazer.\0\
        Dose pulada.\0\
        Pílula tomada.\0\
        Pílula tomada com atraso.\0\
        Sem adesivo: {days}.\0\
        Sem pílulas: {days}.\0\
        Pílulas de placebo, sem hormônios: {days}.\0\
        Sem anel: {days}.\0\
        injeção {number}\0\
        Injeção {number}, prevista para {day}, {distance}: não está registrada como feita.\0\
        {dose}, {when}\0\
        A seguir: {item}.\0\
        Próxima cartela: {when}.\0\
        Próximo adesivo: {when}.\0\
        Próximo anel: {when}.\0\
        trocar pelo adesivo {number}\0\
        trocar o adesivo\0\
        retirar o adesivo\0\
        colocar o adesivo {number}\0\
        colocar o adesivo\0\
        pílula {number}\0\
        pílula {number} (placebo)\0\
        troca\0\
        Troca prevista: {method}, {when}.\0\
        Troca em atraso: {method}, {when}. Depois da troca, use 'eve-ics contraception reset --course {course}'.\0\
        trocar pelo anel {number}\0\
        trocar o anel\0\
        colocar o anel {number}\0\
        colocar o anel\0\
        retirar o anel\0\
        Hoje: {dose}, ainda sem registro.\0\
        Hoje às {time}: {dose}, ainda sem registro.\0\
        Hoje: {dose}.\0\
        Ainda sem registro: {days}.\0\
        {day}, {distance}\0\
        {day} às {time}\0\
        Ontem: {dose}, ainda sem registro.\0\
        Ontem às {time}: {dose}, ainda sem registro.\0\
        alarme alterado\0\
        reconhecido pelas datas\0\
        evento alterado dia a dia\0\
        reconhecido pelo ref\0\
        evento cancelado pelo arquivo\0\
        {event} → {outcome} ({reasons})\0\
        evento confirmado\0\
        {event}: no calendário, {calendar}; no registro, {log} ({reason})\0\
        evento apagado\0\
        linhas acrescentadas à descrição\0\
        {title} {days}\0\
        evento ausente do calendário\0\
        A maioria dos eventos voltou um dia antes.\0\
        A maioria dos eventos voltou um dia depois.\0\
        A maioria dos eventos voltou terminando um dia antes.\0\
        A maioria dos eventos voltou terminando um dia depois.\0\
        A maioria dos eventos voltou só com o primeiro dia.\0\
        Alguns programas gravam as datas assim; por isso, elas são lidas como apareciam para você.\0\
        Alguns programas gravam as datas assim; por isso, nenhuma data foi importada. Registre o que mudou com 'eve-ics log'.\0\
        {count} evento da previsão está oculto nos seus programas de calendário. 'eve-ics unhide' o traz de volta.\u{1F}{count} eventos da previsão estão ocultos nos seus programas de calendário. 'eve-ics unhide' os traz de volta.\0\
        registrado: {days}\0\
        registrado: {days}, com fim em {last}\0\
        registrado: {days}, e até {last} conforme os dias passam\0\
        {event}: falta no calendário. Se foi você que apagou, use 'eve-ics import --accept-deletions'.\0\
        … e mais {count}\u{1F}… e mais {count}\0\
        evento movido\0\
        novo evento\0\
        {count} evento do seu calendário não está neste arquivo.\u{1F}{count} eventos do seu calendário não estão neste arquivo.\0\
        sem sangramento até {today}\0\
        anotação em {day}\0\
        observada em {day}\0\
        evento de volta aonde estava\0\
        lembrete: {reminder}\0\
        evento movido e com outra duração\0\
        evento encurtado\0\
        confirmado\0\
        apagado\0\
        dose tomada com atraso\0\
        sem menstruação\0\
        sem sangramento\0\
        outro lembrete\0\
        menstruação {days}\0\
        dose pulada\0\
        evento alongado\0\
        dose tomada\0\
        {event}: {what}\0\
        não está mais registrado\0\
        dois eventos deste tipo têm novos alarmes diferentes\0\
        o registro diz outra coisa\0\
        o registro tem uma menstruação nesses dias\0\
        o registro foi alterado depois que o calendário foi criado\0\
        o lembrete foi alterado depois que o calendário foi criado\0\
        outro evento foi colocado nos mesmos dias\0\
        o arquivo tem este evento duas vezes, em dias diferentes\0\
        Depois disso, a previsão volta a seguir os seus próprios ciclos.\0\
        Durante o uso, não há previsão de dias férteis, e o sangramento é previsto para as pausas, não a partir dos seus ciclos.\0\
        Durante o uso, o sangramento é previsto para as pausas, não a partir dos seus ciclos.\0\
        A última injeção conta até {day}.\0\
        A bula explica o que fazer se uma injeção for pulada ou atrasar.\0\
        A bula explica o que fazer se um adesivo for pulado ou atrasar.\0\
        A bula explica o que fazer se uma pílula for pulada ou atrasar.\0\
        A bula explica o que fazer se um anel for pulado ou atrasar.\0\
        Durante o uso, não há previsão de dias férteis nem de menstruações.\0\
        Durante o uso, não há previsão de menstruações.\0\
        Isso não muda nada na previsão dos seus ciclos.\0\
        Seu método ({method}) começa fora de uma menstruação e precisa de sete dias. Até {day}, os dias férteis são previstos como se você não o usasse. A bula explica o que fazer até lá.\0\
        Seu método ({method}) começa fora de uma menstruação e precisa de sete dias. A bula explica o que fazer até {day}.\0\
        Durante o uso, não há previsão de dias férteis, porque o método impede a ovulação em alguns ciclos e em outros não.\0\
        A menstruação terminou em {last}: {days}, {count} dia.\u{1F}A menstruação terminou em {last}: {days}, {count} dias.\0\
        Não são mais dias de menstruação: {days}.\0\
        Também registrados como dias de menstruação: {days}.\0\
        Apagar para sempre tudo o que está registrado?\0\
        Apagar para sempre tudo o que está registrado e os calendários guardados aqui?\0\
        Apagar para sempre tudo o que está registrado antes de {day}?\0\
        Apagar para sempre tudo o que está registrado nestes dias: {days}?\0\
        Apagar para sempre tudo o que está registrado de {day} em diante?\0\
        Os outros calendários guardados aqui não mudam.\0\
        Apagado.\0\
        Apagado, com {count} calendário que estava guardado aqui.\u{1F}Apagado, com {count} calendários que estavam guardados aqui.\0\
        Apagado, com {count} entrada que não era do ciclo.\u{1F}Apagado, com {count} entradas que não eram do ciclo.\0\
        Nada está registrado; por isso, nada foi apagado.\0\
        Nada estava registrado nesses dias; por isso, nada foi apagado.\0\
        O arquivo que uma restauração deixou de lado também ainda os tem: {file}.\0\
        Backups e calendários anteriores ainda têm esses dias.\0\
        Ainda há vestígios disso nos arquivos de dados, porque outro programa os está lendo. Eles são removidos quando ele terminar.\0\
        Ainda há vestígios disso nos arquivos de dados, porque o disco está cheio. Libere espaço: eles serão removidos assim que houver espaço.\0\
        Estes são os registros de {name}.\0\
        Depois da contracepção, seus próprios ciclos voltam, contados a partir de {start}.\0\
        Com tudo o que você registrou neste ciclo, a previsão é {day}.\0\
        Com os seus sinais de ovulação, a previsão é {day}.\0\
        A sua estimativa de {count} dia conta como um ciclo, o mais antigo.\u{1F}A sua estimativa de {count} dias conta como um ciclo, o mais antigo.\0\
        Previsto: {days}, com ovulação por volta de {day} ({chance}).\0\
        Sem sinais de ovulação, supõe-se que ela ocorra 14 dias antes da próxima menstruação.\0\
        Isso resulta dos sinais em ciclos anteriores.\0\
        Isso resulta dos sinais acima.\0\
        A última menstruação começou em {start}.\0\
        Os ciclos das pessoas em geral duram cerca de {count} dia ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\u{1F}Os ciclos das pessoas em geral duram cerca de {count} dias ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\0\
        Seus ciclos duram cerca de {count} dia ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\u{1F}Seus ciclos duram cerca de {count} dias ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\0\
        Hoje é o dia {number} do ciclo, e nenhuma outra menstruação está registrada. Agora é mais provável que uma não tenha sido registrada do que ela ainda estar por vir. Se houve uma por volta de {missed}, a próxima está prevista para {day}.\0\
        Hoje é o dia {number} do ciclo, e nenhuma outra menstruação está registrada. Sem os ciclos mais curtos, a menstruação está prevista para {day}.\0\
        Este é o sangramento na pausa da sua contracepção. Ele é contado a partir do último dia com hormônios, não a partir dos seus ciclos.\0\
        Este é o sangramento na pausa da sua contracepção ({method}). Ele é contado a partir do último dia com hormônios, não a partir dos seus ciclos.\0\
        Grau de certeza\0\
        Quais ciclos contam\0\
        Seus ciclos até agora\0\
        Dias férteis\0\
        Sinais de ovulação neste ciclo\0\
        Por que esta data\0\
        {count} dia de intensidade desconhecida foi gravado como moderado, porque o drip exige uma intensidade.\u{1F}{count} dias de intensidade desconhecida foram gravados como moderados, porque o drip exige uma intensidade.\0\
        O drip não tem lugar para: {items}.\0\
        Arquivo substituído: {file} ({count} dia).\u{1F}Arquivo substituído: {file} ({count} dias).\0\
        Arquivo substituído: {file} ({count} evento, {span}).\u{1F}Arquivo substituído: {file} ({count} eventos, {span}).\0\
        Fora do arquivo: {count} dia da menstruação em curso ainda por vir. Um registro só contém o que já aconteceu.\u{1F}Fora do arquivo: {count} dias da menstruação em curso ainda por vir. Um registro só contém o que já aconteceu.\0\
        Arquivo gravado: {file} ({count} dia).\u{1F}Arquivo gravado: {file} ({count} dias).\0\
        Arquivo gravado: {file} ({count} evento, {span}).\u{1F}Arquivo gravado: {file} ({count} eventos, {span}).\0\
        {percent} de chance até {day}; senão, mais provável: {days}\0\
        Nenhum dia fértil é mostrado, mas qualquer dia pode ser fértil.\0\
        Quando continuar, use 'eve-ics taken'. Se parou, use 'eve-ics contraception end'.\0\
        Próxima menstruação: {day}, {distance} ({chance}).\0\
        Próxima menstruação: a qualquer momento ({chance}).\0\
        Se faltou registrar uma menstruação por volta de {missed}, a próxima está prevista para {day}, {distance} ({chance}).\0\
        Próxima menstruação: em {first} a {count} dia ({chance}).\u{1F}Próxima menstruação: em {first} a {count} dias ({chance}).\0\
        Próximo sangramento de privação: {day}, {distance} ({chance}).\0\
        Nenhuma menstruação foi registrada desde a gravidez. As previsões recomeçam quando você registrar a próxima.\0\
        As previsões estão em pausa; por isso, nada é previsto. O que você registra fica guardado.\0\
        As previsões estão em pausa ({reason}); por isso, nada é previsto. O que você registra fica guardado.\0\
        Durante a amamentação, a menstruação pode demorar muito para voltar. As previsões recomeçam quando você registrar a primeira.\0\
        Ainda não há nenhuma menstruação registrada. Registre o primeiro dia da última menstruação.\0\
        Depois do parto, os ciclos podem demorar um pouco para voltar. As previsões recomeçam quando você registrar a primeira menstruação. Sangramentos nas primeiras seis semanas não contam como menstruação.\0\
        Nenhuma menstruação foi registrada desde {day}; por isso, não é possível fazer uma previsão. Registre o primeiro dia da última menstruação e, se possível, os das anteriores.\0\
        Com a sua contracepção, o sangramento é irregular ou não vem; por isso, não há previsão de menstruação.\0\
        Previsão anterior: {day}.\0\
        A menstruação ainda não veio (prevista entre {first} e {last}).\0\
        Depois de um anticoncepcional hormonal, a duração dos primeiros ciclos varia muito.\0\
        Depois de uma gravidez, a duração dos primeiros ciclos varia muito.\0\
        Seu método ({method}) pode diminuir o sangramento ou fazer com que ele pare.\0\
        Na perimenopausa, a duração dos ciclos varia muito.\0\
        Na adolescência, ciclos de até {days} dias são comuns.\0\
        Ciclos de até {days} dias são comuns.\0\
        e {count} dia\u{1F}e {count} dias\0\
        {count} dia\u{1F}{count} dias\0\
        há {count} dia\u{1F}há {count} dias\0\
        em {count} dia\u{1F}em {count} dias\0\
        em {count} semana\u{1F}em {count} semanas\0\
        em {count} semana {days}\u{1F}em {count} semanas {days}\0\
        {count} mês\u{1F}{count} meses\0\
        há {count} mês\u{1F}há {count} meses\0\
        mais de {percent}\0\
        hoje\0\
        amanhã\0\
        menos de {percent}\0\
        {count} semana\u{1F}{count} semanas\0\
        há {count} semana\u{1F}há {count} semanas\0\
        {count} ano\u{1F}{count} anos\0\
        há {count} ano\u{1F}há {count} anos\0\
        ontem\0\
        Pôr até oito alarmes na entrada, para um celular que só tem isso\0\
        Pôr até oito alarmes na entrada, para um celular que só tem isso\0\
        Pôr dois alarmes na entrada, como de costume\0\
        sangramento irregular\0\
        Ciclo\0\
        Dias\0\
        Menstruação\0\
        Ciclos completos: {cycles}. Duração habitual: {usual}, de {shortest} a {longest}.\0\
        Ciclos completos: {cycles}. Duração habitual: {usual}.\0\
        depois, nada por {count} dia\u{1F}depois, nada por {count} dias\0\
        Alteração\0\
        O histórico de alterações está vazio.\0\
        Entrada\0\
        Origem\0\
        Registro\0\
        {change} (desfeito)\0\
        Você guarda {count} mês de histórico.\u{1F}Você guarda {count} meses de histórico.\0\
        Você guarda {count} ano de histórico.\u{1F}Você guarda {count} anos de histórico.\0\
        fora da conta: {phase}\0\
        Ainda não há nenhum ciclo completo registrado.\0\
        Ainda não há nenhum ciclo completo sem hormônios registrado.\0\
        Ainda não há nenhuma menstruação registrada. Registre o primeiro dia da última menstruação.\0\
        calendário\0\
        linha de comando\0\
        importação\0\
        página web\0\
        Duração habitual da menstruação: {usual}, de {shortest} a {longest}.\0\
        Duração habitual da menstruação: {usual}.\0\
        em curso\0\
        menos de 10 dias depois da menstruação anterior\0\
        depois: {phase}\0\
        sangramento de privação\0\
        faça um backup sem senha nesse aplicativo, ou escreva as menstruações em uma tabela com as colunas start e end, e importe o resultado\0\
        descompacte-o com a senha e importe os arquivos que ele contém\0\
        salve-o no pcalendar sem senha e importe o resultado\0\
        escreva as menstruações em uma tabela com as colunas start e end e importe essa tabela\0\
        por estas datas não dá para saber se vem primeiro o dia ou o mês\0\
        esta linha não pertence a um calendário\0\
        está cortado ou foi alterado\0\
        este caractere não deveria estar aqui\0\
        este arquivo foi cortado antes do fim; o que falta nele não conta como apagado\0\
        está cortado\0\
        o arquivo está danificado: {why}\0\
        o SQLite diz “{words}”\0\
        não há nada escrito; escreva uma data (YYYY-MM-DD) em cada linha\0\
        uma linha sem nada para registrar\0\
        isto não é texto nem um tipo de arquivo conhecido; pode ser um backup criptografado, como um .enc do Mooneva ou um do cycle em ~/.cycle\0\
        a coluna end de um registro por dia só aceita “unknown” ou “last”; em um registro por menstruação, a primeira coluna se chama start\0\
        usa uma entidade não definida\0\
        as datas deste evento não podem ser lidas, ou ele termina antes de começar; ficou de fora\0\
        um pacote gzip\0\
        um arquivo iCalendar\0\
        um documento PDF\0\
        um banco de dados SQLite\0\
        texto em UTF-16\0\
        XML ou HTML\0\
        um pacote zip\0\
        o calendário é grande demais; exporte um tempo mais curto\0\
        este pacote está protegido por uma senha\0\
        isto é um backup do Log28, um banco de dados Realm, que não é lido aqui\0\
        a linha tem mais de {size} KiB; confira se é o arquivo certo\0\
        o intervalo tem mais de {count} dia; dê a cada menstruação um intervalo próprio\u{1F}o intervalo tem mais de {count} dias; dê a cada menstruação um intervalo próprio\0\
        mais células do que colunas no cabeçalho; ponha entre aspas o texto com “,” ou “;”\0\
        faltou memória\0\
        o cabeçalho usa “,” e “;”; use só um dos dois\0\
        mais {count} coluna não foi lida\u{1F}mais {count} colunas não foram lidas\0\
        e mais {count} linha\u{1F}e mais {count} linhas\0\
        nem uma data (YYYY-MM-DD) nem um cabeçalho com uma coluna chamada date ou start\0\
        há um cabeçalho, mas nenhum dia registrado abaixo\0\
        nenhum cabeçalho nomeia as colunas; comece o arquivo com uma linha como date,flow\0\
        isto não é um arquivo de calendário (.ics)\0\
        isto é {kind}, não um registro\0\
        isto não é um arquivo de texto\0\
        esta linha não é UTF-8; salve o arquivo como UTF-8\0\
        não é XML bem formado\0\
        nenhum dia registrado foi reconhecido\0\
        nenhum dia registrado foi reconhecido; linha {line}: {problem}\0\
        isto é um arquivo de {tracker}, mas nenhum dia dele pôde ser aproveitado\0\
        isto é um arquivo de {tracker}, mas nenhum dia dele pôde ser aproveitado; o primeiro motivo: {reason}\0\
        aqui se abre uma aspa que nunca é fechada\0\
        separado por “{found}” onde o cabeçalho usa “{header}”; use só um dos dois\0\
        um arquivo nele está compactado de um modo que não é lido aqui; descompacte-o antes\0\
        este arquivo do pcalendar está criptografado\0\
        isto é um pickle de Python, como os que o cycle guarda em ~/.cycle; carregá-lo pode executar um programa\0\
        {property} tem um valor que não pode ser lido\0\
        o cabeçalho nomeia a coluna {name} duas vezes; fique com uma delas\0\
        um dia que já está presente, mesclado\0\
        ficou menor durante a leitura\0\
        há texto depois de uma aspa de fechamento; escreva duas vezes uma aspa dentro de uma célula\0\
        tem níveis demais\0\
        o arquivo tem mais de {size} MiB; confira se é o arquivo certo\0\
        o que o pacote contém tem mais de {size} MiB; confira se é o arquivo certo\0\
        as notas nele têm mais de {size} MiB; confira se é o arquivo certo\0\
        contém mais do que se lê de um arquivo\0\
        {property} pode ser lido de duas maneiras\0\
        nenhum aplicativo de ciclo conhecido grava um arquivo assim\0\
        isto é {kind}, mas nenhum aplicativo de ciclo conhecido grava assim\0\
        uma palavra desconhecida na coluna {column}; as conhecidas são: {words}\0\
        o que ele contém não pode ser descompactado\0\
        um sintoma que não existia\0\
        a data é anterior a 1900; confira o ano\0\
        dois valores em um dia, ficaram os dois\0\
        a coluna “{name}”\0\
        {name}, um cálculo do aplicativo\0\
        {name} (registre com 'eve-ics contraception')\0\
        o arquivo {name} está danificado\0\
        uma entrada excluída\0\
        dois registros de uma dose: com atraso vale mais que tomada, e tomada mais que pulada\0\
        uma pílula dupla, registrada como tomada\0\
        {name}, com marca de exclusão\0\
        “{name}” tem uma data a muitos séculos de hoje\0\
        o campo “{name}”\0\
        o fim não pode estar certo, só o primeiro dia foi aproveitado\0\
        a data está no futuro; o registro só contém o que já aconteceu\0\
        dois fluxos em um dia, ficou o mais intenso\0\
        um valor que seus ajustes ocultam\0\
        {date} não existe\0\
        mais de {count} sintoma ou humor em um dia\u{1F}mais de {count} sintomas ou humores em um dia\0\
        um peso sem unidade, aproveitado em quilogramas\0\
        deixado de fora: {what}\0\
        uma menstruação de duração impossível; o máximo é {count} dia\u{1F}uma menstruação de duração impossível; o máximo são {count} dias\0\
        dois pesos em um dia, ficou o mais baixo\0\
        {place}: {remark}\0\
        {place}: {remark} ({count} vez)\u{1F}{place}: {remark} ({count} vezes, a primeira aqui)\0\
        duas temperaturas em um dia, ficou a mais baixa\0\
        falta “{name}” em uma linha\0\
        {name} (registre com 'eve-ics mode')\0\
        dois tipos de muco em um dia, ficou o mais fértil\0\
        um dia sem sangramento\0\
        uma menstruação sem dias registrados, com datas calculadas\0\
        “{name}” não tem valor\0\
        não é uma data na forma {form}\0\
        “{name}” não é uma lista\0\
        “{name}” não é um número\0\
        não é uma temperatura como 36.55 ou 97.79F\0\
        não é um peso como 62.5 ou 137lb\0\
        uma linha não é um objeto\0\
        o registro não tem lugar para: {what}\0\
        “{name}” não é texto\0\
        “{name}” não é true nem false\0\
        não compreendido: {what}\0\
        “{name}” não é o que o aplicativo escreve ali\0\
        “{name}” não é um número inteiro\0\
        as anotações de um dia passam de {size} KiB\0\
        dois valores em um dia, ficou um deles\0\
        a tabela “{name}”, em que faltam colunas\0\
        um dia fora da sua menstruação\0\
        uma ovulação, aproveitada como observada; pode ter sido um teste positivo\0\
        dois testes de ovulação em um dia, ficou o positivo\0\
        a menstruação termina antes de começar\0\
        ignorado: {what}\0\
        uma intensidade em um dia sem menstruação, mantida como sintoma\0\
        intensidade desconhecida: os dias podem contar a partir de 0 ou de 1\0\
        um sintoma cujo dia ou nome não está no arquivo\0\
        a temperatura não está entre 30 e 45 °C\0\
        dias de menstruação que ainda não chegaram\0\
        um dia marcado como incerto, importado como está\0\
        um teste de ovulação nem positivo nem negativo\0\
        a unidade “{name}”\0\
        muco de tipo desconhecido\0\
        {name}, de sentido desconhecido, mantido como sintoma\0\
        não é uma data, ou não está escrita como as outras\0\
        o arquivo {name} é grande demais, está bloqueado ou é de um tipo que não é lido\0\
        só há uma data em UTC, aproveitada como está escrita\0\
        muito intenso, aproveitado como intenso\0\
        o peso não está entre {lowest} e {highest} kg\0\
        um sangramento de privação, não é menstruação e fica como sintoma\0\
        Pronto. 'eve-ics undo' desfaz a importação.\0\
        Importar isto?\0\
        Você os apagou, e eles devem sair também do registro?\0\
        Estes eventos faltam no calendário:\0\
        {day}: {logged} no registro, {incoming} no arquivo\0\
        {field}: diferente no registro e no arquivo\0\
        o registro e o arquivo diferem em um valor que seus ajustes ocultam\0\
        Importado: {count} dia, {span}.\u{1F}Importados: {count} dias, {span}.\0\
        Importado: {count} dia, {span}: {items}.\u{1F}Importados: {count} dias, {span}: {items}.\0\
        {count} dose\u{1F}{count} doses\0\
        {count} evento sem alteração\u{1F}{count} eventos sem alteração\0\
        {count} outro fluxo\u{1F}{count} outros fluxos\0\
        {count} dia já registrado\u{1F}{count} dias já registrados\0\
        {count} dia com humor\u{1F}{count} dias com humor\0\
        {count} dia com muco\u{1F}{count} dias com muco\0\
        {count} anotação\u{1F}{count} anotações\0\
        {count} outro valor\u{1F}{count} outros valores\0\
        {count} ovulação observada\u{1F}{count} ovulações observadas\0\
        {count} dia de menstruação\u{1F}{count} dias de menstruação\0\
        {count} dia com sintomas\u{1F}{count} dias com sintomas\0\
        {count} temperatura\u{1F}{count} temperaturas\0\
        {count} teste de ovulação\u{1F}{count} testes de ovulação\0\
        {count} peso\u{1F}{count} pesos\0\
        {count} dia já está registrado.\u{1F}{count} dias já estão registrados.\0\
        Isso remove grande parte dos seus registros e exige 'eve-ics import --allow-mass-delete'.\0\
        Nada foi alterado ainda.\0\
        Nada de novo: {items}.\0\
        Nada de novo: {count} dia já registrado, agora com mais uma fonte.\u{1F}Nada de novo: {count} dias já registrados, agora com mais uma fonte.\0\
        Este calendário é mais antigo que o seu último, e o que difere pode ser uma previsão anterior em vez de uma alteração sua.\0\
        A importar: {count} dia, {span}.\u{1F}A importar: {count} dias, {span}.\0\
        A importar: {count} dia, {span}: {items}.\u{1F}A importar: {count} dias, {span}: {items}.\0\
        Não importado: {count} dia antes de {first}, por causa de 'eve-ics settings keep'.\u{1F}Não importados: {count} dias antes de {first}, por causa de 'eve-ics settings keep'.\0\
        {file}: {tracker}, {count} dia, {span}.\u{1F}{file}: {tracker}, {count} dias, {span}.\0\
        {count} ciclo fora da previsão, como diz o arquivo.\u{1F}{count} ciclos fora da previsão, como diz o arquivo.\0\
        {file}: e mais {count} observação\u{1F}{file}: e mais {count} observações\0\
        {file}: não contém nenhuma menstruação.\0\
        {count} dia em dois aplicativos: {kept}.\u{1F}{count} dias em dois aplicativos: {kept}.\0\
        Seu calendário\0\
        1 - em um programa de calendário, a partir de um arquivo\0\
        2 - em um programa de calendário, sempre atualizado (uma assinatura)\0\
        3 - só aqui\0\
        1, 2 ou 3:\0\
        Onde você quer vê-lo?\0\
        {answer}: escreva 1, 2 ou 3\0\
        'eve-ics months' mostra os meses.\0\
        Seu ciclo habitual\0\
        Quantos dias há, em geral, do primeiro dia de uma menstruação ao primeiro dia da seguinte?\0\
        Dias:\0\
        A sua estimativa é de {count} dia.\u{1F}A sua estimativa é de {count} dias.\0\
        Outro número de dias, ou Enter:\0\
        'eve-ics log today' registra um dia, 'eve-ics status' mostra em que ponto do ciclo você está, e 'eve-ics help' lista tudo.\0\
        Ele encontra a assinatura enquanto 'eve-ics serve' estiver rodando.\0\
        Faça o seu programa de calendário assinar este endereço.\0\
        Já existe uma assinatura chamada {feed}. 'eve-ics feed rotate {feed}' cria um novo endereço para ela.\0\
        Quando houver uma menstruação registrada, 'eve-ics export -o {file}' grava o arquivo.\0\
        Abra {file} no seu programa de calendário. Quando tiver registrado mais, 'eve-ics export -o {file}' grava o arquivo de novo.\0\
        Já existe um arquivo {file}. 'eve-ics export -o {file}' o substitui.\0\
        Últimas menstruações\0\
        Quando foram as últimas menstruações? Escreva os primeiros dias, como 20.11., ou menstruações inteiras, como 3.10. - 7.10. Escreva várias separadas por vírgulas ou uma depois da outra.\0\
        Datas:\0\
        {count} menstruação está registrada. Os dias dela: {last}.\u{1F}{count} menstruações estão registradas. Os dias da última: {last}.\0\
        Mais datas, ou Enter:\0\
        Lembretes\0\
        Lembretes?\0\
        Quer receber lembretes?\0\
        O seu calendário pode lembrar você da menstruação: {times}.\0\
        'eve-ics remind' mostra e altera os seus lembretes.\0\
        O seu calendário não envia lembretes da menstruação.\0\
        O seu calendário lembra você da menstruação: {times}.\0\
        Interrompido. Nada foi alterado.\0\
        Interrompido. As respostas dadas até aqui ficam guardadas; 'eve-ics init' faz as perguntas restantes.\0\
        Algumas perguntas para começar. Digite uma resposta e aperte Enter. Para pular uma pergunta, aperte só Enter. Para parar, aperte Ctrl e C. Suas respostas ficam guardadas, e 'eve-ics undo' desfaz a última.\0\
        Seu fuso horário\0\
        Fuso horário, ou Enter:\0\
        O deste computador é {zone}. Aperte Enter para usá-lo.\0\
        Aperte Enter para seguir o deste computador.\0\
        O seu fuso horário é {zone}.\0\
        Ele define quando o seu dia começa.\0\
        Data prevista do parto: {day}, {distance}.\0\
        Quando a gravidez terminar, use 'eve-ics mode postpartum' ou 'eve-ics mode cycling'.\0\
        A data prevista do parto era {day}.\0\
        pausa nas previsões a partir de {day}\0\
        amamentação a partir de {day}\0\
        ciclos habituais a partir de {day}\0\
        perimenopausa a partir de {day}\0\
        pós-parto a partir de {day}\0\
        gravidez a partir de {day}\0\
        pausa nas previsões\0\
        amamentação\0\
        ciclos habituais\0\
        perimenopausa\0\
        pós-parto\0\
        gravidez\0\
        Ciclos habituais.\0\
        Gravidez em curso.\0\
        Gravidez: {age}.\0\
        Pausa nas previsões desde {day}.\0\
        Pausa nas previsões desde {day}: {reason}.\0\
        Amamentação desde {day}.\0\
        Ciclos habituais desde {day}.\0\
        Perimenopausa desde {day}.\0\
        Pós-parto desde {day}.\0\
        Gravidez desde {day}.\0\
        Também anotado: {items}.\0\
        Sangramento entre menstruações registrado: {days}.\0\
        Sangramento registrado: {days}.\0\
        Registrado sem sangramento: {days}.\0\
        Não é mais o último dia de uma menstruação: {days}.\0\
        Anotado em {days}.\0\
        Anotado em {days}: {items}.\0\
        Anotado em {days} (sem sangramento registrado): {items}.\0\
        Anotado em {days} (sem sangramento registrado).\0\
        Nada foi registrado.\0\
        Menstruação registrada: {days}.\0\
        Dia de menstruação registrado: {day}.\0\
        Primeiro dia da menstruação registrado: {day}.\0\
        Esta menstruação tem agora {count} dia.\u{1F}Esta menstruação tem agora {count} dias; mais de 8 não é comum.\0\
        Não se sabe quanto ela durou.\0\
        Removido: {items} ({days}).\0\
        Removido tudo o que estava registrado em {days}.\0\
        Isto substitui a anotação de {day}.\0\
        Isto substitui as anotações de {days}.\0\
        Escape registrado: {days}.\0\
        Isso já está registrado; nada mudou.\0\
        Nada estava registrado nesses dias; nada mudou.\0\
        Não havia anotação; nada mudou.\0\
        Nada disso estava registrado; nada mudou.\0\
        injeção a cada {count} semana\u{1F}injeção a cada {count} semanas\0\
        minipílula\0\
        minipílula de desogestrel\0\
        minipílula de drospirenona\0\
        {method}, {count} mês\u{1F}{method}, {count} meses\0\
        {pills} com pílulas de placebo\0\
        anel vaginal {pattern}, trocado a cada {count} dia\u{1F}anel vaginal {pattern}, trocado a cada {count} dias\0\
        {method}, {count} ano\u{1F}{method}, {count} anos\0\
        camisinha\0\
        dispositivo\0\
        diafragma\0\
        implante\0\
        injeção\0\
        DIU de cobre\0\
        DIU hormonal\0\
        método\0\
        adesivo\0\
        pílula\0\
        anel vaginal\0\
        A data do parto é contada a partir da última menstruação, em {day}. Se a data que você recebeu é outra, use 'eve-ics mode pregnancy --due DATE'.\0\
        Antes disso: {phases}.\0\
        Nada é previsto durante a pausa, e ela fica fora das suas médias.\0\
        O sangramento é previsto para as pausas do seu método, não a partir dos seus ciclos.\0\
        Nada é previsto até você registrar uma menstruação, o que pode levar muitos meses.\0\
        A partir do próximo ciclo, a amplitude dos intervalos volta a depender dos seus próprios ciclos.\0\
        As previsões continuam, com intervalos mais amplos até que seus próprios ciclos mostrem quanto variam.\0\
        Nada é previsto até você registrar uma menstruação. Sangramentos nas primeiras seis semanas não contam como menstruação.\0\
        Nenhuma menstruação é prevista até o fim da gravidez.\0\
        As previsões recomeçam quando você registrar a próxima menstruação.\0\
        A previsão se baseia nas menstruações registradas desde então, no início com intervalos amplos.\0\
        As menstruações são previstas como de costume.\0\
        As menstruações voltam a ser previstas como de costume. O tempo anterior fica fora das suas médias.\0\
        Se começou mais tarde, desfaça primeiro com 'eve-ics mode cycling --date {start}'.\0\
        Registrado: {phases}.\0\
        Desfeito: {phases}.\0\
        Isso desfaz o que você registrou para dias posteriores: {phases}. Continuar?\0\
        Isso já está registrado. Nada foi alterado.\0\
        sangramento entre menstruações\0\
        nova cartela ou troca\0\
        fértil\0\
        fértil, passado\0\
        menstruação, registrada\0\
        ovulação prevista\0\
        ovulação confirmada\0\
        ovulação pelos sinais\0\
        sem hormônio previsto\0\
        menstruação, previsão\0\
        Janela fértil\0\
        Ovulação\0\
        Menstruação\0\
        Intervalo ({percent})\0\
        hoje\0\
        pode ser fértil, não se sabe\0\
        O sangramento de {days} está próximo de outra menstruação e conta como sangramento entre menstruações.\0\
        O sangramento que começou em {day} veio menos de 10 dias depois da menstruação anterior. Ele conta como menstruação. Se não foi uma, use 'eve-ics cycle {start} between'.\0\
        O atraso da menstruação pode ter muitas causas. Um teste de gravidez pode verificar uma delas.\0\
        O atraso da menstruação também pode ter outras causas. Um teste de gravidez pode verificar uma delas.\0\
        A menstruação já dura {count} dia; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\u{1F}A menstruação já dura {count} dias; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\0\
        O sangramento de {days} foi curto e no meio de um ciclo. Ele conta como sangramento entre menstruações.\0\
        Faltou registrar uma menstruação por volta de {day}?\0\
        Se não, use 'eve-ics cycle {start} long'.\0\
        Se sim, registre o primeiro dia dela: 'eve-ics log {day}'.\0\
        Há {count} dia, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\u{1F}Há {count} dias, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\0\
        Para desativar estes avisos, use 'eve-ics settings health-notes no'.\0\
        Você registrou sangramento na gravidez. Ligue hoje para quem acompanha o seu pré-natal.\0\
        Seus últimos ciclos duraram {lengths} dias; o comum é de {shortest} a {longest} dias. Procure orientação médica ou de enfermagem obstétrica.\0\
        O sangramento de {days} foi uma menstruação?\0\
        Se foi, use 'eve-ics cycle {start} start'. Se não, use 'eve-ics cycle {start} between'.\0\
        Ovulação confirmada, {day} ({signs}).\0\
        Ovulação prevista para {day}, {chance}.\0\
        Nada do que foi anotado neste ciclo mostra quando foi a ovulação.\0\
        {count} dia após a ovulação.\u{1F}{count} dias após a ovulação.\0\
        Cerca de {count} dia após a ovulação.\u{1F}Cerca de {count} dias após a ovulação.\0\
        Os sinais apontam para uma ovulação em {day} ({signs}). Não confirmado.\0\
        Pausa\0\
        Colocação ou troca\0\
        Previsão ({method}): {days}.\0\
        Cartela\0\
        Pílulas\0\
        Sem hormônios\0\
        Série\0\
        Cartelas: {method}\0\
        Séries: {method}\0\
        Em uso\0\
        Código QR do link da página\0\
        Endereço para programas de calendário\0\
        Link da página\0\
        O endereço do servidor tem um caminho, por isso os navegadores não podem abrir a página ali. Programas de calendário podem usar a assinatura.\0\
        Quem tiver um destes endereços vê estas datas. Eles só são mostrados agora.\0\
        O link da página para parceiros\0\
        Dispositivos\0\
        Desconectar dispositivos em Segurança\0\
        Sua sessão está aberta nestes dispositivos. Cada um deles vê tudo.\0\
        todos os seus calendários, notas e tarefas; pode alterá-los, e também os seus registros\0\
        com uma página que mostra seu nome\0\
        com uma página\0\
        Último uso\0\
        Mais opções\0\
        No momento, nada é compartilhado aqui.\0\
        Seus lembretes também passam pelo servidor ntfy {server}; {command} configura isso.\0\
        Encerrado\0\
        Páginas para parceiros\0\
        Uma página assim mostra meses com datas e nada mais a quem tiver o link. Programas de calendário podem assinar as mesmas datas.\0\
        Ainda não há páginas.\0\
        Parceiro(a)\0\
        Criar um link para parceiro(a)\0\
        Uma página com meses, e as mesmas datas para um programa de calendário. Mostra quando foi sua menstruação e quando ela é esperada, sem notas, sintomas nem lembretes.\0\
        Mostrar também os dias férteis\0\
        Dizer “{name}” na página\0\
        Caso contrário, a página não diz de quem são as datas.\0\
        Ver o que a outra pessoa vai ver\0\
        menstruação\0\
        Meu celular\0\
        Criar um link para meu celular\0\
        Para o calendário do seu próprio celular: tudo, com títulos claros e lembretes.\0\
        Alterar\0\
        Esta é uma prévia. Nada foi compartilhado ainda.\0\
        O link {name} mostra isto hoje.\0\
        O que a outra pessoa vê\0\
        Compartilhar\0\
        Mostra\0\
        Calendário compartilhado\0\
        Calendário de {name}\0\
        Funciona\0\
        até você revogar\0\
        Ver o que {name} mostra\0\
        Quem vê o quê\0\
        Todos os links, programas e dispositivos que podem ver algum dado seu. Encerre o que você não usa mais.\0\
        Trabalho\0\
        Criar um link para o trabalho\0\
        Para um calendário que outras pessoas podem ver: só dias de sangramento, com datas e títulos neutros que não revelam nada, sem lembretes.\0\
        Pessoa adicionada: {name}. Registre com 'eve-ics log today --person {word}'.\0\
        O seu nome agora é {name}.\0\
        Ainda não há ninguém neste arquivo. Para começar, use 'eve-ics init'.\0\
        Remover para sempre {name} e tudo o que está registrado para essa pessoa?\0\
        Remover para sempre tudo o que está registrado para você?\0\
        Pessoa removida: {name}.\0\
        Tudo o que estava registrado para você foi removido.\0\
        Nome mudado de “{name}” para “{newName}”.\0\
        Você, sem nome. Escolha um com 'eve-ics person rename {word} NAME'.\0\
        Adicionado a {calendar}: {title}.\0\
        Tudo está feito.\0\
        O evento se repete: todas as datas foram removidas.\0\
        Remover {title} com {count} item? Isso não pode ser desfeito.\u{1F}Remover {title} com {count} itens? Isso não pode ser desfeito.\0\
        A nota foi alterada em outro lugar nesse meio-tempo. Seu texto está em uma nova nota; as duas foram mantidas.\0\
        Calendário adicionado: {title} ({uses}).\0\
        Calendário removido: {title}.\0\
        O calendário agora se chama {title}.\0\
        Cartões\0\
        Alterado: {title}.\0\
        Feito: {title}.\0\
        {count} tarefa feita não é mostrada.\u{1F}{count} tarefas feitas não são mostradas.\0\
        Feito: {title}, {day}. Próxima vez: {next}.\0\
        prazo: {day}\0\
        {count} item\u{1F}{count} itens\0\
        Eventos\0\
        Movido: {title}.\0\
        Você não tem calendários.\0\
        Você não tem notas.\0\
        Você não tem tarefas.\0\
        Notas\0\
        Nada foi removido nos últimos 30 dias.\0\
        atrasada desde: {day}\0\
        {count} subtarefa ainda está aberta.\u{1F}{count} subtarefas ainda estão abertas.\0\
        {share} feito\0\
        Removido: {title}.\0\
        Ainda por fazer: {title}.\0\
        Para recuperar: {command}\0\
        Recuperado: {title}.\0\
        Ainda há espaço ali para {count} item.\u{1F}Ainda há espaço ali para {count} itens.\0\
        Seus calendários estão quase cheios: {share} do espaço está ocupado.\0\
        {first}–{last}\0\
        Tarefas\0\
        Nada mudou.\0\
        (sem título)\0\
        Editar de novo?\0\
        A menstruação terminaria em {last}. Deixam de ser dias de menstruação: {days}. Continuar?\0\
        [data]\0\
        [sim, não ou Enter]\0\
        [s/N]\0\
        [S/n]\0\
        [S/n/data]\0\
        A menstruação continua hoje?\0\
        Hoje já está registrado. Que outro dia foi de menstruação?\0\
        A menstruação começou hoje?\0\
        Sem o ano, {typed} é {date}. É esse o dia?\0\
        {answer}: escreva sim ou não\0\
        n, não, nao\0\
        Digite a anotação e termine com Ctrl-D em uma linha separada:\0\
        pular\0\
        Pergunta pulada. Você pode responder em outro momento.\0\
        s, sim\0\
        sangramento entre menstruações\0\
        sangramento\0\
        dose\0\
        dose com atraso\0\
        dose pulada\0\
        dose tomada\0\
        fim de uma menstruação\0\
        primeiro dia de uma menstruação de duração desconhecida\0\
        intensidade do fluxo\0\
        fluxo intenso\0\
        fluxo leve\0\
        fluxo moderado\0\
        sem sangramento\0\
        escape\0\
        dia de menstruação\0\
        último dia de uma menstruação\0\
        teste de ovulação\0\
        teste de ovulação negativo\0\
        teste de ovulação positivo\0\
        humor\0\
        humor “{words}”\0\
        muco cervical\0\
        muco cremoso\0\
        muco seco\0\
        muco tipo clara de ovo\0\
        muco pegajoso\0\
        muco aquoso\0\
        anotação\0\
        anotação “{words}”\0\
        ovulação notada\0\
        menstruação\0\
        sintomas\0\
        sintomas “{words}”\0\
        temperatura\0\
        temperatura {degrees}\0\
        peso\0\
        peso {amount}\0\
        um lembrete toca em um só horário, até {most} vezes antes do evento; defina-o com 'eve-ics remind {kind}'\0\
        um lembrete toca em um só horário, até {most} vezes antes do evento\0\
        anexo ignorado\0\
        você não guarda nada de antes de {day}\0\
        o registro não contém nada anterior a 1900\0\
        alteração da categoria ignorada\0\
        cor ignorada\0\
        comentário ignorado\0\
        só é possível confirmar uma menstruação ou uma dose\0\
        uma dose ainda por vir fica\0\
        uma dose não pode ser tomada antes do dia; o plano fica\0\
        a dose se move com a cartela; veja 'eve-ics help contraception'\0\
        o horário da dose vem da sua contracepção; altere-o com 'eve-ics contraception change --at'\0\
        a maioria dos eventos voltou com a mesma alteração; por isso, essas datas talvez não sejam suas\0\
        a janela fértil resulta da previsão; mova a ovulação em vez dela\0\
        apagar uma previsão em um arquivo não muda nada\0\
        o calendário é mais antigo que os que ainda são conhecidos aqui\0\
        não é possível registrar o futuro; a previsão fica\0\
        o que seus ajustes ocultam não pode ser mudado em um calendário\0\
        link ignorado\0\
        uma menstruação registrada não pode estar no futuro\0\
        ignorado, porque está cancelado\0\
        ignorado, porque ainda está por vir\0\
        ignorado, porque parece uma aula: tem um número ou uma regra semanal, ou é um de vários no mesmo dia\0\
        ignorado, porque a marca não pertence a nenhuma entrada conhecida aqui\0\
        ignorado, porque não se trata de uma menstruação\0\
        ignorado, porque se repete por uma regra, o que é um plano e não um registro\0\
        Nada foi alterado: {reason}.\0\
        Nada foi alterado: não foi possível ler as datas do evento na linha {line}.\0\
        uma ovulação não pode ser observada antes de acontecer; a previsão fica\0\
        decorre do que você anotou ({signs}); altere ou remova essas anotações\0\
        participantes ignorados\0\
        local ignorado\0\
        propriedade ignorada: {property}\0\
        apagar uma pergunta não muda nada\0\
        uma pergunta não tem data própria\0\
        a troca fica até ser feita\0\
        a troca vem da sua contracepção; altere-a com 'eve-ics contraception'\0\
        repetição ignorada\0\
        isto já está no calendário\0\
        alteração do título ignorada\0\
        nenhuma menstruação dura mais de um mês\0\
        não foi possível ler os dias deste evento\0\
        no dia\0\
        {count} dia antes\u{1F}{count} dias antes\0\
        desativado\0\
        no horário do método\0\
        mais {count} vez\u{1F}mais {count} vezes\0\
        mais uma vez depois de {count} minuto\u{1F}mais uma vez depois de {count} minutos\0\
        com som\0\
        com intervalo de {count} minuto\u{1F}com intervalo de {count} minutos\0\
        {day}, {count} dia antes\u{1F}{day}, {count} dias antes\0\
        {day}, como previsto\0\
        {day}, {count} dia depois\u{1F}{day}, {count} dias depois\0\
        {day}, não contado\0\
        Começou\0\
        Previsto\0\
        Duração\0\
        Primeiro dia\0\
        Conta\0\
        Em média, a data prevista no começo do ciclo errou por {error} dias.\0\
        Dentro do intervalo previsto: {hits} da última menstruação ({count}).\u{1F}Dentro do intervalo previsto: {hits} das últimas {count} menstruações.\0\
        A última menstruação veio dentro do intervalo previsto, a {count} dia da data prevista no começo do ciclo.\u{1F}A última menstruação veio dentro do intervalo previsto, a {count} dias da data prevista no começo do ciclo.\0\
        A última menstruação veio fora do intervalo previsto, a {count} dia da data prevista no começo do ciclo.\u{1F}A última menstruação veio fora do intervalo previsto, a {count} dias da data prevista no começo do ciclo.\0\
        {cycles}: fora da conta, por causa de uma pausa nas previsões.\0\
        {cycles}: fora da conta, por causa da amamentação.\0\
        {cycles}: fora da conta, por causa da contracepção.\0\
        {cycles}: fora da conta, porque mais de {count} dia é uma lacuna, não um ciclo.\u{1F}{cycles}: não conta, porque mais de {count} dias é uma lacuna, não um ciclo.\0\
        {cycles}: fora da conta, porque há sessenta mais recentes.\0\
        {cycles}: fora da conta, por causa de outra fase da vida.\0\
        {cycles}: fora da conta, por causa do tempo depois de um parto.\0\
        {cycles}: fora da conta, por causa de uma gravidez.\0\
        O dia mais provável é {day} ({percent}).\0\
        Nenhum dos seus ciclos conta ainda. A previsão se baseia nos ciclos das pessoas em geral.\0\
        Nenhum dos seus ciclos conta ainda. A previsão se baseia na sua estimativa e nos ciclos das pessoas em geral.\0\
        Um ciclo que parece incomum quase não altera a previsão.\0\
        {count} ciclo mais antigo também conta.\u{1F}{count} ciclos mais antigos também contam.\0\
        Um dos seus ciclos conta, além dos ciclos das pessoas em geral.\0\
        {count} ciclo diferente dos outros está fora desta conta.\u{1F}{count} ciclos diferentes dos outros estão fora desta conta.\0\
        * = fora do intervalo previsto\0\
        A data se baseia nas suas cartelas e em quando sangramentos anteriores vieram nas pausas. Seus próprios ciclos voltam a contar quando retornarem.\0\
        {start}: {remark}.\0\
        {count} dos seus ciclos conta; os mais recentes contam mais.\u{1F}{count} dos seus ciclos contam; os mais recentes contam mais.\0\
        não\0\
        Chance de ter havido desde {start} uma menstruação não registrada: {percent}.\0\
        Nenhuma previsão foi testada ainda.\0\
        Seus ciclos variam mais que a maioria; por isso, o intervalo é amplo, e nenhum dia isolado é provável. Isso é comum nos primeiros anos de menstruação, com ovários policísticos, antes da menopausa e depois de um parto ou da pílula.\0\
        ciclos de pessoa adulta\0\
        ano de nascimento {year}\0\
        sem ano de nascimento\0\
        temperaturas em Celsius\0\
        não discreto\0\
        discreto\0\
        temperaturas em Fahrenheit\0\
        dias férteis ocultos\0\
        dias férteis visíveis\0\
        avisos de saúde desativados\0\
        avisos de saúde ativados\0\
        página web abre no calendário\0\
        página web abre nos gráficos\0\
        página web abre em “Hoje”\0\
        histórico guardado para sempre\0\
        histórico guardado por {count} mês\u{1F}histórico guardado por {count} meses\0\
        histórico guardado por {count} ano\u{1F}histórico guardado por {count} anos\0\
        pesos em quilogramas\0\
        idioma {tag}\0\
        idioma do sistema\0\
        duração habitual do ciclo: {count} dia\u{1F}duração habitual do ciclo: {count} dias\0\
        sem duração habitual do ciclo\0\
        nome do calendário “{name}”\0\
        nome habitual do calendário\0\
        imagens alegres não mostradas\0\
        imagens alegres mostradas\0\
        pesos em libras\0\
        atalhos de teclado desativados\0\
        atalhos de teclado ativados\0\
        sintomas ocultos “{names}”\0\
        sem sintomas ocultos\0\
        sintomas próprios “{names}”\0\
        sem sintomas próprios\0\
        ciclos de adolescente\0\
        página web escura\0\
        página web clara\0\
        página web clara ou escura, como no dispositivo\0\
        fuso horário {zone}\0\
        fuso horário do sistema\0\
        semanas começam na segunda-feira\0\
        semanas começam no sábado\0\
        semanas começam no domingo\0\
        janela fértil padrão\0\
        janela fértil ampliada\0\
        palavras para menstruação “{words}”\0\
        palavras habituais para menstruação\0\
        Ciclos de 24 a 38 dias agora contam como comuns.\0\
        Seu ano de nascimento agora é {year}.\0\
        Seu ano de nascimento agora não está registrado.\0\
        O nome do seu calendário é “{name}” agora.\0\
        As temperaturas agora estão em graus Celsius.\0\
        A página “Hoje” agora mostra o seu ciclo de imediato, e as notificações têm os títulos que você escolheu para elas.\0\
        Os títulos das janelas e as notificações agora não dizem nada sobre o seu ciclo, e a página “Hoje” só o mostra quando você toca.\0\
        As temperaturas agora estão em graus Fahrenheit.\0\
        Os dias férteis e a ovulação agora estão ocultos.\0\
        Os dias férteis e a ovulação agora são mostrados.\0\
        A página web agora abre no calendário.\0\
        A página web agora abre nos gráficos.\0\
        A página web agora abre em “Hoje”.\0\
        Você agora guarda {length} de histórico.\0\
        Foi apagado {count} dia registrado antes de {day}, como 'eve-ics settings keep' determina.\u{1F}Foram apagados {count} dias registrados antes de {day}, como 'eve-ics settings keep' determina.\0\
        Isso apaga para sempre {count} dia registrado e tudo o mais antes de {day}.\u{1F}Isso apaga para sempre {count} dias registrados e tudo o mais antes de {day}.\0\
        Não foi possível apagar o histórico mais antigo do que você guarda: {problem}\0\
        Você agora guarda todo o seu histórico.\0\
        De agora em diante, o histórico mais antigo é apagado todo mês.\0\
        Nada do que está registrado é tão antigo ainda.\0\
        Backups e calendários anteriores ainda têm o que é mais antigo.\0\
        Guardar só {length}?\0\
        {count} dia registrado antes de {day} é mais antigo do que você guarda. Ele será apagado amanhã, no mínimo, porque o relógio está muito à frente dos seus últimos registros. Confira a data deste computador.\u{1F}{count} dias registrados antes de {day} são mais antigos do que você guarda. Eles serão apagados amanhã, no mínimo, porque o relógio está muito à frente dos seus últimos registros. Confira a data deste computador.\0\
        Os pesos agora são em quilogramas.\0\
        O seu idioma agora é {language}.\0\
        O seu idioma está definido como {language}, como neste computador. Para mudar, use 'eve-ics settings language TAG'. Para desfazer isto, use 'eve-ics undo'.\0\
        O seu idioma agora é o deste computador.\0\
        Você agora não recebe avisos sobre menstruações e ciclos que pedem orientação médica.\0\
        Você agora recebe avisos sobre menstruações e ciclos que pedem orientação médica.\0\
        A página web agora não mostra imagens alegres.\0\
        A página web agora mostra imagens alegres.\0\
        Os pesos agora são em libras.\0\
        Os atalhos de teclado da página web agora estão desativados.\0\
        Os atalhos de teclado da página web agora estão ativados.\0\
        A página web agora não oferece estes sintomas: {names}. O que já foi registrado continua.\0\
        A página web agora não oculta nenhum sintoma.\0\
        A página web agora oferece estes sintomas próprios: {names}.\0\
        A página web agora não oferece sintomas próprios.\0\
        o do sistema\0\
        Ciclos de 21 a 45 dias agora contam como comuns.\0\
        A página web agora é escura.\0\
        A página web agora é clara.\0\
        A página web agora fica clara ou escura, como o seu dispositivo.\0\
        O seu fuso horário agora é {zone}.\0\
        O seu fuso horário agora é o deste computador.\0\
        A sua estimativa de {count} dia agora conta como um ciclo.\u{1F}A sua estimativa de {count} dias agora conta como um ciclo.\0\
        Agora só contam os ciclos que você registra.\0\
        as habituais\0\
        As semanas agora começam na segunda-feira.\0\
        As semanas agora começam no sábado.\0\
        As semanas agora começam no domingo.\0\
        As janelas férteis agora são mais amplas.\0\
        As janelas férteis agora têm a amplitude habitual.\0\
        Um evento com um destes títulos agora conta como menstruação, além dos habituais: {words}.\0\
        Agora só contam as palavras habituais para menstruação.\0\
        Só com o teste de LH, a próxima menstruação estaria prevista para {day} ({chance}).\0\
        Só com o muco, a próxima menstruação estaria prevista para {day} ({chance}).\0\
        Só com a ovulação que você notou, a próxima menstruação estaria prevista para {day} ({chance}).\0\
        Só com a temperatura, a próxima menstruação estaria prevista para {day} ({chance}).\0\
        É difícil que estes sinais estejam ambos certos: {signs}. Qualquer um pode estar; por isso, os dois dias continuam possíveis.\0\
        Temperaturas fora da conta: {readings}.\0\
        Teste de LH: primeiro positivo em {day}.\0\
        Teste de LH: só negativos, até {day}. A ovulação nos dois dias seguintes é menos provável.\0\
        Teste de LH: primeiro positivo em {days}. Qualquer um deles pode ser o certo.\0\
        Muco: mais fértil em {day}.\0\
        Muco: mais fértil em {days}. Qualquer uma das datas pode ser a certa.\0\
        teste de LH\0\
        muco\0\
        sua observação\0\
        ovulação observada\0\
        temperatura\0\
        Você notou a ovulação em {day}.\0\
        Por si só, aponta para {day} ({chance}).\0\
        Esse intervalo tem {count} dia em vez de {before}.\u{1F}Esse intervalo tem {count} dias em vez de {before}.\0\
        Esse intervalo tem {count} dia; sem os sinais, tem {before}.\u{1F}Esse intervalo tem {count} dias; sem os sinais, tem {before}.\0\
        Esse intervalo tem {count} dia e é mais amplo do que com qualquer um deles isolado.\u{1F}Esse intervalo tem {count} dias e é mais amplo do que com qualquer um deles isolado.\0\
        {temperature} em {day} ({reason})\0\
        febre\0\
        baixa demais para ser verdadeira\0\
        {day} (acima de {temperature}, certo desde {confirmed})\0\
        Temperatura: mais alta a partir de {rise}.\0\
        Temperatura: mais alta a partir de {rises}. Qualquer uma das datas pode ser a certa.\0\
        Com o sinal, está prevista para {day} ({chance}).\0\
        Com todos os sinais, está prevista para {day} ({chance}).\0\
        Sem nenhum sinal, a próxima menstruação estaria prevista para {day} ({chance}).\0\
        Dia {day} do ciclo que começou em {start}.\0\
        Por exemplo: 'eve-ics log {days}'.\0\
        Janela fértil: {days}.\0\
        Hoje: janela fértil, dia {day} de {length}.\0\
        Menstruação: dia {day} de cerca de {length}.\0\
        menstruação a qualquer momento\0\
        dia {day}\0\
        menstruação com {count} d de atraso\u{1F}menstruação com {count} d de atraso\0\
        próxima menstruação em {count} d\u{1F}próxima menstruação em {count} d\0\
        menstruação ainda não veio\0\
        menstruação em {count} d\u{1F}menstruação em {count} d\0\
        menstruação hoje\0\
        Se você sabe quanto seus ciclos costumam durar, use 'eve-ics settings usual-length DAYS'.\0\
        O intervalo acabou. Continuar o estudo, descansar mais um pouco ou encerrar?\0\
        O temporizador foi encerrado.\0\
        {count} minuto\u{1F}{count} minutos\0\
        Nenhum temporizador está em andamento.\0\
        Intervalo até {time} (faltam {left}).\0\
        O tempo acabou. Fazer um intervalo, estudar mais um pouco ou encerrar?\0\
        Em pausa; faltam {left} de estudo.\0\
        Em pausa; faltam {left} de intervalo.\0\
        Adicionado ao seu calendário: {length} de estudo.\0\
        Para iniciar um: {command}\0\
        Estudo\0\
        Estudo até {time} (faltam {left}).\0\
        Hora do intervalo\0\
        Hora de estudar\0\
        Ainda não pode haver atraso: {dose}, {when}.\0\
        {count} prevista\u{1F}{count} previstas\0\
        {count} com atraso\u{1F}{count} com atraso\0\
        nada registrado ainda\0\
        {count} pulada\u{1F}{count} puladas\0\
        {count} tomada\u{1F}{count} tomadas\0\
        {count} sem registro\u{1F}{count} sem registro\0\
        {dose}, feito\0\
        Doses, {days} ({method}): {counts}.\0\
        A última dose antes disso: {dose}, {day}.\0\
        Últimas doses puladas: {days}.\0\
        {dose}, com atraso\0\
        Isso ainda não tem efeito, porque nenhum método está registrado. Adicione o seu com 'eve-ics contraception add'.\0\
        Nada estava previsto para {day}; por isso, isto não conta.\0\
        Nada estava previsto para estes dias; por isso, eles não contam: {days}.\0\
        Registrado para {day}: {doses}.\0\
        Registrado como dose com atraso: {days}.\0\
        Registrado como dose pulada: {days}.\0\
        Registrado como dose tomada: {days}.\0\
        Doses desde {day} ({method}): {counts}.\0\
        {dose}, dose pulada\0\
        A última dose ({count}) foi tomada, sem falha.\u{1F}As últimas {count} foram tomadas, sem falha.\0\
        {dose}, tomada\0\
        Isso já está registrado. Nada mudou.\0\
        Para desfazer isto, use 'eve-ics undo'.\0\
        Sangramento entre menstruações\0\
        Ciclo\0\
        Janela fértil\0\
        Injeção\0\
        Agenda\0\
        Foco\0\
        Compromisso\0\
        Revisão\0\
        Pendência\0\
        Rotina\0\
        Lista de tarefas\0\
        Lista curta\0\
        Anotação\0\
        Prazo\0\
        Manutenção\0\
        Ovulação\0\
        Ovulação (prevista)\0\
        Ovulação (pelos sinais)\0\
        Adesivo\0\
        {title}: trocar\0\
        {title}: retirar\0\
        {title}: colocar\0\
        Menstruação\0\
        Menstruação a qualquer momento\0\
        Menstruação (prevista)\0\
        Pílula\0\
        {title} (placebo)\0\
        Pergunta\0\
        A menstruação acabou?\0\
        A menstruação está atrasada?\0\
        A menstruação começou?\0\
        Troca\0\
        {title}: {method}\0\
        Anel vaginal\0\
        {title}: trocar\0\
        {title}: colocar\0\
        {title}: retirar\0\
        {title} (dose pulada)\0\
        De volta: {items}.\0\
        'eve-ics redo' refaz a última alteração desfeita.\0\
        Backups e calendários anteriores ainda a têm.\0\
        A entrada {entry} foi feita no calendário: {when}.\0\
        A entrada {entry} foi feita na linha de comando: {when}.\0\
        A entrada {entry} foi importada: {when}.\0\
        A entrada {entry} foi feita na página web: {when}.\0\
        Entrada {entry} desfeita e apagada.\0\
        Continuar?\0\
        Quando\0\
        Refeito: {items}.\0\
        Desfazer e apagar para sempre?\0\
        Não há nenhuma alteração para desfazer.\0\
        Ela registrou: {items}.\0\
        Ela removeu: {items}.\0\
        Removido de novo: {items}.\0\
        Desfeito: {items}.\0\
        Voltaria: {items}.\0\
        A entrada {entry} seria desfeita e apagada.\0\
        Seria refeito: {items}.\0\
        Seria removido de novo: {items}.\0\
        Seria desfeito: {items}.\0\
        Escolha uma nova senha para {name}. O que você registrou continua como estava. A sessão é encerrada em todos os seus dispositivos.\0\
        Um nome tem de um caractere a 200 bytes, sem espaço no começo nem no fim.\0\
        Mudar senha\0\
        Peça um convite a quem administra este servidor; {command} cria um.\0\
        Para ter uma conta é preciso um convite\0\
        Esta senha é uma das primeiras que outras pessoas tentariam. Escolha outra.\0\
        Senha atual\0\
        {browser} em {system}\0\
        Desconectar\0\
        Desconectar {device}\0\
        Esse dispositivo foi desconectado.\0\
        conectado em {day}\0\
        Este dispositivo\0\
        Dispositivo desconhecido\0\
        Último uso: {day}\0\
        Desconectar todos os outros dispositivos\0\
        {count} outro dispositivo foi desconectado.\u{1F}{count} outros dispositivos foram desconectados.\0\
        Dispositivos\0\
        Esqueceu a senha?\0\
        Este servidor não tem lugar para mais contas.\0\
        Entrar com a conta que já existe\0\
        Criar conta\0\
        Alguém aqui já tem este nome. Escolha outro.\0\
        É com ele que você entra. Outras pessoas neste servidor podem vê-lo.\0\
        Nova senha\0\
        Você ainda não tem senha: só um link criado no computador que oferece esta página permite entrar.\0\
        Com ela, a sessão é encerrada nos seus outros dispositivos, e um código de recuperação deixa de funcionar.\0\
        Senha salva. Seus outros dispositivos foram desconectados.\0\
        Pelo menos 10 caracteres. Várias palavras são fáceis de lembrar e difíceis de adivinhar.\0\
        Senha\0\
        Seu código de recuperação permite escolher uma nova senha. A sessão é encerrada em todos os seus dispositivos; endereços de calendário e senhas de programas de calendário continuam iguais.\0\
        Sete grupos de quatro. Maiúsculas, espaços e hifens não fazem diferença.\0\
        Se você também perdeu o código, quem administra este servidor pode convidar você de novo.\0\
        Escolher uma nova senha\0\
        Isto não é um código de recuperação: algum caractere está errado, faltando ou sobrando. Compare com o que você guardou.\0\
        Este nome e este código não correspondem, ou o código já foi usado ou substituído.\0\
        Sua nova senha foi salva e a sessão foi encerrada nos outros dispositivos. O código usado não funciona mais: aqui está outro.\0\
        Se você esquecer a senha, seu nome e este código permitem escolher outra. Anote o código, imprima esta página ou salve-o em um arquivo, e guarde-o onde só você o encontre.\0\
        Passou algum tempo: digite sua senha de novo, e o código acima passa a valer.\0\
        Criar um novo código de recuperação\0\
        Para ter certeza de que você o guardou, digite estes dois grupos do código. Ninguém mais poderá informá-lo depois.\0\
        Grupo {number}\0\
        Você tem um código de recuperação. Um novo o substitui.\0\
        Guardei o código\0\
        Seu código de recuperação está salvo. Os códigos anteriores não funcionam mais.\0\
        Fazer isso depois\0\
        Criar um código de recuperação\0\
        Você não tem código de recuperação. Se esquecer a senha, só quem administra este servidor pode convidar você de novo.\0\
        O código só aparece agora. Ninguém pode consultá-lo por você, e ninguém conhece sua senha.\0\
        Salvar em um arquivo\0\
        Código de recuperação\0\
        Estes não são os grupos deste código. Compare com o que você guardou.\0\
        O que você registra fica no computador que serve esta página e não é enviado a nenhum outro lugar.\0\
        Crie sua conta\0\
        Sua conta foi criada e a sessão está iniciada.\0\
        Segurança\0\
        Definir senha\0\
        É longa demais: uma senha tem no máximo 200 caracteres.\0\
        É curta demais: uma senha tem pelo menos 10 caracteres.\0\
        Há um caractere que uma senha não pode ter, como uma tabulação. Retire-o.\0\
        Ele já foi usado, ou seu prazo acabou. Peça um novo.\0\
        Este convite não funciona mais\0\
        Adicionar um alarme\0\
        Para sozinho\0\
        Todos os alarmes\0\
        na hora marcada\0\
        Escolha um dia que ainda virá.\0\
        Escolha dias da semana ou uma data, não os dois.\0\
        Escreva para que serve, em até {letters} letras.\0\
        Encurte a anotação para {letters} letras.\0\
        Escolha uma destas opções.\0\
        Este alarme foi alterado em outro lugar nesse meio-tempo, e nada foi salvo ainda. Abaixo está o que você escreveu; salvar de novo substitui a outra alteração.\0\
        Ou uma data\0\
        Sem dias nem data, toca uma vez, na próxima vez que for esse horário.\0\
        {count} dia antes\u{1F}{count} dias antes\0\
        Alarme dispensado.\0\
        Editar alarme\0\
        Este alarme se repete de um modo que só o seu programa de calendário pode alterar. Altere lá.\0\
        Um alarme começa cedo, volta cada vez mais e toca até você dispensar. Dispense em um lugar, e ele para em todos.\0\
        Você tem {number} alarmes, e não cabem mais.\0\
        Não dispensados\0\
        {count} hora antes\u{1F}{count} horas antes\0\
        Toca sem pausa\0\
        Primeiro toque\0\
        {count} minuto depois\u{1F}{count} minutos depois\0\
        {count} minuto antes\u{1F}{count} minutos antes\0\
        Perdidos\0\
        Para que serve?\0\
        Este navegador não executa scripts, por isso a página não pode tocar.\0\
        Novo alarme\0\
        Nenhum alarme\0\
        Anotação\0\
        Nenhum alarme toca nas próximas duas horas.\0\
        Desativado\0\
        Ativado\0\
        Esta página só toca enquanto está aberta. Um celular bloqueado toca pelo programa de calendário: adicione seu calendário lá.\0\
        Excluir este alarme\0\
        Excluir de vez\0\
        Tocando agora\0\
        Este alarme já não toca.\0\
        Pular este dia\0\
        Adiar 5 minutos\0\
        Alarme adiado até {time}.\0\
        Nas próximas duas horas\0\
        Com som\0\
        Horário\0\
        Alarmes\0\
        Testar o alarme\0\
        Toca por meio minuto e permite que esta página tenha som e vibração.\0\
        Semana\0\
        Semana: {days}\0\
        Dias da semana\0\
        Voltar ao calendário\0\
        Este dia foi alterado em outro lugar depois que você o abriu, por isso nada foi salvo ainda.\0\
        Deixar como está agora\0\
        Registrar dia de menstruação mesmo assim\0\
        Agora\0\
        Remover o sangramento mesmo assim\0\
        Quando você abriu\0\
        dia {number}\0\
        dose pulada\0\
        dose tomada\0\
        Antes\0\
        Este dia ainda está por vir. O registro é possível quando ele chegar.\0\
        Depois\0\
        O que os sinais significam\0\
        Registrar mais\0\
        Dia seguinte\0\
        Anotação\0\
        mais registros\0\
        Dia de menstruação\0\
        Dia anterior\0\
        Não dá para registrar um dia que ainda está por vir. Nada foi alterado.\0\
        {day} é mais antigo do que o que você guarda: {kept} até hoje. Nada foi alterado.\0\
        leve, moderado, intenso\0\
        Calendário\0\
        Ir para hoje\0\
        Adicionar um cartão\0\
        Adicionar um baralho\0\
        Esqueci\0\
        Todos os baralhos\0\
        Este cartão já foi respondido.\0\
        Verso\0\
        Escreva uma linha de até {most} letras.\0\
        Um nome é uma linha de até {most} letras.\0\
        Escreva um texto de até {most} letras.\0\
        Este cartão foi alterado em outro lugar nesse meio-tempo. Salve de novo para substituir aquilo pelo que está aqui.\0\
        Baralho adicionado: {title}.\0\
        O baralho mudou nesse meio-tempo. Nada foi removido.\0\
        Nome do baralho\0\
        Baralho removido: {title}.\0\
        O baralho agora se chama {title}.\0\
        Cartões anteriores\0\
        Fácil\0\
        Editar cartão\0\
        Renomear ou remover este baralho\0\
        Virar\0\
        Virar um cartão, ou iniciar e pausar o temporizador\0\
        Frente\0\
        Bom\0\
        Difícil\0\
        Você sabia bem?\0\
        Próximos cartões\0\
        Deixar de fora\0\
        Deixar um cartão de fora de um quiz\0\
        Falta revisar {count} cartão.\u{1F}Falta revisar {count} cartões.\0\
        Você já tem um baralho com este nome.\0\
        Próximo\0\
        Próximo cartão de um quiz\0\
        Este baralho ainda não tem cartões.\0\
        Você ainda não tem cartões. Um baralho reúne cartões que combinam, como as palavras de um idioma.\0\
        Quiz\0\
        Cada cartão aparece uma vez antes que algum se repita. Um cartão que você deixa de fora não volta neste quiz.\0\
        Quiz: {deck}\0\
        Remover este cartão\0\
        Renomear\0\
        Revisar {count} cartão\u{1F}Revisar {count} cartões\0\
        Revisar: {deck}\0\
        Mostrar o verso\0\
        Começar um novo quiz\0\
        Este cartão é longo demais para esta página. Você pode editá-lo em um programa de calendário.\0\
        Todos os dispositivos conectados foram desconectados.\0\
        Um código QR do link não cabe aqui; ele ocupa {count} coluna.\u{1F}Um código QR do link não cabe aqui; ele ocupa {count} colunas.\0\
        {count} dispositivo foi desconectado.\u{1F}{count} dispositivos foram desconectados.\0\
        Com este link {name} pode criar uma conta, uma única vez e em até 24 horas:\0\
        Com este link, {name} pode escolher outra senha, uma vez e em até 24 horas:\0\
        Nova senha: \0\
        Não foi possível abrir um navegador. Abra o link por conta própria.\0\
        Nenhum dispositivo está conectado à página web.\0\
        Nenhum servidor responde em {address} ainda. Inicie-o com {command} e deixe-o em execução.\0\
        Com este link você entra, uma única vez e em até dez minutos:\0\
        Com este link {name} entra, uma única vez e em até dez minutos:\0\
        A mesma de novo: \0\
        Senha salva. Entre na página web com o nome {name} e esta senha.\0\
        Começar a usar um método\0\
        Este método não está mais registrado.\0\
        O último dia não pode vir antes do primeiro.\0\
        Este já é o método em uso.\0\
        Escreva um número de semanas de 0 a 52.\0\
        Isto não é um método. Escolha um, ou escreva um como nos exemplos.\0\
        Este método não tem nem cartelas nem séries. Deixe vazio.\0\
        Este método não tem troca. Deixe vazio.\0\
        Escreva um dia de 1 a {length}.\0\
        O método não está em uso nesse dia.\0\
        Com este método nunca há nada previsto. Deixe vazio.\0\
        Este método não tem cartela, série nem troca que possa mudar de data.\0\
        O mesmo método já está registrado nesses dias. Altere ou encerre esse uso.\0\
        Há outro implante ou DIU nos mesmos dias. Encerre antes o uso dele, ou mude dele para este.\0\
        Mudar para outro método\0\
        Corrigir o primeiro dia, o horário ou a antecedência\0\
        Seus métodos\0\
        Primeiro dia da mudança\0\
        Parar de usar\0\
        Primeiro dia de uso\0\
        Último dia de uso\0\
        Deixe vazio enquanto o uso continua.\0\
        Semanas de antecedência antes de uma troca\0\
        Aqui os dias são apenas contados. A bula diz quanto um método protege e o que fazer quando falta uma dose.\0\
        Método\0\
        Nenhum método está registrado.\0\
        Outro esquema ou nome\0\
        Dias de uso + dias de pausa, como 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' ou 'other NAME'.\0\
        dia {number} de {length}\0\
        Dia da cartela ou da série nessa data\0\
        Só se a cartela ou a série começou antes.\0\
        Métodos anteriores\0\
        um dia de pausa\0\
        Hoje\0\
        uma pílula sem hormônios\0\
        Prévia\0\
        Mudar os detalhes\0\
        Dia\0\
        Previsto\0\
        Nada foi salvo ainda.\0\
        nada\0\
        Os próximos 28 dias seriam\0\
        Uma cartela, um adesivo ou um anel não seguiu o plano\0\
        Deixe vazio se começa uma nova cartela ou uma nova série.\0\
        Horário\0\
        Deixe vazio para não definir horário.\0\
        Anticoncepção\0\
        Fui eu que apaguei os eventos que faltam\0\
        Remover esta grande parte do meu registro\0\
        Importar\0\
        O registro foi alterado nesse meio-tempo. Veja de novo o que mudaria agora.\0\
        Diga antes qual está certo, o arquivo ou o registro.\0\
        Este calendário é mais antigo do que os que ainda são lembrados aqui, por isso não dá para saber o que você alterou nele. Exporte de novo e faça a alteração no novo calendário.\0\
        O arquivo não está mais aqui, porque se passaram alguns minutos. Escolha-o de novo.\0\
        O que este calendário chama de menstruação parece ser outra coisa, como aulas, com um número, uma regra semanal ou vários eventos em um dia; nada foi alterado.\0\
        Isto remove uma grande parte do registro. Marque a caixa abaixo se é o que você quer.\0\
        Não há nenhum evento neste calendário; nada foi alterado.\0\
        Escolha antes um arquivo.\0\
        Este calendário é de outra pessoa ou de outro servidor; nada foi alterado.\0\
        Nenhum evento deste calendário vem daqui nem se chama menstruação. Se você usa outra palavra, acrescente-a nos ajustes.\0\
        Não foi possível ler este arquivo: {problem}\0\
        Não foi possível ler este arquivo: {problem}. O que fazer em vez disso: {advice}.\0\
        Cancelar\0\
        O que vem primeiro em datas como 3/4/2026?\0\
        O dia: {date}\0\
        O que o arquivo mostrar\0\
        O mês: {date}\0\
        Apagar\0\
        Tudo\0\
        O último dia não pode vir antes do primeiro.\0\
        Tudo antes de um dia\0\
        Apagar para sempre\0\
        Dia\0\
        Os dias de um até outro\0\
        O que é apagado some para sempre e não pode ser recuperado. Backups e calendários anteriores ainda o contêm.\0\
        Último dia\0\
        Só para os dias de um até outro.\0\
        Continuar\0\
        Um dia e tudo depois dele\0\
        O que apagar\0\
        Exportar\0\
        Arquivo para o drip (.csv)\0\
        Arquivo de calendário, para programas de calendário (.ics)\0\
        Todos os seus registros em texto simples (.log)\0\
        Nada está registrado ainda, então não há o que pôr em um arquivo.\0\
        Arquivo para o Ovumcy (.json)\0\
        O registro é grande demais para este tipo de arquivo.\0\
        Arquivo\0\
        Um calendário que você alterou, um registro em texto simples ou a exportação de outro aplicativo de ciclo, compactada ou não, de até {size} MB. Para arquivos maiores, use 'eve-ics import' no computador que serve esta página.\0\
        Importar\0\
        O que foi importado\0\
        Dá para desfazer tudo como uma só alteração, na página “Histórico”.\0\
        Ver o que mudaria\0\
        Ver de novo\0\
        Nada foi alterado ainda.\0\
        O que a importação mudaria\0\
        O arquivo e o registro se contradizem. Qual está certo?\0\
        O arquivo\0\
        Meu registro\0\
        Importar, exportar e apagar\0\
        São conhecidos: {names}.\0\
        Para mudar para o drip e outros aplicativos de acompanhamento. Para esses programas, não para uma planilha.\0\
        Menstruações, doses e a previsão. Para programas de calendário, não para uma planilha.\0\
        Para guardar e importar de novo. Para o eve-ics e um editor de texto, não para uma planilha: mantém cada caractere das suas notas, até o que uma planilha calcularia.\0\
        Para mudar para o Ovumcy. Para esse programa, não para uma planilha.\0\
        Para ver e imprimir. Pode ser aberta em uma planilha: um texto que ali iniciaria uma fórmula tem um apóstrofo na frente. Não pode ser importada de novo.\0\
        Tabela para uma planilha (.csv)\0\
        O formulário chegou incompleto. Volte e envie de novo.\0\
        Não compreendido\0\
        Há coisas demais acontecendo ao mesmo tempo. Tente de novo em alguns segundos.\0\
        Um momento\0\
        Alterado nesse meio-tempo\0\
        Não foi possível salvar a alteração: o disco do computador que serve esta página está cheio. Nada se perdeu; libere espaço e tente de novo.\0\
        Isto veio de outro site, por isso nada foi alterado. Abra a página de novo e tente nela.\0\
        Este servidor não responde neste endereço. Para permitir, inicie-o com {option}.\0\
        Outros sites não podem ler estas páginas.\0\
        Voltar\0\
        Ir para Hoje\0\
        A página agora está em {address}, por isso nada foi salvo. Volte no navegador, copie o que você digitou e insira lá.\0\
        Este endereço não leva a lugar nenhum, ou não leva mais.\0\
        Nada aqui\0\
        Você não pode entrar por esta conexão, porque ela não é criptografada: outras pessoas poderiam ler a sua senha. Use o endereço que começa com https.\0\
        Você não pode entrar por esta conexão: o proxy na frente deste servidor informa que ela não é criptografada. Use o endereço que começa com https. Se você já o usa, há outro proxy na frente desse: faça esse proxy repassar {field}; {page} mostra como.\0\
        Não foi possível salvar a alteração: no momento, os dados estão bloqueados ou só podem ser lidos. Nada se perdeu; tente de novo.\0\
        Não aceito\0\
        Você não pode entrar, porque o proxy na frente deste servidor não informa a ele se a sua conexão é criptografada. Faça o proxy enviar {field}; {page} mostra como.\0\
        Não salvo\0\
        É mais do que esta página aceita de uma vez.\0\
        No momento, não é possível ler seus dados. 'eve-ics doctor' no computador que serve esta página diz por quê.\0\
        Mostrar de novo a primeira instrução\0\
        Escolha os dias das últimas menstruações, até onde a memória alcança. Duas ou três menstruações bastam para começar.\0\
        Escolher os dias\0\
        Nenhum dia foi escolhido. Escolha pelo menos um dia de menstruação.\0\
        Mostrar minha previsão\0\
        Agora não\0\
        Depois, toque em um dia para registrá-lo ou desfazer. O que você registra fica no computador que oferece esta página.\0\
        Toque em cada dia de menstruação.\0\
        O calendário mostra então quando as próximas são esperadas e melhora a cada menstruação registrada.\0\
        Suas últimas menstruações\0\
        Comece pelos dias de que você se lembra\0\
        Calendário\0\
        Não foi salvo: a sua sessão terminou. Entre em outra aba e salve aqui de novo.\0\
        Não foi salvo: o servidor não responde. Tente de novo.\0\
        Ajuda\0\
        Gráficos\0\
        Sair\0\
        Conta: {name}\0\
        Páginas principais\0\
        Plano\0\
        Ajustes\0\
        Ir para o conteúdo\0\
        {page} · eve-ics\0\
        Hoje\0\
        Seus dias começam à meia-noite no horário de {here}. Este dispositivo tem outro fuso horário: {device}.\0\
        Agora não\0\
        Usar {device}\0\
        O que é uma previsão\0\
        A cada menstruação registrada, ela fica mais precisa. Estresse, doenças e viagens ainda podem mudar a data de uma menstruação.\0\
        Uma previsão é calculada a partir dos dias registrados. Ela não sabe mais nada sobre você.\0\
        {percent} das menstruações começam dentro do intervalo que aparece ao lado da data. As outras começam antes ou depois.\0\
        Registrar um dia de menstruação\0\
        O dia ou a semana anterior ou seguinte\0\
        Ler o ponto anterior ou seguinte\0\
        Fechar o dia\0\
        Mostrar esta ajuda\0\
        Registrar hoje\0\
        O mês anterior e o seguinte\0\
        Adicionar algo, onde a página oferece\0\
        Abrir o dia\0\
        Abrir {page}\0\
        Remover o sangramento de um dia\0\
        Ir para hoje no calendário\0\
        Desfazer a última alteração, onde a página oferece isso\0\
        Primeiro e último dia da semana\0\
        O ano anterior e o seguinte\0\
        Teclas\0\
        Em um gráfico\0\
        No calendário\0\
        As teclas estão desativadas. Você pode ativá-las nos ajustes.\0\
        Teclas simples fazem o que segue, a não ser durante a digitação. Você pode desativá-las nos ajustes.\0\
        depois\0\
        Ajuda\0\
        Sangramento entre menstruações\0\
        Sangramento cedo demais depois de uma menstruação para já ser a próxima. Ele não começa um ciclo.\0\
        Ciclo\0\
        Do primeiro dia de uma menstruação até o dia antes da próxima. O primeiro dia dele é o dia 1.\0\
        Janela fértil\0\
        Os dias antes da ovulação e o próprio dia dela, em que uma gravidez é mais provável.\0\
        Ovulação\0\
        Um óvulo sai do ovário, cerca de duas semanas antes do começo da próxima menstruação.\0\
        Escape\0\
        Um pouco de sangue, pouco demais para um absorvente. Só escape não é menstruação.\0\
        Palavras\0\
        Mostrar todos os ciclos\0\
        Foi entre menstruações\0\
        Remover minha resposta\0\
        Deixar fora da conta\0\
        Foi mesmo um só ciclo\0\
        Falta uma menstruação\0\
        Uma menstruação começou\0\
        Todos os ciclos e alterações\0\
        Isso não se aplica a este ciclo. Nada foi alterado.\0\
        Isto não é uma data. Escreva ano, mês e dia: 2026-11-20.\0\
        Este dia ainda não chegou.\0\
        Uma menstruação pode ter no máximo {count} dia.\u{1F}Uma menstruação pode ter no máximo {count} dias.\0\
        Nenhuma menstruação começa mais neste dia.\0\
        Já há sangramento registrado aí: {days}.\0\
        O último dia é anterior ao primeiro.\0\
        {way}, {when}\0\
        Últimas alterações\0\
        Ciclo\0\
        Frente à previsão\0\
        Menstruação\0\
        Ciclos, do mais recente ao mais antigo\0\
        continua\0\
        {count} dia antes\u{1F}{count} dias antes\0\
        no dia\0\
        {count} dia depois\u{1F}{count} dias depois\0\
        Algo parece incomum\0\
        {days}: conta como sangramento entre menstruações.\0\
        O ciclo de {day}: {remark}.\0\
        Menstruação de {days}\0\
        Primeiro e último dia\0\
        Dias\0\
        Primeiro dia\0\
        Último dia\0\
        Deixe vazio enquanto a menstruação continua.\0\
        O que dizer deste ciclo?\0\
        Salvar\0\
        Refazer\0\
        Não há alteração para refazer.\0\
        Histórico\0\
        Desfazer\0\
        Isto já foi desfeito, ou não pode ser desfeito.\0\
        Depois disso, só o último período ({kept}) seria guardado, e o histórico mais antigo seria apagado para sempre. Nada foi alterado. Para fazer isso, use {command} no computador que fornece esta página.\0\
        Alterações posteriores mexeram nos mesmos dias ou ajustes. Desfaça antes estas: {entries}.\0\
        Não há alteração para desfazer.\0\
        Convidar de novo\0\
        Convidar {name} de novo\0\
        Você chegou primeiro, por isso pode convidar outras pessoas. Você vê os nomes delas e nada do que elas registram. Quem perdeu a senha e o código de recuperação precisa de um link seu para escolher uma senha nova.\0\
        Primeiras pessoas\0\
        Esta pessoa não está mais aqui.\0\
        Alguém com este nome já pode entrar. Se a senha foi perdida, escolha “Convidar de novo” ao lado do nome.\0\
        Você recebe um link para repassar. Com ele, a pessoa escolhe uma senha e tem um registro que mais ninguém vê.\0\
        Convidar alguém\0\
        Link\0\
        Com este link, {name} pode escolher uma senha nova. Quando ele é usado, todos os dispositivos de {name} saem da conta. O que {name} registrou continua lá, e você não vê.\0\
        Código QR do link\0\
        Com este link, {name} pode criar uma conta.\0\
        Funciona uma única vez, em até 24 horas. Ele só aparece agora: não o passe a mais ninguém.\0\
        {name} já está aqui. Quem abrir o link escolhe a senha do que foi registrado com esse nome.\0\
        Convite\0\
        Criar um link\0\
        Mais pessoas\0\
        Nome para entrar\0\
        A pessoa pode escolher outro.\0\
        O endereço deste servidor fica abaixo de um caminho, onde a página não pode estar. Crie o link com {command} e a opção --public-url.\0\
        Antes de convidar alguém, digite sua própria senha de novo.\0\
        Pessoas desta casa\0\
        Você\0\
        Sintomas em torno do início da menstruação\0\
        Cada dia conta para a menstruação mais próxima. Só contam ciclos completos, sem hormônios e sem lacuna no registro.\0\
        O dia 1 é o primeiro dia da menstruação, e o dia −1 é o dia anterior.\0\
        Onde a linha é interrompida, não há nada registrado.\0\
        Cada barra é uma proporção dos dias em que há algum registro. Uma barra tão alta quanto a sua linha é {percent}.\0\
        {days} de {logged}\0\
        nada registrado\0\
        Chance\0\
        Dia do ciclo\0\
        Dia\0\
        Humor\0\
        Sinais\0\
        Sintoma\0\
        Temperatura\0\
        Semana de\0\
        Quando a próxima menstruação pode começar\0\
        Quando o próximo sangramento de privação pode começar\0\
        O intervalo é traçado para que o sangramento comece dentro dele com uma chance de {percent} ou um pouco mais.\0\
        Nenhum dia sozinho é provável. O intervalo é traçado para que a menstruação comece dentro dele com uma chance de {percent} ou um pouco mais.\0\
        prevista para hoje\0\
        com atraso\0\
        nada previsto\0\
        pulada\0\
        tomada\0\
        sem registro\0\
        Doses das últimas 12 semanas\0\
        Nestas 12 semanas: {counts}.\0\
        Os gráficos precisam de duas menstruações, para que haja um ciclo entre elas. Registre suas menstruações, e eles aparecem aqui.\0\
        Abrir o calendário\0\
        nada registrado\0\
        Duração dos ciclos\0\
        Não há nenhum ciclo completo neste intervalo.\0\
        {count} ciclo mais antigo não é mostrado.\u{1F}{count} ciclos mais antigos não são mostrados.\0\
        Humor por parte do ciclo\0\
        Números\0\
        {chart}: números\0\
        Depois\0\
        Antes\0\
        Fértil\0\
        Fluxo\0\
        Incerto\0\
        Antes: os 13 dias antes da próxima menstruação. Depois: da menstruação até esses dias.\0\
        Depois: da menstruação até os dias férteis. Fértil: a ovulação e os cinco dias antes dela, pelos seus sinais ou, sem eles, 14 dias antes da próxima menstruação. Antes: daí até a próxima menstruação.\0\
        {count} item anotado com menos frequência não é mostrado.\u{1F}{count} itens anotados com menos frequência não são mostrados.\0\
        Cada número é uma proporção dos dias dessa parte em que há algum registro.\0\
        Hachurado: há menos de {days} dias ou de {cycles} ciclos registrados, pouco para tirar conclusões.\0\
        Ainda há poucos registros para ver um padrão.\0\
        Incerto: o ciclo atual, uma lacuna no registro, hormônios ou uma gravidez.\0\
        “{word}” é mais frequente depois da menstruação: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente depois da menstruação: em {days} de {count} dias registrados.\0\
        “{word}” é mais frequente antes da próxima menstruação: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente antes da próxima menstruação: em {days} de {count} dias registrados.\0\
        “{word}” é mais frequente no dia {day}: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente no dia {day}: em {days} de {count} dias registrados.\0\
        “{word}” é mais frequente do dia {first} ao dia {last}: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente do dia {first} ao dia {last}: em {days} de {count} dias registrados.\0\
        “{word}” é mais frequente nos dias férteis: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente nos dias férteis: em {days} de {count} dias registrados.\0\
        “{word}” é mais frequente na menstruação: em {days} de {count} dia registrado.\u{1F}“{word}” é mais frequente na menstruação: em {days} de {count} dias registrados.\0\
        Menstruações e fluxo\0\
        Não há nenhuma menstruação neste intervalo.\0\
        Relatório para consulta médica\0\
        dia no intervalo\0\
        veio dentro do intervalo\0\
        fora da conta, ou quase\0\
        duração em dias\0\
        dia previsto\0\
        outro dia\0\
        veio fora dele\0\
        intervalo de {percent} previsto no começo do ciclo\0\
        proporção dos dias registrados\0\
        início da menstruação\0\
        registrado em menos de {count} ciclo, pouco para tirar conclusões\u{1F}registrado em menos de {count} ciclos, pouco para tirar conclusões\0\
        Mostrar\0\
        Tudo\0\
        6 meses\0\
        2 anos\0\
        1 ano\0\
        Sintomas por parte do ciclo\0\
        Temperaturas, {days}\0\
        {temperature}, fora da conta: {reason}\0\
        Temperaturas desde {day}\0\
        Gráficos\0\
        Peso\0\
        A mediana de sete dias passou de {first} para {last}.\0\
        mediana de 7 dias\0\
        uma medição\0\
        A mediana de sete dias é {weight}.\0\
        Adicionar\0\
        Dia seguinte\0\
        Isto não foi compreendido. Abra a página de novo e tente mais uma vez.\0\
        Dia anterior\0\
        Sangramento\0\
        Mostrar no calendário\0\
        Sem registro\0\
        Isto foi alterado em outro lugar depois que você abriu a página. Nada foi salvo ainda. Qual versão deve ficar?\0\
        Salvar o que informei aqui\0\
        Manter o que está registrado\0\
        Informado aqui\0\
        nada\0\
        Registrado em outro lugar\0\
        Pílula, adesivo ou anel\0\
        Com atraso\0\
        Pulada\0\
        Tomada\0\
        A menstruação não pode terminar aqui: não há sangramento registrado, ou só escape, em {days}.\0\
        A última menstruação até este dia começou em {start}, mais de duas semanas antes. Registre primeiro os dias da mais recente.\0\
        Nenhuma menstruação começou até este dia. Escolha antes a intensidade do sangramento.\0\
        Há mais dias desta menstruação registrados: {days}. Por eles se sabe o fim dela.\0\
        Intenso\0\
        Leve\0\
        Moderado\0\
        Nenhum\0\
        Escape\0\
        Dia de menstruação\0\
        Este dia ainda não chegou. O registro é possível a partir dele.\0\
        Teste de ovulação\0\
        Negativo\0\
        Positivo\0\
        Em {unit}, por exemplo {example}. Se ficar vazio, o valor é apagado.\0\
        Humor\0\
        Outro humor\0\
        Muco cervical\0\
        Cremoso\0\
        Seco\0\
        Clara de ovo\0\
        Pegajoso\0\
        Aquoso\0\
        Anotação\0\
        Uma anotação pode ter no máximo {count} kilobyte.\u{1F}Uma anotação pode ter no máximo {count} kilobytes.\0\
        Ovulação\0\
        Notada neste dia\0\
        Começo e fim da menstruação\0\
        Primeiro dia, sem que se saiba o fim\0\
        Último dia da menstruação\0\
        Nenhum dos dois\0\
        Salvar\0\
        Salvo.\0\
        Sintomas\0\
        “{word}” não é mais oferecido. Os dias que já o têm continuam com ele.\0\
        Ocultar sintomas que você não usa\0\
        Ocultar “{word}”\0\
        Outro sintoma\0\
        Mostrar “{word}” de novo\0\
        “{word}” volta a ser oferecido.\0\
        Temperatura ao acordar\0\
        Isto não é uma temperatura. Escreva um número como {example}.\0\
        Uma temperatura ao acordar fica entre {low} e {high}.\0\
        Registrar {day}\0\
        Dias antes de 1900 não podem ser registrados.\0\
        Outros dias\0\
        Peso\0\
        Isto não é um peso. Escreva um número como {example}.\0\
        Um peso fica entre {low} e {high}.\0\
        Isto é longo demais para uma palavra. Ponha textos maiores na anotação.\0\
        Um dia pode ter no máximo {count} destes.\u{1F}Um dia pode ter no máximo {count} destes.\0\
        Várias pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.\0\
        Cancelar\0\
        O que vem a seguir mostra segredos ou não pode ser desfeito. Digite sua senha para continuar.\0\
        Sua senha de novo\0\
        Pronto. Agora envie mais uma vez o que você queria fazer.\0\
        Continuar\0\
        Idioma\0\
        Entrar\0\
        Você saiu da conta.\0\
        Nome\0\
        Ainda sem senha? Execute {command} no computador que serve esta página.\0\
        Com este link você entra neste dispositivo. Ele funciona uma única vez.\0\
        Abrir\0\
        Abra seu calendário\0\
        Senha\0\
        Mostrar senha\0\
        Manter a conta aberta neste dispositivo por 30 dias\0\
        Entrar\0\
        Ele já foi usado, ou seus dez minutos acabaram. Execute {command} para obter um novo.\0\
        Este link não funciona mais\0\
        Foram tentativas demais. Espere {count} segundo e tente de novo.\u{1F}Foram tentativas demais. Espere {count} segundos e tente de novo.\0\
        O nome e a senha não combinam.\0\
        Esta não é a sua senha.\0\
        Bloquear automaticamente após\0\
        Salvar\0\
        Este PIN é um dos primeiros que alguém tentaria. Escolha outro.\0\
        PIN errado muitas vezes: a sessão neste aparelho foi encerrada.\0\
        Um PIN esconde estas páginas de quem pegar um aparelho em que sua sessão está aberta. Depois de cinco PINs errados, a sessão é encerrada nele.\0\
        Esqueceu o PIN?\0\
        De quatro a oito dígitos.\0\
        De quatro a oito dígitos. Deixe em branco para manter o seu.\0\
        Não foi salvo: suas páginas estão bloqueadas. Desbloqueie-as em uma nova aba e tente de novo.\0\
        Bloquear\0\
        bloquear a página\0\
        Bloqueado\0\
        {count} minuto\u{1F}{count} minutos\0\
        Novo PIN\0\
        Bloqueado. O servidor não responde.\0\
        Ele só bloqueia a página e não é uma chave: não criptografa nada, e seus programas de calendário não o pedem.\0\
        Um PIN tem de quatro a oito dígitos e nada mais.\0\
        PIN\0\
        Digite sua senha para alterar isso\0\
        Remover PIN\0\
        PIN removido.\0\
        PIN salvo. O botão “Bloquear” fica no fim de cada página.\0\
        Definir PIN\0\
        PIN\0\
        Desbloquear\0\
        Saia da sessão. No computador que serve esta página, {command} cria um link para você entrar de novo.\0\
        Sua senha também desbloqueia a página.\0\
        Bloquear assim que a página sair da tela\0\
        Esse não é o seu PIN. Resta {count} tentativa; depois disso, a sessão é encerrada.\u{1F}Esse não é o seu PIN. Restam {count} tentativas; depois disso, a sessão é encerrada.\0\
        Fogos de artifício se abrem como flores sobre uma colina escura.\0\
        Um meteoro risca uma linha brilhante entre as estrelas.\0\
        Pipocas saltam de um saquinho listrado.\0\
        Um foguete redondinho decola e passa pela lua.\0\
        Um pequeno vulcão lança faíscas no céu da noite.\0\
        Uma baleia solta um jato de água e sorri.\0\
        Adicionar\0\
        Há {most} itens aqui, o máximo que cabe. Exclua algo de que você não precisa mais.\0\
        Esse dia não existe. Escolha um do calendário.\0\
        Escreva algo ou exclua a anotação.\0\
        Terminaria antes de começar. Escolha um fim posterior.\0\
        Não há espaço para mais. Exclua algo de que você não precisa mais.\0\
        Escreva o título em uma linha, sem caracteres de controle.\0\
        Encurte o título para {letters} letras.\0\
        Escreva um título.\0\
        Você já tem um calendário {title}. Escolha outro nome.\0\
        Escolha pelo menos um.\0\
        Adicionar um calendário\0\
        Também nos seus programas de calendário\0\
        Excluir este calendário\0\
        Renomear\0\
        Para que serve?\0\
        Calendários\0\
        Isso foi alterado em outro lugar nesse meio-tempo, e nada foi salvo ainda. Abaixo está o que você digitou; salvar de novo substitui a outra alteração.\0\
        Excluir\0\
        Excluído por último: {title}\0\
        Feito\0\
        Mover para baixo\0\
        Prazo (opcional)\0\
        Editar o evento\0\
        Termina às\0\
        Primeiro dia\0\
        Último dia\0\
        Novo evento\0\
        Ainda não há eventos.\0\
        Eventos passados\0\
        Local\0\
        repete-se\0\
        Começa às\0\
        O dia inteiro\0\
        Isso não existe mais. Nada foi alterado.\0\
        Lista\0\
        Mais\0\
        Mover uma tarefa para cima ou para baixo\0\
        Anotação\0\
        A anotação foi excluída em outro lugar nesse meio-tempo. Seu texto está em uma nova anotação.\0\
        A primeira linha é o título.\0\
        Esta anotação é longa demais para ser editada aqui. Edite no seu programa de calendário.\0\
        Nova anotação\0\
        Esta tarefa fica enquanto houver cartões para revisar. Revise-os e ela some.\0\
        Isso se repete como o seu programa de calendário definiu. Altere lá.\0\
        Salvo ({time}).\0\
        Título\0\
        Adicionar uma tarefa\0\
        Editar a tarefa\0\
        Desfazer a última marcação\0\
        Mover para cima\0\
        Ano de nascimento: {year}.\0\
        Mudar o ano de nascimento\0\
        Você não informou seu ano de nascimento.\0\
        Você e seu ciclo\0\
        Nome para entrar\0\
        Mudar o nome\0\
        A partir de agora, você entra como {name}.\0\
        Qualquer nome que ninguém mais tenha aqui, como um endereço de e-mail. As senhas de aplicativo e as assinaturas não mudam.\0\
        Você entra com este nome, por isso a senha vem primeiro: mude o nome em Ajustes › Perfil.\0\
        Use {command} para indicar uma gravidez ou uma pausa.\0\
        Imagem\0\
        Este PNG está danificado. Salve a imagem mais uma vez.\0\
        Arquivo da imagem\0\
        Um PNG de no máximo {side} × {side} pixels e {size} kB. Só você vê.\0\
        Seu navegador recorta qualquer outra imagem em um quadrado e a reduz antes de enviar.\0\
        Este arquivo não é um PNG. Salve a imagem como PNG primeiro.\0\
        Remover imagem\0\
        Sua imagem foi removida.\0\
        Salvar imagem\0\
        Sua imagem foi salva.\0\
        Este arquivo é grande demais: uma imagem tem no máximo {size} kB.\0\
        Esta imagem é grande demais: ela pode ter {side} × {side} pixels.\0\
        Este PNG é animado, entrelaçado ou tem 16 bits por canal. Salve-o sem isso.\0\
        Sua imagem\0\
        Perfil\0\
        Duração habitual que você informou: {days} dias.\0\
        Mudar a duração habitual\0\
        Você não informou a duração habitual do seu ciclo.\0\
        Os programas que assinam o seu calendário mostram isso depois da próxima atualização.\0\
        Escolha {count} dia.\u{1F}Escolha de um a {count} dias.\0\
        Escolha um horário depois do primeiro.\0\
        Escolha pelo menos um dia da semana.\0\
        Quando\0\
        Quem lembra é o programa de calendário, em cada dispositivo que assina o seu calendário.\0\
        De\0\
        Hábitos\0\
        Estes tocam nesta página enquanto está aberta, e no seu computador.\0\
        Você tem {number}. Desative um primeiro.\0\
        Um lembrete com suas palavras\0\
        O que diz\0\
        Lembrar\0\
        Outros métodos\0\
        No horário da dose\0\
        Tocar de novo\0\
        Não repetir\0\
        mais {count} vez\u{1F}mais {count} vezes\0\
        Com som, onde for possível\0\
        Minutos entre um toque e o próximo\0\
        Horário\0\
        Lembretes\0\
        Até\0\
        Como texto\0\
        Doze linhas para um e-mail ou um formulário. Selecione e copie.\0\
        Informe datas como 2026-11-20.\0\
        Em que os números se baseiam\0\
        Sangramento entre menstruações: {bleeds}.\0\
        Nenhum sangramento entre menstruações está registrado.\0\
        Sangramento\0\
        O que o relatório mostra\0\
        Anticoncepção\0\
        Copiado.\0\
        Copiar como texto\0\
        Ciclos\0\
        {days} ({length})\0\
        {flow} {days}\0\
        Dias destas menstruações por fluxo: {flows}.\0\
        De\0\
        Um relatório mostra o que já passou. Escolha um primeiro dia que não esteja no futuro.\0\
        Última menstruação: {days}.\0\
        Há registros em {days} de {count} dia.\u{1F}Há registros em {days} de {count} dias.\0\
        Feito em {day}.\0\
        Feito por {program}.\0\
        {method} desde {day}\0\
        {method}, {days}\0\
        Nenhum método anticoncepcional está registrado neste intervalo.\0\
        Anticoncepção: {methods}.\0\
        Anotações\0\
        Não há anotações neste intervalo.\0\
        Tudo aqui foi registrado pela própria pessoa, e nada foi medido ou examinado por profissionais. Intervalos e datas futuras são previsões.\0\
        Fases da vida: {phases}.\0\
        Imprima esta página ou salve em PDF com a função Imprimir do navegador. A moldura em volta fica de fora.\0\
        O primeiro dia vem depois do último. Troque um pelo outro.\0\
        Alta da temperatura em {rises} de {count} ciclo com medições.\u{1F}Alta da temperatura em {rises} dos últimos {count} ciclos com medições.\0\
        Mostrar\0\
        Uma parte foi importada: {sources}.\0\
        Resumo\0\
        Dor, sintomas e humor\0\
        Nenhum sintoma nem humor está registrado neste intervalo.\0\
        Temperaturas ao acordar\0\
        Nenhuma temperatura está registrada neste intervalo.\0\
        Até\0\
        Relatório do ciclo\0\
        Relatório do ciclo: {name}\0\
        Peso\0\
        Com minhas anotações\0\
        Relatório de {days} gravado em {file}. Abra no navegador para ler, imprimir ou salvar em PDF.\0\
        Aparência\0\
        Todos os ajustes\0\
        Escolha uma destas opções.\0\
        Escreva uma data como {date}.\0\
        Um nome tem de 1 a 100 caracteres e nenhuma quebra de linha.\0\
        Outra pessoa aqui já tem este nome.\0\
        Escreva um número de {first} a {last}, ou nada.\0\
        Escreva um horário, como 09:00.\0\
        Escreva palavras com letras, separadas por vírgulas.\0\
        Este fuso horário não é conhecido. Escreva como em Europe/Berlin.\0\
        Ano de nascimento\0\
        Deixe vazio se preferir não informar.\0\
        Nome do seu calendário em outros programas\0\
        Graus Celsius\0\
        Discreto\0\
        Os títulos das janelas e as notificações não dizem nada sobre o seu ciclo, e a página “Hoje” só o mostra quando você toca.\0\
        Graus Fahrenheit\0\
        Previsão\0\
        Idioma e unidades\0\
        Avisos sobre menstruações e ciclos que vale levar a uma consulta médica\0\
        Ocultar dias férteis e ovulação\0\
        Página inicial\0\
        Quilogramas\0\
        Idioma\0\
        Como o navegador pede\0\
        Sair\0\
        Segunda-feira\0\
        Mais ajustes\0\
        Nome\0\
        As primeiras letras dele são a sua imagem.\0\
        Ainda não foi salvo: algo abaixo precisa ser revisto.\0\
        Suas próprias palavras para menstruação\0\
        Separadas por vírgulas. Um evento com um título assim é uma menstruação.\0\
        Sua imagem: {initials}\0\
        Imagens alegres nos dias férteis\0\
        Libras\0\
        Sábado\0\
        Salvar\0\
        Salvo.\0\
        Atalhos de teclado\0\
        Domingo\0\
        Você é adolescente\0\
        Nesse caso, ciclos de 21 a 45 dias são comuns.\0\
        Temperaturas em\0\
        Cores\0\
        Escuras\0\
        Claras\0\
        Como no dispositivo\0\
        Fuso horário\0\
        Como Europe/Berlin. Deixe vazio para usar o fuso horário do servidor.\0\
        Ajustes\0\
        Anticoncepção\0\
        Importar, exportar e apagar\0\
        Lembretes\0\
        Senha e dispositivos\0\
        Nada mudou.\0\
        Duração habitual do ciclo\0\
        Em dias. Conta como um ciclo ao lado dos que você registra.\0\
        Primeiro dia da semana\0\
        Pesos em\0\
        Janela fértil\0\
        Ampliada, com mais dias\0\
        Padrão\0\
        Você\0\
        Endereço\0\
        Código QR do endereço para celulares\0\
        O endereço da sua assinatura\0\
        Endereço para celulares\0\
        Um calendário só com datas ou com títulos neutros não tem essa frase. Escolha um dos dois.\0\
        Um calendário só com datas não pode alterar o registro. Escolha um dos dois.\0\
        Você já tem {count}, e não há lugar para mais. Revogue um que ninguém use.\0\
        Escolha algum conteúdo. O que os ajustes ocultam não conta.\0\
        Este dia já passou. Escolha hoje ou um dia por vir.\0\
        Este nome já está em uso. Escolha outro.\0\
        Já não existe mais; nada foi alterado.\0\
        Deixar um calendário vazio no endereço por 30 dias, para que os programas apaguem o que têm\0\
        Com uma frase leve e gentil nos dias férteis\0\
        Sem https, o servidor não deixa ninguém entrar por este endereço.\0\
        Conteúdo\0\
        Doses\0\
        Dias férteis\0\
        Ovulação\0\
        Menstruações\0\
        Perguntas como “A menstruação está atrasada?”\0\
        Copiado.\0\
        Copiar: {what}\0\
        Só títulos e datas, sem descrições\0\
        Pronto\0\
        Último dia em que funciona\0\
        Deixe vazio para que funcione até você revogar.\0\
        Criar uma assinatura\0\
        Assinaturas de calendário\0\
        Uma assinatura é um calendário em um endereço secreto, que programas de calendário assinam. Dê a cada programa e a cada pessoa uma própria, só com o necessário.\0\
        Ainda não há assinaturas.\0\
        Digitar minha senha\0\
        Revogada\0\
        Meses à frente\0\
        Nome\0\
        Para você: o programa ou a pessoa a que se destina.\0\
        Sem lembretes\0\
        Só este computador alcança este endereço. Para outros dispositivos, inicie o servidor com um endereço que eles alcancem.\0\
        Senha\0\
        Antes de criar um endereço ou uma senha de aplicativo, digite de novo a sua própria senha.\0\
        Criar uma senha de aplicativo\0\
        Código QR da senha\0\
        Criar um arquivo para um iPhone ou um Mac\0\
        O arquivo contém a senha. Abra-o no iPhone ou no Mac e apague-o quando a conta aparecer lá.\0\
        Sua senha de aplicativo\0\
        Senhas de aplicativo\0\
        Com uma senha de aplicativo, um programa de calendário entra na conta e pode alterar o que você registrou, nos dois sentidos.\0\
        Ainda não há senhas de aplicativo.\0\
        Só leitura: sem alterações nem outros calendários\0\
        Revogar {name}\0\
        Criar um novo endereço para {name}\0\
        Títulos\0\
        Neutros, que não revelam nada\0\
        Diretos\0\
        Nome de usuário\0\
        Aceitar alterações que o Thunderbird envia ao endereço\0\
        Deve ser um número inteiro de 1 a {most}.\0\
        Deve ser uma linha de até {most} letras.\0\
        Fazer um intervalo\0\
        Minutos de intervalo\0\
        O temporizador mudou nesse meio-tempo. Nada foi feito.\0\
        Encerrar\0\
        Você estuda, faz um intervalo e continua. Nada começa sozinho: no fim de cada parte, há uma pergunta. Toca onde seus alarmes tocam.\0\
        Mais {count} minuto\u{1F}Mais {count} minutos\0\
        Continuar\0\
        Este navegador não executa scripts, então a página não pode contar o tempo nem tocar. Ela pergunta quando o tempo acaba.\0\
        Intervalo até {time}.\0\
        Pausar\0\
        Começar\0\
        Minutos de estudo\0\
        Continuar estudando\0\
        Estudando até {time}.\0\
        O que você estuda?\0\
        Você pode deixar em branco.\0\
        Temporizador de estudo\0\
        Adicionar ao seu calendário o que você estuda\0\
        Próximos alarmes\0\
        Não, terminou em {day}\0\
        Sim, registrar {day}\0\
        Não, não perguntar de novo\0\
        Não, não falta nenhuma\0\
        Ainda não\0\
        Sim\0\
        Sim, antes\0\
        Sim, hoje\0\
        A qualquer momento\0\
        A menstruação continua hoje?\0\
        A menstruação começou?\0\
        Em que ponto do ciclo você está\0\
        Próximo sangramento de privação em cerca de {count} dia\u{1F}Próximo sangramento de privação em cerca de {count} dias\0\
        O sangramento de privação pode começar hoje\0\
        {days}: {length}\0\
        {days}: dia {day}\0\
        Últimos ciclos\0\
        Todos os ciclos e alterações\0\
        Feito\0\
        Pulada\0\
        Tomada\0\
        Previsto\0\
        Nenhuma menstruação está registrada ainda\0\
        Último registro\0\
        Menstruação com {count} dia de atraso\u{1F}Menstruação com {count} dias de atraso\0\
        Registrar hoje\0\
        Próxima menstruação em cerca de {count} dia\u{1F}Próxima menstruação em cerca de {count} dias\0\
        Próxima menstruação em {first} a {count} dia\u{1F}Próxima menstruação em {first} a {count} dias\0\
        A menstruação pode começar hoje\0\
        Ainda não veio\0\
        Anotado: sem sangramento, {days}.\0\
        Vale perguntar\0\
        Troca com atraso: {method}, {when}.\0\
        Previsão em pausa: {phase}\0\
        Mostrar o dia de hoje\0\
        Hoje\0\
        Desfazer\0\
        Sem previsão no momento\0\
        Informe quanto seus ciclos costumam durar\0\
        acne\0\
        ansiedade\0\
        dor nas costas\0\
        inchaço\0\
        seios sensíveis\0\
        calma\0\
        cólicas\0\
        energia\0\
        cansaço\0\
        alegria\0\
        dor de cabeça\0\
        irritação\0\
        náusea\0\
        tristeza\0
        """)
}
