import { isSaid } from '../../../../house/nonvisual/index.ts'
import type { CommandOf } from '../../rules/public.ts'
import { METRES, TEAR_COLOURS, TEAR_LASTS } from '../question/index.ts'
import { type Heard, type Hearing, not, say } from './hearing.ts'

type Tearing = Omit<CommandOf<'tear'>, 'type' | 'dreamer'>

const named = <Name extends string>(words: Readonly<Record<Name, Parameters<typeof isSaid>[1]>>, word: string): Name | null =>
  (Object.keys(words) as Name[]).find((name) => isSaid([word], words[name])) ?? null

/** A number says so many metres, unless a time follows it. */
const withNumber = (tear: Tearing, count: number, next: string): readonly [Tearing, number] => {
  const unit = named(TEAR_LASTS, next)
  if (unit && unit !== 'ever') return [{ ...tear, lasts: { unit, count } }, 2]
  return [{ ...tear, metres: count }, isSaid([next], METRES) ? 2 : 1]
}

const withWord = (tear: Tearing, word: string): Tearing | null => {
  const [colour, unit] = [named(TEAR_COLOURS, word), named(TEAR_LASTS, word)]
  if (colour) return { ...tear, colour }
  return unit && { ...tear, lasts: { unit } }
}

/** TGT-3: what is not said is drawn: « déchirure violette 20 mètres 3 heures ». */
const tearSaid = (words: readonly string[], tear: Tearing = {}): Tearing | null => {
  const [first, next = ''] = words
  if (first === undefined) return tear
  if (/^\d{1,3}$/.test(first)) {
    const [after, taken] = withNumber(tear, Number(first), next)
    return tearSaid(words.slice(taken), after)
  }
  const after = withWord(tear, first)
  return after && tearSaid(words.slice(1), after)
}

const isWithin = ({ metres = 1, lasts }: Tearing): boolean =>
  metres >= 1 && metres <= 100 && (lasts?.count ?? 1) >= 1 && (lasts?.count ?? 1) <= 99

export const hearTear = ({ texts, board: { id: dreamer } }: Hearing, words: readonly string[]): Heard => {
  const tear = tearSaid(words)
  return tear && isWithin(tear)
    ? say({ type: 'tear', dreamer, ...tear })
    : not({ why: 'closed', sentence: texts.ui.ear.tearSaid })
}

/** CAST-5: in the gardien's own words, after a colon. */
export const hearNarration = ({ texts, board: { id: dreamer } }: Hearing, _: readonly string[], note: string): Heard =>
  note ? say({ type: 'describe', dreamer, text: note }) : not({ why: 'closed', sentence: texts.ui.ear.narrated })
