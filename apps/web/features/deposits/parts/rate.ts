import { number } from '../../../locales/format.ts';

export const vndCode = 'VND';

/** What one USDT costs in dong. @param vndPerUsdt decimal */
export const rateLine = (vndPerUsdt: string): string => `1 USDT = ${number(vndPerUsdt, 8)} ${vndCode}`;
