import type { GuideWords } from './index.ts';

export const hu: GuideWords = {
  fees: {
    title: 'Díjak',
    summary: 'Mi kerül pénzbe, és mi nem.',
    text: `
      - **Gyors ügyletek:** nincs díj. Az áruk az, hogy a nyereség kevesebb, mint a tét 100%-a; a várható veszteséget a megbízási űrlap mutatja.
      - **Határidős ügyletek:** a pozíció értékének {futuresFee}%-a nyitáskor és záráskor.
      - **Azonnali kereskedés:** maker {makerFee}%, taker {takerFee}% abból, amit kap.
      - **Átváltás:** {exchangeFee}% abból, amit kap.
      - **Kifizetés:** az összeg {withdrawFee}%-a. **Befizetés:** ingyenes.
      - **Átvezetés saját számlák között, számlanyitás és -vezetés:** ingyenes.
    `,
  },
  futures: {
    title: 'Hogyan működnek a határidős ügyletek',
    summary: 'Fedezet, díjak, likvidálás és rögzítés, képletekkel.',
    text: `
      ## Röviden
      Long vagy short irányt, lotszámot és {levers} tőkeáttételt választ. A fedezet a pozíció értéke osztva a tőkeáttétellel. Pozíciónként elkülönül: teljesen elveszítheti, de többet soha.
      ## Árak és díjak
      - A piaci megbízás a szerverre érkezés utáni első érvényes áron teljesül; ha {fillWait} másodpercen belül nincs ilyen, törlődik, és semmi sem változik.
      - A limitáras megbízás az árára vár. A stopokhoz és a likvidáláshoz két egymást követő érvényes ár kell.
      - A díj a pozíció értékének {futuresFee}%-a, egyszer nyitáskor és egyszer záráskor.
      ## Mikor likvidálunk
      Amikor a fedezet és a futó eredmény már nem fedezi a fenntartási fedezetet (az érték {maintenance}%-a, nagy pozíciónál több) és a zárás díját.
      **Long:** ár = (q × belépési ár − fedezet) ÷ (q × (1 − m − f)). **Short:** ár = (q × belépési ár + fedezet) ÷ (q × (1 + m + f)). Itt q a méret, m a fenntartási ráta, f a díj mértéke.
      Ami a fedezetből marad, az Öné; az azon túli veszteséget a biztosítási alap viseli.
      ## Rögzítés
      A rögzítés azonos méretű ellentétes pozíciót nyit saját díjjal és fedezettel. A párt egyetlen áron értékeljük, és nem likvidáljuk. Az egyik pozíció zárásakor a bevétel először a másik fedezetét tölti fel.
    `,
  },
  spot: {
    title: 'Coinok vétele és eladása',
    summary: 'Megbízástípusok, díjak és az ársáv.',
    text: `
      ## Megbízástípusok
      - **Limit:** Ön adja meg az árat és a mennyiséget; a megbízás az ajánlati könyvben vár, amíg nem teljesül, vagy Ön vissza nem vonja.
      - **Piaci:** azonnal teljesül a legjobb elérhető árakon; venni USDT-összegért, eladni mennyiséget lehet.
      - A legkisebb megbízás {minNotional} USDT.
      ## Díjak
      Maker {makerFee}%, ha a megbízása az ajánlati könyvben várt, taker {takerFee}%, ha azonnal teljesül. A díjat abból vonjuk le, amit kap. Ha vannak sávok a 30 napos forgalom szerint, az Ön díjai alacsonyabbak lehetnek; a megbízási űrlap alatt láthatók.
      ## Az ársáv
      A vétel legfeljebb {band}%-kal lehet a piaci ár felett, az eladás legfeljebb {band}%-kal alatta. A piaci megbízás ott megáll, a maradéka törlődik.
      ## Ki áll a másik oldalon
      Más ügyfelek, mögöttük a Candor referenciapiacot követő likviditása. Ez soha nem látja az Ön megbízását a teljesülés előtt.
    `,
  },
  deposits: {
    title: 'Befizetések',
    summary: 'Hogyan fizethet be, mikor érkezik meg a pénz, és mennyi az első befizetés bónusza.',
    text: `
      ## Befizetési módok
      - **USDT a TRON hálózatán (TRC20):** saját címe van. Ami megérkezik, {confirmations} megerősítés után automatikusan jóváíródik, bármekkora az összeg.
      - **Banki átutalás VND-ben:** fizessen a megadott számlára, és küldje el a bizonylatot; a mutatott árfolyam {rateMinutes} percig érvényes.
      - **Befizetés bejelentése:** {depositMin} USDT-től.
      ## Mikor írjuk jóvá a pénzt
      A bejelentés vagy képernyőkép önmagában nem ír jóvá semmit. A bizonyíték a blokkláncon lévő tranzakció vagy a bank hivatkozása, és mindegyik egyszer számít.
      ## Az első befizetés bónusza
      Az első sikeres, legalább {bonusMin} USDT-s befizetés {bonusRate}% zárolt bónuszt hoz, ahol elérhető. A bónusz soha nem zárolja a saját pénzét.
      ## Figyelem
      Csak TRC20 USDT-t küldjön a címére. Más coin vagy más hálózaton küldött pénz elveszhet.
    `,
  },
  withdrawals: {
    title: 'Kifizetések',
    summary: 'Minimum, díj, idő, és mikor kell várni.',
    text: `
      ## Feltételek
      - Legalább {withdrawMin} USDT vagy USDC; a {withdrawFee}% díjat az összegből vonjuk le.
      - Naponta egy (GMT+1 szerinti nap). Az elutasított vagy visszavont nem számít.
      - Kell a kifizetési jelszó; {wrongTries} hibás próbálkozás egy órára szünetelteti a kifizetéseket.
      - Valódi pénznél alapszintű azonosítás kell.
      ## Mi történik
      Az összeget azonnal elkülönítjük, és {arrivalMin}–{arrivalMax} óra alatt megérkezik. A jóváhagyásig visszavonhatja; elutasításkor minden visszakerül.
      ## Mikor kell várni
      A belépési vagy kifizetési jelszó módosítása, illetve a hitelesítő alkalmazás eltávolítása után a kifizetés {holdHours} órán át szünetel, hogy idegen ne élhessen vele.
      ## Forgalmi feltétel soha nem korlátozza a kifizetést
      Saját pénze kifizetéséhez nem kell forgalom. Csak a bónusz szabadul fel forgalommal.
    `,
  },
  earn: {
    title: 'Lekötött bányászat és befektetés',
    summary: 'Honnan jön a hozam, mikor fizetjük, és mibe kerül a korai visszaváltás.',
    text: `
      ## Hogyan működik
      - Egy összeget adott számú napra köt le, napi hozamráta mellett. A hozamot minden teljes nap után fizetjük; egyes régebbi termékek a végén egyben fizetnek.
      - Lejáratkor a tőke visszajár.
      - Az éves hozamráta a napi hozamráta × 365, kamatos kamat nélkül.
      ## A hozamot előre félretesszük
      Vásárláskor a teljes még fizetendő hozam a termék jutalomalapjából tartalékba kerül. Ha az alap nem elég, a termék elfogyott. Minden terméknél látható, miből fizetjük.
      ## Korai visszaváltás
      - **Lekötött bányászat:** a levonás a tőke terméknél megadott hányada.
      - **Befektetés:** levonási ráta × hátralévő teljes napok × tőke, soha nem több a tőkénél.
      - A kifizetett hozam az Öné marad; a folyó nap után nem jár hozam. A pontos összeg a megerősítés előtt látszik.
      ## Amit a hozamráta nem mond meg
      A lekötött pénznem ára közben eshet. A vásárlás feltételei a végéig változatlanok.
    `,
  },
  exchange: {
    title: 'Átváltás',
    summary: 'Másodpercekre rögzített árfolyam, látható díjjal.',
    text: `
      - Az ajánlat {quoteSeconds} másodpercig tartja az árfolyamot; egyszerre csak egy van, és egyszer használható fel.
      - A {exchangeFee}% díjat a kapott pénznemben vonjuk le, és a megerősítés előtt mutatjuk.
      - Egy átváltás értéke {exchangeMin}–{exchangeMax} USDT.
      - Ha az ár a díj felénél jobban eltér, az ajánlatot nem hajtjuk végre, és újat kap. Soha nem vált más árfolyamon, mint amelyet látott.
      - Az árfolyam mögötti árak a bizonylaton állnak, így utánaszámolhat.
    `,
  },
  verification: {
    title: 'Azonosítás',
    summary: 'Két szint, mire kell, és hogyan őrizzük az iratokat.',
    text: `
      ## Két szint
      - **Alapszint:** okmány fajtája, név és szám; a bankkártyaszám nem kötelező. Valódi pénznél az első befizetéshez, a kifizetésekhez és a bónusz felszabadításához kell.
      - **Emelt szint:** három fotó: előlap, hátlap és Ön az okmánnyal. Előbb az alapszint jön.
      - Egy okmány csak egy fiókhoz tartozhat.
      ## Hogyan őrizzük az iratokat
      Az okmány- és kártyaszámok titkosítottak; a listák csak az utolsó karaktereket mutatják. A fotókat rejtett adatok nélkül újrakódoljuk, majd titkosítjuk. Csak az ellenőrző munkatárs nyithatja meg őket, és minden megtekintést feljegyzünk.
      ## Ha nem fogadjuk el
      Látja az okát, kijavítja, és újra beküldi. Ami jó volt, megmarad.
    `,
  },
  'fair-dealing': {
    title: 'Ellenőrizzen minket Ön is',
    summary: 'Az árnapló, a bizonylatok, és hogyan számolható újra egy eredmény.',
    text: `
      ## Az árnapló
      Minden érvényes ár az árnaplóban van. Minden bejegyzés tartalmazza az előző lenyomatát, így egyetlen bejegyzés módosítása megszakítja a láncot. Ha az egész láncot újraírnák, azt csak egy korábban megőrzött lenyomat mutatná meg.
      ## Bizonylatok
      - Minden elszámolt gyors ügyletnek, likvidálásnak, stopnak és átváltásnak van bizonylata: feltételek, árak és helyük az árnaplóban, számítás, könyvelés.
      - Nyisson meg egy elszámolt megbízást, és nyomja meg az „Eredmény újraszámolása” gombot: az alkalmazás a telefonján számolja újra saját programjával, amelynek nincs közös kódja a szerverrel.
      ## Számolja újra kézzel
      - Vegye a bizonylatról a belépési és a kilépési árat: ha a kilépési ár magasabb, a „Fel” nyer; ha alacsonyabb, a „Le” nyer; ha egyenlő, a tét visszajár.
      - A nyereség tét × nyereségarány, a veszteség a tét. Vesse össze a kivonat sorával.
      ## Amit senki sem tehet meg
      - Semmilyen mező és beállítás nem rendel árat vagy eredményt egy felhasználóhoz, megbízáshoz vagy pillanathoz.
      - A leállítás csak az új megbízásokat tiltja. Az érvénytelenítéshez feljegyzett adathiba és két munkatársunk kell, az instrumentum akkori összes megbízására vonatkozik, nyereséget soha nem vesz vissza, és közzétesszük.
    `,
  },
};
