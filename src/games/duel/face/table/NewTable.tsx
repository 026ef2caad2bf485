import { useEffect, useState } from 'react'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import type { Setup } from '../../rules/public.ts'
import { useTexts, withWords } from '../start/words.ts'

const COUNTS = [2, 3, 4] as const

/** A place that is free is called alike in every language: whoever comes may read another than whoever opened the table. */
const setupOf = (count: number, advanced: boolean): Setup => {
  const seats = Array.from({ length: count }, (_, at) => ({ id: `s${at + 1}`, name: `Place ${at + 1}` }))
  return { advanced, seats, position: null }
}

interface NewTableProps {
  readonly onSetup: (setup: unknown) => void
}

/** How many sit at the table, and which rules; who comes says a name. */
const Form = ({ onSetup }: NewTableProps) => {
  const { table } = useTexts()
  const [count, setCount] = useState<number>(2)
  const [advanced, setAdvanced] = useState(false)
  useEffect(() => onSetup(setupOf(count, advanced)), [onSetup, count, advanced])
  return (
    <>
      <ChoiceField label={table.count} value={count} options={COUNTS.map((one) => [one, `${one}`])} onChange={setCount} />
      <CheckField label={table.advanced} checked={advanced} onChange={setAdvanced} />
    </>
  )
}

export const NewTable = withWords(Form)
