import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Graph } from './reach.ts'

/** What a game of the list is loaded by: the files that its parts name, by part. */
export interface GuestParts {
  readonly game: string
  readonly parts: ReadonlyMap<string, readonly string[]>
}

/** Each part of a guest stands at the first level of its file: `rules: async () => (await import('…')).…`. */
const PART = /^ {2}(\w+):/m
const LOADED = /\bimport\('([^']+)'\)/g

const partsOf = (file: string): GuestParts => {
  const [, ...pieces] = readFileSync(file, 'utf8').split(PART)
  const named = pieces.flatMap((name, at) => (at % 2 === 0 ? [[name, pieces[at + 1] ?? ''] as const] : []))
  const loaded = named.map(([name, text]) => {
    const files = [...text.matchAll(LOADED)].map(([, path = '']) => resolve(dirname(file), path))
    return [name, files] as const
  })
  return { game: basename(dirname(file)), parts: new Map(loaded.filter(([, files]) => files.length > 0)) }
}

const IMPORTED = /^import \{ (\w+)(?: as (\w+))? \} from '([^']+)'/gm
const LISTED = /GAMES\b[^=]*=\s*\{([^}]*)\}/

/** What a list stands on, in the order of its entries and not of its imports. */
export const inOrderOf = (list: string, text: string, imported: readonly string[]): readonly string[] => {
  const entries = (LISTED.exec(text)?.[1] ?? '').split(/\W+/).filter(Boolean)
  const names = new Map(
    [...text.matchAll(IMPORTED)].map(([, name, local, path = '']) => [resolve(dirname(list), path), local ?? name ?? '']),
  )
  const place = (id: string): number => entries.indexOf(names.get(id) ?? '')
  return imported.filter((id) => place(id) >= 0).sort((one, other) => place(one) - place(other))
}

/** The games of a list, in its order: the modules it stands on that load others. */
export const guestsIn = (graph: Graph, list: string): readonly GuestParts[] => {
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(list) ?? {}
  if (dynamicallyImportedIds.length > 0) return [partsOf(list)]
  return inOrderOf(list, readFileSync(list, 'utf8'), importedIds).flatMap((id) => guestsIn(graph, id))
}
