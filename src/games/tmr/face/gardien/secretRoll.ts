import type { Notice } from '../../../../kit/feeds.ts'
import type { Told, ToldTable } from '../../rules/public.ts'

type SecretRoll = Extract<ToldTable, { type: 'secretRolled' }>

/** The last roll thrown in secret, among what the gardien was told. */
export const lastSecretRoll = (notices: readonly Notice<Told>[]): SecretRoll | null => {
  for (const { told } of notices.toReversed())
    for (const { what } of told.toReversed()) if (what.type === 'secretRolled') return what
  return null
}
