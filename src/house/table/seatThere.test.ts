import { expect, test } from 'vitest'
import type { Invitation } from '../../kit/doors.ts'
import type { KeptSeat } from './keptSeats.ts'
import { isSeatOf } from './seatThere.ts'

const KEPT: KeptSeat = { id: '1', token: 'a', table: 'La table du mardi', game: 'tmr', role: 'joueur', as: 'Nitouche' }

const wears = { colour: 'sky', figure: 'star' } as const

test('a seat is known again at the door of its table: by name, game, role, and who plays it there', () => {
  const dreamers: Invitation['dreamers'] = [
    { id: 'nitouche', name: 'Nitouche', free: false, wears },
    { id: 'lison', name: 'Lison', free: true, wears },
  ]
  const about = { table: 'La table du mardi', game: 'tmr', approval: false, full: false, worn: [], absence: null }
  const invitation: Invitation = { ...about, dreamers, kind: 'joueur' }
  expect(isSeatOf(invitation, KEPT)).toBe(true)
  const { as: _, ...knocking } = KEPT
  expect(isSeatOf(invitation, knocking)).toBe(true)
  for (const other of [
    { table: 'Le jeudi' },
    { game: 'duel' },
    { role: 'spectateur' as const },
    { as: 'Lison' },
    { as: 'Aurore' },
  ])
    expect(isSeatOf(invitation, { ...KEPT, ...other })).toBe(false)
  expect(isSeatOf({ ...invitation, kind: 'spectateur' }, { ...KEPT, role: 'spectateur' })).toBe(true)
})
