import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'

const Broken = () => {
  const { states } = useTexts().ui
  return (
    <main className="broken">
      <p>{states.broken}</p>
      <button type="button" className="button" data-kind="main" onClick={() => window.location.reload()}>
        {states.reload}
      </button>
    </main>
  )
}

/** Whatever breaks on the screen: a sentence and a way on, never a blank page. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
