import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Выбрать изображение',
  camera: 'Сделать фото',
  kinds: 'JPEG, PNG или WebP',
  count: '{count} из {max}',
  sending: 'Изображение загружается',
  failed: 'Не удалось загрузить, попробуйте ещё раз',
  unreadable: 'Не удаётся открыть это изображение. Выберите JPEG, PNG или WebP',
  remove: 'Удалить фото',
  preview: 'Открыть фото',
  noCode: 'QR-код на изображении не найден',
};
