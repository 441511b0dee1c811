import type { MailWords } from './index.ts';

export const sv: MailWords = {
  subject: 'Din verifieringskod från Candor',
  purpose: {
    LOGIN: 'Använd den här koden för att logga in på Candor:',
    REGISTER: 'Använd den här koden för att skapa ditt Candor-konto:',
    RESET_PASSWORD: 'Använd den här koden för att återställa ditt inloggningslösenord hos Candor:',
    FORGOT_FUNDS_PASSWORD: 'Använd den här koden för att återställa ditt uttagslösenord hos Candor:',
    RECOVER: 'Använd den här koden för att bekräfta din nya kontakt för Candors kundtjänst:',
  },
  expiry: 'Koden gäller i {minutes} minuter och kan bara användas en gång.',
  nobodyAsks: 'Ingen från Candor kommer någonsin att be dig om koden. Dela den inte med någon.',
  notYou: 'Om du inte har bett om detta kan du bortse från mejlet.',
  registered:
    'Någon bad om en kod för att skapa ett Candor-konto med den här e-postadressen, men den har redan ett konto. Du kan helt enkelt logga in, eller återställa lösenordet om du har glömt det.',
  unregistered:
    'Någon bad om en Candor-kod för den här e-postadressen, men den har inget konto. Du kan skapa ett i appen.',
};
