/** A transfer that a bank's app fills in from a code. */
export interface Transfer {
  /** Six digits. */
  readonly bin: string;
  readonly accountNumber: string;
  /** Whole dong; null where the payer enters it. */
  readonly amount: string | null;
  /** Written into the transfer: letters, digits and blanks. */
  readonly reference: string;
}

const napas = 'A000000727';
const toAccount = 'QRIBFTTA';
const [dong, vietNam] = ['704', 'VN'];
/** Digits of an amount, characters of an account and of a reference that a code takes. */
const [amountMost, accountMost, referenceMost] = [13, 19, 25];

/** A data object: its number, its length in two digits, its value. */
const object = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * The text of a VietQR code: NAPAS QR switching, part IV, on the codes of EMVCo that a merchant presents.
 * @returns null for what no code can carry, rather than one that pays something else
 */
export function vietQrText({ bin, accountNumber, amount, reference }: Transfer): string | null {
  const account = accountNumber.replaceAll(' ', '');
  const isAmount = amount === null || (/^[1-9]\d*$/.test(amount) && amount.length <= amountMost);
  const isReference = /^[A-Za-z0-9 ]+$/.test(reference) && reference.length <= referenceMost;
  if (!/^\d{6}$/.test(bin) || !/^[A-Za-z0-9]+$/.test(account) || account.length > accountMost) return null;
  if (!isAmount || !isReference) return null;
  const beneficiary = object('00', bin) + object('01', account);
  const unsigned = [
    object('00', '01'),
    object('01', amount === null ? '11' : '12'),
    object('38', object('00', napas) + object('01', beneficiary) + object('02', toAccount)),
    object('53', dong),
    amount === null ? '' : object('54', amount),
    object('58', vietNam),
    object('62', object('08', reference)),
    '6304',
  ].join('');
  return unsigned + checksum(unsigned);
}

/** CRC-16 with polynomial 1021 and start FFFF (ISO/IEC 13239), four hex digits. @param text ASCII */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ ((crc & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
