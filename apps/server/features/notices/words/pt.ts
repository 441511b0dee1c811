import type { NoticeWords } from '../words.ts';

export const pt: NoticeWords = {
  messages: {
    'deposit-success': { title: 'Depósito recebido', text: '{amount} {currency} foram creditados na sua conta.' },
    'deposit-bonus': { title: 'Bónus do primeiro depósito', text: 'Foi adicionado um bónus de {amount} {currency}. É libertado à medida que negoceia; o seu próprio dinheiro nunca fica bloqueado.' },
    'deposit-rejected': { title: 'Depósito recusado', text: 'Motivo: {reason}' },
    'withdrawal-approved': { title: 'Levantamento aprovado', text: 'Serão enviados {amount} {currency}.' },
    'withdrawal-sent': { title: 'Levantamento a caminho', text: '{amount} {currency} vão a caminho.' },
    'withdrawal-success': { title: 'Levantamento concluído', text: 'O seu levantamento de {amount} {currency} está confirmado.' },
    'withdrawal-rejected': { title: 'Levantamento recusado', text: '{amount} {currency} estão de volta à sua conta. Motivo: {reason}' },
    liquidation: { title: 'Posição liquidada', text: '{symbol} foi liquidado a {price}. O que restava da margem voltou à sua conta; nunca fica a dever mais.' },
    'stop-loss': { title: 'Stop loss executado', text: '{symbol} foi fechado a {price} pelo seu stop loss.' },
    'stop-profit': { title: 'Realização de lucros executada', text: '{symbol} foi fechado a {price} pela sua realização de lucros.' },
    'product-completed': { title: 'Produto concluído', text: 'O seu capital de {amount} {currency} voltou, com {income} {currency} de rendimento no total.' },
    'primary-certified': { title: 'Verificação básica concluída', text: 'A sua identidade está verificada no nível básico.' },
    'primary-failed': { title: 'Verificação básica recusada', text: 'Pode corrigir e enviar de novo. Motivo: {reason}' },
    'advanced-certified': { title: 'Verificação avançada concluída', text: 'A sua identidade está verificada no nível avançado.' },
    'advanced-failed': { title: 'Verificação avançada recusada', text: 'Pode enviar de novo. Motivo: {reason}' },
    'wallet-added': { title: 'Nova carteira guardada', text: '{address}. Se não foi o próprio, mude as palavras-passe e contacte o apoio ao cliente.' },
    'price-alert': { title: 'Alerta de preço', text: '{symbol} atingiu o nível de {price} que definiu. Preço: {mark}.' },
  },
  notices: {
    welcome: { title: 'Boas-vindas à Candor', summary: 'Cada preço, cada resultado e cada saldo pode ser verificado.', text: 'A Candor foi feita para que não tenha de acreditar na nossa palavra.\n- Cada preço que decide um resultado está num registo público, encadeado por impressões digitais.\n- Cada resultado tem um recibo que um botão recalcula no seu telemóvel.\n- Ninguém pode decidir um resultado, nem os operadores.\n- O seu próprio dinheiro nunca fica bloqueado por uma condição de volume.' },
    'simulated-market': { title: 'Mercado simulado', summary: 'Esta instalação funciona com um mercado simulado e fundos de teste.', text: 'Os preços vêm de uma semente cuja impressão digital foi publicada desde o início. Pode obter fundos de teste uma vez por dia na página de depósito. Não têm valor e não podem ser levantados.' },
  },
};
