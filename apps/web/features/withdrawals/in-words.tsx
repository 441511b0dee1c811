import { inWords } from '../../locales/format.ts';
import { dong } from './payout-preview.ts';

/** Large sums of dong once more in words, as a nought too many is easily missed. @param vnd whole dong */
export const InWords = ({ vnd, className = '' }: { vnd: string | null; className?: string }) =>
  vnd !== null &&
  vnd.length > 3 && <p className={`text-note break-words text-soft ${className}`}>{`${inWords(vnd)} ${dong}`}</p>;
