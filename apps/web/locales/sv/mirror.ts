import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Tidsperiod',
    week: '7 dagar',
    month: '4 veckor',
    quarter: '90 dagar',
    nothing: 'Ingen affär har avslutats under den här tiden.',
    nothingText: 'När en har avslutats visar sidan vad handeln har kostat och vad som bara är tur.',
    tooFew: 'För få snabbkontrakt för att säga något.',
    below: 'Vinstandelen ligger under plus minus noll. Enbart otur förklarar det knappast.',
    unclear: 'Vinstandelen går inte att skilja från plus minus noll. Enbart tur förklarar avståndet.',
    above: 'Vinstandelen ligger över plus minus noll. Enbart tur förklarar det knappast, och det kan ändras.',
    others: 'Inget snabbkontrakt har vunnits eller förlorats under den här tiden.',
    holding: 'Jämfört med att bara behålla',
    holdingText:
      'Jämfört med ingen handel sedan {date}: samma USDT, samma krypto. Krypto räknas till dagens priser; det som ännu är öppet räknas inte.',
    noPrice: 'Ett pris saknas, så det går inte att summera.',
    winRate: 'Vinstandel',
    breakEven: 'Plus minus noll',
    luck: 'Turens spann',
    sentence:
      'Vann {rate} av {decided} ordrar. Plus minus noll vid {breakEven}. Turen lämnar öppet från {low} till {high}.',
    fewNeeded: 'För få för att säga: {decided} av minst {needed} ordrar',
    score: 'Vunna {wins} · förlorade {losses}',
    apart: 'Räknas inte: oavgjorda {ties}, ogiltiga {voids}',
    costs: 'Kostnader',
    fees: 'Betalda avgifter',
    edge: 'Candors fördel, i genomsnitt',
    edgeText:
      'På {staked}\u00a0USDT i insatser: hälften av skillnaden mellan insatser och möjliga utbetalningar, vilket Candor tjänar när upp och ned är lika troliga.',
    products: 'Per produkt',
    atPrices: 'Till dagens priser',
    hours: 'Bästa och sämsta timme',
    best: 'Bästa',
    worst: 'Sämsta',
    hoursFew: 'Det krävs två timmar på dygnet med minst {needed} affärer var.',
    hoursText: 'Av 24 timmar är alltid en bäst och en sämst, även av enbart tur.',
    how: 'Så räknas det',
    howRate: 'Plus minus noll = insatser ÷ (insatser + möjliga utbetalningar), med ordrarnas egna villkor.',
    howLuck:
      'Turens spann är Wilsons konfidensintervall på 95\u00a0% (1927): så räknat innehåller det den verkliga vinstandelen 19 gånger av 20.',
    howFew:
      'Under {needed} ordrar kan man inte ens vid plus minus noll vänta sig tio vinster och tio förluster, så inget sägs.',
    howTimes:
      'Snabbkontrakt räknas från när de lades, positioner från när de stängdes; timmar efter den här enhetens klocka.',
    trades: { one: '{count} affär', other: '{count} affärer' },
  },
};
