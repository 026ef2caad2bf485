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
/** A door names all the rules of a game; the start pieces use these few of them. */
const DOOR = /\/rules\/public\.ts$/
const RULES_OF_START = /\/rules\/(map\/|state\.ts|dreamer\/draconic\.ts)/
/** What several screens share: the kit, the rules, small pieces. */
const SHARED = /\/src\/(kit|house|games\/\w+\/(rules|face))\/|\/node_modules\/(valibot|immer|pure-rand)\//

const plain = (id: string): string => id.replaceAll('\\', '/')

const addAll = (graph: Graph, id: string, found: Set<string>): void => {
  if (found.has(id) || DOOR.test(plain(id))) return
  found.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  const starts = dynamicallyImportedIds.filter((next) => START.test(plain(next)))
  for (const next of [...importedIds, ...starts]) addAll(graph, next, found)
}

/** Everything that the start screen stands on. */
const createFirst = () => {
  let first: ReadonlySet<string> | null = null
  return (id: string, graph: Graph): boolean => {
    if (!first) {
      const found = new Set<string>()
      addAll(graph, PAGE, found)
      first = found
    }
    return first.has(id) || RULES_OF_START.test(plain(id))
  }
}

/** Few files that go together, instead of one for every set of screens that share something: on a slow line each costs a round trip. */
export const chunks = () => {
  const isFirst = createFirst()
  return {
    groups: [
      {
        debugName: 'first',
        name: (id: string, graph: Graph): string | null => (isFirst(id, graph) ? 'first' : null),
        priority: 2,
      },
      { name: 'shared', test: (id: string): boolean => SHARED.test(plain(id)), minShareCount: 2, priority: 1 },
    ],
  }
}
