import type { SaidByOther } from '../../../../house/seat/link.ts'
import type { DreamerId } from '../../rules/public.ts'

/** MOV-4: what was said is being thrown for: broken now, a roll that has failed would be as if it had not been made. */
export const isUnderDice = (id: DreamerId, said: readonly SaidByOther[]): boolean => said.some(({ seat }) => seat === id)
