import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Chiudi account',
  text: 'Due persone da noi controllano la richiesta. Poi tutto ciò che possiedi viene pagato, anche sotto il minimo, e l’account viene chiuso. Potrai ancora accedere per consultarlo e scrivere all’assistenza clienti.',
  first: 'Da terminare prima',
  total: 'Tutto ciò che possiedi ai prezzi attuali',
  noPrice: 'Al momento manca il prezzo di una valuta. L’importo comparirà quando tornerà.',
  bonus: 'Bonus bloccato perso',
  newWaits: 'Se la destinazione è nuova, il pagamento avviene non prima di 24 ore dalla richiesta.',
  ask: 'Chiedi la chiusura',
  confirmText:
    'Il bonus bloccato va perso e l’account non potrà più negoziare. Puoi ritirare la richiesta finché non viene eseguita.',
  asked: 'Chiusura chiesta il {time}. Tutto viene pagato a {to}.',
  takeBack: 'Ritira la richiesta',
  takenBack: 'Richiesta ritirata',
  sent: 'Richiesta inviata',
  keptTitle: 'Conservato dopo la chiusura',
  keptContact: 'Nome, contatti, accesso',
  keptPapers: 'Documenti, carte, messaggi',
  keptLedger: 'Libro contabile e ordini, senza il tuo nome',
  keptForGood: 'Per sempre',
  dataTitle: 'I tuoi dati',
  dataText:
    'Una copia di tutto ciò che conserviamo su di te: account, documenti, carte, indirizzi, ordini, estratto conto e messaggi, una voce per riga. I numeri di documenti e carte vi compaiono per intero: conserva il file al sicuro.',
  dataSave: 'Salva una copia',
  dataSaved: 'Copia salvata',
};
