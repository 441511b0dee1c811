import type { Operation, Parameter, Schemas } from './documents.ts';
import { codeBox, find, labelled, made } from './elements.ts';
import { sampleOf } from './fields.ts';

interface Form {
  readonly fields: readonly { readonly parameter: Parameter; readonly input: HTMLInputElement }[];
  readonly body: HTMLTextAreaElement | null;
}

const jsonType = 'application/json';

function parameterField(parameter: Parameter): { parameter: Parameter; input: HTMLInputElement; row: HTMLElement } {
  const input = document.createElement('input');
  input.autocomplete = 'off';
  input.spellcheck = false;
  const { example } = parameter;
  if (typeof example === 'string' || typeof example === 'number') input.value = `${example}`;
  const note = parameter.required === true ? 'needed' : '';
  return { parameter, input, row: labelled(parameter.name ?? '', input, note) };
}

function bodyField(operation: Operation, schemas: Schemas): HTMLTextAreaElement | null {
  const content = operation.requestBody?.content[jsonType];
  if (content === undefined) return null;
  const field = document.createElement('textarea');
  field.spellcheck = false;
  field.value = JSON.stringify(content.example ?? sampleOf(content.schema ?? {}, schemas), null, 2);
  field.rows = Math.min(12, field.value.split('\n').length + 1);
  return field;
}

/** Where a call goes with what stands in its form. */
function addressOf(path: string, { fields }: Form): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { parameter, input } of fields) {
    const { name = '' } = parameter;
    if (parameter.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(input.value));
    else if (input.value !== '') query.set(name, input.value);
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** The token is sent where it is asked for, kept nowhere, and gone with the page. */
function headersFor({ security }: Operation, hasBody: boolean): Headers {
  const headers = new Headers(hasBody ? { 'content-type': jsonType } : {});
  const token = find<HTMLInputElement>('#token').value.trim();
  const header = security.some((one) => 'operator' in one) ? 'operator-auth' : 'coin-auth';
  if (security.length > 0 && token !== '') headers.set(header, token);
  return headers;
}

async function ask(method: string, path: string, operation: Operation, form: Form): Promise<[string, string]> {
  const isPost = method === 'post';
  const answer = await fetch(addressOf(path, form), {
    method: method.toUpperCase(),
    headers: headersFor(operation, isPost),
    credentials: 'omit',
    ...(isPost ? { body: form.body?.value ?? '{}' } : {}),
  });
  const text = await answer.text();
  try {
    return [String(answer.status), JSON.stringify(JSON.parse(text), null, 2)];
  } catch {
    return [String(answer.status), text.slice(0, 10_000)];
  }
}

/** A form that asks a call of this server, and shows what it answers. */
export function tryIt(method: string, path: string, operation: Operation, schemas: Schemas): HTMLElement | null {
  const takesFile = operation.requestBody !== undefined && !(jsonType in operation.requestBody.content);
  if (takesFile) return null;
  const fields = (operation.parameters ?? []).filter((one) => one.in === 'path' || one.in === 'query');
  const rows = fields.map(parameterField);
  const body = bodyField(operation, schemas);
  const answer = made('div', 'answer');
  answer.setAttribute('role', 'status');
  const form = made('form', 'try', ...rows.map(({ row }) => row));
  if (body !== null) form.append(labelled('Body', body));
  form.append(made('button', '', 'Send to this server'), answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask(method, path, operation, { fields: rows, body }).then(
      ([status, text]) => answer.replaceChildren(made('strong', '', status), codeBox(text, 'Answer')),
      (error: unknown) => answer.replaceChildren(made('strong', '', 'No answer'), made('p', '', String(error))),
    );
  });
  return form;
}
