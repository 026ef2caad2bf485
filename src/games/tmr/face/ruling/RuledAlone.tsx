import { useEffect } from 'react'
import type { Seat } from '../../../../house/seat/seat.ts'
import { afterToll, drawErratic, fieldOf, type Toll } from '../../practice/index.ts'
import {
  type DreamerView,
  effectAsked,
  findSpell,
  type RulingKind,
  spellsOf,
  type TmrSpeech,
  type ToldHappening,
  type View,
} from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { usePractice, withPractice } from '../words/language.tsx'

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
  const after = afterToll(board, toll)
  if (Object.keys(after).length > 0 && !(await seat.say({ type: 'correct', dreamer: board.id, ...after }))) return
  // Said last: it is the news, not the correction of the sheet.
  await seat.say({ type: 'describe', dreamer: board.id, text })
}

const leavesOpen = (what: { readonly type: string }): boolean => {
  const { type } = what as ToldHappening
  return type === 'tookEffect' || type === 'spellRuled'
}

/** Alone the program is the gardien, and draws. Told once: taken back, it stays so until something else takes effect. */
export const RuledAlone = withPractice(({ ruling }: { readonly ruling: RulingKind }) => {
  const seat = useOwnSeat()
  const { erratic: words } = usePractice()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const fresh = useSeat(
    ({ notices }) => notices.at(-1)?.undone === undefined && notices.at(-1)?.told.some(({ what }) => leavesOpen(what)) === true,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, whatever the board does meanwhile.
  useEffect(() => {
    if (!fresh) return
    if (ruling === 'unaimed') void seat.say({ type: 'ruleSpell', dreamer: board.id })
    else if (ruling === 'tear') void seat.say({ type: 'tear', dreamer: board.id })
    else void tellErratic(seat, { view, board }, words)
  }, [fresh, ruling, words, seat])
  return null
})
