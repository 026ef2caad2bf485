import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { installWorker } from './app/newVersion.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
installWorker()
