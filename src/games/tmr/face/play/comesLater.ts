import { coming } from '../../../../house/ui/coming.ts'

export type Later = typeof import('./later.ts')

/** What a table needs once its first question is answered. */
export const LATER = coming<Later>(() => import('./later.ts'))
