import type { SmsWords } from './index.ts';

export const fr: SmsWords = {
  purpose: {
    LOGIN: 'Candor : {code} est votre code de connexion.',
    REGISTER: 'Candor : {code} est votre code pour créer un compte.',
    RESET_PASSWORD: 'Candor : {code} est votre code pour changer le mot de passe de connexion.',
    FORGOT_FUNDS_PASSWORD: 'Candor : {code} est votre code pour changer le mot de passe de retrait.',
    RECOVER: 'Candor : {code} est votre code pour confirmer le nouveau contact.',
  },
  rest: 'Valable {minutes} minutes. Ne le donnez à personne.',
  registered:
    'Candor : quelqu’un a demandé un code pour créer un compte avec ce numéro, mais il en a déjà un. Il suffit de vous connecter.',
  unregistered: 'Candor : quelqu’un a demandé un code pour ce numéro, mais il n’a pas de compte.',
};
