import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Kundtjänst',
  heroTitle: 'Hur kan vi hjälpa till?',
  heroText: 'Skriv till oss, gärna med bilder. Svaret visas här i appen.',
  write: 'Skriv ett meddelande',
  open: 'Öppna kundtjänst',
  conversation: 'Samtal med vår personal',
  begin: 'Beskriv vad som har hänt',
  beginText:
    'Ett ordernummer eller en skärmbild gör att vi kan svara snabbare. Skicka aldrig lösenord eller verifieringskoder.',
  hours:
    'Personalen svarar när någon är på plats; vi lovar inga fasta tider. Ditt meddelande sparas och svaret väntar på dig här.',
  helpText: 'Korta artiklar med gällande siffror',
  questions: 'Vanliga frågor',
  operator: 'Personal',
  you: 'Du',
  picture: 'Bild',
  pictures: 'Bilder att skicka',
  addPictures: 'Lägg till bilder',
  noPictures: 'Utan bilder',
  message: 'Meddelande',
  placeholder: 'Skriv ett meddelande…',
  send: 'Skicka',
  sending: 'Skickas',
  unsent: 'Inte skickat, nytt försök görs',
  discard: 'Ta bort',
  older: 'Visa äldre meddelanden',
};
