import { refusal } from '../../../../kit/refusal.ts'
import { goUp, hasLeave, whyNotUp } from '../journey/ascent.ts'
import type { Dreamer, Mode, TmrRefusal } from '../state.ts'
import { enter } from './flow.ts'
import type { Turn } from './turn.ts'

export const ascend = (turn: Turn, mode: Mode): TmrRefusal | undefined => {
  const { ascent, dream, stage } = turn.me
  const { options } = turn.table
  const asked = stage.phase === 'petition' ? stage : null
  if (asked && !(hasLeave(asked.granted, options) && asked.mode === mode)) return refusal('wrong-phase')
  if (turn.ground.noAscent) return refusal('no-ascent', 'QUE-9')
  if (ascent.kind === 'refused') return refusal('ascent-refused', 'ASC-2')
  const why = whyNotUp(dream, mode, turn.ground)
  if (why) return why
  // ASC-2. **Ruling:** where a roll stands the gardien has spoken: it is not asked for once more.
  if (!asked && options.ascents === 'asked' && ascent.kind !== 'will') return turn.apply([{ type: 'ascentAsked', mode }])
  climb(turn, mode, ascent)
}

const climb = (turn: Turn, mode: Mode, rule: Dreamer['ascent']): undefined => {
  turn.apply(goUp(turn.me, mode, rule, turn.dice))
  if (turn.me.journey) enter(turn)
}

export const answerAscent = (turn: Turn, rule: Dreamer['ascent']): TmrRefusal | undefined => {
  const { stage, dream } = turn.me
  if (stage.phase !== 'petition') return refusal('wrong-phase')
  const denied = rule.kind === 'refused' || turn.ground.noAscent || whyNotUp(dream, stage.mode, turn.ground) !== null
  if (denied) return turn.apply([{ type: 'ascentDenied' }])
  // Where players throw their own dice, those of this ascent too: it goes on with their word.
  if (turn.table.options.dice === 'players') return turn.apply([{ type: 'ascentRuled', rule }])
  climb(turn, stage.mode, rule)
}
