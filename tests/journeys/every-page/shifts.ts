import type { Phone } from '../browser.ts';
import { countCalls } from './visit.ts';

interface Shift {
  readonly value: number;
  readonly what: string;
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Has the pages of a phone count their calls and note what moves. */
export async function watchShifts({ context }: Phone): Promise<void> {
  await context.addInitScript(countCalls);
  await context.addInitScript(noteShifts);
}

/**
 * Runs before the app: notes each layout shift, and what was moved by it. Nobody presses anything here; those that the
 * browser
 * excuses are the ones in the half second after a page has set its viewport, and they are seen like any other.
 */
export function noteShifts(): void {
  window.shifts = [];
  interface Entry extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const what = sources
        .map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const look = element?.getAttribute('class')?.slice(0, 60) ?? '';
          const name = `<${element?.tagName.toLowerCase() ?? ''} class="${look}">`;
          return `${name} ${from.y}+${from.height} to ${to.y}+${to.height}`;
        })
        .join('; ');
      window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const lastMs = 700;
const longestMs = 10_000;

/**
 * Loads a page as a deep link does, with nothing of the app there yet. @returns what has moved until it stood and a
 * moment later
 */
export async function shiftsAt({ page }: Phone, base: string, address: string): Promise<Shift[]> {
  await page.goto('about:blank');
  await page.goto(`${base}/${address}`);
  await page.locator('main:not(:empty)').waitFor();
  const stands = () => window.asked === 0 && document.querySelector('.animate-breathe.bg-raised') === null;
  await page.waitForFunction(stands, undefined, { timeout: longestMs }).catch(() => undefined);
  await page.waitForTimeout(lastMs);
  return page.evaluate(() => window.shifts);
}

/** How much of the page has moved, all shifts together: 0 is nothing, 1 about a whole screen. */
export const shiftOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
