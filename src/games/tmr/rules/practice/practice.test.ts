import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { NEW_OPTIONS } from '../setup.ts'
import type { Hour } from '../state.ts'
import { dragons, dragonsAt, goneUp } from '../testing/dragonScene.ts'
import { cell, type DreamerLike, givenAt, lostAmong, type Scene, testSpell, up } from '../testing/scene.ts'
import { levelCost, lostLevels, reveCost } from './spending.ts'

const checkOf = (scene: Scene) => (scene.events.find((event) => 'check' in event) as Extract<Event, { type: 'castRolled' }>).check

describe('stars', () => {
  const stargazer = { intellect: 12, astrologie: 1 }
  const under = (hour: Hour, like: DreamerLike = {}) =>
    givenAt(
      { birth: 'dragon', ...like },
      { options: NEW_OPTIONS, clock: { day: 1, hour }, astral: [{ day: 1, number: 5 }] },
      up(),
    )

  test('[AST-1] the number of a day is drawn when first needed, once, or set by the gardien', () => {
    const read = dragonsAt('serpent', stargazer).does('horoscope', { day: 1 }, 'd12 9 d100 60')
    expect(read.board.astral).toBe(9)
    const set = dragons().does('setAstral', { number: 4 })
    expect(set.board.astral).toBe(4)
    const cast = givenAt({ birth: 'dragon' }, { options: NEW_OPTIONS }, up()).does('cast', { spell: 'rite' }, 'd12 7 d100 30')
    expect(cast.board.astral).toBe(7)
  })

  test('[AST-2] a ritual is adjusted by the hour; no hour of birth, no other spell', () => {
    expect(checkOf(under('araignee').does('cast', { spell: 'rite' }, 'd100 30')).modifier).toBe(4)
    expect(checkOf(under('couronne').does('cast', { spell: 'rite' }, 'd100 30')).modifier).toBe(-4)
    expect(checkOf(under('araignee').does('cast', { spell: 'voix' }, 'd100 30')).modifier).toBe(0)
    expect(checkOf(under('araignee', { birth: null }).does('cast', { spell: 'rite' }, 'd100 30')).modifier).toBe(0)
  })

  test('[AST-3] the number and what it does are the gardien’s; the quality is told', () => {
    const cast = under('araignee').does('cast', { spell: 'rite' }, 'd100 30')
    expect([cast.board.astral, cast.seen.astral]).toEqual([5, null])
    const told = cast.told.find(({ what }) => what.type === 'castRolled')
    expect(told?.what).toMatchObject({ check: { modifier: null, chance: null, quality: 'significative' } })
    expect(dragons().does('setAstral', { number: 4 }).told).toEqual([])
  })

  test('[AST-4] a horoscope: by night, of days to come, each once a night', () => {
    dragonsAt('lyre', stargazer).refuses('horoscope', { day: 1 }, 'not-night', 'AST-4')
    const night = dragonsAt('serpent', stargazer).refuses('horoscope', { day: 0 }, 'past', 'AST-4')
    const read = night.does('setAstral', { number: 3, day: 5 }).does('horoscope', { day: 5, visibility: -1 }, 'd100 40')
    expect(read.events).toMatchObject([{ type: 'starsRead', number: 3, check: { characteristic: 12, skill: 1, difficulty: -3 } }])
    read.refuses('horoscope', { day: 5 }, 'already-read', 'AST-4')
  })

  test('[AST-4] the sky is the gardien’s word: veiled it weighs on the roll, covered nothing is read', () => {
    const sky = (to: number | null) =>
      dragonsAt('serpent', stargazer)
        .does('setAstral', { number: 3 })
        .does('setOptions', { options: { ...NEW_OPTIONS, sky: to } })
    const veiled = sky(-4).does('horoscope', { day: 1 }, 'd100 10')
    expect(veiled.events).toMatchObject([{ type: 'starsRead', check: { difficulty: -4 } }])
    sky(null).refuses('horoscope', { day: 1 }, 'no-sky', 'AST-4')
  })

  test('[AST-4] failed, a false number is told, and nothing shows that it is', () => {
    const night = dragonsAt('serpent', stargazer).does('setAstral', { number: 3 })
    const lied = night.does('horoscope', { day: 1 }, 'd100 90 lie 3 7')
    expect(lied.seen.readings).toMatchObject([{ day: 1, number: 7 }])
    expect(lied.told).toMatchObject([{ what: { type: 'starsRead', number: 7, check: null } }])
    expect(lied.me.xp.reve).toBe(0)
  })

  test('[AST-5] a ritual can cost seuil: on a success, in full, and never the last', () => {
    const spells = [testSpell('cher', { ritual: true, seuil: 2 })]
    const at = (seuil: number) => givenAt({ seuil }, { options: NEW_OPTIONS, spells }, up())
    expect(at(10).does('cast', { spell: 'cher' }, 'd100 40').me.depths.seuil).toBe(8)
    expect(at(10).does('cast', { spell: 'cher' }, 'd100 1').me.depths.seuil).toBe(8)
    expect(at(10).does('cast', { spell: 'cher' }, 'd100 80').me.depths.seuil).toBe(10)
    at(2).refuses('cast', { spell: 'cher' }, 'seuil-too-low', 'AST-5')
    at(10).does('cast', { spell: 'cher' }, 'd100 40').refuses('reserve', {}, 'ritual')
  })
})

