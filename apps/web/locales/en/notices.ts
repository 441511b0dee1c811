import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Messages',
  message: 'Messages',
  notice: 'Notices',
  unread: '{count} unread',
  unreadMark: 'Unread',
  readAll: 'Mark all as read',
  noMessages: 'No messages yet',
  noMessagesText: 'Updates on your orders, deposits, withdrawals and verification appear here.',
  noNotices: 'No notices',
  noNoticesText: 'Announcements to everyone appear here.',
  missing: 'Message not found',
  missingText: 'It may have been removed, or the link is wrong.',
  openOrder: 'Open the order',
  openVerification: 'Open verification',
  openWallets: 'View saved wallets',
  openBankCards: 'View bank cards',
  notMe: 'That wasn’t me',
  detailTitle: 'Message',
};
