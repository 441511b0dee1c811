import type { Introductions } from './index.ts';

export const it: Introductions = {
  usdt: '{name} ({code}) si scambia con USDT in un unico book: tutti vedono gli stessi prezzi e la stessa profondità. Il prezzo di {code} può scendere bruscamente; usa solo denaro che puoi permetterti di perdere.',
  futures:
    '{name} ({code}) si scambia solo tramite futures: non possiedi il bene, profitti e perdite sono calcolati in USDT al prezzo mark pubblico.',
};
