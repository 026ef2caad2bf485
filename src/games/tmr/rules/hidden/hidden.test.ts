import { describe, expect, test } from 'vitest'
import { GARDIEN } from '../../../../kit/roles.ts'
import type { Happening } from '../events.ts'
import { tmr } from '../index.ts'
import { cellsOfGenre, genreOf } from '../map/map.ts'
import { cell, cells, type DreamerLike, given, holds, lostAmong, meets, PLAYER, sends, up } from '../testing/scene.ts'
import {
  afterChangeur,
  afterDrift,
  afterPath,
  afterStep,
  beyond,
  whosePathLeaves,
  whosePathReaches,
  within,
} from './candidates.ts'

/** In truth in K8 among the deserts. */
const lost = (candidates = 'C13 K8 L10', like: DreamerLike = {}) => given(like, up(), ...lostAmong('K8', candidates))

describe('told only the genre', () => {
  test('[HID-1] after a Changeur that was not mastered', () => {
    const scene = given({}, up(), meets('changeur', 12)).does('master', {}, 'd100 99 cell E6')
    expect(scene.seen).toMatchObject({ position: null, genre: 'sanctuaire' })
    expect(scene.board.position).toBe('E6')
  })

  test('[HID-1] after a Tourbillon with a lost round, not without', () => {
    const drifted = given({ position: 'A1' }, up(), meets('tourbillon-blanc', 5), { type: 'held' })
    expect(drifted.does('struggle', {}, 'd100 1 direction s').seen.position).toBeNull()
    expect(given({}, up(), meets('tourbillon-blanc', 5)).does('master', {}, 'd100 1').seen.position).toBe('G4')
  })

  test('[HID-2] directions are walked, and genres told, as long as more than one cell fits', () => {
    const scene = lost('C13 K8 L10').does('move', { to: 'n' }, 'd7 1')
    // North of C13 is a lac, of K8 a cité, of L10 collines.
    expect(scene.seen).toMatchObject({ position: 'K7', candidates: ['K7'] })
    const two = lost('A2 K8').does('move', { to: 'n' }, 'd7 1')
    expect(two.seen).toMatchObject({ position: null, genre: 'cite', candidates: cells('A1 K7') })
    expect(two.told[0]).toMatchObject({ what: { type: 'moved', to: null, genre: 'cite', direction: 'n' } })
  })

  test('[HID-2] as soon as exactly one fits, the position is known again, and what was made while lost', () => {
    const stored = lost('A2 K8').does('cast', { spell: 'sable' }, 'd100 40').does('reserve')
    expect(stored.seen.reserves).toMatchObject([{ cell: null, spell: 'sable' }])
    const two = stored.does('move', { to: 'n' }, 'd7 1')
    expect(two.seen.reserves).toMatchObject([{ cell: null }])
    const known = two.does('reveal')
    expect(known.seen).toMatchObject({ position: 'K7', reserves: [{ cell: 'K8', spell: 'sable' }] })
  })

  test('[HID-2] a drift after which one cell alone fits hides nothing', () => {
    const scene = given({ position: 'G8' }, up(), meets('tourbillon-blanc', 5), { type: 'held' }, { type: 'held' })
    expect(scene.does('struggle', {}, 'd100 1 direction ne').seen).toMatchObject({ position: 'I7', candidates: ['I7'] })
  })
})

