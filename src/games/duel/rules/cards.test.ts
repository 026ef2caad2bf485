import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARTEFACTS } from './cards/artefacts.ts'
import { artefactOf, fighterOf, isFighter, sorted } from './cards/cards.ts'
import { DECKS } from './cards/decks.ts'
import { DREAMERS } from './cards/dreamers.ts'
import { POWERS } from './cards/powers.ts'
import { COLOURS, PLAIN_KINDS } from './cards/traits.ts'
import { laidOut, say } from './testing/play.ts'

/** Enough of CSV for a table that quotes its commas. */
const table = (file: string): readonly Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`./testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const cells = (line: string): readonly string[] =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''))
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? '', cell])))
}

const CARDS = table('cards.csv')
const orNull = (cell: string | undefined): string | null => cell || null

describe('the cards', () => {
  test('[CRD-1] 66 powers, 12 dreamers, 16 monsters, 12 weapons, 12 items', () => {
    const count = (type: string): number => ARTEFACTS.filter((card) => card.type === type).length
    expect([POWERS.length, DREAMERS.length, count('monster'), count('weapon'), count('item')]).toEqual([66, 12, 16, 12, 12])
  })

  test('[CRD-2] three powers of each kind and colour and two of the rainbow; two specials of each', () => {
    for (const kind of PLAIN_KINDS) {
      const count = (colour: string): number => POWERS.filter((one) => one.kind === kind && one.colour === colour).length
      expect([...COLOURS.map(count), count('rainbow')]).toEqual([3, 3, 3, 3, 2])
    }
    for (const colour of [...COLOURS, 'rainbow'])
      expect(POWERS.filter((one) => one.kind === 'special' && one.colour === colour)).toHaveLength(2)
  })

  test('[CRD-4] the resistance and weakness of a power count for nothing in an ordinary fight', () => {
    const state = laidOut({
      current: 'a',
      seats: [
        { seat: 'a', dreamer: 'forgeronne', powers: ['D+R1', 'D+R2'], artefacts: [{ card: 'cerf-de-braise', endurance: 2 }] },
        { seat: 'b', dreamer: 'eclusier', artefacts: [{ card: 'leviathan', endurance: 3 }] },
      ],
    } as never)
    const said = say(state, 'a', { type: 'attack', with: 'cerf-de-braise', on: 'leviathan', add: ['D+R1', 'D+R2'] })
    expect(typeof said === 'object' && said.state.fight?.attack).toBe(5 + 2)
  })

  test('[CRD-5] [CRD-6] [CRD-7] [CRD-8] every card is as its table prints it, in its order', () => {
    expect([...POWERS, ...DREAMERS, ...ARTEFACTS].map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id))
    for (const row of CARDS.filter(({ type }) => type === 'power'))
      expect(POWERS.find(({ id }) => id === row.id)).toEqual({
        id: row.id,
        kind: row.kind,
        colour: row.colour,
        resistance: orNull(row.resistance),
        weakness: orNull(row.weakness),
      })
    for (const row of CARDS.filter(({ type }) => type === 'dreamer'))
      expect(DREAMERS.find(({ id }) => id === row.id)).toEqual({
        id: row.id,
        colour: row.colour,
        property: row.property,
        z: Number(row.z),
        conception: Number(row.conception),
      })
  })

  test('[CRD-6] [CRD-7] fighters print attack, defence, circle and cross, their cost; items a cost and a power', () => {
    for (const row of CARDS.filter(({ type }) => type === 'monster' || type === 'weapon')) {
      const card = fighterOf(row.id ?? '')
      expect([card.attack, card.defence, card.resistance, card.weakness]).toEqual([
        Number(row.attack),
        row.defence ? Number(row.defence) : null,
        orNull(row.resistance),
        orNull(row.weakness),
      ])
      const price = card.type === 'monster' ? [card.day, card.night] : [card.cost]
      expect(price).toEqual(card.type === 'monster' ? [Number(row.day), Number(row.night)] : [Number(row.cost)])
    }
    for (const row of CARDS.filter(({ type }) => ['monster', 'weapon', 'item'].includes(type ?? ''))) {
      const card = artefactOf(row.id ?? '')
      expect([card.type, card.colour, card.power, card.value]).toEqual([
        row.type,
        row.colour,
        orNull(row.power),
        Number(row.value),
      ])
      if (card.type === 'item') expect(card.cost).toBe(Number(row.cost))
    }
  })

  test('[CRD-8] lists stand as the cards are listed', () => {
    expect(sorted(['SA1', 'D+R2', 'N-W1', 'D+R1'])).toEqual(['D+R1', 'D+R2', 'N-W1', 'SA1'])
  })

  test('[SET-2] the ready-made decks: six of 20, four of 10, each card once, half of them fighters', () => {
    const rows = table('decks.csv')
    expect(Object.keys(DECKS)).toEqual(rows.map(({ id }) => id))
    for (const row of rows) {
      const deck = DECKS[row.id ?? ''] ?? []
      expect(deck).toEqual(row.cards?.split(' '))
      expect(deck).toHaveLength(row.players === '2' ? 20 : 10)
      expect(new Set(deck).size).toBe(deck.length)
      expect(deck.filter((card) => isFighter(artefactOf(card))).length * 2).toBeGreaterThanOrEqual(deck.length)
    }
  })
})
