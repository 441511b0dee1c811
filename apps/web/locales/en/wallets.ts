import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Wallet addresses',
  add: 'Add an address',
  none: 'No wallet saved yet',
  noneText: 'Save an address with its QR code image once, then simply choose it when you withdraw.',
  announced: 'We tell you by email or text message whenever a wallet is added.',
  since: 'Saved {date}',
  usableFrom: 'Usable from {time}',
  newWaits:
    'New wallets and cards can be withdrawn to 24 hours after they are saved, so that nobody who got in can take your money.',
  showCode: 'View QR code image',
  code: 'Saved QR code image',
  delete: 'Delete wallet',
  deleteText: '{address} is removed from your list. Withdrawals already sent stay as they are.',
  deleted: 'Wallet deleted',
  savedOnly: 'Saved wallets and cards only',
  savedOnlyText: 'On at once, off after 24 hours.',
  onText:
    'From now on, withdrawals go only to saved wallets and bank cards. Those added later can be used after 24 hours, and ending this rule also takes 24 hours.',
  onTextNone:
    'No wallet is saved yet. Wallets and cards added after this can be used after 24 hours; until then nothing can go to a wallet.',
  offText: 'The rule stays in force for another 24 hours.',
  turnOn: 'Turn on',
  turnOff: 'Turn off in 24 h',
  endsAt: 'The rule ends on {time}. Turn it on again to keep it.',
  chain: 'Network',
  picture: 'QR code image of the wallet',
  pictureHint: 'The address is read from it on this device.',
  reading: 'Reading the code…',
  noCode: 'No QR code found. Type the address; the picture is kept anyway.',
  pictureMissing: 'Please choose the QR code image',
  pictureWaiting: 'The picture is still uploading',
  address: 'Wallet address',
  addressHint: '34 characters, beginning with T',
  addressInvalid: 'A character of this address is wrong or missing. Compare it with your wallet.',
  chainText: 'Save {chain} addresses only. Money sent over another network is lost.',
  save: 'Save wallet',
  saved: 'Wallet saved',
};
