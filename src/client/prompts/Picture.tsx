import type { EncounterKind } from '../../tmr/public.ts'

export type Pictured =
  | EncounterKind
  | 'ascent'
  | 'wet'
  | 'free'
  | 'casting'
  | 'cast'
  | 'fumble'
  | 'carrying'
  | 'targeting'
  | 'asleep'

/** The picture of a card. */
export const Picture = ({ of }: { readonly of: Pictured }) => <svg viewBox="0 0 64 64" data-picture={of} aria-hidden="true" />
