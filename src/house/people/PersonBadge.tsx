import type { Wished } from '../../kit/person.ts'
import { useSeat } from '../seat/context.ts'
import type { PersonInfo } from '../seat/link.ts'
import { COLOUR_OF, FIGURE_OF, inkOn } from './wearing.ts'
import './people.css'

/** The colour and the figure of somebody, beside their name; what they have not chosen yet is left empty. */
export const PersonBadge = ({ wears: { colour, figure } }: { readonly wears: Wished }) => (
  <svg className="person-badge" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="22" fill={colour ? COLOUR_OF[colour] : 'none'} />
    {figure && <path d={FIGURE_OF[figure]} fill={colour ? inkOn(colour) : 'currentColor'} fillRule="evenodd" />}
  </svg>
)

/** Of whoever sits there, where people come together. */
export const SeatBadge = ({ seat }: { readonly seat: string }) => {
  const wears = useSeat((state) => state.table?.seats.find((one) => one.seat === seat)?.wears)
  return wears && <PersonBadge wears={wears} />
}

interface PersonNameProps extends PersonInfo {
  /** What is said where they have not. */
  readonly otherwise: string
}

/** Somebody, told from the others by colour, figure and name; as long as the name is, it stays in its place. */
export const PersonName = ({ called, wears, otherwise }: PersonNameProps) => (
  <span className="person">
    <PersonBadge wears={wears} />
    <bdi className="person-name">{called ?? otherwise}</bdi>
  </span>
)