describe('what the player knows', () => {
  test('[HID-3] a Changeur: another cell of the genre, or any when it was not known which', () => {
    const sanctuaires = cellsOfGenre('sanctuaire')
    expect(afterChangeur([cell('G4')], 'sanctuaire')).toEqual(sanctuaires.filter((id) => id !== 'G4'))
    expect(afterChangeur(cells('G4 K9'), 'sanctuaire')).toEqual(sanctuaires)
  })

  test('[HID-3] a drift: the distance in one of six directions, or anywhere if some direction leaves the map', () => {
    expect(afterDrift([cell('G8')], 2, 'fleuve')).toEqual(cells('E9 I9'))
    expect(afterDrift([cell('G8')], 2, 'plaines')).toEqual(['I7'])
    expect(afterDrift([cell('A1')], 1, 'sanctuaire')).toEqual(cellsOfGenre('sanctuaire'))
    expect(afterDrift(cells('G8 G9'), 1, 'cite')).toEqual(cells('G7 G10'))
  })

  test('[HID-3] the genre of each cell entered and the direction walked', () => {
    expect(afterStep(cells('A2 K8 C13'), 'n', 'cite')).toEqual(cells('A1 K7'))
    expect(afterStep(cells('A1 A2'), 'n', 'cite')).toEqual(['A1'])
  })

  test('[HID-3] paths and reaches', () => {
    expect(afterPath(cells('A2 K8'), ['n'], 'cite')).toEqual(cells('A1 K7'))
    expect(whosePathReaches(cells('A2 K8'), ['n'], 'cite')).toEqual(cells('A2 K8'))
    expect(whosePathLeaves(cells('A2 K8'), ['n', 'n'])).toEqual(['A2'])
    expect(within(cells('A2 K8'), cell('K9'), 3)).toEqual(['K8'])
    expect(beyond(cells('A2 K8'), cell('K9'), 3)).toEqual(['A2'])
  })

  test('[HID-3] no reserve triggered on arrival rules out the cells that hold one', () => {
    const scene = lost('A2 K8 L10', { reserves: [{ cell: 'L10', spell: 'sable' }] }).does('stay', {}, 'd7 1')
    expect(scene.seen.candidates).toEqual(cells('A2 K8'))
  })

  test('[HID-3] a reserve triggered tells its cell', () => {
    const scene = lost('A2 K8', { reserves: [{ cell: 'K7', spell: 'voix' }] }).does('move', { to: 'n' }, 'd7 1')
    expect(scene.seen).toMatchObject({ phase: 'carrying', position: 'K7' })
  })

  test('[HID-3] a reserve unknown to the player is no clue', () => {
    const stored = lost('A2 K8').does('cast', { spell: 'sable' }, 'd100 40').does('reserve')
    const away = stored.does('move', { to: 'n' }, 'd7 1')
    const back = away.does('move', { to: 's' }, 'd7 1')
    expect(back.seen).toMatchObject({ phase: 'carrying', position: null, candidates: cells('A2 K8'), reserves: [] })
    expect(back.told).toContainEqual(
      expect.objectContaining({
        what: expect.objectContaining({ type: 'triggered', hand: expect.objectContaining({ cell: null }) }),
      }),
    )
  })

  test('[HID-3] a wet cell that is not mastered says nothing of its reserve', () => {
    const scene = given({ position: 'G6', reserves: [{ cell: 'J9', spell: 'boue' }] }, up(), ...lostAmong('J5', 'J5 J9'), {
      type: 'wetMet',
    })
    expect(scene.does('masterCell', {}, 'd100 70').seen.candidates).toEqual(cells('J5 J9'))
    expect(scene.does('masterCell', {}, 'd100 1').seen.candidates).toEqual(['J5'])
  })

  test('[HID-3] an encounter says nothing of the cell', () => {
    const scene = lost().does('stay', {}, 'd7 7 d100 21 d6 1')
    expect(scene.seen.candidates).toEqual(cells('C13 K8 L10'))
  })

  test('[HID-3] lost again by a Changeur or a Tourbillon, from every cell that fitted', () => {
    const changed = lost('A2 K8').does('stay', {}, 'd7 7 d100 50 d6 6 6').does('master', {}, 'd100 99 cell A2')
    expect(changed.seen.candidates).toEqual(cellsOfGenre('desert'))
    const whirled = given({}, up(), ...lostAmong('K8', 'H5 K8'), meets('tourbillon-blanc', 3), { type: 'held' })
    const after = whirled.does('struggle', {}, 'd100 1 direction s')
    expect(after.board.position).toBe('K9')
    expect(after.seen.candidates).toEqual(['K9'])
    expect(whirled.does('struggle', {}, 'd100 1 direction n').seen.candidates).toEqual(cells('K7'))
  })
})

describe('the gardien', () => {
  test('[HID-4] may reveal the position at any time', () => {
    expect(lost().does('reveal').seen.position).toBe('K8')
    expect(lost().does('descend').does('reveal').seen.position).toBe('K8')
    expect(given().does('reveal').events).toEqual([])
    expect(lost().does('reveal').told).toMatchObject([{ what: { type: 'revealed', cell: 'K8' } }])
  })

  test('[HID-4] lost across a descent: the next ascent begins there', () => {
    const again = lost().does('descend').does('ascend', { mode: 'normal' }, 'd7 1')
    expect(again.seen).toMatchObject({ position: null, candidates: cells('C13 K8 L10') })
  })
})

