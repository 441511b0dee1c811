import type { MailWords } from './index.ts';

export const de: MailWords = {
  subject: 'Ihr Candor-Bestätigungscode',
  purpose: {
    LOGIN: 'Mit diesem Code melden Sie sich bei Candor an:',
    REGISTER: 'Mit diesem Code erstellen Sie Ihr Candor-Konto:',
    RESET_PASSWORD: 'Mit diesem Code setzen Sie Ihr Candor-Anmeldepasswort zurück:',
    FORGOT_FUNDS_PASSWORD: 'Mit diesem Code setzen Sie Ihr Candor-Auszahlungspasswort zurück:',
    RECOVER: 'Mit diesem Code bestätigen Sie dem Candor-Kundendienst Ihren neuen Kontakt:',
  },
  expiry: 'Der Code gilt {minutes} Minuten und kann nur einmal verwendet werden.',
  nobodyAsks: 'Niemand von Candor wird Sie jemals nach diesem Code fragen. Geben Sie ihn nicht weiter.',
  notYou: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  registered:
    'Jemand hat einen Code angefordert, um mit dieser E-Mail-Adresse ein Candor-Konto zu erstellen. Zu dieser Adresse gibt es bereits ein Konto. Melden Sie sich einfach an oder setzen Sie Ihr Passwort zurück, falls Sie es vergessen haben.',
  unregistered:
    'Jemand hat einen Candor-Code für diese E-Mail-Adresse angefordert. Zu dieser Adresse gibt es noch kein Konto. Sie können in der App eines erstellen.',
};
