import type { NoticeWords } from './index.ts';

export const hu: NoticeWords = {
  unknownDevice: 'ismeretlen eszköz',
  messages: {
    'deposit-success': { title: 'Befizetés megérkezett', text: '{amount} {currency} a számláján van.' },
    'deposit-bonus': {
      title: 'Első befizetés bónusza',
      text: '{amount} {currency} bónuszt írtunk jóvá. Kereskedés közben szabadul fel, és soha nem zárolja a saját pénzét.',
    },
    'deposit-rejected': { title: 'Befizetés elutasítva', text: 'Indok: {reason}' },
    'withdrawal-requested': {
      title: 'Kifizetési kérelem',
      text: '{amount} {currency} ide: {destination}. Jóváhagyásra vár.',
    },
    'withdrawal-approved': { title: 'Kifizetés jóváhagyva', text: '{amount} {currency} összeget elküldünk.' },
    'withdrawal-sent': { title: 'Kifizetés úton', text: '{amount} {currency} úton van Önhöz.' },
    'withdrawal-success': {
      title: 'Kifizetés teljesült',
      text: '{amount} {currency} kifizetését a hálózat megerősítette.',
    },
    'withdrawal-rejected': {
      title: 'Kifizetés elutasítva',
      text: '{amount} {currency} visszakerült a számlájára. Indok: {reason}',
    },
    'stake-returned': {
      title: 'Visszakerült a tét',
      text: 'A(z) {symbol} megbízás áradatai hibásak voltak: a {amount} USDT tét visszakerült a számlájára.',
    },
    liquidation: {
      title: 'Pozíció likvidálva',
      text: '{symbol} likvidálva {price} áron. A fedezet maradéka visszakerült a számlájára; a fedezeten felül soha semmivel nem tartozik.',
    },
    'stop-loss': { title: 'Stop-loss teljesült', text: '{symbol} lezárva {price} áron, az Ön stop-lossa szerint.' },
    'stop-profit': {
      title: 'Take-profit teljesült',
      text: '{symbol} lezárva {price} áron, az Ön take-profitja szerint.',
    },
    'stop-loss-dropped': {
      title: 'A stop-loss nincs beállítva',
      text: '{symbol} {price} áron nyílt, már a(z) {stop} stop-losson túl, ezért töröltük. Beállíthat másikat.',
    },
    'stop-profit-dropped': {
      title: 'A take-profit nincs beállítva',
      text: '{symbol} {price} áron nyílt, már a(z) {stop} take-profiton túl, ezért töröltük. Beállíthat másikat.',
    },
    'product-completed': {
      title: 'A termék lejárt',
      text: 'A tőke ({amount} {currency}) visszakerült; a hozam összesen {income} {currency}.',
    },
    'agent-appointed': {
      title: 'Ön közvetítő lett',
      text: 'Mostantól naponta részt kap azokból a spot- és futures-díjakból, amelyeket az Ön meghívottjai fizetnek.',
    },
    'agent-ended': {
      title: 'Ön már nem közvetítő',
      text: 'A mostantól fizetett díjak után nem jár jutalék. A korábbi napok jutaléka az Öné marad.',
    },
    'commission-paid': { title: 'Jutalék', text: 'Jutalék erre a napra: {day}. Összege: {amount} USDT.' },
    'primary-certified': { title: 'Alapszintű azonosítás kész', text: 'Személyazonosságát alapszinten igazoltuk.' },
    'primary-failed': {
      title: 'Alapszintű azonosítás sikertelen',
      text: 'Javíthatja, és újra beküldheti. Indok: {reason}',
    },
    'advanced-certified': {
      title: 'Emelt szintű azonosítás kész',
      text: 'Személyazonosságát emelt szinten igazoltuk.',
    },
    'advanced-failed': { title: 'Emelt szintű azonosítás sikertelen', text: 'Újra beküldheti. Indok: {reason}' },
    'wallet-added': {
      title: 'Új tárca mentve',
      text: '{address}. Ha nem Ön volt, változtassa meg a jelszavait, és forduljon az ügyfélszolgálathoz.',
    },
    'bank-card-added': {
      title: 'Új bankkártya hozzáadva',
      text: '{card}. Ha nem Ön volt, változtassa meg a jelszavait, és forduljon az ügyfélszolgálathoz.',
    },
    'bank-card-removed': {
      title: 'Bankkártya eltávolítva',
      text: 'Az ügyfélszolgálat az Ön kérésére eltávolította ezt a kártyát: {card}. Hozzáadhat egy másikat; a kifizetések egy napig szünetelnek. Ha nem Ön kérte, függessze fel a kifizetéseket, és forduljon az ügyfélszolgálathoz.',
    },
    'price-alert': { title: 'Árriasztás', text: '{symbol} elérte az Ön által beállított {price} szintet. Ár: {mark}.' },
    'mirror-week': {
      title: 'Az Ön hete a tükörben',
      text: 'Lezárult ügyletek: {trades}. Ahhoz képest, mintha nem kereskedett volna: {result} USDT, díjakkal együtt. A tükör megmutatja, mennyi lehet ebből szerencse.',
    },
    'password-changed': {
      title: 'Bejelentkezési jelszó módosítva',
      text: 'Módosították a bejelentkezési jelszavát. A kifizetések 24 óráig szünetelnek.',
    },
    'password-reset': {
      title: 'Bejelentkezési jelszó visszaállítva',
      text: 'Kóddal új bejelentkezési jelszót állítottak be. Minden eszközt kijelentkeztettünk, és a kifizetések 24 óráig szünetelnek.',
    },
    'fund-password-set': { title: 'Kifizetési jelszó beállítva', text: 'Fiókjának mostantól van kifizetési jelszava.' },
    'fund-password-changed': {
      title: 'Kifizetési jelszó módosítva',
      text: 'Módosították a kifizetési jelszavát. A kifizetések 24 óráig szünetelnek.',
    },
    'fund-password-reset': {
      title: 'Kifizetési jelszó visszaállítva',
      text: 'Kóddal új kifizetési jelszót állítottak be. Minden eszközt kijelentkeztettünk, és a kifizetések 24 óráig szünetelnek.',
    },
    'authenticator-on': {
      title: 'Hitelesítő alkalmazás bekapcsolva',
      text: 'Bejelentkezéskor és kifizetéskor mostantól kérjük a kódját.',
    },
    'authenticator-off': {
      title: 'Hitelesítő alkalmazás kikapcsolva',
      text: 'A kódját már nem kérjük. A kifizetések 24 óráig szünetelnek.',
    },
    'passkey-added': {
      title: 'Azonosítókulcs hozzáadva',
      text: 'A(z) {name} azonosítókulccsal mostantól jelszó nélkül be lehet jelentkezni a fiókjába.',
    },
    'passkey-removed': {
      title: 'Azonosítókulcs eltávolítva',
      text: 'A(z) {name} azonosítókulccsal már nem lehet bejelentkezni a fiókjába.',
    },
    'new-device': { title: 'Bejelentkezés új eszközön', text: 'Bejelentkeztek a fiókjába: {device}.' },
    'orders-silent': {
      title: 'Megbízások törölve jel hiányában',
      text: '{seconds} másodpercig nem jött jel, ezért a nyitott azonnali megbízások törlődtek: {count}.',
    },
    'key-created': { title: 'Kulcs készült programokhoz', text: 'A(z) {name} kulcs a fiókja nevében járhat el.' },
    'withdrawals-frozen': {
      title: 'Kifizetések leállítva',
      text: 'Semmi sem hagyja el a fiókját, amíg a bejelentkezési jelszavával újra nem engedélyezi. A még jóvá nem hagyott kifizetéseket és a fiók lezárására vonatkozó esetleges kérést töröltük.',
    },
    'closing-requested': {
      title: 'A fiók lezárását kérték',
      text: 'Két munkatárs jóváhagyása után a fiókjában lévő összes pénzt kifizetjük ide: {destination}, a fiókot pedig lezárjuk. Ha nem Ön volt, állítsa le most a kifizetéseket: ezzel ez a kérés is törlődik.',
    },
    'recovery-asked': {
      title: 'Hozzáférést kértek a fiókjához',
      text: 'Valaki hozzáférést kért az ügyfélszolgálattól az Ön fiókjához, és a {contact} elérhetőséget adta meg újként. Az okmányokat összevetjük. Ha nem Ön volt, állítsa le most a kifizetéseket: ezzel ez a kérés is véget ér.',
    },
    'recovery-done': {
      title: 'A fiókjához való hozzáférés megváltozott',
      text: 'Két munkatárs összevetette az okmányokat, és módosította a bejelentkezést. Az elérhetősége mostantól {contact}. Minden eszköz kijelentkezett, a kifizetések 72 óráig várnak. Ha nem Ön volt, ezen időn belül állítsa le a kifizetéseket: a hozzáférés visszaáll a korábbira.',
    },
    'recovery-refused': {
      title: 'A hozzáférés nem változott',
      text: 'A fiókjához való hozzáférés kérését elutasítottuk. Indok: {reason}',
    },
    'recovery-stopped': {
      title: 'A hozzáférés kérése leállítva',
      text: 'A fiókjához való hozzáférés kérése leállt. Ugyanúgy jelentkezik be, mint eddig.',
    },
    'withdrawals-unfrozen': {
      title: 'Kifizetések újra engedélyezve',
      text: 'Az első kifizetés 24 óra múlva lehetséges.',
    },
  },
  notices: {
    welcome: {
      title: 'Üdvözli a Candor',
      summary: 'Minden ár, minden elszámolás és minden egyenleg ellenőrizhető.',
      text: 'A Candor úgy készült, hogy ne kelljen a szavunknak hinnie.\n- Minden ár, amely alapján elszámolunk, nyilvános árnaplóban van, lenyomatokkal láncba fűzve.\n- Minden elszámolásnak van bizonylata, és egy gomb a saját telefonján újraszámolja.\n- Senkinek nincs olyan kapcsolója, amely eredményt döntene el, a munkatársainknak sem.\n- A saját pénzét soha nem zárolja forgalmi feltétel.',
    },
    'simulated-market': {
      title: 'Szimulált piac',
      summary: 'Itt a Candor szimulált piacon, tesztpénzzel működik.',
      text: 'Az árak egy kezdőértékből erednek, amelynek lenyomata kezdettől nyilvános. Naponta egyszer vehet fel tesztpénzt a befizetési oldalon. Nincs értéke, és nem fizethető ki.',
    },
  },
};
