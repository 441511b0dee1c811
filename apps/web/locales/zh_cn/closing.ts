import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: '关闭账户',
  text: '我们的两名人员会核对您的申请，随后支付您的全部资产（不受最低金额限制）并关闭账户。您仍可登录查看并联系客服。',
  first: '请先结束以下项目',
  total: '按当前价格计算的全部资产',
  noPrice: '目前缺少某个币种的价格，恢复后将显示金额。',
  bonus: '放弃的锁定赠金',
  newWaits: '如果收款方是新的，最早在您申请 24 小时后付款。',
  ask: '申请关闭账户',
  confirmText: '锁定赠金将被放弃，账户将无法再交易。在执行之前您可以撤回申请。',
  asked: '已于 {time} 申请关闭，全部资产将支付至 {to}。',
  takeBack: '撤回申请',
  takenBack: '申请已撤回',
  sent: '申请已提交',
  keptTitle: '关闭后保留',
  keptContact: '姓名、联系方式、登录信息',
  keptPapers: '证件、银行卡、消息',
  keptLedger: '账本与订单，不含您的姓名',
  keptForGood: '永久',
  dataTitle: '您的数据',
  dataText:
    '我们所保存的关于您的全部内容的副本：账户、证件、银行卡、地址、订单、流水和消息，每行一条。其中证件号和卡号为完整号码，请妥善保管该文件。',
  dataSave: '保存副本',
  dataSaved: '副本已保存',
};
