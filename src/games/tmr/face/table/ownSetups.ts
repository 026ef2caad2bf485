import type { Character } from '../../../../house/face/face.ts'
import { listSaved } from '../../../../house/library/shelf.ts'
import type { Locale } from '../../../../house/texts/format.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import type { CellId, DreamerSetup, DreamerView, View } from '../../rules/public.ts'
import { loadReady } from '../../texts/index.ts'
import { READY_DREAMERS, type ReadyId } from '../dreamer/readyDreamers.ts'

const TMR = 'tmr'

export interface OwnDreamer extends Character {
  readonly kept: boolean
}

/** Those that can be brought to a table: the ones kept here, and the ready ones. */
export const ownDreamers = async (locale: Locale): Promise<readonly OwnDreamer[]> => {
  const [saved, ready] = await Promise.all([listSaved(), loadReady(locale)])
  const readyOnes = Object.entries(READY_DREAMERS) as [ReadyId, DreamerSetup][]
  return [
    ...saved.filter(({ game }) => game === TMR).map(({ id, card }) => ({ key: id, name: card.name, kept: true })),
    ...readyOnes.map(([key, { sheet }]) => ({ key, name: sheet.name, about: ready[key].line, kept: false })),
  ]
}

/** HID-2: where somebody who is lost most likely is. */
const likeliest = ({ candidates, likelihood }: DreamerView): CellId | undefined =>
  likelihood ? candidates[likelihood.indexOf(Math.max(...likelihood))] : candidates[0]

/**
 * As they stand now. **Ruling:** whoever is lost alone comes to the table where they really are; taken home from a table that is
 * closed, where they most likely are, for a player's file tells no more than the player knows.
 */
export const setupOf = (board: DreamerView | undefined): Omit<DreamerSetup, 'id'> | null => {
  const position = board?.position ?? (board && likeliest(board))
  if (!board || !position) return null
  const { sheet, dream, fatigue, repression, reserves, seuil, life } = board
  const spells = sheet.spells === null ? null : [...sheet.spells]
  const own = sheet.own && [...sheet.own]
  return {
    sheet: { ...sheet, spells, own },
    dream,
    fatigue,
    repression,
    seuil,
    life,
    position,
    reserves: reserves.flatMap(({ cell, spell, erratic, cost, note }) => (cell ? [{ cell, spell, erratic, cost, note }] : [])),
  }
}

export const setupFor = async ({ key, kept }: OwnDreamer): Promise<Omit<DreamerSetup, 'id'> | null> => {
  if (!kept) {
    const { id: _, ...setup } = READY_DREAMERS[key as keyof typeof READY_DREAMERS]
    return setup
  }
  const [{ viewAsGardien }, { tmr }] = await Promise.all([
    import('../../../../house/library/localLink.ts'),
    import('../../rules/room.ts'),
  ])
  const view = await viewAsGardien(key, tmr)
  return isRefusal(view) ? null : setupOf((view as View).boards[0])
}
