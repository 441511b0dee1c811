/** Whether the user wants little movement; `matches` is always the present answer. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How what is scrolled to gets there. */
export const scrolling = (): ScrollBehavior => (calm.matches ? 'instant' : 'smooth');
