import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { isUploaded } from '@candor/api-contract/text-pictures.ts';
import type { Showing } from '@candor/core/content/showing.ts';
import { shownToAll } from '@candor/core/content/showing.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { isCountry } from '../../../i18n/countries.ts';
import {
  draftGone,
  draftRow,
  findDraft,
  newPreviewKey,
  type Draft,
  type KeptDraft,
} from '../../../operators/content/drafts.ts';
import { blobOfPicture } from '../../../operators/content/pictures.ts';
import type { ShownFamily } from '../../../operators/content/showings.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { leadsElsewhere, newestOf, publish } from './publish.ts';

type Whole = CallAnswer<'GET /operator/content/text'>;
type Sent = CallParsed<'POST /operator/content/draft/save'>['body'];

/** As it is told: when and to whom, in lists of its own. */
export const showingOf = ({ from, until, countries, levels, languages: read }: Showing): Draft['showing'] => ({
  from,
  until,
  countries: [...countries],
  levels: [...levels],
  languages: [...read],
});

/** What operators are told of a draft. */
function presentDraft(
  { settings, operatorSettings }: Pick<ConsoleServices, 'settings' | 'operatorSettings'>,
  { family, key, previewKey, ...draft }: KeptDraft,
): NonNullable<Whole['draft']> {
  const home = (settings.PUBLIC_URL ?? '').replace(/\/$/, '');
  const takesTwo = leadsElsewhere(draft, operatorSettings.texts.written(family, key), settings.PUBLIC_URL);
  return { ...draft, takesTwo, previewAddress: `${home}/#/pages/preview/preview?key=${previewKey}` };
}

/** What customers see and what is written, each in all its languages. */
async function readText(services: ConsoleServices, family: ShownFamily, key: string): Promise<Whole> {
  const { texts } = services.operatorSettings;
  const own = texts.written(family, key);
  const [first] = own;
  const last = newestOf(own);
  const draft = await findDraft(services.db, family, key);
  const wordsOf = ({ language, title, summary, text }: Draft['texts'][number]): Draft['texts'][number] => ({
    language,
    title,
    summary,
    text,
  });
  return {
    published:
      first === undefined
        ? null
        : {
            texts: own.map(wordsOf),
            image: first.image,
            link: first.link,
            hidden: first.hidden,
            position: first.position,
            showing: showingOf(texts.showings.find(family, key) ?? shownToAll),
          },
    publishedAt: last?.changedAt ?? null,
    publishedBy: last?.changedBy ?? null,
    originals: languages.flatMap((language) =>
      texts
        .originals(family, language)
        .filter((text) => text.key === key)
        .map((text) => wordsOf({ ...text, language })),
    ),
    draft: draft === null ? null : presentDraft(services, draft),
  };
}

/** What fits together only as a whole. */
async function faultOf({ db }: ConsoleServices, { texts, showing, image }: Sent): Promise<Refused | null> {
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    return refused('field-invalid', { field: 'texts' });
  const untitled = texts.findIndex(({ title, summary, text }) => title === '' && summary + text !== '');
  if (untitled >= 0) return refused('field-required', { field: `texts.${untitled}.title` });
  if (showing.from !== null && showing.until !== null && showing.from >= showing.until)
    return refused('text-past', { field: 'showing.until' });
  if (!showing.countries.every(isCountry)) return refused('country-unknown', { field: 'showing.countries' });
  if (isUploaded(image) && (await blobOfPicture(db, image)) === null)
    return refused('file-unknown', { field: 'image' });
  return null;
}

async function saveDraft(
  services: ConsoleServices,
  body: Sent,
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<'POST /operator/content/draft/save'>>> {
  const fault = await faultOf(services, body);
  if (fault !== null) return fault;
  const { family, key, basedOn, texts, image, link, hidden, position, showing } = body;
  const before = await findDraft(services.db, family, key);
  // What somebody else has written meanwhile is not overwritten unseen.
  if ((before?.changedAt ?? null) !== basedOn) return refused('text-moved', { field: 'basedOn' });
  const draft: KeptDraft = {
    family,
    key,
    texts: texts.filter(({ title }) => title !== ''),
    image,
    link,
    hidden,
    position,
    showing: showingOf(showing),
    previewKey: before?.previewKey ?? newPreviewKey(),
    changedAt: Math.max(services.clock.now(), (before?.changedAt ?? 0) + 1),
    changedBy: operator.operatorId,
  };
  const details = { languages: draft.texts.map(({ language }) => language) };
  await act(services, operator, { act: 'content-draft', subject: `${family}:${key}`, details }, [draftRow(draft)]);
  return ok(presentDraft(services, draft));
}

async function discard(
  services: ConsoleServices,
  { family, key }: { readonly family: ShownFamily; readonly key: string },
  operator: OperatorUser,
): Promise<Outcome<null>> {
  if ((await findDraft(services.db, family, key)) === null) return refused('not-found', { field: 'key' });
  await act(services, operator, { act: 'content-discard', subject: `${family}:${key}` }, [draftGone(family, key)]);
  return ok(null);
}

/** Texts in the making: written in all languages at once, published whole. */
export function registerDrafts(http: Http, services: ConsoleServices): void {
  const { inTurn } = services.operatorSettings;
  route(http, 'GET /operator/content/text', async ({ query: { family, key } }) =>
    ok(await readText(services, family, key)),
  );
  route(http, 'POST /operator/content/draft/save', ({ body }, { operator }) =>
    inTurn(() => saveDraft(services, body, operator)),
  );
  route(http, 'POST /operator/content/draft/discard', ({ body }, { operator }) =>
    inTurn(() => discard(services, body, operator)),
  );
  route(http, 'POST /operator/content/publish', ({ body }, { operator }) =>
    inTurn(() => publish(services, body, operator)),
  );
}
