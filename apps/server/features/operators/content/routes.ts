import { answerMax } from '@candor/api-contract/calls/operator/support.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { route } from '../../../http/route.ts';
import type { OriginalText, OwnText } from '../../../operators/content-texts.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { foreignHosts } from '../proposals/effects/outside.ts';

type Shown = CallAnswer<'GET /operator/content'>[number];

const ownShown = (text: OwnText): Shown => ({ ...text, original: false });
const originalShown = (family: Shown['family'], language: string, text: OriginalText, position: number): Shown => ({
  ...text,
  family,
  language,
  link: null,
  hidden: false,
  position,
  changedAt: null,
  changedBy: null,
  original: true,
});

/** An answer is inserted as it is: it says something, and no more than one message can. */
function faultOfAnswer(text: string): Refused | null {
  if (text.trim() === '') return refused('field-required', { field: 'text' });
  return text.length > answerMax ? refused('field-invalid', { field: 'text' }) : null;
}

async function save(
  services: ConsoleServices,
  body: CallParsed<'POST /operator/content/save'>['body'],
  operator: OperatorUser,
): Promise<Outcome<Shown>> {
  const { texts } = services.operatorSettings;
  const fault = body.family === 'answer' ? faultOfAnswer(body.text) : null;
  if (fault !== null) return fault;
  // What leads customers to a host that it has not led them to before takes two.
  const before = texts.find(body.family, body.key, body.language);
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

/** Texts, links and lines that operators write. */
export function registerContentTexts(http: Http, services: ConsoleServices): void {
  const { texts } = services.operatorSettings;
  route(http, 'GET /operator/content', ({ query: { family, language } }) => {
    const own = new Map(texts.list(family, language).map((text) => [text.key, text]));
    const originals = texts.originals(family, language);
    const first = originals.map((text, position) => {
      const replaced = own.get(text.key);
      return replaced === undefined ? originalShown(family, language, text, position) : ownShown(replaced);
    });
    return ok([
      ...first,
      ...[...own.values()].filter(({ key }) => !originals.some((text) => text.key === key)).map(ownShown),
    ]);
  });
  route(http, 'POST /operator/content/save', ({ body }, { operator }) =>
    services.operatorSettings.inTurn(() => save(services, body, operator)),
  );
  route(http, 'POST /operator/content/remove', ({ body: { family, key, language } }, { operator }) =>
    services.operatorSettings.inTurn(async () => {
      if (texts.find(family, key, language) === undefined) return refused('not-found', { field: 'key' });
      const change = texts.remove(family, key, language);
      await act(services, operator, { act: 'content-remove', subject: `${family}:${key}`, details: { language } }, [
        change.statement,
      ]);
      change.apply();
      return ok(null);
    }),
  );
  route(http, 'GET /operator/lines', () =>
    ok({ customerLink: texts.lines.customerLink, lines: texts.lines.lines.map((line) => ({ ...line })) }),
  );
}
