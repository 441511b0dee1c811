import type { Words } from '../../wide.ts';

export const standings: Words['standings'] = {
  frozen: [
    'Tài khoản này bị đóng băng',
    'Không được chi trả gì. Người đóng băng nghi rằng không phải chủ tài khoản đang yêu cầu.',
  ],
  'payouts-held': ['Chi trả của khách hàng này đang bị giữ', 'Không được chi trả gì cho đến khi tài khoản mở lại.'],
  closed: ['Tài khoản này đã đóng', 'Khoản còn phải trả là khoản mà việc đóng đã yêu cầu.'],
  'withdrawals-frozen': [
    'Chủ tài khoản đã khóa rút tiền',
    'Không được chi trả gì cho đến khi chủ cho phép lại. Nếu một khoản đã gửi đi, hãy đánh dấu là chưa rõ.',
  ],
};
