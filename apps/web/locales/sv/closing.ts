import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Avsluta konto',
  text: 'Två personer hos oss granskar din begäran. Sedan betalas allt du äger ut, även under minimibeloppet, och kontot avslutas. Du kan fortfarande logga in för att läsa det och skriva till kundtjänst.',
  first: 'Avsluta först',
  total: 'Allt du äger till nuvarande priser',
  noPrice: 'Priset på en valuta saknas just nu. Summan visas när det är tillbaka.',
  bonus: 'Låst bonus som går förlorad',
  newWaits: 'Är uttagsmålet nytt betalas pengarna ut tidigast 24 timmar efter din begäran.',
  ask: 'Begär avslut',
  confirmText:
    'Den låsta bonusen går förlorad och kontot kan inte längre handla. Du kan ta tillbaka begäran tills den genomförs.',
  asked: 'Avslut begärt {time}. Allt betalas till {to}.',
  takeBack: 'Ta tillbaka begäran',
  takenBack: 'Begäran har tagits tillbaka',
  sent: 'Begäran skickad',
  keptTitle: 'Sparas efter avslutet',
  keptContact: 'Namn, kontakt, inloggning',
  keptPapers: 'Dokument, kort, meddelanden',
  keptLedger: 'Huvudbok och order, utan ditt namn',
  keptForGood: 'För gott',
  dataTitle: 'Dina uppgifter',
  dataText:
    'En kopia av allt vi har om dig: konto, dokument, kort, adresser, order, kontoutdrag och meddelanden, en post per rad. Nummer på dokument och kort står där i sin helhet, så förvara filen säkert.',
  dataSave: 'Spara en kopia',
  dataSaved: 'Kopian är sparad',
};
