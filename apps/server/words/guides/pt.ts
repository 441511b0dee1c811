import type { GuideWords } from './index.ts';

export const pt: GuideWords = {
  fees: {
    title: 'Comissões',
    summary: 'O que custa e o que não custa.',
    text: `
      - **Contratos rápidos:** sem comissão. O custo é o ganho abaixo de 100%; o formulário da ordem mostra a perda esperada.
      - **Futuros:** {futuresFee}% do valor da posição ao abrir e ao fechar.
      - **Spot:** maker {makerFee}%, taker {takerFee}% do que recebe.
      - **Conversão de moeda:** {exchangeFee}% do que recebe.
      - **Levantamentos:** {withdrawFee}% do montante. **Depósitos:** grátis.
      - **Mover dinheiro entre as suas próprias contas, abrir e manter a conta:** grátis.
    `,
  },
  futures: {
    title: 'Como funcionam os futuros',
    summary: 'Margem, comissões, liquidação e bloqueio, com as fórmulas.',
    text: `
      ## Em resumo
      Escolhe long ou short, os lotes e uma alavancagem de {levers}. A margem é o valor da posição dividido pela alavancagem. É isolada: pode perdê-la toda, nunca mais do que isso.
      ## Preços e comissões
      - Uma ordem a mercado é executada ao primeiro preço válido depois de chegar ao servidor; se em {fillWait} segundos não houver, é cancelada e nada mudou.
      - Uma ordem limite espera pelo seu preço. Stops e liquidações precisam de dois preços válidos seguidos.
      - A comissão é {futuresFee}% do valor, uma vez ao abrir e outra ao fechar.
      ## Quando uma posição é liquidada
      Quando a margem e o resultado em curso já não cobrem a margem de manutenção ({maintenance}% do valor, mais em posições grandes) e a comissão de fecho.
      **Long:** preço = (q × entrada − margem) ÷ (q × (1 − m − f)). **Short:** preço = (q × entrada + margem) ÷ (q × (1 + m + f)). q é o tamanho, m a taxa de margem de manutenção, f a comissão.
      O que resta da margem é seu; uma perda além dela cabe à conta de seguro.
      ## Bloqueio
      Um bloqueio abre uma posição contrária do mesmo tamanho, com comissão e margem próprias. O par é avaliado a um só preço e não é liquidado. Ao fechar um lado, o valor obtido repõe primeiro a margem do outro.
    `,
  },
  spot: {
    title: 'Comprar e vender criptomoedas',
    summary: 'Tipos de ordem, comissões e banda de preços.',
    text: `
      ## Tipos de ordem
      - **Limite:** indica preço e quantidade; a ordem espera no livro até ser executada ou cancelada.
      - **Mercado:** executada logo aos melhores preços; compra-se por um montante em USDT, vende-se uma quantidade.
      - A ordem mínima é de {minNotional} USDT.
      ## Comissões
      Maker {makerFee}% se a sua ordem esperava no livro, taker {takerFee}% se é executada logo. A comissão sai do que recebe. Se houver escalões pelo volume de 30 dias, as suas taxas podem ser mais baixas; aparecem por baixo do formulário da ordem.
      ## A banda de preços
      Uma compra pode estar no máximo {band}% acima do preço de mercado, uma venda no máximo {band}% abaixo. Uma ordem a mercado para aí e o resto é cancelado.
      ## Quem está do outro lado
      Outros clientes e, atrás deles, liquidez da Candor que segue o mercado de referência. Nunca vê a sua ordem antes da execução.
    `,
  },
  deposits: {
    title: 'Depósitos',
    summary: 'Como depositar, quando o dinheiro chega e o bónus do primeiro depósito.',
    text: `
      ## As formas
      - **USDT na TRON (TRC20):** um endereço seu. O que chega é creditado automaticamente após {confirmations} confirmações, seja qual for o montante.
      - **Transferência em VND:** transfira para a conta mostrada e envie o comprovativo; a taxa de câmbio mostrada vale {rateMinutes} minutos.
      - **Aviso de depósito:** a partir de {depositMin} USDT.
      ## O que credita o dinheiro
      Um aviso ou uma captura não creditam nada. A prova é a transação na blockchain ou a referência do banco, e cada prova conta uma vez.
      ## Bónus do primeiro depósito
      O seu primeiro depósito com sucesso a partir de {bonusMin} USDT traz {bonusRate}% de bónus bloqueado, onde é oferecido. O bónus nunca bloqueia o seu próprio dinheiro.
      ## Cuidado
      Envie para o seu endereço apenas USDT por TRC20. O que for enviado noutra moeda ou por outra rede pode perder-se.
    `,
  },
  withdrawals: {
    title: 'Levantamentos',
    summary: 'Mínimo, comissão, tempo e quando é preciso esperar.',
    text: `
      ## Condições
      - Pelo menos {withdrawMin} USDT ou USDC; a comissão de {withdrawFee}% sai do montante.
      - Um por dia (dias GMT+1). Um recusado ou cancelado não conta.
      - É precisa a palavra-passe de levantamento; {wrongTries} erros bloqueiam os levantamentos por uma hora.
      - Com dinheiro real é precisa a verificação básica.
      ## O que acontece
      O montante fica retido de imediato e chega em {arrivalMin} a {arrivalMax} horas. Pode cancelar até ser aprovado; se for recusado, tudo lhe é devolvido.
      ## Quando é preciso esperar
      Depois de mudar a palavra-passe de acesso ou de levantamento, ou de remover o autenticador, os levantamentos ficam suspensos durante {holdHours} horas, para que um estranho não ganhe nada.
      ## Nunca bloqueado por volume
      O seu próprio dinheiro não precisa de volume para ser levantado. Só o bónus se liberta com volume.
    `,
  },
  earn: {
    title: 'Mineração com bloqueio e investimento',
    summary: 'De onde vem o rendimento, quando é pago e quanto custa o resgate antecipado.',
    text: `
      ## Como funciona
      - Bloqueia um montante por um número de dias a uma taxa diária. O rendimento é pago após cada dia completo; alguns produtos antigos pagam tudo no fim.
      - No vencimento o capital é-lhe devolvido.
      - A taxa anual é a taxa diária × 365, sem capitalização.
      ## O rendimento é posto de parte primeiro
      Na compra, todo o rendimento por pagar passa do fundo de prémios do produto para uma reserva. Se o fundo não chegar, o produto está esgotado. Cada produto diz o que o financia.
      ## Resgate antecipado
      - **Mineração com bloqueio:** a penalização é uma parte do capital, indicada no produto.
      - **Investimento:** taxa de penalização × dias completos restantes × capital, nunca mais do que o capital.
      - O rendimento pago continua seu; o dia em curso não paga. A soma exata aparece antes de confirmar.
      ## O que uma taxa não diz
      O preço da moeda bloqueada pode descer entretanto. As condições da sua compra mantêm-se até ao fim.
    `,
  },
  exchange: {
    title: 'Conversão de moeda',
    summary: 'Uma taxa de câmbio fixa por alguns segundos, com a comissão à vista.',
    text: `
      - Uma oferta mantém a taxa de câmbio {quoteSeconds} segundos; há uma de cada vez e só se usa uma vez.
      - A comissão de {exchangeFee}% é cobrada na moeda recebida e mostrada antes de confirmar.
      - Uma conversão vai de {exchangeMin} a {exchangeMax} USDT.
      - Se o preço se afastar da oferta mais de metade da comissão, a oferta não é executada e recebe outra. Nunca converte a uma taxa de câmbio que não viu.
      - Os preços por trás da taxa de câmbio estão no recibo, para que possa recalcular.
    `,
  },
  verification: {
    title: 'Verificação de identidade',
    summary: 'Dois níveis, para que servem e como se guardam os documentos.',
    text: `
      ## Dois níveis
      - **Básico:** tipo de documento, nome e número; o número do cartão bancário é opcional. Com dinheiro real é preciso para o primeiro depósito, os levantamentos e a libertação do bónus.
      - **Avançado:** três fotos: frente, verso e uma fotografia sua com o documento. Primeiro vem o nível básico.
      - Um documento pertence a uma só conta.
      ## Como se guardam os documentos
      Os números de documentos e cartões são cifrados; as listas só mostram os últimos caracteres. As fotos são recodificadas sem dados ocultos e cifradas. Só quem as analisa as pode abrir, e cada consulta fica registada.
      ## Se não for aceite
      Vê o motivo, corrige e envia de novo. O que estava certo fica.
    `,
  },
  'fair-dealing': {
    title: 'Verifique por si',
    summary: 'O registo de preços, os recibos e como recalcular um resultado.',
    text: `
      ## O registo de preços
      Cada preço válido fica no registo. Cada entrada contém o hash da anterior, por isso alterar uma entrada quebra a cadeia. Se toda a cadeia fosse reescrita, só um hash guardado antes o mostraria.
      ## Os recibos
      - Cada contrato rápido apurado, liquidação, stop e conversão tem um recibo: condições, preços e o seu lugar no registo, o cálculo, o lançamento.
      - Abra uma ordem apurada e toque no botão de verificação: a aplicação recalcula no seu telemóvel com um programa próprio, sem código em comum com o servidor.
      ## Recalcular à mão
      - Tire do recibo o preço de entrada e de saída: mais alto, ganha a subida; mais baixo, ganha a descida; iguais, a aposta é-lhe devolvida.
      - Um ganho é aposta × taxa de ganho, uma perda é a aposta. Compare com a linha do seu extrato.
      ## O que ninguém pode fazer
      - Nenhum campo e nenhuma definição leva um preço ou um resultado para um utilizador, uma ordem ou um momento.
      - Uma suspensão só impede ordens novas. Uma anulação exige uma falha de dados registada e dois membros da nossa equipa, abrange todas as ordens do símbolo nesse período, nunca retira um ganho e é publicada.
    `,
  },
};
