import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: '¿Ya no tienes correo ni teléfono?',
    title: 'Recuperar el acceso',
    lead: 'Para cuando ya no tienes contraseña, correo, teléfono o autenticador. Dos operadores comparan tu documento con el verificado.',
    account: 'Cuenta',
    accountHint: 'Nombre de la cuenta, correo o teléfono de la cuenta',
    lost: '¿Qué has perdido?',
    password: 'Contraseña de acceso',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    authenticator: 'Autenticador',
    lostMissing: 'Elige al menos uno',
    contact: 'Tu nuevo contacto',
    document: 'Tu documento',
    send: 'Enviar solicitud',
    sentTitle: 'Solicitud recibida',
    sentText:
      'Si los documentos coinciden con la cuenta, escribiremos a tu nuevo contacto. El titular también recibe aviso en todos sus contactos anteriores y puede detener la solicitud.',
    hold: 'Después se cierra la sesión en todos los dispositivos y las retiradas quedan retenidas 72 horas.',
  },
};
