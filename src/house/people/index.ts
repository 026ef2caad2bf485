export {
  byPeople,
  COLOUR_OF,
  FIGURE_OF,
  inkOn,
  inLine,
  labelsOf,
  PersonBadge,
  PersonName,
  SeatBadge,
  useLabels,
  withPerson,
} from './PersonBadge.tsx'
