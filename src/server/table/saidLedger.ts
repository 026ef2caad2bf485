import type { Ask } from '../../kit/dice.ts'
import { refused } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Kept, Said } from '../../kit/said.ts'
import { same } from '../../kit/same.ts'
import type { SaidStorage } from '../../kit/storage.ts'
import type { WireAnswer } from '../../kit/wire.ts'

/** Something said, and the die it waits for. */
export interface Waiting extends Said {
  readonly ask: Ask
}

/** Somebody else has meanwhile kept something for that role. */
export class Elsewhere extends Error {}

const REPLACED: WireAnswer = refused(refusal('replaced'))

export const isSettled = (kept: Kept | null, id: string): kept is Extract<Kept, { answer: WireAnswer }> =>
  kept !== null && 'answer' in kept && kept.id === id

export interface LedgerParts {
  readonly storage: SaidStorage
  /** What waits has changed. */
  readonly onChange: () => void
  /** For whoever was told to wait. */
  readonly onAnswer: (by: Role, id: string, answer: WireAnswer) => void
  readonly onFault: (error: unknown) => void
}

/** What each role said last, and what of it waits for a die: as it is stored. */
export const createSaidLedger = ({ storage, onChange, onAnswer, onFault }: LedgerParts) => {
  const kept = new Map<string, Kept>()
  const waiting = new Map<string, Waiting>()

  const of = (by: Role): Waiting | null => waiting.get(roleKey(by)) ?? null
  const keptBy = (by: Role): Kept | null => kept.get(roleKey(by)) ?? null

  const keep = async (now: Kept): Promise<void> => {
    if (same(keptBy(now.by), now)) return
    if ((await storage.keep(now, keptBy(now.by))) === 'conflict') throw new Elsewhere()
    kept.set(roleKey(now.by), now)
  }

  const wait = async ({ id, by, command, thrown }: Said, ask: Ask): Promise<void> => {
    const before = of(by)
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

  /** What others have made of what waits here; what is left to be gone on with, if anything. */
  const takeIn = (row: Kept): Said | null => {
    const before = of(row.by)
    if (same(keptBy(row.by), row) && (before || 'answer' in row)) return null
    kept.set(roleKey(row.by), row)
    if (before && (row.id !== before.id || 'answer' in row)) {
      onAnswer(row.by, before.id, isSettled(row, before.id) ? row.answer : REPLACED)
      noLongerWaits(row.by)
    }
    return 'thrown' in row ? row : null
  }

  const all = (): readonly Waiting[] => [...waiting.values()]
  return { of, keptBy, all, keep, wait, noLongerWaits, settle, takeIn }
}

export type SaidLedger = ReturnType<typeof createSaidLedger>
