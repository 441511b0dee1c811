import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Compruébelo usted',
  text: 'Suelte aquí un paquete, un recibo con sus precios o dos puntos de control del registro. Todo se recalcula en este dispositivo y no se envía nada.',
  choose: 'Elegir archivos',
  language: 'Idioma',
  isRight: 'Correcto: cada paso concuerda',
  isFalse: 'Falso: un paso difiere',
  isUnknown: 'Sin decidir: nada difiere, pero falta algo',
  stated: 'Indicado {stated}, recalculado: {found}',
  missing: 'Lo que hay no basta para saberlo',
  keep: 'Guarde esta página y funcionará también sin conexión.',
  whole: 'El paquete tiene todas sus líneas',
  unknownLines: 'Algunas líneas son de una versión posterior',
  statement: 'Cada línea del extracto sigue a la anterior',
  booked: 'El extracto anota lo que dice el recibo',
  signature: 'El punto de control está firmado por la clave',
  oneHistory: 'Ambos puntos de control son de una sola historia',
  included: 'La entrada está en el registro',
  inBatch: 'El recibo está en su lote del registro',
  logged: 'El lote está en el registro',
  counted: 'El saldo forma parte del total publicado',
  readable: 'Los archivos se pueden leer',
  liquidation: 'El precio de liquidación resulta del margen y las tasas',
  returned: 'Lo devuelto resulta de los dos precios',
};
