import type { Role } from '../../kit/roles.ts'

/** A role and what whoever plays it is called. */
export interface Named {
  readonly role: Role
  readonly name: string
}
