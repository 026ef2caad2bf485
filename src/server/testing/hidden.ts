import { expect } from 'vitest'
import { type CellId, type DreamerView, nameOf } from '../../games/tmr/rules/public.ts'
import type { TappedTable } from './tappedTable.ts'

export const boardOf = (table: TappedTable, who: 'gardien' | 'player'): DreamerView => table.viewOf(who).boards[0] as DreamerView
export const truthOf = (table: TappedTable): CellId => boardOf(table, 'gardien').position as CellId

/** What a player may know of cells: those that fit, those of their own reserves, those of spells, and what they asked for. */
const LEGITIMATE = new Set(['candidates', 'reserves', 'spells'])

export const withoutLegitimate = (message: unknown): string =>
  JSON.stringify(message, (key, value) => (LEGITIMATE.has(key) ? undefined : value))

/** Nothing sent since the last look betrays the hidden cell. */
export const expectHidden = (table: TappedTable, from: readonly number[], named: string | undefined): number => {
  if (boardOf(table, 'player').position !== null) return 0
  const truth = truthOf(table)
  for (const [at, client] of [table.player, table.spectator].entries()) {
    const fresh = client.heard.slice(from[at])
    for (const message of fresh) {
      if (message.type === 'viewed') continue
      const text = withoutLegitimate(message)
      if (named !== truth) expect(text).not.toContain(`"${truth}"`)
      expect(text).not.toContain(nameOf(truth))
      expect(text).not.toMatch(/seed/i)
      expect(text).not.toMatch(/"direction":"\w+"[^{}]*"type":"drifted"|"type":"drifted"[^{}]*"direction":"\w/)
    }
  }
  return 1
}

export const heardSoFar = (table: TappedTable): number[] => [table.player.heard.length, table.spectator.heard.length]
