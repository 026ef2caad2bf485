import type { HtmlTagDescriptor, Plugin } from 'vite'
import { NEXT_FILES } from '../house/app/nextFiles.ts'
import { type BuildPlan, type Plan, questionFiles, tableFiles } from './chunks.ts'

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly name?: string
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

type Bundle = Readonly<Record<string, Chunk>>

const chunkNamed = (bundle: Bundle, wanted: string): Chunk => {
  const found = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === wanted)
  if (!found) throw new Error(`the build has no file named ${wanted}`)
  return found
}

/** The letters of the first screen, and those that the map adds. */
const LETTERS = /(alegreya-own-(500|700)-normal|grenze-gotisch-own-600-normal).*\.woff2$/
const LETTERS_OF_MAP = /alegreya-own-500-italic.*\.woff2$/

const withStyles = ({ fileName, viteMetadata }: Chunk): readonly string[] => [fileName, ...(viteMetadata?.importedCss ?? [])]

const listed = (files: readonly string[]): string => files.map((file) => `./${file}`).join(' ')

/** What the page fetches as soon as its own script has arrived: fetched beside it, they would hold it up. */
const nextFiles = (bundle: Bundle, { firstGame, games }: Plan): Readonly<Record<string, string>> => {
  const lettersLike = (shape: RegExp): readonly string[] => Object.keys(bundle).filter((file) => shape.test(file))
  // A game without a table of its own, or without lessons, has no such file.
  const made = (names: readonly string[]): readonly string[] =>
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' && names.includes(file.name ?? '') ? withStyles(file) : []))
  return {
    'data-house': listed(made(['common'])),
    'data-game': listed(made(questionFiles(firstGame).filter((name) => name !== 'common'))),
    'data-letters': listed(lettersLike(LETTERS)),
    'data-table': listed([...lettersLike(LETTERS_OF_MAP), ...made(tableFiles(firstGame))]),
    // Where there are others, who comes for one of them is not given this one.
    content: games.length > 1 ? firstGame : '',
  }
}

const tagsOf = (bundle: Bundle, plan: Plan): HtmlTagDescriptor[] => [
  // Before everything else: it gets the connection that is open already.
  {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunkNamed(bundle, 'first').fileName}` },
    injectTo: 'head-prepend',
  },
  {
    tag: 'meta',
    attrs: { name: NEXT_FILES, ...nextFiles(bundle, plan) },
    injectTo: 'head',
  },
]

/** The browser fetches the script of the first screen with the page, not after it; what comes after it is named in the page. */
export const preloadStart = (plan: BuildPlan): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => tagsOf(bundle as Bundle, plan.made()) },
})
