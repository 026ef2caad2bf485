import { type ComponentType, lazy, useState } from 'react'

interface Later<Props> {
  (props: Props): React.ReactNode
  /** Nothing waits for it then. */
  fetch(): Promise<unknown>
}

/**
 * A component whose code comes when it is needed. Once it is here it is shown at once: React holds back for a third
 * of a second whatever it had to wait for, if only for an instant.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  let here: ComponentType<Props> | null = null
  const fetch = async (): Promise<ComponentType<Props>> => {
    here = await load()
    return here
  }
  const Awaited = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>
  const Now = (props: Props) => {
    const [Shown] = useState(() => here ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Now, { fetch })
}

const Nothing = (): null => null

/** A part the screen can stand without: where its code cannot be fetched, nothing is in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) })) as unknown as ComponentType<Props>
