import { languageNames, languages, languageTag, type Language } from '@candor/api-contract/languages.ts';
import { judge, type Judgement } from '@candor/verifier/index.ts';
import type { Part } from '@candor/verifier/bundle.ts';
import type { Step } from '@candor/verifier/text.ts';
import { foundIn, kindOf, languageOf, titleOf, verdictIn, worstFirst, worstOf, type Kind } from './shown.ts';
import { words } from './words.ts';

// A page that needs nothing else: no React, no network, so that it works from a disk for as long as there are browsers.

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};

/** An element with a text or with others in it. */
function made(tag: string, className: string, ...inner: readonly (Node | string)[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...inner);
  return element;
}

let language = languageOf(navigator.languages);
let judgement: Judgement | null = null;

const signs: Readonly<Record<Kind, string>> = { right: '✓', false: '✗', unknown: '?' };
const markOf = (kind: Kind): HTMLElement => made('span', `mark ${kind}`, signs[kind]);

function stepRow(step: Step): HTMLElement {
  const { name, ok } = step;
  const kind = kindOf(ok);
  const inWords = made('span', '', titleOf(language, name), made('small', '', foundIn(language, step)));
  const row = made('li', '', markOf(kind), inWords);
  row.dataset['step'] = `${name} ${kind}`;
  return row;
}

/** What was found of one thing; what does not agree lies open at once. */
function partOf(part: Part, isOnly: boolean): HTMLElement {
  const worst = worstOf(part);
  const box = document.createElement('details');
  box.open = isOnly || worst !== 'right';
  box.append(
    made('summary', '', markOf(worst), made('h2', '', part.subject)),
    made('ul', '', ...part.steps.map(stepRow)),
  );
  return box;
}

/** Of a year of trading; those that differ come first. */
const shownAtMost = 500;

function show() {
  const { verify } = words[language];
  document.documentElement.lang = languageTag(language);
  document.title = verify.title;
  find('h1').textContent = verify.title;
  find('.text').textContent = verify.text;
  find('.choose span').textContent = verify.choose;
  find('.keep').textContent = verify.keep;
  find('select').setAttribute('aria-label', verify.language);
  if (judgement === null) return;
  const { verdict, parts } = judgement;
  const result = made('p', `verdict ${verdict}`, verdictIn(language, verdict));
  result.dataset['verdict'] = verdict;
  find('[role=status]').replaceChildren(
    result,
    ...worstFirst(parts)
      .slice(0, shownAtMost)
      .map((part) => partOf(part, parts.length === 1)),
  );
}

async function take(files: FileList | null | undefined) {
  if (files === null || files === undefined || files.length === 0) return;
  judgement = await judge(await Promise.all([...files].map(async (file) => new Uint8Array(await file.arrayBuffer()))));
  show();
}

const [choice, input, area] = [
  find<HTMLSelectElement>('select'),
  find<HTMLInputElement>('input'),
  find<HTMLElement>('.choose'),
];
choice.append(...languages.map((one) => new Option(languageNames[one], one, false, one === language)));
choice.addEventListener('change', () => {
  language = choice.value as Language;
  show();
});
input.addEventListener('change', () => void take(input.files));
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  area.classList.add('over');
});
document.addEventListener('dragleave', () => area.classList.remove('over'));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  area.classList.remove('over');
  void take(event.dataTransfer?.files);
});
show();
