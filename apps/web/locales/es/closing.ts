import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Cerrar cuenta',
  text: 'Dos personas de nuestro equipo revisan tu solicitud. Después se paga todo lo que es tuyo, aunque no llegue al mínimo, y la cuenta se cierra. Aún podrás entrar para consultarla y escribir a atención al cliente.',
  first: 'Termina antes esto',
  total: 'Todo lo tuyo a los precios actuales',
  noPrice: 'Ahora falta el precio de una moneda. El importe aparecerá cuando vuelva.',
  bonus: 'Bono bloqueado que se pierde',
  newWaits: 'Si el destino es nuevo, se paga como pronto 24 horas después de tu solicitud.',
  ask: 'Pedir el cierre',
  confirmText:
    'El bono bloqueado se pierde y la cuenta ya no podrá operar. Puedes retirar la solicitud hasta que se ejecute.',
  asked: 'Cierre pedido el {time}. Todo se paga a {to}.',
  takeBack: 'Retirar la solicitud',
  takenBack: 'Solicitud retirada',
  sent: 'Solicitud enviada',
  keptTitle: 'Se conserva tras el cierre',
  keptContact: 'Nombre, contacto, acceso',
  keptPapers: 'Documentos, tarjetas, mensajes',
  keptLedger: 'Libro contable y órdenes, sin tu nombre',
  keptForGood: 'Para siempre',
  dataTitle: 'Tus datos',
  dataText:
    'Una copia de todo lo que guardamos sobre ti: cuenta, documentos, tarjetas, direcciones, órdenes, extracto y mensajes, una entrada por línea. Los números de documento y de tarjeta aparecen completos: guarda bien el archivo.',
  dataSave: 'Guardar una copia',
  dataSaved: 'Copia guardada',
};
