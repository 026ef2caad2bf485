import { useMemo } from 'react'
import { useLanguage, useSpellTexts } from '../../../../house/texts/language.tsx'
import { knownSpells } from '../../rules/public.ts'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { spellName } from '../words/spellNames.ts'
import { labelOf } from './asked.ts'
import type { Hearing } from './hearing.ts'
import type { Telling } from './tell.ts'

/** What can be told and heard at this moment, in the language of the moment. */
export const useTelling = (): { readonly telling: Telling; readonly hearing: Hearing } => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, board, prompt, question, reckoned } = usePlay()
  const goal = useDesk((state) => state.spell)
  const alone = useSeat((state) => state.connection === 'local')
  return useMemo(() => {
    const judges = view.role.kind === 'gardien'
    const rests = judges || alone ? 'self' : 'gardien'
    const nameOf = (id: string): string => spellName(view.spells, effects, format, id)
    const reckons = reckoned ? 'done' : question ? 'now' : 'not'
    return {
      telling: { texts, format, view, board, prompt, spellName: nameOf, goal, reckoned, reckons, rests },
      hearing: {
        locale: format.locale,
        prompt,
        board,
        spells: knownSpells(view, board).map((spell) => ({ spell, name: nameOf(spell.id) })),
        label: (type) => labelOf(texts, type),
        rests,
        answersFor: judges ? 'table' : 'dreamer',
      },
    }
  }, [texts, format, effects, view, board, prompt, question, reckoned, goal, alone])
}
