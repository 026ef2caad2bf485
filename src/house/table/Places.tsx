import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { ChoiceField } from '../ui/fields.tsx'

interface PlacesProps {
  /** 0: as many as there is room for. */
  readonly most: number
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

const COUNTS = Array.from({ length: 24 }, (_, at) => at + 1)

/** How many may play: the next one is refused. */
export const Places = ({ most, token, onTrouble }: PlacesProps) => {
  const { table } = useTexts().ui
  const [wanted, setWanted] = useState(most)
  useEffect(() => setWanted(most), [most])
  const set = async (places: number): Promise<void> => {
    setWanted(places)
    const answer = await tableApi().setPlaces(token, places)
    onTrouble(isRefusal(answer) ? answer : null)
    if (isRefusal(answer)) setWanted(most)
  }
  return (
    <ChoiceField
      label={table.places}
      value={wanted}
      options={[[0, table.placesOpen], ...COUNTS.map((count) => [count, `${count}`] as const)]}
      onChange={(places) => void set(places)}
    />
  )
}
