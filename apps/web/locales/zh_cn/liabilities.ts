import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: '您的余额全部计算在内吗？',
    text: '我们每天公布两次属于客户的资金总额，其中一次在随机时刻。您的设备会重新计算流水中的余额是否全部包含其中。',
    check: '检查我的余额',
    counted: '您的 {amount} 已全部包含在公布的总额中',
    alarm: '您的 {amount} 没有正确计入公布的总额',
    unknown: '暂时无法对您的 {amount} 得出结论：流水未能读到统计时刻，或总额尚未写入公开日志。请过几分钟再试。',
    notInTotal: '计入的部分与您登录名下公布的总额对不上。',
    notWhole: '总额只计入 {counted}，而您的流水为 {owned}。',
    otherSalt: '您的密码串与最初得到的不同。',
    notLogged: '公开日志中记录的是另一个总额。',
    save: '保存证据',
    saveText: '凭此文件，任何人无需我们即可看出不符之处。请妥善保存，并发送给客服。',
    name: '登录名',
    nameHint: '与您登录时相同；手机号请带国家代码，例如 +84901234567。不会发送到任何地方。',
    owed: '公布的总额 {total}',
    nothing: '上次统计时，您的流水没有余额。',
    takenAt: '统计时间 {time}',
    beside: '同一时刻，除客户资金外，Candor 账上有',
    house: '储备金与手续费',
    insurance: '保险基金',
    pools: '收益池',
    solvency: '这是负债证明，不是偿付能力证明：它说明我们欠客户多少，但目前没有任何证据表明我们持有同等资金。',
  },
};
