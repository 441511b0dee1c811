import type { MailWords } from './index.ts';

export const zh_cn: MailWords = {
  subject: '您的 Candor 验证码',
  purpose: {
    LOGIN: '请使用此验证码登录 Candor：',
    REGISTER: '请使用此验证码注册 Candor 账户：',
    RESET_PASSWORD: '请使用此验证码重置 Candor 登录密码：',
    FORGOT_FUNDS_PASSWORD: '请使用此验证码重置 Candor 资金密码：',
    RECOVER: '请使用此验证码向 Candor 客服确认您的新联系方式：',
  },
  expiry: '验证码 {minutes} 分钟内有效，仅可使用一次。',
  nobodyAsks: 'Candor 的任何人员都不会向您索要此验证码，请勿告知他人。',
  notYou: '如非您本人操作，请忽略此邮件。',
  registered: '有人请求用此邮箱注册 Candor 账户，但该邮箱已有账户。您可以直接登录；如果忘记密码，可以重置密码。',
  unregistered: '有人为此邮箱请求 Candor 验证码，但该邮箱尚未注册账户。您可以在应用中注册。',
};
