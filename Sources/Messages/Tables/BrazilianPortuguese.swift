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
            Beba um pouco de água\
            {title} em {count} dia\0{title} em {count} dias\
            {title} hoje\
            {title} amanhã\
            {title} em {count} semana\0{title} em {count} semanas\
            repetição definida no seu programa de calendário\
            todos os dias\
            {days}, a cada hora das {first} às {last}\0{days}, a cada {count} horas das {first} às {last}\
            {days}, a cada {count} minuto das {first} às {last}\0{days}, a cada {count} minutos das {first} às {last}\
            {title}: previsão para daqui a {count} dia\0{title}: previsão para daqui a {count} dias\
            {title}: previsão para hoje\
            {title}: previsão para amanhã\
            {title}: previsão para daqui a {count} semana\0{title}: previsão para daqui a {count} semanas\
            começa {count} hora antes\0começa {count} horas antes\
            Registre o seu dia\
            começa {count} minuto antes\0começa {count} minutos antes\
            Alarmes perdidos: {titles}\
            mais {count}\0mais {count}\
            Lembrete\
            Próxima vez: {when}.\
            Você não tem nenhum alarme.\
            Nada previsto em {count} dia.\0Nada previsto nos próximos {count} dias.\
            Nenhum alarme está tocando.\
            Este alarme não toca mais.\
            lembrete: {title}\
            Alarme removido: {title}.\
            tocando agora\
            {title}: dia sem alarme, {day}.\
            Adiar\
            Toca de novo às {time}: {title}.\
            {title}: início em {count} dia\0{title}: início em {count} dias\
            {title}: início hoje\
            {title}: início amanhã\
            {title}: início em {count} semana\0{title}: início em {count} semanas\
            Alarme desativado: {title}.\
            Alarme ativado: {title}.\
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
            Adicionar um alarme\
            Para sozinho\
            Todos os alarmes\
            na hora marcada\
            Escolha um dia que ainda virá.\
            Escolha dias da semana ou uma data, não os dois.\
            Escreva para que serve, em até {letters} letras.\
            Encurte a anotação para {letters} letras.\
            Escolha uma destas opções.\
            Este alarme foi alterado em outro lugar nesse meio-tempo, e nada foi salvo ainda. Abaixo está o que você escreveu; salvar de novo substitui a outra alteração.\
            Ou uma data\
            Sem dias nem data, toca uma vez, na próxima vez que for esse horário.\
            {count} dia antes\0{count} dias antes\
            Alarme dispensado.\
            Editar alarme\
            Este alarme se repete de um modo que só o seu programa de calendário pode alterar. Altere lá.\
            Um alarme começa cedo, volta cada vez mais e toca até você dispensar. Dispense em um lugar, e ele para em todos.\
            Você tem {number} alarmes, e não cabem mais.\
            {count} hora antes\0{count} horas antes\
            Toca sem pausa\
            Primeiro toque\
            {count} minuto depois\0{count} minutos depois\
            {count} minuto antes\0{count} minutos antes\
            Para que serve?\
            Este navegador não executa scripts, por isso a página não pode tocar.\
            Novo alarme\
            Nenhum alarme\
            Anotação\
            Nenhum alarme toca nas próximas duas horas.\
            Ativado\
            Esta página só toca enquanto está aberta. Um celular bloqueado toca pelo programa de calendário: adicione seu calendário lá.\
            Excluir este alarme\
            Excluir de vez\
            Tocando agora\
            Este alarme já não toca.\
            Pular este dia\
            Adiar 5 minutos\
            Alarme adiado até {time}.\
            Nas próximas duas horas\
            Com som\
            Horário\
            Alarmes\
            Testar o alarme\
            Toca por meio minuto e permite que esta página tenha som e vibração.\
            Semana\
            Semana: {days}\
            Dias da semana\
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
            Plano\
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
            Adicionar algo, onde a página oferece\
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
            Escolha um horário depois do primeiro.\
            Escolha pelo menos um dia da semana.\
            Quando\
            Quem lembra é o programa de calendário, em cada dispositivo que assina o seu calendário.\
            De\
            Hábitos\
            Estes tocam nesta página enquanto está aberta, e no seu computador.\
            Você tem {number}. Desative um primeiro.\
            Um lembrete com suas palavras\
            O que diz\
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
            Até\
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
            2531, 2583, 2592, 2626, 2653, 2675, 2721, 2733, 2748, 2800, 2851, 2864, 2958, 3064,
            3152, 3180, 3211, 3305, 3359, 3377, 3435, 3461, 3486, 3494, 3515, 3544, 3615, 3643,
            3670, 3687, 3712, 3725, 3756, 3761, 3794, 3858, 3879, 3903, 3973, 4000, 4024, 4051,
            4065, 4108, 4140, 4271, 4301, 4398, 4443, 4484, 4625, 4666, 4758, 4788, 4848, 4878,
            4906, 4948, 5022, 5202, 5299, 5491, 5761, 5781, 5832, 5902, 6002, 6050, 6060, 6216,
            6358, 6447, 6529, 6632, 6699, 6742, 6815, 6844, 6942, 7055, 7168, 7295, 7408, 7535,
            7566, 7580, 7605, 7620, 7643, 7685, 7689, 7715, 7736, 7758, 7777, 7802, 7821, 7843,
            7860, 7876, 7893, 7922, 7951, 7975, 7991, 8017, 8089, 8096, 8100, 8108, 8114, 8125,
            8224, 8238, 8246, 8254, 8261, 8265, 8277, 8285, 8291, 8383, 8432, 8487, 8557, 8623,
            8683, 8780, 8784, 8787, 8789, 8793, 8803, 8808, 8812, 8830, 8843, 8863, 8867, 8878,
            8929, 9007, 9059, 9095, 9149, 9183, 9239, 9299, 9339, 9402, 9454, 9482, 9537, 9586,
            9610, 9628, 9641, 9653, 9658, 9708, 9721, 9742, 9754, 9840, 9853, 9863, 9877, 9886,
            9902, 9920, 9955, 9965, 9998, 10005, 10008, 10015, 10023, 10026, 10030, 10074, 10117,
            10168, 10185, 10201, 10236, 10349, 10424, 10495, 10599, 10653, 10706, 10798, 10838,
            10879, 10938, 11004, 11147, 11262, 11302, 11361, 11427, 11438, 11492, 11542, 11570,
            11635, 11727, 11818, 11903, 11977, 12027, 12083, 12141, 12195, 12244, 12300, 12364,
            12402, 12449, 12477, 12514, 12557, 12589, 12664, 12739, 12771, 12835, 12892, 12948,
            13010, 13058, 13126, 13179, 13235, 13254, 13326, 13397, 13414, 13460, 13521, 13590,
            13647, 13671, 13748, 13781, 13808, 13894, 13914, 13925, 13957, 14003, 14059, 14146,
            14208, 14280, 14323, 14405, 14489, 14519, 14546, 14624, 14638, 14657, 14668, 14744,
            14783, 14800, 14811, 14817, 14834, 14853, 15117, 15142, 15166, 15185, 15218, 15285,
            15318, 15376, 15438, 15468, 15532, 15559, 15571, 15586, 15612, 15632, 15653, 15697,
            15714, 15732, 15818, 15832, 15849, 15874, 15899, 15921, 15949, 15965, 15982, 16008,
            16025, 16041, 16067, 16072, 16105, 16209, 16234, 16247, 16270, 16284, 16298, 16331,
            16375, 16388, 16415, 16432, 16448, 16463, 16486, 16511, 16531, 16560, 16593, 16610,
            16676, 16690, 16725, 16739, 16768, 16810, 16853, 16906, 16960, 17012, 17104, 17221,
            17444, 17462, 17499, 17556, 17652, 17689, 17702, 17713, 17834, 17862, 17881, 17899,
            17927, 17947, 17982, 17998, 18008, 18015, 18037, 18054, 18069, 18083, 18103, 18114,
            18129, 18140, 18155, 18181, 18234, 18260, 18304, 18363, 18422, 18463, 18519, 18585,
            18711, 18798, 18835, 18901, 18964, 19028, 19088, 19161, 19213, 19262, 19452, 19575,
            19689, 19734, 19789, 19836, 19916, 19978, 20045, 20111, 20160, 20168, 20288, 20393,
            20443, 20506, 20582, 20638, 20766, 20800, 20885, 20950, 21005, 21141, 21204, 21295,
            21340, 21370, 21414, 21662, 21872, 22117, 22267, 22406, 22556, 22571, 22590, 22612,
            22625, 22657, 22674, 22886, 22922, 23010, 23120, 23350, 23428, 23528, 23590, 23656,
            23737, 23790, 23852, 23973, 24038, 24152, 24246, 24351, 24483, 24581, 24789, 24972,
            25084, 25110, 25138, 25162, 25194, 25224, 25260, 25310, 25336, 25370, 25387, 25391,
            25398, 25416, 25446, 25484, 25508, 25540, 25545, 25566, 25571, 25575, 25588, 25671,
            25727, 25785, 25796, 25837, 25844, 25850, 25858, 25877, 25959, 26039, 26061, 26109,
            26172, 26270, 26281, 26297, 26309, 26320, 26392, 26437, 26445, 26494, 26509, 26534,
            26670, 26733, 26785, 26873, 26940, 26981, 27010, 27048, 27127, 27140, 27173, 27199,
            27265, 27298, 27435, 27577, 27607, 27698, 27712, 27732, 27748, 27772, 27787, 27798,
            27811, 27870, 27911, 27985, 28046, 28214, 28306, 28321, 28376, 28447, 28489, 28569,
            28620, 28702, 28747, 28779, 28811, 28863, 28886, 28923, 28985, 29059, 29162, 29204,
            29288, 29374, 29419, 29525, 29571, 29638, 29677, 29706, 29799, 29817, 29880, 29956,
            30024, 30064, 30105, 30164, 30232, 30304, 30349, 30376, 30416, 30437, 30470, 30515,
            30548, 30569, 30610, 30640, 30691, 30711, 30774, 30840, 30883, 30901, 30989, 31036,
            31075, 31098, 31238, 31255, 31337, 31368, 31404, 31426, 31486, 31513, 31545, 31575,
            31606, 31650, 31684, 31711, 31749, 31775, 31810, 31835, 31886, 31925, 31970, 32014,
            32046, 32121, 32162, 32178, 32243, 32311, 32360, 32402, 32447, 32496, 32544, 32566,
            32591, 32644, 32698, 32782, 32837, 32876, 32923, 32994, 33039, 33053, 33108, 33144,
            33194, 33237, 33302, 33385, 33411, 33473, 33514, 33569, 33613, 33655, 33693, 33752,
            33810, 33860, 33900, 33956, 33982, 34052, 34141, 34165, 34187, 34324, 34390, 34474,
            34643, 34723, 34877, 34983, 35055, 35098, 35113, 35170, 35239, 35251, 35261, 35284,
            35311, 35344, 35362, 35455, 35460, 35532, 35564, 35688, 35755, 35814, 35917, 36004,
            36129, 36198, 36221, 36412, 36418, 36550, 36571, 36580, 36590, 36613, 36676, 36727,
            36783, 36840, 36872, 36974, 37181, 37198, 37222, 37279, 37323, 37353, 37389, 37431,
            37515, 37550, 37588, 37619, 37653, 37684, 37712, 37738, 37758, 37771, 37787, 37800,
            37810, 37818, 37835, 37853, 37869, 37902, 37945, 37971, 38000, 38026, 38049, 38070,
            38095, 38147, 38178, 38213, 38269, 38287, 38314, 38370, 38417, 38437, 38470, 38509,
            38557, 38587, 38614, 38662, 38699, 38739, 38765, 38803, 38850, 38884, 38925, 38989,
            39000, 39026, 39053, 39099, 39130, 39232, 39276, 39285, 39296, 39305, 39313, 39322,
            39334, 39346, 39353, 39360, 39367, 39379, 39529, 39551, 39618, 39705, 39803, 39896,
            40024, 40081, 40154, 40254, 40303, 40405, 40489, 40510, 40529, 40606, 40651, 40683,
            40704, 40711, 40736, 40746, 40768, 40792, 40806, 40816, 40829, 40850, 40854, 40962,
            41137, 41233, 41337, 41621, 41675, 41717, 41775, 42081, 42149, 42238, 42384, 42389,
            42409, 42438, 42445, 42453, 42467, 42473, 42491, 42508, 42514, 42590, 42617, 42690,
            42764, 42823, 42847, 42900, 42949, 43017, 43032, 43125, 43131, 43151, 43156, 43161,
            43171, 43201, 43263, 43293, 43322, 43334, 43397, 43402, 43457, 43463, 43495, 43506,
            43510, 43525, 43536, 43547, 43571, 43630, 43650, 43663, 43673, 43687, 43702, 43708,
            43728, 43760, 43779, 43807, 43835, 43840, 43859, 43872, 43884, 43893, 43915, 43928,
            43939, 43949, 43973, 43990, 44003, 44011, 44033, 44044, 44065, 44069, 44082, 44190,
            44204, 44244, 44288, 44321, 44333, 44353, 44409, 44436, 44492, 44555, 44649, 44747,
            44815, 44864, 44930, 44984, 44997, 45051, 45083, 45119, 45222, 45293, 45344, 45422,
            45450, 45527, 45602, 45671, 45694, 45708, 45740, 45774, 45809, 45836, 45907, 45927,
            45956, 45987, 46029, 46072, 46078, 46114, 46124, 46146, 46181, 46257, 46264, 46328,
            46378, 46398, 46450, 46469, 46477, 46485, 46494, 46506, 46511, 46581, 46727, 46949,
            47167, 47230, 47282, 47335, 47496, 47555, 47612, 47675, 47726, 47768, 47858, 47968,
            48026, 48110, 48174, 48294, 48324, 48470, 48488, 48610, 48614, 48694, 48730, 48969,
            48992, 49016, 49037, 49060, 49086, 49107, 49130, 49158, 49183, 49214, 49244, 49274,
            49305, 49379, 49451, 49471, 49483, 49500, 49582, 49613, 49645, 49673, 49703, 49728,
            49743, 49773, 49800, 49830, 49850, 49882, 49904, 49925, 49943, 49960, 50008, 50028,
            50052, 50085, 50112, 50134, 50157, 50198, 50235, 50283, 50321, 50371, 50419, 50465,
            50514, 50567, 50620, 50660, 50699, 50738, 50780, 50966, 51119, 51200, 51241, 51307,
            51357, 51423, 51444, 51479, 51512, 51668, 51709, 51801, 51888, 51936, 51979, 52009,
            52071, 52130, 52222, 52269, 52331, 52383, 52395, 52443, 52473, 52502, 52567, 52603,
            52651, 52769, 52815, 52827, 52870, 52907, 52950, 53002, 53096, 53154, 53241, 53321,
            53423, 53510, 53638, 53677, 53717, 53813, 53890, 53918, 53988, 53999, 54003, 54023,
            54034, 54068, 54123, 54225, 54347, 54517, 54550, 54555, 54587, 54642, 54684, 54768,
            54818, 54876, 54958, 55001, 55035, 55095, 55139, 55185, 55194, 55269, 55340, 55393,
            55411, 55445, 55482, 55503, 55533, 55563, 55604, 55617, 55652, 55694, 55725, 55743,
            55858, 55917, 55990, 56021, 56061, 56097, 56133, 56172, 56191, 56284, 56298, 56336,
            56375, 56407, 56412, 56426, 56435, 56441, 56445, 56456, 56464, 56474, 56480, 56496,
            56507, 56517, 56522, 56534, 56544, 56551, 56566, 56582, 56598, 56611, 56635, 56642,
            56659, 56667, 56690, 56721, 56746, 56751, 56768, 56780, 56795, 56811, 56827, 56848,
            56866, 56918, 56965, 57016, 57072, 57112, 57163, 57198, 57208, 57214, 57231, 57261,
            57304, 57327, 57348, 57374, 57392, 57410, 57453, 57476, 57508, 57532, 57607, 57618,
            57686, 57726, 57802, 57813, 57834, 57845, 57865, 57899, 57917, 57933, 57957, 57975,
            58015, 58107, 58119, 58165, 58198, 58209, 58255, 58326, 58336, 58437, 58478, 58536,
            58628, 58633, 58735, 58749, 58759, 58772, 58829, 58885, 58962, 59016, 59047, 59066,
            59078, 59094, 59109, 59140, 59189, 59238, 59281, 59309, 59471, 59482, 59553, 59589,
            59607, 59620, 59716, 59831, 59877, 59915, 59929, 59943, 59987, 60029, 60044, 60116,
            60127, 60140, 60150, 60194, 60201, 60331, 60350, 60364, 60377, 60403, 60417, 60432,
            60458, 60482, 60489, 60497, 60504, 60519, 60590, 60596, 60610, 60624, 60645, 60738,
            60761, 60803, 60808, 60841, 60859, 60871, 60882, 60893, 60898, 60970, 60976, 61002,
            61016, 61028, 61038, 61052, 61072, 61084, 61158, 61242, 61265, 61276, 61288, 61341,
            61469, 61548, 61625, 61637, 61707, 61757, 61849, 61913, 61978, 61995, 62060, 62086,
            62126, 62172, 62201, 62241, 62310, 62370, 62411, 62442, 62480, 62534, 62606, 62683,
            62775, 62799, 62853, 62866, 62890, 62903, 62922, 62940, 62976, 63019, 63127, 63134,
            63166, 63187, 63313, 63337, 63375, 63419, 63438, 63453, 63457, 63483, 63490, 63507,
            63510, 63518, 63539, 63543, 63570, 63624, 63683, 63691, 63730, 63745, 63785, 63826,
            63834, 63909, 63962, 64148, 64233, 64397, 64484, 64544, 64569, 64645, 64768, 64814,
            64897, 64905, 64911, 64915, 64961, 64981, 64999, 65002, 65026, 65138, 65149, 65183,
            65192, 65217, 65229, 65237, 65263, 65323, 65370, 65440, 65469, 65523, 65530, 65761,
            65769, 65788, 65865, 65882, 65893, 65917, 65945, 66001, 66010, 66022, 66049, 66074,
            66129, 66146, 66225, 66235, 66260, 66349, 66431, 66474, 66480, 66492, 66551, 66560,
            66715, 66849, 66860, 66870, 66916, 67029, 67067, 67193, 67209, 67278, 67301, 67311,
            67431, 67466, 67571, 67599, 67639, 67650, 67730, 67786, 67791, 67800, 67804, 67817,
            67836, 67841, 67848, 67867, 67884, 67888, 67910, 68041, 68135, 68257, 68290, 68328,
            68360, 68372, 68390, 68404, 68432, 68470, 68481, 68493, 68524, 68551, 68610, 68642,
            68669, 68675, 68689, 68703, 68767, 68872, 68878, 68883, 68915, 69018, 69023, 69121,
            69135, 69224, 69234, 69325, 69331, 69417, 69425, 69448, 69472, 69494, 69514, 69536,
            69559, 69585, 69615, 69667, 69726, 69753, 69855, 69900, 69943, 69981, 69994, 70015,
            70020, 70039, 70052, 70090, 70098, 70134, 70140, 70178, 70197, 70249, 70276, 70299,
            70321, 70325, 70337, 70348, 70394, 70418, 70424, 70462, 70496, 70506, 70514, 70563,
            70768, 70861, 70896, 70941, 71061, 71136, 71191, 71309, 71327, 71342, 71348, 71360,
            71363, 71368, 71374, 71381, 71392, 71401, 71446, 71503, 71614, 71760, 71778, 71788,
            71801, 71807, 71813, 71825, 71854, 71882, 72014, 72033, 72048, 72068, 72115, 72207,
            72231, 72239, 72256, 72262, 72267, 72274, 72279, 72286, 72378, 72591, 72717, 72796,
            72896, 72943, 73018, 73205, 73408, 73573, 73770, 73945, 74118, 74140, 74187, 74219,
            74235, 74259, 74282, 74299, 74311, 74320, 74334, 74385, 74417, 74441, 74575, 74582,
            74586, 74593, 74599, 74604, 74631, 74651, 74689, 74713, 74722, 74726, 74779, 74796,
            74809, 74844, 74853, 74865, 74937, 74949, 74960, 74982, 74994, 75107, 75133, 75162,
            75176, 75180, 75205, 75229, 75239, 75245, 75251, 75350, 75479, 75568, 75651, 75658,
            75662, 75670, 75676, 75682, 75702, 75768, 75787, 75795, 75803, 75872, 75877, 75888,
            75945, 75958, 75965, 75969, 75981, 75989, 75995, 76005, 76111, 76121, 76137, 76167,
            76203, 76231, 76246, 76252, 76258, 76266, 76344, 76379, 76399, 76412, 76440, 76475,
            76568, 76590, 76654, 76707, 76722, 76768, 76779, 76783, 76839, 76873, 76947, 77032,
            77113, 77121, 77215, 77232, 77290, 77299, 77305, 77311, 77331, 77335, 77407, 77480,
            77485, 77505, 77510, 77552, 77565, 77616, 77622, 77708, 77736, 77866, 77897, 77922,
            77987, 78042, 78081, 78127, 78179, 78221, 78310, 78360, 78399, 78435, 78441, 78532,
            78534, 78542, 78611, 78652, 78681, 78690, 78697, 78712, 78731, 78744, 78756, 78791,
            78818, 78853, 78861, 78870, 78874, 78884, 78948, 78978, 79007, 79050, 79107, 79118,
            79143, 79158, 79166, 79183, 79189, 79206, 79219, 79265, 79267, 79356, 79386, 79466,
            79481, 79501, 79521, 79537, 79602, 79629, 79640, 79677, 79817, 79841, 79948, 80007,
            80145, 80152, 80187, 80193, 80214, 80272, 80295, 80348, 80352, 80371, 80398, 80402,
            80424, 80518, 80528, 80544, 80572, 80601, 80661, 80697, 80745, 80777, 80830, 80898,
            80915, 80953, 80996, 81009, 81025, 81034, 81051, 81125, 81159, 81174, 81185, 81191,
            81212, 81216, 81229, 81241, 81245, 81288, 81342, 81384, 81461, 81483, 81516, 81522,
            81528, 81534, 81552, 81559, 81579, 81626, 81641, 81646, 81653, 81659, 81678, 81691,
            81761, 81768, 81783, 81810, 81819, 81839, 81888, 81899, 81926, 81986, 82008, 82016,
            82030, 82053, 82060, 82065, 82074, 82112, 82141, 82165, 82259, 82338, 82399, 82451,
            82493, 82533, 82627, 82672, 82740, 82749, 82754, 82767, 82777, 82791, 82843, 82851,
            82865, 82903, 82909, 82936, 82985, 83005, 83031, 83199, 83226, 83245, 83253, 83268,
            83272, 83324, 83337, 83461, 83466, 83558, 83587, 83606, 83647, 83740, 83763, 83783,
            83910, 83946, 83999, 84013, 84048, 84097, 84105, 84135, 84142, 84158, 84215, 84238,
            84258, 84286, 84310, 84320, 84323, 84333, 84342, 84372, 84397, 84430, 84548, 84594,
            84610, 84627, 84642, 84672, 84677, 84683, 84689, 84697, 84741, 84757, 84837, 84851,
            84945, 84979, 85012, 85026, 85061, 85088, 85092, 85100, 85124,
        ])
}
