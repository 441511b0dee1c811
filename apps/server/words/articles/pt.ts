import type { ArticleWords } from './index.ts';

export const pt: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT pelo registo',
      subtitle: 'Libertados à medida que negoceia: 1 USDT por cada {volumePerRelease} USDT de volume',
    },
    fair: { title: 'Todos os preços podem ser verificados', subtitle: 'Registados publicamente e iguais para todos' },
    fast: {
      title: 'Contratos rápidos, probabilidades à vista',
      subtitle: 'O que pode ganhar e perder, antes de decidir',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Como funcionam os contratos rápidos',
      summary: 'O que pode ganhar, o que pode perder e as probabilidades, em números claros.',
      text: `
        ## Em resumo
        Escolhe um símbolo, uma direção, uma duração e uma aposta de {minStake} a {maxStake} USDT. Se o preço final for superior ao inicial e tiver escolhido subida, ou inferior e tiver escolhido descida, recebe a aposta de volta mais o ganho. Caso contrário, perde a aposta. Se os dois preços forem iguais, a aposta é-lhe devolvida.
        ## Que preços contam
        - **Início:** o primeiro preço aceite depois de recebermos a sua ordem, normalmente em 0,3 segundos. Nunca é um preço já conhecido.
        - **Fim:** o primeiro preço aceite no vencimento ou nos 5 segundos seguintes.
        - Se esse preço não existir por falha dos dados de mercado, a ordem é anulada e a aposta é-lhe devolvida.
        ## A casa é a contraparte
        Quando ganha, a Candor paga-lhe; quando perde, a Candor fica com a aposta. O ganho é inferior a 100%, pelo que a longo prazo a vantagem é da casa.
        Taxa de acerto para o equilíbrio = 1 ÷ (1 + ganho). Perda esperada por 100 USDT = 100 × (1 − ganho) ÷ 2, se a subida e a descida forem igualmente prováveis.
        * **{seconds} segundos:** ganho de {payout}%, equilíbrio com {breakEven}% de acertos, perda esperada de {loss} USDT por cada 100
        Arrisque apenas o que pode perder. O seu resultado real aparece por cima do histórico.
      `,
    },
    prices: {
      title: 'Como os preços são formados e verificados',
      summary: 'De onde vem um preço, o que o torna válido e o que impede que seja alterado.',
      text: `
        ## Da fonte ao preço
        - Quatro vezes por segundo é tomado um preço de cada símbolo: a mediana, quando há várias fontes.
        - Um preço que se afaste demasiado dos anteriores é retido até os seguintes o confirmarem. Só então é aceite.
        - Se a fonte ficar em silêncio durante 2 segundos, a negociação do símbolo para e o ecrã informa. Recomeça automaticamente.
        ## Ninguém decide um resultado
        Os mesmos preços valem para todos. Não existe nenhuma definição que atribua um preço ou um resultado a um utilizador, a uma ordem ou a um momento.
        ## Registados e encadeados
        Cada preço aceite é registado. Cada entrada contém o hash da anterior, pelo que alterar uma entrada quebra a cadeia; se tudo fosse reescrito, só um hash guardado antes o mostraria. Com cada contrato rápido apurado guardamos os preços exatos que o decidiram e o seu lugar no registo.
        ## No mercado simulado
        Os preços resultam de uma semente aleatória. O seu hash é publicado desde o início. A semente em si é mantida em segredo, porque quem a conhece conhece todos os preços futuros.
      `,
    },
    'sign-up-gift': {
      title: 'A oferta de registo e a sua libertação',
      summary: '{gift} USDT para cada conta nova e como os pode usar.',
      text: `
        ## O que recebe
        Cada conta nova recebe {gift} USDT como bónus bloqueado. Pode vê-lo junto do saldo em USDT.
        ## Como é libertada
        - Cada {volumePerRelease} USDT de volume libertam 1 USDT para o saldo disponível.
        - Contam as apostas dos contratos rápidos apurados, ganhos ou perdidos. Empates e ordens anuladas não contam.
        - Contam também {spotShare}% do valor das operações spot e a margem com que se abre uma posição de futuros.
        - Exemplo: {fullVolume} USDT de apostas no total libertam toda a oferta.
        ## O que nunca fica bloqueado
        Só o bónus fica bloqueado. O seu próprio dinheiro está sempre à sua disposição, seja qual for o volume.
        Negociar apenas para libertar o bónus costuma custar mais do que ele vale: veja a perda esperada no formulário da ordem.
      `,
    },
    security: {
      title: 'Proteger a sua conta',
      summary: 'Alguns hábitos que contam.',
      text: `
        - Use uma palavra-passe que não use em mais lado nenhum. Só guardamos um hash irreversível.
        - A Candor nunca lhe pedirá a palavra-passe nem um código de verificação.
        - Alterar a palavra-passe termina a sessão nos outros dispositivos; repô-la termina-a em todos.
        - Após várias tentativas erradas, o acesso fica suspenso alguns minutos para que ninguém possa adivinhar.
        - Termine a sessão em dispositivos que não sejam seus.
      `,
    },
    terms: {
      title: 'Termos de utilização',
      summary: 'O acordo entre si e a Candor.',
      text: `
        ## 1. Quem pode usar a Candor
        Deve ter pelo menos 18 anos e a lei do seu país deve permitir-lhe usar este serviço. Uma pessoa, uma conta. Os dados que indica devem ser verdadeiros.
        ## 2. Mercado simulado e fundos de teste
        Enquanto a Candor mostrar «Mercado simulado · fundos de teste», os preços são simulados ou reproduzidos e todos os saldos são fundos de teste. Não têm valor monetário e não podem ser levantados nem trocados por dinheiro.
        ## 3. Contratos rápidos
        Uma ordem aceite é vinculativa e não pode ser cancelada. O resultado é apurado pelos preços registados e nas condições mostradas quando a enviou. A Candor é a contraparte de cada ordem. Pode perder toda a aposta.
        ## 4. Erros dos dados de mercado
        Uma ordem sem preço inicial ou final válido é anulada e a aposta é devolvida. Após uma falha de dados registada, dois membros da nossa equipa em conjunto podem anular todas as ordens rápidas de um símbolo nesse período: as apostas perdidas são devolvidas, os ganhos mantêm-se e a anulação é publicada. Nada mais anula uma ordem.
        ## 5. Bónus
        Os bónus são libertados pelo volume de negociação, como descrito no centro de ajuda. Contas abertas apenas para juntar bónus podem perder o bónus bloqueado, nunca o próprio dinheiro.
        ## 6. A sua conta
        Mantenha a palavra-passe secreta. Responde pelo uso dela até nos comunicar um abuso. Podemos congelar uma conta se a lei o exigir ou se for usada para atacar o serviço; avisaremos.
        ## 7. Alterações
        Novos termos aplicam-se às ordens posteriores à sua publicação, nunca às que já estão abertas.
        ## 8. Sem aconselhamento
        Nada na Candor é aconselhamento de investimento. Os preços podem descer tão depressa como sobem.
      `,
    },
    privacy: {
      title: 'Privacidade',
      summary: 'O que guardamos, porquê e durante quanto tempo.',
      text: `
        ## O que guardamos
        - Os dados de registo: nome da conta, e-mail ou telefone, e o país, se o indicou.
        - O que nos envia depois: documentos de verificação, cartões bancários, endereços de carteira e mensagens.
        - A palavra-passe apenas como hash e a última atividade das suas sessões.
        - As suas ordens, saldos e o extrato de cada movimento.
        - Os favoritos, a alcunha e a moeda de apresentação.
        ## Para que serve
        Apenas para gerir a sua conta, apurar o resultado das ordens e proteger o serviço. O seu endereço de rede é usado por pouco tempo para travar ataques. Não vendemos dados nem mostramos publicidade. A aplicação não contém rastreadores nem usa cookies.
        ## No seu dispositivo
        A aplicação guarda a sessão, o idioma e a moeda de apresentação no armazenamento do navegador. Terminar a sessão remove-a.
        ## Durante quanto tempo
        - Códigos de verificação: 10 minutos.
        - Sessões: até as terminar, ou 30 dias sem uso.
        - Ordens e extrato: enquanto a conta existir e, depois, durante o tempo que a lei exigir, porque o livro-razão não pode ser alterado.
        - Acesso, contactos, dispositivos e endereços guardados: apagados depois de a conta ser encerrada e tudo ter sido pago.
        - Documentos de verificação, cartões bancários e mensagens: após o encerramento, durante o tempo que as leis contra o branqueamento de capitais exigirem.
        - O endereço ou a conta bancária para onde foi um levantamento: faz parte do extrato e é conservado com ele, sob um número em vez do seu nome.
        - Cópias de segurança: o que foi apagado permanece nas cópias anteriores até estas serem eliminadas.
        ## Os seus direitos
        Pode pedir uma cópia dos seus dados, a sua correção ou o encerramento da conta.
      `,
    },
  },
};
