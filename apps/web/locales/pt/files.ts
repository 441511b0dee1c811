import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Escolher imagem',
  camera: 'Tirar uma foto',
  kinds: 'JPEG, PNG ou WebP',
  count: '{count} de {max} imagens',
  sending: 'A enviar a imagem',
  failed: 'Falha no envio, tente novamente',
  unreadable: 'Não foi possível abrir esta imagem. Escolha JPEG, PNG ou WebP',
  remove: 'Remover imagem',
  preview: 'Ver imagem',
  noCode: 'Nenhum código QR encontrado na imagem',
};
