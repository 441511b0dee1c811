import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'Publiczny rejestr',
    text: 'Każdy wynik trafia do rejestru, do którego można tylko dopisywać. Urządzenie pamięta, co widziało, i sprawdza, czy rejestr jest tego ciągiem dalszym; niezależni świadkowie potwierdzają, że wszyscy widzą to samo.',
    holds: 'W rejestrze',
    lacks: 'Publiczny rejestr nie zawiera tego potwierdzenia',
    witnessed: 'Świadkowie: {count}/{all}, ostatnio {age}',
    unwitnessed: 'Żaden świadek nie potwierdził tego stanu',
    stamped: 'Znacznik czasu innego serwera: {date}',
    contradicts: 'Publiczny rejestr przeczy temu, co widziało to urządzenie',
    first: 'Zapamiętany na tym urządzeniu od teraz. Wpisy: {entries}',
    grown: 'Ciąg dalszy stanu z {date}. Wpisy teraz: {entries}',
    another: 'Nowy rejestr wskazuje ten, który znało to urządzenie. Wpisy: {entries}',
    unproven: 'Rejestru nie można teraz sprawdzić na tym urządzeniu',
    unsigned: 'To, co pokazano, nie jest podpisane kluczem znanym temu urządzeniu',
    shrunk: 'Rejestr jest krótszy, niż widziało to urządzenie. Pozostałe wpisy: {entries}',
    forked: 'Rejestr nie jest ciągiem dalszym podpisanego stanu, który widziało to urządzenie',
    unnamed: 'Zastąpił go inny rejestr, który nie wskazuje w pełni znanego temu urządzeniu',
    evidenceText: 'Oba podpisane stany są na tym urządzeniu. Zapisz plik: każdy może go sprawdzić bez nas.',
    save: 'Zapisz dowód',
    acks: 'Potwierdzenia przyjęcia na tym urządzeniu: {count}, wszystkie są w rejestrze',
    acksWaiting: 'Potwierdzenia przyjęcia na tym urządzeniu: {count}, czekają na wpis do rejestru: {waiting}',
    acksMissing: 'Potwierdzenia przyjęcia, których nie ma w rejestrze: {count}',
    acksUntrue: 'Potwierdzenia przyjęcia z niezgodnym podpisem lub wynikiem: {count}',
    acksText: 'Zapisz plik: każdy może go sprawdzić bez nas.',
    acksSave: 'Zapisz wszystkie potwierdzenia przyjęcia',
    late: 'Serwer przyjął zlecenie {time} po wysłaniu z tego urządzenia',
    began: 'Nowy rejestr zaczął się {date}.',
    restored:
      'Dane przywrócono ze starszej kopii, więc poprzedni rejestr się zakończył. Zapisane potwierdzenia nadal można sprawdzić.',
    behind:
      'Dane kończyły się przed tym, co podpisano, więc poprzedni rejestr się zakończył. Zapisane potwierdzenia nadal można sprawdzić.',
    differs:
      'Dane różniły się od tego, co podpisano, więc poprzedni rejestr się zakończył. Zapisane potwierdzenia nadal można sprawdzić.',
    keys: 'Klucze rejestru i świadków pochodzą z tego serwera. Dowodzą czegoś dopiero po porównaniu z innym źródłem, na przykład stroną świadka.',
  },
};
