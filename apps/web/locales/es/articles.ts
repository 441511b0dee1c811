import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Un borrador: los clientes no lo ven',
  readAs: 'Leer como quien usa',
  draftGone: 'Este borrador ya no existe',
  draftGoneText: 'Quizá se haya publicado o descartado.',
  missing: 'Artículo no encontrado',
  missingText: 'Puede que se haya retirado o que el enlace sea incorrecto.',
  helpTitle: 'Centro de ayuda',
  helpDetail: 'Ayuda',
  search: 'Buscar en la ayuda',
  noneFound: 'Sin resultados',
  noneFoundText: 'Prueba con una palabra más corta o pregunta a nuestro equipo.',
  trading: 'Trading',
  money: 'Depósitos, retiradas y conversión',
  account: 'Tu cuenta',
  fair: 'Juego limpio, compruébalo tú',
  rules: 'Normas',
  more: 'Otros',
  found: 'Resultados: {count}',
  readAlso: 'Artículos relacionados',
  notHelped: '¿Sigues con dudas?',
  contact: 'Contactar con atención al cliente',
};
