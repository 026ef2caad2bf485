import { formatOf } from '../../../../house/texts/format.ts'
import { de } from '../../../../house/texts/fr/nouns.ts'
import type { DreamerEvent } from '../../rules/events.ts'
import type { MasteryKind } from '../../rules/ground/ground.ts'

const { count, signed } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point de rêve', other: 'points de rêve' })
const boxes = (n: number): string => count(n, { one: 'case de fatigue', other: 'cases de fatigue' })
const life = (n: number): string => count(n, { one: 'point de vie', other: 'points de vie' })

type Of<Type extends DreamerEvent['type']> = Extract<DreamerEvent, { type: Type }>
type Effect = (p: { effect: string }) => string

const ended: Readonly<Record<Of<'effectEnded'>['why'], Effect>> = {
  days: (p) => `${p.effect} : son temps est passé.`,
  counted: (p) => `${p.effect} : le compte y est, c'est fini.`,
  goal: (p) => `${p.effect} : c'est accompli.`,
  repressed: (p) => `${p.effect} : c'est refoulé.`,
  gardien: (p) => `Le gardien des rêves y met fin : ${p.effect}.`,
  gone: (p) => `${p.effect} : plus rien n'y mène, cela cesse.`,
  relearnt: (p) => `${p.effect} : le sort est réappris.`,
}

const changed: Readonly<Record<Of<'effectChanged'>['why'], Effect>> = {
  chosen: (p) => `${p.effect} : la case est choisie, pour toujours.`,
  counted: (p) => `${p.effect} : le compte baisse d'un.`,
  refilled: (p) => `${p.effect} : toutes les cités se referment.`,
  opened: (p) => `${p.effect} : cette cité se rouvre pour de bon.`,
  purified: (p) => `${p.effect} : cette case a purifié le demi-rêve.`,
  tamed: (p) => `${p.effect} : cette eau est apprivoisée.`,
  gave: (p) => `${p.effect} : cette cité a donné.`,
  swallowed: (p) => `${p.effect} : une case de moins, avalée par le trou noir.`,
}

const masteries: Readonly<Record<MasteryKind, string>> = {
  wet: "L'eau demande à être maîtrisée.",
  closed: 'La cité est close : il faut la reconquérir.',
  conquest: 'La case est à conquérir.',
  purification: 'La case demande une purification.',
}

/** Dragons, nights, stars and practice, a sentence each. */
export const journalDragons = {
  /** What it does, and what is to be known of it. */
  began: (p: { facts: string }) => `Désormais : ${p.facts}.`,
  played: 'au joueur de la jouer',
  untilDay: (p: { day: number }) => `jusqu'à la fin du jour ${p.day}`,
  changed,
  ended,
  masteries,
  masteryFaced: (p: { roll: string }) => `Maîtrise de la case : ${p.roll}.`,
  putElsewhere: (p: { place: string }) => `Le demi-rêve est remis ailleurs : ${p.place}.`,
  tollPaid: (p: { points: number }) => `Le péage prend ${points(p.points)}.`,
  fatigued: (p: { boxes: number }) => `${boxes(p.boxes)} d'un coup.`,
  hurt: (p: { life: number; boxes: number }) =>
    `${life(p.life)} en moins${p.boxes > 0 ? `, et ${boxes(p.boxes)} que le sommeil n'efface pas` : ''}.`,
  reserveForced: 'Le Passeur fou réveille ce qui dort ici.',
  reservesLost: (p: { place: string }) => `Ce qui était en réserve ${p.place} est perdu.`,
  seuilChanged: (p: { by: number }) => `Seuil de rêve : ${signed(p.by)}.`,
  sheetChanged: (p: { of: string; by: number }) => `${p.of} : ${signed(p.by)}.`,
  lossTested: (p: { of: string; roll: string }) => `La perte en ${p.of} est-elle rendue ? ${p.roll}.`,
  spellLearnt: (p: { spell: string }) => `Un sort de plus est connu : ${p.spell}.`,
  giftOffered: 'La cité offre un présent.',
  giftTaken: (p: { gift: string; strength: number; dice: string }) =>
    `Présent reçu : ${p.gift}, force ${p.strength} (${p.dice}).`,
  releaseAsked: 'Une des réserves de cette case doit partir.',
  jumped: (p: { name: string; place: string }) => `${p.name} bondit ${p.place}.`,
  dreamt: (p: { face: number; gained: number }) =>
    p.gained > 0
      ? `Le rêve de l'heure : ${p.face} au dé, ${points(p.gained)} en plus.`
      : `Le rêve de l'heure : ${p.face}${p.face === 8 ? ', rien' : ''}.`,
  dragonDreamt: (p: { strength: number; dice: string }) =>
    `Un Rêve de Dragon traverse le sommeil, force ${p.strength} (${p.dice}).`,
  rested: (p: { boxes: number }) => `Le sommeil efface ${boxes(p.boxes)}.`,
  woke: {
    will: (p: { name: string }) => `${p.name} s'éveille.`,
    day: (p: { name: string }) => `Le jour est là : ${p.name} s'éveille.`,
    insomnia: (p: { name: string }) => `Plus moyen de dormir : ${p.name} s'éveille.`,
  },
  /** NIT-2: what a sleep brought. */
  night: (p: { dream: number; boxes: number; dragons: number }) => {
    const brought = [
      ...(p.dream === 0 ? [] : [`${points(Math.abs(p.dream))} en ${p.dream > 0 ? 'plus' : 'moins'}`]),
      ...(p.boxes === 0 ? [] : [`${boxes(p.boxes)} en moins`]),
      ...(p.dragons === 0 ? [] : [count(p.dragons, { one: 'Rêve de Dragon', other: 'Rêves de Dragon' })]),
    ]
    return brought.length > 0 ? `Ce sommeil a valu : ${brought.join(', ')}.` : "Ce sommeil n'a rien changé."
  },
  starsRead: (p: { day: number; number: number }) => `Les étoiles disent le nombre du jour ${p.day} : ${p.number}.`,
  bonusWon: (p: { spell: string; place: string }) => `Bonus de case : +1 % pour ${p.spell} ${p.place}.`,
  bonusHere: 'sur cette case',
  experienceChanged: (p: { points: number; where: string }) => `Expérience en ${p.where} : ${signed(p.points)}.`,
  pointsChanged: (p: { points: number; voie: string }) => `Points de sort ${de(p.voie)} : ${signed(p.points)}.`,
  signSet: (p: { genres: string; difficulty: number }) =>
    `Un signe draconique : ${p.genres}, difficulté ${signed(p.difficulty)}.`,
  signFelt: (p: { difficulty: number }) => `Quelque chose résonne ici : un signe, difficulté ${signed(p.difficulty)}.`,
  signRead: (p: { roll: string }) => `Lecture du signe : ${p.roll}.`,
  meditated: (p: { name: string; method: string; roll: string }) => `${p.name} médite selon ${p.method} : ${p.roll}.`,
  synthesised: (p: { spell: string; roll: string }) => `Synthèse ${de(p.spell)} : ${p.roll}.`,
  astralSet: (p: { day: number; number: number }) => `Nombre astral du jour ${p.day} : ${p.number}.`,
}
