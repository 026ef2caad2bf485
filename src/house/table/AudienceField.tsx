import type { Audience } from '../../kit/wire.ts'
import { useTexts } from '../texts/whole.tsx'
import { keyOf, useSpeakers } from './speakers.ts'

interface AudienceFieldProps {
  readonly value: Audience
  readonly onChange: (to: Audience) => void
}

/** To all, or to one alone. */
export const AudienceField = ({ value, onChange }: AudienceFieldProps) => {
  const { words } = useTexts().ui
  const { audiences } = useSpeakers()
  const choose = (key: string): void => {
    const found = audiences.find(({ to }) => keyOf(to) === key)
    if (found) onChange(found.to)
  }
  return (
    <select aria-label={words.to} value={keyOf(value)} onChange={(event) => choose(event.target.value)}>
      {audiences.map(({ to, text }) => (
        <option key={keyOf(to)} value={keyOf(to)}>
          {text}
        </option>
      ))}
    </select>
  )
}
