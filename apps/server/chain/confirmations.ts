/** Blocks on top of a transaction's own before it counts (decisions, section 8). */
export const confirmationsNeeded = 20;
