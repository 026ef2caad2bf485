import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/index.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { newsOf } from './news.ts'
import { journalEntries } from './thread.ts'

const NITOUCHE = dreamerId('nitouche')
const NAMES = { dreamer: () => 'Nitouche', spell: (id: string) => id, affliction: (id: string) => id }

const of = (what: ToldHappening): Told => ({ dreamer: NITOUCHE, round: 1, clock: { day: 1, hour: 'lyre' }, what })
const rolled = of({ type: 'encounterRolled', face: 5 })
const asleep = of({ type: 'fellAsleep', why: 'will' })

const newsAfter = (messages: readonly (readonly Told[])[], dreamer = NITOUCHE) => {
  const entries = journalEntries(messages.map((told, at) => ({ n: at + 1, told })))
  return newsOf(firstTexts, formatOf('fr'), entries.at(-1), { names: NAMES, dreamer })
}

test('the dice beside the news are those of the news', () => {
  expect(newsAfter([[rolled]]).flatMap(({ rolls }) => rolls)).toEqual([
    { kind: 'die', sides: 7, face: 5, chance: null, passed: null },
  ])
})

test('news without dice stand without the dice of what came before', () => {
  const news = newsAfter([[rolled], [asleep]])
  expect(news).toHaveLength(1)
  expect(news.flatMap(({ rolls }) => rolls)).toEqual([])
})

test('what is told of another is no news here', () => {
  expect(newsAfter([[rolled]], dreamerId('balthazar'))).toEqual([])
})

test('a player hears what the gardien answered, took back or did in their place', () => {
  const newsOfGardien = (notice: object) => {
    const notices = [
      { n: 1, told: [rolled] },
      { n: 2, told: [], ...notice, gardien: true as const },
    ]
    return newsOf(firstTexts, formatOf('fr'), journalEntries(notices).at(-1), { names: NAMES, dreamer: NITOUCHE }).map(
      ({ text }) => text,
    )
  }
  expect(newsOfGardien({ told: [of({ type: 'stayed' })] })[0]).toBe('Le gardien des rêves a répondu pour vous.')
  expect(newsOfGardien({ undone: [1] })).toEqual(['Le gardien des rêves a repris votre dernier choix.'])
  expect(newsOfGardien({ told: [of({ type: 'corrected', dream: 3 })] })).toHaveLength(1)
  // The gardien's own word, not an answer in the player's place.
  for (const own of [of({ type: 'ascentDenied' }), of({ type: 'cameDown', why: 'broken', fatigue: 0, life: 0 } as ToldHappening)])
    expect(newsOfGardien({ told: [own] })).not.toContain('Le gardien des rêves a répondu pour vous.')
})
