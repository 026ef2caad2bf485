import { type Ask, byHand, type Dice, type DieFace, fitsAsk } from '../../kit/dice.ts'
import { type DraftAnswer, refused, type Utterance } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import type { Kept, Said, Thrower, Thrown } from '../../kit/said.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import { Elsewhere, type SaidLedger } from './saidLedger.ts'
import { wireAnswer } from './wireAnswer.ts'

export interface ThrowParts {
  /** Carried out only as long as that is what is kept of its sender. */
  readonly say: (utterance: Utterance, kept: Kept | null) => Promise<DraftAnswer>
  readonly throwerOf: (by: Role, ask: Ask) => Thrower
  /** For the dice that are left to the program. */
  readonly dice: Dice
  readonly onFault: (error: unknown) => void
}

/** The room could not say yes or no: what was said stands. */
const PASSING: ReadonlySet<string> = new Set([
  'busy',
  'table-full',
  'table-too-large',
  'storage-failed',
  'storage-away',
  'internal',
  'unreadable-entry',
])

export const isPassing = (answer: WireAnswer): boolean => 'refusal' in answer && PASSING.has(answer.refusal.code)

const bySender = (thrown: readonly Thrown[]): readonly DieFace[] =>
  thrown.filter(({ by }) => by === 'sender').map(({ face }) => face)

/** The faces that the sender has given so far. */
export const ownFaces = ({ thrown }: Said): readonly DieFace[] => bySender(thrown)

const stands = (thrown: Thrown | undefined, ask: Ask): boolean => thrown?.label === ask.label && fitsAsk(ask, thrown.face)

/** Takes what was said as far as its dice go, and keeps how far that is. */
export const createCarryingOn = ({ say, throwerOf, dice, onFault }: ThrowParts, ledger: SaidLedger) => {
  const nextOf = (one: Said, before: readonly Thrown[], own: readonly DieFace[], ask: Ask): Thrown | null => {
    const by = throwerOf(one.by, ask)
    if (by === 'gardien') return null
    if (by === 'program') return { label: ask.label, face: dice.roll(ask), by }
    const [face, hand] = [own[bySender(before).length], byHand(ask)]
    return face !== undefined && fitsAsk(hand.ask, face) ? { label: ask.label, face: hand.outcome(face), by } : null
  }

  /** Tried die by die, so that each face goes to the die it was thrown for, even if the table changed meanwhile. */
  const tryOut = async (one: Said, own: readonly DieFace[], at = 0): Promise<readonly [Said, DraftAnswer]> => {
    const { by, id, command, thrown } = one
    const before = thrown.slice(0, at)
    const faces = before.map(({ face }) => face)
    const answer = await say({ by, id, command, faces, secrets: 'entered' }, ledger.keptBy(by))
    if (!('needs' in answer)) return [one, answer]
    if (stands(thrown[at], answer.needs)) return tryOut(one, own, at + 1)
    const next = nextOf(one, before, own, answer.needs)
    if (next) return tryOut({ ...one, thrown: [...before, next] }, own, at + 1)
    return [{ ...one, thrown: before }, answer]
  }

  const asking = async (one: Said, answer: Extract<DraftAnswer, { needs: Ask }>): Promise<WireAnswer | 'held'> => {
    try {
      await ledger.wait(one, answer.needs)
      return throwerOf(one.by, answer.needs) === 'gardien' ? 'held' : { ...answer, needs: byHand(answer.needs).ask }
    } catch (error) {
      if (error instanceof Elsewhere) throw error
      onFault(error)
      return refused(refusal('storage-failed'))
    }
  }

  return async (said: Said, own: readonly DieFace[]): Promise<WireAnswer | 'held'> => {
    const [one, answer] = await tryOut(said, own)
    if ('needs' in answer) return asking(one, answer)
    const told = wireAnswer(answer)
    if (!isPassing(told)) await ledger.settle(one, told)
    return told
  }
}

export type CarryOn = ReturnType<typeof createCarryingOn>
