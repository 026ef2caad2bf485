import { useMemo } from 'react'
import type { ActiveEffect } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { factsOf } from '../dragons/effectFacts.ts'
import { type Asking, rulingQuestion, type TmrQuestion } from '../question/index.ts'
import { useDragonTexts } from '../words/language.tsx'
import type { Telling } from './tell.ts'

/** What can be told and heard at this moment, in the language of the moment. */
export const useTelling = (asking: Asking, moment: TmrQuestion, shown: TmrQuestion): Telling => {
  const dragon = useDragonTexts()
  const { question, reckoned } = usePlay(({ question, reckoned }) => ({ question, reckoned }))
  return useMemo(() => {
    const { texts, format, afflictionName, spellName, drawn, view } = asking
    const ruling = rulingQuestion(asking)
    const effectWords = (effect: ActiveEffect): string =>
      [
        format.labelled(afflictionName(effect.id), dragon?.[effect.id]?.summary ?? ''),
        ...factsOf(texts, format, { dragon, spellName }, effect, view.clock.day),
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
  }, [asking, moment, shown, dragon, question, reckoned])
}
