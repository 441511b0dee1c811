import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'La cadena de precios en vivo',
    text: 'Cada precio lleva el hash del anterior. Si se cambia, se quita o se añade uno, ya nada encaja después.',
    check: 'Comprobar los últimos 100 precios',
    byYou: 'Tu dispositivo los calcula todos por sí mismo: no hace falta que te fíes de nosotros.',
    whole:
      'Del #{first} al #{last}: no falta ningún precio, ninguno ha cambiado. Tu dispositivo lo calculó en {ms} milisegundos.',
    broken: 'A partir del precio #{seq} la cadena no encaja. Envía esta pantalla a atención al cliente.',
  },
};
