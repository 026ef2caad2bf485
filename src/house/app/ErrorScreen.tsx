import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

/** What did not come, as the build tells of it; the page was fetched anew already (public/anew.js). */
const missing = new WeakSet<object>()
const noteMissing = (event: Event): void => {
  if ('payload' in event && event.payload instanceof Error) missing.add(event.payload)
}
globalThis.addEventListener?.('vite:preloadError', noteMissing)

type Trouble = 'broken' | 'partGone'

const Broken = ({ trouble }: { readonly trouble: Trouble }) => {
  const { states } = useTexts().ui
  return (
    <main className="broken">
      <p>{states[trouble]}</p>
      <Button kind="main" name={states.reload} to={() => window.location.reload()} />
    </main>
  )
}

/** Whatever breaks on the screen: a sentence and a way on, never a blank page. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, { readonly trouble: Trouble | null }> {
  override state: { readonly trouble: Trouble | null } = { trouble: null }
  static getDerivedStateFromError(error: unknown): { readonly trouble: Trouble } {
    return { trouble: error instanceof Error && missing.has(error) ? 'partGone' : 'broken' }
  }
  override render() {
    const { trouble } = this.state
    return trouble ? <Broken trouble={trouble} /> : this.props.children
  }
}
