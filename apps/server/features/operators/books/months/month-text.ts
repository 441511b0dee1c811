import type { Month } from '@candor/core/months/month.ts';

/** A platform month as the wire has it: `2026-11`. */
export const monthText = (month: Month): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** @param text `YYYY-MM`, as the contract has parsed it */
export const monthFrom = (text: string): Month => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;
