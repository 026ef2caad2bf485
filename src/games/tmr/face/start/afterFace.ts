import type { ComponentType } from 'react'
import { part } from '../../../../house/ui/part.tsx'

/** A part of the start screen that is drawn with the map's code: what the first question needs comes before it, and whoever has gone on needs none. */
export const afterFace = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  part(load, { after: () => import('../index.tsx'), unseen: true })
