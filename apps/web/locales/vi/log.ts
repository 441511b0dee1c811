export const words = {
  log: {
    title: 'Sổ công khai của sàn',
    text: 'Mọi kết quả được ghi vào một sổ chỉ thêm, không sửa. Máy của bạn nhớ trạng thái đã thấy và kiểm tra sổ có nối tiếp từ đó không; nhân chứng độc lập xác nhận mọi người đều thấy cùng một sổ.',
    witnessed: 'Nhân chứng: {count}/{all}, lần cuối {age}',
    unwitnessed: 'Chưa có nhân chứng nào xác nhận trạng thái này',
    contradicts: 'Sổ công khai mâu thuẫn với những gì máy này đã thấy',
    first: 'Máy này ghi nhớ sổ từ bây giờ. Số mục: {entries}',
    grown: 'Nối tiếp đúng từ lần xem {date}. Số mục hiện nay: {entries}',
    another: 'Sổ mới tự nêu sổ trước đó mà máy này đã biết. Số mục: {entries}',
    unproven: 'Lúc này chưa kiểm tra được sổ trên máy này',
    unsigned: 'Sổ được đưa ra không có chữ ký của khóa mà máy này biết',
    shrunk: 'Sổ ngắn hơn lần máy này đã thấy. Số mục còn lại: {entries}',
    forked: 'Sổ hiện nay không nối tiếp từ trạng thái đã ký mà máy này đã thấy',
    unnamed: 'Một sổ khác đã thay thế mà không nêu đầy đủ sổ máy này đã biết',
    evidenceText:
      'Hai trạng thái đã ký được giữ trên máy này. Hãy lưu tệp: ai cũng kiểm tra được mà không cần đến chúng tôi.',
    save: 'Lưu bằng chứng',
    began: 'Một sổ mới bắt đầu lúc {date}.',
    restored:
      'Dữ liệu đã được khôi phục từ bản sao lưu cũ hơn, nên sổ trước kết thúc. Biên nhận bạn đã lưu vẫn kiểm tra được.',
    behind: 'Dữ liệu dừng trước phần đã ký, nên sổ trước kết thúc. Biên nhận bạn đã lưu vẫn kiểm tra được.',
    differs: 'Dữ liệu khác với phần đã ký, nên sổ trước kết thúc. Biên nhận bạn đã lưu vẫn kiểm tra được.',
    keys: 'Khóa của sổ và của nhân chứng do máy chủ này cung cấp. Chúng chỉ có giá trị chứng minh khi bạn đối chiếu với nơi khác, chẳng hạn trang của chính nhân chứng.',
  },
} as const;
