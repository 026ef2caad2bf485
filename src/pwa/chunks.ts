import { fileURLToPath } from 'node:url'
import { type Graph, guestsIn, reach } from './guestParts.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const PAGE = at('../house/app/main.tsx')
/** It names what any game is opened with. */
const WARM = at('../house/app/warmUp.ts')

/** Who a module is for. A game's name: that game alone. */
export interface Plan {
  /** Everything that the start screen stands on, the pieces of the first game among it. */
  readonly first: ReadonlySet<string>
  /** What comes to it until the first question, where several games or the house need it. */
  readonly common: ReadonlySet<string>
  /** All that one game alone reaches. */
  readonly owned: ReadonlyMap<string, ReadonlySet<string>>
  /** Of that, what its first question needs. */
  readonly opening: ReadonlyMap<string, ReadonlySet<string>>
  /** The first game, and the files that its table is drawn with. */
  readonly firstGame: string
  readonly games: readonly string[]
  readonly table: readonly string[]
}

const plus = (...sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))
const both = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((id) => other.has(id)))

const keyWith = (map: ReadonlyMap<string, ReadonlySet<string>>, id: string): string | null =>
  [...map].find(([, ids]) => ids.has(id))?.[0] ?? null

const makePlan = (graph: Graph, list: string): Plan => {
  const guests = guestsIn(graph, list)
  const filesOf = (at: number, ...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => guests[at]?.parts.get(name) ?? [])
  const roots = guests.map(({ parts }) => [...parts.values()].flat())
  const first = plus(reach(graph, [PAGE], 'at once'), reach(graph, filesOf(0, 'start'), 'at once'))
  const house = reach(graph, [PAGE], 'ever', new Set(roots.flat()))
  const ever = roots.map((own) => reach(graph, own, 'ever', house))
  const ownedBy = (mine: ReadonlySet<string>): Set<string> =>
    new Set([...mine].filter((id) => !first.has(id) && !ever.some((others) => others !== mine && others.has(id))))
  const owned = new Map(guests.map(({ game }, index) => [game, ownedBy(ever[index] ?? new Set())]))
  const needed = guests.map((_, index) => reach(graph, filesOf(index, 'rules', 'face'), 'at once'))
  const opening = new Map(guests.map(({ game }, index) => [game, both(needed[index] ?? new Set(), owned.get(game) ?? new Set())]))
  const warmed = reach(graph, graph.getModuleInfo(WARM)?.dynamicallyImportedIds ?? [], 'at once')
  return {
    first,
    owned,
    opening,
    common: new Set([...plus(warmed, ...needed)].filter((id) => keyWith(owned, id) === null)),
    firstGame: guests[0]?.game ?? '',
    games: guests.map(({ game }) => game),
    table: filesOf(0, 'table'),
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
const isText = (id: string): boolean => /\/texts\/\w\w\//.test(id)
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
      group('common', 4, ({ common }, id) => (common.has(id) ? 'common' : null)),
      group('opening', 3, ({ opening }, id) => keyWith(opening, id)),
      { ...group('shared', 2, sharedOfHouse), minShareCount: 2 },
      { ...group('shared of a game', 1, sharedOfGame), minShareCount: 2 },
    ],
  }
}
