import type { RefusalWords } from './index.ts';

export const sv: RefusalWords = {
  'transfer-not-found': 'Ingen överföring med denna referens har kommit in',
  'amount-differs': 'Beloppet som kom in är inte det i anmälan',
  'payer-differs': 'Pengarna kom från ett konto i ett annat namn',
  'screenshot-unreadable': 'Skärmbilden går inte att läsa eller visar en annan överföring',
  'already-credited': 'Den här överföringen har redan krediterats',
  'address-unusable': 'Adressen kan inte ta emot den här valutan på det här nätverket',
  'identity-needed': 'Verifieringen måste bli klar först',
  'account-checked': 'Kontot måste kontrolleras först; kundtjänst talar om vad som behövs',
  'stopped-as-asked': 'Uttaget stoppades på begäran',
  'card-holder-differs': 'Kortet står inte i det verifierade namnet',
  'card-number-wrong': 'Kortnumret eller banken stämmer inte',
  'card-not-paid': 'Banken tar inte emot betalningar till det här kortet',
  'photo-unreadable': 'Ett foto är suddigt, för mörkt eller beskuret; alla hörn och all text måste gå att läsa',
  'document-expired': 'Dokumentet har gått ut',
  'name-differs': 'Namnet skiljer sig från det i dokumentet',
  'number-differs': 'Numret skiljer sig från det i dokumentet',
  'face-not-shown': 'Fotot måste visa ansiktet och dokumentet i handen',
  'document-of-another': 'Dokumentet tillhör någon annan eller används av ett annat konto',
  'document-not-accepted': 'Den här typen av dokument godtas inte; id-kort, pass eller körkort går bra',
};
