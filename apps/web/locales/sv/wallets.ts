import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Plånboksadresser',
  add: 'Lägg till adress',
  none: 'Ingen plånbok sparad än',
  noneText: 'Spara en adress med dess QR-bild en gång, välj den sedan när du tar ut.',
  announced: 'När en plånbok läggs till meddelar vi dig via e-post eller sms.',
  since: 'Sparad {date}',
  usableFrom: 'Kan användas från {time}',
  newWaits:
    'Till nya plånböcker och kort går det att ta ut 24 timmar efter att de sparats, så att ingen inkräktare kan ta dina pengar.',
  showCode: 'Visa QR-bilden',
  code: 'Sparad QR-bild',
  delete: 'Ta bort plånboken',
  deleteText: '{address} försvinner från listan. Uttag som redan skickats ändras inte.',
  deleted: 'Plånboken togs bort',
  savedOnly: 'Bara sparade plånböcker och kort',
  savedOnlyText: 'På: genast. Av: efter 24 timmar.',
  onText:
    'Från och med nu går uttag bara till sparade plånböcker och bankkort. De som läggs till senare kan användas efter 24 timmar, och även att stänga av regeln tar 24 timmar.',
  onTextNone:
    'Ingen plånbok är sparad än. Plånböcker och kort som läggs till efter detta kan användas efter 24 timmar; till dess kan inget gå till en plånbok.',
  offText: 'Regeln gäller i 24 timmar till innan den upphör.',
  turnOn: 'Slå på',
  turnOff: 'Slå av om 24 tim',
  endsAt: 'Regeln upphör {time}. Slå på den igen för att behålla den.',
  chain: 'Nätverk',
  picture: 'Plånbokens QR-bild',
  pictureHint: 'Adressen läses ur den på den här enheten.',
  reading: 'Läser koden…',
  noCode: 'Ingen QR-kod hittades. Skriv adressen; bilden sparas ändå.',
  pictureMissing: 'Välj QR-bilden',
  pictureWaiting: 'Bilden är inte uppladdad än',
  address: 'Plånboksadress',
  addressHint: '34 tecken, börjar med T',
  addressInvalid: 'Ett tecken i adressen är fel eller saknas. Jämför med din plånbok.',
  chainText: 'Spara bara en adress på {chain}. Pengar som skickas över ett annat nätverk går förlorade.',
  save: 'Spara plånboken',
  saved: 'Plånboken sparades',
};