describe('asked while lost', () => {
  const served = (kind: 'passeur' | 'messager' | 'changeur', strength: number, candidates = 'A2 K8') =>
    given({}, up(), ...lostAmong('K8', candidates), meets(kind, strength), { type: 'serviceWon' })

  test('[HID-5] a Passeur by cell, within its strength: carried, and the position is known again', () => {
    expect(served('passeur', 3).does('goTo', { cell: 'K10' }).seen).toMatchObject({ position: 'K10', candidates: ['K10'] })
  })

  test('[HID-5] a Passeur by cell, too far: it goes away, and that is a clue', () => {
    const scene = served('passeur', 3, 'A2 H5 K8').does('goTo', { cell: 'A4' })
    expect(scene.happened[0]).toBe('encounterEnded')
    expect(scene.seen).toMatchObject({ phase: 'free', position: null, candidates: cells('H5 K8') })
  })

  test('[HID-5] a Passeur by directions: the genre reached narrows', () => {
    const scene = served('passeur', 3, 'A2 H5 K8').does('goTo', { path: ['n'] })
    expect(scene.board.position).toBe('K7')
    expect(scene.seen).toMatchObject({ position: null, genre: 'cite', candidates: cells('A1 K7') })
    expect(scene.told[0]).toMatchObject({ what: { type: 'carried', to: null, genre: 'cite' } })
  })

  test('[HID-5] a Passeur by directions off the map: it goes away, and that is a clue', () => {
    const scene = given({}, up(), ...lostAmong('A2', 'A2 J2 K8'), meets('passeur', 4), { type: 'serviceWon' })
    const away = scene.does('goTo', { path: ['n', 'n'] })
    expect(away.seen).toMatchObject({ phase: 'free', candidates: cells('A2 J2'), position: null })
  })

  test('[HID-5] a path within its strength, of which only the end counts', () => {
    const scene = served('passeur', 3)
    scene.refuses('goTo', { path: ['n', 'n', 'n', 'n'] }, 'out-of-reach', 'ENC-11')
    scene.refuses('goTo', { path: ['n', 's'] }, 'same-cell')
    const over = given({}, up(), ...lostAmong('A2', 'A2 K8'), meets('passeur', 4), { type: 'serviceWon' })
    expect(over.does('goTo', { path: ['n', 'n', 's'] }).board.position).toBe('A1')
  })

  test('[HID-5] a Messager by cell: sent, and only cells within its strength of there still fit', () => {
    const sent = served('messager', 3, 'A2 H5 K8').does('goTo', { cell: 'J9' })
    expect(sent.seen).toMatchObject({ messenger: { cell: 'J9' }, candidates: ['K8'], position: 'K8' })
    const two = served('messager', 7, 'A2 H5 K8').does('goTo', { cell: 'J9' })
    expect(two.seen).toMatchObject({ messenger: { cell: 'J9' }, position: null, candidates: cells('H5 K8') })
  })

  test('[HID-5] a Messager by cell, too far: gone, a clue', () => {
    const gone = served('messager', 2, 'A2 H5 K8').does('goTo', { cell: 'A4' })
    expect(gone.seen).toMatchObject({ messenger: null, candidates: cells('H5 K8') })
  })

  test('[HID-5] a Messager by directions: the genre it reached is told, not its cell', () => {
    const sent = served('messager', 2, 'A2 H5 K8').does('goTo', { path: ['n'] })
    expect(sent.seen).toMatchObject({ messenger: { cell: null, genre: 'cite' }, candidates: cells('A2 K8'), position: null })
    expect(sent.board.messenger?.cell).toBe('K7')
    expect(sent.does('reveal').seen.messenger?.cell).toBe('K7')
  })

  test('[HID-5] a Messager by directions off the map: gone, a clue', () => {
    const scene = given({}, up(), ...lostAmong('A2', 'A2 J2 K8'), meets('messager', 4), { type: 'serviceWon' })
    expect(scene.does('goTo', { path: ['n', 'n'] }).seen).toMatchObject({ messenger: null, candidates: cells('A2 J2') })
  })

  test('[HID-5] a Changeur is asked by cell, and the position is known again', () => {
    const scene = served('changeur', 9)
    scene.refuses('goTo', { path: ['n'] }, 'out-of-reach', 'HID-5')
    scene.refuses('goTo', { cell: 'G4' }, 'out-of-reach')
    expect(scene.does('goTo', { cell: 'H5' }).seen).toMatchObject({ position: 'H5', candidates: ['H5'] })
  })

  test('[HID-5] declined, nothing is learned', () => {
    expect(served('passeur', 3).does('decline').seen.candidates).toEqual(cells('A2 K8'))
  })
})

