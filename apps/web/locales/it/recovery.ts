import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Non hai più e-mail né telefono?',
    title: 'Recupera l’accesso',
    lead: 'Se non hai più password, e-mail, telefono o app di autenticazione. Due operatori confrontano il tuo documento con quello verificato.',
    account: 'Conto',
    accountHint: 'Nome, e-mail o telefono del conto',
    lost: 'Che cosa hai perso?',
    password: 'Password di accesso',
    email: 'E-mail',
    phone: 'Telefono',
    authenticator: 'App di autenticazione',
    lostMissing: 'Scegli almeno una voce',
    contact: 'Il tuo nuovo contatto',
    document: 'Il tuo documento',
    send: 'Invia richiesta',
    sentTitle: 'Richiesta ricevuta',
    sentText:
      'Se i documenti corrispondono al conto, scriveremo al tuo nuovo contatto. Il titolare è avvisato anche a ogni vecchio contatto e può fermare la richiesta.',
    hold: 'Dopo, tutti i dispositivi vengono disconnessi e i prelievi restano bloccati per 72 ore.',
  },
};
