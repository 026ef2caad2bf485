import { useMemo } from 'react'
import { type ActiveEffect, dragonEntry, knownSpells } from '../../rules/public.ts'
import { useCompany, useDesk, usePlay } from '../desk/context.ts'
import type { Drawn } from '../dragons/drawn.ts'
import { factsOf } from '../dragons/effectFacts.ts'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import { labelOf } from './choices.ts'
import type { Hearing } from './hearing.ts'
import type { Telling } from './tell.ts'

/** What can be told and heard at this moment, in the language of the moment. */
export const useTelling = (drawn: Drawn | null): { readonly telling: Telling; readonly hearing: Hearing } => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const dragon = useDragonTexts()
  const { view, board, prompt, question, reckoned } = usePlay(({ view, board, prompt, question, reckoned }) => ({
    view,
    board,
    prompt,
    question,
    reckoned,
  }))
  const goal = useDesk((state) => state.spell)
  const sleeps = useDesk((state) => state.sleeping !== null)
  const company = useCompany()
  return useMemo(() => {
    const judges = view.role.kind === 'gardien'
    const rests = judges || company === 'alone' ? 'self' : 'gardien'
    const nameOf = (id: string): string => spellName(view.spells, effects, format, id)
    const reckons = reckoned ? 'done' : question ? 'now' : 'not'
    const afflictionName = (id: string): string => dragon?.[id]?.name ?? dragonEntry(id)?.name ?? id
    const effectWords = (effect: ActiveEffect): string =>
      [
        `${afflictionName(effect.id)} :`,
        dragon?.[effect.id]?.summary,
        ...factsOf(texts, format, { dragon, spells: effects }, effect),
      ]
        .filter(Boolean)
        .join(' ')
        .replace(/\.?$/, '.')
    const telling: Telling = {
      ...{ texts, format, view, board, prompt, spellName: nameOf, afflictionName, effectWords, drawn },
      ...{ goal, reckoned, reckons, rests, company },
    }
    return {
      telling,
      hearing: {
        locale: format.locale,
        prompt,
        board,
        spells: knownSpells(view, board).map((spell) => ({ spell, name: nameOf(spell.id) })),
        label: (command) => labelOf(telling, command),
        rests,
        clock: view.clock,
        dragons: view.options.dragons ? 'act' : 'named',
        drawn: drawn ? 'card' : 'nothing',
        sleeps: sleeps ? 'on' : 'not',
        effectName: afflictionName,
        answersFor: judges ? 'table' : 'dreamer',
      },
    }
  }, [texts, format, effects, dragon, view, board, prompt, question, reckoned, goal, company, drawn, sleeps])
}
