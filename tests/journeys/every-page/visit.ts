/** What is wrong with a page, and what it says. */
export interface Seen {
  readonly faults: string[];
  readonly words: string;
}

declare global {
  interface Window {
    asked: number;
    moves: string[];
  }
}

/** Runs before the app: counts the calls that are on their way, and notes what moves for longer than an eye sees. */
export function countCalls(): void {
  const { fetch: original } = window;
  window.asked = 0;
  window.moves = [];
  const note = (event: Event): void => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 10) continue;
      const { target } = effect;
      const look = target?.getAttribute('class') ?? '';
      window.moves.push(`${event.type} on <${target?.tagName.toLowerCase() ?? ''} class="${look}">`);
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true);
  window.fetch = (...sent) => {
    window.asked += 1;
    return original(...sent).finally(() => {
      window.asked -= 1;
    });
  };
}

/** Runs in the app, with movement unwelcome: what has moved all the same since this was asked last. */
export const moved = (): string[] => [...new Set(window.moves.splice(0))];

/**
 * Runs in the app: opens a page as a link does, waits until it stands, and looks at it. Everything it needs is inside:
 * the browser gets its text alone.
 */
export async function openPage(hash: string): Promise<Seen> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const main = (): HTMLElement | null => document.querySelector('main');
  const stands = (): boolean =>
    window.asked === 0 &&
    document.querySelector('h1') !== null &&
    document.querySelector('.animate-breathe.bg-raised') === null &&
    (main()?.innerText.trim() ?? '') !== '';
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  location.hash = hash;
  const late = performance.now() + 15_000;
  // Twice in a row: an answer may bring the next question.
  for (let calm = 0; calm < 2 && performance.now() < late;) {
    await frame();
    calm = stands() ? calm + 1 : 0;
  }
  const faults: string[] = [];
  if (!stands())
    faults.push(
      `stands not: ${window.asked} calls, ` +
        `${document.querySelectorAll('.animate-breathe.bg-raised').length} skeletons, ` +
        `“${main()?.innerText.slice(0, 40) ?? 'no main'}”`,
    );
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...document.querySelectorAll('body *')].filter(reachesOut).slice(-1);
    faults.push(`${scrollWidth - clientWidth} px too wide: ${widest.map(named).join()}`);
  }
  return { faults, words: wordsOf(document.body) };

  function reachesOut(element: Element): boolean {
    if (element.getBoundingClientRect().right <= clientWidth + 0.5 || getComputedStyle(element).position === 'fixed')
      return false;
    for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX !== 'visible') return false;
    }
    return true;
  }
  function named(element: Element): string {
    const look = element.getAttribute('class') ?? '';
    return `<${element.tagName.toLowerCase()} class="${look}"> “${element.textContent.slice(0, 40)}”`;
  }
  function wordsOf(element: HTMLElement): string {
    const spoken = [...element.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [element.innerText, ...spoken].join('\n');
  }
}
