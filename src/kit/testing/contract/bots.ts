import { expect } from 'vitest'
import { seededDice } from '../../dice.ts'
import { isRefusal } from '../../refusal.ts'
import { joueur } from '../../roles.ts'
import { chanceOf } from '../chance.ts'
import type { Tried } from './parts.ts'
import { begunAt, momentOf, written } from './playing.ts'

/** A bot says what its view tells it to, the same to the same view and dice, nothing where it is not awaited, and nothing that is refused. */
export const expectBots = async (tried: Tried, table: string, seed: number): Promise<void> => {
  const { game, parts } = tried
  const bots = Object.entries(parts.bots?.[table] ?? {})
  const [dice, chance] = [seededDice(seed), chanceOf(seed)]
  let state = begunAt(tried, table, seed)
  for (let step = 0; ; step++) {
    const awaited = game.seating.awaited?.(state) ?? []
    const seat = chance.pick(awaited)
    if (seat === undefined) break
    expect(step, `${table}, seed ${seed}: bots play for ever`).toBeLessThan(parts.steps)
    const places = game.seating.places(state).map(({ id }) => id)
    const [name, bot] = bots[(places.indexOf(seat) + seed) % bots.length] as (typeof bots)[number]
    const [view, role] = [game.view(state, joueur(seat)), joueur(seat)]
    const where = `${name} at ${table}, seed ${seed}, step ${step}`
    // As it would think, and as where many think.
    const effort = step % 3 === 0 ? 1 / 16 : 1
    const command = await bot(view as never, role, seededDice(step), effort)
    if (step % 20 === 0) expect(await bot(written(view) as never, role, seededDice(step), effort), where).toEqual(command)
    const idle = places.find((place) => !awaited.includes(place))
    if (idle !== undefined)
      expect(await bot(game.view(state, joueur(idle)) as never, joueur(idle), dice, effort), where).toBeNull()
    const moment = momentOf(tried, state, { command, by: role }, dice)
    if (isRefusal(moment.answer)) expect.fail(`${where}: ${JSON.stringify(command)} was refused: ${moment.answer.code}`)
    parts.holds?.(moment.after, moment.before)
    state = moment.after
  }
  parts.ended?.(state)
}
