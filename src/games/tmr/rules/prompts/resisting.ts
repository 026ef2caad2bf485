import { resistanceOf } from '../aiming/incoming.ts'
import { wardOf } from '../aiming/target.ts'
import type { CommandOf } from '../commands.ts'
import { isUnder } from '../effects/queries.ts'
import { attempt } from '../rolls/check.ts'
import type { Spell } from '../spells/spell.ts'
import type { Aimed, Incoming } from '../state.ts'
import type { HandView } from '../view.ts'
import { type Asked, type Choice, choice, type Odds, oddsOf } from './choice.ts'
import type { Prompt } from './prompt.ts'

/** TET-10: and, for whoever may, to forgo it. */
const orYield = <Said extends CommandOf<'resist'> | CommandOf<'faceReturn'>>(
  asked: Asked,
  command: Said,
  odds: Odds,
): readonly Choice<Said>[] => [
  choice(asked, command, { odds }),
  ...(isUnder(asked.board, 'no-resistance') ? [choice(asked, { ...command, yield: true })] : []),
]

/** TGT-4: what was aimed at this dreamer, before all else. */
export const resisting = (asked: Asked, incoming: Incoming): Prompt => {
  const { board } = asked
  const said: CommandOf<'resist'> = { type: 'resist', dreamer: board.id, ...(incoming.by ? { against: incoming.by } : {}) }
  const [first] = incoming.spells
  const odds = first ? oddsOf(resistanceOf(board, first)) : oddsOf(attempt(board.dream, 0))
  return { kind: 'resisting', asked: 'joueur', incoming, choices: orYield(asked, said, odds) }
}

/** TGT-4: aimed at another dreamer: their JR is waited for, or it came back at r0. */
export const aimedPrompt = (asked: Asked, hand: HandView, spell: Spell, { whom, passed }: Aimed): Prompt => {
  const { board } = asked
  const named = asked.view.table.find(({ id }) => id === whom)
  const at = { hand, whom: named?.name ?? '' }
  if (!passed) return { kind: 'aimed', asked: null, ...at, jr: spell.jr }
  const odds = oddsOf({ ...attempt(board.dream, 0), modifier: wardOf(board, spell.voie) })
  return { kind: 'returned', asked: 'joueur', ...at, choices: orYield(asked, { type: 'faceReturn', dreamer: board.id }, odds) }
}
