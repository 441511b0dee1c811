import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { productFault, type EarnProduct } from './product.ts';

/** Offers a product, or changes what the next orders of it are accepted under. */
export interface ChangeProduct {
  readonly kind: 'change-product';
  /** Without a version: it is counted here. */
  readonly product: Omit<EarnProduct, 'version'>;
}

/** Kind and currency of a product never change: its pool and its orders rest on them. */
export function changeProduct(
  { state, effects }: Turn,
  command: ChangeProduct,
): Result<EarnProduct, 'product-invalid'> {
  const earlier = state.earn.products.get(command.product.productId);
  const product: EarnProduct = { ...command.product, version: (earlier?.version ?? 0) + 1 };
  const fault = productFault(product);
  if (fault !== null) return refuse('product-invalid', fault);
  if (product.example && state.rules.mode !== 'paper') return refuse('product-invalid', 'example');
  if (earlier !== undefined && earlier.kind !== product.kind) return refuse('product-invalid', 'kind');
  if (earlier !== undefined && earlier.currency !== product.currency) return refuse('product-invalid', 'currencyCode');
  state.earn.products.set(product.productId, product);
  effects.products.push(product);
  return ok(product);
}
