import type { Language } from '@candor/api-contract/languages.ts';

export type MailPurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD';

export interface MailWords {
  readonly subject: string;
  /** Stands right above the code. */
  readonly purpose: Readonly<Record<MailPurpose, string>>;
  readonly expiry: string;
  readonly nobodyAsks: string;
  readonly notYou: string;
  /** Instead of a code for signing up. */
  readonly registered: string;
  /** Instead of a code for an account. */
  readonly unregistered: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    subject: 'Your Candor verification code',
    purpose: {
      LOGIN: 'Use this code to log in to Candor:',
      REGISTER: 'Use this code to create your Candor account:',
      RESET_PASSWORD: 'Use this code to reset your Candor login password:',
      FORGOT_FUNDS_PASSWORD: 'Use this code to reset your Candor withdrawal password:',
    },
    expiry: 'The code is valid for {minutes} minutes and can be used once.',
    nobodyAsks: 'Nobody from Candor will ever ask you for this code. Do not share it with anyone.',
    notYou: 'If you did not request this, you can ignore this email.',
    registered:
      'Someone asked for a code to create a Candor account with this email address, but it already has an account. You can simply log in, or reset your password if you have forgotten it.',
    unregistered:
      'Someone asked for a Candor code for this email address, but it has no account. You can create one in the app.',
  },
  vi: {
    subject: 'Mã xác minh Candor của bạn',
    purpose: {
      LOGIN: 'Dùng mã này để đăng nhập Candor:',
      REGISTER: 'Dùng mã này để tạo tài khoản Candor:',
      RESET_PASSWORD: 'Dùng mã này để đặt lại mật khẩu đăng nhập Candor:',
      FORGOT_FUNDS_PASSWORD: 'Dùng mã này để đặt lại mật khẩu rút tiền Candor:',
    },
    expiry: 'Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần.',
    nobodyAsks: 'Candor không bao giờ hỏi bạn mã này. Đừng chia sẻ mã với bất kỳ ai.',
    notYou: 'Nếu bạn không yêu cầu mã, hãy bỏ qua email này.',
    registered:
      'Có người yêu cầu mã để tạo tài khoản Candor bằng địa chỉ email này, nhưng địa chỉ này đã có tài khoản. Bạn chỉ cần đăng nhập, hoặc đặt lại mật khẩu nếu đã quên.',
    unregistered:
      'Có người yêu cầu mã Candor cho địa chỉ email này, nhưng địa chỉ này chưa có tài khoản. Bạn có thể đăng ký trong ứng dụng.',
  },
  zh_cn: {
    subject: '您的 Candor 验证码',
    purpose: {
      LOGIN: '请使用此验证码登录 Candor：',
      REGISTER: '请使用此验证码注册 Candor 账户：',
      RESET_PASSWORD: '请使用此验证码重置 Candor 登录密码：',
      FORGOT_FUNDS_PASSWORD: '请使用此验证码重置 Candor 资金密码：',
    },
    expiry: '验证码 {minutes} 分钟内有效，仅可使用一次。',
    nobodyAsks: 'Candor 的任何人员都不会向您索要此验证码，请勿告知他人。',
    notYou: '如非您本人操作，请忽略此邮件。',
    registered: '有人请求用此邮箱注册 Candor 账户，但该邮箱已有账户。您可以直接登录；如果忘记密码，可以重置密码。',
    unregistered: '有人为此邮箱请求 Candor 验证码，但该邮箱尚未注册账户。您可以在应用中注册。',
  },
  de: {
    subject: 'Ihr Candor-Bestätigungscode',
    purpose: {
      LOGIN: 'Mit diesem Code melden Sie sich bei Candor an:',
      REGISTER: 'Mit diesem Code erstellen Sie Ihr Candor-Konto:',
      RESET_PASSWORD: 'Mit diesem Code setzen Sie Ihr Candor-Anmeldepasswort zurück:',
      FORGOT_FUNDS_PASSWORD: 'Mit diesem Code setzen Sie Ihr Candor-Auszahlungspasswort zurück:',
    },
    expiry: 'Der Code gilt {minutes} Minuten und kann nur einmal verwendet werden.',
    nobodyAsks: 'Niemand von Candor wird Sie jemals nach diesem Code fragen. Geben Sie ihn nicht weiter.',
    notYou: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    registered:
      'Jemand hat einen Code angefordert, um mit dieser E-Mail-Adresse ein Candor-Konto zu erstellen. Zu dieser Adresse gibt es bereits ein Konto. Melden Sie sich einfach an oder setzen Sie Ihr Passwort zurück, falls Sie es vergessen haben.',
    unregistered:
      'Jemand hat einen Candor-Code für diese E-Mail-Adresse angefordert. Zu dieser Adresse gibt es noch kein Konto. Sie können in der App eines erstellen.',
  },
  fr: {
    subject: 'Votre code de vérification Candor',
    purpose: {
      LOGIN: 'Utilisez ce code pour vous connecter à Candor :',
      REGISTER: 'Utilisez ce code pour créer votre compte Candor :',
      RESET_PASSWORD: 'Utilisez ce code pour réinitialiser votre mot de passe de connexion Candor :',
      FORGOT_FUNDS_PASSWORD: 'Utilisez ce code pour réinitialiser votre mot de passe de retrait Candor :',
    },
    expiry: 'Ce code est valable {minutes} minutes et ne peut être utilisé qu’une seule fois.',
    nobodyAsks: 'Personne chez Candor ne vous demandera jamais ce code. Ne le communiquez à personne.',
    notYou: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
    registered:
      'Quelqu’un a demandé un code pour créer un compte Candor avec cette adresse e-mail, mais elle est déjà associée à un compte. Il vous suffit de vous connecter, ou de réinitialiser votre mot de passe si vous l’avez oublié.',
    unregistered:
      'Quelqu’un a demandé un code Candor pour cette adresse e-mail, mais elle n’est associée à aucun compte. Vous pouvez en créer un dans l’application.',
  },
  es: {
    subject: 'Tu código de verificación de Candor',
    purpose: {
      LOGIN: 'Usa este código para iniciar sesión en Candor:',
      REGISTER: 'Usa este código para crear tu cuenta de Candor:',
      RESET_PASSWORD: 'Usa este código para restablecer tu contraseña de acceso a Candor:',
      FORGOT_FUNDS_PASSWORD: 'Usa este código para restablecer tu contraseña de retirada de Candor:',
    },
    expiry: 'El código es válido durante {minutes} minutos y solo puede usarse una vez.',
    nobodyAsks: 'Nadie de Candor te pedirá nunca este código. No lo compartas con nadie.',
    notYou: 'Si no lo has solicitado tú, ignora este correo.',
    registered:
      'Alguien ha pedido un código para crear una cuenta de Candor con esta dirección de correo, pero ya tiene una cuenta. Solo tienes que iniciar sesión, o restablecer la contraseña si la has olvidado.',
    unregistered:
      'Alguien ha pedido un código de Candor para esta dirección de correo, pero no tiene ninguna cuenta. Puedes crear una en la aplicación.',
  },
  it: {
    subject: 'Il tuo codice di verifica Candor',
    purpose: {
      LOGIN: 'Usa questo codice per accedere a Candor:',
      REGISTER: 'Usa questo codice per creare il tuo account Candor:',
      RESET_PASSWORD: 'Usa questo codice per reimpostare la password di accesso a Candor:',
      FORGOT_FUNDS_PASSWORD: 'Usa questo codice per reimpostare la password di prelievo di Candor:',
    },
    expiry: 'Il codice è valido per {minutes} minuti e può essere usato una sola volta.',
    nobodyAsks: 'Nessuno di Candor ti chiederà mai questo codice. Non condividerlo con nessuno.',
    notYou: 'Se non hai fatto tu questa richiesta, ignora questa e-mail.',
    registered:
      'Qualcuno ha chiesto un codice per creare un account Candor con questo indirizzo e-mail, ma esiste già un account. Puoi semplicemente accedere, oppure reimpostare la password se l’hai dimenticata.',
    unregistered:
      'Qualcuno ha chiesto un codice Candor per questo indirizzo e-mail, ma non esiste alcun account. Puoi crearne uno nell’app.',
  },
  pt: {
    subject: 'O seu código de verificação Candor',
    purpose: {
      LOGIN: 'Use este código para iniciar sessão na Candor:',
      REGISTER: 'Use este código para criar a sua conta Candor:',
      RESET_PASSWORD: 'Use este código para repor a sua palavra-passe de acesso à Candor:',
      FORGOT_FUNDS_PASSWORD: 'Use este código para repor a sua palavra-passe de levantamento da Candor:',
    },
    expiry: 'O código é válido durante {minutes} minutos e só pode ser usado uma vez.',
    nobodyAsks: 'A Candor nunca lhe pedirá este código. Não o partilhe com ninguém.',
    notYou: 'Se não fez este pedido, ignore este e-mail.',
    registered:
      'Alguém pediu um código para criar uma conta Candor com este endereço de e-mail, mas o endereço já tem uma conta. Basta iniciar sessão ou, se a esqueceu, repor a palavra-passe.',
    unregistered:
      'Alguém pediu um código Candor para este endereço de e-mail, mas o endereço não tem conta. Pode criar uma na aplicação.',
  },
  pl: {
    subject: 'Twój kod weryfikacyjny Candor',
    purpose: {
      LOGIN: 'Użyj tego kodu, aby zalogować się do Candor:',
      REGISTER: 'Użyj tego kodu, aby założyć konto Candor:',
      RESET_PASSWORD: 'Użyj tego kodu, aby zresetować hasło logowania do Candor:',
      FORGOT_FUNDS_PASSWORD: 'Użyj tego kodu, aby zresetować hasło do wypłat w Candor:',
    },
    expiry: 'Kod jest ważny przez {minutes} minut i można go użyć tylko raz.',
    nobodyAsks: 'Nikt z Candor nigdy nie poprosi Cię o ten kod. Nie udostępniaj go nikomu.',
    notYou: 'Jeśli to nie była Twoja prośba, zignoruj tę wiadomość.',
    registered:
      'Ktoś poprosił o kod, aby założyć konto Candor z tym adresem e-mail, ale ten adres ma już konto. Wystarczy się zalogować albo zresetować hasło, jeśli go nie pamiętasz.',
    unregistered:
      'Ktoś poprosił o kod Candor dla tego adresu e-mail, ale ten adres nie ma konta. Możesz je założyć w aplikacji.',
  },
  ru: {
    subject: 'Ваш код подтверждения Candor',
    purpose: {
      LOGIN: 'Введите этот код, чтобы войти в Candor:',
      REGISTER: 'Введите этот код, чтобы создать аккаунт Candor:',
      RESET_PASSWORD: 'Введите этот код, чтобы сбросить пароль для входа в Candor:',
      FORGOT_FUNDS_PASSWORD: 'Введите этот код, чтобы сбросить пароль для вывода средств в Candor:',
    },
    expiry: 'Код действует {minutes} минут и может быть использован только один раз.',
    nobodyAsks: 'Сотрудники Candor никогда не спросят у вас этот код. Никому его не сообщайте.',
    notYou: 'Если вы ничего не запрашивали, просто проигнорируйте это письмо.',
    registered:
      'Кто-то запросил код, чтобы создать аккаунт Candor с этим адресом, но аккаунт с ним уже есть. Просто войдите или сбросьте пароль, если вы его забыли.',
    unregistered:
      'Кто-то запросил код Candor для этого адреса, но аккаунта с ним нет. Вы можете создать его в приложении.',
  },
  hu: {
    subject: 'Az Ön Candor-ellenőrzőkódja',
    purpose: {
      LOGIN: 'Ezzel a kóddal jelentkezhet be a Candorba:',
      REGISTER: 'Ezzel a kóddal hozhatja létre Candor-fiókját:',
      RESET_PASSWORD: 'Ezzel a kóddal állíthat be új belépési jelszót a Candorhoz:',
      FORGOT_FUNDS_PASSWORD: 'Ezzel a kóddal állíthat be új kifizetési jelszót a Candorhoz:',
    },
    expiry: 'A kód {minutes} percig érvényes, és csak egyszer használható fel.',
    nobodyAsks: 'A Candortól soha senki nem fogja kérni ezt a kódot. Ne adja meg senkinek.',
    notYou: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt az e-mailt.',
    registered:
      'Valaki kódot kért, hogy ezzel az e-mail-címmel Candor-fiókot hozzon létre, de a címhez már tartozik fiók. Egyszerűen jelentkezzen be, vagy kérjen új jelszót, ha elfelejtette.',
    unregistered:
      'Valaki Candor-kódot kért ehhez az e-mail-címhez, de a címhez nem tartozik fiók. Az alkalmazásban létrehozhat egyet.',
  },
  sv: {
    subject: 'Din verifieringskod från Candor',
    purpose: {
      LOGIN: 'Använd den här koden för att logga in på Candor:',
      REGISTER: 'Använd den här koden för att skapa ditt Candor-konto:',
      RESET_PASSWORD: 'Använd den här koden för att återställa ditt inloggningslösenord hos Candor:',
      FORGOT_FUNDS_PASSWORD: 'Använd den här koden för att återställa ditt uttagslösenord hos Candor:',
    },
    expiry: 'Koden gäller i {minutes} minuter och kan bara användas en gång.',
    nobodyAsks: 'Ingen från Candor kommer någonsin att be dig om koden. Dela den inte med någon.',
    notYou: 'Om du inte har bett om detta kan du bortse från mejlet.',
    registered:
      'Någon bad om en kod för att skapa ett Candor-konto med den här e-postadressen, men den har redan ett konto. Du kan helt enkelt logga in, eller återställa lösenordet om du har glömt det.',
    unregistered:
      'Någon bad om en Candor-kod för den här e-postadressen, men den har inget konto. Du kan skapa ett i appen.',
  },
};
