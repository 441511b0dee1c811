import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'Den öppna loggen',
    text: 'Varje resultat skrivs i en logg som bara kan utökas. Din enhet minns vad den har sett och kontrollerar att loggen fortsätter därifrån; oberoende vittnen bekräftar att alla ser samma logg.',
    holds: 'I loggen',
    lacks: 'Den öppna loggen innehåller inte detta kvitto',
    witnessed: 'Vittnen: {count}/{all}, senast {age}',
    unwitnessed: 'Inget vittne har bekräftat detta läge',
    stamped: 'Tidsstämplad av annan server: {date}',
    contradicts: 'Den öppna loggen motsäger det som enheten har sett',
    first: 'Enheten minns loggen från och med nu. Poster: {entries}',
    grown: 'Fortsätter från läget {date}. Poster nu: {entries}',
    another: 'Den nya loggen anger den som enheten kände till. Poster: {entries}',
    unproven: 'Loggen kan inte kontrolleras på enheten just nu',
    unsigned: 'Det som visas är inte signerat med nyckeln som enheten känner till',
    shrunk: 'Loggen är kortare än enheten har sett. Kvarvarande poster: {entries}',
    forked: 'Loggen fortsätter inte från det signerade läge som enheten har sett',
    unnamed: 'En annan logg har tagit dess plats och anger inte fullt ut den som enheten kände till',
    evidenceText: 'Båda signerade lägena finns på enheten. Spara filen: vem som helst kan kontrollera den utan oss.',
    save: 'Spara beviset',
    acks: 'Bekräftelser på enheten: {count}, alla finns i loggen',
    acksWaiting: 'Bekräftelser på enheten: {count}, väntar på loggen: {waiting}',
    acksMissing: 'Bekräftelser som inte finns i loggen: {count}',
    acksUntrue: 'Bekräftelser vars signatur eller resultat inte stämmer: {count}',
    acksText: 'Spara filen: vem som helst kan kontrollera den utan oss.',
    acksSave: 'Spara alla bekräftelser',
    late: 'Servern tog emot ordern {time} efter att enheten skickade den',
    began: 'En ny logg började {date}.',
    restored:
      'Data återställdes från en äldre säkerhetskopia, så den tidigare loggen tog slut. Sparade kvitton kan fortfarande kontrolleras.',
    behind:
      'Data tog slut före det som hade signerats, så den tidigare loggen tog slut. Sparade kvitton kan fortfarande kontrolleras.',
    differs:
      'Data avvek från det som hade signerats, så den tidigare loggen tog slut. Sparade kvitton kan fortfarande kontrolleras.',
    keys: 'Loggens och vittnenas nycklar kommer från den här servern. De bevisar något först när du jämför dem med en annan källa, till exempel vittnets egen sida.',
  },
};
