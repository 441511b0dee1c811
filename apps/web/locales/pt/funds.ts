import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Obter {amount} USDT de teste',
  takeShort: 'Fundos de teste',
  taken: 'Recebeu {amount} USDT de teste',
  takenToday: 'Obtidos hoje',
  deposit: 'Depositar',
  withdraw: 'Levantar',
  transfer: 'Mover',
  transferTitle: 'Transferir entre contas',
  transferFree: 'Grátis e imediato',
  transferred: '{amount} transferidos',
  from: 'De',
  to: 'Para',
  swap: 'Inverter sentido',
  currency: 'Moeda',
  amount: 'Montante',
  available: 'Disponível {amount}',
  max: 'Máx.',
  amountInvalid: 'Introduza um montante válido',
  amountTooHigh: 'Mais do que o disponível',
  account1: 'Conta principal',
  account2: 'Conta cripto',
  account3: 'Conta de futuros',
  account4: 'Bónus bloqueado',
};
