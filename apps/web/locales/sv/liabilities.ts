import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Är hela ditt saldo medräknat?',
    text: 'Två gånger om dagen, en av dem vid en slumpmässig tidpunkt, publicerar vi summan av det som tillhör kunderna. Din enhet räknar efter om hela saldot i ditt kontoutdrag ingår i den.',
    check: 'Kontrollera mitt saldo',
    counted: 'Hela ditt saldo på {amount} ingår i den publicerade summan',
    alarm: 'Dina {amount} är inte rätt medräknade i den publicerade summan',
    unknown:
      'Om dina {amount} går det inte att säga något ännu: kontoutdraget gick inte att läsa tillräckligt långt tillbaka, eller så finns summan inte i den offentliga loggen ännu. Försök igen om några minuter.',
    notInTotal: 'Det som räknats leder inte till den publicerade summan under namnet du loggar in med.',
    notWhole: 'Summan räknar bara {counted}, men ditt kontoutdrag visar {owned}.',
    otherSalt: 'Din hemliga kod är inte den du fick först.',
    notLogged: 'Den offentliga loggen anger en annan summa.',
    save: 'Spara bevis',
    saveText:
      'Med den här filen kan vem som helst se vad som inte stämmer, utan oss. Behåll den och skicka den till kundtjänst.',
    name: 'Kontonamn',
    nameHint:
      'Så som du loggar in; ett telefonnummer med landsnummer, till exempel +84901234567. Det skickas ingenstans.',
    owed: 'Publicerad summa {total}',
    nothing: 'När den senaste summan togs fram visade ditt kontoutdrag inget saldo.',
    takenAt: 'Framtagen {time}',
    beside: 'Utöver kundernas pengar fanns det då i Candors böcker',
    house: 'Reserver och avgifter',
    insurance: 'Försäkringsfond',
    pools: 'Avkastningspooler',
    reserves: 'Vid den tidpunkten fanns {amount} på TRON-kedjan på adresser vars nycklar vi bevisat att vi har',
    reservesUnread: 'Adresser vars nycklar vi bevisat att vi har; saldot på TRON-kedjan gick inte att läsa',
    reservesText:
      'Varje adress är signerad med sin nyckel: ”{message}”. Vad vi är skyldiga i andra valutor, eller andra än kunder, visas inte.',
    solvency:
      'Detta är ett bevis på skulder, inte på betalningsförmåga: det visar vad vi är skyldiga kunderna, men inget bevisar ännu att vi har lika mycket.',
  },
};
