import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Varken e-post eller telefon kvar?',
    title: 'Återställ åtkomst',
    lead: 'När lösenord, e-post, telefon eller autentiseringsapp är borta. Två handläggare jämför din handling med den verifierade.',
    account: 'Konto',
    accountHint: 'Kontots namn, e-post eller telefonnummer',
    lost: 'Vad har du förlorat?',
    password: 'Inloggningslösenord',
    email: 'E-post',
    phone: 'Telefon',
    authenticator: 'Autentiseringsapp',
    lostMissing: 'Välj minst ett',
    contact: 'Din nya kontakt',
    document: 'Din handling',
    send: 'Skicka begäran',
    sentTitle: 'Begäran mottagen',
    sentText:
      'Om handlingarna stämmer med kontot skriver vi till din nya kontakt. Ägaren får veta det på alla gamla kontakter och kan stoppa begäran.',
    hold: 'Därefter loggas alla enheter ut och uttag spärras i 72 timmar.',
  },
};
