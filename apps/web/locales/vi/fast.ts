export const fast = {
} as const;
