const look = `body{margin:16px;background:#06080c;color:#eef1f6;font:14px system-ui,sans-serif}
h2{margin:24px 0 8px;font-size:16px}
div{display:flex;gap:8px;overflow-x:auto}
figure{margin:0}
figcaption{padding:4px 0;color:#a5afc0;font-size:12px}
img{display:block;width:260px;border-radius:8px}`;

/** A page that shows every picture: a row for each page of the app, a column for each viewer and language. */
export function contactSheet(pages: readonly string[], columns: readonly string[]): string {
  const picture =
    (page: string) =>
    (column: string): string => {
      const file = `${page}-${column}.jpg`;
      const shown = `<a href="${file}"><img src="${file}" alt="${page} ${column}" loading="lazy"></a>`;
      return `<figure><figcaption>${column}</figcaption>${shown}</figure>`;
    };
  const rows = pages.map((page) => `<h2>${page}</h2><div>${columns.map(picture(page)).join('')}</div>`);
  const head = `<meta charset="utf-8">\n<title>Candor: every page</title>\n<style>${look}</style>`;
  return `<!doctype html>\n${head}\n${rows.join('\n')}\n`;
}
