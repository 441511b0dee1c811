import type { RefusalWords } from './index.ts';

export const vi: RefusalWords = {
  'transfer-not-found': 'Chưa có chuyển khoản nào với mã tham chiếu này',
  'amount-differs': 'Số tiền nhận được khác với số tiền trong yêu cầu',
  'payer-differs': 'Tiền được chuyển từ tài khoản đứng tên người khác',
  'screenshot-unreadable': 'Ảnh chụp màn hình không đọc được hoặc là của giao dịch khác',
  'already-credited': 'Giao dịch chuyển tiền này đã được cộng trước đó',
  'address-unusable': 'Địa chỉ này không nhận được loại tiền này trên mạng đã chọn',
  'identity-needed': 'Cần hoàn tất xác minh trước',
  'account-checked': 'Cần kiểm tra tài khoản trước; bộ phận hỗ trợ sẽ cho biết cần những gì',
  'stopped-as-asked': 'Lệnh rút đã được dừng theo yêu cầu',
  'card-holder-differs': 'Thẻ không đứng tên người đã xác minh',
  'card-number-wrong': 'Số thẻ hoặc ngân hàng không đúng',
  'card-not-paid': 'Ngân hàng không nhận tiền chuyển vào thẻ này',
  'photo-unreadable': 'Ảnh bị mờ, quá tối hoặc bị cắt; cần thấy rõ cả bốn góc và toàn bộ chữ',
  'document-expired': 'Giấy tờ đã hết hạn',
  'name-differs': 'Tên khác với tên trên giấy tờ',
  'number-differs': 'Số khác với số trên giấy tờ',
  'face-not-shown': 'Ảnh phải thấy rõ khuôn mặt và giấy tờ cầm trên tay',
  'document-of-another': 'Giấy tờ thuộc về người khác hoặc đã dùng cho tài khoản khác',
  'document-not-accepted': 'Không nhận loại giấy tờ này; hãy dùng căn cước, hộ chiếu hoặc giấy phép lái xe',
};
