import type { RefusalWords } from './index.ts';

export const zh_cn: RefusalWords = {
  'transfer-not-found': '没有收到带此参考号的转账',
  'amount-differs': '到账金额与申请中的金额不一致',
  'payer-differs': '款项来自他人名下的账户',
  'screenshot-unreadable': '截图无法辨认，或显示的是另一笔转账',
  'already-credited': '这笔转账此前已经入账',
  'address-unusable': '该地址无法在此网络上接收该币种',
  'identity-needed': '需要先完成认证',
  'account-checked': '需要先核查账户，客服会说明需要什么',
  'stopped-as-asked': '已按要求停止提现',
  'card-holder-differs': '银行卡不在已认证的姓名名下',
  'card-number-wrong': '卡号或银行有误',
  'card-not-paid': '银行不接受向此卡付款',
  'photo-unreadable': '照片模糊、过暗或不完整，四角和所有文字都必须清晰可读',
  'document-expired': '证件已过期',
  'name-differs': '姓名与证件上的不一致',
  'number-differs': '号码与证件上的不一致',
  'face-not-shown': '照片必须同时显示面部和手持的证件',
  'document-of-another': '证件属于他人，或已用于另一个账户',
  'document-not-accepted': '不接受此类证件，可使用身份证、护照或驾驶证',
};
