import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Which files under assets each of the last builds had, the newest first. */
const BUILDS = '.builds.json'
/** A page may be as many builds old and still finds what it has not asked for yet. */
const BUILDS_KEPT = 5

const assetsIn = (folder: string): readonly string[] =>
  existsSync(join(folder, 'assets')) ? readdirSync(join(folder, 'assets')) : []

const buildsOf = (folder: string): readonly (readonly string[])[] => {
  const file = join(folder, BUILDS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[][]) : [assetsIn(folder)]
}

const carryOver = (from: string, to: string): void => {
  const builds = [assetsIn(to), ...buildsOf(from)].slice(0, BUILDS_KEPT)
  const wanted = new Set(builds.flat())
  for (const name of assetsIn(from))
    if (wanted.has(name)) cpSync(join(from, 'assets', name), join(to, 'assets', name), { force: false })
  writeFileSync(join(to, BUILDS), JSON.stringify(builds))
}

/** A whole build takes the place of the one before at once; files of older ones, named by their content, stay for a while. */
export const swapBuild = (made: string, site: string): void => {
  const before = `${made}.before`
  rmSync(before, { recursive: true, force: true })
  mkdirSync(dirname(site), { recursive: true })
  if (existsSync(site)) {
    carryOver(site, made)
    renameSync(site, before)
  }
  renameSync(made, site)
  rmSync(before, { recursive: true, force: true })
}

/** Last of all plugins: what was built elsewhere becomes the site when it is whole. */
export const swapped = (site: string): Plugin => {
  let made = ''
  let root = ''
  return {
    name: 'swapped',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      made = join(root, config.build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => swapBuild(made, join(root, site)) },
  }
}
