import { expect, test } from 'vitest'
import { joueur } from '../../../kit/roles.ts'
import { duel } from '../rules/index.ts'
import { duelBots } from './index.ts'

test('[HID-6] a bot says nothing where its seat is not awaited', () => {
  const state = duel.initial(duel.seating.newTable)
  for (const [name, bot] of Object.entries(duelBots)) {
    const command = bot(duel.view(state, joueur('a')), joueur('a'))
    expect(command, name).toMatchObject({ type: 'bring' })
    const events = duel.decide(state, command as never, joueur('a'), { roll: () => 1 })
    const after = (events as never[]).reduce(duel.evolve, state)
    expect(bot(duel.view(after, joueur('a')), joueur('a')), name).toBeNull()
  }
})
