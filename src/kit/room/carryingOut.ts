import { bySender, type Sent } from '../bySender.ts'
import { FaceNeeded } from '../dice.ts'
import { type Draft, type DraftAnswer, type Drafts, refused } from '../drafts.ts'
import type { Entry, Log } from '../log.ts'
import type { OldIds } from '../past/oldIds.ts'
import { refusal } from '../refusal.ts'
import { roleKey } from '../roles.ts'
import { reachOf } from '../spine.ts'
import type { Storage } from '../storage.ts'
import type { EntryTaking } from './taking.ts'

const MOST_TRIES = 16
/** Of each role. */
const REMEMBERED_REFUSALS = 500

const answerTo = (entry: Entry<unknown>): DraftAnswer =>
  entry.kind === 'undoAsked' ? { ok: true, seq: entry.seq, asked: true } : { ok: true, seq: entry.seq }

/** What was answered, so that the same thing sent again is answered alike. */
export const createAnswered = <Event>(storage: Pick<Storage<Event>, 'since'>, oldIds: OldIds) => {
  const carriedOut = bySender<Entry<Event>>()
  const lastRefusals = bySender<DraftAnswer>(REMEMBERED_REFUSALS)
  return {
    taken: (entry: Entry<Event>): void => carriedOut.set(entry, entry),
    /** They are no longer held. */
    gone: (entries: readonly Entry<Event>[]): void => {
      for (const entry of entries) {
        carriedOut.delete(entry)
        oldIds.add(entry, entry.seq)
      }
    },
    refused: (sent: Sent, answer: DraftAnswer): DraftAnswer => {
      lastRefusals.set(sent, answer)
      return answer
    },
    to: (sent: Sent): DraftAnswer | undefined => {
      const entry = carriedOut.get(sent)
      return entry ? answerTo(entry) : lastRefusals.get(sent)
    },
    mayBeOld: (sent: Sent): boolean => oldIds.seqsOf(sent).length > 0,
    /** Whether it was carried out so long ago that it is no longer held. */
    ofOld: async (sent: Sent): Promise<DraftAnswer | undefined> => {
      for (const seq of oldIds.seqsOf(sent)) {
        const [entry] = await storage.since(seq - 1, 1)
        if (entry?.id === sent.id && roleKey(entry.by) === roleKey(sent.by)) return answerTo(entry)
      }
      return undefined
    },
  }
}

interface Parts<State, Event> {
  readonly storage: Pick<Storage<Event>, 'append'>
  readonly log: Log<State, Event>
  readonly drafts: Drafts<State, Event>
  readonly taking: EntryTaking<State, Event>
  readonly answered: ReturnType<typeof createAnswered<Event>>
  readonly onFault: (error: unknown) => void
}

/** Stored, and then published: what was drafted on what the table is. */
export const createCarryingOut = <State, Event>(parts: Parts<State, Event>) => {
  const { storage, log, drafts, taking, answered, onFault } = parts

  const withStep = (drafted: Draft<State, Event>): Draft<State, Event> => {
    if (!('entry' in drafted) || drafted.step || reachOf(drafted.entry).length > 0) return drafted
    return { entry: drafted.entry, step: log.prepare(drafted.entry) }
  }

  /** A draft and what it makes of the state, or the answer when there is nothing to store. */
  const attempt = (sent: Sent, draft: () => Draft<State, Event>): Draft<State, Event> => {
    try {
      const drafted = draft()
      return 'refusal' in drafted ? answered.refused(sent, drafted) : withStep(drafted)
    } catch (error) {
      if (error instanceof FaceNeeded) return { ok: false, needs: error.ask }
      onFault(error)
      return refused(refusal('internal'))
    }
  }

  const carryOut = async (sent: Sent, draft: () => Draft<State, Event>): Promise<DraftAnswer> => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const before = answered.to(sent) ?? (answered.mayBeOld(sent) ? await answered.ofOld(sent) : undefined)
        const answer = before ?? attempt(sent, draft)
        if ('ok' in answer) return answer
        const { entry } = answer
        const step = answer.step ?? (await taking.stepOf(entry))
        if ((await storage.append(entry, log.version(), step.after)) === 'stored') {
          if (answer.step) taking.take(entry, step)
          else await taking.takeNext(entry, step)
          return answerTo(entry)
        }
        const failed = await taking.catchUp()
        if (failed) return refused(failed)
      }
      return refused(refusal('busy'))
    } catch (error) {
      onFault(error)
      return refused(refusal('storage-failed'))
    }
  }

  /** What was asked to be undone falls with a seat that changes hands, or waits for nobody any more. */
  const grant = async (): Promise<void> => {
    const settled = () => drafts.fallen() ?? drafts.granted()
    while (log.pending().length > 0) {
      const draft = settled()
      if (!draft || !('entry' in draft)) return
      const answer = await carryOut(draft.entry, () => settled() ?? refused(refusal('no-such-request')))
      if (!answer.ok) return
    }
  }

  return { carryOut, grant }
}
