import type { GuideWords } from './index.ts';

export const sv: GuideWords = {
  fees: {
    title: 'Avgifter',
    summary: 'Vad som kostar och vad som inte gör det.',
    text: `
      - **Snabbkontrakt:** ingen avgift. Det de kostar ligger i att utbetalningen är under 100 %; orderformuläret visar den förväntade förlusten.
      - **Terminer:** {futuresFee} % av positionens värde vid öppning och vid stängning.
      - **Spothandel:** maker {makerFee} %, taker {takerFee} % av det du får.
      - **Växling:** {exchangeFee} % av det du får.
      - **Uttag:** {withdrawFee} % av beloppet. **Insättningar:** gratis.
      - **Flytt mellan egna konton, öppnande och innehav av konto:** gratis.
    `,
  },
  futures: {
    title: 'Så fungerar terminer',
    summary: 'Marginal, avgifter, likvidation och låsning, med formlerna.',
    text: `
      ## I korthet
      Du väljer long eller short, antal lots och en hävstång på {levers}. Marginalen är positionens värde delat med hävstången. Den hålls för sig för varje position: du kan förlora hela, aldrig mer.
      ## Priser och avgifter
      - En marknadsorder utförs till det första giltiga priset efter att den nått servern; kommer inget inom {fillWait} sekunder makuleras den och inget har ändrats.
      - En limitorder väntar på sitt pris. Stopp och likvidationer kräver två giltiga priser i följd.
      - Avgiften är {futuresFee} % av värdet, en gång vid öppning och en gång vid stängning.
      ## När en position likvideras
      När marginalen och det löpande resultatet inte längre täcker underhållsmarginalen ({maintenance} % av värdet, mer för stora positioner) och stängningsavgiften.
      **Long:** pris = (q × ingång − marginal) ÷ (q × (1 − m − f)). **Short:** pris = (q × ingång + marginal) ÷ (q × (1 + m + f)). Här är q storleken, m satsen för underhållsmarginal och f avgiftssatsen.
      Det som återstår av marginalen är ditt; en förlust därutöver bärs av försäkringsfonden.
      ## Låsning
      En låsning öppnar en motsatt position av samma storlek med egen avgift och marginal. Paret värderas till ett pris och likvideras inte. När ena sidan stängs fyller det den ger först på den andras marginal.
    `,
  },
  spot: {
    title: 'Köpa och sälja mynt',
    summary: 'Ordertyper, avgifter och prisbandet.',
    text: `
      ## Ordertyper
      - **Limit:** du anger pris och antal; ordern väntar i boken tills den utförs eller makuleras.
      - **Marknad:** utförs genast till bästa priser; du köper för ett belopp i USDT och säljer ett antal.
      - Minsta order är {minNotional} USDT.
      ## Avgifter
      Maker {makerFee} % när din order väntade i boken, taker {takerFee} % när den utförs genast. Avgiften dras från det du får. Finns det nivåer efter volymen på 30 dagar kan dina satser vara lägre; de står under orderformuläret.
      ## Prisbandet
      Ett köp får ligga högst {band} % över marknadspriset, en försäljning högst {band} % under. En marknadsorder stannar där och resten makuleras.
      ## Vem som står på andra sidan
      Andra kunder, och bakom dem Candors likviditet som följer referensmarknaden. Den ser aldrig din order innan den matchats.
    `,
  },
  deposits: {
    title: 'Insättningar',
    summary: 'Hur du sätter in pengar, när de kommer fram och bonusen på första insättningen.',
    text: `
      ## Så sätter du in pengar
      - **USDT på TRON (TRC20):** en egen adress. Det som kommer fram krediteras automatiskt efter {confirmations} bekräftelser, oavsett belopp.
      - **Banköverföring i VND:** betala till det visade kontot och skicka kvittot; den visade kursen gäller i {rateMinutes} minuter.
      - **Anmälan om insättning:** från {depositMin} USDT.
      ## Vad som krävs för kreditering
      En anmälan eller skärmbild ger i sig ingen kreditering. Beviset är transaktionen på blockkedjan eller bankens referens, och varje bevis räknas en gång.
      ## Bonus för första insättningen
      Din första lyckade insättning från {bonusMin} USDT ger {bonusRate} % låst bonus där den erbjuds. Bonusen låser aldrig dina egna pengar.
      ## Var försiktig
      Skicka bara USDT via TRC20 till din adress. Det som skickas i ett annat mynt eller på ett annat nätverk kan gå förlorat.
    `,
  },
  withdrawals: {
    title: 'Uttag',
    summary: 'Minsta belopp, avgift, tid och när du måste vänta.',
    text: `
      ## Villkor
      - Minst {withdrawMin} USDT eller USDC; avgiften på {withdrawFee} % dras från beloppet.
      - Ett om dagen (dagar i GMT+1). Ett avslaget eller återkallat räknas inte.
      - Uttagslösenordet behövs; {wrongTries} felaktiga försök spärrar uttagen i en timme.
      - Med riktiga pengar krävs grundläggande verifiering.
      ## Vad som händer
      Beloppet reserveras genast och kommer fram inom {arrivalMin} till {arrivalMax} timmar. Du kan återkalla det tills det godkänts; vid avslag kommer allt tillbaka.
      ## När du måste vänta
      Efter byte av inloggnings- eller uttagslösenord, eller sedan autentiseringsappen tagits bort, vilar uttagen i {holdHours} timmar, så att ingen främling kan utnyttja bytet.
      ## Aldrig låst av volym
      Dina egna pengar kräver ingen handelsvolym för att tas ut. Bara bonus frigörs av volym.
    `,
  },
  earn: {
    title: 'Låst mining och placeringar',
    summary: 'Varifrån avkastningen kommer, när den betalas och vad ett förtida avslut kostar.',
    text: `
      ## Så fungerar det
      - Du låser ett belopp i ett antal dagar till en avkastningssats per dag. Avkastningen betalas efter varje hel dag; vissa äldre produkter betalar allt i slutet.
      - Vid förfall kommer kapitalet tillbaka.
      - Avkastningssatsen per år är satsen per dag × 365, utan ränta på ränta.
      ## Avkastningen läggs undan först
      När du köper flyttas all återstående avkastning från produktens belöningspott till en reserv. Räcker potten inte är produkten slutsåld. Varje produkt säger vad som finansierar den.
      ## Avsluta i förtid
      - **Låst mining:** straffavgiften är en andel av kapitalet och anges på produkten.
      - **Placeringar:** straffsats × återstående hela dagar × kapital, aldrig mer än kapitalet.
      - Utbetald avkastning behåller du; den löpande dagen ger inget. Den exakta summan visas innan du bekräftar.
      ## Vad avkastningssatsen inte säger
      Priset på den låsta valutan kan falla under tiden. Villkoren för ditt köp gäller oförändrade till slutet.
    `,
  },
  exchange: {
    title: 'Växling',
    summary: 'En kurs som ligger fast i några sekunder, med avgiften synlig.',
    text: `
      - Ett erbjudande håller kursen i {quoteSeconds} sekunder; det finns ett åt gången och det kan användas en gång.
      - Avgiften på {exchangeFee} % tas i valutan du får och visas innan du bekräftar.
      - En växling är värd {exchangeMin} till {exchangeMax} USDT.
      - Lämnar priset erbjudandet med mer än halva avgiften utförs det inte och du får ett nytt. Du växlar aldrig till en kurs du inte sett.
      - Priserna bakom kursen står på kvittot, så att du kan räkna om.
    `,
  },
  verification: {
    title: 'Identitetsverifiering',
    summary: 'Två nivåer, vad de är till för och hur handlingar förvaras.',
    text: `
      ## Två nivåer
      - **Grundläggande:** typ av handling, namn och nummer; bankkortsnummer är valfritt. Med riktiga pengar behövs den för första insättningen, uttag och frigörande av bonus.
      - **Utökad:** tre foton: framsida, baksida och du med handlingen. Den grundläggande kommer först.
      - En handling hör till ett enda konto.
      ## Hur handlingar förvaras
      Nummer på handlingar och kort är krypterade; listor visar bara de sista tecknen. Foton skrivs om utan dolda data och krypteras. Bara den som granskar kan öppna dem, och varje visning antecknas.
      ## Om det inte godkänns
      Du ser orsaken, rättar och skickar in igen. Det som var rätt behålls.
    `,
  },
  'fair-dealing': {
    title: 'Kontrollera oss själv',
    summary: 'Prisloggen, kvitton och hur du räknar om ett resultat.',
    text: `
      ## Prisloggen
      Varje giltigt pris står i loggen. Varje post innehåller hashen av den föregående, så att ändra en enda post bryter kedjan. Om hela kedjan skrevs om skulle bara en tidigare sparad hash visa det.
      ## Kvitton
      - Varje avräknat snabbkontrakt, varje likvidation, stopp och växling har ett kvitto: villkor, priser och deras plats i loggen, uträkning, bokföring.
      - Öppna en avräknad order och tryck på ”Räkna om resultatet”: appen räknar om den i din telefon med ett eget program som inte delar kod med servern.
      ## Räkna om för hand
      - Ta ingångspris och slutpris från kvittot: högre, då vinner upp; lägre, då vinner ned; lika, då kommer insatsen tillbaka.
      - En vinst är insats × utbetalning, en förlust är insatsen. Jämför med raden i ditt utdrag.
      ## Vad ingen kan göra
      - Inget fält och ingen inställning ger ett pris eller ett resultat åt en användare, en order eller ett ögonblick.
      - Ett handelsstopp hindrar bara nya ordrar. En ogiltigförklaring kräver ett antecknat datafel och två handläggare, gäller alla ordrar i symbolen under den tiden, tar aldrig tillbaka en vinst och offentliggörs.
    `,
  },
};
