import { useMemo } from 'react'
import type { ActiveEffect } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import type { factsOf } from '../dragons/effectFacts.ts'
import type { Asking, rulingQuestion, TmrQuestion } from '../question/index.ts'
import { useDragonTexts } from '../words/language.tsx'
import type { Telling } from './tell.ts'

/** Its code comes after the first question. */
interface Later {
  readonly factsOf: typeof factsOf
  readonly rulingQuestion: typeof rulingQuestion
}

/** What can be told and heard at this moment, in the language of the moment. */
export const useTelling = (asking: Asking, later: Later | null, moment: TmrQuestion, shown: TmrQuestion): Telling => {
  const dragon = useDragonTexts()
  const { question, reckoned } = usePlay(({ question, reckoned }) => ({ question, reckoned }))
  return useMemo(() => {
    const { texts, format, afflictionName, spellName, drawn, view } = asking
    const ruling = later?.rulingQuestion(asking) ?? null
    const effectWords = (effect: ActiveEffect): string =>
      [
        format.labelled(afflictionName(effect.id), dragon?.[effect.id]?.summary ?? ''),
        ...(later?.factsOf(texts, format, { dragon, spellName }, effect, view.clock.day) ?? []),
      ]
        .filter(Boolean)
        .join(' ')
        .replace(/\.?$/, '.')
    return {
      ...asking,
      ...{ moment, ruling, effectWords, reckoned },
      answers: drawn ? shown.answers : [...(ruling?.answers ?? []), ...moment.answers],
      reckons: reckoned ? 'done' : question ? 'now' : 'not',
    }
  }, [asking, later, moment, shown, dragon, question, reckoned])
}
