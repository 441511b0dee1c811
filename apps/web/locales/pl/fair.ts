import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Przelicz ten wynik',
  again: 'Przelicz jeszcze raz',
  sealed: 'Przeliczono na Twoim urządzeniu: {ok} z {all}',
  sealing: 'Przeliczanie na Twoim urządzeniu',
  adds: 'Każdy krok się zgadza',
  differs: 'Jeden z kroków się nie zgadza',
  differsText: 'Wyślij zrzut tego ekranu z numerem zlecenia do obsługi klienta.',
  gone: 'Minął okres przechowywania tych cen i nie można ich już pobrać. Potwierdzenie nadal podaje użyte ceny.',
  stated: 'Na potwierdzeniu {stated}, przeliczono {found}',
  bundle: 'Zachowaj swoje dowody',
  bundleText:
    'Jeden plik ze wszystkimi potwierdzeniami, wyciągiem i cenami, na których się opierają. Każdy może go sprawdzić bez nas, także bez sieci.',
  bundleSave: 'Zapisz plik',
  bundleCheck: 'Otwórz stronę sprawdzania',
};
