import { useMemo } from 'react'
import { dragonEntry, knownSpells } from '../../rules/public.ts'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import { labelOf } from './choices.ts'
import type { Hearing } from './hearing.ts'
import type { Telling } from './tell.ts'

/** What can be told and heard at this moment, in the language of the moment. */
export const useTelling = (): { readonly telling: Telling; readonly hearing: Hearing } => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const dragon = useDragonTexts()
  const { view, board, prompt, question, reckoned } = usePlay()
  const goal = useDesk((state) => state.spell)
  const alone = useSeat((state) => state.connection === 'local')
  return useMemo(() => {
    const judges = view.role.kind === 'gardien'
    const rests = judges || alone ? 'self' : 'gardien'
    const nameOf = (id: string): string => spellName(view.spells, effects, format, id)
    const reckons = reckoned ? 'done' : question ? 'now' : 'not'
    const afflictionName = (id: string): string => dragon?.[id]?.name ?? dragonEntry(id)?.name ?? id
    const telling: Telling = {
      ...{ texts, format, view, board, prompt, spellName: nameOf, afflictionName, goal, reckoned, reckons, rests },
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
        answersFor: judges ? 'table' : 'dreamer',
      },
    }
  }, [texts, format, effects, dragon, view, board, prompt, question, reckoned, goal, alone])
}
