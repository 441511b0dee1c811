import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Räkna om resultatet',
  again: 'Räkna om en gång till',
  sealed: 'Omräknat på din enhet: {ok} av {all}',
  sealing: 'Räknas om på din enhet',
  adds: 'Varje steg stämmer',
  differs: 'Ett steg stämmer inte',
  differsText: 'Skicka en skärmbild av den här sidan med ordernumret till kundtjänst.',
  gone: 'De här priserna är äldre än den tid som de sparas och kan inte längre hämtas. Kvittot anger fortfarande de som användes.',
  stated: 'Kvittot säger {stated}, omräknat {found}',
  bundle: 'Behåll dina bevis',
  bundleText:
    'En fil med alla dina kvitton, ditt kontoutdrag och priserna de bygger på. Vem som helst kan kontrollera den utan oss, även utan nät.',
  bundleSave: 'Spara filen',
  bundleCheck: 'Öppna kontrollsidan',
};
