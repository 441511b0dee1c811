import type { NoticeWords } from './index.ts';

export const sv: NoticeWords = {
  unknownDevice: 'okänd enhet',
  messages: {
    'deposit-success': { title: 'Insättning mottagen', text: '{amount} {currency} finns på ditt konto.' },
    'deposit-bonus': {
      title: 'Bonus på första insättningen',
      text: '{amount} {currency} i bonus har lagts till. Den frigörs när du handlar och låser aldrig dina egna pengar.',
    },
    'deposit-rejected': { title: 'Insättning avslagen', text: 'Orsak: {reason}' },
    'withdrawal-requested': {
      title: 'Uttag begärt',
      text: '{amount} {currency} till {destination}. Det väntar på godkännande.',
    },
    'withdrawal-approved': { title: 'Uttag godkänt', text: '{amount} {currency} kommer att skickas.' },
    'withdrawal-sent': { title: 'Uttag på väg', text: '{amount} {currency} är på väg till dig.' },
    'withdrawal-success': { title: 'Uttag klart', text: 'Ditt uttag på {amount} {currency} är bekräftat.' },
    'withdrawal-rejected': {
      title: 'Uttag avslaget',
      text: '{amount} {currency} är tillbaka på ditt konto. Orsak: {reason}',
    },
    'stake-returned': {
      title: 'Insatsen tillbaka',
      text: 'Prisdatan för din order {symbol} var felaktig: insatsen på {amount} USDT är tillbaka på ditt konto.',
    },
    liquidation: {
      title: 'Position likviderad',
      text: '{symbol} likviderades vid {price}. Det som var kvar av marginalen är tillbaka på kontot; du blir aldrig skyldig mer.',
    },
    'stop-loss': { title: 'Stop loss utförd', text: '{symbol} stängdes vid {price} av din stop loss.' },
    'stop-profit': { title: 'Take profit utförd', text: '{symbol} stängdes vid {price} av din take profit.' },
    'stop-loss-dropped': {
      title: 'Stop loss inte satt',
      text: '{symbol} öppnades vid {price}, redan förbi din stop loss på {stop}, så den togs bort. Du kan sätta en annan.',
    },
    'stop-profit-dropped': {
      title: 'Take profit inte satt',
      text: '{symbol} öppnades vid {price}, redan förbi din take profit på {stop}, så den togs bort. Du kan sätta en annan.',
    },
    'product-completed': {
      title: 'Produkt avslutad',
      text: 'Kapitalet på {amount} {currency} är tillbaka, med {income} {currency} i avkastning totalt.',
    },
    'agent-appointed': {
      title: 'Du är agent',
      text: 'Från och med nu får du varje dag en andel av de avgifter för spot och terminer som de du har bjudit in betalar.',
    },
    'agent-ended': {
      title: 'Du är inte längre agent',
      text: 'Avgifter som betalas från och med nu ger ingen provision. Provisionen för tidigare dagar är fortfarande din.',
    },
    'commission-paid': { title: 'Provision', text: 'Provision för {day}: {amount} USDT.' },
    'primary-certified': { title: 'Grundläggande verifiering klar', text: 'Din identitet är verifierad.' },
    'primary-failed': {
      title: 'Grundläggande verifiering inte godkänd',
      text: 'Du kan rätta och skicka in igen. Orsak: {reason}',
    },
    'advanced-certified': {
      title: 'Utökad verifiering klar',
      text: 'Dina foton är granskade och godkända.',
    },
    'advanced-failed': {
      title: 'Utökad verifiering inte godkänd',
      text: 'Du kan skicka in igen. Orsak: {reason}',
    },
    'wallet-added': {
      title: 'Ny plånbok sparad',
      text: '{address}. Om det inte var du, byt lösenord och kontakta kundtjänst.',
    },
    'bank-card-added': {
      title: 'Nytt bankkort tillagt',
      text: '{card}. Om det inte var du, byt lösenord och kontakta kundtjänst.',
    },
    'bank-card-removed': {
      title: 'Bankkort borttaget',
      text: 'Kundtjänst har tagit bort kortet {card} på din begäran. Du kan lägga till ett annat; uttag är spärrade i en dag. Om du inte bad om det, spärra uttag och kontakta kundtjänst.',
    },
    'price-alert': { title: 'Prisbevakning', text: '{symbol} har nått nivån {price} som du angav. Pris: {mark}.' },
    'mirror-week': {
      title: 'Din vecka i handelsspegeln',
      text: 'Avslutade affärer: {trades}. Jämfört med att inte handla: {result} USDT, avgifter inräknade. Handelsspegeln visar hur mycket som kan vara tur.',
    },
    'password-changed': {
      title: 'Inloggningslösenordet ändrat',
      text: 'Ditt inloggningslösenord ändrades. Uttag är spärrade i 24 timmar.',
    },
    'password-reset': {
      title: 'Inloggningslösenordet återställt',
      text: 'Ett nytt inloggningslösenord skapades med en kod. Alla enheter loggades ut och uttag är spärrade i 24 timmar.',
    },
    'fund-password-set': { title: 'Uttagslösenord skapat', text: 'Ditt konto har nu ett uttagslösenord.' },
    'fund-password-changed': {
      title: 'Uttagslösenordet ändrat',
      text: 'Ditt uttagslösenord ändrades. Uttag är spärrade i 24 timmar.',
    },
    'fund-password-reset': {
      title: 'Uttagslösenordet återställt',
      text: 'Ett nytt uttagslösenord skapades med en kod. Alla enheter loggades ut och uttag är spärrade i 24 timmar.',
    },
    'authenticator-on': { title: 'Autentiseringsappen påslagen', text: 'Dess kod krävs nu vid inloggning och uttag.' },
    'authenticator-off': {
      title: 'Autentiseringsappen avstängd',
      text: 'Dess kod krävs inte längre. Uttag är spärrade i 24 timmar.',
    },
    'passkey-added': {
      title: 'Lösennyckel tillagd',
      text: 'Lösennyckeln {name} kan nu logga in på ditt konto utan lösenord.',
    },
    'passkey-removed': {
      title: 'Lösennyckel borttagen',
      text: 'Lösennyckeln {name} kan inte längre logga in på ditt konto.',
    },
    'new-device': { title: 'Inloggning på en ny enhet', text: 'Någon loggade in på ditt konto: {device}.' },
    'orders-silent': {
      title: 'Ordrar makulerade vid tystnad',
      text: 'Inget hördes på {seconds} s, så öppna spotordrar makulerades: {count}.',
    },
    'key-created': { title: 'Nyckel för program skapad', text: 'Nyckeln {name} kan handla för ditt konto.' },
    'withdrawals-frozen': {
      title: 'Uttag stoppade',
      text: 'Inget lämnar ditt konto förrän du tillåter det igen med ditt inloggningslösenord. Uttag som ännu inte godkänts och en eventuell begäran om att avsluta kontot är avbrutna.',
    },
    'closing-requested': {
      title: 'Avslut av kontot begärt',
      text: 'När två handläggare har godkänt det betalas allt på ditt konto ut till {destination} och kontot avslutas. Om det inte var du, stoppa uttagen nu: det avbryter också denna begäran.',
    },
    'recovery-asked': {
      title: 'Åtkomst till ditt konto begärd',
      text: 'Någon har bett kundtjänst om åtkomst till ditt konto och angett {contact} som ny kontakt. Handlingarna jämförs. Om det inte var du, stoppa uttagen nu: det avslutar också denna begäran.',
    },
    'recovery-done': {
      title: 'Åtkomsten till ditt konto ändrad',
      text: 'Två handläggare har jämfört handlingarna och ändrat hur du loggar in. Din kontakt är nu {contact}. Alla enheter loggades ut och uttag spärras i 72 timmar. Om det inte var du, stoppa uttagen inom den tiden: då blir åtkomsten som den var.',
    },
    'recovery-refused': {
      title: 'Åtkomsten inte ändrad',
      text: 'Begäran om åtkomst till ditt konto avslogs. Skäl: {reason}',
    },
    'recovery-stopped': {
      title: 'Begäran om åtkomst stoppad',
      text: 'Begäran om åtkomst till ditt konto har stoppats. Du loggar in som förut.',
    },
    'withdrawals-unfrozen': { title: 'Uttag tillåtna igen', text: 'Det första uttaget är möjligt efter 24 timmar.' },
  },
  notices: {
    welcome: {
      title: 'Välkommen till Candor',
      summary: 'Varje pris, varje avräkning och varje saldo går att kontrollera.',
      text: 'Candor är byggt så att du inte behöver lita på vårt ord.\n- Varje pris som används vid en avräkning finns i en offentlig prislogg, kedjad med hashvärden.\n- Varje avräkning har ett kvitto, och en knapp räknar om den i din egen telefon.\n- Ingen har en knapp som avgör ett utfall, inte heller våra handläggare.\n- Dina egna pengar låses aldrig av ett omsättningskrav.',
    },
    'simulated-market': {
      title: 'Simulerad marknad',
      summary: 'Här körs Candor på en simulerad marknad med testmedel.',
      text: 'Priserna kommer från ett startvärde vars hash publicerades från början. Du kan hämta testmedel en gång om dagen på insättningssidan. De saknar värde och kan inte betalas ut.',
    },
  },
};
