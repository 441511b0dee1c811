import createDOMPurify from 'dompurify';
import { foreignHost } from '../routing/host-of.ts';

const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'IMG' && !element.hasAttribute('src')) element.remove();
  if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  if (element.tagName !== 'A') return;
  const href = element.getAttribute('href');
  const host = href === null ? null : foreignHost(href);
  // Seen before it is pressed, too.
  if (host !== null && !(element.textContent ?? '').includes(host)) element.append(` ↗ ${host}`);
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** An article's HTML as nodes that can do nothing but be read: no script, style, form, frame or foreign address. */
export const cleanArticle = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [
      'h1',
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'a',
      'blockquote',
      'code',
      'pre',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'img',
      'span',
      'div',
      'sup',
      'sub',
    ],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
