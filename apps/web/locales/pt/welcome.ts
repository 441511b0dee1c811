import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Negociação justa que pode verificar',
  heroText: 'Veja já os preços em direto. Abrir conta demora um minuto.',
  oddsTitle: 'Probabilidades claras',
  oddsText: 'Ponto de equilíbrio e perda esperada em cada ordem.',
  statementTitle: 'Cada cêntimo à vista',
  statementText: 'Cada alteração do saldo está no extrato.',
  fundsTitle: 'Pratique sem risco',
  fundsText: 'Obtenha {amount} USDT de fundos de teste todos os dias.',
  createAccount: 'Criar uma conta',
  livePrices: 'Preços em direto',
  promptTitle: 'Inicie sessão para continuar',
  quotationText: 'Guarde os pares favoritos e negoceie diretamente a partir da lista.',
  marketText: 'Contratos rápidos a partir de 30 segundos, com probabilidades e ganho conhecidos.',
  propertyText: 'Veja saldos, mova dinheiro entre contas e confira cada linha do extrato.',
  personalText: 'Gira o seu perfil, a segurança e o código de convite.',
  otherText: 'Esta página pertence à sua conta.',
  moneyText: 'O mínimo, a comissão e o prazo estão à vista antes de enviar seja o que for.',
  exchangeText: 'Converta a uma taxa de câmbio garantida por alguns segundos, com a comissão à vista.',
  earnText: 'A taxa, o prazo e o custo do resgate antecipado são conhecidos de antemão.',
  helpText: 'Artigos curtos com números atuais e pessoas que respondem na aplicação.',
};
