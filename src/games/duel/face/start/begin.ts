import { newLocalTable } from '../../../../house/library/savedTable.ts'
import type { LocalSeat, PlayedBy } from '../../../../house/seat/localTable.ts'
import type { Refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import type { DuelCard } from './index.tsx'

/** Somebody at the table, by name. */
export interface Sitting {
  readonly name: string
  readonly by: PlayedBy
}

/** A duel of this browser: me and bots, or several who pass the device. */
export const beginDuel = async (
  title: string,
  sitting: readonly Sitting[],
  rules: 'plain' | 'advanced' = 'plain',
): Promise<string | Refusal> => {
  const { duel } = await import('../../rules/index.ts')
  const seats = sitting.map(({ name }, at) => ({ id: `s${at + 1}`, name }))
  const played: readonly LocalSeat[] = sitting.map(({ by }, at) => ({ role: joueur(`s${at + 1}`), by }))
  const card: DuelCard = { name: title, against: sitting.slice(1).map(({ name }) => name) }
  return newLocalTable(duel, { advanced: rules === 'advanced', seats, position: null }, played, card)
}
