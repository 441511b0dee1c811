/** Where short messages are read out. What lies outside of an open dialog is mute, so each has a place of its own. */
export const Spoken = () => <div role="status" data-spoken="" className="sr-only" />;

/** Reads a text out, in the dialog that lies on top if there is one; an empty text ends it. */
export function say(text: string) {
  const places = [...document.querySelectorAll('[data-spoken]')];
  const place = places.findLast((each) => each.closest('dialog') !== null) ?? places[0];
  for (const each of places) {
    const line = document.createElement('p');
    line.textContent = text;
    each.replaceChildren(...(each === place && text !== '' ? [line] : []));
  }
}
