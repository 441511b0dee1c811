/** Writes text only where it differs. */
export function setText(element: Element, text: string) {
  const node = element.firstChild;
  if (node === null) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}
