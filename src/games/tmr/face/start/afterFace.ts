import type { ComponentType } from 'react'
import { optional } from '../../../../house/ui/later.tsx'

/** A part of the start screen that is drawn with the map's code: what the first question needs comes before it. */
export const afterFace = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  optional(async () => {
    await import('../index.tsx')
    return load()
  })
