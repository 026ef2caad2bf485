import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildPlan, gameOf, type Plan } from './chunks.ts'

/** Whole fonts, for which few pages ask, and pictures for the device's own screens, for which none does. */
const LEFT_OUT = /(-latin-[^/]+\.woff2|\.map|\.png|\.jpg)$/

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

interface Output {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  /** The files that it cannot stand without. */
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> }
}

/** The game whose modules a chunk holds; no chunk holds those of two. */
const gameIn = (plan: Plan, { moduleIds = [] }: Output): string | null => {
  const games = new Set(moduleIds.map((id) => gameOf(plan, id)).filter((game) => game !== null))
  if (games.size > 1) throw new Error(`one file holds parts of ${[...games].join(' and ')}`)
  return [...games][0] ?? null
}

/** Nothing is fetched of a game whose door was not touched: no file stands on one of another game's. */
const holdApart = (plan: Plan, outputs: readonly Output[]): void => {
  const games = new Map(outputs.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, gameIn(plan, one)]))
  for (const { fileName, imports = [] } of outputs)
    for (const file of imports) {
      const game = games.get(file) ?? null
      if (game !== null && game !== games.get(fileName)) throw new Error(`${fileName} stands on ${file}, which is of ${game}`)
    }
}

/** Files that only one game needs, by game: its chunks, and what they alone bring with them. */
const filesByGame = (plan: Plan, outputs: readonly Output[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map<string, Set<string | null>>()
  const use = (file: string, game: string | null): void => void users.set(file, (users.get(file) ?? new Set()).add(game))
  for (const output of outputs.filter(({ type }) => type === 'chunk')) {
    const game = gameIn(plan, output)
    const { importedCss = [], importedAssets = [] } = output.viteMetadata ?? {}
    for (const file of [output.fileName, ...importedCss, ...importedAssets]) use(file, game)
  }
  const only = (game: string): Set<string> =>
    new Set([...users].filter(([, by]) => by.size === 1 && by.has(game)).map(([file]) => file))
  return new Map([...plan.owned.keys()].map((game) => [game, only(game)]))
}

/** Writes sw.js with the list of the built files, those of a game apart; its version changes when any of them does. */
export const precache = (plan: BuildPlan): Plugin => {
  let publicDir = ''
  return {
    name: 'precache',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256')
        const built = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }))
        const copied = filesUnder(publicDir).map((name) => ({ name, content: readFileSync(join(publicDir, name)) }))
        const kept = [...built, ...copied].filter(({ name }) => !LEFT_OUT.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
        const worker = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
        for (const { name, content } of kept) hash.update(name).update(content)
        hash.update(worker)
        holdApart(plan.of(this), Object.values(bundle))
        const byGame = [...filesByGame(plan.of(this), Object.values(bundle))]
        const ofGames = new Set(byGame.flatMap(([, files]) => [...files]))
        const games = Object.fromEntries(byGame.map(([game, files]) => [game, [...files].sort()]))
        const source = worker
          .replace('__FILES__', JSON.stringify(kept.map(({ name }) => name).filter((name) => !ofGames.has(name))))
          .replace('__GAMES__', JSON.stringify(games))
          .replace('__FIRST__', JSON.stringify(plan.of(this).firstGame))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
