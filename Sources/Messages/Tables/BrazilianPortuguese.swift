// Scripts/catalogue writes this file from po/pt_BR.po.
// swift-format-ignore-file

extension TextTable {
    static let brazilianPortuguese = TextTable(
        text: """
            Endereço:\
            expirada (valeu até {day})\
            Assinatura {name} criada: {facts}.\
            Assinatura {name} revogada. Um programa que ainda a assina mostra um calendário vazio depois da próxima atualização. O endereço funciona até {day}.\
            Sem https, outras pessoas na rede também podem ler o endereço.\
            O código QR do endereço não cabe aqui: ocupa {count} coluna.\0O código QR do endereço não cabe aqui: ocupa {count} colunas.\
            Assinatura {name} revogada. Os programas podem manter o que já buscaram.\
            Novo endereço para a assinatura {name}: {facts}.\
            Qualquer pessoa com este endereço pode ler a assinatura. Ele só é mostrado agora.\
            Qualquer pessoa com ele também pode alterar os seus registros.\
            O endereço não fica guardado. Para criar outro, use 'eve-ics feed rotate {name}'.\
            Ainda não há assinaturas de calendário. Crie uma com 'eve-ics feed add NAME'.\
            último acesso na semana de {day}\
            nunca acessada\
            Nada está oculto.\
            {name}: {facts}.\
            Aguardando conexões em {addresses}.\
            Aguardando conexões nos sockets que o systemd abriu.\
            Criado no último dia ({count}): {items}.\0Criado nos últimos {count} dias: {items}.\
            a assinatura {name} ({day})\
            a senha de aplicativo {name} ({day})\
            criada por uma versão mais nova do eve-ics; atualize esta\
            Só este computador alcança este endereço. Para outros aparelhos, informe o endereço do seu servidor com --public-url URL.\
            Senha:\
            Adicione uma conta CalDAV com esses dados no programa de calendário. A senha só é mostrada agora.\
            Senha de aplicativo {name} criada: {facts}.\
            Sem https, o servidor não deixa ninguém entrar neste endereço; veja 'eve-ics help serve'.\
            O código QR da senha não cabe aqui: ocupa {count} coluna.\0O código QR da senha não cabe aqui: ocupa {count} colunas.\
            A senha também está em {file}. Abra esse arquivo no iPhone ou no Mac e apague-o quando a conta estiver lá.\
            Senha de aplicativo {name} revogada. Os programas podem manter o que já buscaram.\
            Qualquer pessoa com a senha pode ver este calendário.\
            Qualquer pessoa com a senha pode ver este calendário e alterar os seus registros e calendários.\
            Ainda não há senhas de aplicativo. Crie uma com 'eve-ics app-password add NAME'.\
            só leitura\
            De volta: {count} evento que estava oculto em um programa de calendário.\0De volta: {count} eventos que estavam ocultos em um programa de calendário.\
            válida até {day}\
            último uso: {distance}\
            nunca usada\
            Nome de usuário:\
            pode ser alterada no Thunderbird\
            Alarme adicionado: {title}, {when}.\
            dia todo\
            {days} às {time}\
            Às {time}\
            Alarme alterado: {title}, {when}.\
            Há mais do que é mostrado aqui.\
            começa {count} dia antes\0começa {count} dias antes\
            Dispensar\
            Para dispensar o alarme: {command}\
            Alarme dispensado: {title}.\
            {title} em {count} dia\0{title} em {count} dias\
            {title} hoje\
            {title} amanhã\
            {title} em {count} semana\0{title} em {count} semanas\
            repetição definida no seu programa de calendário\
            todos os dias\
            {title}: previsão para daqui a {count} dia\0{title}: previsão para daqui a {count} dias\
            {title}: previsão para hoje\
            {title}: previsão para amanhã\
            {title}: previsão para daqui a {count} semana\0{title}: previsão para daqui a {count} semanas\
            começa {count} hora antes\0começa {count} horas antes\
            começa {count} minuto antes\0começa {count} minutos antes\
            Alarmes perdidos: {titles}\
            mais {count}\0mais {count}\
            Lembrete\
            Próxima vez: {when}.\
            Você não tem nenhum alarme.\
            Nada previsto em {count} dia.\0Nada previsto nos próximos {count} dias.\
            Nenhum alarme está tocando.\
            Este alarme não toca mais.\
            Alarme removido: {title}.\
            tocando agora\
            {title}: dia sem alarme, {day}.\
            Adiar\
            Toca de novo às {time}: {title}.\
            {title}: início em {count} dia\0{title}: início em {count} dias\
            {title}: início hoje\
            {title}: início amanhã\
            {title}: início em {count} semana\0{title}: início em {count} semanas\
            É assim que um alarme toca\
            alarme perdido\
            Os dados anteriores estão agora em {file}.\
            {count} entrada\0{count} entradas\
            {count} entrada não pôde ser lida ou já tinha sido apagada.\0{count} entradas não puderam ser lidas ou já tinham sido apagadas.\
            {count} pessoa\0{count} pessoas\
            Arquivo substituído: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\
            Substituir {store} por {backup} ({contents})?\
            Arquivo restaurado: {store} ({contents}).\
            Substituir {store} pela {count} entrada que pode ser lida de {file}?\0Substituir {store} pelas {count} entradas que podem ser lidas de {file}?\
            Arquivo recuperado: {store} ({contents}).\
            Arquivo gravado: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\
            Qualquer dia pode ser fértil.\
            Contagem a partir de uma menstruação que começa em {day}.\
            Não conta como menstruação.\
            {percent} de chance em {day}\
            {percent} de chance entre {first} e {last}\
            Previsão: os dias em torno da ovulação, prevista para {day} ({chance}).\
            Até agora, há só {count} ciclo completo registrado; por isso, a previsão pode mudar.\0Até agora, há só {count} ciclos completos registrados; por isso, a previsão pode mudar.\
            Ainda não há nenhum ciclo completo registrado; por isso, o intervalo é o das pessoas em geral.\
            Ainda não há nenhum ciclo completo registrado; a sua estimativa de {count} dia conta como um.\0Ainda não há nenhum ciclo completo registrado; a sua estimativa de {count} dias conta como um.\
            Até agora, há só {count} ciclo completo registrado, e a sua estimativa de {usual} dias conta como mais um. A previsão pode mudar.\0Até agora, há só {count} ciclos completos registrados, e a sua estimativa de {usual} dias conta como mais um. A previsão pode mudar.\
            Previsão: {chance}.\
            Registrado: {count} dia.\0Registrados: {count} dias.\
            Registrado: o primeiro dia. Não se sabe quanto a menstruação durou.\
            Se faltou registrar uma menstruação por volta de {day}, a próxima está prevista para {expected}.\
            Uma previsão, não um método anticoncepcional.\
            Observada.\
            A menstruação acabou? Costuma durar {count} dia, e desta vez já dura mais.\0A menstruação acabou? Costuma durar {count} dias, e desta vez já dura mais.\
            A menstruação está com {count} dia de atraso (prevista para {day}).\0A menstruação está com {count} dias de atraso (prevista para {day}).\
            Mais tarde que o previsto: em nove de cada dez casos, já teria começado antes de {day}.\
            Se continuar, registre cada dia que vier. Se não, mantenha ou apague este evento.\
            Se já começou, registre o primeiro dia. Se não, mantenha ou apague este evento: isso não muda nada.\
            A menstruação chegou? A data mais provável de início era {day}.\
            Registrado: {logged}. Previsto: {expected}.\
            Se a menstruação acabar antes, termine este evento no último dia dela.\
            Dias registrados e previstos.\
            Nenhuma janela fértil é mostrada: o intervalo previsto para a ovulação passa de três semanas.\
            Janelas férteis mais adiante não são mostradas: o intervalo previsto para a ovulação passa de três semanas.\
            Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa em {day}.\
            Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa entre {first} e {last}.\
            Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa em {day}.\
            Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa entre {first} e {last}.\
            respostas sobre ciclos incomuns\
            contracepção\
            entradas antigas apagadas\
            {item} ({days})\
            entrada {entry} refeita\
            {count} dia, {range}\0{count} dias, {range}\
            nada\
            lembrete dos dias férteis\
            lembrete da injeção\
            lembrete da ovulação\
            lembrete do adesivo\
            lembrete da menstruação\
            lembrete da pílula\
            lembrete das perguntas\
            lembrete da troca\
            lembrete do anel\
            removido: {items}\
            configuração {key}: {value}\
            configuração {key}: padrão\
            entrada {entry} desfeita\
            {day} às {time}\
            Fora da conta: {readings}.\
            A alta aparece depois de seis medições mais baixas e três mais altas.\
            intenso\
            leve\
            moderado\
            escape\
            sangramento\
            Meça ao acordar, antes de se levantar, e registre com 'eve-ics log today --temperature {example}'.\
            {row}: {signs}\
            negativo\
            positivo\
            cremoso\
            seco\
            clara de ovo\
            pegajoso\
            aquoso\
            Nenhuma alta até agora. Uma alta exige três medições seguidas acima das seis anteriores.\
            Nenhuma temperatura está registrada neste ciclo.\
            Nenhuma outra temperatura está registrada neste ciclo.\
            Nenhuma temperatura está registrada no ciclo que começou em {start}.\
            Por isso, o dia mais provável da ovulação foi {day} ({chance}).\
            {count} medição até agora.\0{count} medições até agora.\
            A temperatura passou de {line} em {day} (dia {number} do ciclo). Isso é certo desde {confirmed}.\
            Data\
            Dia\
            LH\
            Muco\
            Ovulação\
            Fluxo\
            Alta\
            linha de cobertura\
            fora da conta\
            ovulação observada\
            alta\
            temperatura\
            Ciclo de {days} ({length}). Temperaturas em {unit}.\
            Ciclo que começou em {start}. Hoje é o dia {number}. Temperaturas em {unit}.\
            Que o café continue quente e as filas sejam curtas.\
            A poltrona mais confortável é sua.\
            Uma velha amizade ia gostar de receber notícias suas.\
            Use a cor de que você mais gosta.\
            Bons dias para voltar para casa pelo caminho mais longo.\
            Trate-se com o mesmo carinho que você dá às suas plantas.\
            Tem gente feliz por ter você por perto.\
            A cozinha é um bom lugar para dançar; ninguém está olhando.\
            Você já venceu todas as segundas-feiras até aqui.\
            Fique com o lugar na janela.\
            Algum semáforo vai abrir na hora certa: fique de olho.\
            Bons dias para ouvir música, um pouco mais alto.\
            com o próprio endereço\
            com frases alegres\
            para {client}\
            só as datas\
            doses\
            vazio, para que os programas apaguem o que mostram\
            dias férteis\
            dias férteis ocultos\
            idioma {tag}\
            {count} mês à frente e {past} para trás\0{count} meses à frente e {past} para trás\
            sem lembretes\
            ovulação\
            menstruações\
            perguntas\
            títulos neutros\
            títulos próprios\
            Uso {number} adicionado: {details}.\
            às {time}\
            Uso {number} alterado: {details}.\
            Início\
            Fim\
            Método\
            Próximo\
            Uso\
            Hora\
            O uso {number} ({method}) terminou em {day}.\
            O uso {number} ({method}) termina em {day}.\
            Exporte de novo para levar isto ao seu calendário.\
            a partir de {day}\
            a partir de hoje\
            O uso {number} ({method}) continua.\
            O uso {number} ({method}) continua em paralelo. Se já acabou, use 'eve-ics contraception end --course {number}'.\
            Uso {number} ({method}): a injeção {injection} está prevista para {day}.\
            Uso {number} ({method}): a injeção {injection} foi aplicada em {day}.\
            Nenhum método está registrado. Por exemplo, use 'eve-ics contraception add pill 21+7 --start {today}'.\
            O lembrete da próxima injeção vem uma semana antes.\
            O lembrete da próxima injeção vem no próprio dia.\
            O lembrete da troca vem {count} semana antes.\0O lembrete da troca vem {count} semanas antes.\
            O lembrete da troca vem no próprio dia.\
            começando no dia {number} de uma cartela\
            Uso {number} ({method}): a cartela {pack} começa em {day}.\
            Uso {number} ({method}): {day} é o dia {place} da cartela {pack}.\
            Nada dela está registrado como tomado; por isso, ela passa para esse dia. Se a cartela já tinha começado, repita o comando com '--new-pack'.\
            Para receber um lembrete da troca, informe por quanto tempo o método pode ficar. Para cinco anos, use '{command}'.\
            Uso {number} ({method}): troca em {day}.\
            Uso {number} ({method}): a série {round} começa em {day}.\
            Uso {number} ({method}): {day} é o dia {place} da série {round}.\
            desde {day}\
            O horário do uso {number} ({method}) agora é {time}.\
            O uso {number} ({method}) agora não tem horário.\
            Já está assim. Nada mudou.\
            Para deixá-lo fora da conta, use 'eve-ics cycle {start} ignore'.\
            Se o ciclo iniciado em {day} foi mesmo um só ciclo longo, use 'eve-ics cycle {start} long'.\
            Se falta uma menstruação no ciclo iniciado em {day}, use 'eve-ics cycle {start} missing'.\
            Se o ciclo iniciado em {day} durou mesmo tudo isso, use 'eve-ics cycle {start} long'.\
            Se uma menstruação começou em {day}, use 'eve-ics cycle {start} start'.\
            Sua resposta sobre o ciclo de {days} foi removida.\
            Sua resposta sobre o sangramento de {days} foi removida.\
            Anotado: o sangramento de {days} foi entre menstruações.\
            Anotado para {days} ({length}): este ciclo não conta.\
            Anotado para {days} ({length}): foi um só ciclo.\
            Anotado para {days} ({length}): falta uma menstruação.\
            Anotado: uma menstruação começou com o sangramento de {days}.\
            Isso já está registrado. Nada mudou.\
            sangramento entre menstruações (sua resposta)\
            fora da conta (sua resposta)\
            foi mesmo um só ciclo (sua resposta)\
            falta nele uma menstruação (sua resposta)\
            sangramento entre menstruações\
            provavelmente dois ciclos; pode faltar uma menstruação por volta de {day}\
            provavelmente três ciclos; podem faltar menstruações por volta de {days}\
            diferente dos seus outros ciclos\
            Sua resposta sobre o ciclo que começou em {start} foi removida.\
            Anotado: o ciclo que começou em {start} não vai contar.\
            Anotado: não falta nenhuma menstruação desde {start}.\
            O ciclo que começou em {start} não tem resposta. Nada mudou.\
            O ciclo de {days} não tem resposta. Nada mudou.\
            Este dia é anterior à primeira menstruação registrada ({start}).\
            Este dia conta como sangramento entre menstruações.\
            Ela veio {count} dia antes.\0Ela veio {count} dias antes.\
            Ela veio nesse dia.\
            Ela veio com {count} dia de atraso.\0Ela veio com {count} dias de atraso.\
            um dia fértil na janela de {window}, com ovulação por volta de {day}\
            sem menstruação\
            sem menstruação e fora de uma janela fértil\
            ovulação por volta deste dia, na janela fértil de {window}\
            dia {number} da menstruação prevista a partir de {first} ({chance})\
            dia {number} da menstruação, que dura cerca de {length}\
            Previsto: {expectation}.\
            Este dia está a mais de dez anos de distância. Não há previsão para ele.\
            Chance de ser fértil: {percent}.\
            O primeiro dia de um ciclo.\
            O primeiro dia de um ciclo de {count} dia.\0O primeiro dia de um ciclo de {count} dias.\
            Registrado: {items}.\
            Anotação:\
            Nada está registrado neste dia.\
            Dia {number} do ciclo que começou em {start}.\
            Dia {number} do ciclo com início previsto para {start}.\
            Dia {number} do ciclo que começou em {start}, se nenhuma menstruação começar antes.\
            Previsão feita em {made}, no começo do ciclo: {expectation}.\
            A previsão de {made} indicava esta menstruação para {day} ({chance}).\
            Para ver os motivos, use 'eve-ics explain'.\
            Chance de o próximo sangramento começar neste dia: {percent}. Até lá: {total}.\
            Chance de a próxima menstruação começar neste dia: {percent}. Até lá: {total}.\
            {date} ({weekday}, {distance})\
            Registros alterados: {day}.\
            Corrija os valores, salve e feche o editor. Um valor vazio não é registrado.\
            Humor: {words}\
            Anotação: {words}\
            Anotação:\
            Você ainda não escreveu nada. Por exemplo: 'eve-ics log today --note NOTE'\
            Nada do que você escreveu corresponde.\
            Sintomas: {words}\
            Nada mudou.\
            Feito.\
            Feito com atraso.\
            Injeção {number}.\
            {count} dose está registrada como pulada: esta previsão não vale mais. Consulte a bula ou peça orientação na farmácia.\0{count} doses seguidas estão registradas como puladas: esta previsão não vale mais. Consulte a bula ou peça orientação na farmácia.\
            Começa uma nova cartela.\
            Começa uma nova série.\
            {number} de {total}\
            Adesivo {number}, série {round}.\
            Adesivo {number}, série {round}: hora de retirar. Começa a pausa.\
            Pílula {number}, cartela {pack}.\
            Pílula {number}, cartela {pack}: placebo, sem hormônios.\
            Troca prevista: {method}. Marque a consulta com antecedência.\
            Anel {number}, série {round}.\
            Anel {number}, série {round}: hora de retirar. Começa a pausa.\
            A bula explica o que fazer.\
            Dose pulada.\
            Pílula tomada.\
            Pílula tomada com atraso.\
            Sem adesivo: {days}.\
            Sem pílulas: {days}.\
            Pílulas de placebo, sem hormônios: {days}.\
            Sem anel: {days}.\
            injeção {number}\
            Injeção {number}, prevista para {day}, {distance}: não está registrada como feita.\
            {dose}, {when}\
            A seguir: {item}.\
            Próxima cartela: {when}.\
            Próximo adesivo: {when}.\
            Próximo anel: {when}.\
            trocar pelo adesivo {number}\
            trocar o adesivo\
            retirar o adesivo\
            colocar o adesivo {number}\
            colocar o adesivo\
            pílula {number}\
            pílula {number} (placebo)\
            troca\
            Troca prevista: {method}, {when}.\
            Troca em atraso: {method}, {when}. Depois da troca, use 'eve-ics contraception reset --course {course}'.\
            trocar pelo anel {number}\
            trocar o anel\
            colocar o anel {number}\
            colocar o anel\
            retirar o anel\
            Hoje: {dose}, ainda sem registro.\
            Hoje às {time}: {dose}, ainda sem registro.\
            Hoje: {dose}.\
            Ainda sem registro: {days}.\
            {day}, {distance}\
            {day} às {time}\
            alarme alterado\
            reconhecido pelas datas\
            evento alterado dia a dia\
            reconhecido pelo ref\
            evento cancelado pelo arquivo\
            {event} → {outcome} ({reasons})\
            evento confirmado\
            {event}: no calendário, {calendar}; no registro, {log} ({reason})\
            evento apagado\
            linhas acrescentadas à descrição\
            {title} {days}\
            evento ausente do calendário\
            A maioria dos eventos voltou um dia antes.\
            A maioria dos eventos voltou um dia depois.\
            A maioria dos eventos voltou terminando um dia antes.\
            A maioria dos eventos voltou terminando um dia depois.\
            A maioria dos eventos voltou só com o primeiro dia.\
            Alguns programas gravam as datas assim; por isso, elas são lidas como apareciam para você.\
            Alguns programas gravam as datas assim; por isso, nenhuma data foi importada. Registre o que mudou com 'eve-ics log'.\
            {count} evento da previsão está oculto nos seus programas de calendário. 'eve-ics unhide' o traz de volta.\0{count} eventos da previsão estão ocultos nos seus programas de calendário. 'eve-ics unhide' os traz de volta.\
            registrado: {days}\
            registrado: {days}, com fim em {last}\
            registrado: {days}, e até {last} conforme os dias passam\
            {event}: falta no calendário. Se foi você que apagou, use 'eve-ics import --accept-deletions'.\
            … e mais {count}\0… e mais {count}\
            evento movido\
            novo evento\
            {count} evento do seu calendário não está neste arquivo.\0{count} eventos do seu calendário não estão neste arquivo.\
            sem sangramento até {today}\
            anotação em {day}\
            observada em {day}\
            evento de volta aonde estava\
            lembrete: {reminder}\
            evento movido e com outra duração\
            evento encurtado\
            confirmado\
            apagado\
            dose tomada com atraso\
            sem menstruação\
            sem sangramento\
            outro lembrete\
            menstruação {days}\
            dose pulada\
            evento alongado\
            dose tomada\
            {event}: {what}\
            não está mais registrado\
            dois eventos deste tipo têm novos alarmes diferentes\
            o registro diz outra coisa\
            o registro tem uma menstruação nesses dias\
            o registro foi alterado depois que o calendário foi criado\
            o lembrete foi alterado depois que o calendário foi criado\
            outro evento foi colocado nos mesmos dias\
            o arquivo tem este evento duas vezes, em dias diferentes\
            Depois disso, a previsão volta a seguir os seus próprios ciclos.\
            Durante o uso, não há previsão de dias férteis, e o sangramento é previsto para as pausas, não a partir dos seus ciclos.\
            Durante o uso, o sangramento é previsto para as pausas, não a partir dos seus ciclos.\
            A última injeção conta até {day}.\
            A bula explica o que fazer se uma injeção for pulada ou atrasar.\
            A bula explica o que fazer se um adesivo for pulado ou atrasar.\
            A bula explica o que fazer se uma pílula for pulada ou atrasar.\
            A bula explica o que fazer se um anel for pulado ou atrasar.\
            Durante o uso, não há previsão de dias férteis nem de menstruações.\
            Durante o uso, não há previsão de menstruações.\
            Isso não muda nada na previsão dos seus ciclos.\
            Seu método ({method}) começa fora de uma menstruação e precisa de sete dias. Até {day}, os dias férteis são previstos como se você não o usasse. A bula explica o que fazer até lá.\
            Durante o uso, não há previsão de dias férteis, porque o método impede a ovulação em alguns ciclos e em outros não.\
            A menstruação terminou em {last}: {days}, {count} dia.\0A menstruação terminou em {last}: {days}, {count} dias.\
            Não são mais dias de menstruação: {days}.\
            Também registrados como dias de menstruação: {days}.\
            Apagar para sempre tudo o que está registrado?\
            Apagar para sempre tudo o que está registrado e os calendários guardados aqui?\
            Apagar para sempre tudo o que está registrado antes de {day}?\
            Apagar para sempre tudo o que está registrado nestes dias: {days}?\
            Apagar para sempre tudo o que está registrado de {day} em diante?\
            Os outros calendários guardados aqui não mudam.\
            Apagado.\
            Apagado, com {count} calendário que estava guardado aqui.\0Apagado, com {count} calendários que estavam guardados aqui.\
            Apagado, com {count} entrada que não era do ciclo.\0Apagado, com {count} entradas que não eram do ciclo.\
            Nada está registrado; por isso, nada foi apagado.\
            Nada estava registrado nesses dias; por isso, nada foi apagado.\
            O arquivo que uma restauração deixou de lado também ainda os tem: {file}.\
            Backups e calendários anteriores ainda têm esses dias.\
            Ainda há vestígios disso nos arquivos de dados, porque outro programa os está lendo. Eles são removidos quando ele terminar.\
            Estes são os registros de {name}.\
            Depois da contracepção, seus próprios ciclos voltam, contados a partir de {start}.\
            Com tudo o que você registrou neste ciclo, a previsão é {day}.\
            Com os seus sinais de ovulação, a previsão é {day}.\
            A sua estimativa de {count} dia conta como um ciclo, o mais antigo.\0A sua estimativa de {count} dias conta como um ciclo, o mais antigo.\
            Previsto: {days}, com ovulação por volta de {day} ({chance}).\
            Sem sinais de ovulação, supõe-se que ela ocorra 14 dias antes da próxima menstruação.\
            Isso resulta dos sinais em ciclos anteriores.\
            Isso resulta dos sinais acima.\
            A última menstruação começou em {start}.\
            Os ciclos das pessoas em geral duram cerca de {count} dia ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\0Os ciclos das pessoas em geral duram cerca de {count} dias ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\
            Seus ciclos duram cerca de {count} dia ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\0Seus ciclos duram cerca de {count} dias ({percent} deles, de {shortest} a {longest}), o que leva a {day}.\
            Hoje é o dia {number} do ciclo, e nenhuma outra menstruação está registrada. Agora é mais provável que uma não tenha sido registrada do que ela ainda estar por vir. Se houve uma por volta de {missed}, a próxima está prevista para {day}.\
            Hoje é o dia {number} do ciclo, e nenhuma outra menstruação está registrada. Sem os ciclos mais curtos, a menstruação está prevista para {day}.\
            Este é o sangramento na pausa da sua contracepção. Ele é contado a partir do último dia com hormônios, não a partir dos seus ciclos.\
            Este é o sangramento na pausa da sua contracepção ({method}). Ele é contado a partir do último dia com hormônios, não a partir dos seus ciclos.\
            Grau de certeza\
            Quais ciclos contam\
            Seus ciclos até agora\
            Dias férteis\
            Sinais de ovulação neste ciclo\
            Por que esta data\
            {count} dia de intensidade desconhecida foi gravado como moderado, porque o drip exige uma intensidade.\0{count} dias de intensidade desconhecida foram gravados como moderados, porque o drip exige uma intensidade.\
            O drip não tem lugar para: {items}.\
            Arquivo substituído: {file} ({count} dia).\0Arquivo substituído: {file} ({count} dias).\
            Arquivo substituído: {file} ({count} evento, {span}).\0Arquivo substituído: {file} ({count} eventos, {span}).\
            Fora do arquivo: {count} dia da menstruação em curso ainda por vir. Um registro só contém o que já aconteceu.\0Fora do arquivo: {count} dias da menstruação em curso ainda por vir. Um registro só contém o que já aconteceu.\
            Arquivo gravado: {file} ({count} dia).\0Arquivo gravado: {file} ({count} dias).\
            Arquivo gravado: {file} ({count} evento, {span}).\0Arquivo gravado: {file} ({count} eventos, {span}).\
            {percent} de chance até {day}; senão, mais provável: {days}\
            Nenhum dia fértil é mostrado, mas qualquer dia pode ser fértil.\
            Quando continuar, use 'eve-ics taken'. Se parou, use 'eve-ics contraception end'.\
            Próxima menstruação: {day}, {distance} ({chance}).\
            Nova previsão da menstruação: {day}, {distance} ({chance}).\
            Se faltou registrar uma menstruação por volta de {missed}, a próxima está prevista para {day}, {distance} ({chance}).\
            Próximo sangramento de privação: {day}, {distance} ({chance}).\
            Nenhuma menstruação foi registrada desde a gravidez. As previsões recomeçam quando você registrar a próxima.\
            As previsões estão em pausa; por isso, nada é previsto. O que você registra fica guardado.\
            As previsões estão em pausa ({reason}); por isso, nada é previsto. O que você registra fica guardado.\
            Durante a amamentação, a menstruação pode demorar muito para voltar. As previsões recomeçam quando você registrar a primeira.\
            Ainda não há nenhuma menstruação registrada. Registre o primeiro dia da última menstruação.\
            Depois do parto, os ciclos podem demorar um pouco para voltar. As previsões recomeçam quando você registrar a primeira menstruação. Sangramentos nas primeiras seis semanas não contam como menstruação.\
            Nenhuma menstruação foi registrada desde {day}; por isso, não é possível fazer uma previsão. Registre o primeiro dia da última menstruação e, se possível, os das anteriores.\
            Com a sua contracepção, o sangramento é irregular ou não vem; por isso, não há previsão de menstruação.\
            Previsão anterior: {day}.\
            e {count} dia\0e {count} dias\
            {count} dia\0{count} dias\
            há {count} dia\0há {count} dias\
            em {count} dia\0em {count} dias\
            em {count} semana\0em {count} semanas\
            em {count} semana {days}\0em {count} semanas {days}\
            {count} mês\0{count} meses\
            há {count} mês\0há {count} meses\
            mais de {percent}\
            hoje\
            amanhã\
            menos de {percent}\
            {count} semana\0{count} semanas\
            há {count} semana\0há {count} semanas\
            {count} ano\0{count} anos\
            há {count} ano\0há {count} anos\
            ontem\
            sangramento irregular\
            Ciclo\
            Dias\
            Menstruação\
            Ciclos completos: {cycles}. Duração habitual: {usual}, de {shortest} a {longest}.\
            Ciclos completos: {cycles}. Duração habitual: {usual}.\
            depois, nada por {count} dia\0depois, nada por {count} dias\
            Alteração\
            O histórico de alterações está vazio.\
            Entrada\
            Origem\
            Registro\
            {change} (desfeito)\
            Você guarda {count} mês de histórico.\0Você guarda {count} meses de histórico.\
            Você guarda {count} ano de histórico.\0Você guarda {count} anos de histórico.\
            fora da conta: {phase}\
            Ainda não há nenhum ciclo completo registrado.\
            Ainda não há nenhum ciclo completo sem hormônios registrado.\
            Ainda não há nenhuma menstruação registrada. Registre o primeiro dia da última menstruação.\
            calendário\
            linha de comando\
            importação\
            página web\
            Duração habitual da menstruação: {usual}, de {shortest} a {longest}.\
            Duração habitual da menstruação: {usual}.\
            em curso\
            menos de 10 dias depois da menstruação anterior\
            depois: {phase}\
            sangramento de privação\
            faça um backup sem senha nesse aplicativo, ou escreva as menstruações em uma tabela com as colunas start e end, e importe o resultado\
            descompacte-o com a senha e importe os arquivos que ele contém\
            salve-o no pcalendar sem senha e importe o resultado\
            escreva as menstruações em uma tabela com as colunas start e end e importe essa tabela\
            por estas datas não dá para saber se vem primeiro o dia ou o mês\
            esta linha não pertence a um calendário\
            está cortado ou foi alterado\
            este caractere não deveria estar aqui\
            este arquivo foi cortado antes do fim; o que falta nele não conta como apagado\
            está cortado\
            o arquivo está danificado: {why}\
            o SQLite diz “{words}”\
            não há nada escrito; escreva uma data (YYYY-MM-DD) em cada linha\
            uma linha sem nada para registrar\
            isto não é texto nem um tipo de arquivo conhecido; pode ser um backup criptografado, como um .enc do Mooneva ou um do cycle em ~/.cycle\
            a coluna end de um registro por dia só aceita “unknown” ou “last”; em um registro por menstruação, a primeira coluna se chama start\
            usa uma entidade não definida\
            as datas deste evento não podem ser lidas, ou ele termina antes de começar; ficou de fora\
            um pacote gzip\
            um arquivo iCalendar\
            um documento PDF\
            um banco de dados SQLite\
            texto em UTF-16\
            XML ou HTML\
            um pacote zip\
            o calendário é grande demais; exporte um tempo mais curto\
            este pacote está protegido por uma senha\
            isto é um backup do Log28, um banco de dados Realm, que não é lido aqui\
            a linha tem mais de {size} KiB; confira se é o arquivo certo\
            o intervalo tem mais de {count} dia; dê a cada menstruação um intervalo próprio\0o intervalo tem mais de {count} dias; dê a cada menstruação um intervalo próprio\
            mais células do que colunas no cabeçalho; ponha entre aspas o texto com “,” ou “;”\
            faltou memória\
            o cabeçalho usa “,” e “;”; use só um dos dois\
            mais {count} coluna não foi lida\0mais {count} colunas não foram lidas\
            e mais {count} linha\0e mais {count} linhas\
            nem uma data (YYYY-MM-DD) nem um cabeçalho com uma coluna chamada date ou start\
            há um cabeçalho, mas nenhum dia registrado abaixo\
            nenhum cabeçalho nomeia as colunas; comece o arquivo com uma linha como date,flow\
            isto não é um arquivo de calendário (.ics)\
            isto é {kind}, não um registro\
            isto não é um arquivo de texto\
            esta linha não é UTF-8; salve o arquivo como UTF-8\
            não é XML bem formado\
            nenhum dia registrado foi reconhecido\
            nenhum dia registrado foi reconhecido; linha {line}: {problem}\
            isto é um arquivo de {tracker}, mas nenhum dia dele pôde ser aproveitado\
            isto é um arquivo de {tracker}, mas nenhum dia dele pôde ser aproveitado; o primeiro motivo: {reason}\
            aqui se abre uma aspa que nunca é fechada\
            separado por “{found}” onde o cabeçalho usa “{header}”; use só um dos dois\
            um arquivo nele está compactado de um modo que não é lido aqui; descompacte-o antes\
            este arquivo do pcalendar está criptografado\
            isto é um pickle de Python, como os que o cycle guarda em ~/.cycle; carregá-lo pode executar um programa\
            {property} tem um valor que não pode ser lido\
            o cabeçalho nomeia a coluna {name} duas vezes; fique com uma delas\
            um dia que já está presente, mesclado\
            ficou menor durante a leitura\
            há texto depois de uma aspa de fechamento; escreva duas vezes uma aspa dentro de uma célula\
            tem níveis demais\
            o arquivo tem mais de {size} MiB; confira se é o arquivo certo\
            o que o pacote contém tem mais de {size} MiB; confira se é o arquivo certo\
            as notas nele têm mais de {size} MiB; confira se é o arquivo certo\
            contém mais do que se lê de um arquivo\
            {property} pode ser lido de duas maneiras\
            nenhum aplicativo de ciclo conhecido grava um arquivo assim\
            isto é {kind}, mas nenhum aplicativo de ciclo conhecido grava assim\
            uma palavra desconhecida na coluna {column}; as conhecidas são: {words}\
            o que ele contém não pode ser descompactado\
            um sintoma que não existia\
            a data é anterior a 1900; confira o ano\
            a coluna “{name}”\
            {name}, um cálculo do aplicativo\
            {name} (registre com 'eve-ics contraception')\
            o arquivo {name} está danificado\
            uma entrada excluída\
            uma pílula dupla, registrada como tomada\
            {name}, com marca de exclusão\
            “{name}” tem uma data a muitos séculos de hoje\
            o campo “{name}”\
            o fim não pode estar certo, só o primeiro dia foi aproveitado\
            a data está no futuro; o registro só contém o que já aconteceu\
            dois fluxos em um dia, ficou o mais intenso\
            {date} não existe\
            mais de {count} sintoma ou humor em um dia\0mais de {count} sintomas ou humores em um dia\
            um peso sem unidade, aproveitado em quilogramas\
            dois valores em um dia, ficou o último\
            deixado de fora: {what}\
            uma menstruação de duração impossível; o máximo é {count} dia\0uma menstruação de duração impossível; o máximo são {count} dias\
            {place}: {remark}\
            {place}: {remark} ({count} vez)\0{place}: {remark} ({count} vezes, a primeira aqui)\
            falta “{name}” em uma linha\
            {name} (registre com 'eve-ics mode')\
            um dia sem sangramento\
            uma menstruação sem dias registrados, com datas calculadas\
            “{name}” não tem valor\
            não é uma data na forma {form}\
            “{name}” não é uma lista\
            “{name}” não é um número\
            não é uma temperatura como 36.55 ou 97.79F\
            não é um peso como 62.5 ou 137lb\
            uma linha não é um objeto\
            o registro não tem lugar para: {what}\
            “{name}” não é texto\
            “{name}” não é true nem false\
            não compreendido: {what}\
            “{name}” não é o que o aplicativo escreve ali\
            “{name}” não é um número inteiro\
            as anotações de um dia passam de {size} KiB\
            a tabela “{name}”, em que faltam colunas\
            um dia fora da sua menstruação\
            uma ovulação, aproveitada como observada; pode ter sido um teste positivo\
            a menstruação termina antes de começar\
            ignorado: {what}\
            uma intensidade em um dia sem menstruação, mantida como sintoma\
            intensidade desconhecida: os dias podem contar a partir de 0 ou de 1\
            um sintoma cujo dia ou nome não está no arquivo\
            a temperatura não está entre 30 e 45 °C\
            dias de menstruação que ainda não chegaram\
            um dia marcado como incerto, importado como está\
            um teste de ovulação nem positivo nem negativo\
            a unidade “{name}”\
            muco de tipo desconhecido\
            {name}, de sentido desconhecido, mantido como sintoma\
            não é uma data, ou não está escrita como as outras\
            o arquivo {name} é grande demais, está bloqueado ou é de um tipo que não é lido\
            só há uma data em UTC, aproveitada como está escrita\
            muito intenso, aproveitado como intenso\
            o peso não está entre {lowest} e {highest} kg\
            um sangramento de privação, não é menstruação e fica como sintoma\
            Pronto. 'eve-ics undo' desfaz a importação.\
            Importar isto?\
            Você os apagou, e eles devem sair também do registro?\
            Estes eventos faltam no calendário:\
            {day}: {logged} no registro, {incoming} no arquivo\
            {field}: diferente no registro e no arquivo\
            Importado: {count} dia, {span}.\0Importados: {count} dias, {span}.\
            Importado: {count} dia, {span}: {items}.\0Importados: {count} dias, {span}: {items}.\
            {count} dose\0{count} doses\
            {count} evento sem alteração\0{count} eventos sem alteração\
            {count} outro fluxo\0{count} outros fluxos\
            {count} dia já registrado\0{count} dias já registrados\
            {count} dia com humor\0{count} dias com humor\
            {count} dia com muco\0{count} dias com muco\
            {count} anotação\0{count} anotações\
            {count} ovulação observada\0{count} ovulações observadas\
            {count} dia de menstruação\0{count} dias de menstruação\
            {count} dia com sintomas\0{count} dias com sintomas\
            {count} temperatura\0{count} temperaturas\
            {count} teste de ovulação\0{count} testes de ovulação\
            {count} peso\0{count} pesos\
            {count} dia já está registrado.\0{count} dias já estão registrados.\
            Isso remove grande parte dos seus registros e exige 'eve-ics import --allow-mass-delete'.\
            Nada foi alterado ainda.\
            Nada de novo: {items}.\
            Nada de novo: {count} dia já registrado, agora com mais uma fonte.\0Nada de novo: {count} dias já registrados, agora com mais uma fonte.\
            A importar: {count} dia, {span}.\0A importar: {count} dias, {span}.\
            A importar: {count} dia, {span}: {items}.\0A importar: {count} dias, {span}: {items}.\
            Não importado: {count} dia antes de {first}, por causa de 'eve-ics settings keep'.\0Não importados: {count} dias antes de {first}, por causa de 'eve-ics settings keep'.\
            {file}: {tracker}, {count} dia, {span}.\0{file}: {tracker}, {count} dias, {span}.\
            {count} dia com duas intensidades em dois aplicativos: ficou a mais intensa.\0{count} dias com duas intensidades em dois aplicativos: ficou a mais intensa.\
            {count} ciclo fora da previsão, como diz o arquivo.\0{count} ciclos fora da previsão, como diz o arquivo.\
            {file}: e mais {count} observação\0{file}: e mais {count} observações\
            {file}: não contém nenhuma menstruação.\
            Seu calendário\
            1 - em um programa de calendário, a partir de um arquivo\
            2 - em um programa de calendário, sempre atualizado (uma assinatura)\
            3 - só aqui\
            1, 2 ou 3:\
            Onde você quer vê-lo?\
            {answer}: escreva 1, 2 ou 3\
            'eve-ics months' mostra os meses.\
            Seu ciclo habitual\
            Quantos dias há, em geral, do primeiro dia de uma menstruação ao primeiro dia da seguinte?\
            Dias:\
            A sua estimativa é de {count} dia.\0A sua estimativa é de {count} dias.\
            Outro número de dias, ou Enter:\
            'eve-ics log today' registra um dia, 'eve-ics status' mostra em que ponto do ciclo você está, e 'eve-ics help' lista tudo.\
            Ele encontra a assinatura enquanto 'eve-ics serve' estiver rodando.\
            Faça o seu programa de calendário assinar este endereço.\
            Já existe uma assinatura chamada {feed}. 'eve-ics feed rotate {feed}' cria um novo endereço para ela.\
            Quando houver uma menstruação registrada, 'eve-ics export -o {file}' grava o arquivo.\
            Abra {file} no seu programa de calendário. Quando tiver registrado mais, 'eve-ics export -o {file}' grava o arquivo de novo.\
            Já existe um arquivo {file}. 'eve-ics export -o {file}' o substitui.\
            Últimas menstruações\
            Quando foram as últimas menstruações? Escreva os primeiros dias, como 20.11., ou menstruações inteiras, como 3.10. - 7.10. Escreva várias separadas por vírgulas ou uma depois da outra.\
            Datas:\
            {count} menstruação está registrada. Os dias dela: {last}.\0{count} menstruações estão registradas. Os dias da última: {last}.\
            Mais datas, ou Enter:\
            Lembretes\
            Lembretes?\
            Quer receber lembretes?\
            O seu calendário pode lembrar você da menstruação: {times}.\
            'eve-ics remind' mostra e altera os seus lembretes.\
            O seu calendário não envia lembretes da menstruação.\
            O seu calendário lembra você da menstruação: {times}.\
            Interrompido. Nada foi alterado.\
            Interrompido. As respostas dadas até aqui ficam guardadas; 'eve-ics init' faz as perguntas restantes.\
            Algumas perguntas para começar. Digite uma resposta e aperte Enter. Para pular uma pergunta, aperte só Enter. Para parar, aperte Ctrl e C. Suas respostas ficam guardadas, e 'eve-ics undo' desfaz a última.\
            Seu fuso horário\
            Fuso horário, ou Enter:\
            O deste computador é {zone}. Aperte Enter para segui-lo.\
            Aperte Enter para seguir o deste computador.\
            O seu fuso horário é {zone}.\
            Ele define quando o seu dia começa.\
            Data prevista do parto: {day}, {distance}.\
            Quando a gravidez terminar, use 'eve-ics mode postpartum' ou 'eve-ics mode cycling'.\
            A data prevista do parto era {day}.\
            pausa nas previsões a partir de {day}\
            amamentação a partir de {day}\
            ciclos habituais a partir de {day}\
            perimenopausa a partir de {day}\
            pós-parto a partir de {day}\
            gravidez a partir de {day}\
            pausa nas previsões\
            amamentação\
            ciclos habituais\
            perimenopausa\
            pós-parto\
            gravidez\
            Ciclos habituais.\
            Gravidez em curso.\
            Gravidez: {age}.\
            Pausa nas previsões desde {day}.\
            Pausa nas previsões desde {day}: {reason}.\
            Amamentação desde {day}.\
            Ciclos habituais desde {day}.\
            Perimenopausa desde {day}.\
            Pós-parto desde {day}.\
            Gravidez desde {day}.\
            Também anotado: {items}.\
            Sangramento entre menstruações registrado: {days}.\
            Sangramento registrado: {days}.\
            Registrado sem sangramento: {days}.\
            Não é mais o último dia de uma menstruação: {days}.\
            Anotado em {days}.\
            Anotado em {days}: {items}.\
            Anotado em {days} (sem sangramento registrado): {items}.\
            Anotado em {days} (sem sangramento registrado).\
            Nada foi registrado.\
            Menstruação registrada: {days}.\
            Dia de menstruação registrado: {day}.\
            Primeiro dia da menstruação registrado: {day}.\
            Não se sabe quanto ela durou.\
            Removido: {items} ({days}).\
            Removido tudo o que estava registrado em {days}.\
            Isto substitui a anotação de {day}.\
            Isto substitui as anotações de {days}.\
            Escape registrado: {days}.\
            Isso já está registrado; nada mudou.\
            Nada estava registrado nesses dias; nada mudou.\
            Não havia anotação; nada mudou.\
            Nada disso estava registrado; nada mudou.\
            injeção a cada {count} semana\0injeção a cada {count} semanas\
            minipílula\
            minipílula de desogestrel\
            minipílula de drospirenona\
            {method}, {count} mês\0{method}, {count} meses\
            {pills} com pílulas de placebo\
            anel vaginal {pattern}, trocado a cada {count} dia\0anel vaginal {pattern}, trocado a cada {count} dias\
            {method}, {count} ano\0{method}, {count} anos\
            camisinha\
            dispositivo\
            diafragma\
            implante\
            injeção\
            DIU de cobre\
            DIU hormonal\
            método\
            adesivo\
            pílula\
            anel vaginal\
            A data do parto é contada a partir da última menstruação, em {day}. Se a data que você recebeu é outra, use 'eve-ics mode pregnancy --due DATE'.\
            Antes disso: {phases}.\
            Nada é previsto durante a pausa, e ela fica fora das suas médias.\
            Nada é previsto até você registrar uma menstruação, o que pode levar muitos meses.\
            A partir do próximo ciclo, a amplitude dos intervalos volta a depender dos seus próprios ciclos.\
            As previsões continuam com intervalos mais amplos, porque os ciclos variam mais nesses anos.\
            Nada é previsto até você registrar uma menstruação. Sangramentos nas primeiras seis semanas não contam como menstruação.\
            Nenhuma menstruação é prevista até o fim da gravidez.\
            As previsões recomeçam quando você registrar a próxima menstruação.\
            A previsão se baseia nas menstruações registradas desde então, no início com intervalos amplos.\
            As menstruações são previstas como de costume.\
            As menstruações voltam a ser previstas como de costume. O tempo anterior fica fora das suas médias.\
            Se começou mais tarde, desfaça primeiro com 'eve-ics mode cycling --date {start}'.\
            Registrado: {phases}.\
            Desfeito: {phases}.\
            Isso desfaz o que você registrou para dias posteriores: {phases}. Continuar?\
            Isso já está registrado. Nada foi alterado.\
            sangramento entre menstruações\
            nova cartela ou troca\
            fértil\
            menstruação, registrada\
            ovulação\
            sem hormônio previsto\
            menstruação, previsão\
            Janela fértil\
            Ovulação\
            Menstruação\
            Intervalo ({percent})\
            hoje\
            O sangramento de {days} está próximo de outra menstruação e conta como sangramento entre menstruações.\
            O sangramento que começou em {day} veio menos de 10 dias depois da menstruação anterior. Ele conta como menstruação. Se não foi uma, use 'eve-ics cycle {start} between'.\
            O atraso da menstruação pode ter muitas causas. Um teste de gravidez pode verificar uma delas.\
            O atraso da menstruação também pode ter outras causas. Um teste de gravidez pode verificar uma delas.\
            A menstruação já dura {count} dia; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\0A menstruação já dura {count} dias; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\
            Faltou registrar uma menstruação por volta de {day}?\
            Se não, use 'eve-ics cycle {start} long'.\
            Se sim, registre o primeiro dia dela: 'eve-ics log {day}'.\
            Há {count} dia, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\0Há {count} dias, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\
            Para desativar estes avisos, use 'eve-ics settings health-notes no'.\
            Você registrou sangramento na gravidez. Ligue hoje para quem acompanha o seu pré-natal.\
            Seus últimos ciclos duraram {lengths} dias; o comum é de {shortest} a {longest} dias. Procure orientação médica ou de enfermagem obstétrica.\
            Pausa\
            Colocação ou troca\
            Previsão ({method}): {days}.\
            Cartela\
            Pílulas\
            Sem hormônios\
            Série\
            Cartelas: {method}\
            Séries: {method}\
            Em uso\
            Pessoa adicionada: {name}. Registre com 'eve-ics log today --person {word}'.\
            O seu nome agora é {name}.\
            Ainda não há ninguém neste arquivo. Para começar, use 'eve-ics init'.\
            Remover para sempre {name} e tudo o que está registrado para essa pessoa?\
            Remover para sempre tudo o que está registrado para você?\
            Pessoa removida: {name}.\
            Tudo o que estava registrado para você foi removido.\
            Nome mudado de “{name}” para “{newName}”.\
            Você, sem nome. Escolha um com 'eve-ics person rename {word} NAME'.\
            Editar de novo?\
            A menstruação terminaria em {last}. Deixam de ser dias de menstruação: {days}. Continuar?\
            [data]\
            [sim, não ou Enter]\
            [s/N]\
            [S/n]\
            [S/n/data]\
            A menstruação continua hoje?\
            Hoje já está registrado. Que outro dia foi de menstruação?\
            A menstruação começou hoje?\
            {answer}: escreva sim ou não\
            n, não, nao\
            Digite a anotação e termine com Ctrl-D em uma linha separada:\
            pular\
            Pergunta pulada. Você pode responder em outro momento.\
            s, sim\
            sangramento entre menstruações\
            sangramento\
            dose\
            dose com atraso\
            dose pulada\
            dose tomada\
            fim de uma menstruação\
            primeiro dia de uma menstruação de duração desconhecida\
            intensidade do fluxo\
            fluxo intenso\
            fluxo leve\
            fluxo moderado\
            sem sangramento\
            escape\
            dia de menstruação\
            último dia de uma menstruação\
            teste de ovulação\
            teste de ovulação negativo\
            teste de ovulação positivo\
            humor\
            humor “{words}”\
            muco cervical\
            muco cremoso\
            muco seco\
            muco tipo clara de ovo\
            muco pegajoso\
            muco aquoso\
            anotação\
            anotação “{words}”\
            ovulação notada\
            menstruação\
            sintomas\
            sintomas “{words}”\
            temperatura\
            temperatura {degrees}\
            peso\
            peso {amount}\
            um lembrete toca em um só horário, até {most} vezes antes do evento; defina-o com 'eve-ics remind {kind}'\
            anexo ignorado\
            você não guarda nada de antes de {day}\
            o registro não contém nada anterior a 1900\
            alteração da categoria ignorada\
            cor ignorada\
            comentário ignorado\
            só é possível confirmar uma menstruação ou uma dose\
            uma dose ainda por vir fica\
            uma dose não pode ser tomada antes do dia; o plano fica\
            a dose se move com a cartela; veja 'eve-ics help contraception'\
            o horário da dose vem da sua contracepção; altere-o com 'eve-ics contraception change --at'\
            a maioria dos eventos voltou com a mesma alteração; por isso, essas datas talvez não sejam suas\
            a janela fértil resulta da previsão; mova a ovulação em vez dela\
            apagar uma previsão em um arquivo não muda nada\
            o calendário é mais antigo que os que ainda são conhecidos aqui\
            não é possível registrar o futuro; a previsão fica\
            link ignorado\
            uma menstruação registrada não pode estar no futuro\
            ignorado, porque está cancelado\
            ignorado, porque ainda está por vir\
            ignorado, porque parece uma aula: tem um número ou uma regra semanal, ou é um de vários no mesmo dia\
            ignorado, porque a marca não pertence a nenhuma entrada conhecida aqui\
            ignorado, porque não se trata de uma menstruação\
            ignorado, porque se repete por uma regra, o que é um plano e não um registro\
            Nada foi alterado: {reason}.\
            Nada foi alterado: não foi possível ler as datas do evento na linha {line}.\
            uma ovulação não pode ser observada antes de acontecer; a previsão fica\
            uma ovulação observada fica até você alterá-la com 'eve-ics log'\
            participantes ignorados\
            local ignorado\
            propriedade ignorada: {property}\
            apagar uma pergunta não muda nada\
            uma pergunta não tem data própria\
            a troca fica até ser feita\
            a troca vem da sua contracepção; altere-a com 'eve-ics contraception'\
            repetição ignorada\
            isto já está no calendário\
            alteração do título ignorada\
            nenhuma menstruação dura mais de um mês\
            não foi possível ler os dias deste evento\
            no dia\
            {count} dia antes\0{count} dias antes\
            desativado\
            no horário do método\
            mais {count} vez\0mais {count} vezes\
            mais uma vez depois de {count} minuto\0mais uma vez depois de {count} minutos\
            com som\
            com intervalo de {count} minuto\0com intervalo de {count} minutos\
            {day}, {count} dia antes\0{day}, {count} dias antes\
            {day}, como previsto\
            {day}, {count} dia depois\0{day}, {count} dias depois\
            {day}, não contado\
            Começou\
            Previsto\
            Duração\
            Primeiro dia\
            Conta\
            Em média, a data prevista no começo do ciclo errou por {error} dias.\
            Dentro do intervalo previsto: {hits} da última menstruação ({count}).\0Dentro do intervalo previsto: {hits} das últimas {count} menstruações.\
            A última menstruação veio dentro do intervalo previsto, a {count} dia da data prevista no começo do ciclo.\0A última menstruação veio dentro do intervalo previsto, a {count} dias da data prevista no começo do ciclo.\
            A última menstruação veio fora do intervalo previsto, a {count} dia da data prevista no começo do ciclo.\0A última menstruação veio fora do intervalo previsto, a {count} dias da data prevista no começo do ciclo.\
            {cycles}: fora da conta, por causa de uma pausa nas previsões.\
            {cycles}: fora da conta, por causa da amamentação.\
            {cycles}: fora da conta, por causa da contracepção.\
            {cycles}: fora da conta, porque mais de {count} dia é uma lacuna, não um ciclo.\0{cycles}: não conta, porque mais de {count} dias é uma lacuna, não um ciclo.\
            {cycles}: fora da conta, porque há sessenta mais recentes.\
            {cycles}: fora da conta, por causa de outra fase da vida.\
            {cycles}: fora da conta, por causa do tempo depois de um parto.\
            {cycles}: fora da conta, por causa de uma gravidez.\
            O dia mais provável é {day} ({percent}).\
            Nenhum dos seus ciclos conta ainda. A previsão se baseia nos ciclos das pessoas em geral.\
            Nenhum dos seus ciclos conta ainda. A previsão se baseia na sua estimativa e nos ciclos das pessoas em geral.\
            Um ciclo que parece incomum quase não altera a previsão.\
            {count} ciclo mais antigo também conta.\0{count} ciclos mais antigos também contam.\
            Um dos seus ciclos conta, além dos ciclos das pessoas em geral.\
            {count} ciclo diferente dos outros está fora desta conta.\0{count} ciclos diferentes dos outros estão fora desta conta.\
            * = fora do intervalo previsto\
            A data se baseia nas suas cartelas e em quando sangramentos anteriores vieram nas pausas. Seus próprios ciclos voltam a contar quando retornarem.\
            {start}: {remark}.\
            {count} dos seus ciclos conta; os mais recentes contam mais.\0{count} dos seus ciclos contam; os mais recentes contam mais.\
            não\
            Chance de ter havido desde {start} uma menstruação não registrada: {percent}.\
            Nenhuma previsão foi testada ainda.\
            Seus ciclos variam mais que a maioria; por isso, o intervalo é amplo, e nenhum dia isolado é provável. Isso é comum nos primeiros anos de menstruação, com ovários policísticos, antes da menopausa e depois de um parto ou da pílula.\
            ciclos de pessoa adulta\
            ano de nascimento {year}\
            sem ano de nascimento\
            temperaturas em Celsius\
            temperaturas em Fahrenheit\
            dias férteis ocultos\
            dias férteis visíveis\
            avisos de saúde desativados\
            avisos de saúde ativados\
            página web abre no calendário\
            página web abre nos gráficos\
            página web abre em “Hoje”\
            histórico guardado para sempre\
            histórico guardado por {count} mês\0histórico guardado por {count} meses\
            histórico guardado por {count} ano\0histórico guardado por {count} anos\
            pesos em quilogramas\
            idioma {tag}\
            idioma do sistema\
            duração habitual do ciclo: {count} dia\0duração habitual do ciclo: {count} dias\
            sem duração habitual do ciclo\
            nome do calendário “{name}”\
            nome habitual do calendário\
            imagens alegres não mostradas\
            imagens alegres mostradas\
            pesos em libras\
            atalhos de teclado desativados\
            atalhos de teclado ativados\
            sintomas ocultos “{names}”\
            sem sintomas ocultos\
            sintomas próprios “{names}”\
            sem sintomas próprios\
            ciclos de adolescente\
            página web escura\
            página web clara\
            página web clara ou escura, como no dispositivo\
            fuso horário {zone}\
            fuso horário do sistema\
            semanas começam na segunda-feira\
            semanas começam no domingo\
            janela fértil padrão\
            janela fértil ampliada\
            palavras para menstruação “{words}”\
            palavras habituais para menstruação\
            Ciclos de 24 a 38 dias agora contam como comuns.\
            Seu ano de nascimento agora é {year}.\
            Seu ano de nascimento agora não está registrado.\
            O nome do seu calendário é “{name}” agora.\
            As temperaturas agora estão em graus Celsius.\
            As temperaturas agora estão em graus Fahrenheit.\
            Os dias férteis e a ovulação agora estão ocultos.\
            Os dias férteis e a ovulação agora são mostrados.\
            A página web agora abre no calendário.\
            A página web agora abre nos gráficos.\
            A página web agora abre em “Hoje”.\
            Você agora guarda {length} de histórico.\
            Foi apagado {count} dia registrado antes de {day}, como 'eve-ics settings keep' determina.\0Foram apagados {count} dias registrados antes de {day}, como 'eve-ics settings keep' determina.\
            Isso apaga para sempre {count} dia registrado e tudo o mais antes de {day}.\0Isso apaga para sempre {count} dias registrados e tudo o mais antes de {day}.\
            Não foi possível apagar o histórico mais antigo do que você guarda: {problem}\
            Você agora guarda todo o seu histórico.\
            De agora em diante, o histórico mais antigo é apagado todo mês.\
            Nada do que está registrado é tão antigo ainda.\
            Backups e calendários anteriores ainda têm o que é mais antigo.\
            Guardar só {length}?\
            Os pesos agora são em quilogramas.\
            O seu idioma agora é {language}.\
            O seu idioma está definido como {language}, como neste computador. Para mudar, use 'eve-ics settings language TAG'. Para desfazer isto, use 'eve-ics undo'.\
            O seu idioma agora é o deste computador.\
            Você agora não recebe avisos sobre menstruações e ciclos que pedem orientação médica.\
            Você agora recebe avisos sobre menstruações e ciclos que pedem orientação médica.\
            A página web agora não mostra imagens alegres.\
            A página web agora mostra imagens alegres.\
            Os pesos agora são em libras.\
            Os atalhos de teclado da página web agora estão desativados.\
            Os atalhos de teclado da página web agora estão ativados.\
            A página web agora não oferece estes sintomas: {names}. O que já foi registrado continua.\
            A página web agora não oculta nenhum sintoma.\
            A página web agora oferece estes sintomas próprios: {names}.\
            A página web agora não oferece sintomas próprios.\
            o do sistema\
            Ciclos de 21 a 45 dias agora contam como comuns.\
            A página web agora é escura.\
            A página web agora é clara.\
            A página web agora fica clara ou escura, como o seu dispositivo.\
            O seu fuso horário agora é {zone}.\
            O seu fuso horário agora é o deste computador.\
            A sua estimativa de {count} dia agora conta como um ciclo.\0A sua estimativa de {count} dias agora conta como um ciclo.\
            Agora só contam os ciclos que você registra.\
            as habituais\
            As semanas agora começam na segunda-feira.\
            As semanas agora começam no domingo.\
            As janelas férteis agora são mais amplas.\
            As janelas férteis agora têm a amplitude habitual.\
            Um evento com um destes títulos agora conta como menstruação, além dos habituais: {words}.\
            Agora só contam as palavras habituais para menstruação.\
            Só com o teste de LH, a próxima menstruação estaria prevista para {day} ({chance}).\
            Só com o muco, a próxima menstruação estaria prevista para {day} ({chance}).\
            Só com a ovulação que você notou, a próxima menstruação estaria prevista para {day} ({chance}).\
            Só com a temperatura, a próxima menstruação estaria prevista para {day} ({chance}).\
            É difícil que estes sinais estejam ambos certos: {signs}. Qualquer um pode estar; por isso, os dois dias continuam possíveis.\
            Temperaturas fora da conta: {readings}.\
            Teste de LH: primeiro positivo em {day}.\
            Teste de LH: só negativos, até {day}. A ovulação nos dois dias seguintes é menos provável.\
            Teste de LH: primeiro positivo em {days}. Qualquer um deles pode ser o certo.\
            Muco: mais fértil em {day}.\
            Muco: mais fértil em {days}. Qualquer uma das datas pode ser a certa.\
            teste de LH\
            muco\
            ovulação observada\
            temperatura\
            Você notou a ovulação em {day}.\
            Isso indica a ovulação por volta de {day} ({chance}).\
            Esse intervalo tem {count} dia em vez de {before}.\0Esse intervalo tem {count} dias em vez de {before}.\
            Esse intervalo tem {count} dia; sem os sinais, tem {before}.\0Esse intervalo tem {count} dias; sem os sinais, tem {before}.\
            Esse intervalo tem {count} dia e é mais amplo do que com qualquer um deles isolado.\0Esse intervalo tem {count} dias e é mais amplo do que com qualquer um deles isolado.\
            {temperature} em {day} ({reason})\
            febre\
            baixa demais para ser verdadeira\
            {day} (acima de {temperature}, certo desde {confirmed})\
            Temperatura: mais alta a partir de {rise}.\
            Temperatura: mais alta a partir de {rises}. Qualquer uma das datas pode ser a certa.\
            Com o sinal, está prevista para {day} ({chance}).\
            Com todos os sinais, está prevista para {day} ({chance}).\
            Sem nenhum sinal, a próxima menstruação estaria prevista para {day} ({chance}).\
            Dia {day} do ciclo que começou em {start}.\
            Por exemplo: 'eve-ics log {days}'.\
            Janela fértil: {days}, ovulação por volta de {ovulation}.\
            Hoje: janela fértil, dia {day} de {length}.\
            Menstruação: dia {day} de cerca de {length}.\
            dia {day}\
            menstruação com {count} d de atraso\0menstruação com {count} d de atraso\
            próxima menstruação em {count} d\0próxima menstruação em {count} d\
            menstruação em {count} d\0menstruação em {count} d\
            menstruação hoje\
            {count} prevista\0{count} previstas\
            {count} com atraso\0{count} com atraso\
            nada registrado ainda\
            {count} pulada\0{count} puladas\
            {count} tomada\0{count} tomadas\
            {count} sem registro\0{count} sem registro\
            {dose}, feito\
            Doses, {days} ({method}): {counts}.\
            A última dose antes disso: {dose}, {day}.\
            Últimas doses puladas: {days}.\
            {dose}, com atraso\
            Isso ainda não tem efeito, porque nenhum método está registrado. Adicione o seu com 'eve-ics contraception add'.\
            Nada estava previsto para {day}; por isso, isto não conta.\
            Nada estava previsto para estes dias; por isso, eles não contam: {days}.\
            Registrado para {day}: {doses}.\
            Registrado como dose com atraso: {days}.\
            Registrado como dose pulada: {days}.\
            Registrado como dose tomada: {days}.\
            Doses desde {day} ({method}): {counts}.\
            {dose}, dose pulada\
            A última dose ({count}) foi tomada, sem falha.\0As últimas {count} foram tomadas, sem falha.\
            {dose}, tomada\
            Isso já está registrado. Nada mudou.\
            Para desfazer isto, use 'eve-ics undo'.\
            Sangramento entre menstruações\
            Ciclo\
            Janela fértil\
            Injeção\
            Agenda\
            Foco\
            Compromisso\
            Revisão\
            Pendência\
            Rotina\
            Lista de tarefas\
            Lista curta\
            Anotação\
            Prazo\
            Manutenção\
            Ovulação\
            Adesivo\
            {title}: trocar\
            {title}: retirar\
            {title}: colocar\
            Menstruação\
            Menstruação (prevista)\
            Pílula\
            {title} (placebo)\
            Pergunta\
            A menstruação acabou?\
            A menstruação está atrasada?\
            A menstruação começou?\
            Troca\
            {title}: {method}\
            Anel vaginal\
            {title}: trocar\
            {title}: colocar\
            {title}: retirar\
            {title} (dose pulada)\
            De volta: {items}.\
            'eve-ics redo' refaz a última alteração desfeita.\
            Backups e calendários anteriores ainda a têm.\
            A entrada {entry} foi feita no calendário: {when}.\
            A entrada {entry} foi feita na linha de comando: {when}.\
            A entrada {entry} foi importada: {when}.\
            A entrada {entry} foi feita na página web: {when}.\
            Entrada {entry} desfeita e apagada.\
            Continuar?\
            Quando\
            Refeito: {items}.\
            Desfazer e apagar para sempre?\
            Não há nenhuma alteração para desfazer.\
            Ela registrou: {items}.\
            Ela removeu: {items}.\
            Removido de novo: {items}.\
            Desfeito: {items}.\
            Voltaria: {items}.\
            A entrada {entry} seria desfeita e apagada.\
            Seria refeito: {items}.\
            Seria removido de novo: {items}.\
            Seria desfeito: {items}.\
            Um nome tem de um caractere a 200 bytes, sem espaço no começo nem no fim.\
            Mudar senha\
            Peça um convite a quem administra este servidor; {command} cria um.\
            Para ter uma conta é preciso um convite\
            Esta senha é uma das primeiras que outras pessoas tentariam. Escolha outra.\
            Senha atual\
            {browser} em {system}\
            Desconectar\
            Desconectar {device}\
            Esse dispositivo foi desconectado.\
            conectado em {day}\
            Este dispositivo\
            Dispositivo desconhecido\
            Último uso: {day}\
            Desconectar todos os outros dispositivos\
            {count} outro dispositivo foi desconectado.\0{count} outros dispositivos foram desconectados.\
            Dispositivos\
            Este servidor não tem lugar para mais contas.\
            Entrar com a conta que já existe\
            Criar conta\
            Alguém aqui já tem este nome. Escolha outro.\
            É com ele que você entra. Outras pessoas neste servidor podem vê-lo.\
            Nova senha\
            Você ainda não tem senha: só um link criado no computador que oferece esta página permite entrar.\
            Isso desconecta seus outros dispositivos.\
            Senha salva. Seus outros dispositivos foram desconectados.\
            Pelo menos 10 caracteres. Várias palavras são fáceis de lembrar e difíceis de adivinhar.\
            Senha\
            O que você registra fica no computador que serve esta página e não é enviado a nenhum outro lugar.\
            Crie sua conta\
            Segurança\
            Definir senha\
            É longa demais: uma senha tem no máximo 200 caracteres.\
            É curta demais: uma senha tem pelo menos 10 caracteres.\
            Há um caractere que uma senha não pode ter, como uma tabulação. Retire-o.\
            Ele já foi usado, ou seu prazo acabou. Peça um novo.\
            Este convite não funciona mais\
            Voltar ao calendário\
            Este dia foi alterado em outro lugar depois que você o abriu, por isso nada foi salvo ainda.\
            Deixar como está agora\
            Registrar dia de menstruação mesmo assim\
            Agora\
            Remover o sangramento mesmo assim\
            Quando você abriu\
            dia {number}\
            dose pulada\
            dose tomada\
            Antes\
            Este dia ainda está por vir. O registro é possível quando ele chegar.\
            Depois\
            O que os sinais significam\
            Registrar mais\
            Dia seguinte\
            Anotação\
            mais registros\
            Dia de menstruação\
            Dia anterior\
            Não dá para registrar um dia que ainda está por vir. Nada foi alterado.\
            {day} é mais antigo do que o que você guarda: {kept} até hoje. Nada foi alterado.\
            leve, moderado, intenso\
            Calendário\
            Ir para hoje\
            Todos os dispositivos conectados foram desconectados.\
            Um código QR do link não cabe aqui; ele ocupa {count} coluna.\0Um código QR do link não cabe aqui; ele ocupa {count} colunas.\
            {count} dispositivo foi desconectado.\0{count} dispositivos foram desconectados.\
            Com este link {name} pode criar uma conta, uma única vez e em até 24 horas:\
            Nova senha: \
            Não foi possível abrir um navegador. Abra o link por conta própria.\
            Nenhum dispositivo está conectado à página web.\
            Nenhum servidor responde em {address} ainda. Inicie-o com {command} e deixe-o em execução.\
            Com este link você entra, uma única vez e em até dez minutos:\
            Com este link {name} entra, uma única vez e em até dez minutos:\
            A mesma de novo: \
            Senha salva. Entre na página web com o nome {name} e esta senha.\
            Começar a usar um método\
            Este método não está mais registrado.\
            O último dia não pode vir antes do primeiro.\
            Este já é o método em uso.\
            Escreva um número de semanas de 0 a 52.\
            Isto não é um método. Escolha um, ou escreva um como nos exemplos.\
            Este método não tem nem cartelas nem séries. Deixe vazio.\
            Este método não tem troca. Deixe vazio.\
            Escreva um dia de 1 a {length}.\
            O método não está em uso nesse dia.\
            Com este método nunca há nada previsto. Deixe vazio.\
            Este método não tem cartela, série nem troca que possa mudar de data.\
            O mesmo método já está registrado nesses dias. Altere ou encerre esse uso.\
            Há outro implante ou DIU nos mesmos dias. Encerre antes o uso dele, ou mude dele para este.\
            Mudar para outro método\
            Corrigir o primeiro dia, o horário ou a antecedência\
            Seus métodos\
            Primeiro dia da mudança\
            Parar de usar\
            Primeiro dia de uso\
            Último dia de uso\
            Deixe vazio enquanto o uso continua.\
            Semanas de antecedência antes de uma troca\
            Aqui os dias são apenas contados. A bula diz quanto um método protege e o que fazer quando falta uma dose.\
            Método\
            Nenhum método está registrado.\
            Outro esquema ou nome\
            Dias de uso + dias de pausa, como 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' ou 'other NAME'.\
            dia {number} de {length}\
            Dia da cartela ou da série nessa data\
            Só se a cartela ou a série começou antes.\
            Métodos anteriores\
            um dia de pausa\
            Hoje\
            uma pílula sem hormônios\
            Prévia\
            Mudar os detalhes\
            Dia\
            Previsto\
            Nada foi salvo ainda.\
            nada\
            Os próximos 28 dias seriam\
            Uma cartela, um adesivo ou um anel não seguiu o plano\
            Deixe vazio se começa uma nova cartela ou uma nova série.\
            Horário\
            Deixe vazio para não definir horário.\
            Anticoncepção\
            Fui eu que apaguei os eventos que faltam\
            Remover esta grande parte do meu registro\
            Importar\
            O registro foi alterado nesse meio-tempo. Veja de novo o que mudaria agora.\
            Diga antes qual está certo, o arquivo ou o registro.\
            Este calendário é mais antigo do que os que ainda são lembrados aqui, por isso não dá para saber o que você alterou nele. Exporte de novo e faça a alteração no novo calendário.\
            O arquivo não está mais aqui, porque se passaram alguns minutos. Escolha-o de novo.\
            O que este calendário chama de menstruação parece ser outra coisa, como aulas, com um número, uma regra semanal ou vários eventos em um dia; nada foi alterado.\
            Isto remove uma grande parte do registro. Marque a caixa abaixo se é o que você quer.\
            Não há nenhum evento neste calendário; nada foi alterado.\
            Escolha antes um arquivo.\
            Este calendário é de outra pessoa ou de outro servidor; nada foi alterado.\
            Nenhum evento deste calendário vem daqui nem se chama menstruação. Se você usa outra palavra, acrescente-a nos ajustes.\
            Não foi possível ler este arquivo: {problem}\
            Não foi possível ler este arquivo: {problem}. O que fazer em vez disso: {advice}.\
            Cancelar\
            Apagar\
            Tudo\
            O último dia não pode vir antes do primeiro.\
            Tudo antes de um dia\
            Apagar para sempre\
            Dia\
            Os dias de um até outro\
            O que é apagado some para sempre e não pode ser recuperado. Backups e calendários anteriores ainda o contêm.\
            Último dia\
            Só para os dias de um até outro.\
            Continuar\
            Um dia e tudo depois dele\
            O que apagar\
            Exportar\
            Arquivo para o drip (.csv)\
            Arquivo de calendário, para programas de calendário (.ics)\
            Todos os seus registros em texto simples (.log)\
            Nada está registrado ainda, então não há o que pôr em um arquivo.\
            Arquivo para o Ovumcy (.json)\
            O registro é grande demais para este tipo de arquivo.\
            Arquivo\
            Um calendário que você alterou, um registro em texto simples ou a exportação de outro aplicativo de ciclo, compactada ou não, de até {size} MB. Para arquivos maiores, use 'eve-ics import' no computador que serve esta página.\
            Importar\
            O que foi importado\
            Dá para desfazer tudo como uma só alteração, na página “Histórico”.\
            Ver o que mudaria\
            Ver de novo\
            Nada foi alterado ainda.\
            O que a importação mudaria\
            O arquivo e o registro se contradizem. Qual está certo?\
            O arquivo\
            Meu registro\
            Importar, exportar e apagar\
            São conhecidos: {names}.\
            O formulário chegou incompleto. Volte e envie de novo.\
            Não compreendido\
            Há coisas demais acontecendo ao mesmo tempo. Tente de novo em alguns segundos.\
            Um momento\
            Alterado nesse meio-tempo\
            Isto veio de outro site, por isso nada foi alterado. Abra a página de novo e tente nela.\
            Este servidor não responde neste endereço. Para permitir, inicie-o com {option}.\
            Outros sites não podem ler estas páginas.\
            Voltar\
            Ir para Hoje\
            Este endereço não leva a lugar nenhum, ou não leva mais.\
            Nada aqui\
            Você não pode entrar por esta conexão, porque ela não é criptografada: outras pessoas poderiam ler a sua senha. Use o endereço que começa com https.\
            Não foi possível salvar a alteração: no momento, os dados estão bloqueados ou só podem ser lidos. Nada se perdeu; tente de novo.\
            Não aceito\
            Não salvo\
            É mais do que esta página aceita de uma vez.\
            No momento, não é possível ler seus dados. 'eve-ics doctor' no computador que serve esta página diz por quê.\
            Mostrar de novo a primeira instrução\
            Escolha os dias das últimas menstruações, até onde a memória alcança. Duas ou três menstruações bastam para começar.\
            Escolher os dias\
            Nenhum dia foi escolhido. Escolha pelo menos um dia de menstruação.\
            Mostrar minha previsão\
            Agora não\
            Depois, toque em um dia para registrá-lo ou desfazer. O que você registra fica no computador que oferece esta página.\
            Toque em cada dia de menstruação.\
            O calendário mostra então quando as próximas são esperadas e melhora a cada menstruação registrada.\
            Suas últimas menstruações\
            Comece pelos dias de que você se lembra\
            Calendário\
            Não foi salvo: a sua sessão terminou. Entre em outra aba e salve aqui de novo.\
            Não foi salvo: o servidor não responde. Tente de novo.\
            Ajuda\
            Gráficos\
            Sair\
            Conta: {name}\
            Páginas principais\
            Ajustes\
            Ir para o conteúdo\
            {page} · eve-ics\
            Hoje\
            O que é uma previsão\
            A cada menstruação registrada, ela fica mais precisa. Estresse, doenças e viagens ainda podem mudar a data de uma menstruação.\
            Uma previsão é calculada a partir dos dias registrados. Ela não sabe mais nada sobre você.\
            {percent} das menstruações começam dentro do intervalo que aparece ao lado da data. As outras começam antes ou depois.\
            Registrar um dia de menstruação\
            O dia ou a semana anterior ou seguinte\
            Ler o ponto anterior ou seguinte\
            Fechar o dia\
            Mostrar esta ajuda\
            Registrar hoje\
            O mês anterior e o seguinte\
            Abrir o dia\
            Abrir {page}\
            Remover o sangramento de um dia\
            Ir para hoje no calendário\
            Desfazer a última alteração, onde a página oferece isso\
            Primeiro e último dia da semana\
            O ano anterior e o seguinte\
            Teclas\
            Em um gráfico\
            No calendário\
            As teclas estão desativadas. Você pode ativá-las nos ajustes.\
            Teclas simples fazem o que segue, a não ser durante a digitação. Você pode desativá-las nos ajustes.\
            depois\
            Ajuda\
            Sangramento entre menstruações\
            Sangramento cedo demais depois de uma menstruação para já ser a próxima. Ele não começa um ciclo.\
            Ciclo\
            Do primeiro dia de uma menstruação até o dia antes da próxima. O primeiro dia dele é o dia 1.\
            Janela fértil\
            Os dias antes da ovulação e o próprio dia dela, em que uma gravidez é mais provável.\
            Ovulação\
            Um óvulo sai do ovário, cerca de duas semanas antes do começo da próxima menstruação.\
            Escape\
            Um pouco de sangue, pouco demais para um absorvente. Só escape não é menstruação.\
            Palavras\
            Mostrar todos os ciclos\
            Foi entre menstruações\
            Remover minha resposta\
            Deixar fora da conta\
            Foi mesmo um só ciclo\
            Falta uma menstruação\
            Uma menstruação começou\
            Todos os ciclos e alterações\
            Isso não se aplica a este ciclo. Nada foi alterado.\
            Isto não é uma data. Escreva ano, mês e dia: 2026-11-20.\
            Este dia ainda não chegou.\
            Uma menstruação pode ter no máximo {count} dia.\0Uma menstruação pode ter no máximo {count} dias.\
            Nenhuma menstruação começa mais neste dia.\
            Já há sangramento registrado aí: {days}.\
            O último dia é anterior ao primeiro.\
            {way}, {when}\
            Últimas alterações\
            Ciclo\
            Frente à previsão\
            Menstruação\
            Ciclos, do mais recente ao mais antigo\
            continua\
            {count} dia antes\0{count} dias antes\
            no dia\
            {count} dia depois\0{count} dias depois\
            Algo parece incomum\
            {days}: conta como sangramento entre menstruações.\
            O ciclo de {day}: {remark}.\
            Menstruação de {days}\
            Primeiro e último dia\
            Dias\
            Primeiro dia\
            Último dia\
            Deixe vazio enquanto a menstruação continua.\
            O que dizer deste ciclo?\
            Salvar\
            Refazer a última alteração desfeita\
            Não há alteração para refazer.\
            Histórico\
            Desfazer\
            Isto já foi desfeito, ou não pode ser desfeito.\
            Depois disso, só o último período ({kept}) seria guardado, e o histórico mais antigo seria apagado para sempre. Nada foi alterado. Para fazer isso, use {command} no computador que fornece esta página.\
            Alterações posteriores mexeram nos mesmos dias ou ajustes. Desfaça antes estas: {entries}.\
            Não há alteração para desfazer.\
            Sintomas em torno do início da menstruação\
            Cada dia conta para a menstruação mais próxima. Só contam ciclos completos, sem hormônios e sem lacuna no registro.\
            O dia 1 é o primeiro dia da menstruação, e o dia −1 é o dia anterior.\
            Onde a linha é interrompida, não há nada registrado.\
            Cada barra é uma proporção dos dias em que há algum registro. Uma barra tão alta quanto a sua linha é {percent}.\
            {days} de {logged}\
            nada registrado\
            Chance\
            Dia do ciclo\
            Dia\
            Humor\
            Sinais\
            Sintoma\
            Temperatura\
            Semana de\
            Quando a próxima menstruação pode começar\
            Quando o próximo sangramento de privação pode começar\
            O intervalo é traçado para que o sangramento comece dentro dele com uma chance de {percent} ou um pouco mais.\
            Nenhum dia sozinho é provável. O intervalo é traçado para que a menstruação comece dentro dele com uma chance de {percent} ou um pouco mais.\
            prevista para hoje\
            com atraso\
            nada previsto\
            pulada\
            tomada\
            sem registro\
            Doses das últimas 12 semanas\
            Nestas 12 semanas: {counts}.\
            Os gráficos precisam de duas menstruações, para que haja um ciclo entre elas. Registre suas menstruações, e eles aparecem aqui.\
            Abrir o calendário\
            nada registrado\
            Duração dos ciclos\
            Não há nenhum ciclo completo neste intervalo.\
            {count} ciclo mais antigo não é mostrado.\0{count} ciclos mais antigos não são mostrados.\
            Humor por parte do ciclo\
            Números\
            {chart}: números\
            Depois\
            Antes\
            Fértil\
            Fluxo\
            Incerto\
            Antes: os 13 dias antes da próxima menstruação. Depois: da menstruação até esses dias.\
            Depois: da menstruação até os dias férteis. Fértil: a ovulação e os cinco dias antes dela, pelos seus sinais ou, sem eles, 14 dias antes da próxima menstruação. Antes: daí até a próxima menstruação.\
            {count} item anotado com menos frequência não é mostrado.\0{count} itens anotados com menos frequência não são mostrados.\
            Cada número é uma proporção dos dias dessa parte em que há algum registro.\
            Hachurado: há menos de {days} dias ou de {cycles} ciclos registrados, pouco para tirar conclusões.\
            Ainda há poucos registros para ver um padrão.\
            Incerto: o ciclo atual, uma lacuna no registro, hormônios ou uma gravidez.\
            “{word}” é mais frequente depois da menstruação: em {days} de {count} dia registrado.\0“{word}” é mais frequente depois da menstruação: em {days} de {count} dias registrados.\
            “{word}” é mais frequente antes da próxima menstruação: em {days} de {count} dia registrado.\0“{word}” é mais frequente antes da próxima menstruação: em {days} de {count} dias registrados.\
            “{word}” é mais frequente no dia {day}: em {days} de {count} dia registrado.\0“{word}” é mais frequente no dia {day}: em {days} de {count} dias registrados.\
            “{word}” é mais frequente do dia {first} ao dia {last}: em {days} de {count} dia registrado.\0“{word}” é mais frequente do dia {first} ao dia {last}: em {days} de {count} dias registrados.\
            “{word}” é mais frequente nos dias férteis: em {days} de {count} dia registrado.\0“{word}” é mais frequente nos dias férteis: em {days} de {count} dias registrados.\
            “{word}” é mais frequente na menstruação: em {days} de {count} dia registrado.\0“{word}” é mais frequente na menstruação: em {days} de {count} dias registrados.\
            Menstruações e fluxo\
            Não há nenhuma menstruação neste intervalo.\
            Relatório para consulta médica\
            dia no intervalo\
            veio dentro do intervalo\
            fora da conta, ou quase\
            duração em dias\
            dia previsto\
            outro dia\
            veio fora dele\
            intervalo de {percent} previsto no começo do ciclo\
            proporção dos dias registrados\
            início da menstruação\
            registrado em menos de {count} ciclo, pouco para tirar conclusões\0registrado em menos de {count} ciclos, pouco para tirar conclusões\
            Mostrar\
            Tudo\
            6 meses\
            2 anos\
            1 ano\
            Sintomas por parte do ciclo\
            Temperaturas, {days}\
            {temperature}, fora da conta: {reason}\
            Temperaturas desde {day}\
            Gráficos\
            Peso\
            A mediana de sete dias passou de {first} para {last}.\
            mediana de 7 dias\
            uma medição\
            A mediana de sete dias é {weight}.\
            Adicionar\
            Dia seguinte\
            Isto não foi compreendido. Abra a página de novo e tente mais uma vez.\
            Dia anterior\
            Sangramento\
            Mostrar no calendário\
            Sem registro\
            Isto foi alterado em outro lugar depois que você abriu a página. Nada foi salvo ainda. Qual versão deve ficar?\
            Salvar o que informei aqui\
            Manter o que está registrado\
            Informado aqui\
            nada\
            Registrado em outro lugar\
            Pílula, adesivo ou anel\
            Com atraso\
            Pulada\
            Tomada\
            A menstruação não pode terminar aqui: não há sangramento registrado, ou só escape, em {days}.\
            A última menstruação até este dia começou em {start}, mais de duas semanas antes. Registre primeiro os dias da mais recente.\
            Nenhuma menstruação começou até este dia. Escolha antes a intensidade do sangramento.\
            Há mais dias desta menstruação registrados: {days}. Por eles se sabe o fim dela.\
            Intenso\
            Leve\
            Moderado\
            Nenhum\
            Escape\
            Dia de menstruação\
            Este dia ainda não chegou. O registro é possível a partir dele.\
            Teste de ovulação\
            Negativo\
            Positivo\
            Em {unit}, por exemplo {example}. Se ficar vazio, o valor é apagado.\
            Humor\
            Outro humor\
            calma, alegria, energia, tristeza, irritação, ansiedade\
            Muco cervical\
            Cremoso\
            Seco\
            Clara de ovo\
            Pegajoso\
            Aquoso\
            Anotação\
            Uma anotação pode ter no máximo {count} kilobyte.\0Uma anotação pode ter no máximo {count} kilobytes.\
            Ovulação\
            Notada neste dia\
            Começo e fim da menstruação\
            Primeiro dia, sem que se saiba o fim\
            Último dia da menstruação\
            Nenhum dos dois\
            Salvar\
            Salvo.\
            Sintomas\
            “{word}” não é mais oferecido. Os dias que já o têm continuam com ele.\
            Ocultar sintomas que você não usa\
            Ocultar “{word}”\
            Outro sintoma\
            Mostrar “{word}” de novo\
            “{word}” volta a ser oferecido.\
            cólicas, dor de cabeça, dor nas costas, inchaço, seios sensíveis, cansaço, acne, náusea\
            Temperatura ao acordar\
            Isto não é uma temperatura. Escreva um número como {example}.\
            Uma temperatura ao acordar fica entre {low} e {high}.\
            Registrar {day}\
            Dias antes de 1900 não podem ser registrados.\
            Outros dias\
            Peso\
            Isto não é um peso. Escreva um número como {example}.\
            Um peso fica entre {low} e {high}.\
            Isto é longo demais para uma palavra. Ponha textos maiores na anotação.\
            Um dia pode ter no máximo {count} destes.\0Um dia pode ter no máximo {count} destes.\
            Várias pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.\
            Cancelar\
            O que vem a seguir mostra segredos ou não pode ser desfeito. Digite sua senha para continuar.\
            Sua senha de novo\
            Pronto. Agora envie mais uma vez o que você queria fazer.\
            Continuar\
            Idioma\
            Entrar\
            Você saiu da conta.\
            Nome\
            Ainda sem senha? Execute {command} no computador que serve esta página.\
            Com este link você entra neste dispositivo. Ele funciona uma única vez.\
            Abrir\
            Abra seu calendário\
            Senha\
            Sua conta foi criada. Entre com ela agora.\
            Mostrar senha\
            Manter a conta aberta neste dispositivo por 30 dias\
            Entrar\
            Ele já foi usado, ou seus dez minutos acabaram. Execute {command} para obter um novo.\
            Este link não funciona mais\
            Foram tentativas demais. Espere {count} segundo e tente de novo.\0Foram tentativas demais. Espere {count} segundos e tente de novo.\
            O nome e a senha não combinam.\
            Esta não é a sua senha.\
            Fogos de artifício se abrem como flores sobre uma colina escura.\
            Um meteoro risca uma linha brilhante entre as estrelas.\
            Pipocas saltam de um saquinho listrado.\
            Um foguete redondinho decola e passa pela lua.\
            Um pequeno vulcão lança faíscas no céu da noite.\
            Uma baleia solta um jato de água e sorri.\
            Os programas que assinam o seu calendário mostram isso depois da próxima atualização.\
            Escolha {count} dia.\0Escolha de um a {count} dias.\
            Quando\
            Quem lembra é o programa de calendário, em cada dispositivo que assina o seu calendário.\
            Lembrar\
            Outros métodos\
            No horário da dose\
            Tocar de novo\
            Não repetir\
            mais {count} vez\0mais {count} vezes\
            Com som, onde for possível\
            Minutos entre um toque e o próximo\
            Horário\
            Lembretes\
            Como texto\
            Doze linhas para um e-mail ou um formulário. Selecione e copie.\
            Informe datas como 2026-11-20.\
            Em que os números se baseiam\
            Sangramento entre menstruações: {bleeds}.\
            Nenhum sangramento entre menstruações está registrado.\
            Sangramento\
            O que o relatório mostra\
            Anticoncepção\
            Copiado.\
            Copiar como texto\
            Ciclos\
            {days} ({length})\
            {flow} {days}\
            Dias destas menstruações por fluxo: {flows}.\
            De\
            Um relatório mostra o que já passou. Escolha um primeiro dia que não esteja no futuro.\
            Última menstruação: {days}.\
            Há registros em {days} de {count} dia.\0Há registros em {days} de {count} dias.\
            Feito em {day}.\
            Feito por {program}.\
            {method} desde {day}\
            {method}, {days}\
            Nenhum método anticoncepcional está registrado neste intervalo.\
            Anticoncepção: {methods}.\
            Anotações\
            Não há anotações neste intervalo.\
            Tudo aqui foi registrado pela própria pessoa, e nada foi medido ou examinado por profissionais. Intervalos e datas futuras são previsões.\
            Fases da vida: {phases}.\
            Imprima esta página ou salve em PDF com a função Imprimir do navegador. A moldura em volta fica de fora.\
            O primeiro dia vem depois do último. Troque um pelo outro.\
            Alta da temperatura em {rises} de {count} ciclo com medições.\0Alta da temperatura em {rises} dos últimos {count} ciclos com medições.\
            Mostrar\
            Uma parte foi importada: {sources}.\
            Resumo\
            Dor, sintomas e humor\
            Nenhum sintoma nem humor está registrado neste intervalo.\
            Temperaturas ao acordar\
            Nenhuma temperatura está registrada neste intervalo.\
            Até\
            Relatório do ciclo\
            Relatório do ciclo: {name}\
            Peso\
            Com minhas anotações\
            Relatório de {days} gravado em {file}. Abra no navegador para ler, imprimir ou salvar em PDF.\
            Aparência\
            Todos os ajustes\
            Escolha uma destas opções.\
            Escreva uma data como {date}.\
            Um nome tem de 1 a 100 caracteres e nenhuma quebra de linha.\
            Outra pessoa aqui já tem este nome.\
            Escreva um número de {first} a {last}, ou nada.\
            Escreva um horário, como 09:00.\
            Escreva palavras com letras, separadas por vírgulas.\
            Este fuso horário não é conhecido. Escreva como em Europe/Berlin.\
            Ano de nascimento\
            Deixe vazio se preferir não informar.\
            Nome do seu calendário em outros programas\
            Graus Celsius\
            Graus Fahrenheit\
            Previsão\
            Idioma e unidades\
            Avisos sobre menstruações e ciclos que vale levar a uma consulta médica\
            Ocultar dias férteis e ovulação\
            Página inicial\
            Quilogramas\
            Idioma\
            Como o navegador pede\
            Sair\
            Segunda-feira\
            Mais ajustes\
            Nome\
            As primeiras letras dele são a sua imagem.\
            Ainda não foi salvo: algo abaixo precisa ser revisto.\
            Suas próprias palavras para menstruação\
            Separadas por vírgulas. Um evento com um título assim é uma menstruação.\
            Sua imagem: {initials}\
            Imagens alegres nos dias férteis\
            Libras\
            Salvar\
            Salvo.\
            Atalhos de teclado\
            Domingo\
            Você é adolescente\
            Nesse caso, ciclos de 21 a 45 dias são comuns.\
            Temperaturas em\
            Cores\
            Escuras\
            Claras\
            Como no dispositivo\
            Fuso horário\
            Como Europe/Berlin. Deixe vazio para usar o fuso horário do servidor.\
            Ajustes\
            Anticoncepção\
            Importar, exportar e apagar\
            Lembretes\
            Senha e dispositivos\
            Assinaturas de calendário e senhas de aplicativo\
            Nada mudou.\
            Duração habitual do ciclo\
            Em dias. Conta como um ciclo ao lado dos que você registra.\
            Primeiro dia da semana\
            Pesos em\
            Janela fértil\
            Ampliada, com mais dias\
            Padrão\
            Você\
            Endereço\
            Código QR do endereço para celulares\
            O endereço da sua assinatura\
            Endereço para celulares\
            Um calendário só com datas ou com títulos neutros não tem essa frase. Escolha um dos dois.\
            Um calendário só com datas não pode alterar o registro. Escolha um dos dois.\
            Escolha algum conteúdo. O que os ajustes ocultam não conta.\
            Este dia já passou. Escolha hoje ou um dia por vir.\
            Este nome já está em uso. Escolha outro.\
            Já não existe mais; nada foi alterado.\
            Deixar um calendário vazio no endereço por 30 dias, para que os programas apaguem o que têm\
            Com uma frase leve e gentil nos dias férteis\
            Sem https, o servidor não deixa ninguém entrar por este endereço.\
            Conteúdo\
            Doses\
            Dias férteis\
            Ovulação\
            Menstruações\
            Perguntas como “A menstruação está atrasada?”\
            Copiado.\
            Copiar: {what}\
            Só títulos e datas, sem descrições\
            Pronto\
            Último dia em que funciona\
            Deixe vazio para que funcione até você revogar.\
            Criar uma assinatura\
            Assinaturas de calendário\
            Uma assinatura é um calendário em um endereço secreto, que programas de calendário assinam. Dê a cada programa e a cada pessoa uma própria, só com o necessário.\
            Ainda não há assinaturas.\
            Digitar minha senha\
            Revogada\
            Meses à frente\
            Nome\
            Para você: o programa ou a pessoa a que se destina.\
            Sem lembretes\
            Só este computador alcança este endereço. Para outros dispositivos, inicie o servidor com um endereço que eles alcancem.\
            Senha\
            Antes de criar um endereço ou uma senha de aplicativo, digite de novo a sua própria senha.\
            Criar uma senha de aplicativo\
            Código QR da senha\
            Criar um arquivo para um iPhone ou um Mac\
            O arquivo contém a senha. Abra-o no iPhone ou no Mac e apague-o quando a conta aparecer lá.\
            Sua senha de aplicativo\
            Senhas de aplicativo\
            Com uma senha de aplicativo, um programa de calendário entra na conta e pode alterar o que você registrou, nos dois sentidos.\
            Ainda não há senhas de aplicativo.\
            Só leitura: sem alterações nem outros calendários\
            Revogar {name}\
            Criar um novo endereço para {name}\
            Assinaturas de calendário e senhas de aplicativo\
            Títulos\
            Neutros, que não revelam nada\
            Diretos\
            Nome de usuário\
            Aceitar alterações que o Thunderbird envia ao endereço\
            Não, terminou em {day}\
            Sim, registrar {day}\
            Não, não perguntar de novo\
            Não, não falta nenhuma\
            Ainda não\
            Sim\
            Sim, antes\
            Sim, hoje\
            A menstruação continua hoje?\
            A menstruação começou?\
            Em que ponto do ciclo você está\
            Próximo sangramento de privação em cerca de {count} dia\0Próximo sangramento de privação em cerca de {count} dias\
            O sangramento de privação pode começar hoje\
            {days}: {length}\
            {days}: dia {day}\
            Últimos ciclos\
            Todos os ciclos e alterações\
            Feito\
            Pulada\
            Tomada\
            Previsto\
            Nenhuma menstruação está registrada ainda\
            Último registro\
            Menstruação com {count} dia de atraso\0Menstruação com {count} dias de atraso\
            Registrar hoje\
            Próxima menstruação em cerca de {count} dia\0Próxima menstruação em cerca de {count} dias\
            A menstruação pode começar hoje\
            Anotado: sem sangramento, {days}.\
            Vale perguntar\
            Troca com atraso: {method}, {when}.\
            Previsão em pausa: {phase}\
            Hoje\
            Desfazer\
            Sem previsão no momento
            """,
        starts: [
            0, 10, 37, 71, 224, 288, 416, 489, 538, 622, 685, 768, 848, 881, 895, 913, 929, 965,
            1018, 1102, 1129, 1165, 1223, 1348, 1354, 1454, 1497, 1589, 1709, 1818, 1900, 1954,
            2051, 2133, 2144, 2294, 2312, 2335, 2346, 2363, 2395, 2430, 2438, 2455, 2465, 2498,
            2531, 2583, 2592, 2626, 2653, 2699, 2711, 2726, 2778, 2829, 2842, 2930, 2958, 2989,
            3083, 3137, 3195, 3221, 3246, 3254, 3275, 3304, 3375, 3403, 3430, 3455, 3468, 3499,
            3504, 3537, 3601, 3622, 3646, 3716, 3743, 3757, 3800, 3832, 3963, 3993, 4090, 4135,
            4176, 4317, 4358, 4450, 4480, 4540, 4570, 4598, 4640, 4714, 4894, 4991, 5183, 5453,
            5473, 5524, 5594, 5694, 5742, 5752, 5908, 6050, 6139, 6221, 6324, 6391, 6434, 6507,
            6536, 6634, 6747, 6860, 6987, 7100, 7227, 7258, 7272, 7297, 7312, 7335, 7377, 7381,
            7407, 7428, 7450, 7469, 7494, 7513, 7535, 7552, 7568, 7585, 7614, 7643, 7667, 7683,
            7709, 7781, 7788, 7792, 7800, 7806, 7817, 7916, 7930, 7938, 7946, 7953, 7957, 7969,
            7977, 7983, 8075, 8124, 8179, 8249, 8315, 8375, 8472, 8476, 8479, 8481, 8485, 8495,
            8500, 8504, 8522, 8535, 8555, 8559, 8570, 8621, 8699, 8751, 8787, 8841, 8875, 8931,
            8991, 9031, 9094, 9146, 9174, 9229, 9278, 9302, 9320, 9333, 9345, 9350, 9400, 9413,
            9434, 9446, 9532, 9545, 9555, 9569, 9578, 9594, 9612, 9647, 9657, 9690, 9697, 9700,
            9707, 9715, 9718, 9722, 9766, 9809, 9860, 9877, 9893, 9928, 10041, 10116, 10187, 10291,
            10345, 10398, 10490, 10530, 10571, 10630, 10696, 10839, 10954, 10994, 11053, 11119,
            11130, 11184, 11234, 11262, 11327, 11419, 11510, 11595, 11669, 11719, 11775, 11833,
            11887, 11936, 11992, 12056, 12094, 12141, 12169, 12206, 12249, 12281, 12356, 12431,
            12463, 12527, 12584, 12640, 12702, 12750, 12818, 12871, 12927, 12946, 13018, 13089,
            13106, 13152, 13213, 13282, 13339, 13363, 13440, 13473, 13500, 13586, 13606, 13617,
            13649, 13695, 13751, 13838, 13900, 13972, 14015, 14097, 14181, 14211, 14238, 14316,
            14330, 14349, 14360, 14436, 14475, 14492, 14503, 14509, 14526, 14545, 14809, 14834,
            14858, 14877, 14910, 14977, 15010, 15068, 15130, 15160, 15224, 15251, 15263, 15278,
            15304, 15324, 15345, 15389, 15406, 15424, 15510, 15524, 15541, 15566, 15591, 15613,
            15641, 15657, 15674, 15700, 15717, 15733, 15759, 15764, 15797, 15901, 15926, 15939,
            15962, 15976, 15990, 16023, 16067, 16080, 16107, 16124, 16140, 16155, 16178, 16203,
            16223, 16252, 16285, 16302, 16368, 16382, 16417, 16431, 16460, 16502, 16545, 16598,
            16652, 16704, 16796, 16913, 17136, 17154, 17191, 17248, 17344, 17381, 17394, 17405,
            17526, 17554, 17573, 17591, 17619, 17639, 17674, 17690, 17700, 17707, 17729, 17746,
            17761, 17775, 17795, 17806, 17821, 17832, 17847, 17873, 17926, 17952, 17996, 18055,
            18114, 18155, 18211, 18277, 18403, 18490, 18527, 18593, 18656, 18720, 18780, 18853,
            18905, 18954, 19144, 19267, 19381, 19426, 19481, 19528, 19608, 19670, 19737, 19803,
            19852, 19860, 19980, 20085, 20135, 20198, 20274, 20330, 20458, 20492, 20577, 20642,
            20697, 20833, 20896, 20987, 21032, 21062, 21106, 21354, 21564, 21809, 21959, 22098,
            22248, 22263, 22282, 22304, 22317, 22349, 22366, 22578, 22614, 22702, 22812, 23042,
            23120, 23220, 23282, 23348, 23429, 23482, 23544, 23665, 23730, 23844, 23938, 24043,
            24175, 24273, 24481, 24664, 24776, 24802, 24830, 24854, 24886, 24916, 24952, 25002,
            25028, 25062, 25079, 25083, 25090, 25108, 25138, 25176, 25200, 25232, 25237, 25258,
            25263, 25267, 25280, 25363, 25419, 25477, 25488, 25529, 25536, 25542, 25550, 25569,
            25651, 25731, 25753, 25801, 25864, 25962, 25973, 25989, 26001, 26012, 26084, 26129,
            26137, 26186, 26201, 26226, 26362, 26425, 26477, 26565, 26632, 26673, 26702, 26740,
            26819, 26832, 26865, 26891, 26957, 26990, 27127, 27269, 27299, 27390, 27404, 27424,
            27440, 27464, 27479, 27490, 27503, 27562, 27603, 27677, 27738, 27906, 27998, 28013,
            28068, 28139, 28181, 28261, 28312, 28394, 28439, 28471, 28503, 28555, 28578, 28615,
            28677, 28751, 28854, 28896, 28980, 29066, 29111, 29217, 29263, 29330, 29369, 29398,
            29491, 29509, 29572, 29648, 29716, 29756, 29797, 29856, 29924, 29996, 30041, 30068,
            30108, 30129, 30162, 30207, 30240, 30261, 30302, 30332, 30383, 30403, 30466, 30532,
            30575, 30593, 30681, 30728, 30767, 30790, 30930, 30947, 31029, 31060, 31096, 31118,
            31178, 31205, 31237, 31267, 31298, 31342, 31376, 31403, 31441, 31467, 31502, 31527,
            31578, 31617, 31662, 31706, 31738, 31813, 31854, 31870, 31935, 32003, 32052, 32094,
            32139, 32188, 32236, 32258, 32283, 32336, 32390, 32474, 32529, 32568, 32615, 32686,
            32731, 32745, 32800, 32836, 32886, 32929, 32994, 33077, 33103, 33165, 33206, 33261,
            33305, 33347, 33385, 33444, 33502, 33552, 33592, 33648, 33674, 33744, 33833, 33857,
            33879, 34016, 34082, 34166, 34335, 34415, 34569, 34675, 34747, 34790, 34805, 34862,
            34931, 34943, 34953, 34976, 35003, 35036, 35054, 35147, 35152, 35224, 35256, 35380,
            35447, 35506, 35609, 35696, 35821, 35890, 35913, 36104, 36110, 36242, 36263, 36272,
            36282, 36305, 36368, 36419, 36475, 36532, 36564, 36666, 36873, 36890, 36914, 36971,
            37015, 37045, 37081, 37123, 37207, 37242, 37280, 37311, 37345, 37376, 37404, 37430,
            37450, 37463, 37479, 37492, 37502, 37510, 37527, 37545, 37561, 37594, 37637, 37663,
            37692, 37718, 37741, 37762, 37787, 37839, 37870, 37905, 37961, 37979, 38006, 38062,
            38109, 38129, 38162, 38201, 38249, 38279, 38306, 38354, 38391, 38431, 38457, 38495,
            38542, 38576, 38617, 38681, 38692, 38718, 38745, 38791, 38822, 38924, 38968, 38977,
            38988, 38997, 39005, 39014, 39026, 39038, 39045, 39052, 39059, 39071, 39221, 39243,
            39310, 39397, 39495, 39588, 39716, 39773, 39846, 39946, 39995, 40097, 40181, 40202,
            40221, 40298, 40343, 40375, 40396, 40403, 40428, 40438, 40460, 40484, 40498, 40508,
            40521, 40542, 40546, 40654, 40829, 40925, 41029, 41313, 41367, 41409, 41467, 41773,
            41841, 41930, 42076, 42081, 42101, 42130, 42137, 42145, 42159, 42165, 42183, 42200,
            42206, 42282, 42309, 42382, 42456, 42515, 42539, 42592, 42641, 42709, 42724, 42817,
            42823, 42843, 42848, 42853, 42863, 42893, 42955, 42985, 43014, 43026, 43089, 43094,
            43149, 43155, 43187, 43198, 43202, 43217, 43228, 43239, 43263, 43322, 43342, 43355,
            43365, 43379, 43394, 43400, 43420, 43452, 43471, 43499, 43527, 43532, 43551, 43564,
            43576, 43585, 43607, 43620, 43631, 43641, 43665, 43682, 43695, 43703, 43725, 43736,
            43757, 43761, 43774, 43882, 43896, 43936, 43980, 44013, 44025, 44045, 44101, 44128,
            44184, 44247, 44341, 44439, 44507, 44556, 44622, 44676, 44689, 44743, 44775, 44811,
            44914, 44985, 45036, 45114, 45142, 45219, 45294, 45363, 45386, 45400, 45432, 45466,
            45501, 45528, 45599, 45619, 45648, 45679, 45721, 45764, 45770, 45806, 45816, 45838,
            45873, 45949, 45956, 46020, 46070, 46090, 46142, 46161, 46169, 46177, 46186, 46198,
            46203, 46273, 46419, 46641, 46859, 46922, 46974, 47027, 47188, 47247, 47304, 47367,
            47418, 47460, 47550, 47660, 47718, 47802, 47866, 47986, 48016, 48162, 48180, 48302,
            48306, 48386, 48422, 48661, 48684, 48708, 48729, 48752, 48778, 48799, 48822, 48850,
            48875, 48906, 48936, 48966, 48997, 49071, 49143, 49163, 49175, 49192, 49274, 49305,
            49337, 49365, 49395, 49420, 49435, 49465, 49492, 49522, 49542, 49574, 49596, 49617,
            49635, 49652, 49700, 49720, 49744, 49777, 49804, 49826, 49849, 49890, 49927, 49975,
            50013, 50063, 50111, 50157, 50206, 50259, 50312, 50352, 50391, 50430, 50472, 50658,
            50811, 50892, 50933, 50999, 51049, 51115, 51136, 51171, 51204, 51360, 51401, 51493,
            51580, 51628, 51671, 51701, 51763, 51822, 51914, 51961, 52023, 52075, 52087, 52135,
            52165, 52194, 52259, 52295, 52343, 52461, 52507, 52519, 52562, 52599, 52642, 52694,
            52788, 52846, 52933, 53013, 53115, 53202, 53330, 53369, 53409, 53505, 53582, 53610,
            53680, 53691, 53695, 53715, 53726, 53760, 53815, 53917, 54039, 54209, 54242, 54247,
            54279, 54334, 54376, 54460, 54510, 54568, 54650, 54693, 54727, 54787, 54831, 54877,
            54886, 54961, 55032, 55085, 55103, 55137, 55174, 55195, 55225, 55255, 55296, 55309,
            55344, 55386, 55417, 55435, 55550, 55609, 55682, 55713, 55753, 55789, 55825, 55864,
            55883, 55976, 55990, 56028, 56067, 56099, 56104, 56118, 56127, 56133, 56137, 56148,
            56156, 56166, 56172, 56188, 56199, 56209, 56214, 56226, 56236, 56243, 56258, 56274,
            56290, 56303, 56327, 56334, 56351, 56359, 56382, 56413, 56438, 56443, 56460, 56472,
            56487, 56503, 56519, 56540, 56558, 56610, 56657, 56708, 56764, 56804, 56855, 56890,
            56900, 56906, 56923, 56953, 56996, 57019, 57040, 57066, 57084, 57102, 57145, 57168,
            57200, 57224, 57299, 57310, 57378, 57418, 57494, 57505, 57526, 57537, 57557, 57591,
            57609, 57625, 57649, 57667, 57707, 57799, 57811, 57857, 57890, 57901, 57947, 58018,
            58028, 58129, 58170, 58228, 58320, 58325, 58427, 58441, 58451, 58464, 58521, 58577,
            58654, 58708, 58739, 58760, 58853, 58876, 58918, 58923, 58956, 58974, 58986, 58997,
            59008, 59013, 59085, 59091, 59117, 59131, 59143, 59153, 59167, 59187, 59199, 59273,
            59357, 59380, 59391, 59403, 59456, 59584, 59663, 59740, 59752, 59822, 59872, 59964,
            60028, 60093, 60110, 60175, 60201, 60241, 60287, 60316, 60356, 60425, 60485, 60526,
            60557, 60595, 60649, 60721, 60798, 60890, 60914, 60968, 60981, 61005, 61018, 61037,
            61055, 61091, 61134, 61242, 61249, 61281, 61302, 61428, 61452, 61490, 61534, 61553,
            61568, 61572, 61598, 61605, 61622, 61625, 61633, 61654, 61658, 61685, 61739, 61798,
            61806, 61845, 61860, 61900, 61941, 61949, 62024, 62077, 62263, 62348, 62512, 62599,
            62659, 62684, 62760, 62883, 62929, 63012, 63020, 63026, 63030, 63076, 63096, 63114,
            63117, 63141, 63253, 63264, 63298, 63307, 63332, 63344, 63352, 63378, 63438, 63485,
            63555, 63584, 63638, 63645, 63876, 63884, 63903, 63980, 63997, 64008, 64032, 64060,
            64116, 64125, 64137, 64164, 64189, 64244, 64261, 64340, 64350, 64375, 64464, 64546,
            64589, 64595, 64607, 64666, 64675, 64830, 64964, 64975, 64985, 65031, 65144, 65182,
            65308, 65324, 65393, 65416, 65426, 65546, 65581, 65686, 65714, 65754, 65765, 65845,
            65901, 65906, 65915, 65919, 65932, 65951, 65958, 65977, 65994, 65998, 66020, 66151,
            66245, 66367, 66400, 66438, 66470, 66482, 66500, 66514, 66542, 66553, 66565, 66596,
            66623, 66682, 66714, 66741, 66747, 66761, 66775, 66839, 66944, 66950, 66955, 66987,
            67090, 67095, 67193, 67207, 67296, 67306, 67397, 67403, 67489, 67497, 67520, 67544,
            67566, 67586, 67608, 67631, 67657, 67687, 67739, 67798, 67825, 67927, 67972, 68015,
            68053, 68066, 68087, 68092, 68111, 68124, 68162, 68170, 68206, 68212, 68250, 68269,
            68321, 68348, 68371, 68393, 68397, 68409, 68420, 68466, 68490, 68496, 68534, 68568,
            68578, 68586, 68635, 68840, 68933, 68968, 69013, 69133, 69208, 69263, 69381, 69399,
            69414, 69420, 69432, 69435, 69440, 69446, 69453, 69464, 69473, 69518, 69575, 69686,
            69832, 69850, 69860, 69873, 69879, 69885, 69897, 69926, 69954, 70086, 70105, 70120,
            70140, 70187, 70279, 70303, 70311, 70328, 70334, 70339, 70346, 70351, 70358, 70450,
            70663, 70789, 70868, 70968, 71015, 71090, 71277, 71480, 71645, 71842, 72017, 72190,
            72212, 72259, 72291, 72307, 72331, 72354, 72371, 72383, 72392, 72406, 72457, 72489,
            72513, 72647, 72654, 72658, 72665, 72671, 72676, 72703, 72723, 72761, 72785, 72794,
            72798, 72851, 72868, 72881, 72916, 72925, 72937, 73009, 73021, 73032, 73054, 73066,
            73179, 73205, 73234, 73248, 73252, 73277, 73301, 73311, 73317, 73323, 73422, 73551,
            73640, 73723, 73730, 73734, 73742, 73748, 73754, 73774, 73840, 73859, 73867, 73875,
            73944, 73949, 73960, 74017, 74030, 74037, 74041, 74053, 74061, 74067, 74077, 74183,
            74193, 74209, 74239, 74275, 74303, 74318, 74324, 74330, 74338, 74416, 74451, 74471,
            74484, 74512, 74547, 74640, 74662, 74726, 74779, 74794, 74840, 74851, 74855, 74911,
            74945, 75019, 75104, 75185, 75193, 75287, 75304, 75362, 75371, 75377, 75383, 75403,
            75407, 75479, 75552, 75557, 75577, 75582, 75624, 75637, 75688, 75694, 75780, 75808,
            75938, 75969, 75994, 76059, 76114, 76153, 76199, 76251, 76293, 76382, 76432, 76438,
            76529, 76536, 76551, 76570, 76583, 76595, 76630, 76657, 76692, 76700, 76709, 76719,
            76783, 76813, 76842, 76885, 76942, 76953, 76978, 76993, 77001, 77018, 77024, 77041,
            77054, 77100, 77102, 77191, 77221, 77301, 77316, 77336, 77356, 77372, 77437, 77464,
            77475, 77512, 77652, 77676, 77783, 77842, 77980, 77987, 78022, 78028, 78049, 78107,
            78130, 78183, 78187, 78206, 78233, 78237, 78259, 78353, 78363, 78379, 78407, 78436,
            78496, 78532, 78580, 78612, 78665, 78733, 78750, 78788, 78831, 78844, 78860, 78869,
            78886, 78960, 78994, 79009, 79020, 79026, 79047, 79051, 79064, 79076, 79080, 79123,
            79177, 79219, 79296, 79318, 79351, 79357, 79363, 79369, 79387, 79394, 79414, 79461,
            79476, 79481, 79488, 79494, 79513, 79526, 79596, 79603, 79618, 79645, 79654, 79674,
            79723, 79734, 79761, 79821, 79843, 79851, 79865, 79888, 79895, 79900, 79909, 79947,
            79976, 80000, 80094, 80173, 80234, 80286, 80328, 80368, 80462, 80507, 80575, 80584,
            80589, 80602, 80612, 80626, 80678, 80686, 80700, 80738, 80744, 80771, 80820, 80840,
            80866, 81034, 81061, 81080, 81088, 81103, 81107, 81159, 81172, 81296, 81301, 81393,
            81422, 81441, 81482, 81575, 81598, 81618, 81745, 81781, 81834, 81848, 81883, 81932,
            81940, 81970, 81977, 81993, 82050, 82073, 82093, 82121, 82145, 82155, 82158, 82168,
            82177, 82207, 82232, 82265, 82383, 82429, 82445, 82462, 82477, 82507, 82512, 82518,
            82524, 82532, 82576, 82592, 82672, 82686, 82780, 82814, 82847, 82861, 82896, 82923,
            82927, 82935, 82959,
        ])
}
