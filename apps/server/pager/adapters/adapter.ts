import type { RaisedAlert } from '../alert.ts';
import type { AlertText } from '../words.ts';

/** Tells one channel. @returns null once it is told, else what it met: a status or one word, without any address */
export type Tell = (alert: RaisedAlert, text: AlertText) => Promise<string | null>;
