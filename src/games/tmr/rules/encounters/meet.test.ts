import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GENRES, type Genre } from '../map/genre.ts'
import { given, meets, up } from '../testing/scene.ts'
import { ENCOUNTER_KINDS, kindOn, mayPass, STRENGTH, shareOf } from './kinds.ts'

const REFERENCE = new URL('../testing/reference/encounters.csv', import.meta.url)
const NAMED: readonly Genre[] = ['foret', 'collines', 'desolation', 'fleuve']

describe('the encounter roll', () => {
  test('[ENC-1] 1 to 6: nothing; 7: an encounter', () => {
    for (let face = 1; face <= 6; face++) expect(given().does('ascend', { mode: 'normal' }, `d7 ${face}`).phase).toBe('free')
    expect(given().does('ascend', { mode: 'normal' }, 'd7 7 d100 70 d6 1').phase).toBe('encounter')
  })

  test('[ENC-2] its kind by d100 in the column of the genre', () => {
    expect([1, 25, 26, 50, 51, 65, 66, 70, 71, 80].map((face) => kindOn('cite', face))).toEqual([
      'messager',
      'messager',
      'passeur',
      'passeur',
      'fleur',
      'fleur',
      'mangeur',
      'mangeur',
      'changeur',
      'changeur',
    ])
    expect([1, 20, 21, 97, 98, 100].map((face) => kindOn('desolation', face))).toEqual([
      'mangeur',
      'mangeur',
      'changeur',
      'tourbillon-noir',
      'reve-de-dragon',
      'reve-de-dragon',
    ])
    expect([4, 5, 6].map((face) => kindOn('gouffre', face))).toEqual(['passeur', 'fleur', 'mangeur'])
  })

  test('[ENC-2] every d100 of every column, and the dice of each row, as in the table', () => {
    const [head = '', ...rows] = readFileSync(REFERENCE, 'utf8').trim().split(/\r?\n/)
    const columns = head.split(',').slice(3)
    for (const row of rows) {
      const [kind = '', , strength = '', ...ranges] = row.split(',')
      const how = STRENGTH[kind as keyof typeof STRENGTH]
      expect(how === 'ddr' ? '7+ddr' : `${how.count}d${how.sides}`).toBe(strength)
      for (const [at, range] of ranges.entries()) {
        const genres = (columns[at] ?? '').split('+') as Genre[]
        const [from = 1, to = 0] = range ? range.split('-').map(Number) : []
        for (let face = 1; face <= 100; face++)
          for (const genre of genres) expect(kindOn(genre, face) === kind).toBe(face >= from && face <= to)
      }
    }
  })

  test('[ENC-2] the shares of each land add up to a hundred', () => {
    for (const genre of GENRES) expect(ENCOUNTER_KINDS.reduce((sum, kind) => sum + shareOf(genre, kind), 0)).toBe(100)
    expect(NAMED.map((genre) => shareOf(genre, 'messager'))).toEqual([15, 15, 0, 5])
  })

  test.each([
    ['messager', 1, 'd4 3 4', 7],
    ['passeur', 26, 'd4 1 1', 2],
    ['fleur', 51, 'd6 6', 6],
    ['mangeur', 66, 'd6 4', 4],
    ['changeur', 71, 'd6 6 6', 12],
    ['briseur', 81, 'd6 1 2', 3],
    ['reflet', 86, 'd6 5 5', 10],
    ['tourbillon-blanc', 91, 'd6 2 3', 5],
    ['tourbillon-noir', 95, 'd8 8 8', 16],
    ['reve-de-dragon', 98, 'd8 8', 7],
  ])('[ENC-2] %s: strength by the dice of its row', (kind, face, dice, strength) => {
    const scene = given().does('ascend', { mode: 'normal' }, `d7 7 d100 ${face} ${dice}`)
    expect(scene.board.encounter).toEqual({ kind, strength, lostRounds: 0, until: null })
    expect(scene.told.at(-1)).toMatchObject({ what: { type: 'encounterMet', kind, strength } })
  })
})

