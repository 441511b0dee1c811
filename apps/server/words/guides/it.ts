import type { GuideWords } from './index.ts';

export const it: GuideWords = {
  fees: {
    title: 'Commissioni',
    summary: 'Che cosa costa e che cosa no.',
    text: `
      - **Contratti rapidi:** nessuna commissione. Il loro costo è la vincita sotto il 100%; il modulo d’ordine mostra la perdita attesa.
      - **Futures:** {futuresFee}% del valore della posizione all’apertura e alla chiusura.
      - **Spot:** maker {makerFee}%, taker {takerFee}% di ciò che ricevi.
      - **Conversione di valuta:** {exchangeFee}% di ciò che ricevi.
      - **Prelievi:** {withdrawFee}% dell’importo. **Depositi:** gratuiti.
      - **Spostare denaro tra i tuoi conti, aprire e tenere l’account:** gratis.
    `,
  },
  futures: {
    title: 'Come funzionano i futures',
    summary: 'Margine, commissioni, liquidazione e blocco, con le formule.',
    text: `
      ## In breve
      Scegli long o short, i lotti e una leva di {levers}. Il margine è il valore della posizione diviso per la leva. È isolato: puoi perderlo tutto, mai di più.
      ## Prezzi e commissioni
      - Un ordine a mercato è eseguito al primo prezzo valido dopo l’arrivo al server; se entro {fillWait} secondi non c’è, è annullato e nulla è cambiato.
      - Un ordine limite aspetta il suo prezzo. Stop e liquidazioni richiedono due prezzi validi di fila.
      - La commissione è il {futuresFee}% del valore, una volta all’apertura e una alla chiusura.
      ## Quando una posizione è liquidata
      Quando margine e risultato in corso non coprono più il margine di mantenimento ({maintenance}% del valore, di più per le posizioni grandi) e la commissione di chiusura.
      **Long:** prezzo = (q × ingresso − margine) ÷ (q × (1 − m − f)). **Short:** prezzo = (q × ingresso + margine) ÷ (q × (1 + m + f)). q è la dimensione, m il tasso di margine di mantenimento, f la commissione.
      Ciò che resta del margine è tuo; una perdita oltre è a carico del conto assicurativo.
      ## Blocco
      Un blocco apre una posizione opposta della stessa dimensione, con commissione e margine propri. La coppia è valutata a un solo prezzo e non è liquidata. Quando si chiude un lato, il ricavo ripristina prima il margine dell’altro.
    `,
  },
  spot: {
    title: 'Comprare e vendere criptovalute',
    summary: 'Tipi di ordine, commissioni e banda di prezzo.',
    text: `
      ## Tipi di ordine
      - **Limite:** indichi prezzo e quantità; l’ordine aspetta nel book finché non viene eseguito o lo annulli.
      - **Mercato:** eseguito subito ai migliori prezzi; si compra per un importo in USDT, si vende una quantità.
      - L’ordine minimo è di {minNotional} USDT.
      ## Commissioni
      Maker {makerFee}% se il tuo ordine aspettava nel book, taker {takerFee}% se è eseguito subito. La commissione viene trattenuta da ciò che ricevi. Se ci sono livelli in base al volume di 30 giorni, le tue aliquote possono essere più basse; sono indicate sotto il modulo dell’ordine.
      ## La banda di prezzo
      Un acquisto può stare al massimo il {band}% sopra il prezzo di mercato, una vendita al massimo il {band}% sotto. Un ordine a mercato si ferma lì e il resto è annullato.
      ## Chi c’è dall’altra parte
      Altri clienti e, dietro di loro, liquidità di Candor che segue il mercato di riferimento. Non vede mai il tuo ordine prima dell’esecuzione.
    `,
  },
  deposits: {
    title: 'Depositi',
    summary: 'Come depositare, quando arriva il denaro e il bonus del primo deposito.',
    text: `
      ## I modi
      - **USDT su TRON (TRC20):** un indirizzo tuo. Ciò che arriva è accreditato automaticamente dopo {confirmations} conferme, qualunque sia l’importo.
      - **Bonifico in VND:** trasferisci sul conto mostrato e invia la ricevuta; il tasso di cambio mostrato vale {rateMinutes} minuti.
      - **Segnalazione di deposito:** da {depositMin} USDT.
      ## Che cosa accredita il denaro
      Una segnalazione o uno screenshot da soli non accreditano nulla. La prova è la transazione sulla blockchain o il riferimento della banca, e ogni prova vale una volta.
      ## Bonus del primo deposito
      Il primo deposito riuscito da {bonusMin} USDT porta il {bonusRate}% come bonus bloccato, dove è offerto. Il bonus non blocca mai il tuo denaro.
      ## Attenzione
      Invia al tuo indirizzo solo USDT via TRC20. Ciò che è inviato in un’altra moneta o su un’altra rete può andare perso.
    `,
  },
  withdrawals: {
    title: 'Prelievi',
    summary: 'Minimo, commissione, tempi e quando bisogna aspettare.',
    text: `
      ## Condizioni
      - Almeno {withdrawMin} USDT o USDC; la commissione del {withdrawFee}% viene trattenuta dall’importo.
      - Uno al giorno (giorni GMT+1). Uno rifiutato o annullato non conta.
      - Serve la password di prelievo; {wrongTries} errori bloccano i prelievi per un’ora.
      - Con denaro reale serve la verifica di base.
      ## Che cosa succede
      L’importo è impegnato subito e arriva in {arrivalMin}–{arrivalMax} ore. Puoi annullare fino all’approvazione; se è rifiutato, ti viene restituito tutto.
      ## Quando bisogna aspettare
      Dopo un cambio della password di accesso o di prelievo, o la rimozione dell’autenticatore, i prelievi restano fermi {holdHours} ore, perché un estraneo non ci guadagni nulla.
      ## Mai bloccati dal volume
      Il tuo denaro non richiede alcun volume per essere prelevato. Solo il bonus si sblocca con il volume.
    `,
  },
  earn: {
    title: 'Mining vincolato e investimento',
    summary: 'Da dove viene il rendimento, quando è pagato e quanto costa il riscatto anticipato.',
    text: `
      ## Come funziona
      - Blocchi un importo per un numero di giorni a un tasso giornaliero. Il rendimento è pagato dopo ogni giorno intero; alcuni prodotti più vecchi pagano tutto alla fine.
      - Alla scadenza il capitale ti viene restituito.
      - Il tasso annuo è il tasso giornaliero × 365, senza capitalizzazione.
      ## Il rendimento è messo da parte prima
      All’acquisto tutto il rendimento ancora da pagare passa dal fondo premi del prodotto a una riserva. Se il fondo non basta, il prodotto è esaurito. Ogni prodotto dice da che cosa è finanziato.
      ## Riscatto anticipato
      - **Mining vincolato:** la penale è una quota del capitale, indicata sul prodotto.
      - **Investimento:** tasso di penale × giorni interi restanti × capitale, mai più del capitale.
      - Il rendimento pagato resta tuo; il giorno in corso non paga nulla. La somma esatta è mostrata prima della conferma.
      ## Che cosa un tasso non dice
      Il prezzo della valuta bloccata può scendere nel frattempo. Le condizioni del tuo acquisto restano fino alla fine.
    `,
  },
  exchange: {
    title: 'Conversione di valuta',
    summary: 'Un tasso di cambio fisso per pochi secondi, con la commissione in vista.',
    text: `
      - Un’offerta mantiene il tasso di cambio per {quoteSeconds} secondi; ce n’è una alla volta e si usa una volta sola.
      - La commissione del {exchangeFee}% viene trattenuta nella valuta ricevuta e mostrata prima della conferma.
      - Una conversione va da {exchangeMin} a {exchangeMax} USDT.
      - Se il prezzo si allontana dall’offerta di più di metà commissione, l’offerta non è eseguita e ne ricevi una nuova. Non converti mai a un tasso di cambio che non hai visto.
      - I prezzi dietro il tasso di cambio sono sulla ricevuta, così puoi ricalcolare.
    `,
  },
  verification: {
    title: 'Verifica dell’identità',
    summary: 'Due livelli, a che cosa servono e come si custodiscono i documenti.',
    text: `
      ## Due livelli
      - **Di base:** tipo di documento, nome e numero; il numero della carta bancaria è facoltativo. Con denaro reale serve per il primo deposito, i prelievi e lo sblocco del bonus.
      - **Avanzato:** tre foto: fronte, retro e tu con il documento. Prima viene il livello di base.
      - Un documento appartiene a un solo account.
      ## Come si custodiscono i documenti
      I numeri di documenti e carte sono cifrati; gli elenchi mostrano solo gli ultimi caratteri. Le foto sono ricodificate senza dati nascosti e poi cifrate. Può aprirle solo chi le esamina, e ogni consultazione è registrata.
      ## Se non è accettata
      Vedi il motivo, correggi e invii di nuovo. Ciò che era corretto resta.
    `,
  },
  'fair-dealing': {
    title: 'Puoi controllarci',
    summary: 'Il registro dei prezzi, le ricevute e come ricalcolare un risultato.',
    text: `
      ## Il registro dei prezzi
      Ogni prezzo valido è nel registro. Ogni voce contiene l’hash della precedente, quindi modificare una voce spezza la catena. Se l’intera catena venisse riscritta, lo mostrerebbe solo un hash conservato in precedenza.
      ## Le ricevute
      - Ogni contratto rapido regolato, liquidazione, stop e conversione ha una ricevuta: condizioni, prezzi e loro posto nel registro, calcolo, registrazione contabile.
      - Apri un ordine regolato e premi il pulsante di controllo: l’app lo ricalcola sul telefono con un proprio programma, senza codice in comune con il server.
      ## Ricalcola a mano
      - Prendi dalla ricevuta il prezzo di ingresso e di uscita: più alto, vince il rialzo; più basso, vince il ribasso; uguali, la puntata ti viene restituita.
      - Una vincita è puntata × tasso di vincita, una perdita è la puntata. Confronta con la riga del tuo estratto.
      ## Che cosa nessuno può fare
      - Nessun campo e nessuna impostazione porta un prezzo o un risultato per un utente, un ordine o un momento.
      - Una sospensione ferma solo i nuovi ordini. Dichiarare nulli degli ordini richiede un guasto dei dati registrato e due addetti, riguarda tutti gli ordini del simbolo in quell’intervallo, non toglie mai una vincita, e la decisione viene pubblicata.
    `,
  },
};
