import type { APIRequestContext } from '@playwright/test'
import { READY_DREAMERS } from '../../src/games/tmr/face/dreamer/readyDreamers.ts'

/** Dreamers of a full table, who plays them, and where they stand: three share a cell, two another. */
export const CROWD = [
  ['Aurore', 'Anne', 'H9'],
  ['Bertrande', 'Bruno', 'H9'],
  ['Cyprien', 'Marie-Christine', 'H9'],
  ['Dorothée de la Combe', 'Dom', 'G4'],
  ['Élie', 'Éric', 'G5'],
  ['Florimond', 'Fatou', 'F5'],
  ['Guenièvre', 'Guy', 'C12'],
  ['Hélianthe', 'Hélène', 'C12'],
  ['Isaure', 'Ines', 'L7'],
  ['Jacquemin', 'Jo', 'B2'],
] as const

/** They came with the players' code and are not looked at: no browser shows what they see. */
export const bringCrowd = async (request: APIRequestContext, origin: string, code: string): Promise<void> => {
  const ready = Object.values(READY_DREAMERS)
  for (const [at, [name, called, position]] of CROWD.entries()) {
    const { id: _, ...setup } = ready[at % ready.length] as (typeof ready)[number]
    const bring = { ...setup, sheet: { ...setup.sheet, name }, position }
    const answer = await request.post(`${origin}/api/seats`, { data: { code, bring, person: { name: called } } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}
