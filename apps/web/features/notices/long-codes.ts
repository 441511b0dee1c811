/** An address or the like: letters without spaces that no line has room for. */
const longCode = /(?=[A-Za-z]*\d)[A-Za-z\d]{24,}/g;

/** With the middle of addresses left out: how they begin and end is what people compare. */
export const shortened = (text: string): string =>
  text.replace(longCode, (code) => `${code.slice(0, 6)}…${code.slice(-6)}`);

/** Whole, with places after every fourth sign where a line may end; copied, none of them is there. @param html text */
export const breakable = (html: string): string =>
  html.replace(longCode, (code) => code.replace(/.{4}(?=.)/g, '$&<wbr>'));
