import { describe, expect, test, vi } from 'vitest'
import { duelBots } from '../games/duel/bot/index.ts'
import type { Command } from '../games/duel/rules/public.ts'
import { type Dice, seededDice } from '../kit/dice.ts'
import { often } from '../kit/testing/often.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { DEALT, OTHER } from './testing/dealtWorlds.ts'
import { type Deals, type DealtDuel, openDeals, TABLES } from './testing/smallDeals.ts'
import { type Act, carryOut } from './testing/twoWorlds.ts'

vi.setConfig({ testTimeout: 600_000 })

const STEPS = 24
const SEEDS = Array.from({ length: often(1, 20) }, (_, at) => at + 1)

/** What was seen: so many other deals were compared, and so many were ruled out by what was played. */
const found = { compared: 0, ruledOut: 0, played: 0, thought: 0 }

const nextAct = ({ duels: [truth], hasBot, seated }: Deals, chance: Chance, id: string): Act | null => {
  if (chance.once(14)) return { reseats: chance.pick(seated) ?? '', bot: chance.pick(Object.keys(duelBots)) ?? '' }
  const act = DEALT.nextAct({ left: truth.world, right: truth.world }, chance, id)
  return hasBot && 'by' in act && act.by === OTHER ? null : act
}

/** What a person says at b, where it was not refused. */
const saidAtB = (act: Act): Command | null =>
  'by' in act && act.by === OTHER && act.wanted.type === 'command' ? (act.wanted.command as Command) : null

/** What was refused to b in truth was heard of by nobody: elsewhere it is not even said. */
const playLike = async (duel: DealtDuel, act: Act, refused: boolean, dice: Dice): Promise<void> => {
  const command = saidAtB(act)
  if (command && refused) return
  if (command) duel.follow(command)
  if (!duel.isOut()) await carryOut(duel.world, act, dice)
}

const expectAlike = (duel: DealtDuel, truth: DealtDuel, sent: number, shown: number): void => {
  found.compared++
  expect(duel.world.sent().slice(sent)).toEqual(truth.world.sent().slice(sent))
  expect(duel.shown.slice(shown)).toEqual(truth.shown.slice(shown))
}

const step = async (deals: Deals, act: Act, seed: number): Promise<void> => {
  const [truth, ...others] = deals.duels
  const [sent, shown] = [truth.world.sent().length, truth.shown.length]
  const reply = await carryOut(truth.world, act, seededDice(seed))
  const refused = reply === 'held' || !reply.ok
  if (!refused) found.played++
  found.thought += truth.shown.length - shown
  for (const duel of others) {
    if (duel.isOut()) continue
    await playLike(duel, act, refused, seededDice(seed))
    if (duel.isOut()) found.ruledOut++
    else expectAlike(duel, truth, sent, shown)
  }
  deals.goOn()
}

/**
 * [HID-6] Exact inference: of all deals that the open cards allow, those stay possible in which what was played could have been played, and
 * nothing that the server sends rules out one more. A bot's choice may well tell something of its cards, as a person's does: where it
 * would have had to play otherwise, the deal is out.
 */
describe.each(TABLES)('[HID-6] what a seat is sent fits every deal that what was played leaves possible: %s', (kind) => {
  test.each(SEEDS)('seed %i', async (seed) => {
    const chance = chanceOf(seed)
    const deals = await openDeals(seed, kind)
    const [truth, ...others] = deals.duels
    for (const duel of others) if (!duel.isOut()) expectAlike(duel, truth, 0, 0)
    deals.goOn()
    for (let at = 0; at < STEPS; at++) {
      const act = nextAct(deals, chance, `${at}`)
      if (act) await step(deals, act, seed * 1000 + at)
    }
  })
})

test('and that was often and long enough to mean something', () => {
  expect(found.compared).toBeGreaterThan(SEEDS.length * 300)
  expect(found.ruledOut).toBeGreaterThan(SEEDS.length * 20)
  expect(found.played).toBeGreaterThan(SEEDS.length * 20)
  expect(found.thought).toBeGreaterThan(SEEDS.length * 10)
})
