import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Ricalcola questo risultato',
  again: 'Ricalcola di nuovo',
  sealed: 'Ricalcolato sul tuo dispositivo: {ok} su {all}',
  sealing: 'Ricalcolo sul tuo dispositivo',
  adds: 'Ogni passaggio torna',
  differs: 'Un passaggio non torna',
  differsText: 'Invia questa schermata e il numero dell’ordine all’assistenza clienti.',
  gone: 'Questi prezzi hanno superato il periodo di conservazione e non sono più scaricabili. La ricevuta indica ancora quelli usati.',
  stated: 'La ricevuta dice {stated}, ricalcolato: {found}',
  bundle: 'Conservi le sue prove',
  bundleText:
    'Un file con tutte le ricevute, l’estratto conto e i prezzi su cui si basano. Chiunque può controllarlo senza di noi, anche senza rete.',
  bundleSave: 'Salva il file',
  bundleCheck: 'Apri la pagina di controllo',
};
