import { RESERVED } from '../../kit/bySender.ts'
import { type Dice, type DieFace, whyUnfit } from '../../kit/dice.ts'
import { refused } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Kept, Said } from '../../kit/said.ts'
import { same } from '../../kit/same.ts'
import { createTurns } from '../../kit/turns.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import { type CarryOn, createCarryingOn, isPassing, type ThrowParts } from './carryingOn.ts'
import { createSaidLedger, Elsewhere, isSettled, type LedgerParts, type SaidLedger, type Waiting } from './saidLedger.ts'

interface Parts extends LedgerParts, ThrowParts {
  /** Takes in what others have written, and gives what is kept; null where there are no others. */
  readonly look: (() => Promise<readonly Kept[]>) | null
}

/** Commands that wait for dice, one for each role. */
export interface SaidCommands {
  say(by: Role, id: string, command: unknown, own: readonly DieFace[]): Promise<WireAnswer | 'held'>
  /** The gardien's answer to any die that is waited for; null leaves it to the program. */
  enter(id: string, die: string, face: DieFace | null): Promise<WireAnswer>
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

export const dieId = ({ by, id, thrown }: Said): string => `${roleKey(by)} ${id} ${thrown.length}`

/** What the gardien does with what waits. */
const createEntering = (ledger: SaidLedger, carryOn: CarryOn, dice: Dice, onAnswer: Parts['onAnswer']) => ({
  enterFace: async (die: string, face: DieFace | null): Promise<WireAnswer> => {
    const one = ledger.all().find((other) => dieId(other) === die)
    if (!one) return refused(refusal('no-such-die'))
    const { ask, by, id } = one
    const shown = face ?? dice.roll(ask)
    const unfit = whyUnfit(ask, shown)
    if (unfit) return refused(unfit)
    const answer = await carryOn({ ...one, thrown: [...one.thrown, { label: ask.label, face: shown, by: 'gardien' }] }, [])
    if (answer !== 'held' && isPassing(answer)) return answer
    if (answer !== 'held') onAnswer(by, id, answer)
    return { ok: true }
  },
  letTakeBack: async (by: Role, id: string): Promise<WireAnswer> => {
    if (ledger.of(by)?.id !== id) return refused(refusal('nothing-said'))
    const answer = refused(refusal('taken-back'))
    await ledger.keep({ id, by, answer })
    ledger.noLongerWaits(by)
    onAnswer(by, id, answer)
    return { ok: true }
  },
})

const whyNotSaid = (ledger: SaidLedger, by: Role, id: string, command: unknown): WireAnswer | null => {
  const last = ledger.keptBy(by)
  const before = ledger.of(by)
  if (isSettled(last, id)) return last.answer
  // Under an id of the table's own what was said first stands: a bot that is thought elsewhere, or anew, may have said otherwise.
  if (!before || (before.id === id && (id.startsWith(RESERVED) || same(before.command, command)))) return null
  // The gardien knows which die is asked, and why.
  return by.kind === 'gardien' && before.id !== id ? null : refused(refusal('dice-awaited'))
}

/** Where somebody else was quicker, it is done anew on what they left. */
const doneAnew = (lookAgain: () => Promise<void>) => {
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
  return anew
}

/** The first answer to an id is the answer to it. */
const answeredOnce = () => {
  const entered = new Map<string, Promise<WireAnswer>>()
  return (id: string, job: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    const before = entered.get(id)
    if (before) return before
    const answer = job()
    if (entered.size >= REMEMBERED) entered.delete(entered.keys().next().value as string)
    entered.set(id, answer)
    return answer
  }
}

/** Goes on with what was said before the table was last closed. */
export const openSaidCommands = async (parts: Parts): Promise<SaidCommands> => {
  const { storage, dice, look, onAnswer } = parts
  const ledger = createSaidLedger(parts)
  const carryOn = createCarryingOn(parts, ledger)
  const { enterFace, letTakeBack } = createEntering(ledger, carryOn, dice, onAnswer)

  const takeInAll = async (rows: readonly Kept[]): Promise<void> => {
    for (const row of rows) {
      const left = ledger.takeIn(row)
      if (left) await carryOn(left, [])
    }
  }
  const lookAgain = async (): Promise<void> => takeInAll((await look?.()) ?? [])

  const anew = doneAnew(lookAgain)
  const turn = createTurns()
  /** One at a time: a face is never thrown twice for the same die. */
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => turn(() => anew(job))
  const once = answeredOnce()

  const say: SaidCommands['say'] = async (by, id, command, own) => {
    const before = ledger.of(by)
    const one = before?.id === id ? before : { id, by, command, thrown: [] }
    return whyNotSaid(ledger, by, id, command) ?? carryOn(one, own)
  }

  const goOnWith = async (one: Waiting): Promise<void> => {
    const answer = await carryOn(one, [])
    if (answer !== 'held' && !isPassing(answer) && !same(ledger.of(one.by), one)) onAnswer(one.by, one.id, answer)
  }

  const goOnWithAll = async (): Promise<void> => {
    for (const one of ledger.all()) if (ledger.of(one.by) === one) await goOnWith(one)
  }

  await anew(async () => takeInAll(await storage.load()))

  return {
    say: (by, id, command, own) => inTurn(() => say(by, id, command, own)),
    enter: (id, die, face) => once(id, () => inTurn(() => enterFace(die, face))),
    takeBack: (by, id) => inTurn(() => letTakeBack(by, id)),
    of: ledger.of,
    keptBy: ledger.keptBy,
    all: ledger.all,
    goOn: async () => {
      if (ledger.all().length > 0) await inTurn(goOnWithAll)
    },
    follow: async () => {
      if (look) await inTurn(lookAgain)
    },
  }
}
