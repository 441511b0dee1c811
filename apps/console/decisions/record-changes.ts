import { grouped } from '../design/amount.tsx';
import { words } from '../locales/words.ts';
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
    { what: words.products.product, old: before?.productId ?? null, now: product.productId },
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
    old: before === undefined ? null : asWritten(before[field]),
    now: asWritten(body[field]),
  }));
}

/** The number of an account is no amount: grouping it would show another one than the bank knows. */
function asWritten(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? words.app.yes : words.app.no;
}

const shown = (value: unknown): string => (typeof value === 'boolean' ? asWritten(value) : grouped(String(value)));
