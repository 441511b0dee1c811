import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Tárcacímek',
  add: 'Cím hozzáadása',
  none: 'Még nincs mentett tárca',
  noneText: 'Mentse el egyszer a címet a QR-képével együtt, kifizetéskor már csak ki kell választania.',
  announced: 'Minden új tárcáról e‑mailben vagy SMS‑ben értesítjük.',
  since: 'Mentve: {date}',
  usableFrom: 'Használható ettől: {time}',
  newWaits:
    'Új tárcára és kártyára a mentés után 24 órával kérhet kifizetést, hogy illetéktelen ne vihesse el a pénzét.',
  showCode: 'QR-kép megnyitása',
  code: 'Mentett QR-kép',
  delete: 'Tárca törlése',
  deleteText: '{address} lekerül a listáról. Az elküldött kifizetések nem változnak.',
  deleted: 'Tárca törölve',
  savedOnly: 'Csak mentett tárcák és kártyák',
  savedOnlyText: 'Be: azonnal. Ki: 24 óra múlva.',
  onText:
    'Mostantól csak mentett tárcára és bankkártyára fizetünk ki. A később hozzáadottak 24 óra múlva használhatók, és a szabály megszüntetése is 24 órát vesz igénybe.',
  onTextNone:
    'Még nincs mentett tárca. A később hozzáadott tárcák és kártyák 24 óra múlva használhatók, addig tárcára nem mehet pénz.',
  offText: 'A szabály még 24 óráig érvényes, mielőtt megszűnik.',
  turnOn: 'Bekapcsolás',
  turnOff: 'Kikapcsolás 24 óra múlva',
  endsAt: 'A szabály ekkor szűnik meg: {time}. Kapcsolja vissza, ha meg akarja tartani.',
  chain: 'Hálózat',
  picture: 'A tárca QR-képe',
  pictureHint: 'A címet ezen az eszközön olvassuk ki belőle.',
  reading: 'Kód olvasása…',
  noCode: 'Nem található QR-kód. Írja be a címet; a képet így is megőrizzük.',
  pictureMissing: 'Válassza ki a QR-képet',
  pictureWaiting: 'A kép feltöltése még tart',
  address: 'Tárcacím',
  addressHint: '34 karakter, T betűvel kezdődik',
  addressInvalid: 'A cím egy karaktere hibás vagy hiányzik. Vesse össze a tárcájával.',
  chainText: 'Csak {chain} hálózati címet mentsen. A más hálózaton küldött pénz elvész.',
  save: 'Tárca mentése',
  saved: 'Tárca mentve',
};
