import type { Wearing } from '../../kit/person.ts'
import { COLOUR_OF, FIGURE_OF, inkOn } from './wearing.ts'
import './people.css'

/** The colour and the figure of somebody, beside their name. */
export const PersonBadge = ({ wears }: { readonly wears: Wearing }) => (
  <svg className="person-badge" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="22" fill={COLOUR_OF[wears.colour]} />
    <path d={FIGURE_OF[wears.figure]} fill={inkOn(wears.colour)} fillRule="evenodd" />
  </svg>
)
