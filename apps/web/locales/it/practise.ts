import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Mezz’ora del passato, senza la data',
    leadText:
      'Riproduce prezzi del registro dei prezzi pubblico sul ticket dei contratti rapidi e confronta il tuo risultato con il pareggio dei conti.',
    notMoney: 'Punti di allenamento, non denaro',
    hidden: 'Nascosto fino alla fine',
    hiddenText:
      'Data, ora e vero livello dei prezzi. Il primo prezzo è scritto come 100: vedi solo di quanto si muovono.',
    rules: 'Le regole degli ordini veri',
    rulesText:
      'Prezzo di ingresso, prezzo di uscita, pareggio, nullità e tasso di vincita sono quelli degli ordini veri. Inizi con {purse} punti. Nessun ordine viene inviato, il saldo non cambia.',
    start: 'Inizia',
    again: 'Un altro giro',
    last: 'Ultimo giro: vinti {wins}, persi {losses}, {result} punti',
    loading: 'Carico e verifico i prezzi…',
    tooShort: 'Il registro dei prezzi è ancora troppo breve',
    tooShortText:
      '{pair}: per ora {known} di prezzi senza interruzioni, ne servono almeno {least}. Torna tra qualche minuto.',
    broken: 'I prezzi non corrispondono agli hash',
    brokenText: 'Il tuo dispositivo ha ricalcolato un hash diverso, quindi questi prezzi non vengono usati.',
    partial: 'Il registro dei prezzi è più breve di mezz’ora: questo tratto dura {length}.',
    points: 'punti',
    stake: 'Puntata in punti',
    stakeRange: 'Puntata da {min} a {max}',
    short: 'Punti insufficienti.',
    odds: 'In pari con il {breakEven} di successi, come sul ticket vero.',
    tooLate: 'Quel che resta è troppo breve per questa durata.',
    chart: 'Grafico di allenamento {pair}, il primo prezzo è 100',
    play: 'Riprendi',
    pause: 'Pausa',
    speed: 'Velocità',
    left: 'Restano',
    finish: 'Termina',
    orders: 'Ordini di allenamento',
    result: 'Risultato di questo giro',
    undecided: 'Nessun ordine vinto o perso.',
    nonePlaced: 'In questo giro non hai inserito ordini.',
    kept: 'Si conserva solo il risultato di questo giro, e solo su questo dispositivo.',
    where: 'Quando è stato',
    from: 'Da',
    to: 'A',
    checked: 'Prezzi da #{first} a #{last}: ricalcolati dal tuo dispositivo, gli hash corrispondono.',
    record: 'Apri il registro dei prezzi pubblico per confrontare',
  },
};
