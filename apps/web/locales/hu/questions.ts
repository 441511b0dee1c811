import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Négy kérdés a valódi pénz előtt',
    text: 'Senki sem osztályoz. Egyszerű szavakkal elmondják, mibe kerülhetnek ezek a megbízások.',
    step: '{now}/{all}',
    next: 'Tovább',
    finish: 'Kész',
    notQuite: 'Nem egészen.',
    right: 'Helyes.',
    done: 'Köszönjük. Most már leadhatja a megbízását.',
    lossText: '100 USDT-t tesz emelkedésre vagy esésre, és az ár a másik irányba megy. Mennyit kap vissza?',
    loss0: 'Semmit',
    loss1: 'A felét',
    loss2: 'Az egészet',
    lossWhy: 'Egy elvesztett megbízás a teljes tétbe kerül. Csak annyit tegyen fel, amennyit nélkülözhet.',
    leverageText: '20×-os pozíciót nyit. Mennyit kell az árnak Ön ellen mozdulnia, hogy a fedezet szinte elfogyjon?',
    leverage0: 'Körülbelül 50%',
    leverage1: 'Körülbelül 5%',
    leverage2: 'Nem veszhet el',
    leverageWhy:
      '20×-nál minden százalék hússzorosan számít: körülbelül 5% után a pozíció lezárul, és a fedezet elvész.',
    oddsText:
      'Egy nyertes megbízás a tét 80%-át fizeti. 100 egyforma megbízásból hánynak kell nyernie, hogy ne veszítsen?',
    odds0: '40',
    odds1: '50',
    odds2: 'Körülbelül 56',
    oddsWhy: '56 nyerés nagyjából annyit hoz, amennyit 44 vesztés elvisz. Ha csak a fele jó, pénzt veszít.',
    houseText: 'Ki áll ezeknek a megbízásoknak a másik oldalán?',
    house0: 'Senki',
    house1: 'A Candor',
    house2: 'Mindig egy másik ügyfél',
    houseWhy: 'A Candor: amit Ön elveszít, azt ő nyeri, és fordítva. Ezért minden árat és eredményt ellenőrizhet.',
  },
};