describe('bonus de case', () => {
  const bonuses = [{ spell: 'voix', cell: cell('G4'), percent: 8 }]

  test('[EXP-1] each success gives one percent on that very cell, before all thresholds', () => {
    expect(dragons({}, up()).does('cast', { spell: 'voix' }, 'd100 40').seen.bonuses).toEqual([
      { spell: 'voix', cell: 'G4', percent: 1 },
    ])
    expect(dragons({}, up()).does('cast', { spell: 'voix' }, 'd100 66').seen.bonuses).toEqual([])
    const practised = dragons({ bonuses }, up()).does('cast', { spell: 'voix' }, 'd100 73')
    expect(checkOf(practised)).toMatchObject({ chance: 73, bonus: 8, quality: 'normale' })
    expect(checkOf(dragons({ bonuses }, up()).does('cast', { spell: 'voix' }, 'd100 15')).quality).toBe('particuliere')
  })

  test('[EXP-1] not below −10, and each cell of the Fleuve has its own', () => {
    const draconic = { oniros: -2, hypnos: -8, narcos: 0, thanatos: -11 }
    expect(checkOf(dragons({ bonuses, draconic }, up()).does('cast', { spell: 'voix' }, 'd100 50')).chance).toBe(1)
    const river = dragons({ position: 'F3', bonuses: [{ spell: 'eau', cell: cell('F4'), percent: 8 }] }, up())
    expect(checkOf(river.does('cast', { spell: 'eau' }, 'd100 40'))).not.toHaveProperty('bonus')
  })

  test('[EXP-2] the second roll of a failure has it and gives none', () => {
    const stored = dragons({ bonuses }, up()).does('cast', { spell: 'voix' }, 'd100 100').does('storeFailure', {}, 'd100 73')
    expect(stored.me.reserves).toMatchObject([{ spell: 'voix', erratic: true }])
    expect(stored.seen.bonuses).toEqual(bonuses)
  })

  test('[EXP-2] won while lost: told without its cell until the position is known; at work, not told', () => {
    const lost = dragons({ bonuses }, up(), ...lostAmong('G4', 'G4 K9')).does('cast', { spell: 'voix' }, 'd100 40')
    expect(lost.seen.bonuses).toEqual([bonuses[0], { spell: 'voix', cell: null, percent: 1 }])
    expect(lost.told.find(({ what }) => what.type === 'castRolled')?.what).toMatchObject({ check: { chance: 65 } })
    expect(lost.does('reveal').seen.bonuses).toEqual([{ spell: 'voix', cell: 'G4', percent: 9 }])
  })
})

describe('experience', () => {
  const xp = { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 }

  test('[EXP-3] what rolls teach goes to the voie, never to spell points', () => {
    const won = goneUp(dragons({ position: 'G6' })).does('masterCell', {}, 'd100 1')
    expect(won.seen).toMatchObject({ xp: { reve: 2, hypnos: 2 }, spellPoints: { hypnos: 0 } })
  })

  test('[EXP-4] RÊVE, with its seuil, and levels, one step at a time', () => {
    const spent = dragons({ xp: { ...xp, reve: 10, hypnos: 20 } })
      .does('spend', { on: 'reve' })
      .does('spend', { on: 'hypnos' })
    expect(spent.me).toMatchObject({
      sheet: { reve: 14, draconic: { hypnos: 4 } },
      depths: { seuil: 14 },
      xp: { reve: 1, hypnos: 0 },
    })
    dragons({ xp: { ...xp, reve: 8 } }).refuses('spend', { on: 'reve' }, 'xp-too-low', 'EXP-4')
    expect([6, 8, 9, 11, 14, 15, 16, 17, 18].map(reveCost)).toEqual([6, 6, 7, 8, 9, 10, 20, 30, 40])
    expect([-10, -8, -7, -4, 0, 4, 5, 7, 9, 11].map(levelCost)).toEqual([5, 5, 10, 10, 15, 20, 30, 40, 60, 100])
  })

  test('[EXP-5] a level of Thanatos destroys as much in another voie, unspent points first', () => {
    const scene = dragons({ xp: { ...xp, thanatos: 5, hypnos: 3 } }).refuses('spend', { on: 'thanatos' }, 'from-missing', 'EXP-5')
    const spent = scene.does('spend', { on: 'thanatos', from: 'hypnos' })
    expect(spent.me).toMatchObject({ sheet: { draconic: { thanatos: -10, hypnos: 2 } }, xp: { thanatos: 0, hypnos: 18 } })
    expect(lostLevels(9, 3, 5)).toEqual({ levels: 0, left: 4 })
    expect(lostLevels(0, -11, 5)).toEqual({ levels: 0, left: 0 })
  })
})
