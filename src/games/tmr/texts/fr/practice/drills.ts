import { formatOf } from '../../../../../house/texts/format.ts'
import { que } from '../../../../../house/texts/fr/nouns.ts'

const { count, percent } = formatOf('fr')
const steps = (n: number): string => `${n} pas`

/** A figure as it is written: 1,85. */
const sorts = (figure: string): string => (Number(String(figure).replace(',', '.')) >= 2 ? 'sorts' : 'sort')

export const drills = {
  title: 'Entraînement',
  lead: "Une situation, une question. Répondez d'abord : les chances exactes viennent après.",
  kinds: {
    land: 'Quelle terre ?',
    encounter: 'Une rencontre',
    water: "L'eau",
    lost: 'Perdu',
    reserve: "D'abord une réserve ?",
    count: 'Combien de réserves ?',
  },
  rating: (p: { rating: number }) => `Votre cote : ${p.rating}.`,
  provisional: (p: { rating: number }) => `Votre cote : environ ${p.rating}, encore incertaine.`,
  unrated: 'Pas encore de cote : répondez à une première question.',
  done: (p: { count: number }) => (p.count === 1 ? '1 réponse donnée.' : `${p.count} réponses données.`),
  making: 'Une situation se prépare…',
  failed: "Cette question n'a pas pu être préparée.",
  unknown: "Cette question n'existe pas.",
  another: 'Une autre question',
  hardness: { plain: 'facile', middling: 'moyenne', close: 'difficile' },

  asks: {
    land: (p: { spell: string }) => `Où aller lancer ${p.spell} ?`,
    encounter: (p: { name: string; strength: number }) => `${p.name} de force ${p.strength} : que faire ?`,
    water: (p: { spell: string }) => `Pour ${p.spell} : par l'eau, ou autour ?`,
    lost: () => 'Perdu : quel pas vous situera le plus vite ?',
    reserve: (p: { spell: string; second: string }) => `${p.spell} en réserve d'abord, ou ${p.second} tout de suite ?`,
    count: (p: { spell: string }) => `${p.spell} : combien de réserves en une montée ?`,
  },
  facts: {
    land: (p: { spell: string; genre: string }) =>
      `Terre du sort : ${p.genre}. En voici trois : laquelle donne le plus de chances d'y parvenir et de le lancer ?`,
    encounter: (p: { spell: string; genre: string }) =>
      `Le but est ${p.spell} (${p.genre}). Quelle réponse laisse le plus de chances de le lancer ?`,
    water: (p: { spell: string; genre: string }) =>
      `Terre du sort : ${p.genre}. Quel pas laisse le plus de chances de le lancer ?`,
    lost: (p: { count: number }) =>
      `Cases cerclées : ${p.count}. Vous êtes sur l'une d'elles ; la terre où mène le pas dira laquelle, ou en écartera.`,
    reserve: (p: { spell: string; second: string; genre: string }) =>
      `Ici on peut lancer ${p.spell}. ${p.second} demande une autre terre (${p.genre}). Une seule montée : comptez les sorts prêts à la fin.`,
    count: (p: { cost: number; genre: string }) =>
      `Coût ${p.cost}, terre : ${p.genre}. Une seule montée : tout réussit, rien ne vient à votre rencontre, et il faut rester éveillé.`,
  },
  answers: {
    land: (p: { place: string; steps: number }) => `${p.place}, à ${steps(p.steps)}`,
    wet: (p: { toward: string; place: string }) => `Par l'eau, ${p.toward} : ${p.place}`,
    dry: (p: { toward: string; place: string }) => `À pied sec, ${p.toward} : ${p.place}`,
    way: (p: { toward: string }) => `Un pas ${p.toward}`,
    reserve: (p: { spell: string }) => `D'abord ${p.spell} en réserve`,
    goOn: (p: { second: string }) => `${p.second} tout de suite`,
    number: (p: { count: number }) => (p.count === 0 ? 'Aucune' : p.count === 1 ? '1 réserve' : `${p.count} réserves`),
  },
  figures: {
    chance: (p: { figure: string }) => p.figure,
    spells: (p: { figure: string }) => `${p.figure} ${sorts(p.figure)}`,
    steps: (p: { figure: string }) => `${p.figure} pas`,
    count: (p: { figure: string }) => p.figure,
  },

  right: 'Juste.',
  asGood: 'Aussi bien.',
  wrong: 'Pas le mieux.',
  yours: 'votre réponse',
  nextAscent: 'à la montée suivante',
  thrownOut: 'rejeté, à la montée suivante',
  units: {
    chance: 'Chances de lancer le sort, bien joué ensuite',
    spells: 'Sorts prêts à la fin, en moyenne',
    steps: 'Combien de pas, en moyenne, pour savoir où vous êtes',
    count: 'Réserves que permettent',
  },
  limits: { level: 'le niveau dans la voie', dream: 'les points de rêve', fatigue: 'la fatigue', decides: 'décide' },
  best: 'le mieux',
  /** So near to the best that it counts as right. */
  nearBest: 'aussi bon',
  score: (p: { score: string }) => `${p.score} des points`,
  by: {
    chance: (p: { best: string; by: string }) => `« ${p.best} » valait ${p.by} de plus`,
    spells: (p: { best: string; by: string }) => `« ${p.best} » valait ${p.by} ${sorts(p.by)} de plus`,
    steps: (p: { best: string; by: string }) => `« ${p.best} » trouve en ${p.by} pas de moins`,
    count: (p: { best: string; by: string }) => `La réponse était : ${p.best}`,
  },
  points: (p: { points: number }) => (p.points === 0 ? "moins d'un point" : p.points === 1 ? '1 point' : `${p.points} points`),
  because: (p: { why: string }) => `, parce ${que(p.why)}`,
  forIt: (p: { why: string }) => `En effet, ${p.why}`,
  why: {
    master: (p: { mastery: number; souffle: number }) =>
      `la maîtrise passe à ${percent(p.mastery)} et le voyage continue ; refouler risque un souffle à ${percent(p.souffle)}, se dérober remet tout à une autre montée.`,
    masterBriseur: (p: { mastery: number; souffle: number }) =>
      `vainqueur, un Briseur met dehors et s'en va : la maîtrise (${percent(p.mastery)}) ne risque qu'une autre montée, comme se dérober, et refouler risque un souffle à ${percent(p.souffle)}.`,
    evade: (p: { mastery: number; souffle: number }) =>
      `la maîtrise passe à ${percent(p.mastery)}, refouler risque un souffle à ${percent(p.souffle)}, et une autre montée, la case vidée, fait mieux.`,
    repress: (p: { mastery: number; souffle: number }) =>
      `le souffle menace à ${percent(p.souffle)} et l'on reste là-haut, quand la maîtrise échoue à ${percent(100 - p.mastery)}.`,
    wet: (p: { mastery: number; shorter: number }) =>
      `l'eau se maîtrise à ${percent(p.mastery)} et épargne ${steps(p.shorter)}, donc autant de dés de rencontre.`,
    wetOnly: (p: { mastery: number }) =>
      `le tour à pied sec dépasse la fatigue qui reste, et l'eau se maîtrise à ${percent(p.mastery)}.`,
    dry: (p: { mastery: number; shorter: number }) =>
      `la maîtrise de l'eau échoue à ${percent(100 - p.mastery)}, et le tour (${steps(p.shorter)} de plus) risque moins que cela.`,
    dryLater: (p: { mastery: number }) =>
      `un autre passage, un peu plus loin, vaut mieux que l'eau d'ici (${percent(p.mastery)}).`,
    otherDry: () => 'des deux pas au sec, celui-ci garde le meilleur chemin.',
    nearerDry: (p: { best: number; chosen: number | null; wet: number }) =>
      p.chosen === null
        ? `on y va à pied sec en ${steps(p.best)}, et l'autre ne s'atteint que par l'eau.`
        : `on y va à pied sec en ${steps(p.best)} ; vers l'autre il en faut ${p.chosen} à pied sec${p.wet < p.chosen ? ` (${p.wet} par l'eau)` : ''}.`,
    acrossWater: (p: { best: number; chosen: number }) =>
      `elle est à ${steps(p.best)} par l'eau contre ${p.chosen}, et l'eau vaut ici ces pas épargnés.`,
    encounters: () => 'à nombre de pas égal, ce sont les rencontres des terres traversées qui font la différence.',
    lands: () => 'son chemin est le plus sûr, en comptant ensemble eau, pas et rencontres.',
    clues: (p: { candidates: number; left: string; other: string; toward: string }) =>
      `après ce pas il en reste ${p.left} en moyenne, sur ${p.candidates} ; après un pas ${p.toward}, ${p.other}.`,
    cluesLater: () => 'les cases qui restent se départagent plus vite au pas suivant.',
    reserve: (p: { cast: number; other: string }) =>
      `ce sort réussit à ${percent(p.cast)}, reste acquis quoi qu'il arrive, et laisse de quoi tenter l'autre (${p.other} en partant tout de suite).`,
    goOn: (p: { cast: number; other: string }) =>
      `le premier sort échoue à ${percent(100 - p.cast)}, et un échec jette dehors avant l'autre, qui a ${p.other} de chances.`,
    limits: (p: { level: number; dream: number; fatigue: number }) =>
      `le niveau en permet ${p.level}, les points de rêve ${p.dream}, la fatigue ${p.fatigue} : le plus petit décide.`,
  },
  firstCounts: (p: { score: string }) => `Seul le premier essai compte : ${p.score}`,
  ratingMoved: (p: { before: number; after: number; by: string }) => `Cote ${p.before} → ${p.after} (${p.by})`,
  already: (p: { score: string }) => `Vous y avez déjà répondu : ${p.score} des points. Voici la réponse.`,
  ratedBefore: 'Réponse déjà donnée : la cote ne bouge plus.',
  notKept: "Ce navigateur n'a pas pu garder le résultat.",
  tryAgain: 'Réessayer',
  showMe: 'Montrez-moi',
  tried: 'Déjà essayé.',
  notThat: (p: { answer: string }) => `Ce n’est pas « ${p.answer} ».`,
  /** Why the answer given falls short, the best untold. */
  short: {
    wetWay: (p: { steps: number; waters: number; mastery: number }) =>
      `Son chemin fait ${steps(p.steps)}, dont ${p.waters} dans l'eau : chaque eau se maîtrise à ${percent(p.mastery)}, et un échec jette dehors.`,
    dryWay: (p: { steps: number }) => `Il y faut ${steps(p.steps)} : autant de dés de rencontre et de cases de fatigue.`,
    around: (p: { steps: number; far: number }) =>
      `C'est à ${steps(p.far)} tout droit, mais l'eau barre la route : à pied sec il en faut ${p.steps}, autant de dés de rencontre et de cases de fatigue.`,
    tooFar: 'Par là, la fatigue qui reste ne suffit pas.',
    water: (p: { mastery: number }) =>
      `La maîtrise de l'eau échoue à ${percent(100 - p.mastery)}, et un échec jette hors des Terres.`,
    master: (p: { mastery: number; fate: string }) => `La maîtrise échoue à ${percent(100 - p.mastery)} : ${p.fate}.`,
    /** What becomes of whoever fails to master it. */
    fates: {
      mangeur: 'il dévore alors de vos points de rêve',
      changeur: 'il vous emporte ailleurs, et vous voilà perdu',
      briseur: 'il vous jette hors des Terres',
      reflet: 'il vous retient, round après round',
      'tourbillon-blanc': 'il vous emporte, et vous voilà perdu',
      'tourbillon-noir': 'il vous emporte au loin, et vous voilà perdu',
      other: 'cette montée en souffre',
    },
    repress: (p: { souffle: number }) =>
      `Refouler réveille un souffle de Dragon à ${percent(p.souffle)} : c'est ici compté comme un échec.`,
    evade: 'Se dérober finit cette montée : la suivante est à repayer, en points, en fatigue et en dés de rencontre.',
    clues: (p: { left: string; of: number }) =>
      `Cases qui conviendraient encore après ce pas, en moyenne : ${p.left} sur ${p.of}.`,
    reserve: (p: { cast: number }) => `Ce sort échoue à ${percent(100 - p.cast)}, et un échec jette dehors.`,
    goOn: (p: { cast: number; other: string }) =>
      `Ce sort réussissait à ${percent(p.cast)} ici même ; l'autre, en partant tout de suite : ${p.other}.`,
    tooMany: (p: { level: number; dream: number; fatigue: number; count: number }) =>
      p.level < p.count
        ? `Le niveau n'en permet pas ${p.count}.`
        : p.dream < p.count
          ? `Les points de rêve n'en paient pas ${p.count} : chaque réserve coûte un point de plus, et il faut rester éveillé.`
          : `La fatigue n'en permet pas ${p.count}.`,
    tooFew: 'Niveau, points de rêve et fatigue en permettent davantage.',
  },
  drawn: (p: { water: string | null; yours: 'drawn' | 'none' }) =>
    `Sur la carte : le meilleur chemin en flèches${p.yours === 'drawn' ? ', le vôtre en points' : ''}${p.water ? `, chaque eau avec sa maîtrise (${p.water})` : ''}.`,
  drawnHops: 'Sur la carte : la terre où ce pas mènerait depuis chaque case.',
  theme: 'Thèmes',
  themeDone: (p: { right: number; done: number }) => `${count(p.right, { one: 'juste', other: 'justes' })} sur ${p.done}`,
  noneFound: "Aucune question assez nette n'a été trouvée cette fois. Essayez encore, ou un autre thème.",
  tryTheme: 'Chercher encore',
  review: {
    title: 'À revoir',
    lead: (p: { count: number }) => (p.count === 1 ? '1 question manquée à revoir.' : `${p.count} questions manquées à revoir.`),
    none: 'Rien à revoir : aucune question manquée.',
    open: 'Revoir',
    next: 'La suivante à revoir',
    mended: 'Elle ne sera plus à revoir.',
  },
  race: {
    title: 'Contre la montre',
    lead: 'Trois minutes, le plus de réponses justes ; une erreur coûte dix secondes. La cote ne bouge pas.',
    begin: 'Commencer la course',
    left: (p: { time: string }) => `Reste ${p.time}`,
    count: (p: { right: number }) => count(p.right, { one: 'juste', other: 'justes' }),
    right: 'Juste.',
    wrong: 'Non : dix secondes de moins.',
    over: (p: { right: number; wrong: number }) =>
      `${count(p.right, { one: 'réponse juste', other: 'réponses justes' })}, ${count(p.wrong, { one: 'erreur', other: 'erreurs' })}.`,
    best: (p: { right: number }) => `Votre meilleure course : ${p.right}.`,
    again: 'Encore une course',
    missed: 'Questions manquées',
    notYet: 'Pas encore de course.',
  },
  next: 'Question suivante',
  playOn: 'Jouer la suite',
  playingOn: 'Vous jouez la suite, avec de vrais dés. Rien de ceci ne compte.',

  daily: {
    title: 'La question du jour',
    lead: "La même pour tous, aujourd'hui.",
    open: 'Répondre à la question du jour',
    see: 'Revoir la question du jour',
    doneToday: (p: { score: string }) => `Faite aujourd'hui : ${p.score}.`,
    of: (p: { day: string }) => `Question du ${p.day}`,
    streak: (p: { days: number }) => (p.days === 1 ? '1 jour de suite.' : `${p.days} jours de suite.`),
    notYet: "Ce jour n'est pas encore venu.",
    noDay: "Ce n'est pas un jour du calendrier.",
    line: 'Votre résultat, à partager',
    calendar: 'Calendrier',
    earlier: 'Le mois précédent',
    later: 'Le mois suivant',
    dayDone: (p: { day: string; score: string }) => `${p.day} : ${p.score}`,
    dayOpen: (p: { day: string }) => `${p.day} : pas encore de réponse`,
    dayToCome: (p: { day: string }) => `${p.day} : à venir`,
  },
}
