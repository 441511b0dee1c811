import type { MailWords } from './index.ts';

export const fr: MailWords = {
  subject: 'Votre code de vérification Candor',
  purpose: {
    LOGIN: 'Utilisez ce code pour vous connecter à Candor :',
    REGISTER: 'Utilisez ce code pour créer votre compte Candor :',
    RESET_PASSWORD: 'Utilisez ce code pour réinitialiser votre mot de passe de connexion Candor :',
    FORGOT_FUNDS_PASSWORD: 'Utilisez ce code pour réinitialiser votre mot de passe de retrait Candor :',
    RECOVER: 'Utilisez ce code pour confirmer votre nouveau contact auprès du service client Candor :',
  },
  expiry: 'Ce code est valable {minutes} minutes et ne peut être utilisé qu’une seule fois.',
  nobodyAsks: 'Personne chez Candor ne vous demandera jamais ce code. Ne le communiquez à personne.',
  notYou: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  registered:
    'Quelqu’un a demandé un code pour créer un compte Candor avec cette adresse e-mail, mais elle est déjà associée à un compte. Il vous suffit de vous connecter, ou de réinitialiser votre mot de passe si vous l’avez oublié.',
  unregistered:
    'Quelqu’un a demandé un code Candor pour cette adresse e-mail, mais elle n’est associée à aucun compte. Vous pouvez en créer un dans l’application.',
};
