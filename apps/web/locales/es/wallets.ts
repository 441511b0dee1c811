import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Direcciones de monedero',
  add: 'Añadir dirección',
  none: 'Aún no hay monederos guardados',
  noneText: 'Guarda una vez una dirección con su imagen QR; después, elígela sin más al retirar.',
  announced: 'Te avisamos por correo o SMS cada vez que se añade un monedero.',
  since: 'Guardada el {date}',
  usableFrom: 'Utilizable desde el {time}',
  newWaits:
    'Puedes retirar a monederos y tarjetas nuevos 24 horas después de guardarlos, para que ningún intruso se lleve tu dinero.',
  showCode: 'Ver la imagen QR',
  code: 'Imagen QR guardada',
  delete: 'Eliminar monedero',
  deleteText: '{address} se quita de tu lista. Las retiradas ya enviadas no cambian.',
  deleted: 'Monedero eliminado',
  savedOnly: 'Solo monederos y tarjetas guardados',
  savedOnlyText: 'Se activa al instante, se quita tras 24 horas.',
  onText:
    'Desde ahora, las retiradas van solo a monederos y tarjetas bancarias guardados. Los que añadas después se podrán usar a las 24 horas, y quitar esta regla también tarda 24 horas.',
  onTextNone:
    'Aún no hay monederos guardados. Los monederos y tarjetas que añadas desde ahora se podrán usar a las 24 horas; hasta entonces nada puede ir a un monedero.',
  offText: 'La regla sigue en vigor 24 horas más.',
  turnOn: 'Activar',
  turnOff: 'Desactivar en 24 h',
  endsAt: 'La regla termina el {time}. Actívala de nuevo para mantenerla.',
  chain: 'Red',
  picture: 'Imagen QR del monedero',
  pictureHint: 'La dirección se lee de ella en este dispositivo.',
  reading: 'Leyendo el código…',
  noCode: 'No se encontró código QR. Escribe la dirección; la imagen se guarda igual.',
  pictureMissing: 'Elige la imagen QR',
  pictureWaiting: 'La imagen aún se está subiendo',
  address: 'Dirección del monedero',
  addressHint: '34 caracteres, empieza por T',
  addressInvalid: 'Un carácter de esta dirección está mal o falta. Compárala con tu monedero.',
  chainText: 'Guarda solo direcciones de {chain}. El dinero enviado por otra red se pierde.',
  save: 'Guardar monedero',
  saved: 'Monedero guardado',
};
