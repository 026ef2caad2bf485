import { describe, expect, test } from 'vitest'
import { GARDIEN, joueur, spectateur } from '../../../kit/roles.ts'
import { tmr } from './index.ts'
import { CELL_IDS } from './map/map.ts'
import { LONGEST_NOTE, MOST_NOTES } from './notes.ts'
import { cell, given, NITOUCHE } from './testing/scene.ts'

const ON_CELL = { kind: 'cell', cell: cell('G4') } as const
const ON_DREAMER = { kind: 'dreamer', dreamer: NITOUCHE } as const

describe('the notes of the gardien', () => {
  test('one a place: written, written again where it stood, taken away by an empty one', () => {
    const two = given()
      .does('note', { on: ON_CELL, text: 'Un puits.' })
      .does('note', { on: { kind: 'table' }, text: 'Ce soir.' })
    const again = two.does('note', { on: ON_CELL, text: 'Un puits à sec.' })
    expect(again.table.notes.map(({ text }) => text)).toEqual(['Un puits à sec.', 'Ce soir.'])
    expect(again.does('note', { on: ON_CELL, text: '  ' }).table.notes).toHaveLength(1)
    expect(given().does('note', { on: ON_CELL, text: '' }).events).toEqual([])
  })

  test('are in the view of the gardien and in no other; nobody else is told', () => {
    const { table, events, told } = given().does('note', { on: ON_DREAMER, text: 'Ment.' })
    expect(tmr.view(table, GARDIEN).secrets).toEqual({ sent: [], notes: [{ on: ON_DREAMER, text: 'Ment.' }] })
    for (const role of [joueur(NITOUCHE), spectateur(NITOUCHE), spectateur('')])
      expect(JSON.stringify(tmr.view(table, role))).not.toContain('Ment')
    expect([events.length, told]).toEqual([1, []])
  })

  test('are told to everybody once the gardien shows them, as they stand there then; they stay the gardien’s', () => {
    const written = given().does('note', { on: ON_DREAMER, text: 'Ment.' })
    const { table, told, events } = written.does('showNote', { on: ON_DREAMER })
    expect(table).toEqual(written.table)
    expect(told.map(({ what }) => what)).toEqual([{ type: 'noteShown', on: ON_DREAMER, text: 'Ment.' }])
    const [shown] = events
    for (const role of [GARDIEN, joueur('autre'), spectateur('')])
      expect(shown && tmr.tell(shown, table, table)(role)).toMatchObject({ dreamer: null, what: { text: 'Ment.' } })
  })

  test('are shown by the gardien alone, and only where there is one', () => {
    const written = given().does('note', { on: ON_DREAMER, text: 'Ment.' })
    written.refuses('showNote', { on: ON_CELL }, 'unknown-note')
    for (const role of [joueur(NITOUCHE), spectateur('')])
      expect(tmr.decide(written.table, { type: 'showNote', on: ON_DREAMER }, role, { roll: () => 1 })).toMatchObject({
        code: 'gardien-only',
      })
  })

  test('a view made from the one before it shows what was written since', () => {
    const before = given().does('note', { on: ON_CELL, text: 'Un.' })
    const after = before.does('note', { on: ON_CELL, text: 'Deux.' })
    const seen = tmr.view(before.table, GARDIEN)
    expect(tmr.view(after.table, GARDIEN, { state: before.table, view: seen }).secrets?.notes[0]?.text).toBe('Deux.')
    expect(tmr.view(before.table, GARDIEN, { state: before.table, view: seen })).toBe(seen)
  })

  test('hold lines, and nothing that hides in them', () => {
    const text = 'Un\u202e deux\u200b\r\n\ttrois \u{1f469}\u200d\u{1f680} e\u0301\u0301\u0301\u0301\u0301\u0301\u0301'
    const [note] = given().does('note', { on: ON_CELL, text }).table.notes
    expect(note?.text).toBe('Un deux\n trois \u{1f469}\u200d\u{1f680} é\u0301\u0301\u0301\u0301')
  })

  test('are bounded in length and number; of somebody who is not there none is written', () => {
    const long = { type: 'note', on: ON_CELL, text: 'x'.repeat(LONGEST_NOTE + 1) }
    expect(tmr.parseCommand(long)).toMatchObject({ code: 'malformed', params: { field: 'text' } })
    const full = CELL_IDS.slice(0, MOST_NOTES).reduce(
      (scene, one) => scene.does('note', { on: { kind: 'cell', cell: one }, text: 'x' }),
      given(),
    )
    full.refuses('note', { on: ON_DREAMER, text: 'x' }, 'too-many')
    full.does('note', { on: { kind: 'cell', cell: CELL_IDS[0] }, text: 'y' })
    given().refuses('note', { on: { kind: 'dreamer', dreamer: 'personne' }, text: 'x' }, 'unknown-dreamer')
  })

  test('go with the dreamer they are about', () => {
    const { table } = given().does('note', { on: ON_DREAMER, text: 'Ment.' }).does('note', { on: ON_CELL, text: 'Un puits.' })
    expect(tmr.evolve(table, { type: 'dreamerLeft', dreamer: NITOUCHE }).notes).toEqual([{ on: ON_CELL, text: 'Un puits.' }])
  })
})
