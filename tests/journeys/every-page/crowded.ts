/**
 * Runs in the app: words that are cut off or lie over each other. Everything it needs is inside: the browser gets its
 * text alone.
 */
export function cutWords(): string[] {
  const slack = 2;
  const texts = textsIn(document.body);
  return [...new Set([...texts.flatMap(cutOff), ...overlaps()])];

  interface Text {
    readonly element: Element;
    readonly text: string;
    readonly rects: readonly DOMRect[];
    readonly layer: Element | null;
  }

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
  /** Whether a line lies whole above what its frame shows: there it isn't seen, and nothing of it is cut. */
  function isAbove(element: Element, bottom: number): boolean {
    for (let outer: Element | null = element; outer !== null && outer !== document.body; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== 'visible' && bottom <= outer.getBoundingClientRect().top + slack)
        return true;
    return false;
  }
  /** What moves on its own when the page is scrolled. */
  function layerOf(element: Element): Element | null {
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(outer).position)) return outer;
    return null;
  }
  /** A frame that can be scrolled cuts nothing; above a line and below it there is room for its signs. */
  function cutOff({ element, text, rects }: Text): string[] {
    let [across, down] = [true, true];
    for (let outer: Element | null = element; outer !== null && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(outer);
      // The beginning of a text, which ends in dots: the whole of it is behind a press.
      if (webkitLineClamp !== 'none') return [];
      const frame = outer.getBoundingClientRect();
      across &&= !['auto', 'scroll'].includes(overflowX);
      down &&= !['auto', 'scroll'].includes(overflowY);
      if (
        across &&
        overflowX !== 'visible' &&
        rects.some(({ left, right }) => left < frame.left - slack || right > frame.right + slack)
      )
        return [`${text} is cut at the side`];
      if (
        down &&
        overflowY !== 'visible' &&
        rects.some(
          ({ top, bottom, height }) =>
            top + height * 0.2 < frame.top - slack || bottom - height * 0.2 > frame.bottom + slack,
        )
      )
        return [`${text} is cut below`];
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
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only') !== null) return [];
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
