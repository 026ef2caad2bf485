import type { Deed } from './deed.ts'
import { goOut } from './dreamers/waking.ts'
import { openIfAnswered } from './gathering/deal.ts'
import { passTurn } from './turns/turn.ts'

/** WIN-3: an attack that they made or met lapses; if it was their turn, it ends. */
export const concede = (deed: Deed, seat: string): null => {
  const { fight, current, phase } = deed.state
  if (fight && (fight.by === seat || fight.seat === seat)) deed.happen({ type: 'fightLapsed' })
  goOut(deed, seat, 'conceded')
  if (deed.state.phase === 'over') return null
  if (phase === 'opening') openIfAnswered(deed)
  else if (current === seat) passTurn(deed)
  return null
}
