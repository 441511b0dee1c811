import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Atención al cliente',
  heroTitle: '¿En qué podemos ayudarte?',
  heroText: 'Escríbenos, con imágenes si hace falta. La respuesta aparece aquí, en la aplicación.',
  write: 'Escribir un mensaje',
  open: 'Abrir atención al cliente',
  conversation: 'Conversación con nuestro equipo',
  begin: 'Cuéntanos qué ha pasado',
  beginText:
    'Un número de orden o una captura nos ayuda a responder antes. Nunca envíes contraseñas ni códigos de verificación.',
  hours:
    'Nuestro equipo responde cuando hay alguien; no prometemos horarios fijos. Tu mensaje se conserva y la respuesta te espera aquí.',
  helpText: 'Artículos breves con datos actuales',
  questions: 'Preguntas frecuentes',
  operator: 'Nuestro equipo',
  you: 'Tú',
  picture: 'Imagen',
  pictures: 'Imágenes para enviar',
  addPictures: 'Añadir imágenes',
  noPictures: 'Quitar imágenes',
  message: 'Mensaje',
  placeholder: 'Escribe un mensaje…',
  send: 'Enviar',
  sending: 'Enviando',
  unsent: 'No enviado; lo intentaremos de nuevo',
  discard: 'Eliminar',
  older: 'Ver mensajes anteriores',
};
