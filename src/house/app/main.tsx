import { createRoot } from 'react-dom/client'
import { followOtherWindows } from '../table/keptSeats.ts'
import { watchAddress } from '../table/oneTimeLink.ts'
import { App } from './App.tsx'
import { installWorker } from './newVersion.ts'

watchAddress()
followOtherWindows()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
installWorker()
