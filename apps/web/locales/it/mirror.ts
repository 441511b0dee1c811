import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Periodo',
    week: '7 giorni',
    month: '4 settimane',
    quarter: '90 giorni',
    nothing: 'In questo periodo non si è conclusa alcuna operazione.',
    nothingText: 'Quando ce ne sarà una, questa pagina mostrerà quanto è costato operare e cosa è solo fortuna.',
    tooFew: 'Troppo pochi contratti rapidi per concludere qualcosa.',
    below: 'La quota di successi è sotto quella per andare in pari. La sola sfortuna difficilmente lo spiega.',
    unclear: 'La quota di successi non si distingue da quella per andare in pari. La sola fortuna spiega la distanza.',
    above:
      'La quota di successi è sopra quella per andare in pari. La sola fortuna difficilmente lo spiega, e può ancora cambiare.',
    others: 'In questo periodo nessun contratto rapido è stato vinto o perso.',
    holding: 'Rispetto al solo tenere',
    holdingText:
      'Rispetto a nessuna operazione dal {date}: gli stessi USDT, le stesse crypto. Le crypto contano ai prezzi attuali; ciò che è ancora aperto non conta.',
    noPrice: 'Manca un prezzo, quindi la somma non è possibile.',
    winRate: 'Quota di successi',
    breakEven: 'In pari',
    luck: 'Margine della fortuna',
    sentence: 'Vinti {rate} di {decided} ordini. In pari al {breakEven}. La fortuna lascia aperto da {low} a {high}.',
    fewNeeded: 'Troppo pochi per dirlo: {decided} di almeno {needed} ordini',
    score: 'Vinti {wins} · persi {losses}',
    apart: 'Non contati: pareggi {ties}, nulli {voids}',
    costs: 'Costi',
    fees: 'Commissioni pagate',
    edge: 'Vantaggio di Candor, in media',
    edgeText:
      'Su {staked}\u00a0USDT di puntate: metà della differenza tra puntate e vincite possibili, che Candor guadagna quando rialzo e ribasso sono ugualmente probabili.',
    products: 'Per prodotto',
    atPrices: 'Ai prezzi attuali',
    hours: 'Ora migliore e peggiore',
    best: 'Migliore',
    worst: 'Peggiore',
    hoursFew: 'Servono due ore del giorno con almeno {needed} operazioni ciascuna.',
    hoursText: 'Di 24 ore una è sempre la migliore e una la peggiore, anche solo per fortuna.',
    how: 'Come si calcola',
    howRate: 'In pari = puntate ÷ (puntate + vincite possibili), ai tassi di vincita degli ordini inviati.',
    howLuck:
      'Il margine della fortuna è l’intervallo di confidenza al 95% di Wilson (1927): così calcolato, contiene la vera quota di successi 19 volte su 20.',
    howFew:
      'Sotto {needed} ordini, neppure andando in pari ci si possono aspettare dieci successi e dieci insuccessi: nessuna conclusione.',
    howTimes:
      'I contratti rapidi contano da quando sono inviati, le posizioni da quando sono chiuse; le ore sono quelle di questo dispositivo.',
    trades: { one: '{count} operazione', other: '{count} operazioni' },
  },
};
