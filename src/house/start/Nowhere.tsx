import { useEffect } from 'react'
import { tell } from '../library/notice.ts'
import { replaceBy } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'

/** An address that leads nowhere: the start screen, and a sentence. */
export const Nowhere = () => {
  const { nowhere } = useTexts().ui.start
  useEffect(() => {
    tell(nowhere, 'refused')
    replaceBy({ screen: 'start' })
  }, [nowhere])
  return null
}
