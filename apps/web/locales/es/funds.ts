import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Pedir {amount} USDT de prueba',
  takeShort: 'Fondos de prueba',
  taken: 'Has recibido {amount} USDT de prueba',
  takenToday: 'Ya pedidos hoy',
  deposit: 'Depositar',
  withdraw: 'Retirar',
  transfer: 'Mover',
  transferTitle: 'Transferir entre cuentas',
  transferFree: 'Gratis e inmediato',
  transferred: '{amount} transferidos',
  from: 'De',
  to: 'A',
  swap: 'Invertir sentido',
  currency: 'Moneda',
  amount: 'Importe',
  available: 'Disponible {amount}',
  max: 'Máx.',
  amountInvalid: 'Introduce un importe válido',
  amountTooHigh: 'Más de lo disponible',
  account1: 'Cuenta principal',
  account2: 'Cuenta cripto',
  account3: 'Cuenta de futuros',
  account4: 'Bono bloqueado',
};
