import { GARDIEN } from '../../../../kit/roles.ts'
import type { Command } from '../commands.ts'
import { type Table, tmr } from '../index.ts'
import { GENRES } from '../map/genre.ts'
import { CELL_IDS } from '../map/map.ts'
import type { DreamerId } from '../state.ts'
import { type Chance, FIRST, liveTable, SECOND, type Spoken, spoken } from './randomPlay.ts'

export const dragonTable = (): Table => {
  const setup = liveTable()
  return tmr.initial({ ...setup, options: { ...setup.options, dragons: true } })
}

const gardienSays = (dreamer: DreamerId, chance: Chance): Command =>
  chance.of<Command>([
    { type: 'afflict', dreamer, kind: chance.of(['queue', 'souffle', 'tete']) },
    { type: 'afflict', dreamer, kind: 'souffle' },
    { type: 'choose', dreamer, effect: 1 + chance.below(9), cell: chance.of(CELL_IDS) },
    {
      type: 'sign',
      dreamer,
      genres: [chance.of(GENRES), chance.of(GENRES)],
      difficulty: -2,
      value: 9,
      rounds: 1 + chance.below(9),
    },
    { type: 'setAstral', number: 1 + chance.below(12) },
    { type: 'horoscope', dreamer, day: chance.below(20) },
    { type: 'meditate', dreamer, method: 'kotyledon', skill: 3, neglected: chance.below(4) },
    { type: 'endEffect', dreamer, effect: 1 + chance.below(9) },
    { type: 'advance', hours: 1 + chance.below(9) },
    { type: 'sleep', dreamer, anyway: true },
  ])

/** A game with dragons: what is open, and every third time the gardien's hand. */
export const dragonSays = (table: Table, chance: Chance): Spoken => {
  const said = spoken(table, chance)
  const hand = chance.below(3) === 0 || said.command.type === 'setOptions'
  return hand ? { command: gardienSays(chance.of([FIRST, SECOND]), chance), by: GARDIEN } : said
}
