import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: 'Az elmúlt 90 napban a számlák {share}-a vesztett itt pénzt. A teljes befektetett összeget elveszítheti.',
    unknown:
      'Még túl kevés a számla ahhoz, hogy megmondjuk, mennyi veszít itt. A teljes befektetett összeget elveszítheti.',
    earn: 'Ez nem bankbetét, és nincs biztosítva. A pénz a futamidő végéig zárolt, a korai kilépésért díjat kell fizetni.',
    termsFrom: 'Új megbízásokra más feltételek érvényesek ettől: {time}. A nyitottak megtartják a sajátjukat.',
    termsSince: 'Az új megbízások feltételei megváltoztak ekkor: {time}. A nyitottak megtartják a sajátjukat.',
  },
};
