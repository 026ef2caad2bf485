import { describe, expect, test } from 'vitest'
import { acting, dragons, goneUp } from '../testing/dragonScene.ts'
import { lostAmong, meets, up } from '../testing/scene.ts'

const awaiting = (left: number) => dragons({ effects: acting(['souffle-mauvaises-rencontres-en-perspective', { left }]) })

test('[SPE-1] a 7 takes the kind from 1d7, and one is counted off; meeting it again counts nothing', () => {
  const met = awaiting(2).does('ascend', { mode: 'normal' }, 'd7 7 1 d6 4')
  expect(met.seen).toMatchObject({ encounter: { kind: 'mangeur', strength: 4, special: true }, effects: [{ left: 1 }] })
  const again = met.does('evade').does('ascend', { mode: 'normal' })
  expect(again.seen).toMatchObject({ phase: 'encounter', encounter: { kind: 'mangeur', special: true }, effects: [{ left: 1 }] })
  expect(goneUp(awaiting(2)).me.effects).toMatchObject([{ left: 2 }])
})

const TABLE: readonly (readonly [face: number, dice: string, kind: string, strength: number, cost: number])[] = [
  [1, 'd6 3', 'mangeur', 3, 2],
  [2, 'd6 3 4', 'mangeur', 7, 2],
  [3, 'd6 1 2', 'reflet', 7, 2],
  [4, 'd6 1 2', 'tourbillon-blanc', 7, 2],
  [5, 'd8 1 2', 'tourbillon-noir', 7, 2],
  [6, 'd8 1 2', 'passeur-fou', 3, 2],
  [7, 'd8 1 2', 'tourbillon-rouge', 3, 3],
]

test.each(TABLE)(
  '[SPE-2] %i: kind, strength, never let pass, and what repressing it costs',
  (face, dice, kind, strength, cost) => {
    const met = awaiting(1).does('ascend', { mode: 'normal' }, `d7 7 ${face} ${dice}`)
    expect(met.seen.encounter).toMatchObject({ kind, strength })
    met.refuses('letPass', {}, 'cannot-let-pass', 'ENC-3')
    expect(met.does('repress', {}, 'd20 20').me.repression).toBe(cost)
  },
)

test('[SPE-2] broken from outside while captive: the same cost', () => {
  const held = awaiting(1).does('ascend', { mode: 'normal' }, 'd7 7 3 d6 1 2').does('master', {}, 'd100 99')
  expect(held.does('interrupt', {}, 'd20 20').me.repression).toBe(2)
})

describe('Tourbillon rouge', () => {
  const red = (like = {}) => dragons({ position: 'G8', ...like }, up(), meets('tourbillon-rouge', 9))

  test('[SPE-3] each lost round: two dream points and a life point, noted on the way down; four cells', () => {
    const held = red().does('master', {}, 'd100 99')
    expect(held.me).toMatchObject({ dream: 11, depths: { life: 12 } })
    const down = held.does('interrupt', {}, 'd20 20')
    expect(down.me).toMatchObject({ repression: 3, depths: { life: 11 } })
    expect(down.seen.malus).toBe(-1)
    expect(held.does('struggle', {}, 'd100 1 direction s').board.position).toBe('G12')
  })

  test('[SPE-3] no life left: asleep, and nothing wakes', () => {
    const dead = red({ life: 1 }).does('master', {}, 'd100 99 d20 20')
    expect(dead.me).toMatchObject({ stage: { phase: 'asleep' }, depths: { life: 0 } })
    dead.refuses('wake', {}, 'cannot-wake', 'NIT-7')
  })
})

describe('Passeur fou', () => {
  const reserves = [
    { cell: 'J4', spell: 'voix' },
    { cell: 'H2', spell: 'voix' },
  ]
  const effects = acting('tete-reserve-en-securite')

  test('[SPE-4] mastered: gone; else to the nearest reserve, which goes off whatever keeps it', () => {
    const met = dragons({ reserves, effects }, up(), meets('passeur-fou', 9))
    expect(met.does('master', {}, 'd100 20').me).toMatchObject({ position: 'G4', stage: { phase: 'free' } })
    const gone = met.does('master', {}, 'd100 60')
    expect(gone.me).toMatchObject({ position: 'H2', stage: { phase: 'carrying' }, pendingFatigue: 1, reserves: [{ cell: 'J4' }] })
  })

  test('[SPE-4] at the same distance, clockwise from due north; on one’s own cell nothing moves', () => {
    const around = [
      { cell: 'G3', spell: 'voix' },
      { cell: 'H3', spell: 'poing' },
      { cell: 'F3', spell: 'eau' },
    ]
    const north = dragons({ reserves: around }, up(), meets('passeur-fou', 9)).does('master', {}, 'd100 60')
    expect(north.me.position).toBe('G3')
    const here = dragons({ reserves: [{ cell: 'G4', spell: 'voix' }], effects }, up(), meets('passeur-fou', 9))
    const forced = here.does('master', {}, 'd100 60')
    expect(forced.me).toMatchObject({ position: 'G4', stage: { phase: 'carrying' } })
    expect(forced.happened).not.toContain('carried')
  })

  test('[SPE-4] no reserve: its strength in cells in a direction drawn, hidden', () => {
    const stray = dragons({}, up(), meets('passeur-fou', 4)).does('master', {}, 'd100 99 direction s')
    expect(stray.board.position).toBe('G8')
    expect(stray.seen.position).toBeNull()
  })

  test('[SPE-5] lost: a reserve whose cell is known tells the position, in the Fleuve the genre alone', () => {
    const lost = (cell: string) =>
      dragons({ reserves: [{ cell, spell: 'voix' }] }, up(), ...lostAmong('G4', 'G4 K9'), meets('passeur-fou', 9)).does(
        'master',
        {},
        'd100 60',
      )
    expect(lost('H2').seen).toMatchObject({ position: 'H2', phase: 'carrying' })
    expect(lost('A13').seen).toMatchObject({ position: null, genre: 'fleuve', phase: 'wet' })
    expect(lost('A13').board.position).toBe('F4')
  })
})
