import type { CellId } from '../../rules/public.ts'
import { type JourneyDone, type JourneyKept, journeysIn, type PracticeRecord } from './record.ts'

/** Ways for a journey to end that are worth a seal, and CAST-5. */
const FIRSTS = ['cast', 'stored', 'fumble', 'thrown-out', 'asleep'] as const

interface First {
  readonly what: (typeof FIRSTS)[number]
  readonly cell: CellId
  readonly at: number
}

/** What a dreamer has lived, from the journeys kept of them. */
export interface Life {
  /** The game it was lived in, or the seats at tables under one name. */
  readonly key: string
  readonly name: string
  readonly journeys: number
  /** Every cell gone through, once. */
  readonly places: readonly CellId[]
  /** Every way gone, in pieces where it was lost sight of. */
  readonly ways: JourneyKept['way']
  /** The last one chosen, if any was. */
  readonly look: JourneyKept['look']
  /** The spells brought down or laid, and how often; the most frequent first. */
  readonly casts: readonly (readonly [spell: string, times: number])[]
  /** Of these spells, those that stand in no list. */
  readonly named: NonNullable<JourneyKept['named']>
  /** CAST-5. */
  readonly fumbles: number
  /** What happened for the first time, and on which cell, in time. */
  readonly firsts: readonly First[]
  readonly since: number
  readonly last: number
}

const FULFILLED: ReadonlySet<JourneyDone['end']> = new Set(['cast', 'stored'])

type Lived = JourneyDone & { readonly kept: JourneyKept }

const countsOf = (spells: readonly string[]): Life['casts'] => {
  const times = new Map<string, number>()
  for (const spell of spells) times.set(spell, (times.get(spell) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

/** Each where its first journey ended, as far as that is known. */
const firstsOf = (lived: readonly Lived[]): Life['firsts'] =>
  FIRSTS.flatMap((what) => {
    const first = lived.find(({ end, kept }) => (what === 'fumble' ? kept.fumbles > 0 : end === what))
    const cell = first?.kept.way.at(-1)?.at(-1)
    return first && cell ? [{ what, cell, at: first.at }] : []
  }).sort((a, b) => a.at - b.at)

const lifeOf = (key: string, lived: readonly Lived[]): Life => ({
  key,
  name: lived.at(-1)?.kept.dreamer ?? '',
  journeys: lived.length,
  places: [...new Set(lived.flatMap(({ kept }) => kept.way.flat()))],
  ways: lived.flatMap(({ kept }) => kept.way),
  look: lived.at(-1)?.kept.look,
  casts: countsOf(lived.flatMap(({ end, spell }) => (spell !== null && FULFILLED.has(end) ? [spell] : []))),
  named: Object.assign({}, ...lived.map(({ kept }) => kept.named)),
  fumbles: lived.reduce((sum, { kept }) => sum + kept.fumbles, 0),
  firsts: firstsOf(lived),
  since: lived[0]?.at ?? 0,
  last: lived.at(-1)?.at ?? 0,
})

/** Each dreamer's, whoever went up last first. */
export const livesIn = (record: Pick<PracticeRecord, 'journeys'>): readonly Life[] => {
  const byKey = new Map<string, Lived[]>()
  for (const journey of journeysIn(record)) {
    const { kept } = journey
    if (!kept) continue
    const key = kept.log?.game ?? `table ${kept.dreamer}`
    byKey.set(key, [...(byKey.get(key) ?? []), { ...journey, kept }])
  }
  return [...byKey].map(([key, lived]) => lifeOf(key, lived)).sort((a, b) => b.last - a.last)
}
