import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { isCountry } from '../../../../i18n/countries.ts';
import { shownFamilies } from '../../../../operators/content/showings.ts';
import type { ConsoleServices } from '../../console-services.ts';
import { faultOfBase, newestOf, publication } from '../../content/publish.ts';
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

/** A text that leads customers elsewhere: in one language, or with all others and for whom it is, from a draft. */
export function writeContent(
  services: Pick<ConsoleServices, 'operatorSettings' | 'clock'>,
  body: Of<'content'>,
  by: string,
): Outcome<Effect> {
  const { kind: _, reason: __, others = [], showing, basedOn, ...text } = body;
  const { key, language, image, link, hidden, position } = text;
  const written = { changedAt: services.clock.now(), changedBy: by };
  const effect = { subject: `${text.family}:${key}:${language}`, userId: null };
  const family = shownFamilies.find((one) => one === text.family);
  const isWhole = family !== undefined && showing !== undefined;
  const { texts: published } = services.operatorSettings;
  const before = isWhole ? newestOf(published.written(family, key)) : published.find(text.family, key, language);
  const moved = faultOfBase(basedOn, before);
  if (moved !== null) return moved;
  if (isWhole) {
    const texts = [text, ...others].map((one) => ({
      language: one.language,
      title: one.title,
      summary: one.summary,
      text: one.text,
    }));
    const draft = { texts, image, link, hidden, position, showing };
    return ok({ ...effect, ...publication(services, { ...draft, family, key }, written) });
  }
  const changes = [text, ...others].map((one) => published.save({ ...text, ...one, ...written }));
  return ok({
    ...effect,
    statements: changes.map(({ statement }) => statement),
    apply: () => {
      for (const { apply } of changes) apply();
    },
  });
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
