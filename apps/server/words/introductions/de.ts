import type { Introductions } from './index.ts';

export const de: Introductions = {
  usdt: '{name} ({code}) wird in einem einzigen Orderbuch gegen USDT gehandelt: Alle sehen dieselben Kurse und dieselbe Tiefe. Der Kurs von {code} kann stark fallen; setzen Sie nur Geld ein, dessen Verlust Sie verkraften.',
  futures:
    '{name} ({code}) wird nur über Kontrakte gehandelt: Sie besitzen den Basiswert nicht, Gewinn und Verlust werden zum öffentlichen Mark-Preis in USDT berechnet.',
};
