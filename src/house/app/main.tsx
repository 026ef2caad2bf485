import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { installWorker } from './newVersion.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
installWorker()