describe('what a player is sent', () => {
  test('[HID-6] neither the view nor the feed holds the hidden cell', () => {
    const scene = lost('A2 C13 K8', {}).does('stay', {}, 'd7 1')
    const besidesWhatFits = (sent: unknown): string => JSON.stringify(sent, (key, value) => (key === 'candidates' ? [] : value))
    expect(scene.board.position).toBe('K8')
    expect(besidesWhatFits(tmr.view(scene.table, PLAYER))).not.toContain('K8')
    expect(besidesWhatFits(scene.told)).not.toContain('K8')
    expect(genreOf(cell('K8'))).toBe(scene.seen.genre)
  })

  test('[HID-6] a spell of one named cell cannot be tried while lost: the answer would tell', () => {
    const scene = given({}, up(), ...lostAmong('G4', 'G4 K9'))
    scene.refuses('cast', { spell: 'clef' }, 'wrong-cell', 'CAST-1')
    expect(scene.does('reveal').does('cast', { spell: 'clef' }, 'd100 40').phase).toBe('cast')
  })

  const reserves = [{ cell: 'K7', spell: 'voix' }]
  const byPath = (truth: string, end: string, candidates = 'A2 K8') =>
    given(
      { reserves, draconic: { oniros: 3, hypnos: 3, narcos: 0, thanatos: -11 } },
      up(),
      ...lostAmong(truth, candidates),
      ...sends(end, 'path'),
    ).does('cast', { spell: 'air-en-eau', via: 'messager' }, 'd100 1')

  test.each([
    ['K8', 'K7'],
    ['A2', 'A1'],
  ])(
    '[HID-6] [RES-2] on %s as on the other cell that fits: one known to lie where the Messager may be forbids it, unnamed',
    (truth, end) => {
      const cast = byPath(truth, end)
      const answer = tmr.decide(cast.table, { type: 'reserve', dreamer: cast.me.id }, PLAYER, { roll: () => 1 })
      expect(answer).toEqual({ code: 'cell-taken', rule: 'RES-2', params: { perhaps: 1 } })
      expect(cast.seen.spell?.taken).toBe('perhaps')
    },
  )

  test('[RES-2] where the Messager cannot be on a reserve the player knows, the spell is laid', () => {
    const laid = byPath('A2', 'A1', 'A2 C13').does('reserve')
    expect(laid.seen.reserves).toMatchObject([{ cell: 'K7' }, { cell: null, spell: 'air-en-eau' }])
    expect(laid.board.reserves).toMatchObject([{ cell: 'K7' }, { cell: 'A1' }])
  })

  test('[RES-2] [HID-6] one the player did not know of there gives way; the player sees it gone with the position known', () => {
    const held = holds('voix', { cell: cell('A1'), proxy: true })
    const { hand } = held as Extract<Happening, { type: 'castHeld' }>
    const again: Happening[] = [...sends('A1', 'path'), held]
    const both = given({ reserves }, up(), ...lostAmong('A2', 'A2 C13'), ...again, { type: 'stored', hand }, ...again).does(
      'reserve',
    )
    expect(both.board.reserves.map((reserve) => reserve.cell)).toEqual(['K7', 'A1'])
    expect(both.seen.reserves.map((reserve) => reserve.cell)).toEqual(['K7', null, null])
    expect(both.does('reveal').seen.reserves.map((reserve) => reserve.cell)).toEqual(['K7', 'A1'])
  })

  test('[HID-6] a secret modifier, and a secret roll, make no message', () => {
    const scene = given({}, up())
    expect(scene.does('modify', { value: -3, secret: true }).told).toEqual([])
    expect(scene.does('rollSecret', { count: 2, sides: 6, note: 'a doubt' }, 'd6 1 2').told).toEqual([])
    const cast = scene.does('modify', { value: -3, secret: true }).does('cast', { spell: 'voix' }, 'd100 1')
    expect(cast.told[0]).toMatchObject({ what: { type: 'castRolled', check: { chance: null, modifier: null } } })
    expect(tmr.tell(cast.events[0] as never, scene.table, cast.table)(GARDIEN)).toMatchObject({
      what: { check: { modifier: -3 } },
    })
  })
})
