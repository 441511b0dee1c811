import type { SmsWords } from './index.ts';

export const es: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} es tu código de acceso.',
    REGISTER: 'Candor: {code} es tu código de registro.',
    RESET_PASSWORD: 'Candor: usa {code} para cambiar la contraseña de acceso.',
    FORGOT_FUNDS_PASSWORD: 'Candor: usa {code} para cambiar la contraseña de retirada.',
    RECOVER: 'Candor: {code} es tu código para confirmar el nuevo contacto.',
  },
  rest: 'Vale {minutes} min. No lo compartas.',
  registered:
    'Candor: alguien pidió un código para crear una cuenta con este número, pero ya tiene una. Solo tienes que iniciar sesión.',
  unregistered: 'Candor: alguien pidió un código para este número, pero no tiene cuenta.',
};
