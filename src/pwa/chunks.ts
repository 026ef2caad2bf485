import { fileURLToPath } from 'node:url'

interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

const PAGE = fileURLToPath(new URL('../house/app/main.tsx', import.meta.url))
/** The pieces of the start screen that games bring. */
const START = /\/games\/\w+\/face\/start\/index\.tsx$/
/** They name what a first journey needs, the board last. */
const WARM = /\/(house\/app\/warmUp|games\/\w+\/face\/start\/warm)\.ts$/
const BOARD = /\/face\/board\/Board\.tsx$/
/** A door names all the rules of a game; the start pieces use these few of them. */
const DOOR = /\/rules\/public\.ts$/
const RULES_OF_START = /\/rules\/(map\/|state\.ts|dreamer\/draconic\.ts)/
/** What several screens share: the kit, the rules, small pieces. Texts stay by themselves: one language is enough. */
const SHARED = /\/src\/(kit|house(?!\/texts)|games\/\w+\/(rules|face))\/|\/node_modules\/(valibot|immer|pure-rand)\//

const plain = (id: string): string => id.replaceAll('\\', '/')

const addAll = (graph: Graph, id: string, found: Set<string>, closed: (id: string) => boolean): void => {
  if (found.has(id) || closed(plain(id))) return
  found.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  const starts = dynamicallyImportedIds.filter((next) => START.test(plain(next)))
  for (const next of [...importedIds, ...starts]) addAll(graph, next, found, closed)
}

interface Groups {
  /** Everything that the start screen stands on. */
  readonly first: ReadonlySet<string>
  /** What comes to it until the first question of a journey. */
  readonly journey: ReadonlySet<string>
  readonly board: ReadonlySet<string>
}

const groupsOf = (graph: Graph): Groups => {
  const [first, journey, board] = [new Set<string>(), new Set<string>(), new Set<string>()]
  addAll(graph, PAGE, first, (id) => DOOR.test(id))
  const warmed = [...first]
    .filter((id) => WARM.test(plain(id)))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  for (const id of warmed) addAll(graph, id, BOARD.test(plain(id)) ? board : journey, () => false)
  return { first, journey, board }
}

/** Few files that go together, instead of one for every set of screens that share something: on a slow line each costs a round trip. */
export const chunks = () => {
  let groups: Groups | null = null
  const isIn = (group: keyof Groups, id: string, graph: Graph): boolean => {
    groups ??= groupsOf(graph)
    return groups[group].has(id) || (group === 'first' && RULES_OF_START.test(plain(id)))
  }
  const groupNamed = (group: keyof Groups, priority: number) => ({
    debugName: group,
    name: (id: string, graph: Graph): string | null => (isIn(group, id, graph) ? group : null),
    priority,
  })
  return {
    groups: [
      groupNamed('first', 4),
      groupNamed('journey', 3),
      groupNamed('board', 2),
      { name: 'shared', test: (id: string): boolean => SHARED.test(plain(id)), minShareCount: 2, priority: 1 },
    ],
  }
}
