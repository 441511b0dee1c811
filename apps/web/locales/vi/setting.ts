export const setting = {
} as const;
