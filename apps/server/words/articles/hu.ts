import type { ArticleWords } from './index.ts';

export const hu: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT a regisztrációért',
      subtitle: 'Kereskedés közben szabadul fel: minden {volumePerRelease} USDT forgalom után 1 USDT',
    },
    fair: { title: 'Minden ár ellenőrizhető', subtitle: 'Nyilvánosan rögzítve, mindenkinek ugyanaz' },
    fast: {
      title: 'Gyors ügyletek előre látható esélyekkel',
      subtitle: 'Mennyit nyerhet és veszíthet – még a döntés előtt',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Hogyan működnek a gyors ügyletek',
      summary: 'Mennyit nyerhet, mennyit veszíthet és mekkora az esély – érthető számokban.',
      text: `
        ## Röviden
        Ön választ egy instrumentumot, egy irányt, egy időtartamot és egy {minStake} és {maxStake} USDT közötti tétet. Ha a kilépési ár magasabb a belépési árnál, és a „Fel” irányt választotta, vagy alacsonyabb, és a „Le” irányt választotta, visszakapja a tétet a nyereséggel együtt. Különben a tét elvész. Ha a két ár egyenlő, a tét visszajár.
        ## Melyik ár számít
        - **Belépési ár:** az első elfogadott ár a megbízás beérkezése után, általában 0,3 másodpercen belül. Soha nem olyan ár, amely már ismert volt.
        - **Kilépési ár:** az első elfogadott ár lejáratkor vagy az azt követő 5 másodpercben.
        - Ha a piaci adatok hibája miatt nincs ilyen ár, a megbízás érvénytelen, és a tét visszajár.
        ## A másik fél a Candor
        Ha Ön nyer, a Candor fizet; ha veszít, a tét a Candoré marad. A nyereség kevesebb, mint a tét 100%-a, ezért hosszú távon a Candor van előnyben.
        A nullszaldóhoz szükséges nyerési arány = 1 ÷ (1 + nyereség). Várható veszteség 100 USDT-re = 100 × (1 − nyereség) ÷ 2, ha az emelkedés és az esés egyformán valószínű.
        * **{seconds} másodperc:** nyereség {payout}%, nullszaldó {breakEven}% nyerési aránynál, várható veszteség {loss} USDT minden 100 USDT tétre
        Csak annyit tegyen fel, amennyinek az elvesztését megengedheti magának. Saját tényleges eredménye az előzmények fölött látható.
      `,
    },
    prices: {
      title: 'Hogyan keletkeznek és ellenőrizhetők az árak',
      summary: 'Honnan jön egy ár, mitől érvényes, és mi védi a módosítástól.',
      text: `
        ## A forrástól az árig
        - Másodpercenként négyszer veszünk árat minden instrumentumhoz: több forrás esetén a mediánt.
        - Az előzőektől túlságosan eltérő árat visszatartjuk, amíg a következők meg nem erősítik. Csak akkor számít elfogadottnak.
        - Ha a forrás 2 másodpercig hallgat, az instrumentum kereskedése leáll, és ezt a képernyő jelzi. Magától folytatódik.
        ## Senki nem dönt az eredményről
        Mindenkire ugyanazok az árak érvényesek. Sehol nincs olyan beállítás, amely árat vagy eredményt rendelne egy felhasználóhoz, megbízáshoz vagy időponthoz.
        ## Rögzítve és láncba fűzve
        Minden elfogadott árat rögzítünk. Minden bejegyzés tartalmazza az előző ujjlenyomatát, így egyetlen bejegyzés módosítása megszakítja a láncot; ha mindent újraírnának, azt csak egy korábban megőrzött ujjlenyomat mutatná meg. Minden elszámolt gyors ügylettel együtt megőrizzük az azt eldöntő pontos árakat és helyüket az árnaplóban.
        ## A szimulált piacon
        Az árak egy véletlen kezdőértékből következnek. Ennek ujjlenyomata a kezdettől nyilvános. Maga a kezdőérték titkos, mert aki ismeri, minden jövőbeli árat ismer.
      `,
    },
    'sign-up-gift': {
      title: 'A regisztrációs ajándék és felszabadítása',
      summary: '{gift} USDT minden új fióknak, és hogyan válik felhasználhatóvá.',
      text: `
        ## Mit kap
        Minden új fiók {gift} USDT zárolt bónuszt kap. Az USDT-egyenlege mellett láthatja.
        ## Hogyan szabadul fel
        - Minden {volumePerRelease} USDT forgalom 1 USDT-t szabadít fel az elérhető egyenlegre.
        - Az elszámolt gyors ügyletek tétje számít, akár nyert, akár vesztett. A döntetlen és az érvénytelen megbízás nem számít.
        - Az azonnali ügyletek értékének {spotShare}%-a és a határidős pozíció nyitásához használt fedezet is számít.
        - Példa: összesen {fullVolume} USDT tét az egész ajándékot felszabadítja.
        ## Ami soha nincs zárolva
        Csak maga a bónusz zárolt. Saját pénzével a forgalomtól függetlenül mindig rendelkezhet.
        Pusztán a bónuszért kereskedni általában többe kerül, mint amennyit a bónusz ér: nézze meg a várható veszteséget a megbízási űrlapon.
      `,
    },
    security: {
      title: 'Így tartsa biztonságban a fiókját',
      summary: 'Néhány fontos szokás.',
      text: `
        - Olyan jelszót használjon, amelyet máshol nem. Csak visszafejthetetlen lenyomatát őrizzük.
        - A Candortól soha senki nem kéri a jelszavát vagy egy ellenőrző kódot.
        - Jelszóváltoztatáskor minden más eszközön kijelentkeztetjük, visszaállításkor mindegyiken.
        - Több hibás próbálkozás után a belépés néhány percre zárul, hogy senki ne találgathasson.
        - Jelentkezzen ki a nem saját eszközökön.
      `,
    },
    terms: {
      title: 'Felhasználási feltételek',
      summary: 'A megállapodás Ön és a Candor között.',
      text: `
        ## 1. Ki használhatja a Candort
        Legalább 18 évesnek kell lennie, és országa jogának meg kell engednie a szolgáltatás használatát. Egy személy, egy fiók. A megadott adatoknak valósnak kell lenniük.
        ## 2. Szimulált piac és tesztpénz
        Amíg a Candor azt mutatja, hogy „Szimulált piac · tesztpénz”, az árak szimuláltak vagy visszajátszottak, és minden egyenleg tesztpénz. A tesztpénznek nincs pénzbeli értéke, nem fizethető ki és nem váltható pénzre.
        ## 3. Gyors ügyletek
        Az elfogadott megbízás kötelező érvényű és nem vonható vissza. Elszámolása a rögzített árak és a leadáskor megjelenített feltételek szerint történik. Minden megbízás másik fele a Candor. A teljes tétet elveszítheti.
        ## 4. A piaci adatok hibái
        Az érvényes belépési vagy kilépési ár nélküli megbízás érvénytelen, a tét visszajár. Feljegyzett adathiba után két munkatársunk együtt érvénytelenítheti az instrumentum akkori összes gyors megbízását: az elvesztett tét visszajár, a nyereség megmarad, és ezt közzétesszük. Más ok nem tesz érvénytelenné megbízást.
        ## 5. Bónusz
        A bónusz a kereskedési forgalommal szabadul fel a súgóban leírtak szerint. A csak bónuszgyűjtésre nyitott fiók elveszítheti a zárolt bónuszt, de soha a saját pénzét.
        ## 6. Az Ön fiókja
        Tartsa titokban a jelszavát. Használatáért Ön felel, amíg nem jelzi nekünk a visszaélést. Fiókot zárolhatunk, ha a törvény előírja, vagy ha a szolgáltatás megtámadására használják; erről tájékoztatjuk.
        ## 7. Változások
        Az új feltételek a közzétételük után leadott megbízásokra érvényesek, a már nyitottakra soha.
        ## 8. Nem tanácsadás
        A Candorban semmi nem minősül befektetési tanácsnak. Az árak ugyanolyan gyorsan eshetnek, mint ahogy emelkednek.
      `,
    },
    privacy: {
      title: 'Adatvédelem',
      summary: 'Mit tárolunk, miért és meddig.',
      text: `
        ## Mit tárolunk
        - A regisztrációs adatokat: fióknév, e-mail vagy telefonszám, és az ország, ha megadta.
        - Amit később küld: az azonosításhoz adott okmányokat, bankkártyákat, tárcacímeket és üzeneteket.
        - A jelszót csak lenyomatként, valamint munkameneteinek utolsó aktivitását.
        - Megbízásait, egyenlegeit és minden mozgás kivonatát.
        - Kedvenceit, becenevét és megjelenítési pénznemét.
        ## Mire használjuk
        Csak fiókja vezetésére, megbízásai elszámolására és a szolgáltatás védelmére. Hálózati címét rövid ideig támadások elhárítására használjuk. Nem adunk el adatokat, és nem jelenítünk meg hirdetést. Az alkalmazásban nincs nyomkövető, és nem használ sütiket.
        ## Az Ön eszközén
        Az alkalmazás a bejelentkezést, a nyelvet és a megjelenítési pénznemet a böngésző tárhelyén őrzi. Kijelentkezéskor a bejelentkezés törlődik.
        ## Meddig
        - Ellenőrző kódok: 10 perc.
        - Munkamenetek: kijelentkezésig, vagy 30 nap használat nélkül.
        - Megbízások és kivonat: amíg a fiók létezik, és utána addig, ameddig a törvény előírja, mert a főkönyv nem módosítható.
        - Bejelentkezés, elérhetőség, eszközök és mentett címek: töröljük, miután a fiók megszűnt, és mindent kifizettünk.
        - Ellenőrzési iratok, bankkártyák és üzenetek: a megszüntetés után addig, ameddig a pénzmosás elleni törvények előírják.
        - A cím vagy bankszámla, ahová egy kifizetés ment: a kivonat része, és vele együtt marad meg, az Ön neve helyett egy szám alatt.
        - Biztonsági mentések: a törölt adatok a korábbi mentésekben azok törléséig megmaradnak.
        ## Az Ön jogai
        Kérheti adatai másolatát, helyesbítését vagy fiókja megszüntetését.
      `,
    },
  },
};
