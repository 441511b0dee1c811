import { grouped } from '../design/amount.tsx';
import { words } from '../locales/en.ts';
import type { Change, Known } from './change.ts';
import type { Of } from './kinds.ts';

/** Every field of a product, and its texts. */
export function productOf({ product, texts = {} }: Of<'product-change'>, { settings }: Known): Change[] {
  const before = settings?.products.find(({ productId }) => productId === product.productId);
  const fields = [
    'kind',
    'currencyCode',
    'dailyRate',
    'penaltyRate',
    'days',
    'dividend',
    'minAmount',
    'maxAmount',
    'example',
    'paused',
  ] as const;
  const named = Object.entries(settings?.texts[product.productId] ?? {});
  const written = ({ name, description }: { name: string; description: string }): string =>
    `${name}\n${description}`.trim();
  return [
    ...fields.map((field) => ({
      what: words.products.fields[field],
      old: before === undefined ? null : shown(before[field]),
      now: shown(product[field]),
    })),
    ...Object.entries(texts).map(([language, text]) => {
      const former = named.find(([key]) => key === language)?.[1];
      return {
        what: words.products.textOf(language),
        old: former === undefined ? null : written(former),
        now: written(text),
      };
    }),
  ];
}

/** Every field of an account that customers pay to. */
export function payAccountOf(body: Of<'pay-account'>, { accounts }: Known): Change[] {
  const before = accounts?.find(({ id }) => id === body.id);
  const fields = ['bankName', 'bankCode', 'holder', 'accountNo', 'enabled'] as const;
  return fields.map((field) => ({
    what: words.accounts.fields[field],
    old: before === undefined ? null : shown(before[field]),
    now: shown(body[field]),
  }));
}

function shown(value: unknown): string {
  if (typeof value !== 'boolean') return grouped(String(value));
  return value ? words.app.yes : words.app.no;
}
