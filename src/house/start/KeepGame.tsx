import { useEffect, useState } from 'react'
import { tell } from '../library/notice.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { isGameKept, keepGameHere } from '../version/index.ts'

interface KeepGameProps {
  readonly game: string
  readonly name: string
}

/** Offers to keep a game that was never opened here, where this device keeps the house. */
export const KeepGame = ({ game, name }: KeepGameProps) => {
  const { start, library } = useTexts().ui
  const [kept, setKept] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => void isGameKept(game).then(setKept), [game])
  const keep = async (): Promise<void> => {
    setBusy(true)
    const done = await keepGameHere(game)
    setBusy(false)
    setKept(done)
    if (!done) tell(start.notKept, 'refused')
  }
  if (kept === null) return null
  if (kept) return <p className="start-soft">{start.keptGame}</p>
  return (
    <Button
      kind="quiet"
      name={start.keepGame}
      to={() => void keep()}
      disabled={busy}
      aria-label={library.of({ action: start.keepGame, name })}
    />
  )
}
