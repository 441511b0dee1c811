import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';

interface EarnWords {
  readonly names: Readonly<Record<EarnKind, string>>;
  /** Of a name, where all income is paid at the end. */
  readonly paidAtEnd: string;
  /** Of the name of an example. */
  readonly example: string;
  readonly descriptions: Readonly<Record<EarnKind, string>>;
  /** Of wealth products whose income is paid at the end. */
  readonly wealthAtEnd: string;
  readonly fundedBy: string;
  readonly fundedByTest: string;
}

/** Words of the products that come with the first start; `{days}` is the term. */
export const earnWords: Readonly<Record<Language, EarnWords>> = {
  vi: {
    names: { 'lock-mining': 'Khóa sinh lãi {days} ngày', wealth: 'Tích lũy {days} ngày' },
    paidAtEnd: '{name}, trả lãi cuối kỳ',
    example: '{name} (ví dụ)',
    descriptions: {
      'lock-mining':
        'Khóa một khoản tiền trong {days} ngày. Lãi trả sau mỗi 24 giờ, tiền gốc trả lại khi đáo hạn. Rút sớm thì mất phí phạt tính trên tiền gốc; lãi đã trả vẫn là của bạn.',
      wealth:
        'Khóa một khoản tiền trong {days} ngày, lãi trả sau mỗi 24 giờ. Rút sớm thì mất phí phạt cho từng ngày còn lại.',
    },
    wealthAtEnd:
      'Khóa một khoản tiền trong {days} ngày, toàn bộ lãi trả khi đáo hạn. Rút sớm vẫn nhận lãi của các ngày đã đủ; phí phạt cho từng ngày còn lại trừ vào tiền gốc.',
    fundedBy:
      'Tiền lãi được trả từ quỹ thưởng do Candor cấp tiền. Khi bạn mua, toàn bộ tiền lãi của kỳ hạn được để riêng cho khoản mua của bạn; quỹ không đủ thì sản phẩm báo đã bán hết.',
    fundedByTest:
      'Tiền lãi được trả bằng tiền thử nghiệm từ quỹ thưởng của sản phẩm. Khi bạn mua, toàn bộ tiền lãi của kỳ hạn được để riêng cho khoản mua của bạn; quỹ không đủ thì sản phẩm báo đã bán hết.',
  },
  en: {
    names: { 'lock-mining': '{days}-day lock mining', wealth: '{days}-day wealth' },
    paidAtEnd: '{name}, paid at the end',
    example: '{name} (example)',
    descriptions: {
      'lock-mining':
        'Locks an amount for {days} days. Income is paid after every full day, the principal is returned at the end. Ending early costs a penalty on the principal; income already paid stays yours.',
      wealth:
        'Locks an amount for {days} days and pays income after every full day. Ending early costs a penalty for each remaining day.',
    },
    wealthAtEnd:
      'Locks an amount for {days} days and pays all income at the end. Ending early still pays the income of full days; a penalty for each remaining day is taken from the principal.',
    fundedBy:
      'Income is paid from a reward pool into which Candor has put money. When you buy, all income of the term is set aside for your order; when the pool can’t cover it, the product is sold out.',
    fundedByTest:
      'Income is paid in test funds from the reward pool of the product. When you buy, all income of the term is set aside for your order; when the pool can’t cover it, the product is sold out.',
  },
  de: {
    names: { 'lock-mining': 'Lock-Mining {days} Tage', wealth: 'Geldanlage {days} Tage' },
    paidAtEnd: '{name}, Ertrag am Ende',
    example: '{name} (Beispiel)',
    descriptions: {
      'lock-mining':
        'Bindet einen Betrag für {days} Tage. Der Ertrag kommt nach jedem vollen Tag, das Kapital am Ende zurück. Ein vorzeitiges Ende kostet eine Strafgebühr auf das Kapital; gezahlten Ertrag behalten Sie.',
      wealth:
        'Bindet einen Betrag für {days} Tage und zahlt nach jedem vollen Tag Ertrag. Ein vorzeitiges Ende kostet eine Strafgebühr für jeden verbleibenden Tag.',
    },
    wealthAtEnd:
      'Bindet einen Betrag für {days} Tage und zahlt den ganzen Ertrag am Ende. Bei vorzeitigem Ende wird der Ertrag der vollen Tage gezahlt; vom Kapital wird für jeden verbleibenden Tag eine Strafgebühr abgezogen.',
    fundedBy:
      'Der Ertrag kommt aus einem Ertragstopf, in den Candor Geld eingezahlt hat. Beim Kauf wird der gesamte Ertrag der Laufzeit für Ihren Auftrag zurückgelegt; reicht der Topf nicht, ist das Produkt ausverkauft.',
    fundedByTest:
      'Der Ertrag kommt als Testguthaben aus dem Ertragstopf des Produkts. Beim Kauf wird der gesamte Ertrag der Laufzeit für Ihren Auftrag zurückgelegt; reicht der Topf nicht, ist das Produkt ausverkauft.',
  },
  fr: {
    names: { 'lock-mining': 'Minage avec blocage {days} jours', wealth: 'Placement {days} jours' },
    paidAtEnd: '{name}, versé à la fin',
    example: '{name} (exemple)',
    descriptions: {
      'lock-mining':
        'Bloque un montant pendant {days} jours. Le revenu est versé après chaque jour complet, le capital est rendu à la fin. Une sortie anticipée coûte une pénalité sur le capital ; le revenu déjà versé reste à vous.',
      wealth:
        'Bloque un montant pendant {days} jours et verse un revenu après chaque jour complet. Une sortie anticipée coûte une pénalité par jour restant.',
    },
    wealthAtEnd:
      'Bloque un montant pendant {days} jours et verse tout le revenu à la fin. En cas de sortie anticipée, le revenu des jours complets est versé ; une pénalité par jour restant est prélevée sur le capital.',
    fundedBy:
      'Le revenu provient d’un fonds de récompense que Candor a alimenté. À l’achat, tout le revenu de la durée est réservé à votre ordre ; si le fonds ne suffit pas, le produit est épuisé.',
    fundedByTest:
      'Le revenu est versé en fonds de test depuis le fonds de récompense du produit. À l’achat, tout le revenu de la durée est réservé à votre ordre ; si le fonds ne suffit pas, le produit est épuisé.',
  },
  es: {
    names: { 'lock-mining': 'Minería con bloqueo {days} días', wealth: 'Inversión {days} días' },
    paidAtEnd: '{name}, pagado al final',
    example: '{name} (ejemplo)',
    descriptions: {
      'lock-mining':
        'Bloquea un importe durante {days} días. El rendimiento se paga tras cada día completo y el capital se devuelve al final. Rescatar antes cuesta una penalización sobre el capital; lo ya pagado sigue siendo tuyo.',
      wealth:
        'Bloquea un importe durante {days} días y paga un rendimiento tras cada día completo. Rescatar antes cuesta una penalización por cada día restante.',
    },
    wealthAtEnd:
      'Bloquea un importe durante {days} días y paga todo el rendimiento al final. Si rescatas antes, se paga el rendimiento de los días completos; del capital se descuenta una penalización por cada día restante.',
    fundedBy:
      'El rendimiento se paga de un fondo de recompensas en el que Candor ha puesto dinero. Al comprar, todo el rendimiento del plazo se reserva para tu orden; si el fondo no alcanza, el producto está agotado.',
    fundedByTest:
      'El rendimiento se paga en fondos de prueba del fondo de recompensas del producto. Al comprar, todo el rendimiento del plazo se reserva para tu orden; si el fondo no alcanza, el producto está agotado.',
  },
  it: {
    names: { 'lock-mining': 'Mining vincolato {days} giorni', wealth: 'Investimento {days} giorni' },
    paidAtEnd: '{name}, pagato alla fine',
    example: '{name} (esempio)',
    descriptions: {
      'lock-mining':
        'Blocca un importo per {days} giorni. Il rendimento è pagato dopo ogni giorno intero, il capitale viene restituito alla fine. Il riscatto anticipato costa una penale sul capitale; il rendimento già pagato resta tuo.',
      wealth:
        'Blocca un importo per {days} giorni e paga un rendimento dopo ogni giorno intero. Il riscatto anticipato costa una penale per ogni giorno rimanente.',
    },
    wealthAtEnd:
      'Blocca un importo per {days} giorni e paga tutto il rendimento alla fine. Con il riscatto anticipato si paga il rendimento dei giorni interi; dal capitale si detrae una penale per ogni giorno rimanente.',
    fundedBy:
      'Il rendimento viene da un fondo premi in cui Candor ha messo denaro. All’acquisto l’intero rendimento del periodo è riservato al tuo ordine; se il fondo non basta, il prodotto è esaurito.',
    fundedByTest:
      'Il rendimento è pagato in fondi di prova dal fondo premi del prodotto. All’acquisto l’intero rendimento del periodo è riservato al tuo ordine; se il fondo non basta, il prodotto è esaurito.',
  },
  pt: {
    names: { 'lock-mining': 'Mineração com bloqueio {days} dias', wealth: 'Investimento {days} dias' },
    paidAtEnd: '{name}, pago no fim',
    example: '{name} (exemplo)',
    descriptions: {
      'lock-mining':
        'Bloqueia um montante por {days} dias. O rendimento é pago após cada dia completo e o capital é devolvido no fim. Resgatar antes custa uma penalização sobre o capital; o que já foi pago continua seu.',
      wealth:
        'Bloqueia um montante por {days} dias e paga rendimento após cada dia completo. Resgatar antes custa uma penalização por cada dia restante.',
    },
    wealthAtEnd:
      'Bloqueia um montante por {days} dias e paga todo o rendimento no fim. Ao resgatar antes, o rendimento dos dias completos é pago; ao capital é descontada uma penalização por cada dia restante.',
    fundedBy:
      'O rendimento vem de um fundo de prémios em que a Candor colocou dinheiro. Na compra, todo o rendimento do prazo fica reservado para a sua ordem; se o fundo não chegar, o produto está esgotado.',
    fundedByTest:
      'O rendimento é pago em fundos de teste do fundo de prémios do produto. Na compra, todo o rendimento do prazo fica reservado para a sua ordem; se o fundo não chegar, o produto está esgotado.',
  },
  pl: {
    names: { 'lock-mining': 'Lock mining {days}-dniowy', wealth: 'Inwestycja {days}-dniowa' },
    paidAtEnd: '{name}, dochód na koniec',
    example: '{name} (przykład)',
    descriptions: {
      'lock-mining':
        'Okres {days}-dniowy: kwota jest zablokowana. Dochód wypłacany jest po każdym pełnym dniu, kapitał wraca na końcu. Wcześniejsze zakończenie kosztuje karę liczoną od kapitału; wypłacony dochód zostaje u Ciebie.',
      wealth:
        'Okres {days}-dniowy: kwota jest zablokowana, a dochód wypłacany po każdym pełnym dniu. Przy wcześniejszym zakończeniu z kapitału potrącamy karę za każdy pozostały dzień.',
    },
    wealthAtEnd:
      'Okres {days}-dniowy: kwota jest zablokowana, a cały dochód wypłacany na końcu. Przy wcześniejszym zakończeniu wypłacamy dochód za pełne dni, a z kapitału potrącamy karę za każdy pozostały dzień.',
    fundedBy:
      'Dochód pochodzi z puli nagród, do której Candor wpłacił pieniądze. Przy zakupie cały dochód okresu jest odkładany dla Twojego zlecenia; gdy puli nie wystarcza, produkt jest wyprzedany.',
    fundedByTest:
      'Dochód wypłacany jest w środkach testowych z puli nagród produktu. Przy zakupie cały dochód okresu jest odkładany dla Twojego zlecenia; gdy puli nie wystarcza, produkt jest wyprzedany.',
  },
  ru: {
    names: { 'lock-mining': 'Лок-майнинг на {days} дн.', wealth: 'Инвестиции на {days} дн.' },
    paidAtEnd: '{name}, выплата в конце',
    example: '{name} (пример)',
    descriptions: {
      'lock-mining':
        'Сумма блокируется на {days} дн. Доход выплачивается после каждого полного дня, основная сумма возвращается в конце. За досрочное завершение взимается штраф с основной суммы; выплаченный доход остаётся у вас.',
      wealth:
        'Сумма блокируется на {days} дн., доход выплачивается после каждого полного дня. При досрочном завершении из основной суммы удерживается штраф за каждый оставшийся день.',
    },
    wealthAtEnd:
      'Сумма блокируется на {days} дн., весь доход выплачивается в конце. При досрочном завершении доход выплачивается за полные дни, а из основной суммы удерживается штраф за каждый оставшийся день.',
    fundedBy:
      'Доход выплачивается из фонда наград, в который Candor внёс деньги. При покупке весь доход за срок резервируется для вашего ордера; если средств фонда не хватает, продукт распродан.',
    fundedByTest:
      'Доход выплачивается тестовыми средствами из фонда наград продукта. При покупке весь доход за срок резервируется для вашего ордера; если средств фонда не хватает, продукт распродан.',
  },
  hu: {
    names: { 'lock-mining': 'Lekötött bányászat, {days} nap', wealth: '{days} napos befektetés' },
    paidAtEnd: '{name}, hozam a végén',
    example: '{name} (példa)',
    descriptions: {
      'lock-mining':
        'Egy összeget {days} napra leköt. A hozam minden teljes nap után érkezik, a tőke a végén jár vissza. A korai visszaváltás a tőkéből való levonással jár; a kifizetett hozam az Öné marad.',
      wealth:
        'Egy összeget {days} napra leköt, és minden teljes nap után hozamot fizet. Korai visszaváltáskor a tőkéből minden hátralévő nap után levonás történik.',
    },
    wealthAtEnd:
      'Egy összeget {days} napra leköt, és a teljes hozamot a végén fizeti. Korai visszaváltáskor a teljes napok hozama jár, a tőkéből pedig minden hátralévő nap után levonás történik.',
    fundedBy:
      'A hozamot olyan jutalomalapból fizetjük, amelybe a Candor tett pénzt. Vásárláskor a futamidő teljes hozamát az Ön megbízására félretesszük; ha az alap nem fedezi, a termék elfogyott.',
    fundedByTest:
      'A hozamot tesztpénzben, a termék jutalomalapjából fizetjük. Vásárláskor a futamidő teljes hozamát az Ön megbízására félretesszük; ha az alap nem fedezi, a termék elfogyott.',
  },
  sv: {
    names: { 'lock-mining': 'Låst mining {days} dygn', wealth: 'Placering {days} dygn' },
    paidAtEnd: '{name}, betalas i slutet',
    example: '{name} (exempel)',
    descriptions: {
      'lock-mining':
        'Låser ett belopp i {days} dygn. Avkastningen betalas efter varje hel dag, kapitalet kommer tillbaka i slutet. Att avsluta i förtid kostar en straffavgift på kapitalet; utbetald avkastning behåller du.',
      wealth:
        'Låser ett belopp i {days} dygn och betalar avkastning efter varje hel dag. Avslutar du i förtid dras en straffavgift för varje dag som är kvar från kapitalet.',
    },
    wealthAtEnd:
      'Låser ett belopp i {days} dygn och betalar all avkastning i slutet. Avslutar du i förtid får du avkastningen för de hela dagarna, men från kapitalet dras en straffavgift för varje dag som är kvar.',
    fundedBy:
      'Avkastningen betalas från en belöningspott som Candor har satt in pengar i. När du köper läggs hela periodens avkastning undan för din order; räcker potten inte är produkten slutsåld.',
    fundedByTest:
      'Avkastningen betalas i testmedel från produktens belöningspott. När du köper läggs hela periodens avkastning undan för din order; räcker potten inte är produkten slutsåld.',
  },
  zh_cn: {
    names: { 'lock-mining': '锁仓挖矿 {days} 天', wealth: '理财 {days} 天' },
    paidAtEnd: '{name}（到期付息）',
    example: '{name}（示例）',
    descriptions: {
      'lock-mining':
        '锁定一笔资金 {days} 天。每满一天发放收益，到期返还本金。提前赎回按本金扣除违约金，已发放的收益仍归您所有。',
      wealth: '锁定一笔资金 {days} 天，每满一天发放收益。提前赎回按剩余天数扣除违约金。',
    },
    wealthAtEnd:
      '锁定一笔资金 {days} 天，收益到期一次性发放。提前赎回仍按已满天数计收益，违约金按剩余天数从本金中扣除。',
    fundedBy: '收益来自 Candor 已注资的奖励池。购买时，整个期限的收益即为您的订单预留；奖励池不足时产品售罄。',
    fundedByTest: '收益以测试资金从产品的奖励池发放。购买时，整个期限的收益即为您的订单预留；奖励池不足时产品售罄。',
  },
};
