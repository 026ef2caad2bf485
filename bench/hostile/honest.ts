import { readFileSync } from 'node:fs'
import { choose } from '../../src/games/duel/bot/bots.ts'
import type { Command, View } from '../../src/games/duel/rules/public.ts'
import { tableApi } from '../../src/house/seat/tableApi.ts'
import { openTableLink } from '../../src/house/seat/tableLink.ts'
import { seededDice } from '../../src/kit/dice.ts'
import { dialTo } from '../../src/server/testing/dialTo.ts'
import { linkOf, openTestTable, sure, type Watched, watched } from '../../src/server/testing/harness.ts'
import { percentile } from '../common/figures.ts'
import { pause } from '../common/processes.ts'

/** Ten tables that play on, and one against a bot, in a process of their own: nothing of what is measured is the attackers' haste. */
const [port = '', server = ''] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const TABLES = 10
const dice = seededDice(1)
const PAUSE = 100

// Each comes from a home of its own: what one address may open in an hour is not what is measured.
const { fetch } = globalThis
let homes = 0
const home = () => {
  const at = ++homes % 65_536
  return { 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` }
}
globalThis.fetch = (url, { headers, ...init } = {}) => fetch(url, { ...init, headers: { ...headers, ...home() } })

/** Of what was measured since it was last told: the half, the hundredth that took longest, the longest; in milliseconds. */
export interface Figures {
  readonly moves: number
  readonly wall: readonly [number, number, number]
  /** Processor time of the server's loop while a move waits. */
  readonly loop: readonly [number, number, number]
  /** How long the bot takes for a step, and how many it took. */
  readonly bot: readonly [number, number, number]
  readonly steps: number
}

/** Milliseconds of processor time that the loop of the server has had. */
const loopTime = (): number => Number(readFileSync(`/proc/${server}/task/${server}/schedstat`, 'utf8').split(' ')[0]) / 1e6

const measured = { wall: [] as number[], loop: [] as number[], bot: [] as number[] }

const three = (values: readonly number[]) => [0.5, 0.99, 1].map((share) => percentile(values, share)) as [number, number, number]

const tell = (): Figures => {
  const { wall, loop, bot } = measured
  const figures = { moves: wall.length, steps: bot.length, wall: three(wall), loop: three(loop), bot: three(bot) }
  for (const values of Object.values(measured)) values.length = 0
  return figures
}

const play = async ({ link }: Watched): Promise<never> => {
  for (;;) {
    const [from, used] = [performance.now(), loopTime()]
    const answer = await link.submit({ type: 'advance', hours: 1 })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    measured.wall.push(performance.now() - from)
    measured.loop.push(loopTime() - used)
    await pause(PAUSE)
  }
}

const openHonest = async (): Promise<Watched> => {
  const one = linkOf(origin, (await openTestTable(tableApi(origin), ['Ana'])).gardien)
  await one.until(({ state }) => state === 'online')
  return one
}

/** One duel against the strongest, to its end. */
const duel = async (): Promise<void> => {
  const api = tableApi(origin)
  const paper = sure(await api.openTable('Duel', { game: 'duel' }))
  if (await api.seatBot(paper.token, 'b', 'lucide')) throw new Error('no bot')
  const speech = openTableLink<{ command: Command; view: View; told: unknown }>({
    dial: dialTo(origin, home()),
    ...paper,
    pause: 30,
  })
  const { link, until } = watched(speech)
  let view = (await until((update) => update.view !== null)).view as View
  while (view.phase !== 'over') {
    const shown = view
    const awaitsBot = !view.awaited.includes('a')
    const from = performance.now()
    if (!awaitsBot) await link.submit(choose('somnolent', view, 'a', dice))
    view = (await until((update) => update.view !== shown)).view as View
    if (awaitsBot) measured.bot.push(performance.now() - from)
  }
  link.close()
  await api.removeTable(paper.token)
}

const duelOn = async (): Promise<never> => {
  for (;;) await duel()
}

const honest: Watched[] = []
for (let at = 0; at < TABLES; at++) honest.push(await openHonest())
process.on('message', () => process.send?.(tell()))
// Whatever ends one of them ends the measurement: it is told as a fall.
await Promise.all([...honest.map(play), duelOn()])
