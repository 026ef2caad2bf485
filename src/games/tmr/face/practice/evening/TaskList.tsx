import type { Evening, Task } from '../../../practice/index.ts'
import { findSpell } from '../../../rules/public.ts'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { spellLand } from '../../words/spellLand.ts'
import { NO_SPELLS, spellName } from '../../words/spellNames.ts'

/** What a task is called; null until the words are there. */
export const useTaskWords = (): ((task: Task) => string) | null => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.evenings
  const effects = useSpellTexts()
  if (!words || !effects) return null
  return ({ spell, how }) => {
    const known = findSpell({}, spell)
    const land = known ? spellLand(texts, known) : ''
    return words[how]({ spell: spellName(NO_SPELLS, effects, format, spell), land })
  }
}

export const TaskList = ({ evening, done }: { readonly evening: Evening; readonly done: readonly boolean[] }) => {
  const words = usePracticeTexts()?.evenings
  const taskWords = useTaskWords()
  if (!words || !taskWords) return null
  return (
    <ul className="evening-tasks">
      {evening.tasks.map((task, at) => (
        <li key={`${task.how} ${task.spell}`} data-done={done[at] || undefined}>
          <span aria-hidden="true">{done[at] ? '✓' : '☾'}</span> {taskWords(task)}
          {done[at] && <span className="visually-hidden">, {words.done}</span>}
        </li>
      ))}
    </ul>
  )
}
