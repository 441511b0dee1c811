import type { NoticeWords } from './index.ts';

export const en: NoticeWords = {
  unknownDevice: 'unknown device',
  messages: {
    'deposit-success': { title: 'Deposit received', text: '{amount} {currency} has been credited to your account.' },
    'deposit-bonus': {
      title: 'First-deposit bonus',
      text: 'You received a locked bonus of {amount} {currency}. It is released as you trade and never locks your own money.',
    },
    'deposit-rejected': { title: 'Deposit rejected', text: 'Reason: {reason}' },
    'withdrawal-requested': {
      title: 'Withdrawal requested',
      text: '{amount} {currency} to {destination}. It is awaiting approval.',
    },
    'withdrawal-approved': { title: 'Withdrawal approved', text: '{amount} {currency} will be sent.' },
    'withdrawal-sent': { title: 'Withdrawal on its way', text: '{amount} {currency} is on its way to you.' },
    'withdrawal-success': {
      title: 'Withdrawal completed',
      text: 'Your withdrawal of {amount} {currency} is confirmed.',
    },
    'withdrawal-rejected': {
      title: 'Withdrawal rejected',
      text: '{amount} {currency} was returned to your account. Reason: {reason}',
    },
    'stake-returned': {
      title: 'Stake returned',
      text: 'The price record of your {symbol} order was at fault: its stake of {amount} USDT is back in your account.',
    },
    liquidation: {
      title: 'Position liquidated',
      text: '{symbol} was liquidated at {price}. What was left of the margin was returned to your account; you never owe more.',
    },
    'stop-loss': { title: 'Stop-loss executed', text: '{symbol} was closed at {price} by your stop-loss.' },
    'stop-profit': { title: 'Take-profit executed', text: '{symbol} was closed at {price} by your take-profit.' },
    'stop-loss-dropped': {
      title: 'Stop-loss not set',
      text: '{symbol} opened at {price}, already past your stop-loss of {stop}, so it was removed. You can set another.',
    },
    'stop-profit-dropped': {
      title: 'Take-profit not set',
      text: '{symbol} opened at {price}, already past your take-profit of {stop}, so it was removed. You can set another.',
    },
    'product-completed': {
      title: 'Product completed',
      text: 'Your principal of {amount} {currency} was returned, with {income} {currency} of income in total.',
    },
    'agent-appointed': {
      title: 'You are an agent',
      text: 'From now on you get a share of the spot and futures fees that people you invited pay, day by day.',
    },
    'agent-ended': {
      title: 'You are no longer an agent',
      text: 'Fees paid from now on bring no commission. What earlier days brought stays yours.',
    },
    'commission-paid': { title: 'Commission', text: 'Commission for {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Primary verification completed',
      text: 'Your identity is verified at the primary level.',
    },
    'primary-failed': {
      title: 'Primary verification failed',
      text: 'You can correct it and submit it again. Reason: {reason}',
    },
    'advanced-certified': {
      title: 'Advanced verification completed',
      text: 'Your identity is verified at the advanced level.',
    },
    'advanced-failed': { title: 'Advanced verification failed', text: 'You can submit it again. Reason: {reason}' },
    'wallet-added': {
      title: 'New wallet saved',
      text: 'The wallet {address} was saved. If this was not you, change your passwords and contact customer service.',
    },
    'bank-card-added': {
      title: 'New bank card added',
      text: 'The bank card {card} was added. If this was not you, change your passwords and contact customer service.',
    },
    'bank-card-removed': {
      title: 'Bank card removed',
      text: 'Customer service removed the card {card}, as you asked. You can add another one; withdrawals are on hold for a day. If you did not ask for this, freeze withdrawals and contact customer service.',
    },
    'price-alert': { title: 'Price alert', text: '{symbol} has reached the level of {price} you set. Price: {mark}.' },
    'mirror-week': {
      title: 'Your week in the mirror',
      text: 'Trades that ended: {trades}. Compared with not trading: {result} USDT, fees included. The mirror shows how much of it may be luck.',
    },
    'password-changed': {
      title: 'Login password changed',
      text: 'Your login password was changed. Withdrawals are on hold for 24 hours.',
    },
    'password-reset': {
      title: 'Login password reset',
      text: 'A new login password was set with a code. Every device was signed out, and withdrawals are on hold for 24 hours.',
    },
    'fund-password-set': { title: 'Withdrawal password set', text: 'Your account now has a withdrawal password.' },
    'fund-password-changed': {
      title: 'Withdrawal password changed',
      text: 'Your withdrawal password was changed. Withdrawals are on hold for 24 hours.',
    },
    'fund-password-reset': {
      title: 'Withdrawal password reset',
      text: 'A new withdrawal password was set with a code. Every device was signed out, and withdrawals are on hold for 24 hours.',
    },
    'authenticator-on': {
      title: 'Authenticator switched on',
      text: 'Its code is now asked for at login and withdrawal.',
    },
    'authenticator-off': {
      title: 'Authenticator switched off',
      text: 'Its code is no longer asked for. Withdrawals are on hold for 24 hours.',
    },
    'passkey-added': {
      title: 'Passkey added',
      text: 'The passkey {name} can now sign in to your account without a password.',
    },
    'passkey-removed': { title: 'Passkey removed', text: 'The passkey {name} no longer signs in to your account.' },
    'new-device': { title: 'Sign-in on a new device', text: 'Someone signed in to your account: {device}.' },
    'orders-silent': {
      title: 'Orders canceled on silence',
      text: 'Nothing was heard for {seconds} s, so open spot orders were canceled: {count}.',
    },
    'key-created': { title: 'Key for programs made', text: 'The key {name} can act for your account.' },
    'withdrawals-frozen': {
      title: 'Withdrawals stopped',
      text: 'Nothing leaves your account until you allow it again with your login password. Withdrawals that were not yet approved are canceled, and so is any request to close the account.',
    },
    'closing-requested': {
      title: 'Account closing requested',
      text: 'Once two operators approve it, everything in your account is paid out to {destination} and the account is closed. If this was not you, stop withdrawals now: that cancels this request as well.',
    },
    'recovery-asked': {
      title: 'Access to your account requested',
      text: 'Someone asked customer service for access to your account and gave {contact} as your new contact. Operators will compare the documents. If this was not you, stop withdrawals now: that ends this request as well.',
    },
    'recovery-done': {
      title: 'Access to your account changed',
      text: 'Two operators compared the documents and changed how you log in. Your contact is now {contact}. Every device was signed out, and withdrawals are on hold for 72 hours. If this was not you, stop withdrawals within that time: your access is then put back as it was.',
    },
    'recovery-refused': {
      title: 'Access not changed',
      text: 'The request for access to your account was refused. Reason: {reason}',
    },
    'recovery-stopped': {
      title: 'Request for access stopped',
      text: 'The request for access to your account was stopped. You log in as before.',
    },
    'withdrawals-unfrozen': {
      title: 'Withdrawals allowed again',
      text: 'The first withdrawal is possible after 24 hours.',
    },
  },
  notices: {
    welcome: {
      title: 'Welcome to Candor',
      summary: 'Every price, settlement and balance can be checked.',
      text: 'Candor is made so that you don’t have to take our word for it.\n- Every price that settles anything is in a public price record, chained by hashes.\n- Every settlement has a receipt, and a button recomputes it on your own phone.\n- Nobody has a switch that decides an outcome, operators included.\n- Your own money is never locked by a volume condition.',
    },
    'simulated-market': {
      title: 'Simulated market',
      summary: 'This app runs on a simulated market with test funds.',
      text: 'Prices come from a seed whose hash was published from the start. You can get test funds once a day on the deposit page. Test funds have no value and cannot be paid out.',
    },
  },
};
