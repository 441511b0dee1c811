import { ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { OperatorSettings } from '../../operators/operator-settings.ts';
import { openArticles, originalArticles, originalBanners } from './articles.ts';

/** Banners and help articles, in the language of the request. */
export function registerArticles(
  http: Http,
  {
    rules,
    operatorSettings: { texts },
  }: { readonly rules: Rules; readonly operatorSettings: Pick<OperatorSettings, 'texts'> },
): void {
  const content = openArticles(rules, texts);
  texts.offer('article', originalArticles);
  texts.offer('banner', originalBanners);
  route(http, 'POST /player/rotation/list', (_input, { language }) => ok(content.banners(language)));
  route(http, 'POST /player/rotation/detail/{id}', ({ params }, { language }) => {
    const article = content.bannerArticle(language, params.id);
    return article === undefined ? refused('not-found', { field: 'id' }) : ok(article);
  });
  route(http, 'POST /player/helpCenter/page', ({ body: { keyword = '', page, limit } }, { language }) => {
    const wanted = keyword.trim().toLocaleLowerCase();
    const found = content
      .articles(language)
      .filter((article) => Object.values(article).join(' ').toLocaleLowerCase().includes(wanted));
    const list = found.slice((page - 1) * limit, page * limit).map(({ content: _content, ...rest }) => rest);
    return ok({ list, total: found.length, page, limit });
  });
  route(http, 'POST /player/helpCenter/detail/{id}', ({ params }, { language }) => {
    const article = content.article(language, params.id);
    return article === undefined ? refused('not-found', { field: 'id' }) : ok(article);
  });
}
