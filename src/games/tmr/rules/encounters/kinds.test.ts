import { describe, expect, test } from 'vitest'
import { cells, given, meets, up } from '../testing/scene.ts'

const won = (kind: 'messager' | 'passeur' | 'changeur', strength: number, position = 'G4') =>
  given({ position }, up(), meets(kind, strength)).does('master', {}, 'd100 1')

describe('Messager', () => {
  test('[ENC-10] mastered, it may be sent to a cell within its strength', () => {
    const scene = won('messager', 2)
    expect(scene.phase).toBe('service')
    scene.refuses('goTo', { cell: 'G7' }, 'out-of-reach', 'ENC-10')
    scene.refuses('goTo', { cell: 'Z9' }, 'out-of-reach')
    scene.refuses('goTo', { cell: 'G4' }, 'same-cell')
    scene.refuses('goTo', { path: ['s', 's', 's'] }, 'out-of-reach')
    scene.refuses('goTo', { path: ['s', 'n'] }, 'same-cell')
    scene.refuses('goTo', { path: [] }, 'same-cell')
    scene.refuses('goTo', {}, 'malformed')
    scene.refuses('goTo', { cell: 'G5', path: ['s'] }, 'malformed')
    const sent = scene.does('goTo', { path: ['s', 's'] })
    expect(sent.seen.messenger).toEqual({ cell: 'G6', genre: 'marais' })
    expect(sent.me).toMatchObject({ position: 'G4', stage: { phase: 'free' } })
  })

  test('[ENC-10] from a known position a path off the map is refused', () => {
    won('messager', 4, 'A1').refuses('goTo', { path: ['n'] }, 'off-map', 'ENC-10')
  })

  test('[ENC-10] a spell is cast by proxy from there, with no wet mastery and no reserve triggered', () => {
    const reserves = [{ cell: 'G6', spell: 'boue' }]
    const scene = given({ reserves }, up(), meets('messager', 2)).does('master', {}, 'd100 1').does('goTo', { cell: 'G6' })
    expect(scene.phase).toBe('free')
    scene.refuses('cast', { spell: 'boue' }, 'wrong-cell', 'CAST-1')
    scene.refuses('cast', { spell: 'voix', via: 'messager' }, 'wrong-cell', 'CAST-1')
    const cast = scene.does('cast', { spell: 'boue', via: 'messager' }, 'd100 50')
    expect(cast.seen).toMatchObject({ phase: 'cast', dream: 9, spell: { id: 'boue', proxy: true } })
    cast.refuses('reserve', {}, 'cell-taken', 'RES-2')
  })

  test('[ENC-10] this round only', () => {
    const sent = won('messager', 2).does('goTo', { cell: 'G6' })
    sent.does('stay', {}, 'd7 1').refuses('cast', { spell: 'boue', via: 'messager' }, 'no-messenger', 'ENC-10')
    sent.does('move', { to: 'se' }, 'd7 1').refuses('cast', { spell: 'boue', via: 'messager' }, 'no-messenger')
    given({}, up()).refuses('cast', { spell: 'voix', via: 'messager' }, 'no-messenger')
  })

  test('[ENC-10] a failed cast: out of the TMR, the demi-rêve where it really is', () => {
    const failed = won('messager', 2).does('goTo', { cell: 'G6' }).does('cast', { spell: 'boue', via: 'messager' }, 'd100 80')
    expect(failed.me).toMatchObject({ position: 'G4', dream: 13, stage: { phase: 'awake' } })
  })

  test('[ENC-10] the own cell goes through wet and reserve first', () => {
    const wet = given({ position: 'G6' }, up(), meets('messager', 2)).does('master', {}, 'd100 1').does('goTo', { cell: 'G4' })
    expect(wet.phase).toBe('wet')
    const free = wet.does('masterCell', {}, 'd100 1')
    expect(free.seen.messenger?.cell).toBe('G4')
    const reserves = [{ cell: 'G4', spell: 'voix' }]
    const triggered = given({ reserves }, up(), meets('messager', 2)).does('master', {}, 'd100 1').does('goTo', { cell: 'G6' })
    expect(triggered.phase).toBe('carrying')
  })

  test('[ENC-10] put in reserve, it lies in the cell of the Messager', () => {
    const scene = won('messager', 2).does('goTo', { cell: 'G6' }).does('cast', { spell: 'boue', via: 'messager' }, 'd100 50')
    expect(scene.does('reserve').seen.reserves).toMatchObject([{ cell: 'G6', spell: 'boue' }])
  })

  test('[ENC-10] not mastered, or declined: gone', () => {
    expect(given({}, up(), meets('messager', 6)).does('master', {}, 'd100 99').me).toMatchObject({
      stage: { phase: 'free' },
      waiting: null,
    })
    expect(won('messager', 2).does('decline').seen).toMatchObject({ phase: 'free', messenger: null })
  })
})

