import type { Seat } from '../../../../house/seat/seat.ts'
import { afterToll, drawErratic, fieldOf, type Toll } from '../../practice/index.ts'
import { type DreamerView, effectAsked, findSpell, spellsOf, type TmrSpeech, type View } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

const tollWords = ({ tolls }: PracticeTexts['erratic'], toll: Toll): readonly string[] =>
  (['dream', 'fatigue', 'life'] as const).flatMap((of) => (toll[of] ? [tolls[of]({ points: toll[of] })] : []))

/** CAST-5: alone there is no gardien to say what it comes to: it is drawn, told, and what it takes goes from the sheet. */
export const tellErratic = async (
  seat: Seat<TmrSpeech>,
  { view, board }: { readonly view: View; readonly board: DreamerView },
  words: PracticeTexts['erratic'],
): Promise<void> => {
  const effect = effectAsked(board)
  const spell = effect && findSpell(spellsOf(view.spells, board.sheet), effect.spell)
  if (!spell) return
  const { id, toll } = drawErratic(fieldOf(spell), chance())
  const text = [words.effects[id], ...tollWords(words, toll)].join(' ')
  if (!(await seat.say({ type: 'describe', dreamer: board.id, text }))) return
  const after = afterToll(board, toll)
  if (Object.keys(after).length > 0) await seat.say({ type: 'correct', dreamer: board.id, ...after })
}
