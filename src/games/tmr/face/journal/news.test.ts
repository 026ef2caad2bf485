import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/index.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { newsOf } from './news.ts'
import { journalEntries } from './thread.ts'

const NITOUCHE = dreamerId('nitouche')
const NAMES = { dreamer: () => 'Nitouche', spell: (id: string) => id, affliction: (id: string) => id }
const READER = { texts: firstTexts, format: formatOf('fr'), names: NAMES }

const of = (what: ToldHappening): Told => ({ dreamer: NITOUCHE, round: 1, clock: { day: 1, hour: 'lyre' }, what })
const rolled = of({ type: 'encounterRolled', face: 5 })
const asleep = of({ type: 'fellAsleep', why: 'will' })

const newsAfter = (messages: readonly (readonly Told[])[], dreamer = NITOUCHE) => {
  const entries = journalEntries(messages.map((told, at) => ({ n: at + 1, told })))
  return newsOf(READER, entries.at(-1), { dreamer })
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

test('what the gardien shows is news to everybody', () => {
  const shown: Told = {
    dreamer: null,
    clock: { day: 1, hour: 'lyre' },
    what: { type: 'noteShown', on: { kind: 'table' }, text: 'Il pleut.' },
  }
  for (const dreamer of [NITOUCHE, dreamerId('balthazar')])
    expect(newsAfter([[shown]], dreamer)).toMatchObject([
      { text: expect.stringMatching(/^Le gardien des rêves montre\s: «\sIl pleut\.\s»$/), main: true },
    ])
})

test('a player hears what the gardien answered, took back or did in their place', () => {
  const newsOfGardien = (notice: object) => {
    const notices = [
      { n: 1, told: [rolled] },
      { n: 2, told: [], ...notice, gardien: true as const },
    ]
    return newsOf(READER, journalEntries(notices).at(-1), { dreamer: NITOUCHE }).map(({ text }) => text)
  }
  expect(newsOfGardien({ told: [of({ type: 'stayed' })] })[0]).toBe('Le gardien des rêves a répondu pour vous.')
  expect(newsOfGardien({ undone: [1] })).toEqual(['Le gardien des rêves a repris votre dernier choix.'])
  expect(newsOfGardien({ undone: [] })).toEqual([])
  expect(newsOfGardien({ told: [of({ type: 'corrected', dream: 3 })] })).toHaveLength(1)
  // The gardien's own word, not an answer in the player's place.
  for (const own of [of({ type: 'ascentDenied' }), of({ type: 'cameDown', why: 'broken', fatigue: 0, life: 0 } as ToldHappening)])
    expect(newsOfGardien({ told: [own] })).not.toContain('Le gardien des rêves a répondu pour vous.')
})

test('a wish to take back that was granted or not is told to whoever made it', () => {
  const newsOfWish = (notice: object) => {
    const entries = journalEntries([
      { n: 1, told: [rolled] },
      { n: 2, told: [], ...notice },
    ])
    return newsOf(READER, entries.at(-1), { dreamer: NITOUCHE }).map(({ text }) => text)
  }
  expect(newsOfWish({ undone: [1], requests: [] })).toEqual([expect.stringMatching(/^La reprise est accordée/)])
  expect(newsOfWish({ requests: [] })).toEqual([expect.stringMatching(/^La reprise n’a pas lieu/)])
  expect(newsOfWish({ requests: [{ id: '1', by: { kind: 'joueur', seat: NITOUCHE }, message: 1 }] })).toEqual([])
})

test('the hour that was set is news for everybody', () => {
  const set: Told = {
    dreamer: null,
    clock: { day: 1, hour: 'lyre' },
    what: { type: 'clockMoved', to: { day: 2, hour: 'dragon' } },
  }
  expect(newsAfter([[rolled], [set]]).map(({ text }) => text)).toEqual([expect.stringContaining('heure du Dragon')])
})

test('[NIT-2] on waking one is told what the sleep brought, and a sleep before it counts no more', () => {
  const woke = of({ type: 'woke', why: 'will' } as ToldHappening)
  const night: readonly Told[] = [
    asleep,
    of({ type: 'dreamt', face: 4, gained: 4 } as ToldHappening),
    of({ type: 'dragonDreamt', strength: 8, dice: [1] } as ToldHappening),
    of({ type: 'dreamChanged', by: -2, why: 'dragon' } as unknown as ToldHappening),
    of({ type: 'rested', boxes: 3 } as ToldHappening),
  ]
  const said = (messages: readonly (readonly Told[])[]) => newsAfter(messages).find(({ main }) => main)?.text
  expect(said([night, [woke]])).toMatch(/2.points de rêve en plus, 3.cases de fatigue en moins, 1.Rêve de Dragon\.$/)
  expect(said([night, [woke], [asleep, woke]])).toMatch(/n’a rien changé\.$/)
})
