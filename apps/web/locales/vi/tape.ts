export const words = {
  tape: {
    title: 'Chuỗi giá trực tiếp',
    text: 'Mỗi giá mang dấu vân tay của giá đứng trước. Sửa, bỏ hay chèn một giá là cả chuỗi sau đó không còn khớp.',
    check: 'Kiểm tra 100 giá gần nhất',
    byYou: 'Thiết bị của bạn tự tính lại từng giá, không cần tin chúng tôi.',
    whole: 'Từ #{first} đến #{last}: không thiếu, không sửa giá nào. Thiết bị của bạn tự tính trong {ms} mili giây.',
    broken: 'Từ giá #{seq} chuỗi không còn khớp. Hãy gửi màn hình này cho chăm sóc khách hàng.',
  },
} as const;
