export const fair = {
  recompute: 'Tính lại kết quả này',
  again: 'Tính lại lần nữa',
  sealed: 'Đã tính lại trên thiết bị của bạn: {ok}/{all}',
  sealing: 'Đang tính lại trên thiết bị của bạn',
  adds: 'Mọi bước đều khớp',
  differs: 'Có bước không khớp',
  differsText: 'Hãy gửi màn hình này kèm mã lệnh cho chăm sóc khách hàng.',
  gone: 'Các giá này đã quá thời hạn lưu giữ nên không tải lại được nữa. Biên lai vẫn ghi các giá đã dùng.',
  stated: 'Biên lai ghi {stated}, tính lại được {found}',
  bundle: 'Giữ bằng chứng của bạn',
  bundleText:
    'Một tệp gồm mọi biên lai, sao kê và các giá mà chúng dựa vào. Ai cũng kiểm tra được mà không cần chúng tôi, kể cả khi không có mạng.',
  bundleSave: 'Lưu tệp',
  bundleCheck: 'Mở trang kiểm tra',
} as const;
