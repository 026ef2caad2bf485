import './fetchNext.ts'
import '../ui/theme.css'
import '../ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { GAMES } from '../../games/index.ts'
import { fetchStart, firstGuest, GuestsProvider } from '../face/guests.ts'
import { openLibrary } from '../library/openLibrary.ts'
import { followOtherWindows } from '../table/keptSeats.ts'
import { watchAddress } from '../table/oneTimeLink.ts'
import { installWorker } from '../version/index.ts'
import { App } from './App.tsx'

// Opened while the first screen is made: whether there is a game to go on with is known sooner.
void openLibrary()
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
