import type { HtmlTagDescriptor, Plugin } from 'vite'
import { NEXT_FILES } from '../house/app/nextFiles.ts'

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
const LETTERS = /(alegreya-latin-(500|700)-normal|grenze-gotisch-latin-600-normal).*\.woff2$/
const LETTERS_OF_MAP = /alegreya-latin-500-italic.*\.woff2$/

const withStyles = ({ fileName, viteMetadata }: Chunk): readonly string[] => [fileName, ...(viteMetadata?.importedCss ?? [])]

/** What the page fetches as soon as its own script has arrived, in two turns: fetched beside it, they would hold it up. */
const filesAfterStart = (bundle: Bundle): string => {
  const lettersLike = (shape: RegExp): readonly string[] => Object.keys(bundle).filter((file) => shape.test(file))
  const turns = [
    [...lettersLike(LETTERS), ...withStyles(chunkNamed(bundle, 'journey'))],
    [...lettersLike(LETTERS_OF_MAP), ...withStyles(chunkNamed(bundle, 'board'))],
  ]
  return turns.map((files) => files.map((file) => `./${file}`).join(' ')).join(',')
}

const tagsOf = (bundle: Bundle): HtmlTagDescriptor[] => [
  // Before everything else: it gets the connection that is open already.
  {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunkNamed(bundle, 'first').fileName}` },
    injectTo: 'head-prepend',
  },
  {
    tag: 'meta',
    attrs: { name: NEXT_FILES, content: filesAfterStart(bundle) },
    injectTo: 'head',
  },
]

/** The browser fetches the script of the first screen with the page, not after it; what comes after it is named in the page. */
export const preloadStart = (): Plugin => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => tagsOf(bundle as Bundle) },
})
