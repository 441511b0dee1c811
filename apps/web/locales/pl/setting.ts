import type { setting as original } from '../vi/setting.ts';
import type { Like } from '../words.ts';

export const setting: Like<typeof original> = {
};
