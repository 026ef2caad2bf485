import { type Ask, type Dice, type Face, fitsAsk } from '../../kit/dice.ts'
import { type Answer, refused, type Submission } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Kept, Said, Thrower, Thrown } from '../../kit/said.ts'
import { same } from '../../kit/same.ts'
import type { SaidStorage } from '../../kit/storage.ts'
import { createTurns } from '../../kit/turns.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import { wireAnswer } from './wireAnswer.ts'

/** Something said, and the die it waits for. */
export interface Waiting extends Said {
  readonly ask: Ask
}

interface Parts {
  readonly storage: SaidStorage
  /** Carried out only as long as that is what is kept of its sender. */
  readonly submit: (submission: Submission, kept: Kept | null) => Promise<Answer>
  readonly throwerOf: (by: Role, ask: Ask) => Thrower
  /** For the dice that are left to the program. */
  readonly dice: Dice
  /** Takes in what others have written, and gives what is kept; null where there are no others. */
  readonly look: (() => Promise<readonly Kept[]>) | null
  /** What waits has changed. */
  readonly onChange: () => void
  /** For whoever was told to wait. */
  readonly onAnswer: (by: Role, id: string, answer: WireAnswer) => void
  readonly onFault: (error: unknown) => void
}

/** Commands that wait for dice, one for each role. */
export interface SaidCommands {
  submit(by: Role, id: string, command: unknown, own: readonly Face[]): Promise<WireAnswer | 'held'>
  /** The gardien's answer to any die that is waited for; null leaves it to the program. */
  enter(id: string, die: string, face: Face | null): Promise<WireAnswer>
  /** The gardien lets it be taken back. */
  takeBack(by: Role, id: string): Promise<WireAnswer>
  of(by: Role): Waiting | null
  /** The last that is kept of a role, waiting or settled. */
  keptBy(by: Role): Kept | null
  all(): readonly Waiting[]
  /** The table has changed: what waits goes as far as it now can. */
  goOn(): Promise<void>
  /** Everything as it is now, also what others have done. */
  follow(): Promise<void>
}

const REMEMBERED = 200
/** So often others may be quicker. */
const MOST_TRIES = 16
const REPLACED: WireAnswer = refused(refusal('replaced'))

/** Somebody else has meanwhile kept something for that role. */
class Elsewhere extends Error {}

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

const isPassing = (answer: WireAnswer): boolean => 'refusal' in answer && PASSING.has(answer.refusal.code)

export const dieId = ({ by, id, thrown }: Said): string => `${roleKey(by)} ${id} ${thrown.length}`

const bySender = (thrown: readonly Thrown[]): readonly Face[] =>
  thrown.filter(({ by }) => by === 'sender').map(({ face }) => face)

/** The faces that the sender has given so far. */
export const ownFaces = ({ thrown }: Said): readonly Face[] => bySender(thrown)

const isSettled = (kept: Kept | null, id: string): kept is Extract<Kept, { answer: WireAnswer }> =>
  kept !== null && 'answer' in kept && kept.id === id

