import { formatOf } from '../../../../../house/texts/format.ts'

const { count, percent, signed } = formatOf('fr')
const cells = (n: number): string => count(n, { one: 'case', other: 'cases' })
const possible = (n: number): string => count(n, { one: 'case possible', other: 'cases possibles' })
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

/** What is said to whoever plays by ear, and what the line of words answers. */
export const ear = {
  lineHint: 'n, monter, lancer…, où, autour, aide',

  risk: (p: { answer: string; chance: number }) => `${p.answer}, ${percent(p.chance)} de risque d'un souffle de Dragon`,
  castable: (p: { spell: string; facts: string }) => `lancer ${p.spell}, ${p.facts}`,
  closedCasts: (p: { count: number }) => `${count(p.count, { one: 'sort fermé', other: 'sorts fermés' })} ici`,
  costs: (p: { cost: string }) => `coût ${p.cost}`,
  aim: (p: { aim: string }) => `cibler ${p.aim}`,
  resist: (p: { aim: string }) => `cibler ${p.aim}, suivi des points de rêve de la cible`,
  centre: (p: { aim: string }) => `cibler ${p.aim}, comme centre de la zone`,
  aimWhom: (p: { names: string }) => `ou cibler ${p.names}, qui résiste`,
  wrongAim: (p: { aims: string }) => `sur autre chose (${p.aims}), magie impossible`,
  service: (p: { count: number }) => `aller, suivi d'une case : ${possible(p.count)}`,
  path: 'ou suivi d’un chemin, comme n ne s',
  goal: 'but, suivi d’un sort, pour choisir ce que vous voulez lancer ; ou errer',
  trigger: (p: { spell: string }) => `déclencher ${p.spell}`,
  together: 'déclencher ensemble, suivi des sorts joints par et, sur une même cible',
  whichTogether: 'Il en faut au moins deux : dites déclencher ensemble, puis leurs noms joints par et ; ou rien, pour tous.',
  jump: (p: { cell: string }) => `bondir ${p.cell}`,
  jumps: (p: { count: number }) => `bondir, suivi d'une case : ${possible(p.count)}`,
  chooseFor: (p: { name: string }) => `choisir, suivi d'une case, pour ${p.name}`,
  putAway: 'Dites ranger pour continuer.',
  tearSaid: 'Dites par exemple : déchirure violette 20 mètres 3 heures. Ce que vous ne dites pas se tire au sort.',
  narrated: 'Dites raconter, deux-points, puis ce qui se produit.',
  readFirst: 'Une carte du Dragon est à lire : dites encore pour l’entendre, ranger pour continuer.',
  waitHours: 'attendre, suivi d’un nombre d’heures ou de la nuit',
  deeds: 'méditer, étoiles, progresser',
  sleepHour: 'dormir, une heure',
  sleepOn: 'dormir, suivi de reposé, de l’aube ou d’un nombre d’heures',
  whichHours: 'Combien d’heures ? Dites un nombre de 1 à 24, ou bien la nuit en éveil, l’aube ou reposé en dormant.',
  noWay: 'Aucun chemin n’y mène d’ici, ou vous y êtes déjà.',
  step: (p: { what: string; cost: number; points: number }) => `${p.what}, ${points(p.cost)}, vous en avez ${p.points}`,
  stepOpen: (p: { step: string }) => `${p.step}, possible`,
  whichStep: (p: { steps: string }) =>
    `Un pas de plus : ${p.steps}. Dites progresser, puis rêve ou une voie ; pour Thanatos, aussi la voie qu’il appauvrit.`,
  method: (p: { method: string; hour: string; genre: string; failures: number }) =>
    `${p.method}, ${p.hour}, signe sur ${p.genre}${p.failures > 0 ? `, échecs passés ${signed(-p.failures)}` : ''}`,
  whichMethod: (p: { methods: string }) =>
    `Les méthodes : ${p.methods}. Dites méditer, une méthode, votre niveau dans ce savoir, et combien des trois conditions manquent : méditer Frampanar 3 0.`,
  read: (p: { voie: string; via: string }) => `lire le signe par ${p.voie}${p.via}`,
  learn: (p: { spell: string }) => `apprendre ${p.spell}`,
  repressEffect: (p: { name: string }) => `refouler ${p.name}`,
  rest: 'se reposer',
  wake: 'se réveiller',
  way: (p: { way: string; place: string }) => `${p.way} : ${p.place}`,
  cell: (p: { name: string; cell: string; genre: string }) => `${p.name}, ${p.cell}, ${p.genre}`,
  wet: 'eau à maîtriser',
  reserveThere: (p: { spell: string }) => `${p.spell} en réserve`,
  exit: 'hors de la carte, vers une case tirée au sort',
  lost: (p: { inA: string; count: number }) => `Vous êtes ${p.inA}, sans savoir où : ${possible(p.count)}.`,
  likely: (p: { places: string }) => `Les plus probables : ${p.places}.`,
  far: (p: { distance: number; ways: string }) => `à ${cells(p.distance)}, ${p.ways}`,
  steps: (p: { count: number; way: string }) => `${p.count} ${p.way}`,
  here: 'vous y êtes',
  lands: (p: { spell: string; places: string; more: number }) =>
    `${p.spell} se lance : ${p.places}${p.more > 0 ? ` ; et ${cells(p.more)} plus loin` : ''}.`,
  landsLost: (p: { spell: string; land: string }) =>
    `${p.spell} se lance : ${p.land}. Perdu, vous ne savez pas à quelle distance.`,
  noGoal: 'Vous n’avez pas dit quel sort vous voulez lancer : dites but, suivi de son nom.',
  goalSet: (p: { spell: string }) => `But : ${p.spell}.`,
  wandering: 'Sans but.',
  spell: (p: { name: string; land: string; facts: string }) => `${p.name}, ${p.land}, ${p.facts}`,
  noSpells: 'Aucun sort connu.',
  reserves: (p: { reserves: string }) => `En réserve : ${p.reserves}.`,
  noReserves: 'Aucun sort en réserve.',
  state: (p: { dream: number; reve: number; fatigue: number; malus: number; repression: number; hour: string }) =>
    `Rêve : ${points(p.dream)} pour RÊVE ${p.reve}. Fatigue : ${points(p.fatigue)}, malus ${signed(p.malus)}. Refoulement : ${p.repression} sur 20. ${p.hour}.`,
  plan: (p: { spell: string; chance: string }) => `${p.chance} de chances de lancer ${p.spell} en cette montée.`,
  best: (p: { best: string }) => `Le mieux : ${p.best}.`,
  reckoning: 'Les chances du voyage se calculent encore : demandez-les de nouveau.',
  noPlan: 'Il n’y a pas de chances du voyage à dire à cet instant.',
  noCell: (p: { said: string }) => `Aucune case ne s'appelle « ${p.said} » : dites sa coordonnée ou son nom.`,
  noSpell: (p: { said: string }) => `Aucun sort connu ne s'appelle « ${p.said} » : dites sorts pour les entendre.`,
  whichSpell: 'Quel sort ? Dites son nom ; et, s’ils sont variables, son coût, puis sa difficulté : lancer Sérénité 4.',
  whichCell: 'Quelle case ? Dites sa coordonnée ou son nom.',
  whichAim: 'Vers quoi ? Dites créature, objet, zone ou soi ; et, pour une créature, ses points de rêve.',
}
