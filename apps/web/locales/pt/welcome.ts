import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Negociação justa que pode verificar',
  heroText: 'Veja os preços em direto. Abrir conta demora um minuto.',
  oddsTitle: 'Probabilidades claras',
  oddsText: 'Ponto de equilíbrio e perda esperada em cada ordem.',
  statementTitle: 'Cada cêntimo à vista',
  statementText: 'Cada alteração do saldo está no extrato.',
  fundsTitle: 'Praticar sem risco',
  fundsText: 'Receba {amount} USDT de fundos de teste por dia.',
  createAccount: 'Criar uma conta',
  livePrices: 'Preços em direto',
  promptTitle: 'Inicie sessão para continuar',
  quotationText: 'Guarde os pares favoritos e negoceie a partir da lista.',
  marketText: 'Contratos rápidos a partir de 30 segundos, com probabilidades e pagamento conhecidos.',
  propertyText: 'Veja saldos, mova fundos entre contas e confira cada linha do extrato.',
  personalText: 'Gira o seu perfil, a segurança e o código de convite.',
  otherText: 'Esta página pertence à sua conta.',
  pair: 'Par',
  lastPrice: 'Último preço',
  change: '24 h',
};
