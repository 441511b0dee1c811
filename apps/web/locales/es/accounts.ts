import type { accounts as original } from '../vi/accounts.ts';
import type { Like } from '../words.ts';

export const accounts: Like<typeof original> = {
};
