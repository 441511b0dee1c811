import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Fermer le compte',
  text: 'Deux personnes chez nous vérifient votre demande. Ensuite, tout ce qui vous appartient est versé, même sous le minimum, et le compte est fermé. Vous pourrez encore vous connecter pour le consulter et écrire au service client.',
  first: 'À terminer d’abord',
  total: 'Tout votre avoir aux prix actuels',
  noPrice: 'Le prix d’une devise manque pour l’instant. Le montant s’affichera à son retour.',
  bonus: 'Bonus bloqué abandonné',
  newWaits: 'Si la destination est nouvelle, le paiement a lieu au plus tôt 24 heures après votre demande.',
  ask: 'Demander la fermeture',
  confirmText:
    'Le bonus bloqué est abandonné et le compte ne pourra plus négocier. Vous pouvez retirer la demande tant qu’elle n’est pas exécutée.',
  asked: 'Fermeture demandée le {time}. Tout est versé à {to}.',
  takeBack: 'Retirer la demande',
  takenBack: 'Demande retirée',
  sent: 'Demande envoyée',
  keptTitle: 'Conservé après la fermeture',
  keptContact: 'Nom, contact, connexion',
  keptPapers: 'Documents, cartes, messages',
  keptLedger: 'Registre comptable et ordres, sans votre nom',
  keptForGood: 'Définitivement',
  dataTitle: 'Vos données',
  dataText:
    'Une copie de tout ce que nous conservons sur vous : compte, documents, cartes, adresses, ordres, relevé et messages, une entrée par ligne. Les numéros de document et de carte y figurent en entier : gardez ce fichier en lieu sûr.',
  dataSave: 'Enregistrer une copie',
  dataSaved: 'Copie enregistrée',
};
