import { fileURLToPath } from 'node:url'
import { guestsIn } from './guestParts.ts'
import { type Graph, reachIn } from './reach.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const PAGE = at('../house/app/main.tsx')
/** It names what any game is opened with. */
const WARM = at('../house/app/warmUp.ts')
/** Below the first sight of the start screen. */
const BELOW = [at('../house/start/Doors.tsx'), at('../house/start/SavedGames.tsx')]

/** Modules by the name of the file they are in. */
type Files = ReadonlyMap<string, ReadonlySet<string>>

/** Who a module is for. A game's name: that game alone. */
export interface Plan {
  /** Everything that the start screen stands on, the pieces of the first game among it. */
  readonly first: ReadonlySet<string>
  /** All that one game alone reaches, by game. */
  readonly owned: Files
  /** Of that, what comes to the page at once; and what comes with it where several games or the house need it. */
  readonly ofGames: Files
  readonly ofHouse: Files
  /** The first game. */
  readonly firstGame: string
  readonly games: readonly string[]
}

/** What of a game is fetched at once, in this order: its first question, the table under it, the first lesson; and what comes of an answer. */
const STAGES = [
  { parts: ['face'], house: 'common', suffix: '' },
  { parts: ['table'], house: 'common-table', suffix: '-table' },
  { parts: ['lesson'], house: 'common-lesson', suffix: '-lesson' },
  { parts: ['rules'], house: 'common-rules', suffix: '-rules' },
] as const

/** The files that are fetched as soon as the start screen stands, and those after them, in which a table is drawn. */
export const questionFiles = (game: string): readonly string[] => ['common', 'common-lesson', game, `${game}-lesson`]
export const tableFiles = (game: string): readonly string[] => ['common-table', `${game}-table`]

const plus = (...sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))
const only = (ids: ReadonlySet<string>, may: (id: string) => boolean): Set<string> => new Set([...ids].filter(may))

const keyWith = (map: Files, id: string): string | null => [...map].find(([, ids]) => ids.has(id))?.[0] ?? null

/** Nearly the same text as React's own: in one file with it, it is sent but once. */
const isTwin = (id: string): boolean => id.includes('/node_modules/react-reconciler/')

const makePlan = (graph: Graph, list: string): Plan => {
  const guests = guestsIn(graph, list)
  const reach = reachIn(graph)
  const filesOf = (at: number, ...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => guests[at]?.parts.get(name) ?? [])
  const roots = guests.map(({ parts }) => [...parts.values()].flat())
  const house = reach([PAGE], 'ever', new Set(roots.flat()))
  const ever = roots.map((own) => reach(own, 'ever', house))
  const twins = only(plus(house, ...ever), isTwin)
  const first = plus(reach([PAGE], 'at once'), reach(filesOf(0, 'start'), 'at once'), twins)
  const ownedBy = (mine: ReadonlySet<string>): Set<string> =>
    only(mine, (id) => !first.has(id) && !ever.some((others) => others !== mine && others.has(id)))
  const owned = new Map(guests.map(({ game }, index) => [game, ownedBy(ever[index] ?? new Set())]))
  const warmed = reach([...BELOW, ...(graph.getModuleInfo(WARM)?.dynamicallyImportedIds ?? [])], 'at once')
  const stages = STAGES.map(({ parts, house: name, suffix }) => {
    const needed = guests.map((_, index) => reach(filesOf(index, ...parts), 'at once'))
    const common = only(plus(...needed), (id) => keyWith(owned, id) === null)
    const own = guests.map(
      ({ game }, index) => [`${game}${suffix}`, only(needed[index] ?? new Set(), (id) => keyWith(owned, id) === game)] as const,
    )
    return { own, common: [name, suffix === '' ? plus(common, warmed) : common] as const }
  })
  return {
    first,
    owned,
    // What a stage before brings is there already.
    ofGames: new Map(stages.flatMap(({ own }) => own)),
    ofHouse: new Map(stages.map(({ common }) => common)),
    firstGame: guests[0]?.game ?? '',
    games: guests.map(({ game }) => game),
  }
}

/** Made once a build, from the list of games and from who imports what. */
export interface BuildPlan {
  of(graph: Graph): Plan
  /** Once the files are made. */
  made(): Plan
}

export const buildPlan = (list: string): BuildPlan => {
  let plan: Plan | null = null
  return {
    of: (graph) => {
      plan ??= makePlan(graph, list)
      return plan
    },
    made: () => {
      if (!plan) throw new Error('no plan is made before the files')
      return plan
    },
  }
}

/** The game that a module is of; null: the house's, or of several. */
export const gameOf = ({ owned }: Plan, id: string): string | null => keyWith(owned, id)

/** Texts stay by themselves: one language is enough. */
const isText = (id: string): boolean => id.includes('/texts/')
const isOurs = (id: string): boolean => !id.includes('/node_modules/')

const isShared = (id: string): boolean => !isText(id) && isOurs(id)

const sharedOfHouse = (plan: Plan, id: string): string | null => (isShared(id) && gameOf(plan, id) === null ? 'shared' : null)

const sharedOfGame = (plan: Plan, id: string): string | null => {
  const game = isShared(id) ? gameOf(plan, id) : null
  return game && `${game}-shared`
}

/** Few files that go together, instead of one for every set of screens that share something: on a slow line each costs a round trip. */
export const chunks = (plan: BuildPlan) => {
  const group = (debugName: string, priority: number, nameOf: (made: Plan, id: string) => string | null) => ({
    debugName,
    priority,
    name: (id: string, graph: Graph): string | null => nameOf(plan.of(graph), id),
  })
  return {
    groups: [
      group('first', 5, ({ first }, id) => (first.has(id) ? 'first' : null)),
      // The house before the games: a file of one would take along what it stands on, and others would have to fetch it.
      group('common', 4, ({ ofHouse }, id) => keyWith(ofHouse, id)),
      group('of a game', 3, ({ ofGames }, id) => keyWith(ofGames, id)),
      { ...group('shared', 2, sharedOfHouse), minShareCount: 2 },
      { ...group('shared of a game', 1, sharedOfGame), minShareCount: 2 },
    ],
  }
}
