import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: '邮箱和手机都无法使用？',
    title: '找回账户',
    lead: '适用于密码、邮箱、手机或身份验证器已丢失的情况。两名客服将核对您的证件与已认证的证件。',
    account: '账户',
    accountHint: '账户名、账户邮箱或手机号',
    lost: '您丢失了什么？',
    password: '登录密码',
    email: '邮箱',
    phone: '手机',
    authenticator: '身份验证器',
    lostMissing: '请至少选择一项',
    contact: '您的新联系方式',
    document: '您的证件',
    send: '提交申请',
    sentTitle: '申请已收到',
    sentText: '如果证件与账户相符，我们会通知您的新联系方式。账户所有者的所有旧联系方式也会收到通知，并可终止该申请。',
    hold: '找回后所有设备将退出登录，提现暂停 72 小时。',
  },
};
