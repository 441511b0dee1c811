interface Text {
  readonly element: Element;
  readonly text: string;
  readonly rects: readonly DOMRect[];
  readonly layer: Element | null;
}

/**
 * Runs in the app: words that are cut off or lie over each other. Everything it needs is inside: the browser gets its
 * text alone.
 */
export function cutWords(): string[] {
  const slack = 2;
  const texts = textsIn(document.body);
  return [...new Set([...texts.flatMap(cutOff), ...overlaps()])];

  function textsIn(root: Element): Text[] {
    const found: Text[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (
        element === null ||
        text === '' ||
        !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ||
        element.closest('.sr-only, .not-focus\\:sr-only, option') !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push({
        element,
        text: `“${text.slice(0, 40)}” <${element.getAttribute('class') ?? ''}>`,
        rects: [...range.getClientRects()].filter(({ width, bottom }) => width > 1 && !isAbove(element, bottom)),
        layer: layerOf(element),
      });
    }
    return found;
  }
  /** An element and all around it in the page, from the inside. */
  function around(element: Element): Element[] {
    const outer = element.parentElement;
    return outer === null || element === document.body ? [] : [element, ...around(outer)];
  }
  /** Whether a line lies whole above what its frame shows: there it isn't seen, and nothing of it is cut. */
  function isAbove(element: Element, bottom: number): boolean {
    const above = (outer: Element) => bottom <= outer.getBoundingClientRect().top + slack;
    return around(element).some((outer) => above(outer) && getComputedStyle(outer).overflowY !== 'visible');
  }
  /** What moves on its own when the page is scrolled, or is a pane or a row of banners that is. */
  function layerOf(element: Element): Element | null {
    const isOwn = (outer: Element): boolean =>
      outer.matches('.overflow-y-auto, .snap-x') || /fixed|sticky/.test(getComputedStyle(outer).position);
    return around(element).find(isOwn) ?? null;
  }
  /** A frame that can be scrolled cuts nothing; above a line and below it there is room for its signs. */
  function cutOff({ element, text, rects }: Text): string[] {
    let [across, down] = [true, true];
    for (const outer of around(element)) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(outer);
      // The beginning of a text, which ends in dots: the whole of it is behind a press.
      if (webkitLineClamp !== 'none') return [];
      const frame = outer.getBoundingClientRect();
      across &&= !['auto', 'scroll'].includes(overflowX);
      down &&= !['auto', 'scroll'].includes(overflowY);
      const beside = ({ left, right }: DOMRect) => left < frame.left - slack || right > frame.right + slack;
      if (across && overflowX !== 'visible' && rects.some(beside)) return [`${text} is cut at the side`];
      const below = ({ top, bottom, height }: DOMRect) =>
        top + height * 0.2 < frame.top - slack || bottom - height * 0.2 > frame.bottom + slack;
      if (down && overflowY !== 'visible' && rects.some(below)) return [`${text} is cut below`];
      if (position === 'fixed') return [];
    }
    return [];
  }
  function overlaps(): string[] {
    const lines = texts
      .flatMap(({ rects, ...of }) =>
        rects.map(({ left, right, top, bottom, height }) => ({
          ...of,
          left,
          right,
          top: top + height * 0.25,
          bottom: bottom - height * 0.25,
        })),
      )
      .sort((a, b) => a.top - b.top);
    return lines.flatMap((a, at) =>
      lines
        .slice(at + 1, lines.findIndex((b, later) => later > at && b.top >= a.bottom) >>> 0)
        .filter(
          (b) =>
            b.element !== a.element &&
            b.layer === a.layer &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack,
        )
        .map((b) => `${a.text} and ${b.text} lie over each other`),
    );
  }
}

/** Runs in the app: what is there to press and lies behind something else wherever the page is scrolled to. */
export function coveredThings(): string[] {
  const faults = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea):not(:disabled, [aria-hidden=true])',
    ),
  ].flatMap((element) => {
    // What shows under the mouse alone is pressed there, or by the keys.
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || element.closest('.sr-only') !== null) return [];
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
    )
      return [];
    // What is told for a moment goes by itself; where it may lie has a journey of its own.
    if ((hit?.closest('[role=status][popover]') ?? null) !== null) return [];
    return [
      `“${(element.ariaLabel ?? element.textContent).slice(0, 40)}” lies behind <${hit?.getAttribute('class') ?? ''}>`,
    ];
  });
  scrollTo(0, 0);
  return faults;
}

/** Runs in the app on a computer: rows that go on at the side, where only a finger gets to. */
export function sideways(): string[] {
  return (
    [...document.querySelectorAll('main .overflow-x-auto')]
      // What snaps has dots to press.
      .filter((row) => row.checkVisibility() && !row.matches('.snap-x') && row.scrollWidth > row.clientWidth + 1)
      .map((row) => `“${row.textContent.slice(0, 60)}” goes on at the side`)
  );
}

/** Runs in the app: signs that are drawn smaller than they are, as what stands beside them leaves too little room. */
export const squashed = (): string[] =>
  [...document.querySelectorAll('svg.lucide')]
    .filter((icon) => icon.checkVisibility() && icon.clientWidth < Number(icon.getAttribute('width')) - 1)
    .map((icon) => `a sign in “${icon.parentElement?.textContent.slice(0, 40) ?? ''}” is squashed`);
