import { describe, expect, test } from 'vitest'
import { type Dice, seededDice } from '../../../../kit/dice.ts'
import type { Entry } from '../../../../kit/log.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import { type Command, type Event, tmr } from '../../rules/index.ts'
import { CELL_IDS, canBeCastAt, DIRECTIONS, findSpell, neighbour, type Spell, stepsTo } from '../../rules/public.ts'
import { practice as en } from '../../texts/en/practice/index.ts'
import { practice as fr } from '../../texts/fr/practice/index.ts'
import { seenBy } from '../situation/situation.ts'
import { judgeStake } from './judge.ts'
import { NIGHTS, nightsOf, STAKES, type Stake, stakeTable } from './stakes.ts'

/** Nothing is met, and every roll is as it is told to be. */
const dice = (roll: number): Dice => {
  const others = seededDice(1)
  return { roll: (ask) => (ask.label === 'd7' ? 1 : ask.label === 'd100' ? roll : others.roll(ask)) }
}

/** A night played by a simple head: straight to the land of the spell, cast, down, at whom it is meant. */
const play = (stake: Stake, roll: number, words: number, idle = false) => {
  const setup = stakeTable(stake)
  const spell = findSpell({}, stake.spell) as Spell
  const goals = CELL_IDS.filter((cell) => canBeCastAt(spell, cell))
  const entries: Entry<Event>[] = []
  let table = tmr.initial(setup)
  for (let said = 0; said < words; said++) {
    const [dreamer] = setup.dreamers
    const board = dreamer && seenBy(table, dreamer.id)?.board
    if (!dreamer || !board || judgeStake(stake, setup, entries).verdict !== 'open') break
    const steps = (way: (typeof DIRECTIONS)[number]): number => {
      const next = board.position && neighbour(board.position, way)
      return next ? stepsTo(next, goals, () => true) : Number.POSITIVE_INFINITY
    }
    const next = (): Command => {
      const of = { dreamer: dreamer.id }
      if (board.phase === 'awake') return { type: 'ascend', ...of, mode: 'normal' }
      if (board.phase === 'asleep') return { type: 'advance', hours: 1 }
      if (board.phase === 'wet') return { type: 'masterCell', ...of }
      if (board.phase === 'cast') return { type: 'keep', ...of }
      if (board.phase === 'fumble') return { type: 'accept', ...of }
      if (board.phase === 'carrying') return { type: 'comeDown', ...of }
      if (board.phase === 'targeting')
        return stake.foe === undefined
          ? { type: 'target', ...of, on: 'zone' }
          : { type: 'target', ...of, on: 'creature', resist: stake.foe }
      if (idle) return { type: 'stay', ...of }
      if (board.position && goals.includes(board.position)) return { type: 'cast', ...of, spell: stake.spell }
      return { type: 'move', ...of, to: DIRECTIONS.toSorted((a, b) => steps(a) - steps(b))[0] ?? 'n' }
    }
    const command = next()
    const by = command.type === 'advance' ? GARDIEN : joueur(dreamer.id)
    // TGT-4: whoever is aimed at resists as badly as can be.
    const events = tmr.decide(table, command, by, dice(command.type === 'target' ? 100 : roll))
    if (isRefusal(events)) throw new Error(`${stake.id}: ${command.type} ${events.code}`)
    const seq = entries.length + 1
    entries.push({ kind: 'done', seq, id: `e${seq}`, by, at: 0, scope: dreamer.id, events, rolled: true, reveals: false })
    table = events.reduce(tmr.evolve, table)
  }
  return { setup, entries, standing: judgeStake(stake, setup, entries) }
}

describe.each(STAKES.map((stake) => [stake.id, stake] as const))('%s', (id, stake) => {
  test('[CAST-2] [TGT-5] straight there with good dice, the spell comes in time', () => {
    expect(play(stake, 20, 40).standing.verdict).toBe('won')
  })

  test('[FAT-2] [NIT-4] whoever lets the time go by has lost, and a spell that comes later changes nothing', () => {
    const { setup, entries, standing } = play(stake, 20, 400, true)
    expect(standing).toEqual({ verdict: 'lost', left: 0 })
    const cast = { type: 'tookEffect', dreamer: setup.dreamers[0]?.id, spell: stake.spell, outcome: 'target', aim: null }
    const late = { ...entries.at(-1), seq: entries.length + 1, events: [cast] } as unknown as Entry<Event>
    expect(judgeStake(stake, setup, [...entries, late])).toEqual(standing)
  })

  test('what was taken back counts for nothing', () => {
    const { setup, entries } = play(stake, 20, 40)
    const undo = { kind: 'undo', seq: entries.length + 1, id: 'u', by: GARDIEN, at: 0, undoes: [entries.length] } as const
    expect(judgeStake(stake, setup, [...entries, undo as unknown as Entry<Event>]).verdict).toBe('open')
  })

  test('has its words in both languages: a reason, and an ending either way', () => {
    for (const { stakes } of [fr, en]) {
      const { title, reason, won, lost } = stakes.each[id]
      for (const words of [title, reason, won, lost]) expect(words.length).toBeGreaterThan(5)
      // TGT-4: the player enters it.
      if (stake.foe !== undefined) expect(reason).toContain(String(stake.foe))
    }
  })
})

test('at least twelve, each with a spell of its own; nights in a row are drawn from them, the same from the same number', () => {
  expect(STAKES.length).toBeGreaterThanOrEqual(12)
  expect(new Set(STAKES.map(({ spell }) => spell)).size).toBe(STAKES.length)
  for (const seed of [1, 2, 3]) expect(new Set(nightsOf(seed).map(({ id }) => id)).size).toBe(NIGHTS)
  expect(nightsOf(7)).toEqual(nightsOf(7))
})

test('[CAST-2] in the last round there is no time to come down with the spell: lost at once', () => {
  for (const stake of STAKES.filter(({ deadline }) => 'rounds' in deadline)) {
    const { setup, entries, standing } = play(stake, 20, 400, true)
    expect(standing).toEqual({ verdict: 'lost', left: 0 })
    expect(judgeStake(stake, setup, entries.slice(0, -1))).toEqual({ verdict: 'open', left: 2 })
  }
})

test('[RES-4] whoever has it in reserve can still come upon it in the last round', () => {
  const [cell] = CELL_IDS
  if (!cell) throw new Error('no cell')
  for (const stake of STAKES.filter(({ deadline }) => 'rounds' in deadline)) {
    const { setup, entries } = play(stake, 20, 400, true)
    const reserves = [{ cell, spell: stake.spell, erratic: false, cost: 1, note: '' }]
    const stored = { ...setup, dreamers: setup.dreamers.map((one) => ({ ...one, reserves })) }
    expect(judgeStake(stake, stored, entries)).toEqual({ verdict: 'open', left: 1 })
  }
})
