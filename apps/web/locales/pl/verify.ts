import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Sprawdź to',
  text: 'Upuść tutaj pakiet, potwierdzenie z jego cenami albo dwa punkty kontrolne dziennika. Wszystko jest przeliczane na tym urządzeniu i nic nie jest wysyłane.',
  choose: 'Wybierz pliki',
  language: 'Język',
  isRight: 'Prawda: każdy krok się zgadza',
  isFalse: 'Fałsz: jeden krok się różni',
  isUnknown: 'Nierozstrzygnięte: nic się nie różni, ale czegoś brakuje',
  stated: 'Podano {stated}, przeliczono: {found}',
  missing: 'To, co podano, nie wystarcza',
  keep: 'Zapisz tę stronę, a będzie działać także bez sieci.',
  whole: 'Pakiet ma wszystkie wiersze',
  unknownLines: 'Niektóre wiersze są z późniejszej wersji',
  statement: 'Każdy wiersz wyciągu wynika z poprzedniego',
  booked: 'W wyciągu zapisano to, co mówi potwierdzenie',
  signature: 'Punkt kontrolny jest podpisany kluczem',
  oneHistory: 'Oba punkty kontrolne należą do jednej historii',
  included: 'Wpis jest w dzienniku',
  inBatch: 'Potwierdzenie jest w swojej partii dziennika',
  logged: 'Partia jest w dzienniku',
  counted: 'Saldo jest częścią ogłoszonej sumy',
  readable: 'Pliki da się odczytać',
  liquidation: 'Cena likwidacji wynika z depozytu i stawek',
  returned: 'To, co wróciło, wynika z obu cen',
};
