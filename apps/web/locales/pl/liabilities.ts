import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Czy całe Twoje saldo jest uwzględnione?',
    text: 'Dwa razy dziennie, w tym raz o losowej porze, publikujemy sumę tego, co należy do klientów. Twoje urządzenie samo sprawdza, czy całe saldo z Twojego wyciągu jest jej częścią.',
    check: 'Sprawdź moje saldo',
    counted: 'Całe Twoje {amount} jest częścią opublikowanej sumy',
    alarm: 'Twoje {amount} nie jest poprawnie uwzględnione w opublikowanej sumie',
    unknown:
      'O Twoim {amount} nie można jeszcze nic powiedzieć: wyciągu nie udało się odczytać wystarczająco daleko wstecz albo sumy nie ma jeszcze w publicznym dzienniku. Spróbuj ponownie za kilka minut.',
    notInTotal: 'To, co uwzględniono, nie prowadzi do opublikowanej sumy pod nazwą, którą się logujesz.',
    notWhole: 'Suma obejmuje tylko {counted}, a Twój wyciąg wykazuje {owned}.',
    otherSalt: 'Twój tajny kod jest inny niż ten otrzymany na początku.',
    notLogged: 'Publiczny dziennik podaje inną sumę.',
    save: 'Zapisz dowód',
    saveText:
      'Z tym plikiem każdy może zobaczyć, co się nie zgadza, bez naszego udziału. Zachowaj go i wyślij do obsługi klienta.',
    name: 'Nazwa konta',
    nameHint:
      'Taka, jaką się logujesz; numer telefonu z kierunkowym, na przykład +84901234567. Nie jest nigdzie wysyłana.',
    owed: 'Opublikowana suma {total}',
    nothing: 'Przy ostatnim obliczaniu sumy Twój wyciąg nie wykazywał salda.',
    takenAt: 'Obliczono {time}',
    beside: 'Poza pieniędzmi klientów w księgach Candor było wtedy',
    house: 'Rezerwy i opłaty',
    insurance: 'Fundusz ubezpieczeniowy',
    pools: 'Pule nagród',
    reserves: 'W tej chwili adresy, do których kluczy posiadanie udowodniliśmy, miały {amount} w sieci TRON',
    reservesUnread: 'Adresy, do których kluczy posiadanie udowodniliśmy; ich salda w sieci TRON nie udało się odczytać',
    reservesText:
      'Każdy jest podpisany swoim kluczem: „{message}”. Długów w innych walutach lub wobec innych niż klienci tu nie widać.',
    solvency:
      'To dowód zobowiązań, a nie wypłacalności: pokazuje, ile jesteśmy winni klientom, ale nic jeszcze nie dowodzi, że tyle posiadamy.',
  },
};
