import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Période',
    week: '7 jours',
    month: '4 semaines',
    quarter: '90 jours',
    nothing: 'Aucune opération ne s’est terminée pendant cette période.',
    nothingText:
      'Dès qu’il y en aura une, cette page montrera ce que les opérations ont coûté et ce qui n’est que chance.',
    tooFew: 'Trop peu de contrats rapides pour conclure.',
    below: 'Le taux de réussite est sous l’équilibre. La malchance seule ne l’explique guère.',
    unclear: 'Le taux de réussite ne se distingue pas de l’équilibre. La chance seule explique l’écart.',
    above: 'Le taux de réussite dépasse l’équilibre. La chance seule ne l’explique guère, et cela peut encore changer.',
    others: 'Aucun contrat rapide gagné ou perdu pendant cette période.',
    holding: 'Par rapport à ne rien faire',
    holdingText:
      'Comparé à aucune opération depuis le {date}\u00a0: les mêmes USDT, les mêmes cryptos. Les cryptos comptent aux prix actuels\u202f; ce qui est encore ouvert ne compte pas.',
    noPrice: 'Il manque un prix, le total est impossible.',
    winRate: 'Taux de réussite',
    breakEven: 'Équilibre',
    luck: 'Marge de la chance',
    sentence: '{rate} des {decided} ordres gagnés. Équilibre à {breakEven}. La chance laisse ouvert de {low} à {high}.',
    fewNeeded: 'Trop peu pour conclure\u00a0: {decided} sur au moins {needed} ordres',
    score: 'Gagnés {wins} · perdus {losses}',
    apart: 'Non comptés\u00a0: égalités {ties}, nuls {voids}',
    costs: 'Coûts',
    fees: 'Frais payés',
    edge: 'Avantage de Candor, en moyenne',
    edgeText:
      'Sur {staked}\u00a0USDT de mises\u00a0: la moitié de l’écart entre mises et gains possibles, que Candor gagne quand hausse et baisse sont aussi probables.',
    products: 'Par produit',
    atPrices: 'Aux prix actuels',
    hours: 'Meilleure et pire heure',
    best: 'Meilleure',
    worst: 'Pire',
    hoursFew: 'Il faut deux heures de la journée avec au moins {needed} opérations chacune.',
    hoursText: 'Sur 24 heures, l’une est toujours la meilleure et l’une la pire, même par pure chance.',
    how: 'Mode de calcul',
    howRate: 'Équilibre = mises ÷ (mises + gains possibles), aux taux de gain des ordres passés.',
    howLuck:
      'La marge de la chance est l’intervalle de confiance à 95\u00a0% de Wilson (1927)\u00a0: ainsi calculé, il contient le vrai taux de réussite 19 fois sur 20.',
    howFew:
      'En dessous de {needed} ordres, même à l’équilibre on ne peut attendre dix réussites et dix échecs, donc rien n’est conclu.',
    howTimes:
      'Les contrats rapides comptent à leur passage, les positions à leur fermeture\u202f; les heures sont celles de cet appareil.',
    trades: { one: '{count} opération', other: '{count} opérations' },
  },
};
