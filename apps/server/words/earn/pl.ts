import type { EarnWords } from './index.ts';

export const pl: EarnWords = {
  names: { 'lock-mining': 'Lock mining {days}‑dniowy', wealth: 'Inwestycja {days}‑dniowa' },
  paidAtEnd: '{name}, dochód na koniec',
  example: '{name} (przykład)',
  descriptions: {
    'lock-mining':
      'Okres {days}‑dniowy: kwota jest zablokowana. Dochód wypłacany jest po każdym pełnym dniu, kapitał wraca na końcu. Wcześniejsze zakończenie kosztuje karę liczoną od kapitału; wypłacony dochód zostaje u Ciebie.',
    wealth:
      'Okres {days}‑dniowy: kwota jest zablokowana, a dochód wypłacany po każdym pełnym dniu. Przy wcześniejszym zakończeniu z kapitału potrącamy karę za każdy pozostały dzień.',
  },
  wealthAtEnd:
    'Okres {days}‑dniowy: kwota jest zablokowana, a cały dochód wypłacany na końcu. Przy wcześniejszym zakończeniu wypłacamy dochód za pełne dni, a z kapitału potrącamy karę za każdy pozostały dzień.',
  fundedBy:
    'Dochód pochodzi z puli nagród, do której Candor wpłacił pieniądze. Przy zakupie cały dochód okresu jest odkładany dla Twojego zlecenia; gdy puli nie wystarcza, produkt jest wyprzedany.',
  fundedByTest:
    'Dochód wypłacany jest w środkach testowych z puli nagród produktu. Przy zakupie cały dochód okresu jest odkładany dla Twojego zlecenia; gdy puli nie wystarcza, produkt jest wyprzedany.',
};
