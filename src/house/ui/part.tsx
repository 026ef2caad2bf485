import { type ComponentType, startTransition, useEffect, useState } from 'react'
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
}

const AGAIN_MS = 5000

const Gone = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { states } = useTexts().ui
  return (
    <div className="part-gone" role="alert">
      <p>{states.notCome}</p>
      <Button name={states.again} to={onAgain} />
    </div>
  )
}

const Coming = () => (
  <p className="part-coming" role="status">
    {useTexts().ui.common.loading}
  </p>
)

/**
 * A part of a screen whose code comes when it is first shown: a sentence stands in its place meanwhile, and where it does not come
 * one that says so, with a way to ask again. Once it is here it is shown at once.
 */
export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { after, soon, unseen }: PartOptions = {},
): ((props: Props) => React.ReactNode) => {
  let here: ComponentType<Props> | null = null
  const come = async (): Promise<void> => {
    here ??= await load()
  }
  if (soon) ahead(come)
  return (props) => {
    const [shown, setShown] = useState<{
      readonly Part: ComponentType<Props> | null
      readonly tries: number
      readonly gone: boolean
    }>({
      Part: here,
      tries: 0,
      gone: false,
    })
    const { Part, tries, gone } = shown
    useEffect(() => {
      if (here) return
      let current = true
      let again = 0
      const missed = (): void => {
        if (!current) return
        if (unseen) again = window.setTimeout(() => setShown({ Part: null, tries: tries + 1, gone: false }), AGAIN_MS)
        else setShown({ Part: null, tries, gone: true })
      }
      const fetch = async (): Promise<void> => {
        if (tries === 0) await after?.()
        if (!current) return
        await come()
        if (after) await inTurn()
      }
      const show = (): void => {
        if (current) setShown({ Part: here, tries, gone: false })
      }
      // What comes unasked is made ready between whatever else is to do.
      void fetch().then(after ? () => startTransition(show) : show, missed)
      return () => {
        current = false
        window.clearTimeout(again)
      }
    }, [tries])
    if (Part) return <Part {...props} />
    if (gone) return <Gone onAgain={() => setShown({ Part: null, tries: tries + 1, gone: false })} />
    return unseen ? null : <Coming />
  }
}
