import { describe, expect, test } from 'vitest'
import { tmr } from '../index.ts'
import { promptOf } from '../prompts/promptOf.ts'
import { cell, type DreamerLike, given, holds, lostAmong, meets, PLAYER, sends, up } from '../testing/scene.ts'
import { reserveLimit, storedOf, whyNotStored } from './limits.ts'
import { reserveAt, sameSlot } from './slots.ts'

const held = (spell: string, like: DreamerLike = {}, at = 'G4') =>
  given({ position: at, ...like }, up(), holds(spell, { cell: cell(at) }))
const HYPNOS_3 = { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }

describe('putting in reserve', () => {
  test('[RES-5] [ASC-4] down after it: at the start of the next round', () => {
    const stored = held('voix').does('reserve')
    const descent = promptOf(tmr.view(stored.table, PLAYER), stored.seen)
    expect(descent).toMatchObject({
      choices: [{}, { command: { type: 'descend' }, price: { sure: [{ of: 'rounds', points: 1 }] } }],
    })
    expect(stored.does('descend').me).toMatchObject({ round: stored.me.round + 1, stage: { phase: 'awake' } })
    expect(given({}, up()).does('descend').me.round).toBe(1)
  })

  test('[RES-1] 1 more dream point, no roll; it lies in the cell where it was cast', () => {
    const stored = held('voix').does('reserve')
    expect(stored.me).toMatchObject({
      dream: 12,
      stage: { phase: 'free' },
      reserves: [{ cell: 'G4', spell: 'voix', erratic: false }],
    })
  })

  test('[RES-1] never a ritual', () => {
    held('rite').refuses('reserve', {}, 'ritual', 'RES-1')
    held('rite', { reserves: [{ cell: 'G4', spell: 'voix' }] }).refuses('reserve', {}, 'ritual')
  })

  test('[RES-1] [DRM-3] the point more may be the last: asleep, and the spell lies there all the same', () => {
    const stored = held('voix', { dream: 1 }).does('reserve')
    expect(stored.me).toMatchObject({ dream: 0, stage: { phase: 'asleep' }, reserves: [{ cell: 'G4' }] })
  })

  test('[RES-2] at most one a cell', () => {
    held('voix', { reserves: [{ cell: 'G4', spell: 'poing' }] }).refuses('reserve', {}, 'cell-taken', 'RES-2')
  })

  test('[RES-2] at most as many in a voie as its level; 0 or less: none', () => {
    const three = ['A10', 'D14', 'E6'].map((at) => ({ cell: at, spell: 'voix' }))
    held('voix', { reserves: three }).refuses('reserve', {}, 'reserve-full', 'RES-2')
    expect(held('voix', { reserves: three.slice(1) }).does('reserve').me.reserves).toHaveLength(3)
    held('pierre').refuses('reserve', {}, 'reserve-full')
    expect([reserveLimit(HYPNOS_3, 'hypnos'), reserveLimit(HYPNOS_3, 'narcos'), reserveLimit(HYPNOS_3, 'oniros')]).toEqual([
      3, 0, 0,
    ])
  })

  test('[RES-2] the limits of one voie leave the others alone', () => {
    const shelf = {
      reserves: [{ cell: cell('A10'), spell: 'o' }],
      draconic: { ...HYPNOS_3, oniros: 1 },
      voieOf: (id: string) => (id === 'o' ? 'oniros' : 'hypnos'),
    } as const
    expect(storedOf(shelf, 'oniros')).toBe(1)
    expect(whyNotStored(shelf, { voie: 'hypnos', ritual: false } as never, { taken: 'no' })).toBeNull()
    expect(whyNotStored(shelf, { voie: 'oniros', ritual: false } as never, { taken: 'no' })?.code).toBe('reserve-full')
  })

  test('[RES-2] of several refusals: the ritual, then the cell, then the level', () => {
    const full = ['A10', 'G4', 'E6'].map((at) => ({ cell: at, spell: 'voix' }))
    held('voix', { reserves: full }).refuses('reserve', {}, 'cell-taken')
  })

  test('[RES-3] the Fleuve is one single cell: one reserve in all of it', () => {
    expect(sameSlot(cell('A13'), cell('L1'))).toBe(true)
    expect(sameSlot(cell('C2'), cell('C5'))).toBe(false)
    expect(reserveAt([{ cell: cell('A13') }], cell('L1'))).toEqual({ cell: 'A13' })
    held('eau', { reserves: [{ cell: 'L1', spell: 'eau' }] }, 'C3').refuses('reserve', {}, 'cell-taken', 'RES-2')
  })

  test('[RES-3] by proxy too', () => {
    const sent = given({ reserves: [{ cell: 'L1', spell: 'eau' }] }, up(), ...sends('F4', 'cell'))
    sent.does('cast', { spell: 'eau', via: 'messager' }, 'd100 50').refuses('reserve', {}, 'cell-taken')
  })

  test('[RES-3] triggered from any of its cells: on foot, by ascent, carried or drifted', () => {
    const like = { reserves: [{ cell: 'L1', spell: 'eau' }] }
    const foot = given({ ...like, position: 'G4' }, up())
      .does('move', { to: 'nw' }, 'd7 1')
      .does('masterCell', {}, 'd100 1')
    expect(foot.me).toMatchObject({ position: 'F3', stage: { phase: 'carrying' }, reserves: [] })
    const ascent = given({ ...like, position: 'C3' })
      .does('ascend', { mode: 'normal' }, 'd7 1')
      .does('masterCell', {}, 'd100 1')
    expect(ascent.phase).toBe('carrying')
    const carried = given(like, up(), meets('passeur', 5), { type: 'serviceWon' })
      .does('goTo', { cell: 'F4' })
      .does('masterCell', {}, 'd100 1')
    expect(carried.phase).toBe('carrying')
    const drifted = given(like, up(), meets('tourbillon-blanc', 5), { type: 'held' }).does('struggle', {}, 'd100 1 direction sw')
    expect(drifted.does('masterCell', {}, 'd100 1').phase).toBe('carrying')
  })

  test('[RES-3] lost on the Fleuve, its reserve does not tell which cell', () => {
    const scene = given({ reserves: [{ cell: 'L1', spell: 'eau' }] }, up(), ...lostAmong('F4', 'F3 F4'), { type: 'wetMet' })
    const hit = scene.does('masterCell', {}, 'd100 1')
    expect(hit.seen).toMatchObject({ phase: 'carrying', position: null, candidates: ['F3', 'F4'], reserves: [] })
  })
})

