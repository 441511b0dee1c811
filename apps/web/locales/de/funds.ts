import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: '{amount} Test-USDT holen',
  takeShort: 'Testguthaben',
  taken: '{amount} USDT Testguthaben erhalten',
  takenToday: 'Heute schon geholt',
  deposit: 'Einzahlen',
  withdraw: 'Auszahlen',
  transfer: 'Umbuchen',
  transferTitle: 'Zwischen Konten umbuchen',
  transferFree: 'Kostenlos und sofort',
  transferred: '{amount} umgebucht',
  from: 'Von',
  to: 'Nach',
  swap: 'Richtung tauschen',
  currency: 'Währung',
  amount: 'Betrag',
  available: 'Verfügbar {amount}',
  max: 'Alles',
  amountInvalid: 'Geben Sie einen gültigen Betrag ein',
  amountTooHigh: 'Mehr als verfügbar',
  account1: 'Hauptkonto',
  account2: 'Coin-Konto',
  account3: 'Futures-Konto',
  account4: 'Gesperrter Bonus',
};
