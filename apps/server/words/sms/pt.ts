import type { SmsWords } from './index.ts';

export const pt: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} é o seu código de acesso.',
    REGISTER: 'Candor: {code} é o seu código de registo.',
    RESET_PASSWORD: 'Candor: use {code} para repor a palavra-passe de acesso.',
    FORGOT_FUNDS_PASSWORD: 'Candor: use {code} para repor a palavra-passe de levantamento.',
    RECOVER: 'Candor: {code} é o código para confirmar o novo contacto.',
  },
  rest: 'Vale {minutes} min. Nunca partilhe.',
  registered:
    'Candor: alguém pediu um código para criar uma conta com este número, mas ele já tem uma. Basta iniciar sessão.',
  unregistered: 'Candor: alguém pediu um código para este número, mas ele não tem conta.',
};
