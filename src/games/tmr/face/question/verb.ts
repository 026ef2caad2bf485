import type { Command } from '../../rules/public.ts'
import { wordsFor } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { ANSWERS } from './vocabulary.ts'

/** Said by its verb: how is said after it. */
export const verb = (asking: Asking, type: Command['type'], label: string): TmrAnswer => ({
  id: type,
  label,
  takes: { kind: 'pick', what: 'things' },
  aside: true,
  told: '',
  words: wordsFor(asking, ANSWERS[type] ?? { fr: [], en: [] }),
  more: true,
})
