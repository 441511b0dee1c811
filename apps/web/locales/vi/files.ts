export const files = {
  choose: 'Chọn ảnh',
  camera: 'Chụp ảnh',
  kinds: 'JPEG, PNG hoặc WebP',
  count: '{count}/{max} ảnh',
  sending: 'Đang tải ảnh lên',
  failed: 'Tải lên thất bại, vui lòng thử lại',
  unreadable: 'Không mở được ảnh này. Vui lòng chọn ảnh JPEG, PNG hoặc WebP',
  remove: 'Bỏ ảnh',
  preview: 'Xem ảnh',
  noCode: 'Không tìm thấy mã QR trong ảnh',
} as const;
