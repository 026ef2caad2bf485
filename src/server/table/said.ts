import { type Ask, type Dice, type Face, fitsAsk } from '../../kit/dice.ts'
import { type Answer, refused, type Submission } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Said, Thrower, Thrown } from '../../kit/said.ts'
import { same } from '../../kit/same.ts'
import type { SaidStorage } from '../../kit/storage.ts'
import type { WireAnswer } from '../../kit/wire.ts'

/** Something said, and the die it waits for. */
export interface Waiting extends Said {
  readonly ask: Ask
}

interface Parts {
  readonly storage: SaidStorage
  readonly submit: (submission: Submission) => Promise<Answer>
  readonly throwerOf: (by: Role, ask: Ask) => Thrower
  /** For the dice that are left to the program. */
  readonly dice: Dice
  /** What waits has changed. */
  readonly onChange: () => void
  /** For whoever was told to wait. */
  readonly onAnswer: (by: Role, id: string, answer: Answer) => void
  readonly onFault: (error: unknown) => void
}

/** Commands that wait for dice, one for each role. */
export interface SaidCommands {
  submit(by: Role, id: string, command: unknown, own: readonly Face[]): Promise<Answer | 'held'>
  /** The gardien's answer to any die that is waited for; null leaves it to the program. */
  enter(id: string, die: string, face: Face | null): Promise<WireAnswer>
  /** The gardien lets it be taken back. */
  takeBack(by: Role, id: string): Promise<WireAnswer>
  of(by: Role): Waiting | null
  all(): readonly Waiting[]
  /** The table has changed: what waits goes as far as it now can. */
  goOn(): Promise<void>
}

const REMEMBERED = 200

/** The room could not say yes or no: what was said stands. */
const PASSING: ReadonlySet<string> = new Set([
  'busy',
  'table-full',
  'table-too-large',
  'storage-failed',
  'internal',
  'unreadable-entry',
])

const isPassing = (answer: Answer): boolean => 'refusal' in answer && PASSING.has(answer.refusal.code)

export const dieId = ({ by, id, thrown }: Said): string => `${roleKey(by)} ${id} ${thrown.length}`

const bySender = (thrown: readonly Thrown[]): readonly Face[] =>
  thrown.filter(({ by }) => by === 'sender').map(({ face }) => face)

/** The faces that the sender has given so far. */
export const ownFaces = ({ thrown }: Said): readonly Face[] => bySender(thrown)

/** Goes on with what was said before the table was last closed. */
export const openSaidCommands = async (parts: Parts): Promise<SaidCommands> => {
  const { storage, submit, throwerOf, dice, onChange, onAnswer, onFault } = parts
  const waiting = new Map<string, Waiting>()
  const entered = new Map<string, Promise<WireAnswer>>()
  /** The last that each role was let take back, lest it be said again by a page that did not hear of it. */
  const takenBack = new Map<string, string>()

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
    const kept = thrown.slice(0, at)
    const answer = await submit({ by, id, command, faces: kept.map(({ face }) => face), secrets: 'entered' })
    if (!('needs' in answer)) return [one, answer]
    if (stands(thrown[at], answer.needs)) return tryOut(one, own, at + 1)
    const next = nextOf(one, kept, own, answer.needs)
    if (next) return tryOut({ ...one, thrown: [...kept, next] }, own, at + 1)
    return [{ ...one, thrown: kept }, answer]
  }

  const wait = async ({ id, by, command, thrown }: Said, ask: Ask): Promise<void> => {
    const before = waiting.get(roleKey(by))
    const now: Waiting = { id, by, command, thrown, ask }
    if (same(before, now)) return
    if (before && before.id !== id) onAnswer(by, before.id, refused(refusal('replaced')))
    // Stored before anybody hears which die is asked, or how one fell.
    await storage.keep({ id, by, command, thrown })
    waiting.set(roleKey(by), now)
    onChange()
  }

  const forget = async ({ by, id }: Said): Promise<void> => {
    if (waiting.get(roleKey(by))?.id !== id) return
    // What is kept for nothing is forgotten when the table is next opened: its id was carried out.
    await storage.forget(by).catch(onFault)
    waiting.delete(roleKey(by))
    onChange()
  }

  const asking = async (one: Said, answer: Extract<Answer, { needs: Ask }>): Promise<Answer | 'held'> => {
    try {
      await wait(one, answer.needs)
      return throwerOf(one.by, answer.needs) === 'gardien' ? 'held' : answer
    } catch (error) {
      onFault(error)
      return refused(refusal('storage-failed'))
    }
  }

  const carryOn = async (said: Said, own: readonly Face[]): Promise<Answer | 'held'> => {
    const [one, answer] = await tryOut(said, own)
    if ('needs' in answer) return asking(one, answer)
    if (!isPassing(answer)) await forget(one)
    return answer
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One at a time: a face is never thrown twice for the same die. */
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job, job)
    last = result.catch(() => {})
    return result
  }

  const whyNotSaid = (by: Role, id: string, command: unknown): Answer | null => {
    const before = waiting.get(roleKey(by))
    if (takenBack.get(roleKey(by)) === id) return refused(refusal('taken-back'))
    if (!before || (before.id === id && same(before.command, command))) return null
    // The gardien knows which die is asked, and why.
    return by.kind === 'gardien' && before.id !== id ? null : refused(refusal('dice-awaited'))
  }

  const say = async (by: Role, id: string, command: unknown, own: readonly Face[]): Promise<Answer | 'held'> => {
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
    const one = waiting.get(roleKey(by))
    if (one?.id !== id) return refused(refusal('nothing-said'))
    await forget(one)
    takenBack.set(roleKey(by), id)
    onAnswer(by, id, refused(refusal('taken-back')))
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
    for (const one of [...waiting.values()]) await goOnWith(one)
  }

  for (const one of await storage.load()) {
    const [further, answer] = await tryOut(one, [])
    if ('needs' in answer) await wait(further, answer.needs)
    else if (!isPassing(answer)) await storage.forget(one.by)
  }

  return {
    submit: (by, id, command, own) => inTurn(() => say(by, id, command, own)),
    enter: (id, die, face) => once(id, () => enterFace(die, face)),
    takeBack: (by, id) => inTurn(() => letTakeBack(by, id)),
    of: (by) => waiting.get(roleKey(by)) ?? null,
    all: () => [...waiting.values()],
    goOn: async () => {
      if (waiting.size > 0) await inTurn(goOnWithAll)
    },
  }
}
