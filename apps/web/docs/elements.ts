/** @throws where the page has none: then the build is broken */
export function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

/** An element with texts or others in it; never with markup. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...inner);
  return element;
}

/** A part that is drawn when it is first opened. */
export function folded(summary: readonly (Node | string)[], draw: () => readonly Node[]): HTMLDetailsElement {
  const box = made('details', '', made('summary', '', ...summary));
  box.addEventListener(
    'toggle',
    () => {
      box.append(...draw());
    },
    { once: true },
  );
  return box;
}

/** A text as it is, to be scrolled and read by keyboard too. */
export function codeBox(text: string, label: string): HTMLPreElement {
  const box = made('pre', '', made('code', '', text));
  box.tabIndex = 0;
  box.setAttribute('aria-label', label);
  box.setAttribute('role', 'region');
  return box;
}

let ids = 0;
/** An input or the like with its label before it. */
export function labelled<Field extends HTMLElement>(text: string, field: Field, note = ''): HTMLElement {
  ids += 1;
  field.id = `field-${ids}`;
  const label = made('label', '', text, ...(note === '' ? [] : [made('small', '', note)]));
  label.htmlFor = field.id;
  return made('div', 'field', label, field);
}
