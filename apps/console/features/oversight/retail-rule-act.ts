import { retailProducts, underlyings } from '@candor/api-contract/calls/operator/retail-rules.ts';
import type { RetailRule } from '../../decisions/country-changes.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

const w = words.countries;

/** Proposes another rule for retail customers of a country. @param rule what holds; undefined for a further country */
export const ruling = (rule?: RetailRule): Ask => ({
  title: w.retail.change,
  happens: w.retail.happens,
  confirm: w.retail.confirm,
  done: w.retail.done,
  fields: [
    { name: 'country', label: w.country, help: w.countryHelp, initial: rule?.country ?? '' },
    ...retailProducts.map((product) => ({
      name: product,
      label: w.products[product],
      kind: 'switch' as const,
      initial: String(rule === undefined || !rule.notOffered.includes(product)),
    })),
    ...underlyings.map((underlying) => ({
      name: underlying,
      label: w.leverageOf[underlying],
      help: w.retail.leverageHelp,
      initial: rule === undefined ? '' : String(rule.leverageMax[underlying]),
    })),
    reasonField(words.app.auditReads),
  ],
  send: (values) =>
    propose({
      kind: 'retail-rule',
      country: (values['country'] ?? '').toUpperCase(),
      notOffered: retailProducts.filter((product) => values[product] !== 'true'),
      leverageMax: {
        'gold-or-major-index': values['gold-or-major-index'] ?? '',
        'commodity-or-minor-index': values['commodity-or-minor-index'] ?? '',
        crypto: values['crypto'] ?? '',
      },
      reason: values['reason'] ?? '',
    }),
});
