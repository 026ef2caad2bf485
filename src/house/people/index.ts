export { byPeople, inLine, labelsOf, useLabels, withPerson } from './names.ts'
export { PersonBadge, PersonName, SeatBadge } from './PersonBadge.tsx'
export { COLOUR_OF, FIGURE_OF, inkOn } from './wearing.ts'
