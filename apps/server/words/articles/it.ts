import type { ArticleWords } from './index.ts';

export const it: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT con la registrazione',
      subtitle: 'Sbloccati con il trading: 1 USDT ogni {volumePerRelease} USDT di volume',
    },
    fair: { title: 'Ogni prezzo è verificabile', subtitle: 'Registrato pubblicamente e uguale per tutti' },
    fast: {
      title: 'Contratti rapidi, probabilità in chiaro',
      subtitle: 'Quanto puoi vincere e perdere, prima di decidere',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Come funzionano i contratti rapidi',
      summary: 'Quanto puoi vincere, quanto puoi perdere e le probabilità, in numeri chiari.',
      text: `
        ## In breve
        Scegli un simbolo, una direzione, una durata e una puntata da {minStake} a {maxStake} USDT. Se il prezzo finale è più alto di quello iniziale e hai scelto il rialzo, o più basso e hai scelto il ribasso, riavrai la puntata più la vincita. Altrimenti la puntata è persa. Se i due prezzi sono uguali, la puntata ti viene restituita.
        ## Quali prezzi contano
        - **Inizio:** il primo prezzo accettato dopo l’arrivo del tuo ordine, di norma entro 0,3 secondi. Non è mai un prezzo già noto.
        - **Fine:** il primo prezzo accettato alla scadenza o nei 5 secondi successivi.
        - Se tale prezzo manca per un guasto dei dati di mercato, l’ordine è nullo e la puntata ti viene restituita.
        ## La controparte è il banco
        Quando vinci, Candor ti paga; quando perdi, Candor trattiene la puntata. La vincita è inferiore al 100%, quindi alla lunga il vantaggio è del banco.
        Percentuale di successi per andare in pari = 1 ÷ (1 + vincita). Perdita attesa ogni 100 USDT = 100 × (1 − vincita) ÷ 2, se rialzo e ribasso sono ugualmente probabili.
        * **{seconds} secondi:** vincita {payout}%, in pari con il {breakEven}% di successi, perdita attesa {loss} USDT ogni 100 puntati
        Punta solo ciò che puoi permetterti di perdere. Il tuo risultato effettivo è indicato sopra lo storico.
      `,
    },
    prices: {
      title: 'Come si formano e si verificano i prezzi',
      summary: 'Da dove viene un prezzo, che cosa lo rende valido e che cosa impedisce di modificarlo.',
      text: `
        ## Dalla fonte al prezzo
        - Quattro volte al secondo si rileva un prezzo per ogni simbolo: la mediana, se le fonti sono più di una.
        - Un prezzo che si scosta troppo dai precedenti viene trattenuto finché i successivi non lo confermano. Solo allora è accettato.
        - Se la fonte tace per 2 secondi, il trading del simbolo si ferma e lo schermo lo segnala. Riprende da solo.
        ## Nessuno decide un esito
        Per tutti valgono gli stessi prezzi. Non esiste alcuna impostazione che assegni un prezzo o un esito a un utente, a un ordine o a un momento.
        ## Registrati e concatenati
        Ogni prezzo accettato viene registrato. Ogni voce contiene l’hash della precedente, perciò modificare una voce spezza la catena; se tutto venisse riscritto, lo mostrerebbe solo un hash conservato in precedenza. Con ogni contratto rapido regolato conserviamo i prezzi esatti che lo hanno deciso e la loro posizione nel registro.
        ## Nel mercato simulato
        I prezzi derivano da un seme casuale. Il suo hash è pubblicato fin dall’inizio. Il seme stesso resta segreto, perché chi lo conosce conosce tutti i prezzi futuri.
      `,
    },
    'sign-up-gift': {
      title: 'Il regalo di registrazione e come si sblocca',
      summary: '{gift} USDT per ogni nuovo account e come poterli usare.',
      text: `
        ## Che cosa ricevi
        Ogni nuovo account riceve {gift} USDT come bonus bloccato. Lo vedi accanto al saldo USDT.
        ## Come si sblocca
        - Ogni {volumePerRelease} USDT di volume sbloccano 1 USDT nel saldo disponibile.
        - Contano le puntate dei contratti rapidi regolati, vinti o persi. I pareggi e gli ordini nulli non contano.
        - Contano anche il {spotShare}% del valore delle operazioni spot e il margine con cui si apre una posizione futures.
        - Esempio: {fullVolume} USDT di puntate in totale sbloccano l’intero regalo.
        ## Che cosa non è mai bloccato
        È bloccato solo il bonus. Il tuo denaro resta sempre a tua disposizione, qualunque sia il volume.
        Fare trading solo per sbloccare il bonus di solito costa più di quanto vale: guarda la perdita attesa nella schermata dell’ordine.
      `,
    },
    security: {
      title: 'Proteggere il tuo account',
      summary: 'Poche abitudini che contano.',
      text: `
        - Usa una password che non usi altrove. Ne conserviamo solo un hash irreversibile.
        - Nessuno di Candor ti chiederà mai la password o un codice di verifica.
        - Se cambi la password, esci da tutti gli altri dispositivi; se la reimposti, da tutti.
        - Dopo vari tentativi errati l’accesso è sospeso per qualche minuto, così nessuno può indovinare.
        - Esci dai dispositivi che non sono tuoi.
      `,
    },
    terms: {
      title: 'Termini d’uso',
      summary: 'L’accordo tra te e Candor.',
      text: `
        ## 1. Chi può usare Candor
        Devi avere almeno 18 anni e la legge del tuo Paese deve consentirti di usare il servizio. Una persona, un account. Le informazioni fornite devono essere vere.
        ## 2. Mercato simulato e fondi di prova
        Finché Candor mostra «Mercato simulato · fondi di prova», i prezzi sono simulati o riprodotti e tutti i saldi sono fondi di prova. Non hanno valore monetario e non possono essere prelevati né convertiti in denaro.
        ## 3. Contratti rapidi
        Un ordine accettato è vincolante e non può essere annullato. È regolato in base ai prezzi registrati e alle condizioni mostrate al momento dell’invio. Candor è la controparte di ogni ordine. Puoi perdere l’intera puntata.
        ## 4. Errori dei dati di mercato
        Un ordine senza un prezzo iniziale o finale valido è nullo e la puntata viene restituita. Dopo un guasto dei dati registrato, due addetti insieme possono dichiarare nulli tutti gli ordini rapidi di un simbolo in quell’intervallo: le puntate perse vengono restituite, le vincite restano e la decisione è pubblicata. Nient’altro rende nullo un ordine.
        ## 5. Bonus
        I bonus si sbloccano con il volume di trading, come descritto nel centro assistenza. Gli account aperti solo per accumulare bonus possono perdere il bonus bloccato, mai il proprio denaro.
        ## 6. Il tuo account
        Tieni segreta la password. Rispondi del suo uso finché non ci segnali un abuso. Possiamo bloccare un account se la legge lo impone o se viene usato per attaccare il servizio; ti informeremo.
        ## 7. Modifiche
        Le nuove condizioni valgono per gli ordini successivi alla pubblicazione, mai per quelli già aperti.
        ## 8. Nessuna consulenza
        Nulla in Candor è una consulenza d’investimento. I prezzi possono scendere tanto in fretta quanto salgono.
      `,
    },
    privacy: {
      title: 'Privacy',
      summary: 'Che cosa conserviamo, perché e per quanto tempo.',
      text: `
        ## Che cosa conserviamo
        - I dati di registrazione: nome account, e-mail o telefono, e il Paese se l’hai indicato.
        - Ciò che ci invii in seguito: documenti di verifica, carte bancarie, indirizzi wallet e messaggi.
        - La password solo come hash e l’ultima attività delle tue sessioni.
        - I tuoi ordini, i saldi e l’estratto di ogni movimento.
        - I preferiti, il nickname e la valuta di visualizzazione.
        ## A che cosa serve
        Solo a gestire l’account, regolare gli ordini e proteggere il servizio. L’indirizzo di rete è usato per breve tempo per fermare gli attacchi. Non vendiamo dati e non mostriamo pubblicità. L’app non contiene tracciatori e non usa cookie.
        ## Sul tuo dispositivo
        L’app conserva l’accesso, la lingua e la valuta di visualizzazione nella memoria del browser. Uscendo, l’accesso viene rimosso.
        ## Per quanto tempo
        - Codici di verifica: 10 minuti.
        - Sessioni: finché non esci, o 30 giorni senza uso.
        - Ordini ed estratto: finché l’account esiste e poi per tutto il tempo richiesto dalla legge, perché il libro mastro non è modificabile.
        - Accesso, contatti, dispositivi e indirizzi salvati: cancellati dopo che l’account è chiuso e tutto è stato pagato.
        - Documenti di verifica, carte bancarie e messaggi: dopo la chiusura, per il tempo richiesto dalle leggi contro il riciclaggio.
        - L’indirizzo o il conto bancario a cui è andato un prelievo: fa parte dell’estratto e si conserva con esso, sotto un numero al posto del tuo nome.
        - Backup: ciò che è cancellato resta nei backup precedenti finché non vengono eliminati.
        ## I tuoi diritti
        Puoi chiedere una copia dei tuoi dati, la loro correzione o la chiusura dell’account.
      `,
    },
  },
};
