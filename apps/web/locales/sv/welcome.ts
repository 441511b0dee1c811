import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Rättvis handel som du själv kan kontrollera',
  heroText: 'Se priser i realtid just nu. Det tar en minut att öppna konto.',
  oddsTitle: 'Tydliga odds på förhand',
  oddsText: 'Gränsen för plus minus noll och förväntad förlust visas i varje orderformulär.',
  statementTitle: 'Varje cent syns',
  statementText: 'Varje ändring av saldot finns i kontoutdraget.',
  fundsTitle: 'Öva utan risk',
  fundsText: 'Hämta {amount} USDT testmedel varje dag.',
  createAccount: 'Skapa konto',
  livePrices: 'Realtidspriser',
  promptTitle: 'Logga in för att fortsätta',
  quotationText: 'Spara favoritpar och handla direkt från listan.',
  marketText: 'Snabbkontrakt från 30 sekunder, med kända odds och utbetalning.',
  propertyText: 'Se saldon, flytta pengar mellan konton och granska varje rad i utdraget.',
  personalText: 'Hantera profil, säkerhet och inbjudningskod.',
  otherText: 'Den här sidan hör till ditt konto.',
  moneyText: 'Minimibelopp, avgift och tid visas innan du skickar något.',
  exchangeText: 'Växla till en kurs som gäller i några sekunder, med synlig avgift.',
  earnText: 'Avkastning, löptid och kostnaden för att avsluta i förtid är kända i förväg.',
  helpText: 'Korta artiklar med gällande siffror, och människor som svarar i appen.',
};
