import type { Language } from '@candor/api-contract/languages.ts';
import { poolOf } from '@candor/core/earn/pool.ts';
import type { EarnKind, EarnProduct } from '@candor/core/earn/product.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ProductNames } from '../../operators/product-names.ts';
import { presentLockProduct, presentWealthProduct, type LockProductRow, type WealthProductRow } from './present.ts';

/** What is on sale, the shortest terms first and examples last. */
export function registerProducts(http: Http, { engine }: Pick<Services, 'engine'>, names: ProductNames): void {
  const onSale = (kind: EarnKind): EarnProduct[] =>
    [...engine.state.earn.products.values()]
      .filter((product) => product.kind === kind && !product.paused)
      .sort((a, b) => Number(a.example) - Number(b.example) || a.days - b.days || (a.productId < b.productId ? -1 : 1));
  const find = <Row>(kind: EarnKind, id: string, present: (product: EarnProduct) => Row): Outcome<Row> => {
    const product = engine.state.earn.products.get(id);
    return product === undefined || product.kind !== kind
      ? refused('not-found', { field: 'id' })
      : ok(present(product));
  };
  const pool = ({ productId, currency }: EarnProduct) => poolOf(engine.state, productId, currency).available;
  const lock =
    (language: Language) =>
    (product: EarnProduct): LockProductRow =>
      presentLockProduct(product, pool(product), names.wordsOf(product, language));
  const wealth =
    (language: Language) =>
    (product: EarnProduct): WealthProductRow =>
      presentWealthProduct(product, pool(product), names.wordsOf(product, language));

  route(http, 'GET /lockMining/products', (_, { language }) => ok(onSale('lock-mining').map(lock(language))));
  route(http, 'GET /lockMining/products/{id}', ({ params }, { language }) =>
    find('lock-mining', params.id, lock(language)),
  );
  route(http, 'GET /product/page', ({ query: { page, limit } }, { language }) => {
    const all = onSale('wealth');
    return ok({
      list: all.slice((page - 1) * limit, page * limit).map(wealth(language)),
      total: all.length,
      page,
      limit,
    });
  });
  route(http, 'GET /product/findProductById', ({ query }, { language }) => find('wealth', query.id, wealth(language)));
}
