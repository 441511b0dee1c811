import type { Language } from '@candor/api-contract/languages.ts';

/** What stands around the link that freezes withdrawals. */
interface OwnerWords {
  /** Right above the link. */
  readonly stop: string;
  readonly terms: string;
  /** The same in a text message, which is paid for by its length. */
  readonly short: string;
}

export const ownerWords: Readonly<Record<Language, OwnerWords>> = {
  vi: {
    stop: 'Nếu không phải bạn, hãy mở trang này và nhấn nút để chặn mọi lệnh rút tiền:',
    terms: 'Liên kết dùng được một lần trong 7 ngày và chỉ có thể chặn rút tiền. Sau đó hãy đổi các mật khẩu.',
    short: 'Không phải bạn? Chặn rút tiền:',
  },
  en: {
    stop: 'If this was not you, open this page and stop all withdrawals with its button:',
    terms: 'The link works once, within 7 days, and can only stop withdrawals. Change your passwords afterwards.',
    short: 'Not you? Stop withdrawals:',
  },
  zh_cn: {
    stop: '如非本人操作，请打开此页面并点击按钮，停止所有提现：',
    terms: '该链接 7 天内有效，仅可使用一次，且只能停止提现。之后请修改密码。',
    short: '非本人操作？停止提现：',
  },
  pl: {
    stop: 'Jeśli to nie Ty, otwórz tę stronę i zatrzymaj przyciskiem wszystkie wypłaty:',
    terms: 'Link działa raz, przez 7 dni, i może tylko zatrzymać wypłaty. Potem zmień hasła.',
    short: 'To nie Ty? Zatrzymaj wypłaty:',
  },
  de: {
    stop: 'Wenn Sie das nicht waren, öffnen Sie diese Seite und halten Sie mit ihrem Knopf alle Auszahlungen an:',
    terms: 'Der Link gilt einmal, 7 Tage lang, und kann nur Auszahlungen anhalten. Ändern Sie danach Ihre Passwörter.',
    short: 'Nicht Sie? Auszahlungen anhalten:',
  },
  fr: {
    stop: 'Si ce n’était pas vous, ouvrez cette page et arrêtez tous les retraits avec son bouton :',
    terms:
      'Le lien fonctionne une fois, pendant 7 jours, et ne peut qu’arrêter les retraits. Changez ensuite vos mots de passe.',
    short: 'Pas vous ? Arrêtez les retraits :',
  },
  it: {
    stop: 'Se non riconosci questa operazione, apri questa pagina e ferma tutti i prelievi con il suo pulsante:',
    terms: 'Il link funziona una volta, per 7 giorni, e può solo fermare i prelievi. Poi cambia le password.',
    short: 'Non la riconosci? Ferma i prelievi:',
  },
  es: {
    stop: 'Si no fuiste tú, abre esta página y detén todos las retiradas con su botón:',
    terms:
      'El enlace funciona una vez, durante 7 días, y solo puede detener las retiradas. Después cambia tus contraseñas.',
    short: '¿No fuiste tú? Detén las retiradas:',
  },
  pt: {
    stop: 'Se não reconhece esta operação, abra esta página e pare todos os levantamentos com o botão:',
    terms:
      'O link funciona uma vez, durante 7 dias, e só pode parar levantamentos. Depois mude as suas palavras-passe.',
    short: 'Não a reconhece? Pare os levantamentos:',
  },
  ru: {
    stop: 'Если это были не вы, откройте эту страницу и остановите все выводы её кнопкой:',
    terms: 'Ссылка действует один раз, 7 дней, и может только остановить выводы. После этого смените пароли.',
    short: 'Не вы? Остановите выводы:',
  },
  hu: {
    stop: 'Ha nem Ön volt, nyissa meg ezt az oldalt, és a gombjával állítson le minden kifizetést:',
    terms:
      'A hivatkozás egyszer, 7 napig használható, és csak a kifizetéseket tudja leállítani. Utána változtassa meg a jelszavait.',
    short: 'Nem Ön volt? Kifizetések leállítása:',
  },
  sv: {
    stop: 'Om det inte var du, öppna den här sidan och stoppa alla uttag med dess knapp:',
    terms: 'Länken fungerar en gång, i 7 dagar, och kan bara stoppa uttag. Byt lösenord efteråt.',
    short: 'Inte du? Stoppa uttag:',
  },
};
