import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { readPicture } from '../../operators/content/pictures.ts';
import { viewOf, type ReaderParts } from '../../operators/content/reader.ts';
import type { CallServices } from '../../services.ts';
import { openArticles, originalArticles, originalBanners } from './articles.ts';
import { previewOf } from './preview.ts';

/** Banners and help articles that are live for whoever asks, in the language of the request. */
export function registerArticles(
  http: Http,
  services: Pick<CallServices, 'rules' | 'operatorSettings' | 'db' | 'clock' | 'files'>,
): void {
  const { rules, operatorSettings, db, clock, files } = services;
  const { texts } = operatorSettings;
  const content = openArticles(rules, texts);
  const reader: ReaderParts = { db, clock, texts };
  texts.offer('article', originalArticles);
  texts.offer('banner', originalBanners);
  route(http, 'POST /player/rotation/list', async (_input, asked) =>
    ok(content.banners(await viewOf(reader, 'banner', asked))),
  );
  route(http, 'POST /player/rotation/detail/{id}', async ({ params }, asked) => {
    const article = content.bannerArticle(await viewOf(reader, 'banner', asked), params.id);
    return article === undefined ? refused('not-found', { field: 'id' }) : ok(article);
  });
  route(http, 'POST /player/helpCenter/page', async ({ body: { keyword = '', page, limit } }, asked) => {
    const wanted = keyword.trim().toLocaleLowerCase();
    const found = content
      .articles(await viewOf(reader, 'article', asked))
      .filter(({ title, summary, content: text }) =>
        `${title} ${summary} ${text}`.toLocaleLowerCase().includes(wanted),
      );
    const list = found.slice((page - 1) * limit, page * limit).map(({ content: _content, ...rest }) => rest);
    return ok({ list, total: found.length, page, limit });
  });
  route(http, 'POST /player/helpCenter/detail/{id}', async ({ params }, asked) => {
    const article = content.article(await viewOf(reader, 'article', asked), params.id);
    return article === undefined ? refused('not-found', { field: 'id' }) : ok(article);
  });
  route(http, 'POST /common/content/preview/{key}', ({ params: { key }, body: { language } }) =>
    previewOf(db, content, key, language),
  );
  route(http, 'GET /common/content/picture/{id}', ({ params: { id } }) => readPicture({ db, files }, id));
}
