/** Who speaks and who listens. A seat names what a joueur plays or a spectateur follows. */
export type Role =
  | { readonly kind: 'gardien' }
  | { readonly kind: 'joueur'; readonly seat: string }
  | { readonly kind: 'spectateur'; readonly seat: string }

export const GARDIEN: Role = { kind: 'gardien' }
export const joueur = (seat: string): Role => ({ kind: 'joueur', seat })
export const spectateur = (seat: string): Role => ({ kind: 'spectateur', seat })

/** Who keeps the table, and who watches all of it, following nobody. */
export const seesTable = (role: Role): boolean => role.kind === 'gardien' || (role.kind === 'spectateur' && role.seat === '')

/** Two connections of the same role read the same feed. */
export const roleKey = (role: Role): string => (role.kind === 'gardien' ? 'gardien' : `${role.kind}:${role.seat}`)
