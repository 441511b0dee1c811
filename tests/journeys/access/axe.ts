import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Phone } from '../browser.ts';

/** What a page has to carry out before {@link axeFaults}. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong for those who can't see or point, on a page that knows {@link axe}. */
export async function axeFaults(phone: Phone): Promise<string[]> {
  const found = await phone.page.evaluate(async () => {
    // What is still fading in has not got its colours yet; what moves on and on is not waited for.
    const endless = new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    await Promise.race([endless, Promise.allSettled(document.getAnimations().map(({ finished }) => finished))]);
    const { axe } = window as typeof window & { axe: { run(options: object): Promise<AxeResults> } };
    return (await axe.run({ resultTypes: ['violations'] })).violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  });
  return found.map(({ id, where }) => `axe ${id}: ${where.length} × ${where[0]}`);
}
