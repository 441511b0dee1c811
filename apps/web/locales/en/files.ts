import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Choose a picture',
  camera: 'Take a photo',
  kinds: 'JPEG, PNG or WebP',
  count: '{count} of {max} pictures',
  sending: 'Uploading the picture',
  failed: 'Upload failed, please retry',
  unreadable: 'This picture can’t be opened. Please choose a JPEG, PNG or WebP',
  remove: 'Remove picture',
  preview: 'View picture',
  noCode: 'No QR code was found in the picture',
};
