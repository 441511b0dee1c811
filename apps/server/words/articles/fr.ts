import type { ArticleWords } from './index.ts';

export const fr: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT offerts à l’inscription',
      subtitle: 'Débloqués au fil de vos transactions : 1 USDT tous les {volumePerRelease} USDT de volume',
    },
    fair: { title: 'Chaque prix est vérifiable', subtitle: 'Enregistré publiquement et identique pour tous' },
    fast: {
      title: 'Contrats rapides, chances affichées',
      subtitle: 'Ce que vous pouvez gagner ou perdre, avant de décider',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Comment fonctionnent les contrats rapides',
      summary: 'Ce que vous pouvez gagner, ce que vous pouvez perdre et vos chances, en chiffres clairs.',
      text: `
        ## En bref
        Vous choisissez un symbole, un sens, une durée et une mise de {minStake} à {maxStake} USDT. Si le prix final est supérieur au prix initial et que vous avez choisi la hausse, ou inférieur et que vous avez choisi la baisse, vous récupérez votre mise et le gain. Sinon, la mise est perdue. Si les deux prix sont égaux, la mise vous est rendue.
        ## Quels prix comptent
        - **Début :** le premier prix accepté après la réception de votre ordre, en général dans les 0,3 seconde. Ce n’est jamais un prix déjà connu.
        - **Fin :** le premier prix accepté à l’échéance ou dans les 5 secondes qui suivent.
        - Si un tel prix n’existe pas à cause d’une panne des données de marché, l’ordre est nul et la mise vous est rendue.
        ## La maison est votre contrepartie
        Quand vous gagnez, Candor vous paie ; quand vous perdez, Candor conserve la mise. Le gain étant inférieur à 100 %, la maison est avantagée sur la durée.
        Taux de réussite à l’équilibre = 1 ÷ (1 + gain). Perte attendue pour 100 USDT = 100 × (1 − gain) ÷ 2, si hausse et baisse sont aussi probables l’une que l’autre.
        * **{seconds} secondes :** gain de {payout} %, équilibre à {breakEven} % de réussite, perte attendue de {loss} USDT pour 100 misés
        Ne misez que ce que vous pouvez vous permettre de perdre. Votre résultat réel s’affiche au-dessus de votre historique.
      `,
    },
    prices: {
      title: 'Comment les prix sont établis et vérifiés',
      summary: 'D’où vient un prix, ce qui le rend valable et ce qui empêche de le modifier.',
      text: `
        ## Du flux au prix
        - Quatre fois par seconde, un prix est relevé pour chaque symbole : la médiane s’il y a plusieurs sources.
        - Un prix qui s’écarte trop des précédents est retenu jusqu’à ce que les suivants le confirment. Il n’est accepté qu’alors.
        - Si le flux se tait pendant 2 secondes, le trading du symbole s’arrête et l’écran l’indique. Il reprend de lui-même.
        ## Personne ne décide d’un résultat
        Les mêmes prix valent pour tous. Aucun réglage ne permet d’attribuer un prix ou un résultat à un utilisateur, à un ordre ou à un instant.
        ## Enregistrés et chaînés
        Chaque prix accepté est enregistré. Chaque entrée contient l’empreinte de la précédente : modifier une seule entrée rompt la chaîne ; si tout était réécrit, seule une empreinte conservée auparavant le montrerait. Avec chaque contrat rapide réglé, nous conservons les prix exacts qui l’ont décidé et leur place dans ce registre.
        ## Sur le marché simulé
        Les prix découlent d’une graine aléatoire. Son empreinte est publiée dès le départ. La graine elle-même reste secrète, car qui la connaît connaît tous les prix à venir.
      `,
    },
    'sign-up-gift': {
      title: 'Le cadeau d’inscription et son déblocage',
      summary: '{gift} USDT pour chaque nouveau compte, et comment en disposer.',
      text: `
        ## Ce que vous recevez
        Chaque nouveau compte reçoit {gift} USDT de bonus bloqué. Il est affiché à côté de votre solde USDT.
        ## Comment il se débloque
        - Chaque tranche de {volumePerRelease} USDT de volume débloque 1 USDT vers votre solde disponible.
        - Les mises des contrats rapides réglés comptent, gagnés ou perdus. Les égalités et les ordres nuls ne comptent pas.
        - Comptent aussi {spotShare} % de la valeur des échanges spot et la marge avec laquelle s’ouvre une position futures.
        - Exemple : {fullVolume} USDT de mises au total débloquent tout le cadeau.
        ## Ce qui n’est jamais bloqué
        Seul le bonus est bloqué. Votre propre argent reste toujours à votre disposition, quel que soit votre volume.
        Trader uniquement pour débloquer le bonus coûte en général plus qu’il ne vaut : regardez la perte attendue sur le ticket.
      `,
    },
    security: {
      title: 'Protéger votre compte',
      summary: 'Quelques habitudes qui comptent.',
      text: `
        - Utilisez un mot de passe que vous n’employez nulle part ailleurs. Nous n’en gardons qu’une empreinte irréversible.
        - Personne chez Candor ne vous demandera jamais votre mot de passe ni un code de vérification.
        - Changer de mot de passe déconnecte tous vos autres appareils ; le réinitialiser les déconnecte tous.
        - Après plusieurs essais erronés, la connexion est bloquée quelques minutes pour que personne ne puisse deviner.
        - Déconnectez-vous des appareils qui ne sont pas à vous.
      `,
    },
    terms: {
      title: 'Conditions d’utilisation',
      summary: 'L’accord entre vous et Candor.',
      text: `
        ## 1. Qui peut utiliser Candor
        Vous devez avoir au moins 18 ans et la loi de votre pays doit vous autoriser à utiliser ce service. Une personne, un compte. Vos informations doivent être exactes.
        ## 2. Marché simulé et fonds de test
        Tant que Candor affiche « Marché simulé · fonds de test », les prix sont simulés ou rejoués et tous les soldes sont des fonds de test. Ils n’ont aucune valeur monétaire et ne peuvent être ni retirés ni échangés contre de l’argent.
        ## 3. Contrats rapides
        Un ordre accepté est ferme et ne peut pas être annulé. Il est réglé selon les prix enregistrés et les conditions affichées lorsque vous l’avez passé. Candor est la contrepartie de chaque ordre. Vous pouvez perdre toute la mise.
        ## 4. Erreurs des données de marché
        Un ordre sans prix initial ou final valable est nul et la mise est rendue. Après un défaut de données enregistré, deux collaborateurs peuvent ensemble déclarer nuls tous les ordres rapides du symbole pendant cette période : les mises perdues sont rendues, les gains restent et la décision est publiée. Rien d’autre ne rend un ordre nul.
        ## 5. Bonus
        Les bonus se débloquent avec le volume de trading, comme l’explique le centre d’aide. Un compte ouvert uniquement pour cumuler des bonus peut perdre le bonus bloqué, jamais son propre argent.
        ## 6. Votre compte
        Gardez votre mot de passe secret. Vous répondez de son usage jusqu’à ce que vous nous signaliez un abus. Nous pouvons geler un compte si la loi l’exige ou s’il sert à attaquer le service ; nous vous en informons.
        ## 7. Modifications
        De nouvelles conditions s’appliquent aux ordres passés après leur publication, jamais aux ordres en cours.
        ## 8. Aucun conseil
        Rien dans Candor ne constitue un conseil en investissement. Les prix peuvent baisser aussi vite qu’ils montent.
      `,
    },
    privacy: {
      title: 'Confidentialité',
      summary: 'Ce que nous conservons, pourquoi et combien de temps.',
      text: `
        ## Ce que nous conservons
        - Vos données d’inscription : nom de compte, e-mail ou téléphone, et le pays si vous l’avez indiqué.
        - Ce que vous nous envoyez ensuite : documents de vérification, cartes bancaires, adresses de portefeuille et messages.
        - Votre mot de passe sous forme d’empreinte uniquement, et la dernière activité de vos sessions.
        - Vos ordres, vos soldes et le relevé de chaque mouvement.
        - Vos favoris, votre pseudo et votre devise d’affichage.
        ## À quoi cela sert
        Uniquement à tenir votre compte, régler vos ordres et protéger le service. Votre adresse réseau sert brièvement à bloquer les attaques. Nous ne vendons pas de données et n’affichons pas de publicité. L’application ne contient aucun traceur et ne dépose aucun cookie.
        ## Sur votre appareil
        L’application garde votre connexion, votre langue et votre devise d’affichage dans le stockage du navigateur. La déconnexion l’efface.
        ## Combien de temps
        - Codes de vérification : 10 minutes.
        - Sessions : jusqu’à la déconnexion, ou 30 jours sans usage.
        - Ordres et relevé : tant que votre compte existe, puis aussi longtemps que la loi l’exige, car le grand livre ne peut être modifié.
        - Connexion, coordonnées, appareils et adresses enregistrées : effacés une fois votre compte fermé et tout versé.
        - Documents de vérification, cartes bancaires et messages : après la fermeture, aussi longtemps que l’exigent les lois contre le blanchiment.
        - L’adresse ou le compte bancaire destinataire d’un retrait : fait partie du relevé et se conserve avec lui, sous un numéro au lieu de votre nom.
        - Sauvegardes : ce qui est effacé subsiste dans les sauvegardes antérieures jusqu’à leur suppression.
        ## Vos droits
        Vous pouvez demander une copie de vos données, leur rectification ou la fermeture de votre compte.
      `,
    },
  },
};
