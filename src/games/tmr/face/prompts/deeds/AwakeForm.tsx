import type { Deed } from '../../desk/desk.ts'
import { HoroscopeForm } from './HoroscopeForm.tsx'
import { MeditationForm } from './MeditationForm.tsx'
import { SpendForm } from './SpendForm.tsx'

/** The form of what one does awake; null: none of these. */
export const awakeForm = (deed: Deed | null) => {
  switch (deed) {
    case 'meditate':
      return <MeditationForm />
    case 'stars':
      return <HoroscopeForm />
    case 'spend':
      return <SpendForm />
    case 'read':
    case 'synthesise':
    case null:
      return null
    default:
      return deed satisfies never
  }
}
