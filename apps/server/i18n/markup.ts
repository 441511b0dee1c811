export type Facts = Readonly<Record<string, string>>;

/** A text as HTML; not for the value of an attribute. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Links of a text are https and nothing else; everything is escaped before. */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()<>"'\\]+)\)/g;
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(link, '<a href="$2" rel="noopener noreferrer nofollow" target="_blank">$1</a>');

/**
 * For a text of an operator: a name in braces that is no figure loses its braces instead of being a bug.
 * @param rowNames figures that only an item for each row has
 */
export const knownOnly = (text: string, names: ReadonlySet<string>, rowNames: ReadonlySet<string>): string =>
  text
    .split('\n')
    .map((line) => {
      const ofRows = line.trim().startsWith('* ');
      return line.replace(/\{(\w+)\}/g, (whole, name: string) =>
        names.has(name) || (ofRows && rowNames.has(name)) ? whole : name,
      );
    })
    .join('\n');

/** @param facts a name that is missing is a bug */
export const fill = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a text asks for {${name}}`);
    return fact;
  });

/**
 * Makes simple HTML: `## ` starts a heading, `- ` an item, `* ` an item for each of `rows`, anything else a paragraph;
 * `**…**` is strong, `[…](https://…)` a link. Everything else is text, so no markup gets through.
 */
export function renderHtml(text: string, facts: Facts, rows: readonly Facts[]): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const blocks: string[] = [];
  let items: string[] = [];
  const closeList = (): void => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('* '))
      items.push(...rows.map((row) => `<li>${inline(fill(line.slice(2), { ...facts, ...row }))}</li>`));
    else if (line.startsWith('- ')) items.push(`<li>${inline(fill(line.slice(2), facts))}</li>`);
    else {
      closeList();
      blocks.push(
        line.startsWith('## ')
          ? `<h2>${inline(fill(line.slice(3), facts))}</h2>`
          : `<p>${inline(fill(line, facts))}</p>`,
      );
    }
  }
  closeList();
  return blocks.join('');
}
