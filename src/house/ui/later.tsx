import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { part } from './part.tsx'

export { Loading } from './part.tsx'

/** A screen whose code comes when it is needed. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => part(load, { whole: true })

const Nothing = (): null => null

/** A part the screen can stand without: where its code cannot be fetched, nothing is in its place; `meanwhile` stands there until it comes. */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const loaded = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
  const Part = loaded as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
