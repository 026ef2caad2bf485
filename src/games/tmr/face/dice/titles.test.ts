import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../../../house/texts/index.ts'
import type { Ask } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { tmr } from '../../rules/index.ts'
import { dragonSays, dragonTable } from '../../rules/testing/dragonPlay.ts'
import { chanceOf, counting, livelyDice } from '../../rules/testing/randomPlay.ts'
import { loadTexts } from '../../texts/index.ts'
import { purposeName } from './diceWords.ts'

const [GAMES, LONG] = [12, 250] as const
const asked = new Map<string, Ask>()

/** Every die that whole games with Dragons ask for, rituals among what is cast. */
beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = counting(livelyDice(seed))
    let table = dragonTable()
    for (let at = 0; at < LONG; at++) {
      const { command, by } = dragonSays(table, chanceOf(seed * 1000 + at))
      const events = tmr.decide(table, command, by, dice)
      if (!isRefusal(events)) table = events.reduce((state, event) => tmr.evolve(state, event), table)
    }
    for (const [ask] of dice.thrown) asked.set(`${ask.label} ${ask.for ?? ''}`, ask)
  }
})

test('[AST-1] [CAST-1] the number of the day is drawn for a ritual, and the die of the spell is still the spell’s', () => {
  expect([...asked.keys()]).toEqual(expect.arrayContaining(['d12 astral', 'd100 casting', 'd100 mastery', 'd7 loss', 'd7 ']))
  expect(asked.get('d12 ')).toBeUndefined()
})

test.each(LOCALES)('every die that is asked for says what it is for (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  const untold = [...asked.values()].filter((ask) =>
    ask.for === undefined ? !Object.hasOwn(texts.dice, ask.label) : purposeName(texts, ask.for) === null,
  )
  expect(asked.size).toBeGreaterThan(25)
  expect(untold).toEqual([])
})
