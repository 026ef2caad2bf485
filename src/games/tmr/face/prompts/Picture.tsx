import { useId } from 'react'
import type { EncounterKind } from '../../rules/public.ts'
import type { Drawing } from './pictures/drawing.ts'
import { Frame } from './pictures/Frame.tsx'
import { GIVERS } from './pictures/givers.tsx'
import { HANDS } from './pictures/hands.tsx'
import { KNOTS } from './pictures/knots.tsx'
import { PERILS } from './pictures/perils.tsx'
import { STORMS } from './pictures/storms.tsx'
import { WAYS } from './pictures/ways.tsx'
import './pictures.css'

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

const DRAWINGS: Readonly<Record<Pictured, Drawing>> = {
  ...GIVERS,
  ...PERILS,
  ...STORMS,
  ...WAYS,
  ...HANDS,
  ...KNOTS,
  'passeur-fou': GIVERS.passeur,
  'tourbillon-rouge': STORMS['tourbillon-noir'],
}

interface PictureProps {
  readonly of: Pictured
}

/** The picture of a card; the words beside it say the same. */
export const Picture = ({ of }: PictureProps) => {
  const id = useId()
  return (
    <svg className="picture" viewBox="0 0 64 64" data-picture={of} aria-hidden="true">
      <Frame id={id} drawing={DRAWINGS[of]} />
    </svg>
  )
}
