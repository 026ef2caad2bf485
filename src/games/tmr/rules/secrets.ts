import type { Sent } from './encounters/sent.ts'
import type { Note } from './notes.ts'
import type { Table } from './state.ts'

/** What nobody but the gardien knows of. */
export interface Secrets {
  readonly sent: readonly Sent[]
  readonly notes: readonly Note[]
}

type Kept = Pick<Table, 'sent' | 'notes'>

/** Shown again while nothing of it has changed; none: undefined. */
export const secretsOf = (
  { sent, notes }: Kept,
  last: (Kept & { readonly secrets: Secrets | undefined }) | null,
): Secrets | undefined => {
  if (sent.length + notes.length === 0) return undefined
  if (last?.secrets && last.sent === sent && last.notes === notes) return last.secrets
  return {
    sent: sent.map(({ to, cell, kind, strength }) => ({ to, cell, kind, strength })),
    notes: notes.map(({ on, text }) => ({ on, text })),
  }
}
