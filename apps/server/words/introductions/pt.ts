import type { Introductions } from './index.ts';

export const pt: Introductions = {
  usdt: '{name} ({code}) é negociado contra USDT num único livro de ordens: todos veem os mesmos preços e a mesma profundidade. O preço de {code} pode cair bruscamente; use apenas dinheiro que possa perder.',
  futures:
    '{name} ({code}) é negociado apenas em futuros: não detém o ativo, e os ganhos e perdas são calculados em USDT ao preço de marcação público.',
};
