import { t } from '../../locales/i18n.ts';
import { toast } from './toast.ts';

/** Copies by way of a hidden field: the clipboard itself is closed to pages that came without encryption. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string) {
  const done = await (navigator.clipboard?.writeText(text).then(
    () => true,
    () => copyByField(text),
  ) ?? copyByField(text));
  toast(t(done ? 'shell.copied' : 'shell.operationFailed'));
}
