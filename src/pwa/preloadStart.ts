import type { Plugin } from 'vite'

/** The pieces of the start screen that games bring. */
const START = /\/games\/[^/]+\/face\/start\/index\.tsx$/

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
}

/** A chunk and all that it stands on. */
const withImports = (
  bundle: Readonly<Record<string, Chunk>>,
  fileName: string,
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const next of bundle[fileName]?.imports ?? []) withImports(bundle, next, found)
  return found
}

/** The letters of the first screen; after the scripts, which they must not hold up. */
const LETTERS = /(alegreya-latin-500-normal|grenze-gotisch-latin-600-normal).*\.woff2$/

/** The browser fetches the start pieces with the page, not after it: the first screen is whole as soon as it was in one bundle. */
export const preloadStart = (): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = bundle as Readonly<Record<string, Chunk>>
      const starts = Object.values(chunks).filter(({ facadeModuleId }) => START.test(facadeModuleId ?? ''))
      const files = new Set(starts.flatMap(({ fileName }) => [...withImports(chunks, fileName)]))
      const scripts = [...files].map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `./${file}` }))
      const letters = Object.keys(chunks)
        .filter((file) => LETTERS.test(file))
        .map((file) => ({ rel: 'preload', as: 'font', crossorigin: true, fetchpriority: 'low', href: `./${file}` }))
      return [...scripts, ...letters]
        .filter(({ href }) => !html.includes(href))
        .map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const }))
    },
  },
})
