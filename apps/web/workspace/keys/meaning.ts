/** What of a pressed key decides on its meaning. */
interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> {
  readonly target: EventTarget | null;
}

const typedIn =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])';

/** Where keys write: radio buttons and sliders take none of the letters. */
const writes = (target: EventTarget | null): boolean =>
  target !== null && 'matches' in target && (target as Element).matches(typedIn);

/** What a pressed key is for: nothing while something is written, or asked in a dialog. */
export function meaningOf(event: Pressed, isAsked: boolean): 'palette' | 'keys' | 'shortcut' | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || altKey || isAsked) return null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey || writes(target)) return null;
  if (key === '/') return 'palette';
  if (key === '?') return 'keys';
  return /^[bs1-6]$/i.test(key) ? 'shortcut' : null;
}
