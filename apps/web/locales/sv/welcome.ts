import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Rättvis handel som du själv kan kontrollera',
  heroText: 'Se priser live just nu. Det tar en minut att öppna konto.',
  oddsTitle: 'Oddsen på förhand',
  oddsText: 'Nollpunkt och förväntad förlust står på varje order.',
  statementTitle: 'Varje cent syns',
  statementText: 'Varje ändring av saldot finns i kontoutdraget.',
  fundsTitle: 'Öva utan risk',
  fundsText: 'Hämta {amount} USDT testmedel varje dag.',
  createAccount: 'Skapa konto',
  livePrices: 'Livepriser',
  promptTitle: 'Logga in för att fortsätta',
  quotationText: 'Spara favoritpar och handla direkt från listan.',
  marketText: 'Snabbkontrakt från 30 sekunder, med kända odds och utbetalning.',
  propertyText: 'Se saldon, flytta pengar mellan konton och granska varje rad i utdraget.',
  personalText: 'Hantera profil, säkerhet och inbjudningskod.',
  otherText: 'Den här sidan hör till ditt konto.',
  pair: 'Par',
  lastPrice: 'Senaste pris',
  change: '24 h',
};
