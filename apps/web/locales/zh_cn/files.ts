import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: '选择图片',
  camera: '拍照',
  kinds: 'JPEG、PNG 或 WebP',
  count: '{count}/{max} 张',
  sending: '正在上传图片',
  failed: '上传失败，请重试',
  unreadable: '无法打开这张图片，请选择 JPEG、PNG 或 WebP',
  remove: '移除图片',
  preview: '查看图片',
  noCode: '图片中未找到二维码',
};
