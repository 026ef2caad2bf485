import type { PersonInfo } from '../seat/link.ts'
import { PersonBadge } from './PersonBadge.tsx'

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
