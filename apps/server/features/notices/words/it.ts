import type { NoticeWords } from '../words.ts';

export const it: NoticeWords = {
  messages: {
    'deposit-success': { title: 'Deposito ricevuto', text: '{amount} {currency} sono stati accreditati sul tuo conto.' },
    'deposit-bonus': { title: 'Bonus del primo deposito', text: 'È stato aggiunto un bonus di {amount} {currency}. Si sblocca con il trading; il tuo denaro non è mai bloccato.' },
    'deposit-rejected': { title: 'Deposito rifiutato', text: 'Motivo: {reason}' },
    'withdrawal-approved': { title: 'Prelievo approvato', text: 'Saranno inviati {amount} {currency}.' },
    'withdrawal-sent': { title: 'Prelievo in viaggio', text: '{amount} {currency} stanno arrivando.' },
    'withdrawal-success': { title: 'Prelievo completato', text: 'Il tuo prelievo di {amount} {currency} è confermato.' },
    'withdrawal-rejected': { title: 'Prelievo rifiutato', text: '{amount} {currency} sono tornati sul tuo conto. Motivo: {reason}' },
    liquidation: { title: 'Posizione liquidata', text: '{symbol} è stato liquidato a {price}. Il resto del margine è tornato sul tuo conto; non devi mai di più.' },
    'stop-loss': { title: 'Stop loss eseguito', text: '{symbol} è stato chiuso a {price} dal tuo stop loss.' },
    'stop-profit': { title: 'Take profit eseguito', text: '{symbol} è stato chiuso a {price} dal tuo take profit.' },
    'product-completed': { title: 'Prodotto concluso', text: 'Il tuo capitale di {amount} {currency} è tornato, con {income} {currency} di rendimento in totale.' },
    'primary-certified': { title: 'Verifica di base completata', text: 'La tua identità è verificata al livello di base.' },
    'primary-failed': { title: 'Verifica di base rifiutata', text: 'Puoi correggere e inviare di nuovo. Motivo: {reason}' },
    'advanced-certified': { title: 'Verifica avanzata completata', text: 'La tua identità è verificata al livello avanzato.' },
    'advanced-failed': { title: 'Verifica avanzata rifiutata', text: 'Puoi inviare di nuovo. Motivo: {reason}' },
    'wallet-added': { title: 'Nuovo wallet salvato', text: '{address}. Se non sei stato tu, cambia le password e contatta l’assistenza clienti.' },
    'price-alert': { title: 'Avviso di prezzo', text: '{symbol} ha raggiunto il livello di {price} che hai impostato. Prezzo: {mark}.' },
  },
  notices: {
    welcome: { title: 'Ti diamo il benvenuto in Candor', summary: 'Ogni prezzo, ogni regolamento e ogni saldo si può verificare.', text: 'Candor è fatto perché tu non debba crederci sulla parola.\n- Ogni prezzo che decide un risultato è in un registro pubblico, concatenato da impronte.\n- Ogni regolamento ha una ricevuta che un pulsante ricalcola sul tuo telefono.\n- Nessuno può decidere un esito, nemmeno gli operatori.\n- Il tuo denaro non è mai bloccato da una condizione di volume.' },
    'simulated-market': { title: 'Mercato simulato', summary: 'Questa installazione usa un mercato simulato con fondi di prova.', text: 'I prezzi nascono da un seme la cui impronta è pubblica dall’inizio. Puoi prendere fondi di prova una volta al giorno nella pagina di deposito. Non hanno valore e non si possono prelevare.' },
  },
};
