import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share:
      '{share} der Konten haben hier in den letzten 90 Tagen Geld verloren. Sie können Ihren ganzen Einsatz verlieren.',
    unknown: 'Noch zu wenige Konten, um zu sagen, wie viele hier verlieren. Sie können Ihren ganzen Einsatz verlieren.',
    earn: 'Das ist keine Bankeinlage und nicht versichert. Ihr Geld bleibt bis zum Ende gesperrt, vorzeitiges Beenden kostet eine Gebühr.',
    termsFrom: 'Ab {time} gelten für neue Aufträge andere Bedingungen. Offene behalten ihre.',
    termsSince: 'Seit {time} gelten für neue Aufträge andere Bedingungen. Offene behalten ihre.',
  },
};
