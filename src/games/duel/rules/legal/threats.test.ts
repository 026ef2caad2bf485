import { expect, test } from 'vitest'
import { joueur } from '../../../../kit/roles.ts'
import { duel } from '../index.ts'
import { tableSeen } from '../seen.ts'
import { laidOut } from '../testing/play.ts'
import { type Threat, threatsTo } from './threats.ts'

type Seat = Record<string, unknown>

const threats = (mine: Seat, theirs: Seat, more: Seat = {}): readonly Threat[] => {
  const seats = [
    { seat: 'a', dreamer: 'garde-haie', ...mine },
    { seat: 'b', dreamer: 'eclusier', ...theirs },
  ]
  return threatsTo(tableSeen(duel.view(laidOut({ current: 'a', seats, ...more } as never), joueur('a'))), 'a')
}
const standing = (card: string, more: Seat = {}): Seat => ({ card, endurance: 2, ...more })

test('[CMB-8] what would fall as things stand: greater, not equal', () => {
  const mine = { artefacts: [standing('roi-de-suie'), standing('tison', { kind: 'day-' })] }
  expect(threats(mine, { artefacts: [standing('guetteur')] })).toMatchObject([
    { on: 'tison', by: 'guetteur', attack: 3, defence: 2 },
  ])
})

test('[CMB-6] what their open row can add counts, and is told apart', () => {
  expect(threats({ artefacts: [standing('cerf-de-braise')] }, { artefacts: [standing('batelier')], powers: ['D+B1'] })).toEqual(
    [],
  )
  expect(
    threats({ artefacts: [standing('cerf-de-braise')] }, { artefacts: [standing('batelier')], powers: ['D+B1', 'N-B1'] }),
  ).toMatchObject([{ on: 'cerf-de-braise', attack: 5, defence: 4, reinforced: true }])
})

test('[CMB-4] a dreamer is threatened where nothing bars the way, and not by what fears its colour', () => {
  expect(threats({}, { artefacts: [standing('guetteur')] })).toMatchObject([{ on: 'dreamer', attack: 3, defence: 0 }])
  expect(threats({}, { artefacts: [standing('roi-de-suie')] })).toEqual([])
  expect(threats({ artefacts: [standing('roi-de-suie')] }, { artefacts: [standing('guetteur')] })).toEqual([])
})

test('[POW-6] [CMB-3] neither what is held nor what has no endurance threatens; what they hold of mine stands up again as their turn begins', () => {
  const held = standing('guetteur', { heldBy: 'a' })
  expect(threats({}, { artefacts: [held, standing('tison', { kind: 'day-', endurance: 0 })] })).toEqual([])
  expect(threats({ artefacts: [standing('roi-de-suie', { heldBy: 'b' })] }, { artefacts: [standing('guetteur')] })).toEqual([])
})
