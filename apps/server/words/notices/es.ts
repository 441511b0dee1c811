import type { NoticeWords } from './index.ts';

export const es: NoticeWords = {
  unknownDevice: 'dispositivo desconocido',
  messages: {
    'deposit-success': { title: 'Depósito recibido', text: 'Se abonaron {amount} {currency} en tu cuenta.' },
    'deposit-bonus': {
      title: 'Bono del primer depósito',
      text: 'Se añadió un bono de {amount} {currency}. Se libera al operar y nunca bloquea tu propio dinero.',
    },
    'deposit-rejected': { title: 'Depósito rechazado', text: 'Motivo: {reason}' },
    'withdrawal-requested': {
      title: 'Retirada solicitada',
      text: '{amount} {currency} a {destination}. Espera la aprobación.',
    },
    'withdrawal-approved': { title: 'Retirada aprobada', text: 'Se enviarán {amount} {currency}.' },
    'withdrawal-sent': { title: 'Retirada en camino', text: '{amount} {currency} están en camino.' },
    'withdrawal-success': { title: 'Retirada completada', text: 'Tu retirada de {amount} {currency} está confirmada.' },
    'withdrawal-rejected': {
      title: 'Retirada rechazada',
      text: '{amount} {currency} están de nuevo en tu cuenta. Motivo: {reason}',
    },
    'stake-returned': {
      title: 'Apuesta devuelta',
      text: 'Los datos de precio de tu orden {symbol} fallaron: se te ha devuelto la apuesta de {amount} USDT.',
    },
    liquidation: {
      title: 'Posición liquidada',
      text: '{symbol} se liquidó a {price}. Lo que quedaba del margen se ha devuelto a tu cuenta; nunca debes más.',
    },
    'stop-loss': { title: 'Stop loss ejecutado', text: '{symbol} se cerró a {price} por tu stop loss.' },
    'stop-profit': {
      title: 'Take profit ejecutado',
      text: '{symbol} se cerró a {price} por tu take profit.',
    },
    'stop-loss-dropped': {
      title: 'Stop loss no fijado',
      text: '{symbol} se abrió a {price}, ya más allá de tu stop loss de {stop}, así que se quitó. Puedes fijar otro.',
    },
    'stop-profit-dropped': {
      title: 'Take profit no fijado',
      text: '{symbol} se abrió a {price}, ya más allá de tu take profit de {stop}, así que se quitó. Puedes fijar otro.',
    },
    'product-completed': {
      title: 'Producto completado',
      text: 'Se te ha devuelto tu capital de {amount} {currency}, con {income} {currency} de rendimiento en total.',
    },
    'agent-appointed': {
      title: 'Eres agente',
      text: 'Desde ahora recibes cada día una parte de las comisiones de spot y futuros que pagan las personas que has invitado.',
    },
    'agent-ended': {
      title: 'Ya no eres agente',
      text: 'Las comisiones que se paguen desde ahora no dan retribución. La de los días anteriores sigue siendo tuya.',
    },
    'commission-paid': { title: 'Retribución de agente', text: 'Retribución del {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Verificación básica completada',
      text: 'Tu identidad está verificada en el nivel básico.',
    },
    'primary-failed': {
      title: 'Verificación básica rechazada',
      text: 'Puedes corregirla y enviarla de nuevo. Motivo: {reason}',
    },
    'advanced-certified': {
      title: 'Verificación avanzada completada',
      text: 'Tu identidad está verificada en el nivel avanzado.',
    },
    'advanced-failed': { title: 'Verificación avanzada rechazada', text: 'Puedes enviarla de nuevo. Motivo: {reason}' },
    'wallet-added': {
      title: 'Nuevo monedero guardado',
      text: '{address}. Si no fuiste tú, cambia tus contraseñas y contacta con atención al cliente.',
    },
    'bank-card-added': {
      title: 'Nueva tarjeta bancaria añadida',
      text: '{card}. Si no fuiste tú, cambia tus contraseñas y contacta con atención al cliente.',
    },
    'bank-card-removed': {
      title: 'Tarjeta bancaria retirada',
      text: 'Atención al cliente ha retirado la tarjeta {card} a petición tuya. Puedes añadir otra; las retiradas quedan suspendidas un día. Si no lo pediste, bloquea las retiradas y contacta con atención al cliente.',
    },
    'price-alert': {
      title: 'Alerta de precio',
      text: '{symbol} ha llegado al nivel de {price} que fijaste. Precio: {mark}.',
    },
    'mirror-week': {
      title: 'Tu semana en el espejo',
      text: 'Operaciones terminadas: {trades}. Frente a no operar: {result} USDT, comisiones incluidas. El espejo muestra cuánto puede ser suerte.',
    },
    'password-changed': {
      title: 'Contraseña de acceso cambiada',
      text: 'Se cambió tu contraseña de acceso. Las retiradas quedan suspendidas 24 horas.',
    },
    'password-reset': {
      title: 'Contraseña de acceso restablecida',
      text: 'Se fijó una nueva contraseña de acceso con un código. Se cerró la sesión en todos los dispositivos y las retiradas quedan suspendidas 24 horas.',
    },
    'fund-password-set': {
      title: 'Contraseña de retirada creada',
      text: 'Tu cuenta tiene ahora una contraseña de retirada.',
    },
    'fund-password-changed': {
      title: 'Contraseña de retirada cambiada',
      text: 'Se cambió tu contraseña de retirada. Las retiradas quedan suspendidas 24 horas.',
    },
    'fund-password-reset': {
      title: 'Contraseña de retirada restablecida',
      text: 'Se fijó una nueva contraseña de retirada con un código. Se cerró la sesión en todos los dispositivos y las retiradas quedan suspendidas 24 horas.',
    },
    'authenticator-on': {
      title: 'Autenticador activado',
      text: 'Ahora se pide su código al iniciar sesión y al retirar.',
    },
    'authenticator-off': {
      title: 'Autenticador desactivado',
      text: 'Ya no se pide su código. Las retiradas quedan suspendidas 24 horas.',
    },
    'passkey-added': {
      title: 'Llave de acceso añadida',
      text: 'La llave de acceso {name} ya puede iniciar sesión en tu cuenta sin contraseña.',
    },
    'passkey-removed': {
      title: 'Llave de acceso eliminada',
      text: 'La llave de acceso {name} ya no puede iniciar sesión en tu cuenta.',
    },
    'new-device': {
      title: 'Inicio de sesión en un dispositivo nuevo',
      text: 'Se inició sesión en tu cuenta en: {device}.',
    },
    'orders-silent': {
      title: 'Órdenes canceladas por silencio',
      text: 'No hubo señal durante {seconds} s, así que se cancelaron las órdenes spot abiertas: {count}.',
    },
    'key-created': { title: 'Clave para programas creada', text: 'La clave {name} puede operar por tu cuenta.' },
    'withdrawals-frozen': {
      title: 'Retiradas detenidas',
      text: 'Nada sale de tu cuenta hasta que lo permitas de nuevo con tu contraseña de acceso. Las retiradas aún no aprobadas se han cancelado, igual que una eventual solicitud de cerrar la cuenta.',
    },
    'closing-requested': {
      title: 'Cierre de la cuenta solicitado',
      text: 'Cuando dos operadores lo aprueben, todo lo que hay en tu cuenta se pagará a {destination} y la cuenta se cerrará. Si no fuiste tú, detén ahora las retiradas: eso también cancela esta solicitud.',
    },
    'recovery-asked': {
      title: 'Acceso a tu cuenta solicitado',
      text: 'Alguien pidió al servicio de atención acceso a tu cuenta y dio {contact} como tu nuevo contacto. Se compararán los documentos. Si no fuiste tú, detén ahora las retiradas: eso también pone fin a esta solicitud.',
    },
    'recovery-done': {
      title: 'Acceso a tu cuenta cambiado',
      text: 'Dos operadores compararon los documentos y cambiaron tu forma de iniciar sesión. Tu contacto ahora es {contact}. Se cerró la sesión en todos los dispositivos y las retiradas quedan retenidas 72 horas. Si no fuiste tú, detén las retiradas en ese plazo: tu acceso vuelve a ser el de antes.',
    },
    'recovery-refused': {
      title: 'Acceso sin cambios',
      text: 'La solicitud de acceso a tu cuenta fue rechazada. Motivo: {reason}',
    },
    'recovery-stopped': {
      title: 'Solicitud de acceso detenida',
      text: 'La solicitud de acceso a tu cuenta se detuvo. Inicias sesión como antes.',
    },
    'withdrawals-unfrozen': {
      title: 'Retiradas permitidas de nuevo',
      text: 'La primera retirada será posible después de 24 horas.',
    },
  },
  notices: {
    welcome: {
      title: 'Te damos la bienvenida a Candor',
      summary: 'Cada precio, cada resultado y cada saldo se puede comprobar.',
      text: 'Candor está hecho para que no tengas que fiarte de nuestra palabra.\n- Cada precio que decide un resultado está en un registro público, encadenado mediante hashes.\n- Cada resultado tiene un recibo que un botón recalcula en tu teléfono.\n- Nadie puede decidir un resultado, tampoco nuestro equipo.\n- Tu propio dinero nunca se bloquea por una condición de volumen.',
    },
    'simulated-market': {
      title: 'Mercado simulado',
      summary: 'Esta instalación funciona con un mercado simulado y fondos de prueba.',
      text: 'Los precios salen de una semilla cuyo hash se publicó desde el principio. Puedes pedir fondos de prueba una vez al día en la página de depósito. No tienen valor y no se pueden retirar.',
    },
  },
};