describe('coming back', () => {
  const waits = { reserves: [{ cell: 'G5', spell: 'voix' }] }

  test('[RES-4] triggers it: no roll, no cost, parameters as stored, and it cannot be put back', () => {
    const scene = given(waits, up()).does('move', { to: 's' }, 'd7 1')
    expect(scene.seen).toMatchObject({ phase: 'carrying', dream: 13, spell: { id: 'voix', triggered: true }, reserves: [] })
    scene.refuses('reserve', {}, 'wrong-phase')
  })

  test('[RES-4] the stated parameters come back with it', () => {
    const stored = given({}, up(), { type: 'settled' })
      .does('cast', { spell: 'flot', cost: 3, note: 'a red hat' }, 'd100 50')
      .does('reserve')
    const back = stored.does('descend').does('ascend', { mode: 'normal' }, 'd7 1')
    expect(back.seen.spell).toMatchObject({ id: 'flot', cost: 3, note: 'a red hat', triggered: true })
  })

  test('[RES-4] the dreamer comes down with it at the start of the next round, and aims', () => {
    const scene = given(waits, up()).does('move', { to: 's' }, 'd7 1').does('comeDown')
    expect(scene.me).toMatchObject({ round: 3, stage: { phase: 'targeting' } })
    expect(scene.does('target', { on: 'zone' }).me.effect?.outcome).toBe('target')
  })

  test('[RES-4] after the encounter and the wet cell; thrown out or carried away before: not triggered', () => {
    const met = given(waits, up()).does('move', { to: 's' }, 'd7 7 d100 76 d6 1 1')
    expect(met.does('master', {}, 'd100 99').me).toMatchObject({ stage: { phase: 'awake' }, reserves: [{ cell: 'G5' }] })
    expect(met.does('evade').me.reserves).toHaveLength(1)
    expect(met.does('repress', {}, 'd20 20').phase).toBe('carrying')
    const passeur = given({ position: 'G5', ...waits }, up(), meets('passeur', 3), { type: 'serviceWon' })
    expect(passeur.does('goTo', { cell: 'G4' }).me).toMatchObject({ stage: { phase: 'free' }, reserves: [{ cell: 'G5' }] })
    expect(passeur.does('decline').phase).toBe('carrying')
    const wet = given({ position: 'G6', reserves: [{ cell: 'G6', spell: 'boue' }] }, up(), { type: 'wetMet' })
    expect(wet.does('masterCell', {}, 'd100 90').me).toMatchObject({ stage: { phase: 'awake' }, reserves: [{ cell: 'G6' }] })
  })

  test('[RES-4] held by a Reflet on its cell: triggered at the release', () => {
    const scene = given({ position: 'G5', ...waits }, up(), meets('reflet', 3), { type: 'held' })
    expect(scene.does('struggle', {}, 'd100 1').phase).toBe('carrying')
  })

  test('[RES-4] an erratic one takes effect on the way down, unaimed', () => {
    const scene = given({ reserves: [{ cell: 'G4', spell: 'voix', erratic: true }] }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(scene.seen.spell).toMatchObject({ erratic: true, triggered: true })
    expect(scene.does('comeDown').me).toMatchObject({ stage: { phase: 'awake' }, round: 2, effect: { outcome: 'erratic' } })
  })

  test('[RES-5] having stored, the dreamer leaves the cell or comes down; staying is refused, and so is another cast', () => {
    const stored = held('voix').does('reserve')
    stored.refuses('stay', {}, 'must-leave', 'RES-5')
    stored.refuses('cast', { spell: 'voix' }, 'spent', 'RES-5')
    expect(stored.does('descend').phase).toBe('awake')
    expect(stored.does('interrupt').me.reserves).toHaveLength(1)
    expect(stored.does('move', { to: 's' }, 'd7 1').phase).toBe('free')
  })

  test('[RES-5] left and entered again in the same journey, it goes off', () => {
    const stored = held('voix').does('reserve').does('move', { to: 's' }, 'd7 1')
    expect(stored.does('move', { to: 'n' }, 'd7 1').phase).toBe('carrying')
  })

  test('[RES-6] no limit of time', () => {
    const month = given(waits).does('advance', { hours: 336 }).does('ascend', { mode: 'normal' }, 'd7 1')
    expect(month.does('move', { to: 's' }, 'd7 1').phase).toBe('carrying')
  })
})

describe('an échec total in reserve', () => {
  const total = (dream = 13) => given({ dream }, up(), { type: 'settled' }).does('cast', { spell: 'voix' }, 'd100 100')

  test('[RES-7] its 150 % paid, the same roll again; passed: 1 more dream point, and it lies in reserve', () => {
    const stored = total().does('storeFailure', {}, 'd100 65')
    expect(stored.me).toMatchObject({
      dream: 6,
      stage: { phase: 'free' },
      reserves: [{ cell: 'G4', spell: 'voix', erratic: true }],
    })
    stored.refuses('stay', {}, 'must-leave')
  })

  test('[RES-7] the same roll: with its difficulty and modifier', () => {
    const hard = given({}, up(), { type: 'settled' }).does('cast', { spell: 'nu', difficulty: -6, modifier: 1 }, 'd100 100')
    const [again] = hard.does('storeFailure', {}, 'd100 52').events
    expect(again).toMatchObject({ type: 'fumbleRolled', check: { difficulty: -6, modifier: 1, chance: 52 } })
  })

  test('[RES-7] failed: the erratic effect, out of the TMR, nothing more to pay', () => {
    for (const face of [66, 100]) {
      const failed = total().does('storeFailure', {}, `d100 ${face}`)
      expect(failed.me).toMatchObject({ dream: 7, stage: { phase: 'awake' }, effect: { outcome: 'erratic' }, reserves: [] })
    }
  })

  test('[RES-7] counted like a spell: ritual, cell and level hold', () => {
    const full = ['A10', 'D14', 'E6'].map((at) => ({ cell: at, spell: 'voix' }))
    given({ reserves: full }, up(), holds('voix', { erratic: true })).refuses('storeFailure', {}, 'reserve-full')
    given({}, up(), holds('rite', { erratic: true })).refuses('storeFailure', {}, 'ritual')
    given({ reserves: [{ cell: 'G4', spell: 'voix', erratic: true }] }, up(), holds('voix', { erratic: true })).refuses(
      'storeFailure',
      {},
      'cell-taken',
    )
  })

  test('[RES-7] the point more may be the last', () => {
    expect(total(7).does('storeFailure', {}, 'd100 20').me).toMatchObject({
      dream: 0,
      stage: { phase: 'asleep' },
      reserves: [{ erratic: true }],
    })
  })
})
