export const words = {
  replay: {
    play: 'Phát lại',
    pause: 'Tạm dừng',
    moment: 'Thời điểm của lệnh',
    before: '{seconds}s trước khi vào lệnh',
    winning: 'Đang thắng',
    losing: 'Đang thua',
    level: 'Đang hòa',
    none: 'Không có giá được ghi',
    broken: 'Chỗ đường bị ngắt là lúc không có giá nào được ghi.',
    gone: 'Giá của lệnh này không còn được lưu nên không thể phát lại.',
    unchecked: 'Chỉ phát lại những giá mà thiết bị của bạn đã kiểm tra khớp với biên lai.',
  },
} as const;
