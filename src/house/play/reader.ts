import type { RollReader } from '../dice/index.ts'
import { useSeat } from '../seat/context.ts'

/** Whoever plays is spoken to; the keeper of the table and those who watch are told of them. */
export const useReader = (): RollReader => useSeat((state) => (state.role.kind === 'joueur' ? 'actor' : 'onlooker'))
