import { useEffect, useState } from 'react'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import type { Setup } from '../../rules/public.ts'
import { useTexts, withWords } from '../start/words.ts'

const COUNTS = [2, 3, 4] as const

const setupOf = (count: number, advanced: boolean, numbered: (p: { readonly number: number }) => string): Setup => {
  const seats = Array.from({ length: count }, (_, at) => ({ id: `s${at + 1}`, name: numbered({ number: at + 1 }) }))
  return { advanced, seats, position: null }
}

interface NewTableProps {
  readonly onSetup: (setup: unknown) => void
}

/** How many sit at the table, and which rules; who comes says a name. */
const Form = ({ onSetup }: NewTableProps) => {
  const { table, seats } = useTexts()
  const [count, setCount] = useState<number>(2)
  const [advanced, setAdvanced] = useState(false)
  useEffect(() => onSetup(setupOf(count, advanced, seats.numbered)), [onSetup, count, advanced, seats])
  return (
    <>
      <ChoiceField label={table.count} value={count} options={COUNTS.map((one) => [one, `${one}`])} onChange={setCount} />
      <CheckField label={table.advanced} checked={advanced} onChange={setAdvanced} />
    </>
  )
}

export const NewTable = withWords(Form)
