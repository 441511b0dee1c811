export const thousands = new Intl.NumberFormat('vi-VN');
