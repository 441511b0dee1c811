import type { Language } from '@candor/api-contract/languages.ts';
import type { MailPurpose } from '../mail/words.ts';

export interface SmsWords {
  /** With the code in it. */
  readonly purpose: Readonly<Record<MailPurpose, string>>;
  readonly rest: string;
  /** Instead of a code for signing up. */
  readonly registered: string;
  /** Instead of a code for an account. */
  readonly unregistered: string;
}

/** Short: a text message is paid for by its length. */
export const smsWords: Readonly<Record<Language, SmsWords>> = {
  vi: {
    purpose: {
      LOGIN: 'Candor: {code} là mã đăng nhập của bạn.',
      REGISTER: 'Candor: {code} là mã tạo tài khoản của bạn.',
      RESET_PASSWORD: 'Candor: {code} là mã đặt lại mật khẩu đăng nhập.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} là mã đặt lại mật khẩu rút tiền.',
    },
    rest: 'Hiệu lực {minutes} phút. Đừng chia sẻ mã với bất kỳ ai.',
    registered:
      'Candor: có người yêu cầu mã tạo tài khoản bằng số này, nhưng số này đã có tài khoản. Bạn chỉ cần đăng nhập.',
    unregistered: 'Candor: có người yêu cầu mã cho số này, nhưng số này chưa có tài khoản.',
  },
  en: {
    purpose: {
      LOGIN: 'Candor: {code} is your code to log in.',
      REGISTER: 'Candor: {code} is your code to create an account.',
      RESET_PASSWORD: 'Candor: {code} is your code to reset the login password.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} is your code to reset the withdrawal password.',
    },
    rest: 'Valid for {minutes} minutes. Never share it with anyone.',
    registered:
      'Candor: someone asked for a code to create an account with this number, but it already has one. You can simply log in.',
    unregistered: 'Candor: someone asked for a code for this number, but it has no account.',
  },
  zh_cn: {
    purpose: {
      LOGIN: 'Candor：您的登录验证码是 {code}。',
      REGISTER: 'Candor：您的注册验证码是 {code}。',
      RESET_PASSWORD: 'Candor：您重置登录密码的验证码是 {code}。',
      FORGOT_FUNDS_PASSWORD: 'Candor：您重置资金密码的验证码是 {code}。',
    },
    rest: '{minutes} 分钟内有效，请勿告诉任何人。',
    registered: 'Candor：有人请求用此号码注册，但该号码已有账户，您可直接登录。',
    unregistered: 'Candor：有人为此号码请求验证码，但该号码没有账户。',
  },
  pl: {
    purpose: {
      LOGIN: 'Candor: {code} to Twój kod logowania.',
      REGISTER: 'Candor: {code} to Twój kod do założenia konta.',
      RESET_PASSWORD: 'Candor: {code} to kod do zmiany hasła logowania.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} to kod do zmiany hasła do wypłat.',
    },
    rest: 'Ważny {minutes} min. Nie podawaj go nikomu.',
    registered:
      'Candor: ktoś poprosił o kod do założenia konta z tym numerem, ale konto już istnieje. Wystarczy się zalogować.',
    unregistered: 'Candor: ktoś poprosił o kod dla tego numeru, ale nie ma on konta.',
  },
  de: {
    purpose: {
      LOGIN: 'Candor: {code} ist Ihr Code zum Anmelden.',
      REGISTER: 'Candor: {code} ist Ihr Code zum Eröffnen eines Kontos.',
      RESET_PASSWORD: 'Candor: {code} ist Ihr Code für ein neues Anmeldepasswort.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} ist Ihr Code für ein neues Auszahlungspasswort.',
    },
    rest: '{minutes} Minuten gültig. Geben Sie ihn an niemanden weiter.',
    registered:
      'Candor: Jemand hat einen Code angefordert, um mit dieser Nummer ein Konto zu eröffnen, sie hat aber schon eines. Melden Sie sich einfach an.',
    unregistered: 'Candor: Jemand hat einen Code für diese Nummer angefordert, sie hat aber kein Konto.',
  },
  fr: {
    purpose: {
      LOGIN: 'Candor : {code} est votre code de connexion.',
      REGISTER: 'Candor : {code} est votre code pour créer un compte.',
      RESET_PASSWORD: 'Candor : {code} est votre code pour changer le mot de passe de connexion.',
      FORGOT_FUNDS_PASSWORD: 'Candor : {code} est votre code pour changer le mot de passe de retrait.',
    },
    rest: 'Valable {minutes} minutes. Ne le donnez à personne.',
    registered:
      'Candor : quelqu’un a demandé un code pour créer un compte avec ce numéro, mais il en a déjà un. Il suffit de vous connecter.',
    unregistered: 'Candor : quelqu’un a demandé un code pour ce numéro, mais il n’a pas de compte.',
  },
  it: {
    purpose: {
      LOGIN: 'Candor: {code} è il tuo codice di accesso.',
      REGISTER: 'Candor: {code} è il tuo codice per creare un account.',
      RESET_PASSWORD: 'Candor: {code} è il codice per cambiare la password di accesso.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} è il codice per cambiare la password di prelievo.',
    },
    rest: 'Valido {minutes} minuti. Non darlo a nessuno.',
    registered:
      'Candor: qualcuno ha chiesto un codice per creare un account con questo numero, che però ne ha già uno. Ti basta accedere.',
    unregistered: 'Candor: qualcuno ha chiesto un codice per questo numero, che però non ha un account.',
  },
  es: {
    purpose: {
      LOGIN: 'Candor: {code} es tu código de acceso.',
      REGISTER: 'Candor: {code} es tu código de registro.',
      RESET_PASSWORD: 'Candor: usa {code} para cambiar la contraseña de acceso.',
      FORGOT_FUNDS_PASSWORD: 'Candor: usa {code} para cambiar la contraseña de retirada.',
    },
    rest: 'Vale {minutes} min. No lo compartas.',
    registered:
      'Candor: alguien pidió un código para crear una cuenta con este número, pero ya tiene una. Solo tienes que iniciar sesión.',
    unregistered: 'Candor: alguien pidió un código para este número, pero no tiene cuenta.',
  },
  pt: {
    purpose: {
      LOGIN: 'Candor: {code} é o seu código de acesso.',
      REGISTER: 'Candor: {code} é o seu código de registo.',
      RESET_PASSWORD: 'Candor: use {code} para repor a palavra-passe de acesso.',
      FORGOT_FUNDS_PASSWORD: 'Candor: use {code} para repor a palavra-passe de levantamento.',
    },
    rest: 'Vale {minutes} min. Nunca partilhe.',
    registered:
      'Candor: alguém pediu um código para criar uma conta com este número, mas ele já tem uma. Basta iniciar sessão.',
    unregistered: 'Candor: alguém pediu um código para este número, mas ele não tem conta.',
  },
  ru: {
    purpose: {
      LOGIN: 'Candor: {code} — ваш код для входа.',
      REGISTER: 'Candor: {code} — ваш код для создания аккаунта.',
      RESET_PASSWORD: 'Candor: {code} — код для смены пароля для входа.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} — код для смены пароля для вывода.',
    },
    rest: 'Действует {minutes} мин. Никому его не сообщайте.',
    registered: 'Candor: кто-то запросил код для нового аккаунта с этим номером, но аккаунт уже есть. Просто войдите.',
    unregistered: 'Candor: кто-то запросил код для этого номера, но аккаунта с ним нет.',
  },
  hu: {
    purpose: {
      LOGIN: 'Candor: {code} az Ön belépési kódja.',
      REGISTER: 'Candor: {code} a kód a fiók létrehozásához.',
      RESET_PASSWORD: 'Candor: {code} a kód az új belépési jelszóhoz.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} a kód az új kifizetési jelszóhoz.',
    },
    rest: '{minutes} percig érvényes. Ne adja meg senkinek.',
    registered:
      'Candor: valaki kódot kért, hogy ezzel a számmal fiókot hozzon létre, de ehhez már tartozik fiók. Egyszerűen jelentkezzen be.',
    unregistered: 'Candor: valaki kódot kért ehhez a számhoz, de nem tartozik hozzá fiók.',
  },
  sv: {
    purpose: {
      LOGIN: 'Candor: {code} är din inloggningskod.',
      REGISTER: 'Candor: {code} är din kod för att skapa ett konto.',
      RESET_PASSWORD: 'Candor: {code} är koden för ett nytt inloggningslösenord.',
      FORGOT_FUNDS_PASSWORD: 'Candor: {code} är koden för ett nytt uttagslösenord.',
    },
    rest: 'Gäller i {minutes} minuter. Ge den inte till någon.',
    registered:
      'Candor: någon bad om en kod för att skapa ett konto med det här numret, men det har redan ett. Logga bara in.',
    unregistered: 'Candor: någon bad om en kod för det här numret, men det har inget konto.',
  },
};
