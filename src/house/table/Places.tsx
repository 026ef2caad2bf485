import { useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'

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
    <label className="field">
      {table.places}
      <select value={wanted} onChange={(event) => void set(Number(event.target.value))}>
        <option value={0}>{table.placesOpen}</option>
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  )
}
