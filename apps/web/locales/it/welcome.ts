import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Trading equo, che puoi verificare da te',
  heroText: 'Guarda i prezzi in tempo reale. Aprire un conto richiede un minuto.',
  oddsTitle: 'Probabilità in chiaro',
  oddsText: 'Punto di pareggio e perdita attesa sono su ogni ordine.',
  statementTitle: 'Ogni centesimo visibile',
  statementText: 'Ogni variazione del saldo è nell’estratto conto.',
  fundsTitle: 'Esercitati senza rischi',
  fundsText: 'Ricevi {amount} USDT di fondi di prova al giorno.',
  createAccount: 'Crea un conto',
  livePrices: 'Prezzi in tempo reale',
  promptTitle: 'Accedi per continuare',
  quotationText: 'Salva le coppie preferite e fai trading dalla lista.',
  marketText: 'Contratti rapidi da 30 secondi, con probabilità e rendimento noti.',
  propertyText: 'Controlla i saldi, sposta fondi tra i conti e verifica ogni riga dell’estratto.',
  personalText: 'Gestisci profilo, sicurezza e codice invito.',
  otherText: 'Questa pagina appartiene al tuo conto.',
  pair: 'Coppia',
  lastPrice: 'Ultimo prezzo',
  change: '24 h',
};
