import type { Language } from '@candor/api-contract/languages.ts';

/** What the owner of an account is told by mail, or by text message when he has no email. */
export type NoticeKind = 'walletAdded';
interface NoticeWords { readonly subject: string; readonly text: string }

export const noticeWords: Readonly<Record<Language, Readonly<Record<NoticeKind, NoticeWords>>>> = {
  vi: { walletAdded: { subject: 'Địa chỉ ví mới trong tài khoản Candor của bạn', text: 'Một địa chỉ rút tiền mới đã được lưu vào tài khoản Candor của bạn: {currency} {chain} {address}. Nếu không phải bạn, hãy đổi ngay các mật khẩu và liên hệ chăm sóc khách hàng.' } },
  en: { walletAdded: { subject: 'A new wallet address in your Candor account', text: 'A new withdrawal address was saved to your Candor account: {currency} {chain} {address}. If this was not you, change your passwords and contact customer service.' } },
  zh_cn: { walletAdded: { subject: '您的 Candor 账户新增了钱包地址', text: '您的 Candor 账户新增了提现地址：{currency} {chain} {address}。如非本人操作，请立即修改密码并联系客服。' } },
  pl: { walletAdded: { subject: 'Nowy adres portfela na Twoim koncie Candor', text: 'Na Twoim koncie Candor zapisano nowy adres wypłat: {currency} {chain} {address}. Jeśli to nie Ty, zmień hasła i skontaktuj się z obsługą klienta.' } },
  de: { walletAdded: { subject: 'Neue Wallet-Adresse in Ihrem Candor-Konto', text: 'In Ihrem Candor-Konto wurde eine neue Auszahlungsadresse gespeichert: {currency} {chain} {address}. Wenn Sie das nicht waren, ändern Sie Ihre Passwörter und wenden Sie sich an den Kundenservice.' } },
  fr: { walletAdded: { subject: 'Nouvelle adresse de portefeuille sur votre compte Candor', text: 'Une nouvelle adresse de retrait a été enregistrée sur votre compte Candor : {currency} {chain} {address}. Si ce n’était pas vous, changez vos mots de passe et contactez le service client.' } },
  it: { walletAdded: { subject: 'Nuovo indirizzo wallet nel tuo account Candor', text: 'Nel tuo account Candor è stato salvato un nuovo indirizzo di prelievo: {currency} {chain} {address}. Se non sei stato tu, cambia le password e contatta l’assistenza clienti.' } },
  es: { walletAdded: { subject: 'Nueva dirección de billetera en tu cuenta de Candor', text: 'Se guardó una nueva dirección de retiro en tu cuenta de Candor: {currency} {chain} {address}. Si no fuiste tú, cambia tus contraseñas y contacta con atención al cliente.' } },
  pt: { walletAdded: { subject: 'Novo endereço de carteira na sua conta Candor', text: 'Um novo endereço de levantamento foi guardado na sua conta Candor: {currency} {chain} {address}. Se não foi o próprio, mude as suas palavras-passe e contacte o apoio ao cliente.' } },
  ru: { walletAdded: { subject: 'Новый адрес кошелька в вашем аккаунте Candor', text: 'В вашем аккаунте Candor сохранён новый адрес для вывода: {currency} {chain} {address}. Если это были не вы, смените пароли и обратитесь в службу поддержки.' } },
  hu: { walletAdded: { subject: 'Új tárcacím az Ön Candor-fiókjában', text: 'Új kifizetési címet mentettek az Ön Candor-fiókjába: {currency} {chain} {address}. Ha nem Ön volt, változtassa meg a jelszavait, és forduljon az ügyfélszolgálathoz.' } },
  sv: { walletAdded: { subject: 'Ny plånboksadress på ditt Candor-konto', text: 'En ny uttagsadress sparades på ditt Candor-konto: {currency} {chain} {address}. Om det inte var du, byt lösenord och kontakta kundtjänst.' } },
};
