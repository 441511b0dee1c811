import type { NoticeWords } from '../words.ts';

export const sv: NoticeWords = {
  messages: {
    'deposit-success': { title: 'Insättning mottagen', text: '{amount} {currency} finns på ditt konto.' },
    'deposit-bonus': { title: 'Bonus på första insättningen', text: '{amount} {currency} i bonus har lagts till. Den frigörs när du handlar; dina egna pengar låses aldrig.' },
    'deposit-rejected': { title: 'Insättning avslagen', text: 'Orsak: {reason}' },
    'withdrawal-approved': { title: 'Uttag godkänt', text: '{amount} {currency} kommer att skickas.' },
    'withdrawal-sent': { title: 'Uttag på väg', text: '{amount} {currency} är på väg till dig.' },
    'withdrawal-success': { title: 'Uttag klart', text: '{amount} {currency} är bekräftade.' },
    'withdrawal-rejected': { title: 'Uttag avslaget', text: '{amount} {currency} är tillbaka på ditt konto. Orsak: {reason}' },
    liquidation: { title: 'Position likviderad', text: '{symbol} likviderades vid {price}. Det som var kvar av marginalen är tillbaka på kontot; du blir aldrig skyldig mer.' },
    'stop-loss': { title: 'Stop loss utförd', text: '{symbol} stängdes vid {price} av din stop loss.' },
    'stop-profit': { title: 'Take profit utförd', text: '{symbol} stängdes vid {price} av din take profit.' },
    'product-completed': { title: 'Produkt avslutad', text: 'Kapitalet på {amount} {currency} är tillbaka, med {income} {currency} i avkastning totalt.' },
    'primary-certified': { title: 'Kontroll på grundnivå klar', text: 'Din identitet är verifierad på grundnivå.' },
    'primary-failed': { title: 'Kontroll på grundnivå inte godkänd', text: 'Du kan rätta och skicka in igen. Orsak: {reason}' },
    'advanced-certified': { title: 'Kontroll på utökad nivå klar', text: 'Din identitet är verifierad på utökad nivå.' },
    'advanced-failed': { title: 'Kontroll på utökad nivå inte godkänd', text: 'Du kan skicka in igen. Orsak: {reason}' },
    'wallet-added': { title: 'Ny plånbok sparad', text: '{address}. Om det inte var du, byt lösenord och kontakta kundtjänst.' },
    'price-alert': { title: 'Prisbevakning', text: '{symbol} har nått nivån {price} som du angav. Pris: {mark}.' },
  },
  notices: {
    welcome: { title: 'Välkommen till Candor', summary: 'Varje pris, varje avräkning och varje saldo går att kontrollera.', text: 'Candor är byggt så att du inte behöver lita på vårt ord.\n- Varje pris som används vid en avräkning finns i en offentlig prislogg, kedjad med hashvärden.\n- Varje avräkning har ett kvitto, och en knapp räknar om den i din egen telefon.\n- Ingen har en knapp som avgör ett utfall, inte heller operatörerna.\n- Dina egna pengar låses aldrig av ett omsättningskrav.' },
    'simulated-market': { title: 'Simulerad marknad', summary: 'Den här installationen körs på en simulerad marknad med testmedel.', text: 'Priserna kommer från ett startvärde vars hash publicerades från början. Du kan hämta testmedel en gång om dagen på insättningssidan. De saknar värde och kan inte betalas ut.' },
  },
};
