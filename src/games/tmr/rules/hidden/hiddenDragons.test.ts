import { describe, expect, test } from 'vitest'
import type { Happening } from '../events.ts'
import { acting, dragons } from '../testing/dragonScene.ts'
import { cell, cells, holds, lostAmong, sends, up } from '../testing/scene.ts'

const laid: readonly Happening[] = [
  holds('voix'),
  { type: 'stored', hand: (holds('voix') as Extract<Happening, { type: 'castHeld' }>).hand },
]
const DOWN: Happening = { type: 'cameDown', why: 'will' }

/** A spell was put in reserve in G4 while lost; in the next journey carried off again, to one of two sanctuaires. */
const backIn = (truth: string, tete: string | readonly [string, { readonly cell: string }]) =>
  dragons({ effects: acting(tete) }, up(), ...lostAmong('G4', 'G4 K9'), ...laid, DOWN, up(), ...lostAmong(truth, 'G4 K9'))

describe('a reserve whose cell is unknown', () => {
  const extensible = ['tete-reserve-extensible', { cell: 'G4' }] as const

  test('[HID-3] [TET-9] does not show in an extensible cell, and cannot be asked for', () => {
    for (const truth of ['G4', 'K9']) {
      const scene = backIn(truth, extensible)
      expect(scene.seen).toMatchObject({ position: null, lying: [] })
      scene.refuses('trigger', {}, 'nothing-here', 'TET-7')
    }
  })

  test('[TET-7] in security it is told that it lies there', () => {
    expect(backIn('G4', 'tete-reserve-en-securite').seen.lying).toEqual(['voix'])
    expect(backIn('K9', 'tete-reserve-en-securite').seen.lying).toEqual([])
  })

  test('[TET-9] with the position it can be triggered', () => {
    const found = backIn('G4', extensible).does('reveal')
    expect(found.seen.lying).toEqual(['voix'])
    expect(found.does('trigger').phase).toBe('carrying')
  })
})

test('[HID-3] [DRG-8] a reserve laid in this visit by a Messager is no clue in it', () => {
  for (const truth of ['G4', 'K9']) {
    const sent = dragons({ effects: acting('queue-depouillement') }, up(), ...lostAmong(truth, 'G4 K9'), ...sends('G4', 'cell'))
    const stored = sent.does('cast', { spell: 'voix', via: 'messager' }, 'd100 40').does('reserve')
    expect(stored.me.reserves).toMatchObject([{ cell: cell('G4'), known: true }])
    const settledAgain = stored.does('repressEffect', { effect: 1 }, 'd20 20')
    expect(settledAgain.seen.candidates).toEqual(cells('G4 K9'))
  }
})

test('[DRG-10] [DRG-13] a Messager asked by a path: whether it goes with the ground it stood on is a clue', () => {
  const sentTo = { G4: 'G5', K9: 'K10', L4: 'L5' } as const
  const left = (truth: keyof typeof sentTo, gone: string) => {
    const lost = dragons(
      { effects: acting('queue-depouillement') },
      up(),
      ...lostAmong(truth, 'G4 K9 L4'),
      ...sends(sentTo[truth], 'path'),
    )
    const { seen } = lost.does('repressEffect', { effect: 1 }, `d20 1 souffle souffle-trou-noir cell ${gone}`)
    return { served: seen.messenger !== null, candidates: seen.candidates }
  }
  expect(left('G4', 'G5')).toEqual({ served: false, candidates: cells('G4') })
  expect(left('K9', 'G5')).toEqual({ served: true, candidates: cells('K9 L4') })
  expect(left('L4', 'G5')).toEqual({ served: true, candidates: cells('K9 L4') })
  expect(left('K9', 'M1')).toEqual({ served: true, candidates: cells('G4 K9 L4') })
})
