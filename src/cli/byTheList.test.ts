import { expect, test } from 'vitest'
import { GAMES } from '../../e2e/guest/games.ts'
import { playScenario, tellOdds } from './byTheList.ts'

const roll = (game: string, hidden: number) => ({
  game,
  setup: { seats: ['ana', 'bo'] },
  steps: [
    {
      by: 'ana',
      do: { kind: 'roll', seat: 'ana' },
      dice: [
        ['hidden', hidden],
        ['open', game === 'stones' ? 'quartz' : 5],
      ],
      expect: { ana: { hidden: 2, open: 5, tally: 0 }, bo: { hidden: null, open: null, tally: 0 } },
    },
  ],
})

test.each(['cups', 'stones'])('a scenario of %s is played by that game, found by its name', async (game) => {
  expect(await playScenario(JSON.stringify(roll(game, 2)), GAMES)).toBeNull()
  expect(await playScenario(JSON.stringify(roll(game, 3)), GAMES)).toMatch(/^step 1: came/)
})

test('a file that names no game is of the first; one of a game that is not here, or that has none, gets a sentence', async () => {
  expect(await playScenario('{"steps":[]}', GAMES)).toMatch(/^dreamer: wanted/)
  expect(await playScenario('{', GAMES)).toMatch(/^not JSON/)
  expect(await playScenario('{"game":"chess"}', GAMES)).toBe('no game is called chess: tmr, duel, cups, stones, heap are')
  expect(await playScenario('{"game":"constructor"}', GAMES)).toMatch(/^no game is called constructor/)
  expect(await tellOdds('{"game":"cups"}', GAMES)).toBe('this game tells no odds of a file')
})
