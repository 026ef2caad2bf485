import { refused } from '../../kit/drafts.ts'
import { refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Audience, Request, WireAnswer, WireWords } from '../../kit/wire.ts'
import { createPartRates } from '../common/bucket.ts'
import type { Config } from '../common/config.ts'
import type { Company } from './company.ts'
import type { Passed } from './others.ts'
import { partOf, type Seen } from './people.ts'

type Saying<Type extends Request['type']> = Extract<Request, { type: Type }>

/** What is said beside the game: heard, and in no log. */
export interface Talk {
  /** `key`: of whoever speaks. */
  speak(by: Role, request: Saying<'speak'>, key: string, who: Seen | null): WireAnswer
  point(by: Role, request: Saying<'point'>, who: Seen | null): WireAnswer
  letSpectatorsSpeak(by: Role, may: boolean): WireAnswer
  /** The last lines that this role could hear, for whoever comes back. */
  kept(reader: Role): readonly WireWords[]
  /** Said at the same table, to another process. */
  hear(what: Passed): void
  /** For a process that opens the table only now. */
  lately(): readonly Passed[]
  /** The seat goes to somebody else: what was whispered there is not theirs. */
  forget(role: Role): void
}

interface Parts {
  readonly company: Pick<Company, 'tellRoles' | 'info' | 'spectatorsSpeak' | 'letSpectatorsSpeak'>
  /** Whether that place is one for the role. */
  readonly pointable: (role: Role, place: string) => boolean
  /** To the other processes that have the table open. */
  readonly pass: (what: Passed) => void
  readonly elapsed: () => number
  readonly limits: Pick<Config, 'WORDS_PER_MINUTE'>
}

const KEPT = 60
/** Lines in a row before the rate is felt. */
const BREATH = 8
const OK: WireAnswer = { ok: true }

/** Of a whisper: the one it is for, and the one who said it. */
const hears = (reader: Role, from: Role, to: Audience): boolean =>
  to === 'all' || [roleKey(to), roleKey(from)].includes(roleKey(reader))

const isWhisperOf = ({ from, to }: WireWords, role: Role): boolean =>
  to !== 'all' && [roleKey(to), roleKey(from)].includes(roleKey(role))

export const createTalk = (parts: Parts): Talk => {
  const { company, pointable, pass, elapsed, limits } = parts
  const maySay = createPartRates(limits.WORDS_PER_MINUTE / 60, BREATH, elapsed)
  const mayPoint = createPartRates(limits.WORDS_PER_MINUTE / 60, BREATH, elapsed)
  let lines: readonly WireWords[] = []

  const isThere = (to: Audience): boolean =>
    to === 'all' || to.kind === 'gardien' || company.info().seats.some(({ seat }) => seat === to.seat)

  /** Said again after a cut, it counts once. */
  const wasSaid = (by: Role, id: string): boolean => lines.some((line) => line.id === id && roleKey(line.from) === roleKey(by))

  const tellHere = (what: Passed): void => {
    switch (what.type) {
      case 'words': {
        const { words } = what
        lines = [...lines, words].slice(-KEPT)
        company.tellRoles((role) => hears(role, words.from, words.to), what)
        break
      }
      case 'pointed':
        company.tellRoles((role) => hears(role, what.point.from, what.point.to) && pointable(role, what.point.place), what)
        break
      case 'spectatorsSpeak':
        company.letSpectatorsSpeak(what.may)
        break
      default:
        what satisfies never
    }
  }

  const tell = (what: Passed): WireAnswer => {
    tellHere(what)
    pass(what)
    return OK
  }

  return {
    speak: (by, { id, text, to }, key, who) => {
      if (by.kind === 'spectateur' && (!company.spectatorsSpeak() || to !== 'all')) return refused(refusal('spectators-silent'))
      if (!isThere(to)) return refused(refusal('nobody-there'))
      if (wasSaid(by, id)) return OK
      if (!maySay(partOf(by, key))) return refused(refusal('too-many-words'))
      return tell({ type: 'words', words: { id, from: by, to, text, ...who } })
    },
    point: (by, { id, place, to }, who) => {
      if (by.kind === 'spectateur') return refused(refusal('spectators-point-not'))
      if (!isThere(to)) return refused(refusal('nobody-there'))
      if (!pointable(by, place)) return refused(refusal('no-such-place'))
      if (!mayPoint(roleKey(by))) return refused(refusal('too-many-words'))
      return tell({ type: 'pointed', point: { id, from: by, to, place, ...who } })
    },
    letSpectatorsSpeak: (by, may) => {
      if (by.kind !== 'gardien') return refused(refusal('gardien-only'))
      return tell({ type: 'spectatorsSpeak', may })
    },
    hear: (what) => {
      if (what.type !== 'words' || !wasSaid(what.words.from, what.words.id)) tellHere(what)
    },
    lately: () => [
      ...lines.map((words): Passed => ({ type: 'words', words })),
      { type: 'spectatorsSpeak', may: company.spectatorsSpeak() },
    ],
    kept: (reader) => lines.filter(({ from, to }) => hears(reader, from, to)),
    forget: (role) => {
      lines = lines.filter((line) => !isWhisperOf(line, role))
    },
  }
}
