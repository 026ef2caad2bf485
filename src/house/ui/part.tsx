import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from './Button.tsx'
import { ahead, inTurn } from './quiet.ts'

interface PartOptions {
  /** It is fetched after that, unasked. */
  readonly after?: () => Promise<unknown>
  /** It will be asked for: the idle line brings it before. */
  readonly soon?: true
  /** It fills no place that is looked at: until it is there nothing stands for it; where it does not come it is tried again, untold. */
  readonly unseen?: true
  /** It is a whole screen: where it does not come, the page itself says so. */
  readonly whole?: true
}

interface Part<Props> {
  (props: Props): ReactNode
  /** Nothing waits for it then. */
  fetch(): Promise<unknown>
}

interface PartState<Props> {
  readonly Here: ComponentType<Props> | null
  readonly tries: number
  readonly gone: { readonly error: unknown } | null
}

const AGAIN_MS = 5000

/** It did not come when somebody asked again: a browser may remember what failed, and the page is fetched anew (public/anew.js). */
export const missedAgain = (): void => void window.dispatchEvent(new Event('asked-again'))

const Gone = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { states } = useTexts().ui
  return (
    <div className="part-gone" role="alert">
      <p>{states.notCome}</p>
      <Button name={states.again} to={onAgain} />
    </div>
  )
}

/** Where a whole screen is still to come. */
export const Loading = () => <p className="loading">{useTexts().ui.common.loading}</p>

const Coming = () => (
  <p className="part-coming" role="status">
    {useTexts().ui.common.loading}
  </p>
)

/**
 * A part of a screen whose code comes when it is first shown: a sentence stands in its place meanwhile, and where it does not come
 * one that says so, with a way to ask again. Once it is here it is shown at once: React holds back for a third of a second whatever
 * suspended, if only for an instant.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { after, soon, unseen, whole }: PartOptions = {},
): Part<Props> => {
  let here: ComponentType<Props> | null = null
  const come = async (): Promise<void> => {
    here ??= await load()
  }
  if (soon) ahead(come)
  const Now = (props: Props) => {
    const [{ Here, tries, gone }, setShown] = useState<PartState<Props>>({ Here: here, tries: 0, gone: null })
    useEffect(() => {
      if (Here) return
      let current = true
      let again = 0
      const missed = (error: unknown): void => {
        if (!current) return
        if (unseen) again = window.setTimeout(() => setShown({ Here: null, tries: tries + 1, gone: null }), AGAIN_MS)
        else setShown({ Here: null, tries, gone: { error } })
        if (tries > 0 && !unseen) missedAgain()
      }
      const fetch = async (): Promise<void> => {
        if (tries === 0) await after?.()
        if (!current) return
        await come()
        if (after) await inTurn()
      }
      const show = (): void => {
        if (current) setShown({ Here: here, tries, gone: null })
      }
      // What comes unasked is made ready between whatever else is to do, and so is all of a screen.
      void fetch().then(after || whole ? () => startTransition(show) : show, missed)
      return () => {
        current = false
        window.clearTimeout(again)
      }
    }, [Here, tries])
    if (Here) return <Here {...props} />
    if (gone && whole) throw gone.error
    if (gone) return <Gone onAgain={() => setShown({ Here: null, tries: tries + 1, gone: null })} />
    if (whole) return <Loading />
    return unseen ? null : <Coming />
  }
  return Object.assign(Now, { fetch: come })
}
