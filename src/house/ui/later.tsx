import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import { useTexts } from '../texts/language.tsx'

/** Where a whole screen is still to come. */
export const Loading = () => <p className="loading">{useTexts().ui.common.loading}</p>

interface Later<Props> {
  (props: Props): React.ReactNode
  /** Nothing waits for it then. */
  fetch(): Promise<unknown>
}

/**
 * A screen whose code comes when it is needed. Once it is here it is shown at once: React holds back for a third
 * of a second whatever suspended, if only for an instant.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  let here: ComponentType<Props> | null = null
  const fetch = async (): Promise<ComponentType<Props>> => {
    here = await load()
    return here
  }
  const Now = (props: Props) => {
    const [{ Shown, gone }, setShown] = useState({ Shown: here, gone: null as { readonly error: unknown } | null })
    useEffect(() => {
      if (Shown) return
      let current = true
      const show = (to: { Shown: typeof here; gone: typeof gone }): void => {
        if (current) startTransition(() => setShown(to))
      }
      fetch().then(
        (come) => show({ Shown: come, gone: null }),
        (error) => show({ Shown: null, gone: { error } }),
      )
      return () => {
        current = false
      }
    }, [Shown])
    if (gone) throw gone.error
    return Shown ? <Shown {...props} /> : <Loading />
  }
  return Object.assign(Now, { fetch })
}

const Nothing = (): null => null

/** A part the screen can stand without: where its code cannot be fetched, nothing is in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) })) as unknown as ComponentType<Props>
