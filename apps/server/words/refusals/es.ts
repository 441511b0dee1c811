import type { RefusalWords } from './index.ts';

export const es: RefusalWords = {
  'transfer-not-found': 'No ha llegado ninguna transferencia con esta referencia',
  'amount-differs': 'El importe que llegó no es el del aviso',
  'payer-differs': 'El dinero vino de una cuenta a otro nombre',
  'screenshot-unreadable': 'La captura no se puede leer o muestra otra transferencia',
  'already-credited': 'Esta transferencia ya se abonó',
  'address-unusable': 'La dirección no puede recibir esta moneda en esta red',
  'identity-needed': 'Primero hay que completar la verificación',
  'account-checked': 'Primero hay que revisar la cuenta; atención al cliente dirá qué hace falta',
  'stopped-as-asked': 'La retirada se detuvo, como se pidió',
  'card-holder-differs': 'La tarjeta no está a nombre de la persona verificada',
  'card-number-wrong': 'El número de tarjeta o el banco no es correcto',
  'card-not-paid': 'El banco no acepta pagos a esta tarjeta',
  'photo-unreadable':
    'Una foto está borrosa, demasiado oscura o cortada; cada esquina y todo el texto deben poder leerse',
  'document-expired': 'El documento ha caducado',
  'name-differs': 'El nombre es distinto del que figura en el documento',
  'number-differs': 'El número es distinto del que figura en el documento',
  'face-not-shown': 'La foto debe mostrar la cara y el documento en la mano',
  'document-of-another': 'El documento pertenece a otra persona o lo usa otra cuenta',
  'document-not-accepted':
    'No se acepta este tipo de documento; sirven el documento de identidad, el pasaporte o el permiso de conducir',
};
