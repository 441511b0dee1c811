import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { isCountry } from '../../../../i18n/countries.ts';
import type { OwnText } from '../../../../operators/content-texts.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

type Of<Kind extends ProposalBody['kind']> = Extract<ProposalBody, { kind: Kind }>;

/** Where customers' calls and questions go. */
export function changeLines(
  { operatorSettings }: Pick<ConsoleServices, 'operatorSettings'>,
  { customerLink, lines }: Of<'lines'>,
): Effect {
  const change = operatorSettings.texts.saveLines({ customerLink, lines });
  return { subject: 'lines', userId: null, statements: [change.statement], apply: change.apply };
}

/** A text that leads customers elsewhere. */
export function writeContent(
  { operatorSettings, clock }: Pick<ConsoleServices, 'operatorSettings' | 'clock'>,
  body: Of<'content'>,
  by: string,
): Effect {
  const { kind: _, reason: __, ...text } = body;
  const change = operatorSettings.texts.save({ ...text, changedAt: clock.now(), changedBy: by });
  return {
    subject: `${text.family}:${text.key}:${text.language}`,
    userId: null,
    statements: [change.statement],
    apply: change.apply,
  };
}

/** Offers a product in a country. Switching off takes one: nothing is offered by it. */
export function switchCountryOn(
  { operatorSettings }: Pick<ConsoleServices, 'operatorSettings'>,
  { country, product }: Of<'country-on'>,
): Outcome<Effect> {
  if (!isCountry(country)) return refused('country-unknown', { field: 'country' });
  if (operatorSettings.countries.isOn(country, product)) return refused('state-unchanged');
  if (!operatorSettings.countries.isOpenToRetail(country, product))
    return refused('not-for-retail', { field: 'product' });
  const change = operatorSettings.countries.change(country, product, true);
  return ok({
    subject: `country:${country}:${product}`,
    userId: null,
    statements: [change.statement],
    apply: change.apply,
  });
}

type Written = Pick<OwnText, 'link' | 'text'>;

/**
 * Hosts that a text leads to, beside our own: read at least as widely as it is shown. Braces are dropped where a text
 * is shown, so they can't hide the beginning of a link, and what a page shows escaped is still part of an address.
 */
export function foreignHosts({ link, text }: Written, ownUrl: string | undefined): ReadonlySet<string> {
  const own = ownUrl === undefined ? null : URL.parse(ownUrl)?.host;
  const shown = text.replace(/[{}]/g, '');
  const found = [link ?? '', ...(shown.match(/https:\/\/[^\s)]+/g) ?? [])].flatMap((url) => URL.parse(url)?.host ?? []);
  return new Set(found.filter((host) => host !== own));
}
