// Scripts/catalogue writes this file from po/pt_BR.po.
// swift-format-ignore-file

extension MessageTable {
    static let brazilianPortuguese = MessageTable(
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
            encerrado\
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
            até {time}\
            tocou, não dispensado\
            alarme perdido\
            Dispensaria o alarme: {title}.\
            Tocaria de novo às {time}: {title}.\
            Os dados anteriores estão agora em {file}.\
            {count} entrada\0{count} entradas\
            Novo arquivo de dados criado: {store}\
            {count} entrada não pôde ser lida ou já tinha sido apagada.\0{count} entradas não puderam ser lidas ou já tinham sido apagadas.\
            {count} pessoa\0{count} pessoas\
            Arquivo substituído: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\
            Substituir {store} por {backup} ({contents})?\
            Arquivo restaurado: {store} ({contents}).\
            Substituir {store} pela {count} entrada que pode ser lida de {file}?\0Substituir {store} pelas {count} entradas que podem ser lidas de {file}?\
            Arquivo recuperado: {store} ({contents}).\
            Arquivo gravado: {file} ({contents}). Qualquer pessoa com o arquivo pode ler o que há nele.\
            Seu método hormonal terminou. Até a próxima menstruação, qualquer dia pode ser fértil.\
            Qualquer dia pode ser fértil.\
            Até lá, qualquer dia pode ser fértil.\
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
            Seu método impede a ovulação em alguns ciclos e em outros não.\
            A partir de {date}, seu método impede a ovulação em alguns ciclos e em outros não. Então qualquer dia pode ser fértil.\
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
            Nenhuma janela fértil é mostrada: duraria mais de três semanas.\
            Nenhuma janela fértil é mostrada: talvez falte registrar uma menstruação.\
            Janelas férteis mais adiante não são mostradas: durariam mais de três semanas.\
            Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa em {day}.\
            Sangramento de privação, quando acabam os hormônios da cartela {pack}: na maioria das vezes, começa entre {first} e {last}.\
            Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa em {day}.\
            Sangramento de privação, quando acabam os hormônios da série {round}: na maioria das vezes, começa entre {first} e {last}.\
            {count} cartão\0{count} cartões\
            {count} para revisar\0{count} para revisar\
            {count} cartão vazio foi deixado de fora.\0{count} cartões vazios foram deixados de fora.\
            {count} cartão gravado em {file}.\0{count} cartões gravados em {file}.\
            Enter: mostrar o verso, q: sair\
            {count} campo ou etiqueta que nenhum cartão mostra foi deixado de fora.\0{count} campos e etiquetas que nenhum cartão mostra foram deixados de fora.\
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
            valores que seus ajustes ocultam\
            {item} ({days})\
            entrada {entry} refeita\
            {count} dia, {range}\0{count} dias, {range}\
            nada\
            lembrete dos dias férteis\
            outro lembrete\
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
            outro ajuste\
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
            {count} medição até agora.\0{count} medições até agora.\
            A temperatura passou de {line} em {day} (dia {number} do ciclo). Isso é certo desde {confirmed}.\
            Data\
            Dia\
            LH\
            Muco\
            Percebido\
            Ovulação\
            Fluxo\
            Alta\
            linha de cobertura\
            fora da conta\
            sua observação\
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
            O uso {number} ({method}) não vai começar.\
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
            sem menstruação, e qualquer dia pode ser fértil\
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
            Seu método ({method}) começa fora de uma menstruação e precisa de sete dias. A bula explica o que fazer até {day}.\
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
            Ainda há vestígios disso nos arquivos de dados, porque o disco está cheio. Libere espaço: eles serão removidos assim que houver espaço.\
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
            dois valores em um dia, ficaram os dois\
            a coluna “{name}”\
            {name}, um cálculo do aplicativo\
            {name} (registre com 'eve-ics contraception')\
            o arquivo {name} está danificado\
            uma entrada excluída\
            dois registros de uma dose: com atraso vale mais que tomada, e tomada mais que pulada\
            uma pílula dupla, registrada como tomada\
            {name}, com marca de exclusão\
            “{name}” tem uma data a muitos séculos de hoje\
            o campo “{name}”\
            o fim não pode estar certo, só o primeiro dia foi aproveitado\
            a data está no futuro; o registro só contém o que já aconteceu\
            dois fluxos em um dia, ficou o mais intenso\
            um valor que seus ajustes ocultam\
            {date} não existe\
            mais de {count} sintoma ou humor em um dia\0mais de {count} sintomas ou humores em um dia\
            um peso sem unidade, aproveitado em quilogramas\
            deixado de fora: {what}\
            uma menstruação de duração impossível; o máximo é {count} dia\0uma menstruação de duração impossível; o máximo são {count} dias\
            dois pesos em um dia, ficou o mais baixo\
            {place}: {remark}\
            {place}: {remark} ({count} vez)\0{place}: {remark} ({count} vezes, a primeira aqui)\
            duas temperaturas em um dia, ficou a mais baixa\
            falta “{name}” em uma linha\
            {name} (registre com 'eve-ics mode')\
            dois tipos de muco em um dia, ficou o mais fértil\
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
            dois valores em um dia, ficou um deles\
            a tabela “{name}”, em que faltam colunas\
            um dia fora da sua menstruação\
            uma ovulação, aproveitada como observada; pode ter sido um teste positivo\
            dois testes de ovulação em um dia, ficou o positivo\
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
            o registro e o arquivo diferem em um valor que seus ajustes ocultam\
            Importado: {count} dia, {span}.\0Importados: {count} dias, {span}.\
            Importado: {count} dia, {span}: {items}.\0Importados: {count} dias, {span}: {items}.\
            {count} dose\0{count} doses\
            {count} evento sem alteração\0{count} eventos sem alteração\
            {count} outro fluxo\0{count} outros fluxos\
            {count} dia já registrado\0{count} dias já registrados\
            {count} dia com humor\0{count} dias com humor\
            {count} dia com muco\0{count} dias com muco\
            {count} anotação\0{count} anotações\
            {count} outro valor\0{count} outros valores\
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
            Este calendário é mais antigo que o seu último, e o que difere pode ser uma previsão anterior em vez de uma alteração sua.\
            A importar: {count} dia, {span}.\0A importar: {count} dias, {span}.\
            A importar: {count} dia, {span}: {items}.\0A importar: {count} dias, {span}: {items}.\
            Não importado: {count} dia antes de {first}, por causa de 'eve-ics settings keep'.\0Não importados: {count} dias antes de {first}, por causa de 'eve-ics settings keep'.\
            {file}: {tracker}, {count} dia, {span}.\0{file}: {tracker}, {count} dias, {span}.\
            {count} ciclo fora da previsão, como diz o arquivo.\0{count} ciclos fora da previsão, como diz o arquivo.\
            {file}: e mais {count} observação\0{file}: e mais {count} observações\
            {file}: não contém nenhuma menstruação.\
            {count} dia em dois aplicativos: {kept}.\0{count} dias em dois aplicativos: {kept}.\
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
            O deste computador é {zone}. Aperte Enter para usá-lo.\
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
            Esta menstruação tem agora {count} dia.\0Esta menstruação tem agora {count} dias; mais de 8 não é comum.\
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
            O sangramento é previsto para as pausas do seu método, não a partir dos seus ciclos.\
            Nada é previsto até você registrar uma menstruação, o que pode levar muitos meses.\
            A partir do próximo ciclo, a amplitude dos intervalos volta a depender dos seus próprios ciclos.\
            As previsões continuam, com intervalos mais amplos até que seus próprios ciclos mostrem quanto variam.\
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
            fértil, passado\
            menstruação, registrada\
            ovulação prevista\
            ovulação confirmada\
            ovulação pelos sinais\
            sem hormônio previsto\
            menstruação, previsão\
            Janela fértil\
            Ovulação\
            Menstruação\
            Intervalo ({percent})\
            hoje\
            pode ser fértil, não se sabe\
            O sangramento de {days} está próximo de outra menstruação e conta como sangramento entre menstruações.\
            O sangramento que começou em {day} veio menos de 10 dias depois da menstruação anterior. Ele conta como menstruação. Se não foi uma, use 'eve-ics cycle {start} between'.\
            O atraso da menstruação pode ter muitas causas. Um teste de gravidez pode verificar uma delas.\
            O atraso da menstruação também pode ter outras causas. Um teste de gravidez pode verificar uma delas.\
            A menstruação já dura {count} dia; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\0A menstruação já dura {count} dias; mais de {limit} dias é incomum. Procure orientação médica, ainda hoje se o sangramento for intenso.\
            O sangramento de {days} foi curto e no meio de um ciclo. Ele conta como sangramento entre menstruações.\
            Faltou registrar uma menstruação por volta de {day}?\
            Se não, use 'eve-ics cycle {start} long'.\
            Se sim, registre o primeiro dia dela: 'eve-ics log {day}'.\
            Há {count} dia, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\0Há {count} dias, nenhuma menstruação é registrada. Um teste de gravidez pode verificar uma das causas; sobre as outras, procure orientação médica.\
            Para desativar estes avisos, use 'eve-ics settings health-notes no'.\
            Você registrou sangramento na gravidez. Ligue hoje para quem acompanha o seu pré-natal.\
            Seus últimos ciclos duraram {lengths} dias; o comum é de {shortest} a {longest} dias. Procure orientação médica ou de enfermagem obstétrica.\
            O sangramento de {days} foi uma menstruação?\
            Se foi, use 'eve-ics cycle {start} start'. Se não, use 'eve-ics cycle {start} between'.\
            Ovulação confirmada, {day} ({signs}).\
            Ovulação prevista para {day}, {chance}.\
            Nada do que foi anotado neste ciclo mostra quando foi a ovulação.\
            {count} dia após a ovulação.\0{count} dias após a ovulação.\
            Cerca de {count} dia após a ovulação.\0Cerca de {count} dias após a ovulação.\
            Os sinais apontam para uma ovulação em {day} ({signs}). Não confirmado.\
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
            Sem o ano, {typed} é {date}. É esse o dia?\
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
            um lembrete toca em um só horário, até {most} vezes antes do evento\
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
            o que seus ajustes ocultam não pode ser mudado em um calendário\
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
            decorre do que você anotou ({signs}); altere ou remova essas anotações\
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
            semanas começam no sábado\
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
            {count} dia registrado antes de {day} é mais antigo do que você guarda. Ele será apagado amanhã, no mínimo, porque o relógio está muito à frente dos seus últimos registros. Confira a data deste computador.\0{count} dias registrados antes de {day} são mais antigos do que você guarda. Eles serão apagados amanhã, no mínimo, porque o relógio está muito à frente dos seus últimos registros. Confira a data deste computador.\
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
            As semanas agora começam no sábado.\
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
            sua observação\
            ovulação observada\
            temperatura\
            Você notou a ovulação em {day}.\
            Por si só, aponta para {day} ({chance}).\
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
            Janela fértil: {days}.\
            Hoje: janela fértil, dia {day} de {length}.\
            Menstruação: dia {day} de cerca de {length}.\
            menstruação a qualquer momento\
            dia {day}\
            menstruação com {count} d de atraso\0menstruação com {count} d de atraso\
            próxima menstruação em {count} d\0próxima menstruação em {count} d\
            menstruação ainda não veio\
            menstruação em {count} d\0menstruação em {count} d\
            menstruação hoje\
            Se você sabe quanto seus ciclos costumam durar, use 'eve-ics settings usual-length DAYS'.\
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
            Ainda não pode haver atraso: {dose}, {when}.\
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
            Ovulação (prevista)\
            Ovulação (pelos sinais)\
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
            Não dispensados\
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
            O que vem primeiro em datas como 3/4/2026?\
            O dia: {date}\
            O que o arquivo mostrar\
            O mês: {date}\
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
            Você não pode entrar por esta conexão: o proxy na frente deste servidor informa que ela não é criptografada. Use o endereço que começa com https. Se você já o usa, há outro proxy na frente desse: faça esse proxy repassar {field}; {page} mostra como.\
            Não foi possível salvar a alteração: no momento, os dados estão bloqueados ou só podem ser lidos. Nada se perdeu; tente de novo.\
            Não aceito\
            Você não pode entrar, porque o proxy na frente deste servidor não informa a ele se a sua conexão é criptografada. Faça o proxy enviar {field}; {page} mostra como.\
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
            Seus dias começam à meia-noite no horário de {here}. Este dispositivo tem outro fuso horário: {device}.\
            Agora não\
            Usar {device}\
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
            Desfazer a última marcação\
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
            Sábado\
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
            Sem previsão no momento\
            Informe quanto seus ciclos costumam durar\
            acne\
            ansiedade\
            dor nas costas\
            inchaço\
            seios sensíveis\
            calma\
            cólicas\
            energia\
            cansaço\
            alegria\
            dor de cabeça\
            irritação\
            náusea\
            tristeza
            """,
        starts: [
            0, 10, 37, 71, 224, 288, 416, 489, 538, 622, 685, 768, 848, 881, 895, 913, 929, 965,
            1018, 1102, 1129, 1165, 1223, 1348, 1354, 1454, 1497, 1589, 1709, 1818, 1900, 1954,
            2051, 2133, 2144, 2294, 2312, 2335, 2346, 2363, 2395, 2430, 2438, 2455, 2465, 2498,
            2531, 2583, 2592, 2626, 2653, 2675, 2721, 2733, 2748, 2800, 2851, 2864, 2958, 3064,
            3152, 3180, 3211, 3305, 3359, 3368, 3386, 3404, 3462, 3488, 3513, 3582, 3590, 3611,
            3640, 3711, 3739, 3766, 3833, 3875, 3921, 4008, 4063, 4138, 4187, 4203, 4233, 4258,
            4275, 4300, 4370, 4431, 4444, 4535, 4605, 4687, 4718, 4723, 4756, 4820, 4841, 4865,
            4935, 4962, 4986, 5013, 5024, 5046, 5060, 5090, 5126, 5169, 5201, 5238, 5369, 5399,
            5496, 5541, 5582, 5723, 5764, 5856, 5948, 5978, 6018, 6078, 6108, 6136, 6178, 6252,
            6432, 6529, 6721, 6991, 7011, 7077, 7201, 7252, 7322, 7422, 7470, 7480, 7636, 7802,
            7884, 7987, 8054, 8097, 8170, 8199, 8265, 8342, 8424, 8537, 8664, 8777, 8904, 8936,
            8977, 9067, 9138, 9169, 9318, 9393, 9458, 9547, 9574, 9598, 9626, 9651, 9704, 9755,
            9806, 9859, 9912, 9976, 10007, 10021, 10046, 10078, 10093, 10116, 10158, 10162, 10188,
            10202, 10223, 10245, 10264, 10289, 10308, 10330, 10347, 10363, 10380, 10409, 10438,
            10450, 10474, 10490, 10516, 10588, 10595, 10599, 10607, 10613, 10624, 10723, 10737,
            10745, 10753, 10760, 10764, 10776, 10784, 10790, 10882, 10931, 10986, 11056, 11116,
            11213, 11217, 11220, 11222, 11226, 11235, 11245, 11250, 11254, 11272, 11285, 11301,
            11305, 11316, 11367, 11445, 11497, 11533, 11587, 11621, 11677, 11737, 11777, 11840,
            11892, 11920, 11975, 12024, 12048, 12066, 12079, 12091, 12096, 12146, 12159, 12180,
            12192, 12278, 12291, 12301, 12315, 12324, 12340, 12358, 12393, 12403, 12436, 12443,
            12446, 12453, 12461, 12464, 12468, 12512, 12555, 12606, 12623, 12639, 12674, 12787,
            12872, 12947, 13018, 13122, 13176, 13229, 13321, 13361, 13402, 13461, 13527, 13670,
            13785, 13825, 13884, 13950, 13961, 14015, 14065, 14093, 14137, 14202, 14294, 14385,
            14470, 14544, 14594, 14650, 14708, 14762, 14811, 14867, 14931, 14969, 15016, 15044,
            15081, 15124, 15156, 15231, 15306, 15338, 15402, 15459, 15515, 15577, 15625, 15693,
            15746, 15802, 15821, 15893, 15954, 16025, 16042, 16088, 16149, 16218, 16275, 16325,
            16349, 16426, 16459, 16486, 16572, 16592, 16603, 16635, 16681, 16737, 16824, 16886,
            16958, 17001, 17083, 17167, 17197, 17224, 17302, 17316, 17335, 17346, 17422, 17461,
            17478, 17489, 17495, 17512, 17531, 17795, 17820, 17844, 17863, 17896, 17963, 17996,
            18054, 18116, 18146, 18210, 18237, 18249, 18264, 18290, 18310, 18331, 18375, 18392,
            18410, 18496, 18510, 18527, 18552, 18577, 18599, 18627, 18643, 18660, 18686, 18703,
            18719, 18745, 18750, 18783, 18887, 18912, 18925, 18948, 18962, 18976, 19009, 19053,
            19066, 19093, 19110, 19126, 19160, 19205, 19220, 19243, 19268, 19288, 19317, 19350,
            19367, 19433, 19447, 19482, 19496, 19525, 19567, 19610, 19663, 19717, 19769, 19861,
            19978, 20201, 20219, 20256, 20313, 20409, 20446, 20459, 20470, 20591, 20619, 20638,
            20656, 20684, 20704, 20739, 20755, 20765, 20772, 20794, 20811, 20826, 20840, 20860,
            20871, 20886, 20897, 20912, 20938, 20991, 21017, 21061, 21120, 21179, 21220, 21276,
            21342, 21468, 21555, 21592, 21658, 21721, 21785, 21845, 21918, 21970, 22019, 22209,
            22328, 22451, 22565, 22610, 22665, 22712, 22792, 22854, 22921, 22987, 23036, 23044,
            23164, 23269, 23319, 23382, 23458, 23514, 23642, 23783, 23817, 23902, 23967, 24022,
            24158, 24221, 24312, 24357, 24387, 24431, 24679, 24889, 25134, 25284, 25423, 25573,
            25588, 25607, 25629, 25642, 25674, 25691, 25903, 25939, 26027, 26137, 26367, 26445,
            26545, 26607, 26673, 26754, 26807, 26861, 26982, 27104, 27169, 27283, 27377, 27482,
            27614, 27712, 27920, 28103, 28215, 28241, 28307, 28392, 28461, 28538, 28591, 28648,
            28687, 28715, 28739, 28771, 28801, 28837, 28887, 28913, 28947, 28964, 28968, 28975,
            28993, 29023, 29061, 29085, 29117, 29122, 29189, 29256, 29301, 29322, 29327, 29331,
            29344, 29427, 29483, 29541, 29552, 29593, 29600, 29606, 29614, 29633, 29715, 29795,
            29817, 29865, 29928, 30026, 30037, 30053, 30065, 30076, 30148, 30193, 30201, 30250,
            30265, 30290, 30426, 30489, 30541, 30629, 30696, 30737, 30766, 30804, 30883, 30896,
            30929, 30955, 31021, 31054, 31191, 31333, 31363, 31454, 31468, 31488, 31504, 31528,
            31543, 31554, 31567, 31626, 31667, 31741, 31802, 31970, 32062, 32077, 32132, 32203,
            32245, 32325, 32376, 32458, 32503, 32535, 32567, 32619, 32642, 32679, 32741, 32815,
            32918, 32960, 33044, 33130, 33175, 33281, 33327, 33394, 33433, 33462, 33555, 33573,
            33636, 33712, 33780, 33820, 33861, 33920, 33988, 34060, 34105, 34132, 34172, 34211,
            34232, 34265, 34310, 34343, 34364, 34449, 34490, 34520, 34571, 34591, 34654, 34720,
            34763, 34796, 34814, 34902, 34949, 34972, 35112, 35152, 35169, 35251, 35298, 35329,
            35365, 35415, 35437, 35497, 35524, 35556, 35586, 35617, 35661, 35695, 35722, 35760,
            35786, 35821, 35846, 35897, 35936, 35981, 36019, 36063, 36095, 36170, 36223, 36264,
            36280, 36345, 36413, 36462, 36504, 36549, 36598, 36646, 36668, 36693, 36746, 36800,
            36884, 36939, 36978, 37025, 37096, 37141, 37155, 37210, 37246, 37296, 37339, 37406,
            37471, 37554, 37580, 37642, 37683, 37738, 37782, 37824, 37862, 37904, 37963, 38021,
            38071, 38111, 38167, 38193, 38263, 38352, 38376, 38398, 38535, 38663, 38729, 38813,
            38982, 39062, 39168, 39240, 39283, 39365, 39380, 39437, 39506, 39518, 39528, 39551,
            39578, 39611, 39629, 39722, 39727, 39799, 39831, 39955, 40022, 40081, 40184, 40271,
            40396, 40465, 40488, 40679, 40685, 40817, 40838, 40847, 40857, 40880, 40943, 40994,
            41050, 41107, 41139, 41241, 41448, 41465, 41489, 41545, 41589, 41619, 41655, 41697,
            41781, 41816, 41854, 41885, 41919, 41950, 41978, 42004, 42024, 42037, 42053, 42066,
            42076, 42084, 42101, 42119, 42135, 42168, 42211, 42237, 42266, 42292, 42315, 42336,
            42361, 42413, 42444, 42479, 42535, 42553, 42580, 42636, 42683, 42703, 42736, 42775,
            42823, 42932, 42962, 42989, 43037, 43074, 43114, 43140, 43178, 43225, 43259, 43300,
            43364, 43375, 43401, 43428, 43474, 43505, 43607, 43651, 43660, 43671, 43680, 43688,
            43697, 43709, 43721, 43728, 43735, 43742, 43754, 43904, 43926, 43993, 44080, 44167,
            44265, 44370, 44498, 44555, 44628, 44728, 44777, 44879, 44963, 44984, 45003, 45080,
            45125, 45157, 45178, 45185, 45201, 45226, 45245, 45266, 45289, 45311, 45335, 45349,
            45359, 45372, 45393, 45397, 45427, 45535, 45710, 45806, 45910, 46194, 46299, 46353,
            46395, 46453, 46759, 46827, 46916, 47062, 47108, 47196, 47235, 47276, 47343, 47407,
            47489, 47563, 47568, 47588, 47617, 47624, 47632, 47646, 47652, 47670, 47687, 47693,
            47769, 47796, 47869, 47943, 48002, 48026, 48079, 48128, 48196, 48229, 48246, 48297,
            48423, 48533, 48574, 48604, 48641, 48649, 48667, 48682, 48764, 48808, 48820, 48846,
            48853, 48869, 48897, 48918, 48941, 48946, 48985, 49006, 49084, 49097, 49115, 49140,
            49165, 49185, 49201, 49208, 49219, 49232, 49247, 49340, 49346, 49366, 49371, 49376,
            49386, 49416, 49478, 49508, 49552, 49581, 49593, 49656, 49661, 49716, 49722, 49754,
            49765, 49769, 49784, 49795, 49806, 49830, 49889, 49909, 49922, 49932, 49946, 49961,
            49967, 49987, 50019, 50038, 50066, 50094, 50099, 50118, 50131, 50143, 50152, 50174,
            50187, 50198, 50208, 50232, 50249, 50262, 50270, 50292, 50303, 50324, 50328, 50341,
            50449, 50519, 50533, 50573, 50617, 50650, 50662, 50682, 50738, 50765, 50821, 50884,
            50978, 51076, 51144, 51193, 51259, 51313, 51378, 51391, 51445, 51477, 51513, 51616,
            51687, 51738, 51816, 51844, 51921, 51996, 52069, 52092, 52106, 52138, 52172, 52207,
            52234, 52305, 52325, 52354, 52385, 52427, 52470, 52476, 52512, 52522, 52544, 52579,
            52655, 52662, 52726, 52776, 52796, 52848, 52867, 52875, 52883, 52892, 52904, 52909,
            52979, 53125, 53347, 53565, 53628, 53680, 53733, 53894, 53953, 54010, 54073, 54124,
            54166, 54256, 54366, 54424, 54508, 54572, 54692, 54722, 54868, 54886, 55008, 55012,
            55092, 55128, 55367, 55390, 55414, 55435, 55458, 55484, 55505, 55528, 55556, 55581,
            55612, 55642, 55672, 55703, 55777, 55849, 55869, 55881, 55898, 55980, 56011, 56043,
            56071, 56101, 56126, 56141, 56171, 56198, 56228, 56248, 56280, 56302, 56323, 56341,
            56358, 56406, 56426, 56450, 56483, 56510, 56537, 56559, 56582, 56623, 56660, 56708,
            56746, 56796, 56844, 56890, 56939, 56992, 57045, 57085, 57124, 57163, 57205, 57391,
            57544, 57625, 57666, 57732, 57782, 57848, 57869, 58306, 58341, 58374, 58530, 58571,
            58663, 58750, 58798, 58841, 58871, 58933, 58992, 59084, 59131, 59193, 59245, 59257,
            59305, 59335, 59364, 59429, 59465, 59513, 59631, 59677, 59689, 59732, 59769, 59806,
            59849, 59901, 59995, 60053, 60140, 60220, 60322, 60409, 60537, 60576, 60616, 60712,
            60789, 60817, 60887, 60898, 60902, 60918, 60938, 60949, 60983, 61024, 61126, 61248,
            61418, 61451, 61456, 61488, 61543, 61585, 61669, 61719, 61777, 61859, 61902, 61936,
            61959, 62003, 62049, 62081, 62090, 62165, 62236, 62265, 62318, 62336, 62426, 62502,
            62531, 62561, 62600, 62638, 62708, 62742, 62779, 62829, 62855, 62861, 62896, 62913,
            62928, 62973, 63007, 63044, 63065, 63095, 63125, 63166, 63179, 63214, 63256, 63287,
            63305, 63420, 63479, 63552, 63583, 63623, 63659, 63695, 63734, 63753, 63846, 63860,
            63898, 63937, 63969, 63974, 63988, 63997, 64003, 64007, 64018, 64026, 64036, 64042,
            64058, 64069, 64079, 64084, 64096, 64106, 64127, 64152, 64159, 64174, 64190, 64206,
            64219, 64251, 64275, 64282, 64299, 64307, 64330, 64361, 64386, 64391, 64408, 64420,
            64435, 64451, 64467, 64488, 64506, 64558, 64605, 64656, 64712, 64752, 64803, 64838,
            64848, 64854, 64871, 64901, 64944, 64967, 64988, 65014, 65032, 65050, 65093, 65116,
            65148, 65172, 65247, 65258, 65326, 65366, 65442, 65453, 65474, 65485, 65505, 65539,
            65557, 65573, 65597, 65615, 65655, 65747, 65759, 65805, 65838, 65849, 65895, 65966,
            65976, 66077, 66118, 66176, 66268, 66273, 66375, 66389, 66399, 66412, 66469, 66525,
            66602, 66656, 66687, 66706, 66718, 66734, 66749, 66780, 66829, 66878, 66921, 66949,
            67111, 67122, 67193, 67229, 67247, 67260, 67356, 67471, 67517, 67533, 67571, 67585,
            67599, 67643, 67685, 67693, 67708, 67780, 67791, 67804, 67814, 67858, 67868, 67875,
            68005, 68024, 68038, 68051, 68077, 68091, 68106, 68132, 68156, 68163, 68171, 68178,
            68193, 68264, 68270, 68284, 68298, 68319, 68412, 68435, 68477, 68482, 68515, 68533,
            68545, 68556, 68567, 68572, 68644, 68650, 68676, 68690, 68702, 68712, 68726, 68746,
            68758, 68832, 68916, 68939, 68950, 68962, 68982, 69002, 69009, 69026, 69058, 69063,
            69103, 69146, 69185, 69301, 69329, 69381, 69396, 69422, 69455, 69474, 69480, 69494,
            69526, 69531, 69583, 69589, 69660, 69663, 69671, 69687, 69705, 69719, 69755, 69817,
            69856, 69864, 69891, 69928, 70030, 70034, 70147, 70159, 70179, 70187, 70235, 70250,
            70265, 70286, 70385, 70438, 70566, 70645, 70722, 70734, 70804, 70854, 70946, 71010,
            71075, 71092, 71157, 71183, 71223, 71269, 71298, 71338, 71407, 71467, 71508, 71539,
            71577, 71631, 71703, 71780, 71872, 71896, 71950, 71963, 71987, 72000, 72019, 72037,
            72073, 72116, 72224, 72231, 72263, 72284, 72410, 72434, 72472, 72516, 72535, 72550,
            72554, 72580, 72587, 72604, 72607, 72615, 72636, 72640, 72667, 72721, 72780, 72788,
            72827, 72842, 72882, 72923, 72931, 73006, 73059, 73245, 73330, 73494, 73581, 73641,
            73666, 73742, 73865, 73911, 73994, 74002, 74044, 74057, 74080, 74094, 74100, 74104,
            74150, 74170, 74188, 74191, 74215, 74327, 74338, 74372, 74381, 74406, 74418, 74426,
            74452, 74512, 74559, 74629, 74658, 74712, 74719, 74950, 74958, 74977, 75054, 75071,
            75082, 75106, 75134, 75190, 75199, 75211, 75238, 75263, 75318, 75335, 75414, 75424,
            75449, 75595, 75684, 75766, 75809, 75815, 75827, 75886, 75895, 76050, 76310, 76444,
            76455, 76623, 76633, 76679, 76792, 76830, 76956, 76972, 77041, 77064, 77074, 77194,
            77229, 77334, 77362, 77402, 77413, 77493, 77549, 77554, 77563, 77567, 77580, 77599,
            77604, 77611, 77630, 77647, 77651, 77758, 77768, 77781, 77803, 77934, 78028, 78150,
            78183, 78221, 78253, 78265, 78283, 78297, 78325, 78363, 78374, 78386, 78417, 78444,
            78503, 78535, 78562, 78568, 78582, 78596, 78660, 78765, 78771, 78776, 78808, 78911,
            78916, 79014, 79028, 79117, 79127, 79218, 79224, 79310, 79318, 79341, 79365, 79387,
            79407, 79429, 79452, 79478, 79508, 79560, 79619, 79646, 79748, 79793, 79836, 79874,
            79887, 79908, 79913, 79932, 79945, 79983, 79991, 80027, 80033, 80071, 80090, 80142,
            80169, 80192, 80214, 80218, 80230, 80241, 80287, 80311, 80317, 80324, 80358, 80368,
            80376, 80425, 80630, 80723, 80758, 80803, 80923, 80998, 81053, 81171, 81189, 81204,
            81210, 81222, 81225, 81230, 81236, 81243, 81254, 81263, 81308, 81365, 81476, 81622,
            81640, 81650, 81663, 81669, 81675, 81687, 81716, 81744, 81876, 81895, 81910, 81930,
            81977, 82069, 82093, 82101, 82118, 82124, 82129, 82136, 82141, 82148, 82240, 82453,
            82579, 82658, 82758, 82805, 82880, 83067, 83270, 83435, 83632, 83807, 83980, 84002,
            84049, 84081, 84097, 84121, 84144, 84161, 84173, 84182, 84196, 84247, 84279, 84303,
            84437, 84444, 84448, 84455, 84461, 84466, 84493, 84513, 84551, 84575, 84584, 84588,
            84641, 84658, 84671, 84706, 84715, 84727, 84799, 84811, 84822, 84844, 84856, 84969,
            84995, 85024, 85038, 85042, 85067, 85091, 85101, 85107, 85113, 85212, 85341, 85430,
            85513, 85520, 85524, 85532, 85538, 85544, 85564, 85630, 85649, 85657, 85665, 85734,
            85739, 85750, 85763, 85770, 85774, 85786, 85794, 85800, 85810, 85916, 85926, 85942,
            85972, 86008, 86036, 86051, 86057, 86063, 86071, 86149, 86184, 86204, 86217, 86245,
            86280, 86302, 86366, 86419, 86434, 86480, 86491, 86495, 86551, 86585, 86659, 86744,
            86825, 86833, 86927, 86944, 87002, 87011, 87017, 87023, 87043, 87047, 87119, 87192,
            87197, 87217, 87222, 87264, 87277, 87328, 87334, 87420, 87448, 87578, 87609, 87634,
            87699, 87754, 87793, 87839, 87891, 87933, 87942, 87990, 88026, 88081, 88152, 88211,
            88251, 88270, 88327, 88349, 88373, 88414, 88438, 88446, 88461, 88473, 88627, 88634,
            88664, 88669, 88685, 88701, 88716, 88727, 88739, 88750, 88761, 88784, 88800, 88805,
            88814, 88825, 88838, 88879, 88884, 88888, 88928, 88938, 89037, 89067, 89159, 89174,
            89244, 89259, 89266, 89286, 89301, 89330, 89345, 89434, 89484, 89523, 89559, 89565,
            89656, 89658, 89666, 89735, 89776, 89805, 89814, 89821, 89836, 89855, 89868, 89880,
            89915, 89942, 89977, 89985, 89994, 89998, 90008, 90072, 90102, 90131, 90174, 90231,
            90242, 90267, 90282, 90290, 90307, 90313, 90330, 90343, 90389, 90391, 90480, 90510,
            90590, 90605, 90625, 90645, 90661, 90726, 90753, 90764, 90801, 90941, 90965, 91072,
            91131, 91269, 91276, 91311, 91317, 91338, 91396, 91419, 91472, 91476, 91495, 91522,
            91526, 91548, 91642, 91652, 91668, 91696, 91725, 91785, 91821, 91869, 91901, 91954,
            92022, 92039, 92077, 92120, 92133, 92149, 92158, 92175, 92249, 92283, 92298, 92309,
            92315, 92336, 92340, 92353, 92365, 92369, 92412, 92466, 92508, 92585, 92607, 92640,
            92646, 92653, 92659, 92665, 92683, 92690, 92710, 92757, 92772, 92777, 92784, 92790,
            92809, 92822, 92892, 92899, 92914, 92941, 92950, 92970, 93019, 93030, 93057, 93117,
            93139, 93147, 93161, 93184, 93191, 93196, 93205, 93243, 93272, 93296, 93390, 93469,
            93530, 93582, 93624, 93664, 93758, 93803, 93871, 93880, 93885, 93898, 93908, 93922,
            93974, 93982, 93996, 94034, 94040, 94067, 94116, 94136, 94162, 94330, 94357, 94376,
            94384, 94399, 94403, 94455, 94468, 94592, 94597, 94689, 94718, 94737, 94778, 94871,
            94894, 94914, 95041, 95077, 95130, 95144, 95179, 95228, 95236, 95266, 95273, 95289,
            95346, 95388, 95429, 95447, 95467, 95521, 95529, 95663, 95703, 95712, 95836, 95858,
            95864, 95872, 95889, 95908, 95930, 95949, 95977, 95999, 96046, 96063, 96086, 96106,
            96134, 96158, 96168, 96171, 96181, 96190, 96208, 96238, 96263, 96296, 96414, 96460,
            96476, 96493, 96508, 96538, 96543, 96549, 96555, 96563, 96607, 96623, 96703, 96717,
            96811, 96907, 96941, 96956, 96989, 97003, 97038, 97065, 97069, 97077, 97101, 97142,
            97146, 97155, 97169, 97177, 97193, 97198, 97206, 97213, 97221, 97228, 97242, 97253,
            97260, 97268,
        ])
}
