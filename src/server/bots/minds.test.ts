import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joueur } from '../../kit/roles.ts'
import { systemClock } from '../common/systemClock.ts'
import { createMinds, type Minds } from './minds.ts'

const LIST = resolve('src/games/index.ts')
const HEAP = resolve('src/kit/testing/heapGame.ts')
const TOY_LIST = `export const GAMES = { heap: { bots: { load: async () => (await import('${HEAP}')).heapBots } } }`
const PATIENCE = 3000
const VIEW = { heap: 8, seats: ['ana', 'bo'], own: 1, ready: ['ana', 'bo'], awaited: ['bo'], loser: null }
const bo = joueur('bo')

let folder: string
let minds: Minds
let tables = 0

/** The thread of the server, with another list of games. */
beforeAll(async () => {
  const cache = resolve('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'minds-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [{ name: 'toys', enforce: 'pre', load: (id) => (id === LIST ? TOY_LIST : null) }],
    ssr: { noExternal: ['valibot', /^pure-rand/] },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: { input: 'src/server/bots/botWorker.ts', output: { entryFileNames: 'worker.js' } },
    },
  })
  minds = createMinds(pathToFileURL(join(folder, 'worker.js')), systemClock(Date.now), PATIENCE)
})

afterAll(async () => {
  await minds.close()
  rmSync(folder, { recursive: true, force: true })
})

const think = (bot: string, game = 'heap'): Promise<unknown> => minds.mindOf(game, bot, `${++tables}`).think(VIEW, bo)

test('bots think in threads, several at once, each answered with its own', async () => {
  const thoughts = await Promise.all(Array.from({ length: 8 }, () => think('fourth')))
  expect(thoughts).toEqual(Array.from({ length: 8 }, () => ({ kind: 'take', seat: 'bo', count: 3 })))
})

test('what they throw comes back, and so does a name that nobody has', async () => {
  await expect(think('throwing')).rejects.toThrow('this one always throws')
  await expect(think('nobody')).rejects.toThrow('no bot is called nobody')
  await expect(think('fourth', 'nothing')).rejects.toThrow('no bot is called fourth')
})

test('one that never comes back is stopped; the process goes on, and whoever waited gets another thread', async () => {
  const endless = Promise.allSettled([think('looping'), think('looping')])
  const after = think('fourth')
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  expect((await endless).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(1)
  expect(await after).toEqual({ kind: 'take', seat: 'bo', count: 3 })
})
