import { createRoot } from 'react-dom/client'
import { GAMES } from '../../games/index.ts'
import { GuestsProvider } from '../face/guests.ts'
import { followOtherWindows } from '../table/keptSeats.ts'
import { watchAddress } from '../table/oneTimeLink.ts'
import { App } from './App.tsx'
import { installWorker } from './newVersion.ts'

watchAddress()
followOtherWindows()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <GuestsProvider value={GAMES}>
      <App />
    </GuestsProvider>,
  )
installWorker()
