import { type Ask, type Dice, type Face, fitsAsk } from '../kit/dice.ts'
import { type Answer, refused, type Submission } from '../kit/drafts.ts'
import { refusal } from '../kit/refusal.ts'
import { type Role, roleKey } from '../kit/roles.ts'
import { same } from '../kit/same.ts'
import type { WireAnswer, WireDie } from '../kit/wire.ts'
import type { Thrower } from './diceRule.ts'

interface Thrown {
  readonly label: string
  readonly face: Face
  readonly by: Thrower
}

interface Held {
  readonly by: Role
  readonly id: string
  readonly command: unknown
  /** The sender's own faces. */
  readonly own: readonly Face[]
  readonly thrown: readonly Thrown[]
  /** Null while the faces so far are being tried. */
  readonly ask: Ask | null
}

interface Parts {
  readonly submit: (submission: Submission) => Promise<Answer>
  readonly throwerOf: (by: Role, ask: Ask) => Thrower
  /** For the dice that are left to the program. */
  readonly dice: Dice
  readonly onAsked: (dice: readonly WireDie[]) => void
  readonly onAnswer: (by: Role, id: string, answer: Answer) => void
}

/** Commands that wait for the gardien's dice, one for each role. They live here only: whoever sent one sends it again after a cut. */
export interface HeldDice {
  submit(by: Role, id: string, command: unknown, own: readonly Face[]): Promise<Answer | 'held'>
  enter(id: string, die: string, face: Face | null): Promise<WireAnswer>
  asked(): readonly WireDie[]
  /** The command of that role that waits. */
  waiting(by: Role): string | null
  /** The table's rule of dice has changed: what waits goes as far as it now can. */
  goOn(): Promise<void>
  drop(by: Role): void
}

const REMEMBERED = 200

const dieId = ({ by, id, thrown }: Held): string => `${roleKey(by)} ${id} ${thrown.length}`

export const createHeldDice = ({ submit, throwerOf, dice, onAsked, onAnswer }: Parts): HeldDice => {
  const held = new Map<string, Held>()
  /** Waiting for a face of the sender; what others threw for the same command stands. */
  const paused = new Map<string, Held>()
  const entered = new Map<string, Promise<WireAnswer>>()

  const asked = (): readonly WireDie[] =>
    [...held.values()].flatMap((one) => (one.ask ? [{ id: dieId(one), by: one.by, ask: one.ask }] : []))

  const ownFace = ({ own }: Held, before: readonly Thrown[]): Face | undefined =>
    own[before.filter(({ by }) => by === 'sender').length]

  /** Whether what was thrown stands for this die; the sender may have said another face since. */
  const stands = (one: Held, before: readonly Thrown[], thrown: Thrown | undefined, ask: Ask): boolean =>
    thrown !== undefined &&
    thrown.label === ask.label &&
    fitsAsk(ask, thrown.face) &&
    (thrown.by !== 'sender' || thrown.face === ownFace(one, before))

  const nextOf = (one: Held, before: readonly Thrown[], ask: Ask): Thrown | null => {
    const thrower = throwerOf(one.by, ask)
    if (thrower === 'gardien') return null
    const face = thrower === 'program' ? dice.roll(ask) : ownFace(one, before)
    return face !== undefined && fitsAsk(ask, face) ? { label: ask.label, face, by: thrower } : null
  }

  /** Tried die by die, so that each face goes to the die it was thrown for, even if the table changed meanwhile. */
  const tryOut = async (one: Held, at = 0): Promise<readonly [Held, Answer]> => {
    const { by, id, command, thrown } = one
    const kept = thrown.slice(0, at)
    const faces = kept.map(({ face }) => face)
    const answer = await submit({ by, id, command, faces, secrets: 'entered' })
    if (!('needs' in answer)) return [one, answer]
    const { needs } = answer
    if (stands(one, kept, thrown[at], needs)) return tryOut(one, at + 1)
    const next = nextOf(one, kept, needs)
    if (next) return tryOut({ ...one, thrown: [...kept, next] }, at + 1)
    return [{ ...one, thrown: kept, ask: needs }, answer]
  }

  const replaceBy = (one: Held): void => {
    const before = held.get(roleKey(one.by))
    if (before && before.id !== one.id) onAnswer(before.by, before.id, refused(refusal('replaced')))
    held.set(roleKey(one.by), one)
    onAsked(asked())
  }

  const waitsForGardien = ({ by, ask }: Held): boolean => ask !== null && throwerOf(by, ask) === 'gardien'

  const settle = async (trying: Held): Promise<void> => {
    const key = roleKey(trying.by)
    const [one, answer] = await tryOut(trying)
    if (held.get(key)?.id !== one.id) return
    if ('needs' in answer && waitsForGardien(one)) {
      replaceBy(one)
      return
    }
    held.delete(key)
    if ('needs' in answer) paused.set(key, one)
    onAsked(asked())
    onAnswer(one.by, one.id, answer)
  }

  const enterFace = async (die: string, face: Face | null): Promise<WireAnswer> => {
    const one = [...held.values()].find((other) => other.ask && dieId(other) === die)
    if (!one?.ask) return refused(refusal('no-such-die'))
    const shown = face ?? dice.roll(one.ask)
    if (!fitsAsk(one.ask, shown)) return refused(refusal('face-does-not-fit', null, { die: one.ask.label }))
    const thrown: Thrown = { label: one.ask.label, face: shown, by: 'gardien' }
    const fuller: Held = { ...one, thrown: [...one.thrown, thrown], ask: null }
    held.set(roleKey(one.by), fuller)
    await settle(fuller)
    return { ok: true }
  }

  const thrownBefore = (by: Role, command: unknown): readonly Thrown[] => {
    const before = held.get(roleKey(by)) ?? paused.get(roleKey(by))
    return before && same(before.command, command) ? before.thrown : []
  }

  return {
    submit: async (by, id, command, own) => {
      const key = roleKey(by)
      const waiting = held.get(key)
      if (waiting?.id === id) return 'held'
      // Whoever waits can guess how a die fell: they may not choose otherwise then.
      if (waiting && waiting.thrown.length > 0 && !same(waiting.command, command)) return refused(refusal('dice-awaited'))
      const [one, answer] = await tryOut({ by, id, command, own, thrown: thrownBefore(by, command), ask: null })
      paused.delete(key)
      if (!('needs' in answer)) return answer
      if (!waitsForGardien(one)) {
        paused.set(key, one)
        return answer
      }
      replaceBy(one)
      return 'held'
    },
    enter: (id, die, face) => {
      const before = entered.get(id)
      if (before) return before
      const answer = enterFace(die, face)
      if (entered.size >= REMEMBERED) entered.delete(entered.keys().next().value as string)
      entered.set(id, answer)
      return answer
    },
    asked,
    waiting: (by) => held.get(roleKey(by))?.id ?? null,
    goOn: async () => {
      for (const one of [...held.values()]) {
        held.set(roleKey(one.by), { ...one, ask: null })
        await settle({ ...one, ask: null })
      }
    },
    drop: (by) => {
      paused.delete(roleKey(by))
      if (held.delete(roleKey(by))) onAsked(asked())
    },
  }
}
