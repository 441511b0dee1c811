import type { ArticleWords } from './index.ts';

export const sv: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT när du registrerar dig',
      subtitle: 'Frigörs när du handlar: 1 USDT för varje {volumePerRelease} USDT i volym',
    },
    fair: { title: 'Varje pris går att kontrollera', subtitle: 'Offentligt registrerat och lika för alla' },
    fast: { title: 'Snabbkontrakt med tydliga odds', subtitle: 'Vad du kan vinna och förlora, innan du bestämmer dig' },
  },
  articles: {
    'fast-contracts': {
      title: 'Så fungerar snabbkontrakt',
      summary: 'Vad du kan vinna, vad du kan förlora och oddsen i klara siffror.',
      text: `
        ## I korthet
        Du väljer symbol, riktning, löptid och en insats från {minStake} till {maxStake} USDT. Är priset högre vid slutet än vid början och du valde upp, eller lägre och du valde ned, får du tillbaka insatsen plus utbetalningen. Annars är insatsen förlorad. Är priserna lika får du tillbaka insatsen.
        ## Vilka priser som räknas
        - **Ingångspris:** det första godkända priset efter att din order har tagits emot, normalt inom 0,3 sekunder. Det är aldrig ett pris som redan var känt.
        - **Slutpris:** det första godkända priset vid förfall eller under de följande 5 sekunderna.
        - Finns inget sådant pris på grund av fel i marknadsdata är ordern ogiltig och insatsen betalas tillbaka.
        ## Huset är motparten
        När du vinner betalar Candor, när du förlorar behåller Candor insatsen. Utbetalningen är lägre än 100 %, så i längden är oddsen till husets fördel.
        Vinstandel för plus minus noll = 1 ÷ (1 + utbetalning). Förväntad förlust per 100 USDT = 100 × (1 − utbetalning) ÷ 2, om upp och ned är lika sannolika.
        * **{seconds} sekunder:** utbetalning {payout} %, plus minus noll vid {breakEven} % vinster, förväntad förlust {loss} USDT per 100 insatta
        Satsa bara det du har råd att förlora. Ditt eget faktiska resultat visas ovanför din historik.
      `,
    },
    prices: {
      title: 'Så skapas och kontrolleras priser',
      summary: 'Var ett pris kommer ifrån, vad som gör det giltigt och vad som hindrar att det ändras.',
      text: `
        ## Från källa till pris
        - Fyra gånger i sekunden tas ett pris för varje symbol: medianen när det finns flera källor.
        - Ett pris som avviker för mycket från de tidigare hålls tillbaka tills de följande bekräftar det. Först då är det godkänt.
        - Om källan är tyst i 2 sekunder stoppas handeln i symbolen och skärmen visar det. Den återupptas av sig själv.
        ## Ingen bestämmer ett utfall
        Samma priser gäller för alla. Det finns ingen inställning någonstans som ger en användare, en order eller en tidpunkt ett visst pris eller resultat.
        ## Registrerat och kedjat
        Varje godkänt pris registreras. Varje post innehåller fingeravtrycket av den föregående, så att ändra en enda post bryter kedjan; om allt skrevs om skulle bara ett tidigare sparat fingeravtryck visa det. Med varje avräknat snabbkontrakt sparar vi exakt de priser som avgjorde det och deras plats i prisloggen.
        ## På den simulerade marknaden
        Priserna följer av ett slumpmässigt startvärde. Dess fingeravtryck är publicerat från början. Själva startvärdet hålls hemligt, för den som känner till det känner till alla kommande priser.
      `,
    },
    'sign-up-gift': {
      title: 'Välkomstgåvan och hur den frigörs',
      summary: '{gift} USDT till varje nytt konto och hur du får använda dem.',
      text: `
        ## Vad du får
        Varje nytt konto får {gift} USDT som låst bonus. Du ser den bredvid ditt USDT-saldo.
        ## Hur den frigörs
        - Varje {volumePerRelease} USDT i handelsvolym frigör 1 USDT till ditt tillgängliga saldo.
        - Insatser i avräknade snabbkontrakt räknas, vunna som förlorade. Oavgjorda och ogiltiga ordrar räknas inte.
        - {spotShare} % av värdet av spotaffärer räknas också, liksom marginalen som en terminsposition öppnas med.
        - Exempel: insatser på sammanlagt {fullVolume} USDT frigör hela gåvan.
        ## Vad som aldrig är låst
        Bara själva bonusen är låst. Dina egna pengar får du alltid använda, oavsett volym.
        Att handla bara för att frigöra bonusen kostar oftast mer än den är värd: titta på den förväntade förlusten i orderformuläret.
      `,
    },
    security: {
      title: 'Håll ditt konto säkert',
      summary: 'Några vanor som betyder något.',
      text: `
        - Använd ett lösenord som du inte använder någon annanstans. Vi sparar bara en hash som inte går att vända.
        - Ingen från Candor kommer någonsin att be om ditt lösenord eller en verifieringskod.
        - När du byter lösenord loggas alla andra enheter ut; när du återställer det loggas alla ut.
        - Efter flera felaktiga försök stängs inloggningen några minuter så att ingen kan gissa.
        - Logga ut på enheter som inte är dina.
      `,
    },
    terms: {
      title: 'Användarvillkor',
      summary: 'Avtalet mellan dig och Candor.',
      text: `
        ## 1. Vem som får använda Candor
        Du måste vara minst 18 år och lagen i ditt land måste tillåta dig att använda tjänsten. En person, ett konto. Det du uppger måste vara sant.
        ## 2. Simulerad marknad och testmedel
        Så länge Candor visar ”Simulerad marknad · testmedel” är priserna simulerade eller återuppspelade och alla saldon är testmedel. Testmedel har inget penningvärde och kan varken tas ut eller växlas mot pengar.
        ## 3. Snabbkontrakt
        En godkänd order är bindande och kan inte makuleras. Den avräknas efter de registrerade priserna och de villkor som visades när du lade den. Candor är motpart i varje order. Du kan förlora hela insatsen.
        ## 4. Fel i marknadsdata
        En order utan giltigt ingångs- eller slutpris är ogiltig och insatsen betalas tillbaka. Efter ett antecknat datafel kan två handläggare tillsammans ogiltigförklara alla snabbordrar i en symbol under den tiden: förlorade insatser betalas tillbaka, vinster står kvar och det offentliggörs. Inget annat gör en order ogiltig.
        ## 5. Bonus
        Bonusar frigörs genom handelsvolym enligt hjälpcentret. Konton som öppnats bara för att samla bonusar kan förlora den låsta bonusen, aldrig egna pengar.
        ## 6. Ditt konto
        Håll ditt lösenord hemligt. Du svarar för hur det används tills du meddelar oss att det missbrukas. Vi kan frysa ett konto om lagen kräver det eller om det används för att angripa tjänsten; du får veta det.
        ## 7. Ändringar
        Nya villkor gäller för ordrar som läggs efter publiceringen, aldrig för redan öppna.
        ## 8. Ingen rådgivning
        Inget i Candor är investeringsrådgivning. Priser kan falla lika snabbt som de stiger.
      `,
    },
    privacy: {
      title: 'Integritet',
      summary: 'Vad vi sparar, varför och hur länge.',
      text: `
        ## Vad vi sparar
        - Det du registrerade dig med: kontonamn, e-post eller telefonnummer, och land om du angav det.
        - Det du skickar senare: handlingar för verifiering, bankkort, plånboksadresser och meddelanden.
        - Ditt lösenord endast som hash, och när dina sessioner senast var aktiva.
        - Dina ordrar, saldon och kontoutdraget över varje rörelse.
        - Dina favoriter, ditt smeknamn och din visningsvaluta.
        ## Vad vi använder det till
        Bara för att sköta ditt konto, avräkna dina ordrar och skydda tjänsten. Din nätverksadress används en kort tid för att stoppa angrepp. Vi säljer inga data och visar ingen reklam. Appen innehåller inga spårare och använder inga kakor.
        ## På din enhet
        Appen sparar inloggning, språk och visningsvaluta i webbläsarens lagring. När du loggar ut tas inloggningen bort.
        ## Hur länge
        - Verifieringskoder: 10 minuter.
        - Sessioner: tills du loggar ut, eller 30 dagar utan användning.
        - Ordrar och kontoutdrag: så länge kontot finns och därefter så länge lagen kräver det, eftersom huvudboken inte kan ändras.
        - Inloggning, kontaktuppgifter, enheter och sparade adresser: raderas när kontot är stängt och allt är utbetalat.
        - Verifieringshandlingar, bankkort och meddelanden: efter stängningen så länge lagar mot penningtvätt kräver det.
        - Adressen eller bankkontot som ett uttag gick till: en del av kontoutdraget och sparas med det, under ett nummer i stället för ditt namn.
        - Säkerhetskopior: det som raderats finns kvar i tidigare kopior tills de tas bort.
        ## Dina rättigheter
        Du kan begära en kopia av dina uppgifter, rättelse av dem eller att kontot stängs.
      `,
    },
  },
};
