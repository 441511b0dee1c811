import type { NoticeWords } from '../words.ts';

export const zh_cn: NoticeWords = {
  messages: {
    'deposit-success': { title: '充值成功', text: '{amount} {currency} 已到账。' },
    'deposit-bonus': { title: '首充赠金', text: '已发放 {amount} {currency} 赠金，随交易逐步释放；您自己的资金绝不会被锁定。' },
    'deposit-rejected': { title: '充值已拒绝', text: '原因：{reason}' },
    'withdrawal-approved': { title: '提现已批准', text: '{amount} {currency} 即将发出。' },
    'withdrawal-sent': { title: '提现发送中', text: '{amount} {currency} 正在途中。' },
    'withdrawal-success': { title: '提现已完成', text: '您的 {amount} {currency} 提现已确认。' },
    'withdrawal-rejected': { title: '提现已拒绝', text: '{amount} {currency} 已退回您的账户。原因：{reason}' },
    liquidation: { title: '仓位已强平', text: '{symbol} 在 {price} 强平。剩余保证金已退回您的账户，您绝不会欠款。' },
    'stop-loss': { title: '止损已执行', text: '{symbol} 按您的止损在 {price} 平仓。' },
    'stop-profit': { title: '止盈已执行', text: '{symbol} 按您的止盈在 {price} 平仓。' },
    'product-completed': { title: '产品已到期', text: '本金 {amount} {currency} 已返还，累计收益 {income} {currency}。' },
    'primary-certified': { title: '初级认证已通过', text: '您的身份已完成初级认证。' },
    'primary-failed': { title: '初级认证未通过', text: '您可以修改后重新提交。原因：{reason}' },
    'advanced-certified': { title: '高级认证已通过', text: '您的身份已完成高级认证。' },
    'advanced-failed': { title: '高级认证未通过', text: '您可以重新提交。原因：{reason}' },
    'wallet-added': { title: '已保存新钱包', text: '{address}。如非本人操作，请修改密码并联系客服。' },
    'price-alert': { title: '价格提醒', text: '{symbol} 已达到您设定的 {price}。当前价格：{mark}。' },
  },
  notices: {
    welcome: { title: '欢迎使用 Candor', summary: '每一个价格、每一次结算、每一笔余额都可核对。', text: 'Candor 的设计，就是让您不必只听我们说。\n- 每个用于结算的价格都写入公开的价格记录，并以哈希相连。\n- 每次结算都有凭证，您可以在手机上一键重新计算。\n- 没有人能决定结果，运营人员也不例外。\n- 您自己的资金从不因交易量条件被锁定。' },
    'simulated-market': { title: '模拟市场', summary: '本系统运行于模拟市场，使用测试资金。', text: '价格来自一个种子，其哈希从一开始就已公布。您每天可以在充值页领取测试资金。测试资金没有价值，也不能提现。' },
  },
};
