import type { ReviewTexts } from './mood.ts'

export const french: ReviewTexts = {
  loved: {
    agency: [
      'On m’attendait aux arrivées avec une pancarte, dix minutes avant que je sorte.',
      'Remise des clés en un quart d’heure, tout est noté, rien à discuter au retour.',
      'Mon vol avait deux heures de retard et quelqu’un était encore là.',
      'La caution m’a été rendue en entier le jour même.',
      'Troisième location chez eux, toujours aussi simple.',
      'On m’a montré la roue de secours, le cric et les papiers avant de signer.',
      'Crevaison près d’Edéa un dimanche\u202F: un mécanicien était là dans l’heure.',
      'Le prix au comptoir était celui de l’écran, au franc près.',
      'Accueil poli, rapide, et on répond aux messages même le soir.',
      'J’avais demandé un siège enfant la veille, il était déjà installé.',
      'Très sérieux, je recommande à toute la famille de la diaspora.',
    ],
    car: [
      'Voiture impeccable, propre dehors comme dedans.',
      'La climatisation tient même en plein après-midi à Douala.',
      'Aller-retour à Limbé sans le moindre souci.',
      'Exactement la voiture des photos, jusqu’à la couleur des sièges.',
      'Elle monte à Dschang sans forcer, à cinq avec les bagages.',
      'Plein fait au départ, plein fait au retour, aucune discussion.',
      'Pneus neufs, bons freins, tous les feux marchent.',
      'Ma mère a dormi jusqu’à Bafoussam, c’est dire le confort.',
    ],
  },
  good: {
    agency: [
      'Bon service\u202F; les papiers ont pris un peu plus de temps que prévu.',
      'Le jeune qui l’a amenée ne connaissait pas le prix, un appel a suffi.',
      'Un quart d’heure de retard, mais on m’avait prévenu.',
      'Des gens corrects. J’aurais aimé avoir un reçu sans le demander.',
      'La prise en charge à l’aéroport est simple une fois qu’on a trouvé la bonne sortie.',
      'Tout comme convenu, avec une bouteille d’eau dans la portière.',
    ],
    car: [
      'Une petite rayure notée avant le départ, donc aucun souci à la fin.',
      'La voiture roule bien, la radio capte peu de stations.',
      'Elle boit un peu plus que prévu en ville, rien à dire sur la route.',
      'Propre à l’intérieur, poussiéreuse dehors, mais c’est la saison sèche.',
      'Le coffre est plus petit que sur la photo.',
      'Solide pour la route de Kribi, un peu bruyante au-dessus de quatre-vingt-dix.',
    ],
  },
  mixed: {
    agency: [
      'Ça s’est bien terminé, mais j’ai attendu quarante minutes au lieu convenu.',
      'Aimables, mais personne n’a su me dire comment on compte les kilomètres.',
      'J’ai dû revenir le lendemain pour une partie de la caution.',
      'La personne au comptoir était pressée et nous avons sauté la moitié du contrôle.',
    ],
    car: [
      'La climatisation a lâché le deuxième jour.',
      'Elle fait le travail, mais elle a connu de meilleures années.',
      'Les sièges n’étaient pas vraiment propres à la remise.',
      'Un voyant était allumé dès le premier kilomètre, on m’a dit de ne pas m’en occuper.',
    ],
  },
  poor: {
    agency: [
      'On m’avait promis huit heures, je suis parti à onze heures.',
      'On a voulu me faire payer une rayure qui est sur mes photos du premier jour.',
      'Personne n’a répondu quand j’ai appelé pour le bruit à l’avant.',
    ],
    car: [
      'Ce n’était pas la voiture des photos, elle avait quelques années de plus.',
      'Pneus usés, et il a plu toute la semaine.',
      'Elle n’a pas démarré le troisième matin, le voyage s’est arrêté là.',
    ],
  },
}
