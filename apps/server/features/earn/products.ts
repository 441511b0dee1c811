import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { earnProducts, type PooledProduct } from '../../operators/earn-products.ts';
import type { ProductNames } from '../../operators/product-names.ts';
import { presentLockProduct, presentWealthProduct, type LockProductRow, type WealthProductRow } from './present.ts';

type Asking = Pick<CallServices['engine'], 'ask'>;

const onSale = async (engine: Asking, kind: EarnKind): Promise<PooledProduct[]> =>
  (await engine.ask(earnProducts, null))
    .filter(({ product }) => product.kind === kind && !product.paused)
    .sort(
      ({ product: a }, { product: b }) =>
        Number(a.example) - Number(b.example) || a.days - b.days || (a.productId < b.productId ? -1 : 1),
    );

async function find<Row>(
  engine: Asking,
  { kind, id }: { readonly kind: EarnKind; readonly id: string },
  present: (found: PooledProduct) => Row,
): Promise<Outcome<Row>> {
  const found = (await engine.ask(earnProducts, null)).find(({ product }) => product.productId === id);
  return found?.product.kind === kind ? ok(present(found)) : refused('not-found', { field: 'id' });
}

/** What is on sale, the shortest terms first and examples last. */
export function registerProducts(http: Http, { engine }: Pick<CallServices, 'engine'>, names: ProductNames): void {
  const lock =
    (language: Language) =>
    ({ product, pool }: PooledProduct): LockProductRow =>
      presentLockProduct(product, pool, names.wordsOf(product, language));
  const wealth =
    (language: Language) =>
    ({ product, pool }: PooledProduct): WealthProductRow =>
      presentWealthProduct(product, pool, names.wordsOf(product, language));

  route(http, 'GET /lockMining/products', async (_, { language }) =>
    ok((await onSale(engine, 'lock-mining')).map(lock(language))),
  );
  route(http, 'GET /lockMining/products/{id}', ({ params }, { language }) =>
    find(engine, { kind: 'lock-mining', id: params.id }, lock(language)),
  );
  route(http, 'GET /product/page', async ({ query: { page, limit } }, { language }) => {
    const all = await onSale(engine, 'wealth');
    return ok({
      list: all.slice((page - 1) * limit, page * limit).map(wealth(language)),
      total: all.length,
      page,
      limit,
    });
  });
  route(http, 'GET /product/findProductById', ({ query }, { language }) =>
    find(engine, { kind: 'wealth', id: query.id }, wealth(language)),
  );
}
