import type { AsyncApi, OpenApi } from './documents.ts';
import { find, made } from './elements.ts';
import { callGroups, narrow, streamGroups } from './reference.ts';

// A page that needs nothing else: the guides stand in it, the reference comes of what this server says of itself.

const status = find<HTMLElement>('#found');

async function read<Document>(path: string): Promise<Document> {
  const answer = await fetch(path, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Document;
}

/** Each example can be taken along. */
function addCopying(): void {
  for (const box of document.querySelectorAll<HTMLElement>('#guides pre')) {
    box.tabIndex = 0;
    const button = made('button', 'copy', 'Copy');
    button.type = 'button';
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(box.textContent).then(
        () => (button.textContent = 'Copied'),
        () => (button.textContent = 'Not copied'),
      );
    });
    box.before(button);
  }
}

async function drawReference(): Promise<void> {
  const [calls, streams] = await Promise.all([read<OpenApi>('/openapi.json'), read<AsyncApi>('/asyncapi.json')]);
  const groups = [...callGroups(calls), ...streamGroups(streams)];
  find('#list').append(...groups.map(({ element }) => element));
  const search = find<HTMLInputElement>('#search');
  const show = (): void => {
    const count = narrow(groups, search.value);
    status.textContent = count === 1 ? '1 call or stream' : `${count} calls and streams`;
  };
  search.addEventListener('input', show);
  show();
}

addCopying();
drawReference().catch((error: unknown) => {
  status.textContent = `The reference can not be read now (${String(error)})`;
});
