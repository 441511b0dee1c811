export const words = {
  liabilities: {
    title: 'Số dư của bạn có được tính đủ không?',
    text: 'Mỗi ngày hai lần, trong đó một lần vào lúc ngẫu nhiên, chúng tôi công bố tổng số tiền thuộc về khách hàng. Thiết bị của bạn tự tính lại xem số dư trong sao kê có nằm đủ trong tổng đó không.',
    check: 'Kiểm tra số dư của tôi',
    counted: 'Đủ {amount} của bạn nằm trong tổng đã công bố',
    alarm: '{amount} của bạn không được tính đúng trong tổng đã công bố',
    unknown:
      'Chưa kết luận được về {amount} của bạn: sao kê chưa đọc được đến lúc chốt, hoặc tổng chưa vào nhật ký công khai. Hãy thử lại sau ít phút.',
    notInTotal: 'Phần được tính không dẫn tới tổng đã công bố dưới tên đăng nhập của bạn.',
    notWhole: 'Tổng chỉ tính {counted}, còn sao kê của bạn ghi {owned}.',
    otherSalt: 'Mã bí mật của bạn khác với mã đã nhận lần đầu.',
    notLogged: 'Nhật ký công khai ghi một tổng khác.',
    save: 'Lưu bằng chứng',
    saveText:
      'Tệp này cho bất kỳ ai thấy điều không khớp, không cần đến chúng tôi. Hãy giữ lại và gửi cho chăm sóc khách hàng.',
    name: 'Tên đăng nhập',
    nameHint: 'Như bạn vẫn đăng nhập; số điện thoại kèm mã quốc gia, ví dụ +84901234567. Không gửi đi đâu cả.',
    owed: 'Tổng đã công bố {total}',
    nothing: 'Lúc chốt gần nhất, sao kê của bạn không có số dư.',
    takenAt: 'Chốt lúc {time}',
    beside: 'Cùng lúc đó, ngoài tiền của khách hàng, sổ sách của Candor có',
    house: 'Quỹ dự trữ và phí',
    insurance: 'Quỹ bảo hiểm',
    pools: 'Quỹ trả lãi',
    reserves: 'Lúc đó, các địa chỉ mà chúng tôi đã chứng minh giữ khóa có {amount} trên chuỗi TRON',
    reservesUnread: 'Các địa chỉ mà chúng tôi đã chứng minh giữ khóa; không đọc được số dư trên chuỗi TRON',
    reservesText:
      'Mỗi địa chỉ được ký bằng khóa của nó với nội dung “{message}”. Khoản nợ bằng tiền khác, hoặc nợ người khác ngoài khách hàng, không thể hiện ở đây.',
    solvency:
      'Đây là bằng chứng về số tiền chúng tôi nợ khách hàng, không phải bằng chứng về khả năng thanh toán: chưa có gì chứng minh chúng tôi đang giữ đủ số tiền đó.',
  },
} as const;
