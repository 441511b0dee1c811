import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'Den levande priskedjan',
    text: 'Varje pris bär det föregåendes hash. Ändras, tas bort eller läggs ett till stämmer inget efteråt.',
    check: 'Kontrollera de senaste 100 priserna',
    byYou: 'Din enhet räknar fram vart och ett själv: du behöver inte lita på oss.',
    whole:
      '#{first} till #{last}: inget pris saknas, inget är ändrat. Din enhet räknade fram det på {ms} millisekunder.',
    broken: 'Från pris #{seq} stämmer kedjan inte. Skicka den här skärmen till kundtjänst.',
  },
};
