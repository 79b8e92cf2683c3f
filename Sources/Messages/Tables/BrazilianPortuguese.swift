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
            adiado até {time}\
            Registre o seu dia\
            começa {count} minuto antes\0começa {count} minutos antes\
            Alarmes perdidos: {titles}\
            mais {count}\0mais {count}\
            Mais {count} alarme está tocando\0Mais {count} alarmes estão tocando\
            Lembrete\
            Próxima vez: {when}.\
            Você não tem nenhum alarme.\
            Nada previsto em {count} dia.\0Nada previsto nos próximos {count} dias.\
            Nenhum alarme está tocando.\
            Este alarme não toca mais.\
            Sem criptografia: qualquer pessoa no caminho pode ler as mensagens.\
            Seus alarmes são enviados para {address}.\
            As mensagens dizem apenas que há um lembrete.\
            As mensagens não têm botões até que 'eve-ics serve' seja iniciado com --public-url.\
            Seus alarmes não são enviados a nenhum servidor ntfy.\
            Sem token, qualquer pessoa que conheça este tópico pode ler as mensagens.\
            As mensagens trazem os títulos dos seus alarmes.\
            Token de acesso:\
            O servidor aceitou a mensagem.\
            As mensagens chegam aqui.\
            lembrete: {title}\
            Alarme removido: {title}.\
            Os alarmes tocam em um terminal ou com 'eve-ics alarms --run COMMAND'.\
            Os alarmes tocam neste terminal até você pressionar Ctrl-C.\
            tocando agora\
            O comando de 'eve-ics serve --run' fica sabendo quando você tem um lembrete, sem títulos.\
            O comando de 'eve-ics serve --run' não fica sabendo dos seus alarmes.\
            O comando de 'eve-ics serve --run' fica sabendo dos seus alarmes, com os títulos.\
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
            A menstruação está com {count} dia de atraso (prevista entre {first} e {last}).\0A menstruação está com {count} dias de atraso (prevista entre {first} e {last}).\
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
            {count} cartão\0{count} cartões\
            {count} para revisar\0{count} para revisar\
            {count} cartão vazio foi deixado de fora.\0{count} cartões vazios foram deixados de fora.\
            {count} cartão gravado em {file}.\0{count} cartões gravados em {file}.\
            Enter: mostrar o verso, q: sair\
            {count} cartão adicionado a {deck}.\0{count} cartões adicionados a {deck}.\
            {count} cartão já estava lá.\0{count} cartões já estavam lá.\
            {count} imagem ou som foi deixado de fora.\0{count} imagens e sons foram deixados de fora.\
            O próximo é para: {when}.\
            Você não tem cartões.\
            Nenhum cartão para revisar.\
            Cartão {number} de {all}\
            Enter: virar, n: próximo, r: deixar de fora, q: sair\
            Todos os cartões ficaram de fora. O quiz terminou.\
            1: esqueci, 2: difícil, 3: bom, 4: fácil, q: sair\
            {count} cartão revisado.\0{count} cartões revisados.\
            Esse foi o último cartão. De novo, desde o início.\
            {deck}: revisar {count} cartão\0{deck}: revisar {count} cartões\
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
            Há uma gravidez registrada desde {day}. Se ela terminou, registre o que veio depois.\
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
            uma menstruação que pode começar a qualquer dia ({chance})\
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
            Ontem: {dose}, ainda sem registro.\
            Ontem às {time}: {dose}, ainda sem registro.\
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
            Próxima menstruação: a qualquer momento ({chance}).\
            Se faltou registrar uma menstruação por volta de {missed}, a próxima está prevista para {day}, {distance} ({chance}).\
            Próxima menstruação: em {first} a {count} dia ({chance}).\0Próxima menstruação: em {first} a {count} dias ({chance}).\
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
            A menstruação ainda não veio (prevista entre {first} e {last}).\
            Depois de um anticoncepcional hormonal, a duração dos primeiros ciclos varia muito.\
            Depois de uma gravidez, a duração dos primeiros ciclos varia muito.\
            Seu método ({method}) pode diminuir o sangramento ou fazer com que ele pare.\
            Na perimenopausa, a duração dos ciclos varia muito.\
            Na adolescência, ciclos de até {days} dias são comuns.\
            Ciclos de até {days} dias são comuns.\
            O sangramento de privação ainda não veio (previsto entre {first} e {last}).\
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
            Pôr até oito alarmes na entrada, para um celular que só tem isso\
            Pôr até oito alarmes na entrada, para um celular que só tem isso\
            Pôr dois alarmes na entrada, como de costume\
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
            Adicionado a {calendar}: {title}.\
            Tudo está feito.\
            O evento se repete: todas as datas foram removidas.\
            Remover {title} com {count} item? Isso não pode ser desfeito.\0Remover {title} com {count} itens? Isso não pode ser desfeito.\
            A nota foi alterada em outro lugar nesse meio-tempo. Seu texto está em uma nova nota; as duas foram mantidas.\
            Calendário adicionado: {title} ({uses}).\
            Calendário removido: {title}.\
            O calendário agora se chama {title}.\
            Cartões\
            Alterado: {title}.\
            Feito: {title}.\
            {count} tarefa feita não é mostrada.\0{count} tarefas feitas não são mostradas.\
            Feito: {title}, {day}. Próxima vez: {next}.\
            prazo: {day}\
            {count} item\0{count} itens\
            Eventos\
            Movido: {title}.\
            Você não tem calendários.\
            Você não tem notas.\
            Você não tem tarefas.\
            Notas\
            Nada foi removido nos últimos 30 dias.\
            atrasada desde: {day}\
            {count} subtarefa ainda está aberta.\0{count} subtarefas ainda estão abertas.\
            {share} feito\
            Removido: {title}.\
            Ainda por fazer: {title}.\
            Para recuperar: {command}\
            Recuperado: {title}.\
            {first}–{last}\
            Tarefas\
            Nada mudou.\
            (sem título)\
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
            menstruação a qualquer momento\
            dia {day}\
            menstruação com {count} d de atraso\0menstruação com {count} d de atraso\
            próxima menstruação em {count} d\0próxima menstruação em {count} d\
            menstruação ainda não veio\
            menstruação em {count} d\0menstruação em {count} d\
            menstruação hoje\
            O intervalo acabou. Continuar o estudo, descansar mais um pouco ou encerrar?\
            O temporizador foi encerrado.\
            {count} minuto\0{count} minutos\
            Nenhum temporizador está em andamento.\
            Intervalo até {time} (faltam {left}).\
            O tempo acabou. Fazer um intervalo, estudar mais um pouco ou encerrar?\
            Em pausa; faltam {left} de estudo.\
            Em pausa; faltam {left} de intervalo.\
            Adicionado ao seu calendário: {length} de estudo.\
            Para iniciar um: {command}\
            Estudo\
            Estudo até {time} (faltam {left}).\
            Hora do intervalo\
            Hora de estudar\
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
            Menstruação a qualquer momento\
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
            Perdidos\
            Para que serve?\
            Este navegador não executa scripts, por isso a página não pode tocar.\
            Novo alarme\
            Nenhum alarme\
            Anotação\
            Nenhum alarme toca nas próximas duas horas.\
            Desativado\
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
            Adicionar um cartão\
            Adicionar um baralho\
            Esqueci\
            Todos os baralhos\
            Este cartão já foi respondido.\
            Verso\
            Escreva uma linha de até {most} letras.\
            Um nome é uma linha de até {most} letras.\
            Escreva um texto de até {most} letras.\
            Este cartão foi alterado em outro lugar nesse meio-tempo. Salve de novo para substituir aquilo pelo que está aqui.\
            Baralho adicionado: {title}.\
            O baralho mudou nesse meio-tempo. Nada foi removido.\
            Nome do baralho\
            Baralho removido: {title}.\
            O baralho agora se chama {title}.\
            Cartões anteriores\
            Fácil\
            Editar cartão\
            Renomear ou remover este baralho\
            Virar\
            Virar um cartão, ou iniciar e pausar o temporizador\
            Frente\
            Não há espaço para mais. Remova algo de que você não precisa mais.\
            Bom\
            Difícil\
            Você sabia bem?\
            Próximos cartões\
            Deixar de fora\
            Deixar um cartão de fora de um quiz\
            Falta revisar {count} cartão.\0Falta revisar {count} cartões.\
            Você já tem um baralho com este nome.\
            Próximo\
            Próximo cartão de um quiz\
            Este baralho ainda não tem cartões.\
            Você ainda não tem cartões. Um baralho reúne cartões que combinam, como as palavras de um idioma.\
            Quiz\
            Cada cartão aparece uma vez antes que algum se repita. Um cartão que você deixa de fora não volta neste quiz.\
            Quiz: {deck}\
            Remover este cartão\
            Renomear\
            Revisar {count} cartão\0Revisar {count} cartões\
            Revisar: {deck}\
            Mostrar o verso\
            Começar um novo quiz\
            Este cartão é longo demais para esta página. Você pode editá-lo em um programa de calendário.\
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
            Não foi possível salvar a alteração: o disco do computador que serve esta página está cheio. Nada se perdeu; libere espaço e tente de novo.\
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
            Refazer\
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
            Adicionar\
            Esse dia não existe. Escolha um do calendário.\
            Escreva algo ou exclua a anotação.\
            Terminaria antes de começar. Escolha um fim posterior.\
            Não há espaço para mais. Exclua algo de que você não precisa mais.\
            Escreva o título em uma linha, sem caracteres de controle.\
            Encurte o título para {letters} letras.\
            Escreva um título.\
            Você já tem um calendário {title}. Escolha outro nome.\
            Escolha pelo menos um.\
            Adicionar um calendário\
            Também nos seus programas de calendário\
            Excluir este calendário\
            Renomear\
            Para que serve?\
            Calendários\
            Isso foi alterado em outro lugar nesse meio-tempo, e nada foi salvo ainda. Abaixo está o que você digitou; salvar de novo substitui a outra alteração.\
            Excluir\
            Excluído por último: {title}\
            Feito\
            Mover para baixo\
            Prazo (opcional)\
            Editar o evento\
            Termina às\
            Primeiro dia\
            Último dia\
            Novo evento\
            Ainda não há eventos.\
            Eventos passados\
            Local\
            repete-se\
            Começa às\
            O dia inteiro\
            Isso não existe mais. Nada foi alterado.\
            Lista\
            Mais\
            Mover uma tarefa para cima ou para baixo\
            Anotação\
            A anotação foi excluída em outro lugar nesse meio-tempo. Seu texto está em uma nova anotação.\
            A primeira linha é o título.\
            Esta anotação é longa demais para ser editada aqui. Edite no seu programa de calendário.\
            Nova anotação\
            Isso se repete como o seu programa de calendário definiu. Altere lá.\
            Salvo ({time}).\
            Título\
            Adicionar uma tarefa\
            Editar a tarefa\
            Mover para cima\
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
            Deve ser um número inteiro de 1 a {most}.\
            Deve ser uma linha de até {most} letras.\
            Fazer um intervalo\
            Minutos de intervalo\
            O temporizador mudou nesse meio-tempo. Nada foi feito.\
            Encerrar\
            Você estuda, faz um intervalo e continua. Nada começa sozinho: no fim de cada parte, há uma pergunta. Toca onde seus alarmes tocam.\
            Mais {count} minuto\0Mais {count} minutos\
            Continuar\
            Este navegador não executa scripts, então a página não pode contar o tempo nem tocar. Ela pergunta quando o tempo acaba.\
            Intervalo até {time}.\
            Pausar\
            Começar\
            Minutos de estudo\
            Continuar estudando\
            Estudando até {time}.\
            O que você estuda?\
            Você pode deixar em branco.\
            Temporizador de estudo\
            Adicionar ao seu calendário o que você estuda\
            Próximos alarmes\
            Não, terminou em {day}\
            Sim, registrar {day}\
            Não, não perguntar de novo\
            Não, não falta nenhuma\
            Ainda não\
            Sim\
            Sim, antes\
            Sim, hoje\
            A qualquer momento\
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
            Próxima menstruação em {first} a {count} dia\0Próxima menstruação em {first} a {count} dias\
            A menstruação pode começar hoje\
            Ainda não veio\
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
            3152, 3180, 3211, 3305, 3359, 3377, 3395, 3453, 3479, 3504, 3573, 3581, 3602, 3631,
            3702, 3730, 3757, 3824, 3866, 3912, 3999, 4054, 4129, 4178, 4194, 4224, 4249, 4266,
            4291, 4361, 4422, 4435, 4526, 4596, 4678, 4709, 4714, 4747, 4811, 4832, 4856, 4926,
            4953, 4977, 5004, 5018, 5061, 5093, 5224, 5254, 5351, 5396, 5437, 5578, 5619, 5711,
            5741, 5801, 5831, 5859, 5901, 5975, 6155, 6252, 6444, 6714, 6734, 6785, 6855, 6955,
            7003, 7013, 7169, 7335, 7417, 7520, 7587, 7630, 7703, 7732, 7830, 7943, 8056, 8183,
            8296, 8423, 8455, 8496, 8586, 8657, 8688, 8763, 8828, 8917, 8944, 8968, 8996, 9021,
            9074, 9125, 9176, 9229, 9282, 9346, 9377, 9391, 9416, 9431, 9454, 9496, 9500, 9526,
            9547, 9569, 9588, 9613, 9632, 9654, 9671, 9687, 9704, 9733, 9762, 9786, 9802, 9828,
            9900, 9907, 9911, 9919, 9925, 9936, 10035, 10049, 10057, 10065, 10072, 10076, 10088,
            10096, 10102, 10194, 10243, 10298, 10368, 10434, 10494, 10591, 10595, 10598, 10600,
            10604, 10614, 10619, 10623, 10641, 10654, 10674, 10678, 10689, 10740, 10818, 10870,
            10906, 10960, 10994, 11050, 11110, 11150, 11213, 11265, 11293, 11348, 11397, 11421,
            11439, 11452, 11464, 11469, 11519, 11532, 11553, 11565, 11651, 11664, 11674, 11688,
            11697, 11713, 11731, 11766, 11776, 11809, 11816, 11819, 11826, 11834, 11837, 11841,
            11885, 11928, 11979, 11996, 12012, 12047, 12160, 12245, 12320, 12391, 12495, 12549,
            12602, 12694, 12734, 12775, 12834, 12900, 13043, 13158, 13198, 13257, 13323, 13334,
            13388, 13438, 13466, 13531, 13623, 13714, 13799, 13873, 13923, 13979, 14037, 14091,
            14140, 14196, 14260, 14298, 14345, 14373, 14410, 14453, 14485, 14560, 14635, 14667,
            14731, 14788, 14844, 14906, 14954, 15022, 15075, 15131, 15150, 15222, 15283, 15354,
            15371, 15417, 15478, 15547, 15604, 15628, 15705, 15738, 15765, 15851, 15871, 15882,
            15914, 15960, 16016, 16103, 16165, 16237, 16280, 16362, 16446, 16476, 16503, 16581,
            16595, 16614, 16625, 16701, 16740, 16757, 16768, 16774, 16791, 16810, 17074, 17099,
            17123, 17142, 17175, 17242, 17275, 17333, 17395, 17425, 17489, 17516, 17528, 17543,
            17569, 17589, 17610, 17654, 17671, 17689, 17775, 17789, 17806, 17831, 17856, 17878,
            17906, 17922, 17939, 17965, 17982, 17998, 18024, 18029, 18062, 18166, 18191, 18204,
            18227, 18241, 18255, 18288, 18332, 18345, 18372, 18389, 18405, 18439, 18484, 18499,
            18522, 18547, 18567, 18596, 18629, 18646, 18712, 18726, 18761, 18775, 18804, 18846,
            18889, 18942, 18996, 19048, 19140, 19257, 19480, 19498, 19535, 19592, 19688, 19725,
            19738, 19749, 19870, 19898, 19917, 19935, 19963, 19983, 20018, 20034, 20044, 20051,
            20073, 20090, 20105, 20119, 20139, 20150, 20165, 20176, 20191, 20217, 20270, 20296,
            20340, 20399, 20458, 20499, 20555, 20621, 20747, 20834, 20871, 20937, 21000, 21064,
            21124, 21197, 21249, 21298, 21488, 21611, 21725, 21770, 21825, 21872, 21952, 22014,
            22081, 22147, 22196, 22204, 22324, 22429, 22479, 22542, 22618, 22674, 22802, 22836,
            22921, 22986, 23041, 23177, 23240, 23331, 23376, 23406, 23450, 23698, 23908, 24153,
            24303, 24442, 24592, 24607, 24626, 24648, 24661, 24693, 24710, 24922, 24958, 25046,
            25156, 25386, 25464, 25564, 25626, 25692, 25773, 25826, 25880, 26001, 26123, 26188,
            26302, 26396, 26501, 26633, 26731, 26939, 27122, 27234, 27260, 27326, 27411, 27480,
            27557, 27610, 27667, 27706, 27784, 27812, 27836, 27868, 27898, 27934, 27984, 28010,
            28044, 28061, 28065, 28072, 28090, 28120, 28158, 28182, 28214, 28219, 28286, 28353,
            28398, 28419, 28424, 28428, 28441, 28524, 28580, 28638, 28649, 28690, 28697, 28703,
            28711, 28730, 28812, 28892, 28914, 28962, 29025, 29123, 29134, 29150, 29162, 29173,
            29245, 29290, 29298, 29347, 29362, 29387, 29523, 29586, 29638, 29726, 29793, 29834,
            29863, 29901, 29980, 29993, 30026, 30052, 30118, 30151, 30288, 30430, 30460, 30551,
            30565, 30585, 30601, 30625, 30640, 30651, 30664, 30723, 30764, 30838, 30899, 31067,
            31159, 31174, 31229, 31300, 31342, 31422, 31473, 31555, 31600, 31632, 31664, 31716,
            31739, 31776, 31838, 31912, 32015, 32057, 32141, 32227, 32272, 32378, 32424, 32491,
            32530, 32559, 32652, 32670, 32733, 32809, 32877, 32917, 32958, 33017, 33085, 33157,
            33202, 33229, 33269, 33290, 33323, 33368, 33401, 33422, 33463, 33493, 33544, 33564,
            33627, 33693, 33736, 33754, 33842, 33889, 33928, 33951, 34091, 34108, 34190, 34221,
            34257, 34279, 34339, 34366, 34398, 34428, 34459, 34503, 34537, 34564, 34602, 34628,
            34663, 34688, 34739, 34778, 34823, 34867, 34899, 34974, 35015, 35031, 35096, 35164,
            35213, 35255, 35300, 35349, 35397, 35419, 35444, 35497, 35551, 35635, 35690, 35729,
            35776, 35847, 35892, 35906, 35961, 35997, 36047, 36090, 36155, 36238, 36264, 36326,
            36367, 36422, 36466, 36508, 36546, 36605, 36663, 36713, 36753, 36809, 36835, 36905,
            36994, 37018, 37040, 37177, 37243, 37327, 37496, 37576, 37730, 37836, 37908, 37951,
            37966, 38023, 38092, 38104, 38114, 38137, 38164, 38197, 38215, 38308, 38313, 38385,
            38417, 38541, 38608, 38667, 38770, 38857, 38982, 39051, 39074, 39265, 39271, 39403,
            39424, 39433, 39443, 39466, 39529, 39580, 39636, 39693, 39725, 39827, 40034, 40051,
            40075, 40132, 40176, 40206, 40242, 40284, 40368, 40403, 40441, 40472, 40506, 40537,
            40565, 40591, 40611, 40624, 40640, 40653, 40663, 40671, 40688, 40706, 40722, 40755,
            40798, 40824, 40853, 40879, 40902, 40923, 40948, 41000, 41031, 41066, 41122, 41140,
            41167, 41223, 41270, 41290, 41323, 41362, 41410, 41440, 41467, 41515, 41552, 41592,
            41618, 41656, 41703, 41737, 41778, 41842, 41853, 41879, 41906, 41952, 41983, 42085,
            42129, 42138, 42149, 42158, 42166, 42175, 42187, 42199, 42206, 42213, 42220, 42232,
            42382, 42404, 42471, 42558, 42656, 42749, 42877, 42934, 43007, 43107, 43156, 43258,
            43342, 43363, 43382, 43459, 43504, 43536, 43557, 43564, 43589, 43599, 43621, 43645,
            43659, 43669, 43682, 43703, 43707, 43815, 43990, 44086, 44190, 44474, 44528, 44570,
            44628, 44934, 45002, 45091, 45237, 45242, 45262, 45291, 45298, 45306, 45320, 45326,
            45344, 45361, 45367, 45443, 45470, 45543, 45617, 45676, 45700, 45753, 45802, 45870,
            45903, 45920, 45971, 46097, 46207, 46248, 46278, 46315, 46323, 46341, 46356, 46438,
            46482, 46494, 46520, 46527, 46543, 46571, 46592, 46615, 46620, 46659, 46680, 46758,
            46771, 46789, 46814, 46839, 46859, 46875, 46882, 46893, 46906, 46921, 47014, 47020,
            47040, 47045, 47050, 47060, 47090, 47152, 47182, 47211, 47223, 47286, 47291, 47346,
            47352, 47384, 47395, 47399, 47414, 47425, 47436, 47460, 47519, 47539, 47552, 47562,
            47576, 47591, 47597, 47617, 47649, 47668, 47696, 47724, 47729, 47748, 47761, 47773,
            47782, 47804, 47817, 47828, 47838, 47862, 47879, 47892, 47900, 47922, 47933, 47954,
            47958, 47971, 48079, 48093, 48133, 48177, 48210, 48222, 48242, 48298, 48325, 48381,
            48444, 48538, 48636, 48704, 48753, 48819, 48873, 48886, 48940, 48972, 49008, 49111,
            49182, 49233, 49311, 49339, 49416, 49491, 49560, 49583, 49597, 49629, 49663, 49698,
            49725, 49796, 49816, 49845, 49876, 49918, 49961, 49967, 50003, 50013, 50035, 50070,
            50146, 50153, 50217, 50267, 50287, 50339, 50358, 50366, 50374, 50383, 50395, 50400,
            50470, 50616, 50838, 51056, 51119, 51171, 51224, 51385, 51444, 51501, 51564, 51615,
            51657, 51747, 51857, 51915, 51999, 52063, 52183, 52213, 52359, 52377, 52499, 52503,
            52583, 52619, 52858, 52881, 52905, 52926, 52949, 52975, 52996, 53019, 53047, 53072,
            53103, 53133, 53163, 53194, 53268, 53340, 53360, 53372, 53389, 53471, 53502, 53534,
            53562, 53592, 53617, 53632, 53662, 53689, 53719, 53739, 53771, 53793, 53814, 53832,
            53849, 53897, 53917, 53941, 53974, 54001, 54023, 54046, 54087, 54124, 54172, 54210,
            54260, 54308, 54354, 54403, 54456, 54509, 54549, 54588, 54627, 54669, 54855, 55008,
            55089, 55130, 55196, 55246, 55312, 55333, 55368, 55401, 55557, 55598, 55690, 55777,
            55825, 55868, 55898, 55960, 56019, 56111, 56158, 56220, 56272, 56284, 56332, 56362,
            56391, 56456, 56492, 56540, 56658, 56704, 56716, 56759, 56796, 56839, 56891, 56985,
            57043, 57130, 57210, 57312, 57399, 57527, 57566, 57606, 57702, 57779, 57807, 57877,
            57888, 57892, 57912, 57923, 57957, 58012, 58114, 58236, 58406, 58439, 58444, 58476,
            58531, 58573, 58657, 58707, 58765, 58847, 58890, 58924, 58984, 59028, 59074, 59106,
            59115, 59190, 59261, 59290, 59343, 59361, 59437, 59466, 59496, 59535, 59573, 59643,
            59677, 59714, 59764, 59790, 59796, 59831, 59848, 59863, 59897, 59934, 59955, 59985,
            60015, 60056, 60069, 60104, 60146, 60177, 60195, 60310, 60369, 60442, 60473, 60513,
            60549, 60585, 60624, 60643, 60736, 60750, 60788, 60827, 60859, 60864, 60878, 60887,
            60893, 60897, 60908, 60916, 60926, 60932, 60948, 60959, 60969, 60974, 60986, 60996,
            61003, 61018, 61034, 61050, 61063, 61095, 61119, 61126, 61143, 61151, 61174, 61205,
            61230, 61235, 61252, 61264, 61279, 61295, 61311, 61332, 61350, 61402, 61449, 61500,
            61556, 61596, 61647, 61682, 61692, 61698, 61715, 61745, 61788, 61811, 61832, 61858,
            61876, 61894, 61937, 61960, 61992, 62016, 62091, 62102, 62170, 62210, 62286, 62297,
            62318, 62329, 62349, 62383, 62401, 62417, 62441, 62459, 62499, 62591, 62603, 62649,
            62682, 62693, 62739, 62810, 62820, 62921, 62962, 63020, 63112, 63117, 63219, 63233,
            63243, 63256, 63313, 63369, 63446, 63500, 63531, 63550, 63562, 63578, 63593, 63624,
            63673, 63722, 63765, 63793, 63955, 63966, 64037, 64073, 64091, 64104, 64200, 64315,
            64361, 64399, 64413, 64427, 64471, 64513, 64521, 64536, 64608, 64619, 64632, 64642,
            64686, 64696, 64703, 64833, 64852, 64866, 64879, 64905, 64919, 64934, 64960, 64984,
            64991, 64999, 65006, 65021, 65092, 65098, 65112, 65126, 65147, 65240, 65263, 65305,
            65310, 65343, 65361, 65373, 65384, 65395, 65400, 65472, 65478, 65504, 65518, 65530,
            65540, 65554, 65574, 65586, 65660, 65744, 65767, 65778, 65790, 65810, 65830, 65837,
            65854, 65886, 65891, 65931, 65974, 66013, 66129, 66157, 66209, 66224, 66250, 66283,
            66302, 66308, 66322, 66354, 66359, 66411, 66417, 66488, 66491, 66499, 66515, 66533,
            66547, 66583, 66645, 66684, 66692, 66719, 66756, 66858, 66862, 66975, 66987, 67007,
            67015, 67063, 67078, 67093, 67114, 67213, 67266, 67394, 67473, 67550, 67562, 67632,
            67682, 67774, 67838, 67903, 67920, 67985, 68011, 68051, 68097, 68126, 68166, 68235,
            68295, 68336, 68367, 68405, 68459, 68531, 68608, 68700, 68724, 68778, 68791, 68815,
            68828, 68847, 68865, 68901, 68944, 69052, 69059, 69091, 69112, 69238, 69262, 69300,
            69344, 69363, 69378, 69382, 69408, 69415, 69432, 69435, 69443, 69464, 69468, 69495,
            69549, 69608, 69616, 69655, 69670, 69710, 69751, 69759, 69834, 69887, 70073, 70158,
            70322, 70409, 70469, 70494, 70570, 70693, 70739, 70822, 70830, 70836, 70840, 70886,
            70906, 70924, 70927, 70951, 71063, 71074, 71108, 71117, 71142, 71154, 71162, 71188,
            71248, 71295, 71365, 71394, 71448, 71455, 71686, 71694, 71713, 71790, 71807, 71818,
            71842, 71870, 71926, 71935, 71947, 71974, 71999, 72054, 72071, 72150, 72160, 72185,
            72331, 72420, 72502, 72545, 72551, 72563, 72622, 72631, 72786, 72920, 72931, 72941,
            72987, 73100, 73138, 73264, 73280, 73349, 73372, 73382, 73502, 73537, 73642, 73670,
            73710, 73721, 73801, 73857, 73862, 73871, 73875, 73888, 73907, 73912, 73919, 73938,
            73955, 73959, 73981, 74112, 74206, 74328, 74361, 74399, 74431, 74443, 74461, 74475,
            74503, 74541, 74552, 74564, 74595, 74622, 74681, 74713, 74740, 74746, 74760, 74774,
            74838, 74943, 74949, 74954, 74986, 75089, 75094, 75192, 75206, 75295, 75305, 75396,
            75402, 75488, 75496, 75519, 75543, 75565, 75585, 75607, 75630, 75656, 75686, 75738,
            75797, 75824, 75926, 75971, 76014, 76052, 76065, 76086, 76091, 76110, 76123, 76161,
            76169, 76205, 76211, 76249, 76268, 76320, 76347, 76370, 76392, 76396, 76408, 76419,
            76465, 76489, 76495, 76502, 76536, 76546, 76554, 76603, 76808, 76901, 76936, 76981,
            77101, 77176, 77231, 77349, 77367, 77382, 77388, 77400, 77403, 77408, 77414, 77421,
            77432, 77441, 77486, 77543, 77654, 77800, 77818, 77828, 77841, 77847, 77853, 77865,
            77894, 77922, 78054, 78073, 78088, 78108, 78155, 78247, 78271, 78279, 78296, 78302,
            78307, 78314, 78319, 78326, 78418, 78631, 78757, 78836, 78936, 78983, 79058, 79245,
            79448, 79613, 79810, 79985, 80158, 80180, 80227, 80259, 80275, 80299, 80322, 80339,
            80351, 80360, 80374, 80425, 80457, 80481, 80615, 80622, 80626, 80633, 80639, 80644,
            80671, 80691, 80729, 80753, 80762, 80766, 80819, 80836, 80849, 80884, 80893, 80905,
            80977, 80989, 81000, 81022, 81034, 81147, 81173, 81202, 81216, 81220, 81245, 81269,
            81279, 81285, 81291, 81390, 81519, 81608, 81691, 81698, 81702, 81710, 81716, 81722,
            81742, 81808, 81827, 81835, 81843, 81912, 81917, 81928, 81985, 81998, 82005, 82009,
            82021, 82029, 82035, 82045, 82151, 82161, 82177, 82207, 82243, 82271, 82286, 82292,
            82298, 82306, 82384, 82419, 82439, 82452, 82480, 82515, 82608, 82630, 82694, 82747,
            82762, 82808, 82819, 82823, 82879, 82913, 82987, 83072, 83153, 83161, 83255, 83272,
            83330, 83339, 83345, 83351, 83371, 83375, 83447, 83520, 83525, 83545, 83550, 83592,
            83605, 83656, 83662, 83748, 83776, 83906, 83937, 83962, 84027, 84082, 84121, 84167,
            84219, 84261, 84270, 84318, 84354, 84409, 84480, 84539, 84579, 84598, 84655, 84677,
            84701, 84742, 84766, 84774, 84789, 84801, 84955, 84962, 84992, 84997, 85013, 85029,
            85044, 85055, 85067, 85078, 85089, 85112, 85128, 85133, 85142, 85153, 85166, 85207,
            85212, 85216, 85256, 85266, 85365, 85395, 85487, 85502, 85572, 85587, 85594, 85614,
            85629, 85644, 85733, 85783, 85822, 85858, 85864, 85955, 85957, 85965, 86034, 86075,
            86104, 86113, 86120, 86135, 86154, 86167, 86179, 86214, 86241, 86276, 86284, 86293,
            86297, 86307, 86371, 86401, 86430, 86473, 86530, 86541, 86566, 86581, 86589, 86606,
            86612, 86629, 86642, 86688, 86690, 86779, 86809, 86889, 86904, 86924, 86944, 86960,
            87025, 87052, 87063, 87100, 87240, 87264, 87371, 87430, 87568, 87575, 87610, 87616,
            87637, 87695, 87718, 87771, 87775, 87794, 87821, 87825, 87847, 87941, 87951, 87967,
            87995, 88024, 88084, 88120, 88168, 88200, 88253, 88321, 88338, 88376, 88419, 88432,
            88448, 88457, 88474, 88548, 88582, 88597, 88608, 88614, 88635, 88639, 88652, 88664,
            88668, 88711, 88765, 88807, 88884, 88906, 88939, 88945, 88951, 88957, 88975, 88982,
            89002, 89049, 89064, 89069, 89076, 89082, 89101, 89114, 89184, 89191, 89206, 89233,
            89242, 89262, 89311, 89322, 89349, 89409, 89431, 89439, 89453, 89476, 89483, 89488,
            89497, 89535, 89564, 89588, 89682, 89761, 89822, 89874, 89916, 89956, 90050, 90095,
            90163, 90172, 90177, 90190, 90200, 90214, 90266, 90274, 90288, 90326, 90332, 90359,
            90408, 90428, 90454, 90622, 90649, 90668, 90676, 90691, 90695, 90747, 90760, 90884,
            90889, 90981, 91010, 91029, 91070, 91163, 91186, 91206, 91333, 91369, 91422, 91436,
            91471, 91520, 91528, 91558, 91565, 91581, 91638, 91680, 91721, 91739, 91759, 91813,
            91821, 91955, 91995, 92004, 92128, 92150, 92156, 92164, 92181, 92200, 92222, 92241,
            92269, 92291, 92338, 92355, 92378, 92398, 92426, 92450, 92460, 92463, 92473, 92482,
            92500, 92530, 92555, 92588, 92706, 92752, 92768, 92785, 92800, 92830, 92835, 92841,
            92847, 92855, 92899, 92915, 92995, 93009, 93103, 93199, 93233, 93248, 93281, 93295,
            93330, 93357, 93361, 93369, 93393,
        ])
}
