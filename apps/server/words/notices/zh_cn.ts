import type { NoticeWords } from './index.ts';

export const zh_cn: NoticeWords = {
  unknownDevice: '未知设备',
  messages: {
    'deposit-success': { title: '充值成功', text: '{amount} {currency} 已到账。' },
    'deposit-bonus': {
      title: '首充赠金',
      text: '您获得 {amount} {currency} 锁定赠金，随交易逐步释放，且绝不会锁定您自己的资金。',
    },
    'deposit-rejected': { title: '充值已拒绝', text: '原因：{reason}' },
    'withdrawal-requested': { title: '已申请提现', text: '{amount} {currency} 提至 {destination}，等待审核。' },
    'withdrawal-approved': { title: '提现已批准', text: '{amount} {currency} 即将发出。' },
    'withdrawal-sent': { title: '提现发送中', text: '{amount} {currency} 正在途中。' },
    'withdrawal-success': { title: '提现已完成', text: '您的 {amount} {currency} 提现已到账。' },
    'withdrawal-rejected': { title: '提现已拒绝', text: '{amount} {currency} 已退回您的账户。原因：{reason}' },
    'stake-returned': {
      title: '投入已退回',
      text: '您的 {symbol} 订单所依据的行情出现故障，投入的 {amount} USDT 已退回账户。',
    },
    liquidation: { title: '仓位已强平', text: '{symbol} 以 {price} 被强平。剩余保证金已退回您的账户，您绝不会欠款。' },
    'stop-loss': { title: '止损已执行', text: '{symbol} 按您的止损以 {price} 平仓。' },
    'stop-profit': { title: '止盈已执行', text: '{symbol} 按您的止盈以 {price} 平仓。' },
    'stop-loss-dropped': {
      title: '止损未设置',
      text: '{symbol} 以 {price} 开仓，已越过您的止损价 {stop}，该止损已移除。您可以重新设置。',
    },
    'stop-profit-dropped': {
      title: '止盈未设置',
      text: '{symbol} 以 {price} 开仓，已越过您的止盈价 {stop}，该止盈已移除。您可以重新设置。',
    },
    'product-completed': {
      title: '产品已到期',
      text: '本金 {amount} {currency} 已返还，累计收益 {income} {currency}。',
    },
    'agent-appointed': {
      title: '您已成为代理',
      text: '从现在起，您可按日获得您邀请的人所付现货与合约手续费的一部分。',
    },
    'agent-ended': { title: '您不再是代理', text: '此后支付的手续费不再产生佣金。此前各日的佣金仍归您所有。' },
    'commission-paid': { title: '佣金', text: '{day} 的佣金：{amount} USDT。' },
    'primary-certified': { title: '初级认证已通过', text: '您的身份已完成初级认证。' },
    'primary-failed': { title: '初级认证未通过', text: '您可以修改后重新提交。原因：{reason}' },
    'advanced-certified': { title: '高级认证已通过', text: '您的身份已完成高级认证。' },
    'advanced-failed': { title: '高级认证未通过', text: '您可以重新提交。原因：{reason}' },
    'wallet-added': { title: '已保存新钱包', text: '钱包 {address} 已保存。如非本人操作，请立即修改密码并联系客服。' },
    'bank-card-added': {
      title: '已添加新银行卡',
      text: '银行卡 {card} 已添加。如非本人操作，请立即修改密码并联系客服。',
    },
    'bank-card-removed': {
      title: '银行卡已移除',
      text: '客服已按您的要求移除银行卡 {card}。您可以添加另一张；提现将暂停一天。如非本人要求，请冻结提现并联系客服。',
    },
    'price-alert': { title: '价格提醒', text: '{symbol} 已达到您设定的 {price}。当前价格：{mark}。' },
    'mirror-week': {
      title: '上周交易镜鉴',
      text: '已结束的交易：{trades} 笔。与不交易相比：{result} USDT（含手续费）。其中有多少可能只是运气，请看交易镜鉴。',
    },
    'password-changed': { title: '登录密码已修改', text: '您的登录密码已修改，24 小时内不能提现。' },
    'password-reset': {
      title: '登录密码已重置',
      text: '已通过验证码设置新的登录密码。所有设备均已退出登录，24 小时内不能提现。',
    },
    'fund-password-set': { title: '已设置资金密码', text: '您的账户现已设置资金密码。' },
    'fund-password-changed': { title: '资金密码已修改', text: '您的资金密码已修改，24 小时内不能提现。' },
    'fund-password-reset': {
      title: '资金密码已重置',
      text: '已通过验证码设置新的资金密码。所有设备均已退出登录，24 小时内不能提现。',
    },
    'authenticator-on': { title: '身份验证器已开启', text: '今后登录和提现时需要输入其验证码。' },
    'authenticator-off': { title: '身份验证器已关闭', text: '不再需要其验证码。24 小时内不能提现。' },
    'passkey-added': { title: '已添加通行密钥', text: '通行密钥“{name}”现在无需密码即可登录您的账户。' },
    'passkey-removed': { title: '已移除通行密钥', text: '通行密钥“{name}”不能再登录您的账户。' },
    'new-device': { title: '新设备登录', text: '您的账户已在此设备登录：{device}。' },
    'orders-silent': {
      title: '因无响应已撤单',
      text: '{seconds} 秒内没有收到任何信号，未完成的现货委托已撤销：{count}。',
    },
    'key-created': { title: '已创建程序密钥', text: '密钥 {name} 可以代您操作账户。' },
    'withdrawals-frozen': {
      title: '提现已停止',
      text: '在您用登录密码重新允许之前，任何资金都不会离开账户。尚未批准的提现以及关闭账户的申请（如有）已取消。',
    },
    'closing-requested': {
      title: '已申请关闭账户',
      text: '两名客服人员批准后，账户内的全部资金将支付至 {destination}，账户随即关闭。如果不是您本人，请立即停止提现，该申请也会随之取消。',
    },
    'recovery-asked': {
      title: '有人申请找回您的账户',
      text: '有人向客服申请进入您的账户，并留下新联系方式 {contact}。客服将核对证件。如果不是您本人，请立即停止提现，该申请也会随之终止。',
    },
    'recovery-done': {
      title: '账户登录方式已更改',
      text: '两名客服人员已核对证件并更改了您的登录方式。您的联系方式现为 {contact}。所有设备已退出登录，提现暂停 72 小时。如果不是您本人，请在此期间停止提现，登录方式将恢复原样。',
    },
    'recovery-refused': {
      title: '登录方式未更改',
      text: '找回账户的申请已被拒绝。原因：{reason}',
    },
    'recovery-stopped': {
      title: '找回申请已停止',
      text: '找回您账户的申请已停止。您可照常登录。',
    },
    'withdrawals-unfrozen': { title: '提现已重新允许', text: '24 小时后可进行首笔提现。' },
  },
  notices: {
    welcome: {
      title: '欢迎使用 Candor',
      summary: '每一个价格、每一次结算、每一笔余额都可核对。',
      text: 'Candor 的设计，就是让您不必只听我们说。\n- 每个用于结算的价格都写入公开的价格记录，并以哈希相连。\n- 每次结算都有凭证，您可以在手机上一键重新计算。\n- 没有人能决定结果，运营人员也不例外。\n- 您自己的资金从不因交易量条件被锁定。',
    },
    'simulated-market': {
      title: '模拟市场',
      summary: '本系统运行于模拟市场，使用测试资金。',
      text: '价格来自一个种子，其哈希从一开始就已公布。您每天可以在充值页领取测试资金。测试资金没有价值，也不能提现。',
    },
  },
};
