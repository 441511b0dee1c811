import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Trading corretto, che puoi verificare',
  heroText: 'Guarda subito i prezzi in tempo reale. Aprire un account richiede un minuto.',
  oddsTitle: 'Probabilità in chiaro',
  oddsText: 'Punto di pareggio e perdita attesa sono su ogni ordine.',
  statementTitle: 'Ogni centesimo in vista',
  statementText: 'Ogni variazione del saldo è nell’estratto conto.',
  fundsTitle: 'Esercitati senza rischi',
  fundsText: 'Richiedi ogni giorno {amount} USDT di fondi di prova.',
  createAccount: 'Crea un account',
  livePrices: 'Prezzi in tempo reale',
  promptTitle: 'Accedi per continuare',
  quotationText: 'Salva le coppie preferite e fai trading direttamente dalla lista.',
  marketText: 'Contratti rapidi a partire da 30 secondi, con probabilità e vincita note in anticipo.',
  propertyText: 'Controlla i saldi, sposta denaro tra i conti e verifica ogni riga dell’estratto conto.',
  personalText: 'Gestisci profilo, sicurezza e codice invito.',
  otherText: 'Questa pagina appartiene al tuo account.',
  moneyText: 'Minimo, commissione e tempi si vedono prima di inviare qualcosa.',
  exchangeText: 'Converti a un tasso di cambio garantito per alcuni secondi, con la commissione in vista.',
  earnText: 'Tasso, durata e costo del riscatto anticipato sono noti in anticipo.',
  helpText: 'Articoli brevi con dati attuali e persone che rispondono nell’app.',
};
