import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'Ce que le trading a donné ici ces 90 derniers jours, compté une fois par jour.',
    accounts: 'Comptes',
    losing: 'des comptes ont perdu de l’argent',
    tooFew: 'La part des comptes perdants est indiquée dès qu’au moins {needed} comptes ont tradé.',
    traded: 'Comptes actifs',
    lost: 'Dont perdants',
    fewer: 'Moins de {least}',
    accountsText: 'Contrats rapides et futures, frais déduits.',
    durations: 'Contrats rapides par durée',
    score: 'Gagnés {win} · perdus {lose} · égalités {tie} · nuls {void}',
    won: '{share} gagnés',
    noDurations: 'Aucune durée n’a encore été tradée par au moins {least} comptes.',
    directions: 'Hausse et baisse sont-elles traitées de la même façon ?',
    winsUp: 'Ordres à la hausse gagnés',
    winsDown: 'Ordres à la baisse gagnés',
    within: 'Écart de {sigma} écarts-types, dans la bande de ±{band} : le hasard seul l’explique.',
    beyond:
      'Écart de {sigma} écarts-types, hors de la bande de ±{band} : le hasard l’explique mal. Un marché longtemps à sens unique le cause aussi.',
    band: 'Bande d’alerte',
    market: 'Interruptions et annulations',
    halts: 'Pauses du trading',
    faults: 'Trous dans les prix',
    voids: 'Annulations décidées par les opérateurs',
    lostGivenBack: 'Mises perdues rendues',
    winsKept: 'Gains conservés',
    checks: 'Que peut-on vérifier ?',
    checkLog: 'Les chiffres de chaque jour sont dans le journal public ; personne ne peut les changer ensuite.',
    checkCount: 'Pauses, trous et annulations : chacun peut les recompter dans le journal.',
    checkWord:
      'Le reste est la parole de Candor : le journal ne garde que l’empreinte des reçus, personne ne peut donc additionner les ordres des autres.',
    takenAt: 'Relevé le {time}',
    none: 'Pas encore de chiffres',
    noneText: 'Ils sont relevés pour la première fois à la fin du premier jour de trading.',
  },
};
