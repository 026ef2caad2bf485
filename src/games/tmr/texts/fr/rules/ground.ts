import type { RuleTexts } from '../../rulesReference.ts'

export const ground: RuleTexts<'MAP' | 'DRM' | 'ROL'> = {
  'MAP-1': {
    title: 'Cent quatre-vingt-neuf cases',
    text: 'La carte compte 189 hexagones rangés en treize colonnes, de A à M. Les colonnes A, C, E, G, I, K et M ont quinze cases, les autres quatorze et un demi-cran plus bas : B1 touche ainsi A1 et A2. Une case se nomme par sa colonne et sa rangée.',
  },
  'MAP-2': {
    title: 'Quatorze genres de terre',
    text: "Chaque case a un nom et un genre : cité, sanctuaire, plaines, pont, collines, forêt, monts, désert, fleuve, lac, marais, gouffre, nécropole ou désolation. Le genre décide des sorts qu'on y lance et des rencontres qu'on y fait. Toutes les cases de fleuve portent un seul nom, le Fleuve de l'Oubli. Deux exemples des textes de règles ne tombent pas juste sur cette carte : depuis G4, les collines les plus proches sont en H2 et non en J4, et A15 est une cité, non le Fleuve. C'est la carte qui fait foi.",
  },
  'MAP-3': {
    title: 'Cases humides',
    text: "Fleuve, lacs et marais sont des cases humides : il faut les maîtriser pour s'y tenir. Un pont reste sec, même au-dessus de l'eau.",
  },
  'MAP-4': {
    title: 'Six directions',
    text: "D'une case, on part vers le nord, le nord-est, le sud-est, le sud, le sud-ouest ou le nord-ouest. La distance entre deux cases est le plus petit nombre de pas de l'une à l'autre. G4, par exemple, touche G3, H3, H4, G5, F4 et F3.",
  },
  'MAP-5': {
    title: 'Hors de la carte',
    text: "Un demi-rêve qui passe le bord est aussitôt reposé sur une case quelconque, tirée au sort à moins que le gardien des rêves ne la choisisse. Qui est sorti exprès apprend où il se retrouve ; qui a été emporté par un Tourbillon ne l'apprend pas.",
  },
  'DRM-1': {
    title: 'Ce qui fait un haut-rêvant',
    text: "Un haut-rêvant a sa caractéristique RÊVE, des points de rêve qui vont et viennent, un niveau dans chacune des quatre voies (−11 pour une voie ignorée), EMPATHIE, VOLONTÉ, VUE et ENDURANCE. S'y ajoutent l'état général, qui ne peut que gêner, le compteur de refoulement, la case du demi-rêve, les sorts connus, les réserves et l'expérience gagnée.",
  },
  'DRM-2': {
    title: 'Où attend le demi-rêve',
    text: "À la création, vous posez le demi-rêve sur la case de votre choix. Ensuite, chaque montée le retrouve exactement là où le voyage précédent l'a laissé.",
  },
  'DRM-3': {
    title: "S'endormir",
    text: "À zéro point de rêve, ou quand toutes les cases de fatigue sont marquées, le haut-rêvant s'endort. Qui s'endort quitte les Terres aussitôt.",
  },
  'ROL-1': {
    title: 'La chance de réussir',
    text: "Un jet confronte une caractéristique à un ajustement : niveau, difficulté et malus additionnés. L'ensemble donne une chance en pour cent ; le jet réussit quand le d100 ne la dépasse pas. La chance ne dépasse jamais 99, et un 100 échoue toujours.",
  },
  'ROL-2': {
    title: 'Six qualités',
    text: "Une réussite est particulière, significative ou normale ; un échec est simple, particulier ou total. La plus rare qui convienne au résultat est celle qui compte. La réussite particulière occupe le premier cinquième de la chance, l'échec total les tout derniers nombres.",
  },
  'ROL-3': {
    title: "L'état général",
    text: "Fatigue, blessures, ivresse : le malus d'état général pèse sur la maîtrise des rencontres et des cases humides, et sur le lancer des sorts. Il ne pèse jamais sur un jet de résistance.",
  },
  'ROL-4': {
    title: "L'expérience",
    text: "Une réussite particulière obtenue malgré un ajustement final négatif enseigne quelque chose : autant de points que l'ajustement est sous zéro. La moitié va à RÊVE, l'autre à la voie employée, qui garde aussi le point impair.",
  },
  'ROL-5': {
    title: 'Le dé draconique',
    text: "Le ddr est un d8 où le 8 vaut zéro. Sur un 7, on relance et on ajoute, aussi longtemps que les 7 reviennent : il n'a pas de plafond.",
  },
}
