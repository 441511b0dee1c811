import type { Introductions } from './index.ts';

export const pl: Introductions = {
  usdt: '{name} ({code}) jest notowany do USDT w jednym arkuszu zleceń: wszyscy widzą te same ceny i tę samą głębokość. Cena {code} może gwałtownie spaść; używaj tylko pieniędzy, które możesz stracić.',
  futures:
    '{name} ({code}) jest dostępny tylko w kontraktach: nie posiadasz aktywa, a zysk i strata są liczone w USDT według publicznej ceny mark.',
};
