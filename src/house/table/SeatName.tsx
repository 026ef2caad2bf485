import { PersonBadge, useLabels, withPerson } from '../people/index.ts'
import type { SeatInfo } from '../seat/link.ts'

/** A character, the colour and the figure at its seat, and whoever plays it. */
export const SeatName = ({ info: { seat, name, called, wears } }: { readonly info: SeatInfo }) => {
  const labelOf = useLabels()
  return (
    <span className="person">
      <PersonBadge wears={wears} />
      <strong className="person-name">{called === null ? labelOf(seat, name) : withPerson(name, called)}</strong>
    </span>
  )
}
