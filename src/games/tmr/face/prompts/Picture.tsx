import { useId } from 'react'
import type { EncounterKind } from '../../rules/public.ts'
import { DRAGONS } from './pictures/dragons.tsx'
import type { Drawing } from './pictures/drawing.ts'
import { CutOut, Frame } from './pictures/Frame.tsx'
import { GATES } from './pictures/gates.tsx'
import { GIVERS } from './pictures/givers.tsx'
import { HANDS } from './pictures/hands.tsx'
import { KNOTS } from './pictures/knots.tsx'
import { PERILS } from './pictures/perils.tsx'
import { Claw, SPECIALS } from './pictures/special.tsx'
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
  | keyof typeof DRAGONS
  | keyof typeof GATES

const DRAWINGS: Readonly<Record<Pictured, Drawing>> = {
  ...GIVERS,
  ...PERILS,
  ...STORMS,
  ...WAYS,
  ...HANDS,
  ...KNOTS,
  ...DRAGONS,
  ...GATES,
  ...SPECIALS,
}

interface PictureProps {
  readonly of: Pictured
  /** SPE-2: sent by a Dragon. */
  readonly special?: boolean | undefined
}

/** Those that are met on the special table alone need no mark. */
const isMarked = ({ of, special }: PictureProps): boolean => special === true && !(of in SPECIALS)

/** The picture of a card; the words beside it say the same. */
export const Picture = (props: PictureProps) => {
  const { of } = props
  const id = useId()
  return (
    <svg className="picture" viewBox="0 0 64 64" data-picture={of} aria-hidden="true">
      <Frame id={id} drawing={DRAWINGS[of]} />
      {isMarked(props) && <Claw />}
    </svg>
  )
}

/** Whom one meets, as a figure that stands on the map; a mark tells what a Dragon sent. */
export const Figurine = (props: PictureProps) => {
  const { of } = props
  const id = useId()
  return (
    <svg className="picture figurine" viewBox="0 0 64 64" data-picture={of} aria-hidden="true">
      <CutOut id={id} drawing={DRAWINGS[of]} />
      {isMarked(props) && <Claw />}
    </svg>
  )
}
