import type { limits as original } from '../vi/limits.ts';
import type { Like } from '../words.ts';

export const limits: Like<typeof original> = {
  title: 'Meine Limits',
  intro: 'Sie bestimmen, wo Schluss ist. Strengeres gilt sofort, Lockereres erst nach 24 Stunden.',
  dailyLoss: 'Tageslimit für Verluste',
  dailyLossText:
    'Berücksichtigt auch, was offene Aufträge noch verlieren können. Ein Tag beginnt um Mitternacht (GMT+1).',
  lostToday: 'Heute verloren',
  stake: 'Limit je Auftrag',
  stakeText: 'Einsatz, Margin oder Kosten eines neuen Auftrags.',
  timeOut: 'Auszeit',
  timeOutText:
    'In dieser Zeit lässt sich nichts Neues eröffnen. Schließen, Verkaufen und Auszahlen gehen wie gewohnt weiter.',
  none: 'Nicht festgelegt',
  change: 'Ändern',
  waiting: 'Ab {time}: {value}',
  until: 'Bis {time}',
  amount: 'Höchstbetrag in USDT',
  invalid: 'Geben Sie einen Betrag über 0 mit höchstens 6 Nachkommastellen ein',
  tightening: 'Ein niedrigeres Limit gilt sofort.',
  loosening: 'Ein höheres Limit gilt erst nach 24 Stunden.',
  saved: 'Limit gespeichert',
  later: 'Die Änderung gilt ab {time}',
  remove: 'Limit entfernen (nach 24 Stunden)',
  howLong: 'Wie lange',
  days: { one: '{count} Tag', other: '{count} Tage' },
  timeOutFixed: 'Einmal begonnen, lässt sie sich nicht verkürzen.',
  begin: 'Auszeit starten',
  exclusion: 'Selbstsperre',
  exclusionText:
    'Bis zum gewählten Tag lässt sich nichts eröffnen, kaufen oder einzahlen. Schließen, Einlösen und Auszahlen bleiben möglich.',
  months: { one: '{count} Monat', other: '{count} Monate' },
  exclusionFixed: 'Niemand kann sie vorzeitig beenden, weder Sie noch Candor.',
  exclusionAsk: 'Für {length} sperren?',
  exclude: 'Selbstsperre starten',
};
