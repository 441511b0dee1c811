import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Indirizzi wallet',
  add: 'Aggiungi indirizzo',
  none: 'Ancora nessun wallet salvato',
  noneText: 'Salva una volta un indirizzo con la sua immagine QR, poi ti basta sceglierlo quando prelevi.',
  announced: 'Ti avvisiamo via e-mail o SMS ogni volta che si aggiunge un wallet.',
  since: 'Salvato il {date}',
  usableFrom: 'Utilizzabile dal {time}',
  newWaits:
    'Puoi prelevare verso wallet e carte nuovi 24 ore dopo averli salvati, così nessun intruso può prendere il tuo denaro.',
  showCode: 'Mostra l’immagine QR',
  code: 'Immagine QR salvata',
  delete: 'Elimina wallet',
  deleteText: '{address} viene tolto dalla tua lista. I prelievi già inviati restano invariati.',
  deleted: 'Wallet eliminato',
  savedOnly: 'Solo wallet e carte salvati',
  savedOnlyText: 'Attivo subito, disattivo dopo 24 ore.',
  onText:
    'Da ora i prelievi vanno solo ai wallet e alle carte bancarie salvati. Quelli aggiunti in seguito si possono usare dopo 24 ore, e anche la fine di questa regola richiede 24 ore.',
  onTextNone:
    'Nessun wallet è salvato. I wallet e le carte aggiunti da ora si possono usare dopo 24 ore; fino ad allora nulla può andare a un wallet.',
  offText: 'La regola resta in vigore altre 24 ore.',
  turnOn: 'Attiva',
  turnOff: 'Disattiva tra 24 h',
  endsAt: 'La regola termina il {time}. Riattivala per mantenerla.',
  chain: 'Rete',
  picture: 'Immagine QR del wallet',
  pictureHint: 'L’indirizzo viene letto da qui su questo dispositivo.',
  reading: 'Lettura del codice…',
  noCode: 'Nessun codice QR trovato. Scrivi l’indirizzo; l’immagine resta comunque salvata.',
  pictureMissing: 'Scegli l’immagine QR',
  pictureWaiting: 'L’immagine è ancora in caricamento',
  address: 'Indirizzo del wallet',
  addressHint: '34 caratteri, inizia con T',
  addressInvalid: 'Un carattere dell’indirizzo è errato o manca. Confrontalo con il tuo wallet.',
  chainText: 'Salva solo indirizzi {chain}. Il denaro inviato su un’altra rete è perso.',
  save: 'Salva wallet',
  saved: 'Wallet salvato',
};
