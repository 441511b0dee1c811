import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { hash } from 'node:crypto';
import type { Statement } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { Change, OwnText } from '../../../operators/content-texts.ts';
import { draftPublished, findDraft, type Draft, type KeptDraft } from '../../../operators/content/drafts.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { foreignHosts } from './foreign-hosts.ts';

/** What is published was read: of a draft that has been changed meanwhile nobody has. */
function faultOf(
  draft: KeptDraft,
  known: readonly OwnText[],
  { basedOn, now, ownUrl }: { readonly basedOn: number; readonly now: number; readonly ownUrl: string | undefined },
): Refused | null {
  if (draft.changedAt !== basedOn) return refused('text-moved', { field: 'basedOn' });
  if (draft.texts.length === 0) return refused('field-required', { field: 'texts' });
  const { until } = draft.showing;
  if (until !== null && until <= now) return refused('text-past', { field: 'showing.until' });
  return leadsElsewhere(draft, known, ownUrl) ? refused('two-operators-needed', { field: 'link' }) : null;
}

/** Which of them was written last. */
export const newestOf = (texts: readonly OwnText[]): OwnText | undefined =>
  texts.toSorted((one, other) => other.changedAt - one.changedAt)[0];

/** What was written since its writer has looked is not replaced unseen. */
export function faultOfBase(basedOn: number | null | undefined, published: OwnText | undefined): Refused | null {
  const isSame = basedOn === undefined || basedOn === (published?.changedAt ?? null);
  return isSame ? null : refused('text-moved', { field: 'basedOn' });
}

/** Whether a draft leads to a host that what is published under its name doesn't. */
export function leadsElsewhere(draft: Draft, known: readonly OwnText[], ownUrl: string | undefined): boolean {
  const hosts = new Set(known.flatMap((text) => [...foreignHosts(text, ownUrl)]));
  return draft.texts.some(({ text }) => !foreignHosts({ text, link: draft.link }, ownUrl).isSubsetOf(hosts));
}

type Named = Pick<KeptDraft, 'family' | 'key'>;

type By = Pick<OwnText, 'changedAt' | 'changedBy'>;

const publicationRow = ({ family, key, ...draft }: Draft & Named, { changedAt, changedBy }: By): Statement => ({
  sql: 'insert into content_publication (family, key, body, time, operator_id) values ($1, $2, $3, $4, $5)',
  params: [family, key, bodyOf(draft), changedAt, changedBy],
});

const bodyOf = ({ texts, image, link, hidden, position, showing }: Draft): string =>
  JSON.stringify({ texts, image, link, hidden, position, showing });

/** Every language of the draft, and none beside them; when and to whom. */
function changesOf(
  { operatorSettings }: Pick<ConsoleServices, 'operatorSettings'>,
  draft: Draft & Named,
  by: By,
): Change[] {
  const { texts } = operatorSettings;
  const { family, key, image, link, hidden, position, showing } = draft;
  const gone = texts
    .written(family, key)
    .filter(({ language }) => !draft.texts.some((text) => text.language === language));
  return [
    ...draft.texts.map((text) => texts.save({ ...text, ...by, family, key, image, link, hidden, position })),
    ...gone.map(({ language }) => texts.remove(family, key, language)),
    texts.showings.save({ ...showing, ...by, family, key }),
  ];
}

/** A draft takes the place of all that was, and is none any more unless it was changed; who published what is kept. */
export function publication(
  services: Pick<ConsoleServices, 'operatorSettings'>,
  draft: Draft & Named,
  by: By,
): { readonly statements: readonly Statement[]; readonly apply: () => void } {
  const changes = changesOf(services, draft, by);
  return {
    statements: [
      ...changes.map(({ statement }) => statement),
      draftPublished(draft.family, draft.key, bodyOf(draft)),
      publicationRow(draft, by),
    ],
    apply: () => {
      for (const { apply } of changes) apply();
    },
  };
}

/** Shows a draft to those whom it is for. */
export async function publish(
  services: ConsoleServices,
  { family, key, basedOn }: CallParsed<'POST /operator/content/publish'>['body'],
  operator: OperatorUser,
): Promise<Outcome<null>> {
  const { db, clock, settings, operatorSettings } = services;
  const draft = await findDraft(db, family, key);
  if (draft === null) return refused('not-found', { field: 'key' });
  const now = clock.now();
  const known = operatorSettings.texts.written(family, key);
  const fault = faultOf(draft, known, { basedOn, now, ownUrl: settings.PUBLIC_URL });
  if (fault !== null) return fault;
  const { statements, apply } = publication(services, draft, { changedAt: now, changedBy: operator.operatorId });
  const { showing, texts, hidden } = draft;
  await act(
    services,
    operator,
    {
      act: 'content-publish',
      subject: `${family}:${key}`,
      details: {
        ...showing,
        hidden,
        written: texts.map(({ language }) => language),
        sha256: hash('sha256', bodyOf(draft)),
      },
    },
    statements,
  );
  apply();
  return ok(null);
}
