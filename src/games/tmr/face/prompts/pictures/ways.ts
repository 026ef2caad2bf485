import ascent from './ascent.svg?raw'
import asleep from './asleep.svg?raw'
import free from './free.svg?raw'
import wet from './wet.svg?raw'

/** Those of the first questions. */
export const WAYS = { ascent, wet, free, asleep } as const
