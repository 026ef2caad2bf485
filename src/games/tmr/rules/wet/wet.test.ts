import { describe, expect, test } from 'vitest'
import { given, meets, up } from '../testing/scene.ts'

describe('wet cells', () => {
  test('[WET-1] entered on foot, carried, drifted, or gone up onto', () => {
    expect(given({ position: 'G5' }, up()).does('move', { to: 's' }, 'd7 1').phase).toBe('wet')
    expect(given({ position: 'G6' }).does('ascend', { mode: 'normal' }, 'd7 1').phase).toBe('wet')
    expect(given({}, up(), meets('passeur', 4), { type: 'serviceWon' }).does('goTo', { cell: 'G6' }).phase).toBe('wet')
    const drifted = given({ position: 'G5' }, up(), meets('tourbillon-blanc', 4), { type: 'held' })
    expect(drifted.does('struggle', {}, 'd100 1 direction s').phase).toBe('wet')
  })

  test('[WET-1] dream points, best draconic, difficulty −7; no evasion, no repression', () => {
    const scene = given({ position: 'G6', dream: 10 }, up(), { type: 'wetMet' })
    for (const type of ['evade', 'repress', 'letPass', 'descend', 'stay'] as const) scene.refuses(type, {}, 'wrong-phase')
    scene.refuses('cast', { spell: 'boue' }, 'wrong-phase')
    expect(scene.does('masterCell', {}, 'd100 30').events[0]).toMatchObject({
      type: 'wetFaced',
      check: { characteristic: 10, skill: 3, difficulty: -7, chance: 30 },
    })
  })

  const wet = given({ position: 'G6', dream: 10 }, up(), { type: 'wetMet' })

  test('[WET-2] échec total: a souffle de Dragon, out of the TMR', () => {
    const total = wet.does('masterCell', {}, 'd100 100 souffle *')
    expect(total.me).toMatchObject({ stage: { phase: 'awake' }, repression: 0 })
    expect(total.me.afflictions).toMatchObject([{ table: 'souffle' }])
  })

  test('[WET-2] échec and échec particulier: out of the TMR', () => {
    for (const face of [31, 90])
      expect(wet.does('masterCell', {}, `d100 ${face}`).me).toMatchObject({ stage: { phase: 'awake' }, afflictions: [] })
  })

  test('[WET-2] success: free; particulière: and experience', () => {
    expect(wet.does('masterCell', {}, 'd100 20').me).toMatchObject({ stage: { phase: 'free' }, xp: { reve: 0, hypnos: 0 } })
    expect(wet.does('masterCell', {}, 'd100 6').me).toMatchObject({ stage: { phase: 'free' }, xp: { reve: 2, hypnos: 2 } })
  })

  test('[WET-3] the demi-rêve stays on the wet cell, to be mastered again at the next ascent', () => {
    const out = wet.does('masterCell', {}, 'd100 60')
    expect(out.me.position).toBe('G6')
    expect(out.does('ascend', { mode: 'normal' }, 'd7 1').phase).toBe('wet')
  })

  test('[WET-4] after the encounter; carried away by it: only the cell of arrival', () => {
    const met = given({ position: 'G6' }, up(), meets('passeur', 4))
    expect(met.does('letPass').phase).toBe('wet')
    expect(met.does('master', {}, 'd100 1').does('goTo', { cell: 'G4' }).phase).toBe('free')
  })

  test('[WET-4] staying another round on a mastered wet cell asks for no new mastery, encounter or not', () => {
    const mastered = wet.does('masterCell', {}, 'd100 20')
    expect(mastered.does('stay', {}, 'd7 1').phase).toBe('free')
    const met = mastered.does('stay', {}, 'd7 7 d100 3 d4 1 1')
    expect(met.does('letPass').phase).toBe('free')
    expect(met.does('master', {}, 'd100 1').does('decline').phase).toBe('free')
  })

  test('[WET-4] left and entered again, it is to be mastered again', () => {
    const left = wet.does('masterCell', {}, 'd100 20').does('move', { to: 'n' }, 'd7 1')
    expect(left.does('move', { to: 's' }, 'd7 1').phase).toBe('wet')
  })

  test('[WET-4] a Reflet met while staying on a mastered wet cell does not undo the mastery', () => {
    const held = wet.does('masterCell', {}, 'd100 20').does('stay', {}, 'd7 7 d100 70 d6 1 1').does('master', {}, 'd100 99')
    expect(held.does('struggle', {}, 'd100 1').phase).toBe('free')
  })
})
