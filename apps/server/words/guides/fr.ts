import type { GuideWords } from './index.ts';

export const fr: GuideWords = {
  fees: {
    title: 'Frais',
    summary: 'Ce qui coûte, et ce qui ne coûte rien.',
    text: `
      - **Contrats rapides :** aucun frais. Leur coût est le gain inférieur à 100 % ; le ticket affiche la perte attendue.
      - **Futures :** {futuresFee} % de la valeur de la position à l’ouverture et à la clôture.
      - **Spot :** maker {makerFee} %, taker {takerFee} % de ce que vous recevez.
      - **Conversion de devises :** {exchangeFee} % de ce que vous recevez.
      - **Retraits :** {withdrawFee} % du montant. **Dépôts :** gratuits.
      - **Transferts entre vos propres comptes, ouverture et tenue du compte :** gratuits.
    `,
  },
  futures: {
    title: 'Comment fonctionnent les futures',
    summary: 'Marge, frais, liquidation et verrouillage, avec les formules.',
    text: `
      ## En bref
      Vous choisissez long ou short, les lots et un levier de {levers}. Votre marge est la valeur de la position divisée par le levier. Elle est isolée : vous pouvez la perdre en entier, jamais davantage.
      ## Prix et frais
      - Un ordre au marché est exécuté au premier prix valable après son arrivée ; s’il n’y en a pas en {fillWait} secondes, il est annulé et rien n’a changé.
      - Un ordre limite attend son prix. Les stops et les liquidations demandent deux prix valables de suite.
      - Les frais sont de {futuresFee} % de la valeur, une fois à l’ouverture et une fois à la clôture.
      ## Quand une position est liquidée
      Quand la marge et le résultat en cours ne couvrent plus la marge de maintenance ({maintenance} % de la valeur, plus pour les grandes positions) et les frais de clôture.
      **Long :** prix = (q × entrée − marge) ÷ (q × (1 − m − f)). **Short :** prix = (q × entrée + marge) ÷ (q × (1 + m + f)). q est la taille, m le taux de marge de maintenance, f le taux de frais.
      Ce qui reste de la marge est à vous ; une perte au-delà est supportée par le compte d’assurance.
      ## Verrouillage
      Un verrou ouvre une position opposée de même taille, avec ses propres frais et sa marge. La paire est évaluée à un seul prix et n’est pas liquidée. Quand un côté est clôturé, son produit reconstitue d’abord la marge de l’autre.
    `,
  },
  spot: {
    title: 'Acheter et vendre des cryptos',
    summary: 'Types d’ordres, frais et bande de prix.',
    text: `
      ## Types d’ordres
      - **Limite :** vous donnez prix et quantité ; l’ordre attend dans le carnet jusqu’à son exécution ou son annulation.
      - **Marché :** exécuté aussitôt aux meilleurs prix ; on achète pour un montant en USDT, on vend une quantité.
      - Le plus petit ordre est de {minNotional} USDT.
      ## Frais
      Maker {makerFee} % quand votre ordre attendait dans le carnet, taker {takerFee} % quand il est exécuté aussitôt. Les frais sont prélevés sur ce que vous recevez. S’il existe des paliers selon le volume sur 30 jours, vos taux peuvent être plus bas, et ils figurent sous le formulaire d’ordre.
      ## La bande de prix
      Un achat peut être au plus {band} % au-dessus du prix du marché, une vente au plus {band} % au-dessous. Un ordre au marché s’arrête là et le reste est annulé.
      ## Qui est en face
      D’autres clients, et derrière eux la liquidité de Candor qui suit le marché de référence. Elle ne voit jamais votre ordre avant son exécution.
    `,
  },
  deposits: {
    title: 'Dépôts',
    summary: 'Comment déposer, quand l’argent arrive et le bonus du premier dépôt.',
    text: `
      ## Les moyens
      - **USDT sur TRON (TRC20) :** une adresse à vous. Ce qui arrive est crédité automatiquement après {confirmations} confirmations, quel que soit le montant.
      - **Virement bancaire en VND :** virez vers le compte affiché et envoyez le justificatif ; le taux affiché vaut {rateMinutes} minutes.
      - **Signalement d’un dépôt :** à partir de {depositMin} USDT.
      ## Ce qui crédite l’argent
      Un signalement ou une capture d’écran ne crédite rien. La preuve est la transaction sur la blockchain ou la référence de la banque, et chaque preuve ne compte qu’une fois.
      ## Bonus du premier dépôt
      Votre premier dépôt réussi d’au moins {bonusMin} USDT apporte {bonusRate} % de bonus bloqué, là où il est proposé. Le bonus ne bloque jamais votre propre argent.
      ## Attention
      N’envoyez que des USDT par TRC20 à votre adresse. Ce qui est envoyé dans une autre crypto ou par un autre réseau peut être perdu.
    `,
  },
  withdrawals: {
    title: 'Retraits',
    summary: 'Minimum, frais, délai et quand il faut attendre.',
    text: `
      ## Conditions
      - Au moins {withdrawMin} USDT ou USDC ; les frais de {withdrawFee} % sont prélevés sur le montant.
      - Un par jour (jours GMT+1). Un retrait refusé ou annulé ne compte pas.
      - Le mot de passe de retrait est demandé ; {wrongTries} erreurs bloquent les retraits une heure.
      - Avec de l’argent réel, la vérification de base est requise.
      ## Ce qui se passe
      Le montant est réservé aussitôt et arrive en {arrivalMin} à {arrivalMax} heures. Vous pouvez annuler jusqu’à l’approbation ; en cas de refus, tout vous est rendu.
      ## Quand il faut attendre
      Après un changement du mot de passe de connexion ou de retrait, ou la suppression de l’authentificateur, les retraits sont suspendus pendant {holdHours} heures, pour qu’un inconnu n’y gagne rien.
      ## Jamais bloqué par le volume
      Votre propre argent ne demande aucun volume pour être retiré. Seul le bonus se débloque avec le volume.
    `,
  },
  earn: {
    title: 'Minage avec blocage et placement',
    summary: 'D’où vient le revenu, quand il est versé et ce que coûte une sortie anticipée.',
    text: `
      ## Le principe
      - Vous bloquez un montant pour un nombre de jours à un taux journalier. Le revenu est versé après chaque jour complet ; certains anciens produits versent tout à la fin.
      - À l’échéance, le capital vous est rendu.
      - Le taux annuel est le taux journalier × 365, sans capitalisation.
      ## Le revenu est mis de côté d’abord
      À l’achat, tout le revenu à verser passe du fonds de récompense du produit à une réserve. Si le fonds ne suffit pas, le produit est épuisé. Chaque produit dit ce qui le finance.
      ## Sortie anticipée
      - **Minage avec blocage :** la pénalité est une part du capital, indiquée sur le produit.
      - **Placement :** taux de pénalité × jours complets restants × capital, jamais plus que le capital.
      - Le revenu versé reste à vous ; le jour en cours ne rapporte rien. La somme exacte est affichée avant votre confirmation.
      ## Ce qu’un taux ne dit pas
      Le prix de la crypto bloquée peut baisser entre-temps. Les conditions de votre achat restent les mêmes jusqu’au bout.
    `,
  },
  exchange: {
    title: 'Conversion de devises',
    summary: 'Un taux fixe quelques secondes, frais visibles.',
    text: `
      - Une offre garde son taux {quoteSeconds} secondes ; il n’y en a qu’une à la fois et elle ne sert qu’une fois.
      - Les frais de {exchangeFee} % sont prélevés dans la devise reçue et affichés avant la confirmation.
      - Une conversion porte sur {exchangeMin} à {exchangeMax} USDT.
      - Si le prix s’écarte de l’offre de plus de la moitié des frais, l’offre n’est pas exécutée et vous en recevez une nouvelle. Vous ne convertissez jamais à un autre taux que celui que vous avez vu.
      - Les prix derrière le taux figurent sur le reçu, pour que vous puissiez recalculer.
    `,
  },
  verification: {
    title: 'Vérification d’identité',
    summary: 'Deux niveaux, à quoi ils servent et comment vos documents sont gardés.',
    text: `
      ## Deux niveaux
      - **De base :** type de document, nom et numéro ; le numéro de carte bancaire est facultatif. Avec de l’argent réel, il est requis pour le premier dépôt, les retraits et le déblocage du bonus.
      - **Avancé :** trois photos : recto, verso, et vous tenant le document. Le niveau de base vient d’abord.
      - Un document n’appartient qu’à un seul compte.
      ## Comment vos documents sont gardés
      Les numéros de document et de carte sont chiffrés ; les listes n’en montrent que les derniers caractères. Les photos sont réencodées sans données cachées, puis chiffrées. Seules les personnes chargées de l’examen peuvent les ouvrir, et chaque consultation est enregistrée.
      ## En cas de refus
      Vous voyez le motif, corrigez et envoyez à nouveau. Ce qui était exact est conservé.
    `,
  },
  'fair-dealing': {
    title: 'Vérifiez-nous vous-même',
    summary: 'Le registre des prix, les reçus et comment recalculer un résultat.',
    text: `
      ## Le registre des prix
      Chaque prix valable y est inscrit. Chaque enregistrement contient l’empreinte du précédent : modifier un seul enregistrement rompt la chaîne. Si toute la chaîne était réécrite, seule une empreinte conservée auparavant le montrerait.
      ## Les reçus
      - Chaque contrat rapide réglé, chaque liquidation, stop et conversion a un reçu : les conditions, les prix et leur place dans le registre, le calcul, l’écriture comptable.
      - Ouvrez un ordre réglé et touchez le bouton de vérification : l’application recalcule sur votre téléphone avec un programme à part, sans code commun avec le serveur.
      ## Recalculer à la main
      - Prenez les prix d’entrée et de sortie sur le reçu : plus haut, la hausse gagne ; plus bas, la baisse gagne ; égaux, la mise vous est rendue.
      - Un gain est mise × taux de gain, une perte est la mise. Comparez avec la ligne de votre relevé.
      ## Ce que personne ne peut faire
      - Aucune saisie ni aucun réglage ne porte un prix ou un résultat pour un utilisateur, un ordre ou un instant.
      - Une suspension n’arrête que les nouveaux ordres. Déclarer des ordres nuls exige un défaut de données enregistré et deux collaborateurs, vaut pour tous les ordres du symbole pendant cette période, ne reprend jamais un gain, et la décision est publiée.
    `,
  },
};
