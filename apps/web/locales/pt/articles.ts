import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Um rascunho: os clientes não o veem',
  readAs: 'Ler como quem usa',
  draftGone: 'Este rascunho já não existe',
  draftGoneText: 'Talvez tenha sido publicado ou descartado.',
  missing: 'Artigo não encontrado',
  missingText: 'Pode ter sido removido, ou o link está errado.',
  helpTitle: 'Centro de ajuda',
  helpDetail: 'Ajuda',
  search: 'Pesquisar na ajuda',
  noneFound: 'Sem resultados',
  noneFoundText: 'Tente uma palavra mais curta, ou pergunte à nossa equipa.',
  trading: 'Negociação',
  money: 'Depósitos, levantamentos e conversão',
  account: 'A sua conta',
  fair: 'Equidade que pode verificar',
  rules: 'Regras',
  more: 'Outros',
  found: 'Resultados: {count}',
  readAlso: 'Artigos relacionados',
  notHelped: 'Ainda com dúvidas?',
  contact: 'Contactar o apoio ao cliente',
};
