import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Hämta {amount} USDT testmedel',
  takeShort: 'Hämta testmedel',
  taken: '{amount} USDT testmedel mottagna',
  takenToday: 'Redan hämtade i dag',
  deposit: 'Sätt in',
  withdraw: 'Ta ut',
  transfer: 'Flytta',
  transferTitle: 'Flytta mellan konton',
  transferFree: 'Gratis och direkt',
  transferred: '{amount} flyttade',
  from: 'Från',
  to: 'Till',
  swap: 'Byt riktning',
  currency: 'Valuta',
  amount: 'Belopp',
  available: 'Tillgängligt {amount}',
  max: 'Allt',
  amountInvalid: 'Ange ett giltigt belopp',
  amountTooHigh: 'Mer än vad som är tillgängligt',
  account1: 'Huvudkonto',
  account2: 'Myntkonto',
  account3: 'Terminskonto',
  account4: 'Låst bonus',
};
