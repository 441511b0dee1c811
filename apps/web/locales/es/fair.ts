import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Recalcular este resultado',
  again: 'Recalcular otra vez',
  sealed: 'Recalculado en tu dispositivo: {ok} de {all}',
  sealing: 'Recalculando en tu dispositivo',
  adds: 'Todos los pasos cuadran',
  differs: 'Un paso no cuadra',
  differsText: 'Envía esta pantalla y el número de orden a atención al cliente.',
  gone: 'Estos precios superan el tiempo durante el que se guardan y ya no se pueden descargar. El recibo sigue indicando los utilizados.',
  stated: 'El recibo dice {stated}, recalculado: {found}',
  bundle: 'Guarde sus pruebas',
  bundleText:
    'Un archivo con todos sus recibos, su extracto y los precios en que se basan. Cualquiera puede comprobarlo sin nosotros, incluso sin conexión.',
  bundleSave: 'Guardar el archivo',
  bundleCheck: 'Abrir la página de comprobación',
};
