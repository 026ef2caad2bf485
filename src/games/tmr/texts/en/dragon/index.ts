import { typeset } from '../../../../../house/texts/typeset.ts'
import type { dragon as french } from '../../fr/dragon/index.ts'
import { desirs } from './desirs.ts'
import { idees } from './idees.ts'
import { ombres } from './ombres.ts'
import { queues } from './queues.ts'
import { souffles } from './souffles.ts'
import { tetes } from './tetes.ts'

/** What a Dragon leaves, by its tables. */
export const dragon: typeof french = typeset('en', { ...queues, ...souffles, ...tetes, ...ombres, ...desirs, ...idees })
