import type { EarnWords } from './index.ts';

export const vi: EarnWords = {
  names: { 'lock-mining': 'Khóa sinh lãi {days} ngày', wealth: 'Tích lũy {days} ngày' },
  paidAtEnd: '{name}, trả lãi cuối kỳ',
  example: '{name} (ví dụ)',
  descriptions: {
    'lock-mining':
      'Khóa một khoản tiền trong {days} ngày. Lãi trả sau mỗi 24 giờ, tiền gốc trả lại khi đáo hạn. Rút sớm thì mất phí phạt tính trên tiền gốc; lãi đã trả vẫn là của bạn.',
    wealth:
      'Khóa một khoản tiền trong {days} ngày, lãi trả sau mỗi 24 giờ. Rút sớm thì mất phí phạt cho từng ngày còn lại.',
  },
  wealthAtEnd:
    'Khóa một khoản tiền trong {days} ngày, toàn bộ lãi trả khi đáo hạn. Rút sớm vẫn nhận lãi của các ngày đã đủ; phí phạt cho từng ngày còn lại trừ vào tiền gốc.',
  fundedBy:
    'Tiền lãi được trả từ quỹ thưởng do Candor cấp tiền. Khi bạn mua, toàn bộ tiền lãi của kỳ hạn được để riêng cho khoản mua của bạn; quỹ không đủ thì sản phẩm báo đã bán hết.',
  fundedByTest:
    'Tiền lãi được trả bằng tiền thử nghiệm từ quỹ thưởng của sản phẩm. Khi bạn mua, toàn bộ tiền lãi của kỳ hạn được để riêng cho khoản mua của bạn; quỹ không đủ thì sản phẩm báo đã bán hết.',
};
