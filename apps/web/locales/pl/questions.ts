import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Cztery pytania przed prawdziwymi pieniędzmi',
    text: 'Nikt nie wystawia ocen. Mówią prostymi słowami, ile te zlecenia mogą kosztować.',
    step: '{now} z {all}',
    next: 'Dalej',
    finish: 'Gotowe',
    notQuite: 'Nie całkiem.',
    right: 'Dobrze.',
    done: 'Dziękujemy. Możesz teraz złożyć zlecenie.',
    lossText: 'Stawiasz 100 USDT na wzrost lub spadek, a cena idzie w drugą stronę. Ile dostajesz z powrotem?',
    loss0: 'Nic',
    loss1: 'Połowę',
    loss2: 'Wszystko',
    lossWhy: 'Przegrane zlecenie kosztuje całą stawkę. Stawiaj tylko to, bez czego możesz się obejść.',
    leverageText:
      'Otwierasz pozycję z dźwignią 20×. O ile cena musi pójść przeciwko tobie, żeby depozyt prawie zniknął?',
    leverage0: 'Około 50%',
    leverage1: 'Około 5%',
    leverage2: 'Nie można go stracić',
    leverageWhy:
      'Przy 20× każdy procent liczy się dwadzieścia razy: po około 5% pozycja jest zamykana, a depozyt przepada.',
    oddsText: 'Wygrane zlecenie płaci 80% stawki. Ile ze 100 równych zleceń musi wygrać, żeby nic nie stracić?',
    odds0: '40',
    odds1: '50',
    odds2: 'Około 56',
    oddsWhy: '56 wygranych daje mniej więcej tyle, ile zabierają 44 przegrane. Trafiając połowę, tracisz pieniądze.',
    houseText: 'Kto stoi po drugiej stronie tych zleceń?',
    house0: 'Nikt',
    house1: 'Candor',
    house2: 'Zawsze inny klient',
    houseWhy: 'Candor: co tracisz, to zyskuje, i na odwrót. Dlatego możesz sprawdzić każdą cenę i każdy wynik.',
  },
};
