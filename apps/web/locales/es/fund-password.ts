import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Contraseña de retirada',
  setTitle: 'Configura la contraseña de retirada',
  changeTitle: 'Cambia la contraseña de retirada',
  lead: 'Solo para retiradas: quien conozca tu contraseña de acceso aun así no podrá llevarse tu dinero.',
  way: 'Cómo demostrar que eres tú',
  byOld: 'Contraseña anterior',
  byCode: 'La olvidé',
  old: 'Contraseña de retirada actual',
  new: 'Nueva contraseña de retirada',
  codeTo: 'El código se envía a {address}',
  hold: 'Tras el cambio, las retiradas quedan suspendidas 24 horas.',
  holdFirst: 'Si la creas más de 30 minutos después de registrarte, las retiradas quedan suspendidas 24 horas.',
  holdByCode:
    'Después, las retiradas quedan suspendidas 24 horas y todos los dispositivos, también este, tienen que iniciar sesión de nuevo.',
  set: 'Configurar contraseña',
  change: 'Cambiar contraseña',
  saved: 'Contraseña de retirada configurada',
  changed: 'Cambiada. Retiradas posibles desde el {time}',
  noAddress: 'La cuenta no tiene correo ni teléfono',
  noAddressText: 'No hay adónde enviar un código. Atención al cliente puede ayudarte tras comprobar tu identidad.',
  service: 'Contactar con atención al cliente',
  isSet: 'Configurada',
  notSet: 'Sin configurar',
};
