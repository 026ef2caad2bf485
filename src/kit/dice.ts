import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Refusal, refusal } from './refusal.ts'

/**
 * Dice are a port: the rules ask by label, a source answers, and the face is written into an event.
 * A replay reads events and so never rolls.
 */
export type DieFace = number | string

/** What is asked for: a die of so many sides, or one of several named outcomes. */
export type Ask = Asked & ({ readonly sides: number } | Draw)

/** One of several names, each as likely as its weight says: one of weight 0 cannot come. */
export interface Draw {
  readonly among: readonly string[]
  readonly weights?: readonly number[]
  /**
   * How a person does it by hand: out of a bag that holds as many of each as its weight, and then names it; or on a printed table, by a die
   * of as many sides as the weights are together. Absent: nobody's hand does, but whoever keeps the table.
   */
  readonly from?: 'bag' | 'table'
}

interface Asked {
  readonly label: string
  /** What it decides, as the game names it; absent: the label says it. */
  readonly for?: string
  readonly secret?: boolean
  /** The seat it is thrown for, where one command throws for several. */
  readonly of?: string
  /** What it may show at most to succeed: told to whoever knows all that counts, and to nobody else. */
  readonly chance?: number
}

/** As it is asked of somebody from whom part of what counts may be hidden. */
export const withoutChance = ({ chance: _, ...ask }: Ask): Ask => ask

export interface Dice {
  roll(ask: Ask): DieFace
}

/** Thrown for one seat among several. */
export const diceFor = (seat: string, dice: Dice): Dice => ({ roll: (ask) => dice.roll({ ...ask, of: seat }) })

/** Drawn by whoever keeps the table; the others are dice that a hand throws, bags that it draws from, and tables that it reads by a die. */
export const isDrawn = (ask: Ask): boolean => 'among' in ask && ask.from === undefined

/** What can come. */
export const drawable = ({ among, weights }: Draw): readonly string[] =>
  weights ? among.filter((_, at) => (weights[at] ?? 0) > 0) : among

/** Whether a face could come of this ask. */
export const fitsAsk = (ask: Ask, face: unknown): face is DieFace =>
  'sides' in ask
    ? typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= ask.sides
    : typeof face === 'string' && drawable(ask).includes(face)

/** Why a face cannot come of this ask; null: it can. */
export const whyUnfit = (ask: Ask, face: unknown): Refusal | null => {
  if (fitsAsk(ask, face)) return null
  const die = { die: ask.label }
  return 'sides' in ask ? refusal('face-does-not-fit', null, die) : refusal('not-among', null, die)
}

/** Dice out of whole numbers from 1 to so many, all equally likely. */
export const diceFrom = (upTo: (most: number) => number): Dice => ({
  roll: (ask) => {
    if ('sides' in ask) return upTo(ask.sides)
    return outcomeOn(ask, upTo(sidesOf(ask)))
  },
})

const weightsOf = ({ among, weights = among.map(() => 1) }: Draw): readonly number[] => weights

/** A drawing is a table that a die of so many sides is read on. */
const sidesOf = (draw: Draw): number => weightsOf(draw).reduce((sum, weight) => sum + weight, 0)
const outcomeOn = (draw: Draw, face: number): string => {
  let left = face
  return draw.among[weightsOf(draw).findIndex((weight) => (left -= weight) <= 0)] as string
}

/** As a hand is asked for it, and what its face means then: a printed table is read by a die. */
export const byHand = (ask: Ask): { readonly ask: Ask; readonly outcome: (face: DieFace) => DieFace } => {
  if (!('among' in ask) || ask.from !== 'table') return { ask, outcome: (face) => face }
  const { among: _among, weights: _weights, from: _from, ...asked } = ask
  return { ask: { ...asked, sides: sidesOf(ask) }, outcome: (face) => outcomeOn(ask, Number(face)) }
}

/** Draws without bias: every face of a die is equally likely whatever its number of sides. */
export const seededDice = (seed: number): Dice => {
  const generator = xoroshiro128plus(seed)
  return diceFrom((most) => uniformInt(generator, 1, most))
}

/** A script that does not fit what the rules ask for. */
export class ScriptMismatch extends Error {}

export interface ScriptedDice extends Dice {
  /** The faces that were never asked for. */
  left(): readonly (readonly [label: string, face: DieFace])[]
}

/** For tests and scenarios: faces in the order in which they must be asked for; `*` is any of the named outcomes. */
export const scriptedDice = (script: readonly (readonly [label: string, face: DieFace])[]): ScriptedDice => {
  let next = 0
  return {
    roll: (ask) => {
      const entry = script[next]
      if (!entry) throw new ScriptMismatch(`${ask.label} asked for, but no die is left`)
      const [label, face] = entry
      if (label !== ask.label) throw new ScriptMismatch(`${ask.label} asked for, but the next die is ${label}`)
      next++
      if (face === '*' && 'among' in ask) return drawable(ask)[0] as string
      if (!fitsAsk(ask, face)) throw new ScriptMismatch(`${label} cannot show ${face}`)
      return face
    },
    left: () => script.slice(next),
  }
}

/** Raised inside a decision when a person still has to say what a real die shows; the room catches it. */
export class FaceNeeded extends Error {
  readonly ask: Ask
  constructor(ask: Ask) {
    super(`${ask.label} is to be entered`)
    this.ask = ask
  }
}

/**
 * Faces typed in by a person, in order. A secret die, and what is drawn, are left to another source, so that nobody enters what they
 * must not know or choose, but a printed table is read by a die of theirs, and what their own hand draws they name; without one, the person knows everything and enters it too.
 */
export const enteredDice = (faces: readonly DieFace[], secrets?: Dice): Dice => {
  let next = 0
  return {
    roll: (ask) => {
      if (secrets && (ask.secret || isDrawn(ask))) return secrets.roll(ask)
      const hand = secrets ? byHand(ask) : null
      const [face, asked] = [faces[next], hand?.ask ?? ask]
      if (face === undefined || !fitsAsk(asked, face)) throw new FaceNeeded(asked)
      next++
      return hand?.outcome(face) ?? face
    },
  }
}

export interface RepeatableDice extends Dice {
  /** The next faces are those already thrown, as far as the same is asked for. */
  rewind(): void
  settle(): void
}

/** For a decision tried several times before it stands: whoever enters faces must not try until the secret dice please. */
export const repeatableDice = (source: Dice): RepeatableDice => {
  const thrown: { readonly label: string; readonly face: DieFace }[] = []
  let next = 0
  return {
    roll: (ask) => {
      const before = thrown[next]
      if (before?.label !== ask.label || !fitsAsk(ask, before.face)) {
        thrown.length = next
        thrown.push({ label: ask.label, face: source.roll(ask) })
      }
      return (thrown[next++] as { face: DieFace }).face
    },
    rewind: () => {
      next = 0
    },
    settle: () => {
      next = 0
      if (thrown.length > 0) thrown.length = 0
    },
  }
}
