import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { DreamerSetup, TmrSpeech } from '../../games/tmr/rules/public.ts'
import type { Link, LinkUpdate, Speech } from '../../house/seat/link.ts'
import { type TableApi, tableApi } from '../../house/seat/tableApi.ts'
import { openTableLink } from '../../house/seat/tableLink.ts'
import type { Dice } from '../../kit/dice.ts'
import type { KeeperPaper, SeatPaper } from '../../kit/doors.ts'
import type { Notice } from '../../kit/feeds.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { type Config, readConfig } from '../common/config.ts'
import { type Games, loadGames } from '../common/games.ts'
import { wait } from '../common/wait.ts'
import { filesHere } from '../files/filesHere.ts'
import type { Metrics } from '../meter.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { StopStep } from '../stopping.ts'
import { dialTo } from './dialTo.ts'

export interface TestServer {
  readonly origin: string
  readonly api: TableApi
  readonly running: RunningServer
  readonly folder: string
  /** Everything that was logged. */
  readonly logged: string[]
  stop(): Promise<void>
}

interface Options extends Pick<Parameters<typeof startServer>[0], 'games' | 'bots' | 'minds'> {
  readonly config?: Partial<Config>
  readonly makeDice?: () => Dice
  readonly now?: () => number
  readonly elapsed?: () => number
  readonly dist?: string
  readonly metrics?: Metrics
  readonly games?: Games
  readonly timeOf?: (step: StopStep) => Promise<void>
}

/** However slow the machine, what is kept is closed before the next one opens it. */
const unhurried = (step: StopStep): Promise<void> => {
  if (step === 'store') return new Promise(() => {})
  return step === 'serving' ? Promise.resolve() : wait(50)
}

export const startTestServer = async ({ config = {}, ...parts }: Options = {}): Promise<TestServer> => {
  const folder = config.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'demi-reve-'))
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const settings: Config = {
    ...readConfig({}),
    PORT: 0,
    HOST: '127.0.0.1',
    WRONG_DELAY_MS: 20,
    CUTS_PER_MINUTE: 1e6,
    DATA_DIR: folder,
    ...config,
  }
  const games = parts.games ?? (await loadGames())
  const files = filesHere(games, settings)
  // Whatever is built here: a site costs every server its reading.
  const dist = join(folder, 'no-site')
  const running = await startServer({ config: settings, log, timeOf: unhurried, files, dist, ...parts, games })
  const origin = `http://127.0.0.1:${running.port}`
  return {
    origin,
    api: tableApi(origin),
    running,
    folder,
    logged,
    stop: async () => {
      await running.close()
      if (!config.DATA_DIR) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const dreamerNamed = (name: string, fields: Partial<DreamerSetup> = {}): Omit<DreamerSetup, 'id'> => ({
  sheet: {
    name,
    reve: 14,
    empathie: 10,
    volonte: 10,
    vue: 10,
    stamina: { endurance: 40 },
    malus: 0,
    draconic: { oniros: 5, hypnos: 3, narcos: 1, thanatos: -2 },
    spells: null,
  },
  dream: 60,
  position: 'G7' as DreamerSetup['position'],
  ...fields,
})

type Wrong = { readonly code: string; readonly rule: string | null } | { readonly waiting: true }

/** What must have gone well. */
export const sure = <Value>(result: Value): Exclude<Value, Wrong> => {
  if (isRefusal(result) || (typeof result === 'object' && result !== null && 'waiting' in result))
    throw new Error(JSON.stringify(result))
  return result as Exclude<Value, Wrong>
}

export interface Watched<Spoken extends Speech = TmrSpeech> {
  readonly link: Link<Spoken>
  readonly notices: Notice<Spoken['told']>[]
  now(): LinkUpdate<Spoken>
  until(fits: (update: LinkUpdate<Spoken>) => boolean): Promise<LinkUpdate<Spoken>>
}

/** A link with its updates gathered as a client would. */
export const watched = <Spoken extends Speech = TmrSpeech>(link: Link<Spoken>): Watched<Spoken> => {
  const notices: Notice<Spoken['told']>[] = []
  const waiting = new Set<() => void>()
  let last: LinkUpdate<Spoken> | null = null
  link.subscribe((update) => {
    if (update.reset) notices.length = 0
    notices.push(...update.notices)
    last = update
    for (const look of [...waiting]) look()
  })
  const now = (): LinkUpdate<Spoken> => {
    if (!last) throw new Error('nothing was heard')
    return last
  }
  return {
    link,
    notices,
    now,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`waited in vain in state ${now().state}`))
        }, 60_000)
        const look = (): void => {
          if (!fits(now())) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(now())
        }
        waiting.add(look)
        look()
      }),
  }
}

export const linkOf = (origin: string, { token, role }: Pick<SeatPaper, 'token' | 'role'>): Watched =>
  watched(openTableLink<TmrSpeech>({ dial: dialTo(origin), token, role, pause: 30 }))

export interface TestTable {
  readonly gardien: KeeperPaper
  readonly players: readonly SeatPaper[]
}

/** A table with one player for each name. */
export const openTestTable = async (api: TableApi, names: readonly string[]): Promise<TestTable> => {
  const gardien = sure(await api.openTable('Une table'))
  const players: SeatPaper[] = []
  for (const name of names) players.push(sure(await api.bring(gardien.codes.players, dreamerNamed(name))))
  return { gardien, players }
}