describe('one choice, at once and final', () => {
  test('[ENC-3] master, evade or repress; nothing else', () => {
    const scene = given({}, up(), meets('briseur', 5))
    for (const type of ['stay', 'descend', 'struggle', 'masterCell', 'decline', 'keep'] as const)
      scene.refuses(type, {}, 'wrong-phase')
    scene.refuses('move', { to: 'n' }, 'wrong-phase')
    expect(scene.does('master', {}, 'd100 1').phase).toBe('free')
    expect(scene.does('evade').phase).toBe('awake')
    expect(scene.does('repress', {}, 'd20 20').phase).toBe('free')
  })

  test('[ENC-3] a Messager or a Passeur may be let pass, no other', () => {
    expect(ENCOUNTER_KINDS.filter(mayPass)).toEqual(['messager', 'passeur'])
    for (const kind of ENCOUNTER_KINDS) {
      const scene = given({}, up(), meets(kind, 5))
      if (!mayPass(kind)) scene.refuses('letPass', {}, 'cannot-let-pass', 'ENC-3')
      else expect(scene.does('letPass').me).toMatchObject({ stage: { phase: 'free' }, repression: 0, position: 'G4' })
    }
  })

  test('[ENC-4] dream points, best draconic, minus the strength', () => {
    const [faced] = given({ dream: 10 }, up(), meets('mangeur', 6)).does('master', {}, 'd100 35').events
    expect(faced).toMatchObject({ check: { characteristic: 10, voie: 'hypnos', skill: 3, difficulty: -6, chance: 35 } })
    expect(given({ dream: 10 }, up(), meets('mangeur', 6)).does('master', {}, 'd100 36').me.dream).toBe(4)
  })

  test('[ENC-4] another voie is the one named, and the event says that it was', () => {
    const met = given({ dream: 10 }, up(), meets('mangeur', 6))
    const [named] = met.does('master', { voie: 'narcos' }, 'd100 20').events
    expect(named).toMatchObject({ check: { voie: 'narcos', skill: 0, difficulty: -6, chance: 20 }, named: true })
    expect(met.does('master', { voie: 'narcos' }, 'd100 21').me.dream).toBe(4)
  })

  test('[ENC-4] the best by its name is the best, as when none is named', () => {
    const met = given({ dream: 10 }, up(), meets('mangeur', 6))
    expect(met.does('master', { voie: 'hypnos' }, 'd100 35').events).toEqual(met.does('master', {}, 'd100 35').events)
    const level = { oniros: -11, hypnos: 2, narcos: 2, thanatos: 2 }
    const [tied] = given({ draconic: level }, up(), meets('mangeur', 6)).does('master', {}, 'd100 1').events
    expect(tied).toMatchObject({ check: { voie: 'hypnos' } })
    expect(tied).not.toHaveProperty('named')
  })

  test('[ENC-4] no experience, whatever the quality', () => {
    for (const kind of ['messager', 'fleur', 'mangeur', 'changeur', 'briseur', 'reflet', 'tourbillon-blanc'] as const)
      expect(given({}, up(), meets(kind, 12)).does('master', {}, 'd100 1').me.xp.hypnos).toBe(0)
  })

  test('[ENC-4] no special failure either: an échec total of another kind is a failure', () => {
    const scene = given({}, up(), meets('fleur', 6)).does('master', {}, 'd100 100')
    expect(scene.me).toMatchObject({ afflictions: [], dream: 13, stage: { phase: 'free' } })
  })

  test('[ENC-8] resolved and still there, the cell goes on: wet, reserve, free', () => {
    const scene = given({ position: 'G6', reserves: [{ cell: 'G6', spell: 'boue' }] }, up(), meets('fleur', 2)).does(
      'master',
      {},
      'd100 1',
    )
    expect(scene.happened).toEqual(['faced', 'dreamChanged', 'encounterEnded', 'wetMet'])
    expect(given({ reserves: [{ cell: 'G4', spell: 'voix' }] }, up(), meets('messager', 2)).does('letPass').phase).toBe(
      'carrying',
    )
    expect(given({}, up(), meets('briseur', 2)).does('repress', {}, 'd20 20').phase).toBe('free')
  })
})
