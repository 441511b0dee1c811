import type { auth as original } from '../vi/auth.ts';
import type { Like } from '../words.ts';

export const auth: Like<typeof original> = {
};
