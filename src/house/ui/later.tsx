import { type ComponentType, lazy } from 'react'
import { part } from './part.tsx'

export { Loading } from './part.tsx'

/** A screen whose code comes when it is needed. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => part(load, { whole: true })

const Nothing = (): null => null

/** A part the screen can stand without: where its code cannot be fetched, nothing is in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) })) as unknown as ComponentType<Props>
