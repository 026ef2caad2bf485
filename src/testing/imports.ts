import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

const SRC = new URL('..//', import.meta.url)

export interface Import {
  readonly from: string
  /** A path under src, or the name of a package. */
  readonly to: string
  readonly typesOnly: boolean
  readonly lazy: boolean
}

export const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
export const TEXT = new Map(FILES.map((file) => [file, readFileSync(new URL(file, SRC), 'utf8')]))

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:(\{[^}]*\}|[\w*][\w*\s,]*(?:\{[^}]*\})?)\s*from\s+)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const isTypesOnly = (typeWord: string | undefined, names: string): boolean => {
  if (typeWord) return true
  const parts = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .map((part) => part.trim()) ?? ['']
  return parts.filter(Boolean).every((part) => part.startsWith('type ')) && parts[0] !== ''
}

const targetOf = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.normalize(posix.join(dirname(from), specifier)).replace(/\?.*$/, '') : specifier

const importsOf = (from: string): Import[] => {
  const text = TEXT.get(from) ?? ''
  const statements = [...text.matchAll(STATEMENT)].map(([, typeWord, names = '', specifier = '']) => ({
    from,
    to: targetOf(from, specifier),
    typesOnly: isTypesOnly(typeWord, names),
    lazy: false,
  }))
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    from,
    to: targetOf(from, specifier),
    typesOnly: false,
    lazy: true,
  }))
  return [...statements, ...dynamic]
}

export const IMPORTS = FILES.flatMap(importsOf)
export const GAME_NAMES = [...new Set(FILES.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))]
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || /(^|\/)testing(\/|\.ts$)/.test(file)
export const under = (file: string, folder: string): boolean => file.startsWith(`${folder}/`)
export const shown = (imports: readonly Import[]): string[] => imports.map(({ from, to }) => `${from} → ${to}`)
