import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Zeitraum',
    week: '7 Tage',
    month: '4 Wochen',
    quarter: '90 Tage',
    nothing: 'In dieser Zeit ist kein Geschäft zu Ende gegangen.',
    nothingText: 'Sobald eines zu Ende ist, zeigt diese Seite, was das Handeln gekostet hat und was bloß Glück ist.',
    tooFew: 'Zu wenige Schnellkontrakte, um etwas sagen zu können.',
    below: 'Die Trefferquote liegt unter dem Break-even. Pech allein erklärt das kaum.',
    unclear: 'Die Trefferquote lässt sich vom Break-even nicht unterscheiden. Glück allein erklärt den Abstand.',
    above: 'Die Trefferquote liegt über dem Break-even. Glück allein erklärt das kaum, und es kann sich noch ändern.',
    others: 'In dieser Zeit wurde kein Schnellkontrakt gewonnen oder verloren.',
    holding: 'Gegenüber bloßem Halten',
    holdingText:
      'Verglichen damit, seit {date} nicht zu handeln: dieselben USDT, dieselben Coins. Coins zählen zu heutigen Preisen; was noch offen ist, zählt nicht.',
    noPrice: 'Ein Preis fehlt, deshalb lässt sich das nicht zusammenzählen.',
    winRate: 'Trefferquote',
    breakEven: 'Break-even',
    luck: 'Spielraum des Glücks',
    sentence:
      '{rate} von {decided} Aufträgen gewonnen. Break-even liegt bei {breakEven}. Glück lässt {low} bis {high} offen.',
    fewNeeded: 'Zu wenige für ein Urteil: {decided} von mindestens {needed} Aufträgen',
    score: 'Gewonnen {wins} · verloren {losses}',
    apart: 'Nicht gezählt: unentschieden {ties}, nichtig {voids}',
    costs: 'Kosten',
    fees: 'Gezahlte Gebühren',
    edge: 'Vorteil von Candor, im Mittel',
    edgeText:
      'Auf {staked}\u00a0USDT Einsatz: die Hälfte des Unterschieds zwischen Einsätzen und möglichen Gewinnen. Das verdient Candor, solange auf und ab gleich wahrscheinlich sind.',
    products: 'Nach Produkt',
    atPrices: 'Zu heutigen Preisen',
    hours: 'Beste und schlechteste Stunde',
    best: 'Beste',
    worst: 'Schlechteste',
    hoursFew: 'Dafür braucht es zwei Stunden des Tages mit je mindestens {needed} Geschäften.',
    hoursText: 'Von 24 Stunden ist immer eine die beste und eine die schlechteste, auch durch Glück allein.',
    how: 'So wird gezählt',
    howRate:
      'Break-even = Einsätze ÷ (Einsätze + mögliche Gewinne), zu den Gewinnsätzen der Aufträge, wie sie erteilt wurden.',
    howLuck:
      'Der Spielraum ist das 95\u00a0%-Konfidenzintervall nach Wilson (1927): So gezählt enthält es die wahre Trefferquote in 19 von 20 Fällen.',
    howFew:
      'Unter {needed} Aufträgen sind selbst beim Break-even keine zehn Gewinne und zehn Verluste zu erwarten, daher kein Urteil.',
    howTimes:
      'Schnellkontrakte zählen ab dem Auftrag, Positionen ab dem Schließen; Stunden nach der Uhr dieses Geräts.',
    trades: { one: '{count} Geschäft', other: '{count} Geschäfte' },
  },
};
