import { isRefusal } from '../../kit/refusal.ts'
import { createDreamer } from '../library/newDreamer.ts'
import { READY_DREAMERS } from '../library/readyDreamers.ts'
import { goTo } from './route.ts'
import { useTexts } from './texts.tsx'

export const StartScreen = () => {
  const { start, common } = useTexts().ui
  const begin = async (): Promise<void> => {
    const id = await createDreamer(READY_DREAMERS.nitouche)
    if (!isRefusal(id)) goTo({ screen: 'journey', id })
  }
  return (
    <main className="start">
      <h1>{common.title}</h1>
      <button type="button" className="button" data-kind="main" onClick={begin}>
        {start.begin}
      </button>
    </main>
  )
}
