import type { Language } from '@candor/api-contract/languages.ts';

/**
 * What is pushed beside the messages: results and fills, which the app itself shows at once, and answers of customer
 * service.
 */
export const pushTexts = ['fast-win', 'fast-lose', 'fast-tie', 'fast-void', 'spot-filled', 'support'] as const;
export type PushTextName = (typeof pushTexts)[number];
type Words = Readonly<Record<PushTextName, { readonly title: string; readonly text: string }>>;

/** `{name}` stands for a parameter. */
export const pushWords: Readonly<Record<Language, Words>> = {
  vi: {
    'fast-win': { title: '{symbol}: thắng', text: 'Lãi {amount} USDT.' },
    'fast-lose': { title: '{symbol}: thua', text: 'Mất {amount} USDT tiền đặt.' },
    'fast-tie': { title: '{symbol}: hòa', text: 'Tiền đặt {amount} USDT đã được hoàn lại.' },
    'fast-void': { title: '{symbol}: lệnh vô hiệu', text: 'Tiền đặt {amount} USDT đã được hoàn lại.' },
    'spot-filled': { title: '{symbol}: lệnh đã khớp toàn bộ', text: 'Giá trị {amount} USDT.' },
    support: { title: 'Chăm sóc khách hàng đã trả lời', text: 'Mở ứng dụng để đọc.' },
  },
  en: {
    'fast-win': { title: '{symbol}: won', text: 'Profit {amount} USDT.' },
    'fast-lose': { title: '{symbol}: lost', text: 'The stake of {amount} USDT is lost.' },
    'fast-tie': { title: '{symbol}: tie', text: 'The stake of {amount} USDT was returned.' },
    'fast-void': { title: '{symbol}: order void', text: 'The stake of {amount} USDT was returned.' },
    'spot-filled': { title: '{symbol}: order filled', text: 'Value {amount} USDT.' },
    support: { title: 'Customer service has answered', text: 'Open the app to read it.' },
  },
  zh_cn: {
    'fast-win': { title: '{symbol}：盈利', text: '盈利 {amount} USDT。' },
    'fast-lose': { title: '{symbol}：亏损', text: '投入的 {amount} USDT 已亏损。' },
    'fast-tie': { title: '{symbol}：平局', text: '投入的 {amount} USDT 已退回。' },
    'fast-void': { title: '{symbol}：订单作废', text: '投入的 {amount} USDT 已退回。' },
    'spot-filled': { title: '{symbol}：订单已全部成交', text: '成交额 {amount} USDT。' },
    support: { title: '客服已回复', text: '打开应用查看。' },
  },
  pl: {
    'fast-win': { title: '{symbol}: wygrana', text: 'Zysk {amount} USDT.' },
    'fast-lose': { title: '{symbol}: przegrana', text: 'Stawka {amount} USDT przepadła.' },
    'fast-tie': { title: '{symbol}: remis', text: 'Stawka {amount} USDT wróciła.' },
    'fast-void': { title: '{symbol}: zlecenie unieważnione', text: 'Stawka {amount} USDT wróciła.' },
    'spot-filled': { title: '{symbol}: zlecenie zrealizowane', text: 'Wartość {amount} USDT.' },
    support: { title: 'Obsługa klienta odpowiedziała', text: 'Otwórz aplikację, aby przeczytać.' },
  },
  de: {
    'fast-win': { title: '{symbol}: gewonnen', text: 'Gewinn {amount} USDT.' },
    'fast-lose': { title: '{symbol}: verloren', text: 'Der Einsatz von {amount} USDT ist verloren.' },
    'fast-tie': { title: '{symbol}: unentschieden', text: 'Der Einsatz von {amount} USDT ist zurück.' },
    'fast-void': { title: '{symbol}: Auftrag nichtig', text: 'Der Einsatz von {amount} USDT ist zurück.' },
    'spot-filled': { title: '{symbol}: Auftrag ausgeführt', text: 'Wert {amount} USDT.' },
    support: { title: 'Der Kundenservice hat geantwortet', text: 'Öffnen Sie die App, um die Antwort zu lesen.' },
  },
  fr: {
    'fast-win': { title: '{symbol} : gagné', text: 'Gain de {amount} USDT.' },
    'fast-lose': { title: '{symbol} : perdu', text: 'La mise de {amount} USDT est perdue.' },
    'fast-tie': { title: '{symbol} : égalité', text: 'La mise de {amount} USDT vous a été rendue.' },
    'fast-void': { title: '{symbol} : ordre nul', text: 'La mise de {amount} USDT vous a été rendue.' },
    'spot-filled': { title: '{symbol} : ordre exécuté', text: 'Valeur : {amount} USDT.' },
    support: { title: 'Le service client a répondu', text: 'Ouvrez l’application pour lire la réponse.' },
  },
  it: {
    'fast-win': { title: '{symbol}: vinto', text: 'Vincita: {amount} USDT.' },
    'fast-lose': { title: '{symbol}: perso', text: 'Hai perso la puntata di {amount} USDT.' },
    'fast-tie': { title: '{symbol}: pareggio', text: 'La puntata di {amount} USDT ti è stata restituita.' },
    'fast-void': { title: '{symbol}: ordine nullo', text: 'La puntata di {amount} USDT ti è stata restituita.' },
    'spot-filled': { title: '{symbol}: ordine eseguito', text: 'Valore: {amount} USDT.' },
    support: { title: 'L’assistenza clienti ha risposto', text: 'Apri l’app per leggere.' },
  },
  es: {
    'fast-win': { title: '{symbol}: ganada', text: 'Ganancia de {amount} USDT.' },
    'fast-lose': { title: '{symbol}: perdida', text: 'Se perdió la apuesta de {amount} USDT.' },
    'fast-tie': { title: '{symbol}: empate', text: 'Se te ha devuelto la apuesta de {amount} USDT.' },
    'fast-void': { title: '{symbol}: orden anulada', text: 'Se te ha devuelto la apuesta de {amount} USDT.' },
    'spot-filled': { title: '{symbol}: orden ejecutada', text: 'Valor: {amount} USDT.' },
    support: { title: 'Atención al cliente ha respondido', text: 'Abre la aplicación para leerlo.' },
  },
  pt: {
    'fast-win': { title: '{symbol}: ganha', text: 'Ganho de {amount} USDT.' },
    'fast-lose': { title: '{symbol}: perdida', text: 'A aposta de {amount} USDT está perdida.' },
    'fast-tie': { title: '{symbol}: empate', text: 'A aposta de {amount} USDT foi-lhe devolvida.' },
    'fast-void': { title: '{symbol}: ordem anulada', text: 'A aposta de {amount} USDT foi-lhe devolvida.' },
    'spot-filled': { title: '{symbol}: ordem executada', text: 'Valor: {amount} USDT.' },
    support: { title: 'O apoio ao cliente respondeu', text: 'Abra a aplicação para ler.' },
  },
  ru: {
    'fast-win': { title: '{symbol}: выигрыш', text: 'Прибыль {amount} USDT.' },
    'fast-lose': { title: '{symbol}: проигрыш', text: 'Ставка {amount} USDT потеряна.' },
    'fast-tie': { title: '{symbol}: ничья', text: 'Ставка {amount} USDT возвращена.' },
    'fast-void': { title: '{symbol}: ордер аннулирован', text: 'Ставка {amount} USDT возвращена.' },
    'spot-filled': { title: '{symbol}: ордер исполнен', text: 'Сумма {amount} USDT.' },
    support: { title: 'Служба поддержки ответила', text: 'Откройте приложение, чтобы прочитать.' },
  },
  hu: {
    'fast-win': { title: '{symbol}: nyert', text: 'Nyereség: {amount} USDT.' },
    'fast-lose': { title: '{symbol}: vesztett', text: 'A {amount} USDT tét elveszett.' },
    'fast-tie': { title: '{symbol}: döntetlen', text: 'A {amount} USDT tét visszakerült.' },
    'fast-void': { title: '{symbol}: érvénytelen megbízás', text: 'A {amount} USDT tét visszakerült.' },
    'spot-filled': { title: '{symbol}: megbízás teljesült', text: 'Érték: {amount} USDT.' },
    support: { title: 'Az ügyfélszolgálat válaszolt', text: 'Nyissa meg az alkalmazást az olvasáshoz.' },
  },
  sv: {
    'fast-win': { title: '{symbol}: vinst', text: 'Vinst {amount} USDT.' },
    'fast-lose': { title: '{symbol}: förlust', text: 'Insatsen på {amount} USDT är förlorad.' },
    'fast-tie': { title: '{symbol}: oavgjort', text: 'Insatsen på {amount} USDT är tillbaka.' },
    'fast-void': { title: '{symbol}: ordern ogiltig', text: 'Insatsen på {amount} USDT är tillbaka.' },
    'spot-filled': { title: '{symbol}: order utförd', text: 'Värde {amount} USDT.' },
    support: { title: 'Kundtjänst har svarat', text: 'Öppna appen för att läsa.' },
  },
};
