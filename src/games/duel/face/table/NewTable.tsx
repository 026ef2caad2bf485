import { useEffect, useState } from 'react'
import { CheckField, ChoiceField, TextField } from '../../../../house/ui/fields.tsx'
import type { Setup } from '../../rules/public.ts'
import { useTexts, withWords } from '../start/words.ts'

const COUNTS = [2, 3, 4] as const

const setupOf = (names: readonly string[], advanced: boolean): Setup => {
  const seats = names.map((name, at) => ({ id: `s${at + 1}`, name }))
  return { advanced, seats, position: null }
}

interface NewTableProps {
  readonly onSetup: (setup: unknown) => void
}

/** Who sits at the table, by name, and which rules. */
const Form = ({ onSetup }: NewTableProps) => {
  const { table, seats } = useTexts()
  const [count, setCount] = useState<number>(2)
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const [advanced, setAdvanced] = useState(false)
  const called = (at: number): string => names[at]?.trim() || seats.numbered({ number: at + 1 })
  const told = JSON.stringify(Array.from({ length: count }, (_, at) => called(at)))
  useEffect(() => onSetup(setupOf(JSON.parse(told) as string[], advanced)), [onSetup, told, advanced])
  return (
    <>
      <ChoiceField label={table.count} value={count} options={COUNTS.map((one) => [one, `${one}`])} onChange={setCount} />
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <TextField
          key={at}
          label={table.name({ number: at + 1 })}
          value={names[at] ?? ''}
          most={40}
          placeholder={seats.numbered({ number: at + 1 })}
          autoComplete="off"
          onChange={(name) => setNames({ ...names, [at]: name })}
        />
      ))}
      <CheckField label={table.advanced} checked={advanced} onChange={setAdvanced} />
    </>
  )
}

export const NewTable = withWords(Form)
