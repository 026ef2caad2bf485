import { Button } from '../../../../house/ui/Button.tsx'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** While one walks by oneself: how far still, and a way to stop. */
export const Walking = () => {
  const { walking } = useTexts().ui
  const desk = usePlay((play) => play.desk)
  const left = useDesk((state) => state.walk.length)
  if (left === 0) return null
  return (
    <p className="message walking">
      {walking.goesOn({ cells: left })}
      <Button name={walking.stop} to={() => desk.setState({ walk: [] })} />
    </p>
  )
}
