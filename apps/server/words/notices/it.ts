import type { NoticeWords } from './index.ts';

export const it: NoticeWords = {
  unknownDevice: 'dispositivo sconosciuto',
  messages: {
    'deposit-success': {
      title: 'Deposito ricevuto',
      text: '{amount} {currency} sono stati accreditati sul tuo conto.',
    },
    'deposit-bonus': {
      title: 'Bonus del primo deposito',
      text: 'È stato aggiunto un bonus di {amount} {currency}. Si sblocca con il trading e non blocca mai il tuo denaro.',
    },
    'deposit-rejected': { title: 'Deposito rifiutato', text: 'Motivo: {reason}' },
    'withdrawal-requested': {
      title: 'Prelievo richiesto',
      text: '{amount} {currency} verso {destination}. In attesa di approvazione.',
    },
    'withdrawal-approved': { title: 'Prelievo approvato', text: 'Saranno inviati {amount} {currency}.' },
    'withdrawal-sent': { title: 'Prelievo in arrivo', text: '{amount} {currency} stanno arrivando.' },
    'withdrawal-success': {
      title: 'Prelievo completato',
      text: 'Il tuo prelievo di {amount} {currency} è confermato.',
    },
    'withdrawal-rejected': {
      title: 'Prelievo rifiutato',
      text: '{amount} {currency} sono stati riaccreditati sul tuo conto. Motivo: {reason}',
    },
    'stake-returned': {
      title: 'Puntata restituita',
      text: 'I dati di prezzo del tuo ordine {symbol} erano errati: la puntata di {amount} USDT ti è stata restituita.',
    },
    liquidation: {
      title: 'Posizione liquidata',
      text: '{symbol} è stato liquidato a {price}. Il resto del margine è stato riaccreditato sul tuo conto; non devi mai di più.',
    },
    'stop-loss': { title: 'Stop loss eseguito', text: '{symbol} è stato chiuso a {price} dal tuo stop loss.' },
    'stop-profit': { title: 'Take profit eseguito', text: '{symbol} è stato chiuso a {price} dal tuo take profit.' },
    'stop-loss-dropped': {
      title: 'Stop loss non impostato',
      text: '{symbol} si è aperto a {price}, già oltre il tuo stop loss di {stop}: è stato tolto. Puoi impostarne un altro.',
    },
    'stop-profit-dropped': {
      title: 'Take profit non impostato',
      text: '{symbol} si è aperto a {price}, già oltre il tuo take profit di {stop}: è stato tolto. Puoi impostarne un altro.',
    },
    'product-completed': {
      title: 'Prodotto concluso',
      text: 'Il tuo capitale di {amount} {currency} ti è stato restituito, con {income} {currency} di rendimento in totale.',
    },
    'agent-appointed': {
      title: 'Sei un agente',
      text: 'Da ora ricevi ogni giorno una parte delle commissioni spot e futures pagate da chi hai invitato.',
    },
    'agent-ended': {
      title: 'Non sei più un agente',
      text: 'Le commissioni pagate da ora non danno compenso. Quello dei giorni precedenti resta tuo.',
    },
    'commission-paid': { title: 'Compenso da agente', text: 'Compenso del {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Verifica di base completata',
      text: 'La tua identità è verificata al livello di base.',
    },
    'primary-failed': {
      title: 'Verifica di base rifiutata',
      text: 'Puoi correggere e inviare di nuovo. Motivo: {reason}',
    },
    'advanced-certified': {
      title: 'Verifica avanzata completata',
      text: 'La tua identità è verificata al livello avanzato.',
    },
    'advanced-failed': { title: 'Verifica avanzata rifiutata', text: 'Puoi inviare di nuovo. Motivo: {reason}' },
    'wallet-added': {
      title: 'Nuovo wallet salvato',
      text: '{address}. Se non riconosci questa operazione, cambia le password e contatta l’assistenza clienti.',
    },
    'bank-card-added': {
      title: 'Nuova carta bancaria aggiunta',
      text: '{card}. Se non riconosci questa operazione, cambia le password e contatta l’assistenza clienti.',
    },
    'bank-card-removed': {
      title: 'Carta bancaria rimossa',
      text: 'L’assistenza clienti ha rimosso la carta {card} su tua richiesta. Puoi aggiungerne un’altra; i prelievi sono sospesi per un giorno. Se non l’hai chiesto tu, blocca i prelievi e contatta l’assistenza clienti.',
    },
    'price-alert': {
      title: 'Avviso di prezzo',
      text: '{symbol} ha raggiunto il livello di {price} che hai impostato. Prezzo: {mark}.',
    },
    'mirror-week': {
      title: 'La tua settimana allo specchio',
      text: 'Operazioni concluse: {trades}. Rispetto a non operare: {result} USDT, commissioni incluse. Lo specchio mostra quanto può essere fortuna.',
    },
    'password-changed': {
      title: 'Password di accesso cambiata',
      text: 'La tua password di accesso è stata cambiata. I prelievi sono sospesi per 24 ore.',
    },
    'password-reset': {
      title: 'Password di accesso reimpostata',
      text: 'È stata impostata una nuova password di accesso con un codice. Tutti i dispositivi sono stati disconnessi e i prelievi sono sospesi per 24 ore.',
    },
    'fund-password-set': {
      title: 'Password di prelievo impostata',
      text: 'Il tuo account ha ora una password di prelievo.',
    },
    'fund-password-changed': {
      title: 'Password di prelievo cambiata',
      text: 'La tua password di prelievo è stata cambiata. I prelievi sono sospesi per 24 ore.',
    },
    'fund-password-reset': {
      title: 'Password di prelievo reimpostata',
      text: 'È stata impostata una nuova password di prelievo con un codice. Tutti i dispositivi sono stati disconnessi e i prelievi sono sospesi per 24 ore.',
    },
    'authenticator-on': {
      title: 'App di autenticazione attivata',
      text: 'Il suo codice è ora richiesto all’accesso e al prelievo.',
    },
    'authenticator-off': {
      title: 'App di autenticazione disattivata',
      text: 'Il suo codice non è più richiesto. I prelievi sono sospesi per 24 ore.',
    },
    'passkey-added': {
      title: 'Passkey aggiunta',
      text: 'La passkey {name} ora può accedere al tuo account senza password.',
    },
    'passkey-removed': { title: 'Passkey rimossa', text: 'La passkey {name} non può più accedere al tuo account.' },
    'new-device': { title: 'Accesso da un nuovo dispositivo', text: 'Accesso al tuo account da: {device}.' },
    'orders-silent': {
      title: 'Ordini annullati per silenzio',
      text: 'Nessun segnale per {seconds} s: gli ordini spot aperti sono stati annullati ({count}).',
    },
    'key-created': { title: 'Chiave per programmi creata', text: 'La chiave {name} può operare per il tuo account.' },
    'withdrawals-frozen': {
      title: 'Prelievi fermati',
      text: 'Nulla lascia il tuo account finché non lo consenti di nuovo con la password di accesso. I prelievi non ancora approvati sono annullati, come anche un’eventuale richiesta di chiusura dell’account.',
    },
    'closing-requested': {
      title: 'Chiusura dell’account richiesta',
      text: 'Quando due operatori l’avranno approvata, tutto ciò che è sul tuo account sarà pagato a {destination} e l’account chiuso. Se non lo hai chiesto tu, blocca ora i prelievi: questo annulla anche la richiesta.',
    },
    'recovery-asked': {
      title: 'Accesso al tuo conto richiesto',
      text: 'Qualcuno ha chiesto all’assistenza l’accesso al tuo conto e ha indicato {contact} come nuovo contatto. I documenti saranno confrontati. Se non lo hai fatto tu, blocca ora i prelievi: questo chiude anche la richiesta.',
    },
    'recovery-done': {
      title: 'Accesso al tuo conto modificato',
      text: 'Due operatori hanno confrontato i documenti e modificato il tuo accesso. Il tuo contatto ora è {contact}. Tutti i dispositivi sono stati disconnessi e i prelievi sono bloccati per 72 ore. Se non lo hai fatto tu, blocca i prelievi entro quel tempo: il tuo accesso torna com’era.',
    },
    'recovery-refused': {
      title: 'Accesso non modificato',
      text: 'La richiesta di accesso al tuo conto è stata rifiutata. Motivo: {reason}',
    },
    'recovery-stopped': {
      title: 'Richiesta di accesso fermata',
      text: 'La richiesta di accesso al tuo conto è stata fermata. Accedi come prima.',
    },
    'withdrawals-unfrozen': {
      title: 'Prelievi di nuovo consentiti',
      text: 'Il primo prelievo sarà possibile dopo 24 ore.',
    },
  },
  notices: {
    welcome: {
      title: 'Ti diamo il benvenuto in Candor',
      summary: 'Ogni prezzo, ogni esito e ogni saldo si può verificare.',
      text: 'Candor è fatto perché tu non debba crederci sulla parola.\n- Ogni prezzo che decide un risultato è in un registro pubblico, concatenato tramite hash.\n- Ogni esito ha una ricevuta che un pulsante ricalcola sul tuo telefono.\n- Nessuno può decidere un esito, nemmeno il nostro personale.\n- Il tuo denaro non è mai bloccato da una condizione di volume.',
    },
    'simulated-market': {
      title: 'Mercato simulato',
      summary: 'Questa installazione usa un mercato simulato con fondi di prova.',
      text: 'I prezzi nascono da un seme il cui hash è pubblico dall’inizio. Puoi richiedere fondi di prova una volta al giorno nella pagina di deposito. Non hanno valore e non si possono prelevare.',
    },
  },
};
