import { duel } from '../../games/duel/rules/index.ts'
import type { View as DuelView } from '../../games/duel/rules/public.ts'
import { tmr } from '../../games/tmr/rules/index.ts'
import type { View } from '../../games/tmr/rules/public.ts'
import type { TableApi } from '../../house/seat/tableApi.ts'
import type { SeatPaper } from '../../kit/doors.ts'
import type { Game } from '../../kit/game.ts'
import type { Role } from '../../kit/roles.ts'
import type { Chance } from './chance.ts'
import { sayAsDuellist } from './duellist.ts'
import { openTestTable, sure } from './harness.ts'
import { sayInRole } from './played.ts'

/** What must be known of a game to have it played by chance at a server. */
export interface PlayedGame {
  // biome-ignore lint/suspicious/noExplicitAny: any game, whatever it says.
  readonly game: Game<any, any, any, any, any, any>
  /** A new table with everybody at it. */
  open(api: TableApi): Promise<readonly Pick<SeatPaper, 'token' | 'role'>[]>
  /** Something that role might say; null: nothing just now. */
  word(view: unknown, role: Role, chance: Chance): unknown
  isOver(view: unknown): boolean
  /** Whether somebody is in the middle of an answer: the worst moment to be cut. Absent: there is none. */
  isAnswering?(view: unknown): boolean
}

export const TMR_PLAYED: PlayedGame = {
  game: tmr,
  open: async (api) => {
    const { gardien, players } = await openTestTable(api, ['Ana', 'Bo'])
    return [gardien, ...players]
  },
  word: (view, role, chance) => sayInRole(view as View | null, role, chance),
  isOver: () => false,
}

export const DUEL_PLAYED: PlayedGame = {
  game: duel,
  open: async (api) => {
    const first = sure(await api.openTable('Un duel', { game: duel.id }))
    const second = sure(await api.take(first.codes.players, 'b'))
    return [first, second, sure(await api.take(first.codes.spectators, 'a'))]
  },
  word: (view, role, chance) => (role.kind === 'joueur' && view ? sayAsDuellist(view as DuelView, role.seat, chance) : null),
  isOver: (view) => (view as DuelView | null)?.phase === 'over',
  isAnswering: (view) => (view as DuelView | null)?.phase === 'defence',
}
