import type { quotation as original } from '../vi/quotation.ts';
import type { Like } from '../words.ts';

export const quotation: Like<typeof original> = {
};
