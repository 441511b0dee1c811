export const area = {
  searchHint: 'Tìm quốc gia hoặc mã vùng',
  chosen: 'Đang chọn',
  all: 'Tất cả',
  noMatch: 'Không tìm thấy',
  noMatchText: 'Hãy thử tên khác hoặc mã điện thoại, ví dụ 84.',
} as const;
