export const articles = {
  missing: 'Không tìm thấy bài viết',
  missingText: 'Bài viết có thể đã được gỡ hoặc liên kết không đúng.',
} as const;
