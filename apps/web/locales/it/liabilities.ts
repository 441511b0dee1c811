import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Il tuo saldo è incluso per intero?',
    text: 'Due volte al giorno, una delle quali in un momento casuale, pubblichiamo il totale di ciò che appartiene ai clienti. Il tuo dispositivo ricalcola se l’intero saldo del tuo estratto conto ne fa parte.',
    check: 'Controlla il mio saldo',
    counted: 'Tutti i tuoi {amount} fanno parte del totale pubblicato',
    alarm: 'I tuoi {amount} non sono inclusi correttamente nel totale pubblicato',
    unknown:
      'Sui tuoi {amount} non si può ancora concludere nulla: l’estratto conto non è stato letto abbastanza indietro, oppure il totale non è ancora nel registro pubblico. Riprova tra qualche minuto.',
    notInTotal: 'Ciò che è incluso non porta al totale pubblicato con il nome con cui accedi.',
    notWhole: 'Il totale include solo {counted}, ma il tuo estratto conto riporta {owned}.',
    otherSalt: 'Il tuo codice segreto non è quello ricevuto la prima volta.',
    notLogged: 'Il registro pubblico riporta un altro totale.',
    save: 'Salva la prova',
    saveText:
      'Con questo file chiunque può vedere senza di noi che cosa non corrisponde. Conservalo e invialo all’assistenza clienti.',
    name: 'Nome dell’account',
    nameHint:
      'Quello con cui accedi; un numero di telefono con il prefisso, per esempio +84901234567. Non viene inviato da nessuna parte.',
    owed: 'Totale pubblicato {total}',
    nothing: 'All’ultimo totale il tuo estratto conto non aveva saldo.',
    takenAt: 'Calcolato il {time}',
    beside: 'Oltre al denaro dei clienti, in quel momento i libri di Candor contenevano',
    house: 'Riserve e commissioni',
    insurance: 'Fondo assicurativo',
    pools: 'Fondi dei rendimenti',
    reserves:
      'In quel momento gli indirizzi di cui abbiamo provato di avere le chiavi contenevano {amount} sulla catena TRON',
    reservesUnread:
      'Indirizzi di cui abbiamo provato di avere le chiavi; il saldo sulla catena TRON non si è potuto leggere',
    reservesText:
      'Ognuno è firmato con la sua chiave: «{message}». Ciò che dobbiamo in altre valute, o ad altri che non sono clienti, non è mostrato.',
    solvency:
      'È una prova delle passività, non della solvibilità: mostra quanto dobbiamo ai clienti, ma nulla prova ancora che possediamo altrettanto.',
  },
};
