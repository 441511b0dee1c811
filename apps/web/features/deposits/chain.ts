/** Blocks on top of a transfer before it is credited, and the seconds of a block of TRON. */
const confirmations = 20;
const blockSeconds = 3;

/** How long a transfer on TRON takes to be credited, in whole minutes, rounded up. */
export const minutesFor = (blocks: number): number => Math.max(1, Math.ceil((blocks * blockSeconds) / 60));
export const chainMinutes = minutesFor(confirmations);
