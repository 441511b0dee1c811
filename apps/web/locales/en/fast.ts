import type { fast as original } from '../vi/fast.ts';
import type { Like } from '../words.ts';

export const fast: Like<typeof original> = {
};
