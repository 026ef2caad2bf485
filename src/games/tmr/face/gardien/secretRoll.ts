import { reader } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { Told, ToldTable } from '../../rules/public.ts'

type SecretRoll = Extract<ToldTable, { type: 'secretRolled' }>

const rollsIn = (notices: readonly Notice<Told>[]): readonly SecretRoll[] =>
  notices.flatMap(({ told }) => told.flatMap(({ what }) => (what.type === 'secretRolled' ? [what] : [])))

const lastOfAll = reader<Notice<Told>, { readonly roll: SecretRoll | null }>(
  (before, fresh) => ({ roll: rollsIn(fresh).at(-1) ?? before.roll }),
  () => ({ roll: null }),
)

/** The last roll thrown in secret, among what the gardien was told. */
export const lastSecretRoll = (notices: List<Notice<Told>>): SecretRoll | null => lastOfAll(notices).roll
