import { answerMax } from '@candor/api-contract/calls/operator/support.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { languages, type Language } from '@candor/api-contract/languages.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { route } from '../../../http/route.ts';
import type { OriginalText, OwnText } from '../../../operators/content-texts.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { draftsOf, type KeptDraft } from '../../../operators/content/drafts.ts';
import { shownFamilies } from '../../../operators/content/showings.ts';
import { foreignHosts } from './foreign-hosts.ts';
import { registerDrafts, showingOf } from './drafts.ts';
import { faultOfBase } from './publish.ts';
import { readPicture } from '../../../operators/content/pictures.ts';
import { keepPicture } from './pictures.ts';

type Shown = CallAnswer<'GET /operator/content'>[number];

/** What else is known of a text, whatever its language. */
type About = Pick<Shown, 'showing' | 'isDraft'>;
const nothingElse: About = { showing: null, isDraft: false };

const ownShown = (text: OwnText, about = nothingElse): Shown => ({
  ...text,
  ...about,
  original: false,
  isPublished: true,
});
const originalShown = (
  family: Shown['family'],
  language: string,
  text: OriginalText & { readonly position: number },
  about: About,
): Shown => ({
  ...text,
  ...about,
  family,
  language,
  link: null,
  hidden: false,
  changedAt: null,
  changedBy: null,
  original: true,
  isPublished: true,
});

/** An answer is inserted as it is: it says something, and no more than one message can. */
function faultOfAnswer(text: string): Refused | null {
  if (text.trim() === '') return refused('field-required', { field: 'text' });
  return text.length > answerMax ? refused('field-invalid', { field: 'text' }) : null;
}

async function save(
  services: ConsoleServices,
  { basedOn, ...body }: CallParsed<'POST /operator/content/save'>['body'],
  operator: OperatorUser,
): Promise<Outcome<Shown>> {
  const { texts } = services.operatorSettings;
  const fault = body.family === 'answer' ? faultOfAnswer(body.text) : null;
  if (fault !== null) return fault;
  const before = texts.find(body.family, body.key, body.language);
  const moved = faultOfBase(basedOn, before);
  if (moved !== null) return moved;
  // What leads customers to a host that it has not led them to before takes two.
  const known = before === undefined ? new Set<string>() : foreignHosts(before, services.settings.PUBLIC_URL);
  if (!foreignHosts(body, services.settings.PUBLIC_URL).isSubsetOf(known))
    return refused('two-operators-needed', { field: 'link' });
  const text: OwnText = { ...body, changedAt: services.clock.now(), changedBy: operator.operatorId };
  const change = texts.save(text);
  await act(
    services,
    operator,
    {
      act: 'content-save',
      subject: `${body.family}:${body.key}`,
      details: { language: body.language, title: body.title },
    },
    [change.statement],
  );
  change.apply();
  return ok(ownShown(text));
}

const unpublished = { isPublished: false, isDraft: true };
/** A text that nobody sees yet, by its name in one of its languages. */
function draftShown({ texts, family, key, changedAt, changedBy, ...draft }: KeptDraft, language: string): Shown {
  const text = texts.find((one) => one.language === language) ?? texts[0];
  const { title = key, summary = '', text: body = '' } = text ?? {};
  const shown = { family, key, language: text?.language ?? language, title, summary, text: body };
  const { image, link, hidden, position, showing } = draft;
  return { ...shown, image, link, hidden, position, showing, changedAt, changedBy, original: false, ...unpublished };
}

/**
 * Originals in their order, each as its own text says, then what only operators have: in the language, else in the
 * first of the others.
 */
async function listed(
  { db, operatorSettings: { texts } }: ConsoleServices,
  family: Shown['family'],
  language: Language,
): Promise<Shown[]> {
  const drafts = await draftsOf(db, family);
  const aboutOf = (key: string): About => {
    const found = texts.showings.find(family, key);
    const showing = found === undefined ? null : showingOf(found);
    return { showing, isDraft: drafts.some((draft) => draft.key === key) };
  };
  const own = new Map<string, OwnText>();
  const read = shownFamilies.some((one) => one === family) ? new Set([language, ...languages]) : [language];
  for (const one of read) for (const text of texts.list(family, one)) if (!own.has(text.key)) own.set(text.key, text);
  const originals = texts.originals(family, language);
  const first = originals.map((text, position) => {
    const replaced = texts.find(family, text.key, language);
    return replaced === undefined
      ? originalShown(family, language, { ...text, position }, aboutOf(text.key))
      : ownShown(replaced, aboutOf(text.key));
  });
  const known = new Set([...originals.map(({ key }) => key), ...own.keys()]);
  return [
    ...first,
    ...[...own.values()]
      .filter(({ key }) => !originals.some((text) => text.key === key))
      .map((text) => ownShown(text, aboutOf(text.key))),
    ...drafts.filter(({ key }) => !known.has(key)).map((draft) => draftShown(draft, language)),
  ];
}

/** Texts, links and lines that operators write. */
export function registerContentTexts(http: Http, services: ConsoleServices): void {
  const { texts } = services.operatorSettings;
  registerDrafts(http, services);
  registerPictures(http, services);
  route(http, 'GET /operator/content', async ({ query: { family, language } }) =>
    ok(await listed(services, family, language)),
  );
  route(http, 'POST /operator/content/save', ({ body }, { operator }) =>
    services.operatorSettings.inTurn(() => save(services, body, operator)),
  );
  route(http, 'POST /operator/content/remove', ({ body: { family, key, language } }, { operator }) =>
    services.operatorSettings.inTurn(async () => {
      if (texts.find(family, key, language) === undefined) return refused('not-found', { field: 'key' });
      const change = texts.remove(family, key, language);
      // Of a text that is gone nothing is left that would hide one of the same name.
      const last = texts.written(family, key).length === 1 ? [texts.showings.remove(family, key)] : [];
      const changes = [change, ...last];
      await act(
        services,
        operator,
        { act: 'content-remove', subject: `${family}:${key}`, details: { language } },
        changes.map(({ statement }) => statement),
      );
      for (const { apply } of changes) apply();
      return ok(null);
    }),
  );
  route(http, 'GET /operator/lines', () =>
    ok({ customerLink: texts.lines.customerLink, lines: texts.lines.lines.map((line) => ({ ...line })) }),
  );
}

const tenMinutesInSeconds = 600;

function registerPictures(http: Http, services: ConsoleServices): void {
  const { openLimit, settings } = services;
  const limit = openLimit('content-uploads', settings.RATE_LIMITS ? settings.UPLOADS_PER_USER : 0, tenMinutesInSeconds);
  route(http, 'POST /operator/content/picture', async ({ body }, { operator }) => {
    const seconds = await limit.take(operator.operatorId);
    if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
    return keepPicture(services, operator, new Uint8Array(await body.file.arrayBuffer()));
  });
  route(http, 'GET /operator/content/picture/{id}', ({ params: { id } }) => readPicture(services, id));
}
