import type { MailWords } from './index.ts';

export const es: MailWords = {
  subject: 'Tu código de verificación de Candor',
  purpose: {
    LOGIN: 'Usa este código para iniciar sesión en Candor:',
    REGISTER: 'Usa este código para crear tu cuenta de Candor:',
    RESET_PASSWORD: 'Usa este código para restablecer tu contraseña de acceso a Candor:',
    FORGOT_FUNDS_PASSWORD: 'Usa este código para restablecer tu contraseña de retirada de Candor:',
    RECOVER: 'Usa este código para confirmar tu nuevo contacto ante la atención de Candor:',
  },
  expiry: 'El código es válido durante {minutes} minutos y solo puede usarse una vez.',
  nobodyAsks: 'Nadie de Candor te pedirá nunca este código. No lo compartas con nadie.',
  notYou: 'Si no lo has solicitado tú, ignora este correo.',
  registered:
    'Alguien ha pedido un código para crear una cuenta de Candor con esta dirección de correo, pero ya tiene una cuenta. Solo tienes que iniciar sesión, o restablecer la contraseña si la has olvidado.',
  unregistered:
    'Alguien ha pedido un código de Candor para esta dirección de correo, pero no tiene ninguna cuenta. Puedes crear una en la aplicación.',
};
