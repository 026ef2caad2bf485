import type { Entry } from './log.ts'
import { type Role, roleKey } from './roles.ts'

/** What has to be known of a command to judge whether it may be undone. */
export interface Head {
  readonly seq: number
  readonly by: Role
  readonly scope: string
  readonly rolled: boolean
  readonly reveals: boolean
}

/** Of an entry: its id, who wrote it, and of a command its scope, its flags and how many events it has; of an undo what it is about. */
type Row =
  | readonly [id: string, by: number, scope: number, flags: number, events: number]
  | readonly [id: string, by: number, about: About]

/** What an undo undoes, or what is asked to be undone. */
type About = readonly number[] | number

/** Consecutive entries without what they say, as they are kept. */
export interface SpinePart {
  readonly after: number
  readonly roles: readonly Role[]
  readonly scopes: readonly string[]
  readonly rows: readonly Row[]
}

/** Of every entry of a table the little that undoing asks for: some bytes each, so that a long log need not be held. */
export interface Spine {
  version(): number
  add(entry: Entry<unknown>): void
  addPart(part: SpinePart): void
  /** Null when it is no command, or no longer counts. */
  head(seq: number): Head | null
  counts(seq: number): boolean
  /** Whether a role said something that no longer counts: it is written all the same. */
  hasUndone(role: Role): boolean
  /** How many events there are from an entry on, whether or not they count. */
  eventsFrom(seq: number): number
  /** How many were played anew by undos, at most. */
  replayed(): number
  /** The last entry at or before one such that nothing after it, up to another, is about anything up to it. */
  solidBelow(seq: number, upTo?: number): number
}

const [DONE, UNDONE, ROLLED, REVEALS] = [1, 2, 4, 8]
const FLAGS = 4

interface Names<Value> {
  readonly all: readonly Value[]
  indexOf(value: Value): number
}

const createNames = <Value>(keyOf: (value: Value) => string): Names<Value> => {
  const [all, known] = [[] as Value[], new Map<string, number>()]
  return {
    all,
    indexOf: (value) => {
      const key = keyOf(value)
      let index = known.get(key)
      if (index === undefined) known.set(key, (index = all.push(value) - 1))
      return index
    },
  }
}

const flagsOf = (rolled: boolean, reveals: boolean): number => DONE | (rolled ? ROLLED : 0) | (reveals ? REVEALS : 0)

const NONE: readonly number[] = []

const aboutOf = (entry: Entry<unknown>): About =>
  entry.kind === 'undo' ? entry.undoes : entry.kind === 'undoAsked' ? entry.asks : NONE

/** The entries before that one is about. */
export const reachOf = (entry: Entry<unknown>): readonly number[] => {
  const about = aboutOf(entry)
  return typeof about === 'number' ? [about] : about
}

/** An entry, and the first that it is about. */
interface Reach {
  readonly at: number
  readonly first: number
}

export const createSpine = (after = 0): Spine => {
  const roles = createNames(roleKey)
  const scopes = createNames((scope: string) => scope)
  /** Flags, and who wrote it. */
  const bits: number[] = []
  const scopeOf: number[] = []
  const reaches: Reach[] = []
  /** How many events there are up to each entry. */
  const eventsUpTo: number[] = []
  const undone = new Set<string>()
  let replayed = 0

  const eventsFrom = (seq: number): number => (eventsUpTo.at(-1) ?? 0) - (eventsUpTo[seq - after - 2] ?? 0)

  const bitsAt = (seq: number): number => bits[seq - after - 1] ?? 0
  const version = (): number => after + bits.length

  const addDone = (by: number, scope: number, flags: number, events: number): void => {
    bits.push((by << FLAGS) | flags)
    scopeOf.push(scope)
    eventsUpTo.push((eventsUpTo.at(-1) ?? 0) + events)
  }

  const addOther = (by: number, about: About): void => {
    bits.push(by << FLAGS)
    scopeOf.push(0)
    eventsUpTo.push(eventsUpTo.at(-1) ?? 0)
    const first = typeof about === 'number' ? about : about[0]
    if (first !== undefined) reaches.push({ at: version(), first })
    if (typeof about === 'number' || first === undefined) return
    replayed += eventsFrom(first)
    for (const seq of about) {
      if (seq <= after) continue
      bits[seq - after - 1] = bitsAt(seq) | UNDONE
      undone.add(roleKey(roles.all[bitsAt(seq) >> FLAGS] as Role))
    }
  }

  const counts = (seq: number): boolean => (bitsAt(seq) & (DONE | UNDONE)) === DONE

  return {
    version,
    counts,
    eventsFrom,
    hasUndone: (role) => undone.has(roleKey(role)),
    replayed: () => replayed,
    add: (entry) => {
      const by = roles.indexOf(entry.by)
      if (entry.kind === 'done')
        addDone(by, scopes.indexOf(entry.scope), flagsOf(entry.rolled, entry.reveals), entry.events.length)
      else addOther(by, aboutOf(entry))
    },
    addPart: (part) => {
      const by = part.roles.map(roles.indexOf)
      const scope = part.scopes.map(scopes.indexOf)
      for (const row of part.rows)
        if (row.length === 5) addDone(by[row[1]] as number, scope[row[2]] as number, row[3], row[4])
        else addOther(by[row[1]] as number, row[2])
    },
    head: (seq) => {
      if (!counts(seq)) return null
      const found = bitsAt(seq)
      const [by, scope] = [roles.all[found >> FLAGS] as Role, scopes.all[scopeOf[seq - after - 1] as number] as string]
      return { seq, by, scope, rolled: (found & ROLLED) !== 0, reveals: (found & REVEALS) !== 0 }
    },
    solidBelow: (seq, upTo = version()) => {
      let solid = seq
      for (let at = reaches.length - 1; at >= 0; at--) {
        const reach = reaches[at] as Reach
        if (reach.at <= solid) break
        if (reach.at <= upTo && reach.first <= solid) solid = reach.first - 1
      }
      return solid
    },
  }
}

const rowOf = (entry: Entry<unknown>, roles: Names<Role>, scopes: Names<string>): Row => {
  const by = roles.indexOf(entry.by)
  if (entry.kind !== 'done') return [entry.id, by, aboutOf(entry)]
  return [entry.id, by, scopes.indexOf(entry.scope), flagsOf(entry.rolled, entry.reveals), entry.events.length]
}

export const partOf = (entries: readonly Entry<unknown>[]): SpinePart => {
  const roles = createNames(roleKey)
  const scopes = createNames((scope: string) => scope)
  const rows = entries.map((entry) => rowOf(entry, roles, scopes))
  return { after: (entries[0]?.seq ?? 1) - 1, roles: roles.all, scopes: scopes.all, rows }
}

/** Who wrote each entry of a part, under which id. */
export const sentIn = ({
  after,
  roles,
  rows,
}: SpinePart): readonly { readonly seq: number; readonly id: string; readonly by: Role }[] =>
  rows.map(([id, by], at) => ({ seq: after + at + 1, id, by: roles[by] as Role }))
