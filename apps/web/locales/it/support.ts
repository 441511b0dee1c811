import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Assistenza clienti',
  heroTitle: 'Come possiamo aiutarti?',
  heroText: 'Scrivici, anche con immagini. La risposta compare qui nell’app.',
  write: 'Scrivi un messaggio',
  open: 'Apri l’assistenza clienti',
  conversation: 'Conversazione con il nostro team',
  begin: 'Descrivi cosa è successo',
  beginText:
    'Un numero d’ordine o uno screenshot ci aiuta a rispondere prima. Non inviare mai password o codici di verifica.',
  hours:
    'Il nostro team risponde quando c’è qualcuno; non promettiamo orari fissi. Il tuo messaggio resta e la risposta ti aspetta qui.',
  helpText: 'Articoli brevi con i dati attuali',
  questions: 'Domande frequenti',
  operator: 'Il nostro team',
  you: 'Tu',
  picture: 'Immagine',
  pictures: 'Immagini da inviare',
  addPictures: 'Aggiungi immagini',
  noPictures: 'Rimuovi immagini',
  message: 'Messaggio',
  placeholder: 'Scrivi un messaggio…',
  send: 'Invia',
  sending: 'Invio in corso',
  unsent: 'Non inviato; riproveremo',
  discard: 'Elimina',
  older: 'Mostra messaggi precedenti',
};
