import type { MailWords } from './index.ts';

export const pt: MailWords = {
  subject: 'O seu código de verificação Candor',
  purpose: {
    LOGIN: 'Use este código para iniciar sessão na Candor:',
    REGISTER: 'Use este código para criar a sua conta Candor:',
    RESET_PASSWORD: 'Use este código para repor a sua palavra-passe de acesso à Candor:',
    FORGOT_FUNDS_PASSWORD: 'Use este código para repor a sua palavra-passe de levantamento da Candor:',
    RECOVER: 'Use este código para confirmar o seu novo contacto junto do apoio da Candor:',
  },
  expiry: 'O código é válido durante {minutes} minutos e só pode ser usado uma vez.',
  nobodyAsks: 'A Candor nunca lhe pedirá este código. Não o partilhe com ninguém.',
  notYou: 'Se não fez este pedido, ignore este e-mail.',
  registered:
    'Alguém pediu um código para criar uma conta Candor com este endereço de e-mail, mas o endereço já tem uma conta. Basta iniciar sessão ou, se a esqueceu, repor a palavra-passe.',
  unregistered:
    'Alguém pediu um código Candor para este endereço de e-mail, mas o endereço não tem conta. Pode criar uma na aplicação.',
};
