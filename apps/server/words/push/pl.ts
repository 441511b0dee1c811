import type { PushWords } from './index.ts';

export const pl: PushWords = {
  'fast-win': { title: '{symbol}: wygrana', text: 'Zysk {amount} USDT.' },
  'fast-lose': { title: '{symbol}: przegrana', text: 'Stawka {amount} USDT przepadła.' },
  'fast-tie': { title: '{symbol}: remis', text: 'Zwrócono stawkę {amount} USDT.' },
  'fast-void': { title: '{symbol}: zlecenie unieważnione', text: 'Zwrócono stawkę {amount} USDT.' },
  'spot-filled': { title: '{symbol}: zlecenie zrealizowane', text: 'Wartość {amount} USDT.' },
  support: { title: 'Obsługa klienta odpowiedziała', text: 'Otwórz aplikację, aby przeczytać.' },
};
