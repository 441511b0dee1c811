import type { SmsWords } from './index.ts';

export const zh_cn: SmsWords = {
  purpose: {
    LOGIN: 'Candor：您的登录验证码是 {code}。',
    REGISTER: 'Candor：您的注册验证码是 {code}。',
    RESET_PASSWORD: 'Candor：您重置登录密码的验证码是 {code}。',
    FORGOT_FUNDS_PASSWORD: 'Candor：您重置资金密码的验证码是 {code}。',
    RECOVER: 'Candor：您确认新联系方式的验证码是 {code}。',
  },
  rest: '{minutes} 分钟内有效，请勿告诉任何人。',
  registered: 'Candor：有人请求用此号码注册，但该号码已有账户，您可直接登录。',
  unregistered: 'Candor：有人为此号码请求验证码，但该号码没有账户。',
};
