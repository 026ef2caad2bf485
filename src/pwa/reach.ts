import { dirname, resolve } from 'node:path'
import { parseAst } from 'vite'

interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code?: string | null
}

export interface Graph {
  getModuleInfo(id: string): Module | null
}

type Names = readonly string[] | 'all'

/** What a module takes from another; `given` is the name under which it hands each on. */
interface Link {
  readonly to: string
  readonly taken: Names
  readonly given: Names
}

interface Parsed {
  readonly links: readonly Link[]
  /** It only hands on what others export: whoever takes one thing there needs nothing of the rest. */
  readonly isDoor: boolean
  readonly exports: ReadonlySet<string>
}

type Statement = ReturnType<typeof parseAst>['body'][number]
type Name = { readonly type: string; readonly name?: string; readonly value?: unknown }

const nameIn = ({ name, value }: Name): string => name ?? String(value)

const linkOf = (statement: Statement, from: string): Link | null => {
  if (!('source' in statement) || !statement.source) return null
  const to = resolve(dirname(from), String(statement.source.value))
  if (statement.type === 'ExportAllDeclaration') return { to, taken: 'all', given: 'all' }
  if (statement.type === 'ExportNamedDeclaration') {
    const { specifiers } = statement
    return { to, taken: specifiers.map(({ local }) => nameIn(local)), given: specifiers.map(({ exported }) => nameIn(exported)) }
  }
  const { specifiers } = statement as Extract<Statement, { type: 'ImportDeclaration' }>
  const taken = specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameIn(one.imported) : 'all'))
  return { to, taken: taken.includes('all') || taken.length === 0 ? 'all' : taken, given: [] }
}

const declaredIn = (statement: Statement): readonly string[] => {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration, specifiers } = statement
  if (!declaration) return specifiers.map(({ exported }) => nameIn(exported))
  if (!('declarations' in declaration)) return 'id' in declaration && declaration.id ? [nameIn(declaration.id as Name)] : []
  const names = declaration.declarations.flatMap(({ id }) => (id.type === 'ArrayPattern' ? id.elements : [id]))
  return names.flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []))
}

const parsed = (id: string, code: string): Parsed => {
  const { body } = parseAst(code)
  const links = body.map((statement) => linkOf(statement, id))
  return {
    links: links.filter((link) => link !== null),
    isDoor: body.length > 0 && body.every(({ type }, at) => type.startsWith('Export') && links[at] !== null),
    exports: new Set(body.flatMap(declaredIn)),
  }
}

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('/node_modules/')

/** From some modules all that they stand on at once, or ever; `closed`: not through those. */
export type Reach = (roots: readonly string[], how: 'at once' | 'ever', closed?: ReadonlySet<string>) => Set<string>

/** Who reaches what decides which file it is in. What a door offers to others does not count: nothing of it would be used. */
export const reachIn = (graph: Graph): Reach => {
  const read = new Map<string, Parsed | null>()
  const moduleOf = (id: string): Parsed | null => {
    const known = read.get(id)
    if (known !== undefined) return known
    const code = isOurs(id) ? graph.getModuleInfo(id)?.code : null
    const made = code ? parsed(id, code) : null
    read.set(id, made)
    return made
  }
  const exported = (id: string, name: string): boolean => moduleOf(id)?.exports.has(name) ?? true
  const throughDoor = ({ links }: Parsed, wanted: Names): readonly Link[] =>
    links.flatMap((link) => {
      const { to, taken, given } = link
      if (wanted === 'all') return [link]
      const names =
        taken === 'all' || given === 'all'
          ? wanted.filter((name) => exported(to, name))
          : taken.filter((_, at) => wanted.includes(given[at] ?? ''))
      return names.length === 0 ? [] : [{ to, taken: names, given: names }]
    })
  return (roots, how, closed = new Set()) => {
    const found = new Set<string>()
    const through = new Set<string>()
    const visit = (id: string, wanted: Names): void => {
      if (closed.has(id)) return
      const own = moduleOf(id)
      const mark = own?.isDoor ? `${id} ${wanted}` : id
      if (through.has(mark)) return
      through.add(mark)
      found.add(id)
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      const links = own?.isDoor ? throughDoor(own, wanted) : (own?.links ?? [])
      for (const { to, taken } of links) if (importedIds.includes(to)) visit(to, taken)
      const named = new Set(own?.links.map(({ to }) => to))
      for (const next of importedIds) if (!named.has(next)) visit(next, 'all')
      if (how === 'ever') for (const next of dynamicallyImportedIds) visit(next, 'all')
    }
    for (const root of roots) visit(root, 'all')
    return found
  }
}
