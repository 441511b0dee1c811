import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Contraseña de retiro',
  setTitle: 'Configura la contraseña de retiro',
  changeTitle: 'Cambia la contraseña de retiro',
  lead: 'Solo para retiros: quien conozca tu contraseña de acceso tampoco podrá llevarse tu dinero.',
  way: 'Cómo demostrar que eres tú',
  byOld: 'Contraseña anterior',
  byCode: 'La olvidé',
  old: 'Contraseña de retiro actual',
  new: 'Nueva contraseña de retiro',
  codeTo: 'El código se envía a {address}',
  hold: 'Tras el cambio, los retiros esperan 24 horas.',
  holdFirst: 'Si la creas más de 30 minutos después de registrarte, los retiros esperan 24 horas.',
  holdByCode:
    'Después, los retiros esperan 24 horas y todos los dispositivos, también este, tienen que iniciar sesión de nuevo.',
  set: 'Configurar contraseña',
  change: 'Cambiar contraseña',
  saved: 'Contraseña de retiro configurada',
  changed: 'Cambiada. Retiros posibles desde el {time}',
  noAddress: 'La cuenta no tiene correo ni teléfono',
  noAddressText: 'No hay adónde enviar un código. Atención al cliente puede ayudarte tras comprobar tu identidad.',
  service: 'Contactar con atención al cliente',
  isSet: 'Configurada',
  notSet: 'Sin configurar',
};
