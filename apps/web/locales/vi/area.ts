export const area = {
} as const;
