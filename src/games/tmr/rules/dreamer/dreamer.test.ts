import { describe, expect, test } from 'vitest'
import { CELL_IDS } from '../map/map.ts'
import { SPELLS } from '../spells/spell.ts'
import { cell, given, meets, setupOf, up } from '../testing/scene.ts'
import { bestVoie, LOWEST_LEVEL } from './draconic.ts'
import { dragonEntry, dragonTable } from './dragon.ts'
import { masteryOf } from './mastery.ts'

describe('the dreamer', () => {
  test('[DRM-1] has all that is on the sheet', () => {
    const { sheet, ...rest } = given({ reve: 15, empathie: 12, volonte: 11, vue: 9, malus: -1, repression: 2 }).me
    expect(sheet).toMatchObject({ name: 'Nitouche', reve: 15, empathie: 12, volonte: 11, vue: 9, malus: -1, spells: null })
    expect(rest).toMatchObject({ dream: 13, repression: 2, position: 'G4', reserves: [], afflictions: [] })
    expect(rest.xp).toEqual({ reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 })
  })

  test('[DRM-1] a level in each voie, −11 and up', () => {
    expect(LOWEST_LEVEL).toBe(-11)
    expect(() => given({ draconic: { oniros: -12, hypnos: 0, narcos: 0, thanatos: 0 } })).toThrow('draconic.oniros')
  })

  test('[DRM-1] the best draconic; of equals the first of oniros, hypnos, narcos, thanatos', () => {
    expect(bestVoie({ oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 })).toBe('hypnos')
    expect(bestVoie({ oniros: 1, hypnos: 1, narcos: 1, thanatos: 1 })).toBe('oniros')
    expect(bestVoie({ oniros: -11, hypnos: -11, narcos: -4, thanatos: -4 })).toBe('narcos')
  })

  test('[DRM-1] only known spells, and those of the table, can be named', () => {
    const scene = given({ position: 'J4', spells: ['serenite'] }, up())
    scene.refuses('cast', { spell: 'tympan-d-hypnos' }, 'unknown-spell', 'CAST-1')
    scene.refuses('cast', { spell: 'No such thing!' }, 'unknown-spell', 'CAST-1')
    expect(scene.does('cast', { spell: 'serenite', cost: 3 }, 'd100 50').phase).toBe('cast')
    expect(given({ spells: [] }, up()).does('cast', { spell: 'voix' }, 'd100 50').phase).toBe('cast')
    expect(SPELLS).toHaveLength(137)
  })

  test('[DRM-2] the demi-rêve may begin on any of the 189 cells', () => {
    for (const id of CELL_IDS) expect(setupOf({ position: id }).dreamers[0]?.position).toBe(id)
  })

  test('[DRM-2] each ascent finds it where it was left', () => {
    const down = given({ position: 'H4' })
      .does('ascend', { mode: 'normal' }, 'd7 1')
      .does('move', { to: 's' }, 'd7 1')
      .does('descend')
    expect(down.does('ascend', { mode: 'normal' }, 'd7 1').me.position).toBe('H5')
  })

  test('[DRM-3] zero dream points: asleep, out of the TMR at once', () => {
    const scene = given({ dream: 4 }, up(), meets('mangeur', 6)).does('master', {}, 'd100 90')
    expect(scene.me).toMatchObject({ dream: 0, journey: null, fatigue: 1, stage: { phase: 'asleep' } })
    expect(scene.happened).toEqual(['faced', 'dreamChanged', 'encounterEnded', 'fellAsleep'])
  })

  test('[DRM-3] who begins with no dream point or no box left is asleep', () => {
    expect(given({ dream: 0 }).phase).toBe('asleep')
    expect(given({ fatigue: 30 }).phase).toBe('asleep')
    expect(given({ fatigue: 29, dream: 1 }).phase).toBe('awake')
  })

  test('[DRM-3] asleep, nothing can be said but by the gardien', () => {
    const scene = given({ dream: 0 })
    for (const type of ['master', 'stay', 'descend', 'comeDown', 'interrupt', 'struggle'] as const)
      scene.refuses(type, {}, 'wrong-phase')
    scene.refuses('ascend', { mode: 'normal' }, 'wrong-phase')
    expect(scene.does('correct', { dream: 5 }).phase).toBe('awake')
  })

  test('[DRM-3] a correction to zero puts to sleep wherever the dreamer is', () => {
    const up3 = given({}, up(), { type: 'settled' }).does('correct', { dream: 0 })
    expect(up3.me).toMatchObject({ stage: { phase: 'asleep' }, journey: null, fatigue: 1 })
    expect(given({}, up()).does('correct', { fatigue: 29 }).phase).toBe('asleep')
    expect(given({}).does('correct', { dream: 0 }).phase).toBe('asleep')
  })

  test('a correction touches only what it names', () => {
    const scene = given({ volonte: 14, vue: 15 }).does('correct', { sheet: { reve: 16 }, repression: 3 })
    expect(scene.me.sheet).toMatchObject({ reve: 16, volonte: 14, vue: 15, name: 'Nitouche' })
    expect(scene.me).toMatchObject({ dream: 13, fatigue: 0, repression: 3 })
  })
})

describe('mastering', () => {
  test('[ENC-4] dream points, the best draconic, minus the strength, and the malus', () => {
    const draconic = { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }
    expect(masteryOf({ dream: 9, draconic, malus: -1 }, 6)).toEqual({
      characteristic: 9,
      voie: 'hypnos',
      skill: 3,
      difficulty: -6,
      malus: -1,
      modifier: 0,
    })
  })
})

describe('what Dragons leave', () => {
  test('[ENC-7] [ENC-16] each table covers the d100 once, without a hole', () => {
    for (const table of ['souffle', 'queue', 'tete'] as const) {
      const entries = dragonTable(table)
      let next = entries[0]?.from ?? 0
      for (const entry of entries) {
        expect(entry.from).toBe(next)
        expect(entry.to).toBeGreaterThanOrEqual(entry.from)
        next = entry.to + 1
      }
      expect(next).toBe(101)
    }
  })

  test('[ENC-7] what was drawn stays on the sheet by its name', () => {
    const souffle = dragonTable('souffle')[2]?.id ?? ''
    const scene = given({ repression: 9 }, up(), meets('briseur', 5)).does('repress', {}, `d20 3 souffle ${souffle}`)
    expect(scene.me.afflictions).toEqual([{ table: 'souffle', id: souffle }])
    expect(dragonEntry(souffle)?.name).not.toBe('')
    expect(scene.me.position).toBe(cell('G4'))
  })
})
