import type { RuleTexts } from '../../rulesReference.ts'

export const souffles: RuleTexts<'SOU' | 'TET'> = {
  'SOU-1': {
    title: 'Sommeil sans rêve',
    text: "Pendant N jours, dormir ne rend plus de points de rêve ; la fatigue s'en va tout de même.",
  },
  'SOU-2': {
    title: 'Mauvaises rencontres',
    text: "Les N prochaines rencontres viennent de la table spéciale. Plusieurs comptes s'ajoutent, le plus ancien d'abord.",
  },
  'SOU-3': {
    title: 'Périple',
    text: "Un dé désigne les sanctuaires ou les nécropoles. La magie est barrée jusqu'à ce que chacun ait purifié le demi-rêve, à −3 ou −5. Un Messager ne compte pas.",
  },
  'SOU-4': {
    title: 'Fermeture des cités',
    text: "Toutes les cités sont closes. Chacune s'ouvre pour de bon quand on la maîtrise à −9. Un Messager y entre librement. Une cité close ne donne pas de présent ; un second souffle les ferme toutes de nouveau.",
  },
  'SOU-5': {
    title: 'Débordement',
    text: 'Une case sèche, tirée au sort, devient humide pour toujours. Elle garde son genre pour tout le reste.',
  },
  'SOU-6': {
    title: 'Impraticabilité des ponts',
    text: 'Pendant N jours, les ponts sont humides.',
  },
  'SOU-7': {
    title: 'Désorientation',
    text: "Un genre de terre, tiré parmi ceux qui restent, disparaît pour N jours. Ses réserves reviennent avec lui. Qui s'y tient est reposé ailleurs.",
  },
  'SOU-8': {
    title: 'Trou noir',
    text: 'Une case sèche, tirée au sort, disparaît pour toujours avec ses réserves. Ce qui la visait finit avec elle.',
  },
  'SOU-9': {
    title: 'Péage',
    text: "Pendant N jours, entrer sur un pont ou dans une cité coûte un point de rêve, juste après la fatigue. Y monter ou y rester est gratuit, y envoyer un Messager aussi. Plusieurs péages ne s'ajoutent pas : on paie un seul point.",
  },
  'SOU-10': {
    title: 'Montée laborieuse',
    text: 'Comme la queue de ce nom, pour N jours.',
  },
  'SOU-11': {
    title: 'Double résistance du fleuve',
    text: 'Pendant N jours, fleuve, lacs et marais se maîtrisent deux fois de suite, chaque jet avec son risque et son expérience.',
  },
  'SOU-12': {
    title: 'Confusion draconique',
    text: 'Un sort connu, tiré au sort, est oublié avec ses bonus de case ; ses réserves restent. On le réapprend par synthèse à moitié prix.',
  },
  'SOU-13': {
    title: 'Épuisement',
    text: 'Pendant N jours, toute prise de fatigue grandit de 1.',
  },
  'SOU-14': {
    title: 'Perte dans une caractéristique',
    text: "Un d12 nomme la caractéristique, un d7 la perte, pour N jours. RÊVE, INTELLECT et EMPATHIE comptent d'autant plus bas, jamais sous 1. À la fin, un jet décide si un point est perdu pour de bon.",
  },
  'SOU-15': {
    title: 'Paresse intellectuelle',
    text: 'Un savoir ou une voie, au hasard, perd un niveau, jamais sous −11. Les réserves au-delà de la nouvelle limite restent.',
  },
  'SOU-16': {
    title: 'Ce qui touche la feuille',
    text: "Vieillissement, non-combativité et je-m'en-foutisme se notent sur la feuille : à une table, par le gardien des rêves ; sans lui, par vous-même.",
  },
  'SOU-17': {
    title: 'Queue perpétuelle',
    text: "Dès qu'aucune de ses queues n'agit, la suivante est tirée, N fois en tout, et seulement hors des Terres.",
  },
  'TET-1': {
    title: 'Double-rêve',
    text: "Deux dés par heure de sommeil, le second seulement si l'on est encore sous le seuil.",
  },
  'TET-2': {
    title: 'Déplacement accéléré',
    text: 'Monter coûte autant dans les deux modes, et tout voyage se déplace comme un voyage accéléré.',
  },
  'TET-3': {
    title: 'Seuil et nouveau sort',
    text: "Le seuil monte de 2, au plus jusqu'à deux fois RÊVE. Ou bien un sort inconnu, tiré au sort, devient connu.",
  },
  'TET-4': {
    title: "Terre d'attache",
    text: "Une case sèche, choisie une fois pour toutes. Libre, on peut y bondir au lieu de faire un pas, avec la fatigue et la rencontre d'un pas. Perdu aussi : on sait alors où l'on est.",
  },
  'TET-5': {
    title: 'Connaissance du fleuve',
    text: "De même, d'une case du fleuve à n'importe quelle autre, qui se maîtrise à l'arrivée.",
  },
  'TET-6': {
    title: 'Présent des cités',
    text: "Dans une cité qui n'a pas encore donné, le jet de rencontre laisse place à un présent : une Fleur, un Passeur ou un Messager de force 2d6, déjà maîtrisé. Une fois par cité ; rompu avant le choix, il est gardé.",
  },
  'TET-7': {
    title: 'Réserve en sécurité',
    text: "Une réserve ne part que sur un mot du joueur, libre sur la case. À l'arrivée, on apprend qu'elle est là. Un Passeur fou ou une urgence la forcent.",
  },
  'TET-8': {
    title: 'Quête des eaux',
    text: 'Un lac ou un marais, choisi une fois. Après sa prochaine maîtrise entière, il ne demande plus rien.',
  },
  'TET-9': {
    title: 'Réserve extensible',
    text: "Sur une case choisie, hors du fleuve, plusieurs sorts peuvent reposer. Rien n'y part tant qu'une voie a de la place ; sinon, un, au choix. Par choix, plusieurs à la fois s'ils ont une même cible ; un échec en réserve part seul.",
  },
  'TET-10': {
    title: 'Résister ou non',
    text: "Chaque don de résistance ajoute 1 à ses propres jets contre Hypnos et Thanatos. Le don de non-résistance permet d'y renoncer.",
  },
  'TET-11': {
    title: 'Les autres têtes',
    text: 'Elles sont notées, et la feuille corrigée : à une table, par le gardien des rêves ; sans lui, par vous-même.',
  },
}
