import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'Il registro pubblico',
    text: 'Ogni risultato è scritto in un registro a cui si può solo aggiungere. Il dispositivo ricorda ciò che ha visto e verifica che il registro ne sia il seguito; testimoni indipendenti confermano che tutti vedono lo stesso registro.',
    holds: 'Nel registro',
    lacks: 'Il registro pubblico non contiene questa ricevuta',
    witnessed: 'Testimoni: {count}/{all}, ultimo {age}',
    unwitnessed: 'Nessun testimone ha confermato questo stato',
    stamped: 'Marca temporale di un altro server: {date}',
    contradicts: 'Il registro pubblico contraddice ciò che questo dispositivo ha visto',
    first: 'Memorizzato su questo dispositivo da ora. Voci: {entries}',
    grown: 'È il seguito dello stato visto il {date}. Voci attuali: {entries}',
    another: 'Il nuovo registro indica quello noto a questo dispositivo. Voci: {entries}',
    unproven: 'Al momento il registro non può essere verificato su questo dispositivo',
    unsigned: 'Ciò che viene mostrato non è firmato dalla chiave nota a questo dispositivo',
    shrunk: 'Il registro è più corto di quanto questo dispositivo ha visto. Voci rimaste: {entries}',
    forked: 'Il registro non è il seguito dello stato firmato visto da questo dispositivo',
    unnamed: 'Un altro registro ne ha preso il posto senza indicare del tutto quello noto a questo dispositivo',
    evidenceText:
      'Entrambi gli stati firmati sono conservati su questo dispositivo. Salva il file: chiunque può verificarlo senza di noi.',
    save: 'Salva la prova',
    acks: 'Conferme conservate su questo dispositivo: {count}, tutte nel registro',
    acksWaiting: 'Conferme conservate su questo dispositivo: {count}, in attesa del registro: {waiting}',
    acksMissing: 'Conferme che non sono nel registro: {count}',
    acksUntrue: 'Conferme la cui firma o il cui esito non corrisponde: {count}',
    acksText: 'Salva il file: chiunque può verificarlo senza di noi.',
    acksSave: 'Salva tutte le conferme',
    late: 'Il server ha ricevuto l’ordine {time} dopo l’invio da questo dispositivo',
    began: 'Un nuovo registro è iniziato il {date}.',
    restored:
      'I dati sono stati ripristinati da un backup più vecchio, quindi il registro precedente è terminato. Le ricevute salvate restano verificabili.',
    behind:
      'I dati finivano prima di quanto era stato firmato, quindi il registro precedente è terminato. Le ricevute salvate restano verificabili.',
    differs:
      'I dati differivano da quanto era stato firmato, quindi il registro precedente è terminato. Le ricevute salvate restano verificabili.',
    keys: 'Le chiavi del registro e dei testimoni provengono da questo server. Provano qualcosa solo se confrontate con un’altra fonte, come la pagina del testimone.',
  },
};