/** Goes on with what was said before the table was last closed. */
export const openSaidCommands = async (parts: Parts): Promise<SaidCommands> => {
  const { storage, submit, throwerOf, dice, look, onChange, onAnswer, onFault } = parts
  const kept = new Map<string, Kept>()
  const waiting = new Map<string, Waiting>()
  const entered = new Map<string, Promise<WireAnswer>>()

  const keptBy = (by: Role): Kept | null => kept.get(roleKey(by)) ?? null

  const keep = async (now: Kept): Promise<void> => {
    if (same(keptBy(now.by), now)) return
    if ((await storage.keep(now, keptBy(now.by))) === 'conflict') throw new Elsewhere()
    kept.set(roleKey(now.by), now)
  }

  const nextOf = (one: Said, before: readonly Thrown[], own: readonly Face[], ask: Ask): Thrown | null => {
    const by = throwerOf(one.by, ask)
    if (by === 'gardien') return null
    const face = by === 'program' ? dice.roll(ask) : own[bySender(before).length]
    return face !== undefined && fitsAsk(ask, face) ? { label: ask.label, face, by } : null
  }

  const stands = (thrown: Thrown | undefined, ask: Ask): boolean => thrown?.label === ask.label && fitsAsk(ask, thrown.face)

  /** Tried die by die, so that each face goes to the die it was thrown for, even if the table changed meanwhile. */
  const tryOut = async (one: Said, own: readonly Face[], at = 0): Promise<readonly [Said, Answer]> => {
    const { by, id, command, thrown } = one
    const before = thrown.slice(0, at)
    const faces = before.map(({ face }) => face)
    const answer = await submit({ by, id, command, faces, secrets: 'entered' }, keptBy(by))
    if (!('needs' in answer)) return [one, answer]
    if (stands(thrown[at], answer.needs)) return tryOut(one, own, at + 1)
    const next = nextOf(one, before, own, answer.needs)
    if (next) return tryOut({ ...one, thrown: [...before, next] }, own, at + 1)
    return [{ ...one, thrown: before }, answer]
  }

  const wait = async ({ id, by, command, thrown }: Said, ask: Ask): Promise<void> => {
    const before = waiting.get(roleKey(by))
    const now: Waiting = { id, by, command, thrown, ask }
    if (same(before, now)) return
    // Stored before anybody hears which die is asked, or how one fell.
    await keep({ id, by, command, thrown })
    if (before && before.id !== id) onAnswer(by, before.id, REPLACED)
    waiting.set(roleKey(by), now)
    onChange()
  }

  const noLongerWaits = (by: Role): void => {
    if (waiting.delete(roleKey(by))) onChange()
  }

  /** What cannot be settled now is when the table is next opened: its id was carried out. */
  const settle = async ({ by, id }: Said, answer: WireAnswer): Promise<void> => {
    if (keptBy(by)?.id !== id) return
    await keep({ id, by, answer }).catch((error) => {
      if (!(error instanceof Elsewhere)) onFault(error)
    })
    noLongerWaits(by)
  }

  const asking = async (one: Said, answer: Extract<Answer, { needs: Ask }>): Promise<WireAnswer | 'held'> => {
    try {
      await wait(one, answer.needs)
      return throwerOf(one.by, answer.needs) === 'gardien' ? 'held' : answer
    } catch (error) {
      if (error instanceof Elsewhere) throw error
      onFault(error)
      return refused(refusal('storage-failed'))
    }
  }

  const carryOn = async (said: Said, own: readonly Face[]): Promise<WireAnswer | 'held'> => {
    const [one, answer] = await tryOut(said, own)
    if ('needs' in answer) return asking(one, answer)
    const told = wireAnswer(answer)
    if (!isPassing(told)) await settle(one, told)
    return told
  }

  /** What others have made of what waits here. */
  const takeIn = async (row: Kept): Promise<void> => {
    const before = waiting.get(roleKey(row.by))
    if (same(keptBy(row.by), row) && (before || 'answer' in row)) return
    kept.set(roleKey(row.by), row)
    if (before && (row.id !== before.id || 'answer' in row)) {
      onAnswer(row.by, before.id, isSettled(row, before.id) ? row.answer : REPLACED)
      noLongerWaits(row.by)
    }
    if ('thrown' in row) await carryOn(row, [])
  }

  const lookAgain = async (): Promise<void> => {
    for (const row of (await look?.()) ?? []) await takeIn(row)
  }

  /** Where somebody else was quicker, it is done anew on what they left. */
  const anew = async <Result>(job: () => Promise<Result>, tries = 1): Promise<Result> => {
    try {
      return await job()
    } catch (error) {
      if (!(error instanceof Elsewhere) || tries >= MOST_TRIES) throw error
      await lookAgain().catch((failed) => {
        if (!(failed instanceof Elsewhere)) throw failed
      })
      return anew(job, tries + 1)
    }
  }

  const turn = createTurns()
  /** One at a time: a face is never thrown twice for the same die. */
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => turn(() => anew(job))

  const whyNotSaid = (by: Role, id: string, command: unknown): WireAnswer | null => {
    const last = keptBy(by)
    const before = waiting.get(roleKey(by))
    if (isSettled(last, id)) return last.answer
    if (!before || (before.id === id && same(before.command, command))) return null
    // The gardien knows which die is asked, and why.
    return by.kind === 'gardien' && before.id !== id ? null : refused(refusal('dice-awaited'))
  }

  const say = async (by: Role, id: string, command: unknown, own: readonly Face[]): Promise<WireAnswer | 'held'> => {
    const why = whyNotSaid(by, id, command)
    if (why) return why
    const before = waiting.get(roleKey(by))
    return carryOn(before?.id === id ? before : { id, by, command, thrown: [] }, own)
  }

  const enterFace = async (die: string, face: Face | null): Promise<WireAnswer> => {
    const one = [...waiting.values()].find((other) => dieId(other) === die)
    if (!one) return refused(refusal('no-such-die'))
    const { ask, by, id } = one
    const shown = face ?? dice.roll(ask)
    if (!fitsAsk(ask, shown)) return refused(refusal('face-does-not-fit', null, { die: ask.label }))
    const answer = await carryOn({ ...one, thrown: [...one.thrown, { label: ask.label, face: shown, by: 'gardien' }] }, [])
    if (answer !== 'held' && isPassing(answer)) return answer
    if (answer !== 'held') onAnswer(by, id, answer)
    return { ok: true }
  }

  const letTakeBack = async (by: Role, id: string): Promise<WireAnswer> => {
    if (waiting.get(roleKey(by))?.id !== id) return refused(refusal('nothing-said'))
    const answer = refused(refusal('taken-back'))
    await keep({ id, by, answer })
    noLongerWaits(by)
    onAnswer(by, id, answer)
    return { ok: true }
  }

  /** The first answer to an id is the answer to it. */
  const once = (id: string, job: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    const before = entered.get(id)
    if (before) return before
    const answer = inTurn(job)
    if (entered.size >= REMEMBERED) entered.delete(entered.keys().next().value as string)
    entered.set(id, answer)
    return answer
  }

  const goOnWith = async (one: Waiting): Promise<void> => {
    const answer = await carryOn(one, [])
    const now = waiting.get(roleKey(one.by))
    if (answer !== 'held' && !isPassing(answer) && !same(now, one)) onAnswer(one.by, one.id, answer)
  }

  const goOnWithAll = async (): Promise<void> => {
    for (const one of [...waiting.values()]) if (waiting.get(roleKey(one.by)) === one) await goOnWith(one)
  }

  const open = async (): Promise<void> => {
    for (const row of await storage.load()) await takeIn(row)
  }
  await anew(open)

  return {
    submit: (by, id, command, own) => inTurn(() => say(by, id, command, own)),
    enter: (id, die, face) => once(id, () => enterFace(die, face)),
    takeBack: (by, id) => inTurn(() => letTakeBack(by, id)),
    of: (by) => waiting.get(roleKey(by)) ?? null,
    keptBy,
    all: () => [...waiting.values()],
    goOn: async () => {
      if (waiting.size > 0) await inTurn(goOnWithAll)
    },
    follow: async () => {
      if (look) await inTurn(lookAgain)
    },
  }
}
