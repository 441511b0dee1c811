import type { Language } from '@candor/api-contract/languages.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';

type Words = Readonly<Record<Listing['group'], string>>;

/** {name} and {code} are filled in. */
const words: Readonly<Record<Language, Words>> = {
  vi: {
    usdt: '{name} ({code}) được giao dịch với USDT trên một sổ lệnh chung: ai cũng thấy cùng mức giá và độ sâu. Giá {code} có thể giảm mạnh; chỉ dùng số tiền bạn chấp nhận mất.',
    futures:
      '{name} ({code}) chỉ giao dịch bằng hợp đồng: bạn không sở hữu tài sản gốc, lãi lỗ tính bằng USDT theo giá đánh dấu công khai.',
  },
  en: {
    usdt: '{name} ({code}) trades against USDT in one order book: everybody sees the same prices and the same depth. The price of {code} can fall sharply; use only money you can afford to lose.',
    futures:
      '{name} ({code}) is traded by contract only: you do not own the asset, and profit and loss are counted in USDT at the public mark price.',
  },
  zh_cn: {
    usdt: '{name}（{code}）在同一个订单簿中以 USDT 交易：所有人看到的价格和深度都相同。{code} 的价格可能大幅下跌，请只使用您承受得起损失的资金。',
    futures: '{name}（{code}）仅以合约方式交易：您不持有该资产，盈亏按公开的标记价格以 USDT 计算。',
  },
  pl: {
    usdt: '{name} ({code}) jest notowany do USDT w jednym arkuszu zleceń: wszyscy widzą te same ceny i tę samą głębokość. Cena {code} może gwałtownie spaść; używaj tylko pieniędzy, które możesz stracić.',
    futures:
      '{name} ({code}) jest dostępny tylko w kontraktach: nie posiadasz aktywa, a zysk i strata są liczone w USDT według publicznej ceny mark.',
  },
  de: {
    usdt: '{name} ({code}) wird in einem einzigen Orderbuch gegen USDT gehandelt: Alle sehen dieselben Kurse und dieselbe Tiefe. Der Kurs von {code} kann stark fallen; setzen Sie nur Geld ein, dessen Verlust Sie verkraften.',
    futures:
      '{name} ({code}) wird nur über Kontrakte gehandelt: Sie besitzen den Basiswert nicht, Gewinn und Verlust werden zum öffentlichen Mark-Preis in USDT berechnet.',
  },
  fr: {
    usdt: '{name} ({code}) s’échange contre l’USDT dans un seul carnet d’ordres : tout le monde voit les mêmes prix et la même profondeur. Le prix de {code} peut chuter fortement ; n’engagez que l’argent que vous pouvez perdre.',
    futures:
      '{name} ({code}) se négocie uniquement en futures : vous ne possédez pas l’actif, gains et pertes sont calculés en USDT au prix mark public.',
  },
  it: {
    usdt: '{name} ({code}) si scambia con USDT in un unico book: tutti vedono gli stessi prezzi e la stessa profondità. Il prezzo di {code} può scendere bruscamente; usa solo denaro che puoi permetterti di perdere.',
    futures:
      '{name} ({code}) si scambia solo tramite futures: non possiedi il bene, profitti e perdite sono calcolati in USDT al prezzo mark pubblico.',
  },
  es: {
    usdt: '{name} ({code}) se negocia contra USDT en un único libro de órdenes: todos ven los mismos precios y la misma profundidad. El precio de {code} puede caer con fuerza; usa solo dinero que puedas permitirte perder.',
    futures:
      '{name} ({code}) se negocia solo mediante contratos: no posees el activo, y las ganancias y pérdidas se calculan en USDT con el precio de marca público.',
  },
  pt: {
    usdt: '{name} ({code}) é negociado contra USDT num único livro de ordens: todos veem os mesmos preços e a mesma profundidade. O preço de {code} pode cair bruscamente; use apenas dinheiro que possa perder.',
    futures:
      '{name} ({code}) é negociado apenas em futuros: não detém o ativo, e os ganhos e perdas são calculados em USDT ao preço de marcação público.',
  },
  ru: {
    usdt: '{name} ({code}) торгуется к USDT в едином стакане: все видят одни и те же цены и одну и ту же глубину. Цена {code} может резко упасть; используйте только те деньги, потерю которых вы можете себе позволить.',
    futures:
      '{name} ({code}) торгуется только контрактами: вы не владеете активом, прибыль и убыток считаются в USDT по публичной цене маркировки.',
  },
  hu: {
    usdt: 'A(z) {name} ({code}) egyetlen ajánlati könyvben forog USDT ellenében: mindenki ugyanazokat az árakat és ugyanazt a mélységet látja. A {code} ára erősen eshet; csak olyan pénzt használjon, amelynek elvesztését megengedheti magának.',
    futures:
      'A(z) {name} ({code}) csak határidős ügylettel kereskedhető: az eszköz nem lesz az Öné, a nyereséget és a veszteséget USDT-ben, a nyilvános irányadó ár alapján számoljuk.',
  },
  sv: {
    usdt: '{name} ({code}) handlas mot USDT i en enda orderbok: alla ser samma priser och samma djup. Priset på {code} kan falla kraftigt; använd bara pengar som du har råd att förlora.',
    futures:
      '{name} ({code}) handlas bara med kontrakt: du äger inte tillgången, och vinst och förlust räknas i USDT till det offentliga markpriset.',
  },
};

/** A short and honest introduction of a product. */
export const introductionOf = ({ group, name, base }: Listing, language: Language): string =>
  words[language][group].replaceAll('{name}', name).replaceAll('{code}', base);
