import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What somebody would write who has got at the texts: each would set `window.caught` or leave the page. */
const hostile = `
  <h3 onclick="caught=1" style="position:fixed;inset:0" id="app" class="fixed">Title</h3>
  <script>caught = 2</script><svg onload="caught=3"><circle r="9"/></svg>
  <img src="x" onerror="caught=4"><img src="javascript:caught=5"><img src="//elsewhere.example/a.png">
  <iframe srcdoc="<script>parent.caught=6</script>"></iframe><object data="/x"></object><embed src="/x">
  <form action="https://elsewhere.example"><input name="password"><button>Send</button></form>
  <style>body { display: none }</style><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0">
  <a href="javascript:caught=7">one</a> <a href="data:text/html,x">two</a> <a href="//elsewhere.example">three</a>
  <a href="https://elsewhere.example/path">four</a> <a href="/#/pages/help/help">five</a>
  <math><mi xlink:href="javascript:caught=8">m</mi></math><template><b onfocus="caught=9">t</b></template>
  <p>Words that <b>stay</b>.</p>`;

test('an article can do nothing but be read, whatever stands in its text', async () => {
  const phone = await app.phone('en', { noWorker: true });
  const { page } = phone;
  await signIn(app, phone, 'nguoidocbai');
  await page.route('**/player/helpCenter/detail/**', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: '',
        data: { id: 'fees', title: 'Fees', summary: 'What is charged', content: hostile, updatedAt: 0 },
      },
    }),
  );
  await go(phone, 'help/detail?id=fees');
  await page.getByText('Words that').waitFor();
  for (const link of await page.locator('article a').all()) await link.dispatchEvent('focus');
  const seen = await page.evaluate(() => {
    const text = document.querySelector('article .article') ?? document.querySelector('article');
    const elements = [...(text?.querySelectorAll('*') ?? [])];
    return {
      caught: 'caught' in window,
      tags: [...new Set(elements.map(({ localName }) => localName))].toSorted(),
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))].toSorted(),
      links: elements.flatMap((element) =>
        element.localName === 'a' ? [[element.getAttribute('href'), element.textContent]] : [],
      ),
    };
  });
  expect(seen).toEqual({
    caught: false,
    tags: ['a', 'b', 'h3', 'p'],
    attributes: ['href', 'rel', 'target'],
    links: [
      [null, 'one'],
      [null, 'two'],
      [null, 'three'],
      ['https://elsewhere.example/path', 'four ↗ elsewhere.example'],
      ['/#/pages/help/help', 'five'],
    ],
  });
  await phone.close();
});