describe('Passeur', () => {
  test('[ENC-11] carries within its strength: same round, no fatigue, no encounter roll', () => {
    const scene = won('passeur', 3)
    scene.refuses('goTo', { cell: 'G8' }, 'out-of-reach', 'ENC-11')
    const there = scene.does('goTo', { cell: 'G7' })
    expect(there.me).toMatchObject({ position: 'G7', round: 1, pendingFatigue: 1, stage: { phase: 'free' } })
    expect(scene.does('goTo', { path: ['se', 'se'] }).me.position).toBe('I5')
  })

  test('[ENC-11] wet cell and reserve of arrival apply at once', () => {
    expect(won('passeur', 3).does('goTo', { cell: 'G6' }).phase).toBe('wet')
    const reserves = [{ cell: 'G7', spell: 'voix' }]
    const scene = given({ reserves }, up(), meets('passeur', 3)).does('master', {}, 'd100 1').does('goTo', { cell: 'G7' })
    expect(scene.phase).toBe('carrying')
  })

  test('[ENC-11] not mastered: gone; declined: the own cell goes on', () => {
    expect(given({}, up(), meets('passeur', 6)).does('master', {}, 'd100 99').me.position).toBe('G4')
    expect(given({ position: 'G6' }, up(), meets('passeur', 6)).does('master', {}, 'd100 1').does('decline').phase).toBe('wet')
  })
})

describe('Changeur', () => {
  test('[ENC-12] mastered: to any other cell of the genre, however far', () => {
    const scene = won('changeur', 2)
    scene.refuses('goTo', { cell: 'G5' }, 'out-of-reach', 'ENC-12')
    scene.refuses('goTo', { cell: 'G4' }, 'same-cell', 'ENC-12')
    scene.refuses('goTo', { path: ['n'] }, 'out-of-reach')
    const there = scene.does('goTo', { cell: 'D14' })
    expect(there.me).toMatchObject({ position: 'D14', pendingFatigue: 1, candidates: null })
    expect(there.seen.position).toBe('D14')
  })

  test('[ENC-12] otherwise as the Passeur: wet cell of arrival, or declined', () => {
    expect(won('changeur', 2, 'G6').does('goTo', { cell: 'J9' }).phase).toBe('wet')
    expect(won('changeur', 2).does('decline').me.position).toBe('G4')
  })

  test('[ENC-13] not mastered: to another cell of the genre drawn at random, hidden', () => {
    const scene = given({}, up(), meets('changeur', 12)).does('master', {}, 'd100 99 cell K9')
    expect(scene.board.position).toBe('K9')
    expect(scene.seen).toMatchObject({ position: null, genre: 'sanctuaire', candidates: cells('A10 D14 E6 K9 L4') })
    expect(JSON.stringify(scene.told)).not.toContain('"to":"K9"')
    expect(() => given({}, up(), meets('changeur', 12)).does('master', {}, 'd100 99 cell G4')).toThrow('cannot show G4')
  })

  test('[ENC-13] wet cell of arrival applies', () => {
    expect(given({ position: 'G6' }, up(), meets('changeur', 12)).does('master', {}, 'd100 99 cell J9').phase).toBe('wet')
  })
})

describe('Fleur, Mangeur, Briseur', () => {
  test('[ENC-4] a Fleur mastered gives its strength in dream points, not mastered it is gone', () => {
    expect(given({}, up(), meets('fleur', 4)).does('master', {}, 'd100 1').me.dream).toBe(17)
    expect(given({}, up(), meets('fleur', 4)).does('master', {}, 'd100 99').me).toMatchObject({
      dream: 13,
      stage: { phase: 'free' },
    })
  })

  test('[ENC-4] a Mangeur mastered is gone, not mastered it takes its strength', () => {
    expect(given({}, up(), meets('mangeur', 4)).does('master', {}, 'd100 1').me.dream).toBe(13)
    expect(given({}, up(), meets('mangeur', 4)).does('master', {}, 'd100 99').me.dream).toBe(9)
  })

  test('[ENC-4] a Briseur not mastered: out of the TMR, and gone', () => {
    const out = given({}, up(), meets('briseur', 4)).does('master', {}, 'd100 99')
    expect(out.me).toMatchObject({ stage: { phase: 'awake' }, waiting: null, repression: 0 })
    expect(out.does('ascend', { mode: 'normal' }, 'd7 1').phase).toBe('free')
  })
})

describe('Rêve de Dragon', () => {
  const dragon = (strength = 9) => given({}, up(), meets('reve-de-dragon', strength))

  test('[ENC-16] mastered: its strength in dream points', () => {
    expect(dragon().does('master', {}, 'd100 20').me).toMatchObject({ dream: 22, afflictions: [], stage: { phase: 'free' } })
  })

  test('[ENC-16] [ROL-4] a particulière: a tête de Dragon and experience', () => {
    const scene = dragon().does('master', {}, 'd100 1 tete *')
    expect(scene.me.afflictions).toMatchObject([{ table: 'tete' }])
    expect(scene.me.xp).toMatchObject({ reve: 3, hypnos: 3 })
  })

  test('[ENC-16] not mastered: one queue, two on an échec total; never out of the TMR', () => {
    const failed = dragon().does('master', {}, 'd100 60 queue *')
    expect(failed.me).toMatchObject({ stage: { phase: 'free' }, dream: 13 })
    expect(failed.me.afflictions).toHaveLength(1)
    const total = dragon().does('master', {}, 'd100 100 queue * queue *')
    expect(total.me.afflictions).toMatchObject([{ table: 'queue' }, { table: 'queue' }])
    expect(total.phase).toBe('free')
  })
})
