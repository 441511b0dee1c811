import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Customer service',
  heroTitle: 'How can we help?',
  heroText: 'Write to us, with pictures if they help. The answer appears here in the app.',
  write: 'Write a message',
  open: 'Open customer service',
  conversation: 'Conversation with our team',
  begin: 'Tell us what happened',
  beginText: 'An order number or a screenshot helps us answer sooner. Never send a password or a verification code.',
  hours:
    'Our team answers whenever someone is there; we promise no fixed hours. Your message is kept, and the answer waits for you here.',
  helpText: 'Short articles with current figures',
  questions: 'Common questions',
  operator: 'Our team',
  you: 'You',
  picture: 'Picture',
  pictures: 'Pictures to send',
  addPictures: 'Add pictures',
  noPictures: 'Remove pictures',
  message: 'Message',
  placeholder: 'Write a message…',
  send: 'Send',
  sending: 'Sending',
  unsent: 'Not sent; we will try again',
  discard: 'Delete',
  older: 'Show older messages',
};
