import type { Words } from '../../wide.ts';

export const refusals: Words['refusals'] = {
  own: 'Viết bằng lời của mình, bên dưới',
  knownHelp: 'Khách hàng đọc bằng ngôn ngữ của họ',
  line: 'Viết thêm, hoặc bằng lời của mình',
  lineHelp: 'Khách hàng đọc đúng như viết ở đây',
  reasons: {
    'transfer-not-found': 'Không có chuyển khoản nào với nội dung này',
    'amount-differs': 'Số tiền đến khác',
    'payer-differs': 'Trả từ tài khoản đứng tên khác',
    'screenshot-unreadable': 'Ảnh chụp không đọc được, hoặc của chuyển khoản khác',
    'already-credited': 'Đã ghi có rồi',
    'address-unusable': 'Địa chỉ không nhận được loại tiền này tại đây',
    'identity-needed': 'Phải hoàn tất xác minh trước',
    'account-checked': 'Phải kiểm tra tài khoản trước',
    'stopped-as-asked': 'Khách hàng đã yêu cầu dừng',
    'card-holder-differs': 'Thẻ đứng tên khác',
    'card-number-wrong': 'Số thẻ hoặc ngân hàng sai',
    'card-not-paid': 'Ngân hàng không chuyển được vào thẻ này',
    'photo-unreadable': 'Ảnh mờ, tối hoặc bị cắt',
    'document-expired': 'Giấy tờ hết hạn',
    'name-differs': 'Tên khác với giấy tờ',
    'number-differs': 'Số khác với giấy tờ',
    'face-not-shown': 'Không thấy khuôn mặt và giấy tờ cầm trên tay',
    'document-of-another': 'Giấy tờ của người hoặc tài khoản khác',
    'document-not-accepted': 'Không nhận loại giấy tờ này',
  },
};
