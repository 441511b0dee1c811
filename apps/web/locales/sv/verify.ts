import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Kontrollera själv',
  text: 'Släpp ett paket, ett kvitto med sina priser eller två kontrollpunkter från loggen här. Allt räknas om på den här enheten och inget skickas.',
  choose: 'Välj filer',
  language: 'Språk',
  isRight: 'Rätt: varje steg stämmer',
  isFalse: 'Fel: ett steg avviker',
  isUnknown: 'Ej avgjort: inget avviker, men något saknas',
  stated: 'Angivet {stated}, omräknat: {found}',
  missing: 'Det som finns räcker inte',
  keep: 'Spara sidan så fungerar den även utan nät.',
  whole: 'Paketet har alla sina rader',
  unknownLines: 'Några rader är av en senare version',
  statement: 'Varje rad i kontoutdraget följer på den förra',
  booked: 'Kontoutdraget har bokfört det kvittot säger',
  signature: 'Kontrollpunkten är signerad med nyckeln',
  oneHistory: 'Båda kontrollpunkterna hör till en historia',
  included: 'Posten finns i loggen',
  inBatch: 'Kvittot finns i sin bunt i loggen',
  logged: 'Bunten finns i loggen',
  counted: 'Saldot ingår i den publicerade summan',
  readable: 'Filerna går att läsa',
  liquidation: 'Likvidationspriset följer av marginal och satser',
  returned: 'Det som kom tillbaka följer av de två priserna',
};
