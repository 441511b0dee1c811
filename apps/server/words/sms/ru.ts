import type { SmsWords } from './index.ts';

export const ru: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} — ваш код для входа.',
    REGISTER: 'Candor: {code} — ваш код для создания аккаунта.',
    RESET_PASSWORD: 'Candor: {code} — код для смены пароля для входа.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} — код для смены пароля для вывода.',
    RECOVER: 'Candor: {code} — код для подтверждения нового контакта.',
  },
  rest: 'Действует {minutes} мин. Никому его не сообщайте.',
  registered: 'Candor: кто-то запросил код для нового аккаунта с этим номером, но аккаунт уже есть. Просто войдите.',
  unregistered: 'Candor: кто-то запросил код для этого номера, но аккаунта с ним нет.',
};
