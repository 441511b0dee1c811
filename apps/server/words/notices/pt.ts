import type { NoticeWords } from './index.ts';

export const pt: NoticeWords = {
  unknownDevice: 'dispositivo desconhecido',
  messages: {
    'deposit-success': { title: 'Depósito recebido', text: '{amount} {currency} foram creditados na sua conta.' },
    'deposit-bonus': {
      title: 'Bónus do primeiro depósito',
      text: 'Foi adicionado um bónus de {amount} {currency}. É libertado à medida que negoceia e nunca bloqueia o seu próprio dinheiro.',
    },
    'deposit-rejected': { title: 'Depósito recusado', text: 'Motivo: {reason}' },
    'withdrawal-requested': {
      title: 'Levantamento pedido',
      text: '{amount} {currency} para {destination}. Aguarda aprovação.',
    },
    'withdrawal-approved': { title: 'Levantamento aprovado', text: 'Serão enviados {amount} {currency}.' },
    'withdrawal-sent': { title: 'Levantamento a caminho', text: '{amount} {currency} vão a caminho.' },
    'withdrawal-success': {
      title: 'Levantamento concluído',
      text: 'O seu levantamento de {amount} {currency} está confirmado.',
    },
    'withdrawal-rejected': {
      title: 'Levantamento recusado',
      text: '{amount} {currency} estão de novo na sua conta. Motivo: {reason}',
    },
    'stake-returned': {
      title: 'Aposta devolvida',
      text: 'Os dados de preço da sua ordem {symbol} falharam: a aposta de {amount} USDT foi-lhe devolvida.',
    },
    liquidation: {
      title: 'Posição liquidada',
      text: '{symbol} foi liquidado a {price}. O que restava da margem foi devolvido à sua conta; nunca fica a dever mais.',
    },
    'stop-loss': { title: 'Stop loss executado', text: '{symbol} foi fechado a {price} pelo seu stop loss.' },
    'stop-profit': {
      title: 'Take profit executado',
      text: '{symbol} foi fechado a {price} pelo seu take profit.',
    },
    'stop-loss-dropped': {
      title: 'Stop loss não definido',
      text: '{symbol} abriu a {price}, já além do seu stop loss de {stop}, pelo que foi retirado. Pode definir outro.',
    },
    'stop-profit-dropped': {
      title: 'Take profit não definido',
      text: '{symbol} abriu a {price}, já além do seu take profit de {stop}, pelo que foi retirado. Pode definir outro.',
    },
    'product-completed': {
      title: 'Produto concluído',
      text: 'O seu capital de {amount} {currency} foi-lhe devolvido, com {income} {currency} de rendimento no total.',
    },
    'agent-appointed': {
      title: 'É agora agente',
      text: 'A partir de agora recebe, dia a dia, uma parte das comissões de spot e futuros pagas por quem convidou.',
    },
    'agent-ended': {
      title: 'Já não é agente',
      text: 'As comissões pagas a partir de agora não dão remuneração. A dos dias anteriores continua a ser sua.',
    },
    'commission-paid': { title: 'Remuneração de agente', text: 'Remuneração de {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Verificação básica concluída',
      text: 'A sua identidade está verificada no nível básico.',
    },
    'primary-failed': {
      title: 'Verificação básica recusada',
      text: 'Pode corrigir e enviar de novo. Motivo: {reason}',
    },
    'advanced-certified': {
      title: 'Verificação avançada concluída',
      text: 'A sua identidade está verificada no nível avançado.',
    },
    'advanced-failed': { title: 'Verificação avançada recusada', text: 'Pode enviar de novo. Motivo: {reason}' },
    'wallet-added': {
      title: 'Nova carteira guardada',
      text: '{address}. Se não reconhece esta operação, mude as palavras-passe e contacte o apoio ao cliente.',
    },
    'bank-card-added': {
      title: 'Novo cartão bancário adicionado',
      text: '{card}. Se não reconhece esta operação, mude as palavras-passe e contacte o apoio ao cliente.',
    },
    'bank-card-removed': {
      title: 'Cartão bancário removido',
      text: 'O apoio ao cliente removeu o cartão {card} a seu pedido. Pode adicionar outro; os levantamentos ficam suspensos durante um dia. Se não o pediu, bloqueie os levantamentos e contacte o apoio ao cliente.',
    },
    'price-alert': {
      title: 'Alerta de preço',
      text: '{symbol} atingiu o nível de {price} que definiu. Preço: {mark}.',
    },
    'mirror-week': {
      title: 'A sua semana no espelho',
      text: 'Operações terminadas: {trades}. Face a não negociar: {result} USDT, comissões incluídas. O espelho mostra quanto pode ser sorte.',
    },
    'password-changed': {
      title: 'Palavra-passe de acesso alterada',
      text: 'A sua palavra-passe de acesso foi alterada. Os levantamentos ficam suspensos durante 24 horas.',
    },
    'password-reset': {
      title: 'Palavra-passe de acesso reposta',
      text: 'Foi definida com um código uma nova palavra-passe de acesso. A sessão terminou em todos os dispositivos e os levantamentos ficam suspensos durante 24 horas.',
    },
    'fund-password-set': {
      title: 'Palavra-passe de levantamento definida',
      text: 'A sua conta tem agora uma palavra-passe de levantamento.',
    },
    'fund-password-changed': {
      title: 'Palavra-passe de levantamento alterada',
      text: 'A sua palavra-passe de levantamento foi alterada. Os levantamentos ficam suspensos durante 24 horas.',
    },
    'fund-password-reset': {
      title: 'Palavra-passe de levantamento reposta',
      text: 'Foi definida com um código uma nova palavra-passe de levantamento. A sessão terminou em todos os dispositivos e os levantamentos ficam suspensos durante 24 horas.',
    },
    'authenticator-on': {
      title: 'Autenticador ativado',
      text: 'O código dele é agora pedido ao iniciar sessão e ao levantar.',
    },
    'authenticator-off': {
      title: 'Autenticador desativado',
      text: 'O código dele já não é pedido. Os levantamentos ficam suspensos durante 24 horas.',
    },
    'passkey-added': {
      title: 'Chave de acesso adicionada',
      text: 'A chave de acesso {name} permite agora iniciar sessão na sua conta sem palavra-passe.',
    },
    'passkey-removed': {
      title: 'Chave de acesso removida',
      text: 'A chave de acesso {name} já não permite iniciar sessão na sua conta.',
    },
    'new-device': {
      title: 'Início de sessão num dispositivo novo',
      text: 'Foi iniciada sessão na sua conta em: {device}.',
    },
    'orders-silent': {
      title: 'Ordens canceladas por silêncio',
      text: 'Não houve sinal durante {seconds} s, por isso as ordens spot abertas foram canceladas: {count}.',
    },
    'key-created': { title: 'Chave para programas criada', text: 'A chave {name} pode agir pela sua conta.' },
    'withdrawals-frozen': {
      title: 'Levantamentos parados',
      text: 'Nada sai da sua conta até que volte a permitir com a sua palavra-passe de acesso. Os levantamentos ainda não aprovados foram cancelados, tal como um eventual pedido de encerramento da conta.',
    },
    'closing-requested': {
      title: 'Encerramento da conta pedido',
      text: 'Quando dois operadores o aprovarem, tudo o que está na sua conta será pago para {destination} e a conta encerrada. Se não foi você, bloqueie agora os levantamentos: isso cancela também este pedido.',
    },
    'recovery-asked': {
      title: 'Acesso à sua conta pedido',
      text: 'Alguém pediu ao apoio ao cliente acesso à sua conta e indicou {contact} como novo contacto. Os documentos serão comparados. Se não foi você, bloqueie agora os levantamentos: isso termina também este pedido.',
    },
    'recovery-done': {
      title: 'Acesso à sua conta alterado',
      text: 'Dois operadores compararam os documentos e alteraram a forma de iniciar sessão. O seu contacto é agora {contact}. Todos os dispositivos foram desligados e os levantamentos ficam retidos durante 72 horas. Se não foi você, bloqueie os levantamentos nesse prazo: o seu acesso volta a ser o que era.',
    },
    'recovery-refused': {
      title: 'Acesso não alterado',
      text: 'O pedido de acesso à sua conta foi recusado. Motivo: {reason}',
    },
    'recovery-stopped': {
      title: 'Pedido de acesso parado',
      text: 'O pedido de acesso à sua conta foi parado. Inicia sessão como antes.',
    },
    'withdrawals-unfrozen': {
      title: 'Levantamentos de novo permitidos',
      text: 'O primeiro levantamento será possível após 24 horas.',
    },
  },
  notices: {
    welcome: {
      title: 'Boas-vindas à Candor',
      summary: 'Cada preço, cada resultado e cada saldo pode ser verificado.',
      text: 'A Candor foi feita para que não tenha de acreditar na nossa palavra.\n- Cada preço que decide um resultado está num registo público, encadeado por hashes.\n- Cada resultado tem um recibo que um botão recalcula no seu telemóvel.\n- Ninguém pode decidir um resultado, nem a nossa equipa.\n- O seu próprio dinheiro nunca fica bloqueado por uma condição de volume.',
    },
    'simulated-market': {
      title: 'Mercado simulado',
      summary: 'Esta instalação funciona com um mercado simulado e fundos de teste.',
      text: 'Os preços vêm de uma semente cujo hash foi publicado desde o início. Pode obter fundos de teste uma vez por dia na página de depósito. Não têm valor e não podem ser levantados.',
    },
  },
};
