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
            5496, 5541, 5582, 5723, 5764, 5856, 5948, 5978, 6038, 6068, 6096, 6138, 6212, 6392,
            6489, 6681, 6951, 6971, 7037, 7161, 7212, 7282, 7382, 7430, 7440, 7596, 7762, 7844,
            7947, 8014, 8057, 8130, 8159, 8225, 8302, 8384, 8497, 8624, 8737, 8864, 8896, 8937,
            9027, 9098, 9129, 9278, 9353, 9418, 9507, 9534, 9558, 9586, 9611, 9664, 9715, 9766,
            9819, 9872, 9936, 9967, 9981, 10006, 10038, 10053, 10076, 10118, 10122, 10148, 10162,
            10183, 10205, 10224, 10249, 10268, 10290, 10307, 10323, 10340, 10369, 10398, 10410,
            10434, 10450, 10476, 10548, 10555, 10559, 10567, 10573, 10584, 10683, 10697, 10705,
            10713, 10720, 10724, 10736, 10744, 10750, 10842, 10891, 10946, 11016, 11076, 11173,
            11177, 11180, 11182, 11186, 11195, 11205, 11210, 11214, 11232, 11245, 11261, 11265,
            11276, 11327, 11405, 11457, 11493, 11547, 11581, 11637, 11697, 11737, 11800, 11852,
            11880, 11935, 11984, 12008, 12026, 12039, 12051, 12056, 12106, 12119, 12140, 12152,
            12238, 12251, 12261, 12275, 12284, 12300, 12318, 12353, 12363, 12396, 12403, 12406,
            12413, 12421, 12424, 12428, 12472, 12515, 12566, 12583, 12599, 12634, 12747, 12832,
            12907, 12978, 13082, 13136, 13189, 13281, 13321, 13362, 13421, 13487, 13630, 13745,
            13785, 13844, 13910, 13921, 13975, 14025, 14053, 14097, 14162, 14254, 14345, 14430,
            14504, 14554, 14610, 14668, 14722, 14771, 14827, 14891, 14929, 14976, 15004, 15041,
            15084, 15116, 15191, 15266, 15298, 15362, 15419, 15475, 15537, 15585, 15653, 15706,
            15762, 15781, 15853, 15914, 15985, 16002, 16048, 16109, 16178, 16235, 16285, 16309,
            16386, 16419, 16446, 16532, 16552, 16563, 16595, 16641, 16697, 16784, 16846, 16918,
            16961, 17043, 17127, 17157, 17184, 17262, 17276, 17295, 17306, 17382, 17421, 17438,
            17449, 17455, 17472, 17491, 17755, 17780, 17804, 17823, 17856, 17923, 17956, 18014,
            18076, 18106, 18170, 18197, 18209, 18224, 18250, 18270, 18291, 18335, 18352, 18370,
            18456, 18470, 18487, 18512, 18537, 18559, 18587, 18603, 18620, 18646, 18663, 18679,
            18705, 18710, 18743, 18847, 18872, 18885, 18908, 18922, 18936, 18969, 19013, 19026,
            19053, 19070, 19086, 19120, 19165, 19180, 19203, 19228, 19248, 19277, 19310, 19327,
            19393, 19407, 19442, 19456, 19485, 19527, 19570, 19623, 19677, 19729, 19821, 19938,
            20161, 20179, 20216, 20273, 20369, 20406, 20419, 20430, 20551, 20579, 20598, 20616,
            20644, 20664, 20699, 20715, 20725, 20732, 20754, 20771, 20786, 20800, 20820, 20831,
            20846, 20857, 20872, 20898, 20951, 20977, 21021, 21080, 21139, 21180, 21236, 21302,
            21428, 21515, 21552, 21618, 21681, 21745, 21805, 21878, 21930, 21979, 22169, 22288,
            22411, 22525, 22570, 22625, 22672, 22752, 22814, 22881, 22947, 22996, 23004, 23124,
            23229, 23279, 23342, 23418, 23474, 23602, 23743, 23777, 23862, 23927, 23982, 24118,
            24181, 24272, 24317, 24347, 24391, 24639, 24849, 25094, 25244, 25383, 25533, 25548,
            25567, 25589, 25602, 25634, 25651, 25863, 25899, 25987, 26097, 26327, 26405, 26505,
            26567, 26633, 26714, 26767, 26821, 26942, 27064, 27129, 27243, 27337, 27442, 27574,
            27672, 27880, 28063, 28175, 28201, 28267, 28352, 28421, 28498, 28551, 28608, 28647,
            28675, 28699, 28731, 28761, 28797, 28847, 28873, 28907, 28924, 28928, 28935, 28953,
            28983, 29021, 29045, 29077, 29082, 29149, 29216, 29261, 29282, 29287, 29291, 29304,
            29387, 29443, 29501, 29512, 29553, 29560, 29566, 29574, 29593, 29675, 29755, 29777,
            29825, 29888, 29986, 29997, 30013, 30025, 30036, 30108, 30153, 30161, 30210, 30225,
            30250, 30386, 30449, 30501, 30589, 30656, 30697, 30726, 30764, 30843, 30856, 30889,
            30915, 30981, 31014, 31151, 31293, 31323, 31414, 31428, 31448, 31464, 31488, 31503,
            31514, 31527, 31586, 31627, 31701, 31762, 31930, 32022, 32037, 32092, 32163, 32205,
            32285, 32336, 32418, 32463, 32495, 32527, 32579, 32602, 32639, 32701, 32775, 32878,
            32920, 33004, 33090, 33135, 33241, 33287, 33354, 33393, 33422, 33515, 33533, 33596,
            33672, 33740, 33780, 33821, 33880, 33948, 34020, 34065, 34092, 34132, 34171, 34192,
            34225, 34270, 34303, 34324, 34409, 34450, 34480, 34531, 34551, 34614, 34680, 34723,
            34756, 34774, 34862, 34909, 34932, 35072, 35112, 35129, 35211, 35258, 35289, 35325,
            35375, 35397, 35457, 35484, 35516, 35546, 35577, 35621, 35655, 35682, 35720, 35746,
            35781, 35806, 35857, 35896, 35941, 35979, 36023, 36055, 36130, 36183, 36224, 36240,
            36305, 36373, 36422, 36464, 36509, 36558, 36606, 36628, 36653, 36706, 36760, 36844,
            36899, 36938, 36985, 37056, 37101, 37115, 37170, 37206, 37256, 37299, 37366, 37431,
            37514, 37540, 37602, 37643, 37698, 37742, 37784, 37822, 37864, 37923, 37981, 38031,
            38071, 38127, 38153, 38223, 38312, 38336, 38358, 38495, 38623, 38689, 38773, 38942,
            39022, 39128, 39200, 39243, 39325, 39340, 39397, 39466, 39478, 39488, 39511, 39538,
            39571, 39589, 39682, 39687, 39759, 39791, 39915, 39982, 40041, 40144, 40231, 40356,
            40425, 40448, 40639, 40645, 40777, 40798, 40807, 40817, 40840, 40903, 40954, 41010,
            41067, 41099, 41201, 41408, 41425, 41449, 41505, 41549, 41579, 41615, 41657, 41741,
            41776, 41814, 41845, 41879, 41910, 41938, 41964, 41984, 41997, 42013, 42026, 42036,
            42044, 42061, 42079, 42095, 42128, 42171, 42197, 42226, 42252, 42275, 42296, 42321,
            42373, 42404, 42439, 42495, 42513, 42540, 42596, 42643, 42663, 42696, 42735, 42783,
            42892, 42922, 42949, 42997, 43034, 43074, 43100, 43138, 43185, 43219, 43260, 43324,
            43335, 43361, 43388, 43434, 43465, 43567, 43611, 43620, 43631, 43640, 43648, 43657,
            43669, 43681, 43688, 43695, 43702, 43714, 43864, 43886, 43953, 44040, 44127, 44225,
            44330, 44458, 44515, 44588, 44688, 44737, 44839, 44923, 44944, 44963, 45040, 45085,
            45117, 45138, 45145, 45161, 45186, 45205, 45226, 45249, 45271, 45295, 45309, 45319,
            45332, 45353, 45357, 45387, 45495, 45670, 45766, 45870, 46154, 46259, 46313, 46355,
            46413, 46719, 46787, 46876, 47022, 47068, 47156, 47195, 47236, 47303, 47367, 47449,
            47523, 47528, 47548, 47577, 47584, 47592, 47606, 47612, 47630, 47647, 47653, 47729,
            47756, 47829, 47903, 47962, 47986, 48039, 48088, 48156, 48189, 48206, 48257, 48383,
            48493, 48534, 48564, 48601, 48609, 48627, 48642, 48724, 48768, 48780, 48806, 48813,
            48829, 48857, 48878, 48901, 48906, 48945, 48966, 49044, 49057, 49075, 49100, 49125,
            49145, 49161, 49168, 49179, 49192, 49207, 49300, 49306, 49326, 49331, 49336, 49346,
            49376, 49438, 49468, 49512, 49541, 49553, 49616, 49621, 49676, 49682, 49714, 49725,
            49729, 49744, 49755, 49766, 49790, 49849, 49869, 49882, 49892, 49906, 49921, 49927,
            49947, 49979, 49998, 50026, 50054, 50059, 50078, 50091, 50103, 50112, 50134, 50147,
            50158, 50168, 50192, 50209, 50222, 50230, 50252, 50263, 50284, 50288, 50301, 50409,
            50479, 50493, 50533, 50577, 50610, 50622, 50642, 50698, 50725, 50781, 50844, 50938,
            51036, 51104, 51153, 51219, 51273, 51338, 51351, 51405, 51437, 51473, 51576, 51647,
            51698, 51776, 51804, 51881, 51956, 52029, 52052, 52066, 52098, 52132, 52167, 52194,
            52265, 52285, 52314, 52345, 52387, 52430, 52436, 52472, 52482, 52504, 52539, 52615,
            52622, 52686, 52736, 52756, 52808, 52827, 52835, 52843, 52852, 52864, 52869, 52939,
            53085, 53307, 53525, 53588, 53640, 53693, 53854, 53913, 53970, 54033, 54084, 54126,
            54216, 54326, 54384, 54468, 54532, 54652, 54682, 54828, 54846, 54968, 54972, 55052,
            55088, 55327, 55350, 55374, 55395, 55418, 55444, 55465, 55488, 55516, 55541, 55572,
            55602, 55632, 55663, 55737, 55809, 55829, 55841, 55858, 55940, 55971, 56003, 56031,
            56061, 56086, 56101, 56131, 56158, 56188, 56208, 56240, 56262, 56283, 56301, 56318,
            56366, 56386, 56410, 56443, 56470, 56497, 56519, 56542, 56583, 56620, 56668, 56706,
            56756, 56804, 56850, 56899, 56952, 57005, 57045, 57084, 57123, 57165, 57351, 57504,
            57585, 57626, 57692, 57742, 57808, 57829, 58266, 58301, 58334, 58490, 58531, 58623,
            58710, 58758, 58801, 58831, 58893, 58952, 59044, 59091, 59153, 59205, 59217, 59265,
            59295, 59324, 59389, 59425, 59473, 59591, 59637, 59649, 59692, 59729, 59766, 59809,
            59861, 59955, 60013, 60100, 60180, 60282, 60369, 60497, 60536, 60576, 60672, 60749,
            60777, 60847, 60858, 60862, 60878, 60898, 60909, 60943, 60984, 61086, 61208, 61378,
            61411, 61416, 61448, 61503, 61545, 61629, 61679, 61737, 61819, 61862, 61896, 61919,
            61963, 62009, 62041, 62050, 62125, 62196, 62225, 62278, 62296, 62386, 62462, 62491,
            62521, 62560, 62598, 62668, 62702, 62739, 62789, 62815, 62821, 62856, 62873, 62888,
            62933, 62967, 63004, 63025, 63055, 63085, 63126, 63139, 63174, 63216, 63247, 63265,
            63380, 63439, 63512, 63543, 63583, 63619, 63655, 63694, 63713, 63806, 63820, 63858,
            63897, 63929, 63934, 63948, 63957, 63963, 63967, 63978, 63986, 63996, 64002, 64018,
            64029, 64039, 64044, 64056, 64066, 64087, 64112, 64119, 64134, 64150, 64166, 64179,
            64211, 64235, 64242, 64259, 64267, 64290, 64321, 64346, 64351, 64368, 64380, 64395,
            64411, 64427, 64448, 64466, 64518, 64565, 64616, 64672, 64712, 64763, 64798, 64808,
            64814, 64831, 64861, 64904, 64927, 64948, 64974, 64992, 65010, 65053, 65076, 65108,
            65132, 65207, 65218, 65286, 65326, 65402, 65413, 65434, 65445, 65465, 65499, 65517,
            65533, 65557, 65575, 65615, 65707, 65719, 65765, 65798, 65809, 65855, 65926, 65936,
            66037, 66078, 66136, 66228, 66233, 66335, 66349, 66359, 66372, 66429, 66485, 66562,
            66616, 66647, 66666, 66678, 66694, 66709, 66740, 66789, 66838, 66881, 66909, 67071,
            67082, 67153, 67189, 67207, 67220, 67316, 67431, 67477, 67493, 67531, 67545, 67559,
            67603, 67645, 67653, 67668, 67740, 67751, 67764, 67774, 67818, 67828, 67835, 67965,
            67984, 67998, 68011, 68037, 68051, 68066, 68092, 68116, 68123, 68131, 68138, 68153,
            68224, 68230, 68244, 68258, 68279, 68372, 68395, 68437, 68442, 68475, 68493, 68505,
            68516, 68527, 68532, 68604, 68610, 68636, 68650, 68662, 68672, 68686, 68706, 68718,
            68792, 68876, 68899, 68910, 68922, 68942, 68962, 68969, 68986, 69018, 69023, 69063,
            69106, 69145, 69261, 69289, 69341, 69356, 69382, 69415, 69434, 69440, 69454, 69486,
            69491, 69543, 69549, 69620, 69623, 69631, 69647, 69665, 69679, 69715, 69777, 69816,
            69824, 69851, 69888, 69990, 69994, 70107, 70119, 70139, 70147, 70195, 70210, 70225,
            70246, 70345, 70398, 70526, 70605, 70682, 70694, 70764, 70814, 70906, 70970, 71035,
            71052, 71117, 71143, 71183, 71229, 71258, 71298, 71367, 71427, 71468, 71499, 71537,
            71591, 71663, 71740, 71832, 71856, 71910, 71923, 71947, 71960, 71979, 71997, 72033,
            72076, 72184, 72191, 72223, 72244, 72370, 72394, 72432, 72476, 72495, 72510, 72514,
            72540, 72547, 72564, 72567, 72575, 72596, 72600, 72627, 72681, 72740, 72748, 72787,
            72802, 72842, 72883, 72891, 72966, 73019, 73205, 73290, 73454, 73541, 73601, 73626,
            73702, 73825, 73871, 73954, 73962, 74004, 74017, 74040, 74054, 74060, 74064, 74110,
            74130, 74148, 74151, 74175, 74287, 74298, 74332, 74341, 74366, 74378, 74386, 74412,
            74472, 74519, 74589, 74618, 74672, 74679, 74910, 74918, 74937, 75014, 75031, 75042,
            75066, 75094, 75150, 75159, 75171, 75198, 75223, 75278, 75295, 75374, 75384, 75409,
            75555, 75644, 75726, 75769, 75775, 75787, 75846, 75855, 76010, 76270, 76404, 76415,
            76583, 76593, 76639, 76752, 76790, 76916, 76932, 77001, 77024, 77034, 77154, 77189,
            77294, 77322, 77362, 77373, 77453, 77509, 77514, 77523, 77527, 77540, 77559, 77564,
            77571, 77590, 77607, 77611, 77718, 77728, 77741, 77763, 77894, 77988, 78110, 78143,
            78181, 78213, 78225, 78243, 78257, 78285, 78323, 78334, 78346, 78377, 78404, 78463,
            78495, 78522, 78528, 78542, 78556, 78620, 78725, 78731, 78736, 78768, 78871, 78876,
            78974, 78988, 79077, 79087, 79178, 79184, 79270, 79278, 79301, 79325, 79347, 79367,
            79389, 79412, 79438, 79468, 79520, 79579, 79606, 79708, 79753, 79796, 79834, 79847,
            79868, 79873, 79892, 79905, 79943, 79951, 79987, 79993, 80031, 80050, 80102, 80129,
            80152, 80174, 80178, 80190, 80201, 80247, 80271, 80277, 80284, 80318, 80328, 80336,
            80385, 80590, 80683, 80718, 80763, 80883, 80958, 81013, 81131, 81149, 81164, 81170,
            81182, 81185, 81190, 81196, 81203, 81214, 81223, 81268, 81325, 81436, 81582, 81600,
            81610, 81623, 81629, 81635, 81647, 81676, 81704, 81836, 81855, 81870, 81890, 81937,
            82029, 82053, 82061, 82078, 82084, 82089, 82096, 82101, 82108, 82200, 82413, 82539,
            82618, 82718, 82765, 82840, 83027, 83230, 83395, 83592, 83767, 83940, 83962, 84009,
            84041, 84057, 84081, 84104, 84121, 84133, 84142, 84156, 84207, 84239, 84263, 84397,
            84404, 84408, 84415, 84421, 84426, 84453, 84473, 84511, 84535, 84544, 84548, 84601,
            84618, 84631, 84666, 84675, 84687, 84759, 84771, 84782, 84804, 84816, 84929, 84955,
            84984, 84998, 85002, 85027, 85051, 85061, 85067, 85073, 85172, 85301, 85390, 85473,
            85480, 85484, 85492, 85498, 85504, 85524, 85590, 85609, 85617, 85625, 85694, 85699,
            85710, 85723, 85730, 85734, 85746, 85754, 85760, 85770, 85876, 85886, 85902, 85932,
            85968, 85996, 86011, 86017, 86023, 86031, 86109, 86144, 86164, 86177, 86205, 86240,
            86262, 86326, 86379, 86394, 86440, 86451, 86455, 86511, 86545, 86619, 86704, 86785,
            86793, 86887, 86904, 86962, 86971, 86977, 86983, 87003, 87007, 87079, 87152, 87157,
            87177, 87182, 87224, 87237, 87288, 87294, 87380, 87408, 87538, 87569, 87594, 87659,
            87714, 87753, 87799, 87851, 87893, 87902, 87950, 87986, 88041, 88112, 88171, 88211,
            88230, 88287, 88309, 88333, 88374, 88398, 88406, 88421, 88433, 88587, 88594, 88624,
            88629, 88645, 88661, 88676, 88687, 88699, 88710, 88721, 88744, 88760, 88765, 88774,
            88785, 88798, 88839, 88844, 88848, 88888, 88898, 88997, 89027, 89119, 89134, 89204,
            89219, 89226, 89246, 89261, 89290, 89305, 89394, 89444, 89483, 89519, 89525, 89616,
            89618, 89626, 89695, 89736, 89765, 89774, 89781, 89796, 89815, 89828, 89840, 89875,
            89902, 89937, 89945, 89954, 89958, 89968, 90032, 90062, 90091, 90134, 90191, 90202,
            90227, 90242, 90250, 90267, 90273, 90290, 90303, 90349, 90351, 90440, 90470, 90550,
            90565, 90585, 90605, 90621, 90686, 90713, 90724, 90761, 90901, 90925, 91032, 91091,
            91229, 91236, 91271, 91277, 91298, 91356, 91379, 91432, 91436, 91455, 91482, 91486,
            91508, 91602, 91612, 91628, 91656, 91685, 91745, 91781, 91829, 91861, 91914, 91982,
            91999, 92037, 92080, 92093, 92109, 92118, 92135, 92209, 92243, 92258, 92269, 92275,
            92296, 92300, 92313, 92325, 92329, 92372, 92426, 92468, 92545, 92567, 92600, 92606,
            92613, 92619, 92625, 92643, 92650, 92670, 92717, 92732, 92737, 92744, 92750, 92769,
            92782, 92852, 92859, 92874, 92901, 92910, 92930, 92979, 92990, 93017, 93077, 93099,
            93107, 93121, 93144, 93151, 93156, 93165, 93203, 93232, 93256, 93350, 93429, 93490,
            93542, 93584, 93624, 93718, 93763, 93831, 93840, 93845, 93858, 93868, 93882, 93934,
            93942, 93956, 93994, 94000, 94027, 94076, 94096, 94122, 94290, 94317, 94336, 94344,
            94359, 94363, 94415, 94428, 94552, 94557, 94649, 94678, 94697, 94738, 94831, 94854,
            94874, 95001, 95037, 95090, 95104, 95139, 95188, 95196, 95226, 95233, 95249, 95306,
            95348, 95389, 95407, 95427, 95481, 95489, 95623, 95663, 95672, 95796, 95818, 95824,
            95832, 95849, 95868, 95890, 95909, 95937, 95959, 96006, 96023, 96046, 96066, 96094,
            96118, 96128, 96131, 96141, 96150, 96168, 96198, 96223, 96256, 96374, 96420, 96436,
            96453, 96468, 96498, 96503, 96509, 96515, 96523, 96567, 96583, 96663, 96677, 96771,
            96867, 96901, 96916, 96949, 96963, 96998, 97025, 97029, 97037, 97061, 97102, 97106,
            97115, 97129, 97137, 97153, 97158, 97166, 97173, 97181, 97188, 97202, 97213, 97220,
            97228,
        ])
}
