import './fetchNext.ts'
import { createRoot } from 'react-dom/client'
import { GAMES } from '../../games/index.ts'
import { fetchStart, firstGuest, GuestsProvider } from '../face/guests.ts'
import { openLibrary } from '../library/db.ts'
import { followOtherWindows } from '../table/keptSeats.ts'
import { watchAddress } from '../table/oneTimeLink.ts'
import { App } from './App.tsx'
import { installWorker } from './newVersion.ts'

// Opened while the first screen is made: whether there is a journey to go on with is known sooner.
void openLibrary().catch(() => {})
watchAddress()
followOtherWindows()
const render = (): void => {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <GuestsProvider value={GAMES}>
        <App />
      </GuestsProvider>,
    )
}
// It came with this script: the first frame is whole.
void fetchStart(firstGuest(GAMES)).then(render, render)
installWorker()
