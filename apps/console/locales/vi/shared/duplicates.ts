import type { Words } from '../../wide.ts';

export const duplicates: Words['duplicates'] = {
  title: 'Trùng với người khác',
  none: 'Không có: không giấy tờ, thẻ, địa chỉ, thiết bị, giao dịch hay số tiền trong ngày nào mà người khác cũng có.',
  kinds: {
    document: 'Cùng giấy tờ',
    card: 'Cùng thẻ ngân hàng',
    address: 'Cùng địa chỉ ví',
    device: 'Cùng thiết bị và mạng',
    transaction: 'Cùng khai một giao dịch',
    amount: 'Cùng số tiền trong một ngày',
  },
  types: { deposit: 'Nạp', withdrawal: 'Rút' },
};
