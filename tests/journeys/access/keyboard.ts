import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    stops?: Element[];
  }
}

/** Where the tab key has come to. */
export interface Stop {
  readonly name: string;
  /** Nothing has the focus: between the last thing of a page and its first. */
  readonly nowhere: boolean;
  /** It has gone round: this is where it began. */
  readonly round: boolean;
  /** It has been here again and again, and never came to the start. */
  readonly stuck: boolean;
  /** That it doesn't show, or lies behind something else. */
  readonly faults: string[];
}

/** Runs in the app: looks at what has the focus. */
function look(): Stop {
  const element = document.activeElement;
  if (element === null || element === document.body || element instanceof HTMLDialogElement)
    return { name: '', nowhere: true, round: false, stuck: false, faults: [] };
  const stops = (window.stops ??= []);
  const round = stops.length > 1 && stops[0] === element;
  stops.push(element);
  // A date has three parts and a button to stop at.
  const stuck = stops.filter((stop) => stop === element).length > 5;
  const name = `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent).slice(0, 40)}”`;
  return {
    name,
    nowhere: false,
    round,
    stuck,
    faults: [
      ...(rings(element) ? [] : [`${name}: the focus does not show`]),
      ...(isInSight(element) ? [] : [`${name}: hidden`]),
    ],
  };

  /** Its own outline, or that of the frame that is drawn for it. */
  function rings(inner: Element): boolean {
    // Where one of the parts of a date has the focus, the browser draws it.
    if (inner.matches('[type=date]:not(:focus-visible)')) return true;
    let isSeen = inner.getBoundingClientRect().width > 1;
    let at: Element | null = inner;
    for (let steps = 0; at !== null && steps < 4; at = at.parentElement, steps += 1) {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(at);
      isSeen = steps === 0 ? isSeen && opacity !== '0' : true;
      if (isSeen && ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none')) return true;
    }
    return false;
  }
  /** At least a corner of it, or of the label that is drawn for it. */
  function isInSight(inner: Element): boolean {
    const box = (inner.closest('label') ?? inner).getBoundingClientRect();
    return [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return (
          hit !== null && (inner.contains(hit) || hit.contains(inner) || hit.closest('label')?.contains(inner) === true)
        );
      }),
    );
  }
}

/** Presses the tab key once. */
export async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await page.evaluate(look);
  if (stop.faults.length === 0) return stop;
  // What is still fading or gliding in does not show yet.
  await page.waitForTimeout(400);
  return { ...stop, faults: (await page.evaluate(look)).faults };
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses the tab key until the focus is there; wherever it comes by, it shows. */
export async function tabTo(target: Locator, most = 90): Promise<void> {
  const page = target.page();
  await target.waitFor({ state: 'attached' });
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    const { name, faults } = await tab(page);
    expect(faults).toEqual([]);
    passed.push(name);
    if (await hasFocus(target)) return;
  }
  throw new Error(`the tab key does not come to ${String(target)}, but to ${passed.slice(0, 30).join(', ')}`);
}

/** Goes there with the tab key and presses what it finds. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to a field with the tab key and types in the place of what stands there. */
export async function typeAt(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/**
 * Everything that the tab key should come by and has not yet, since the page was opened. Radios of a group are one
 * stop.
 */
export const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [type=radio], [aria-hidden=true]') &&
          element.checkVisibility() &&
          window.stops?.includes(element) !== true,
      )
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent).slice(0, 40)}”: not reached`,
      ),
  );
