import { useEffect, useId, useState } from 'react'
import { savesData, whenQuiet } from '../../../../house/ui/quiet.ts'
import type { EncounterKind } from '../../rules/public.ts'
import type { DRAGONS } from './pictures/dragons.tsx'
import type { Drawing } from './pictures/drawing.ts'
import { CutOut, Frame } from './pictures/Frame.tsx'
import type { GATES } from './pictures/gates.tsx'
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

type Drawings = typeof import('./pictures/index.ts')

/** All the others; null until they are here. */
let others: Drawings | null = null

export const fetchDrawings = async (): Promise<void> => {
  others ??= await import('./pictures/index.ts')
}

const isHere = (of: Pictured): boolean => others !== null || of in WAYS

/** A picture is not waited for: its place stands empty until it comes, and the words beside it say the same. */
const useDrawings = (of: Pictured): Drawings | null => {
  const [, setSeen] = useState(others)
  useEffect(() => {
    if (others) return
    let current = true
    const asked = isHere(of) ? whenQuiet().then(() => (savesData() ? undefined : fetchDrawings())) : fetchDrawings()
    void asked.then(
      () => current && setSeen(others),
      () => {},
    )
    return () => {
      current = false
    }
  }, [of])
  return others
}

const drawingOf = (drawings: Drawings | null, of: Pictured): Drawing | null =>
  of in WAYS ? WAYS[of as keyof typeof WAYS] : (drawings?.DRAWINGS[of as Exclude<Pictured, keyof typeof WAYS>] ?? null)

interface PictureProps {
  readonly of: Pictured
  /** SPE-2: sent by a Dragon. */
  readonly special?: boolean | undefined
}

/** Those that are met on the special table alone need no mark. */
const Mark = ({ of, special, drawings }: PictureProps & { readonly drawings: Drawings | null }) =>
  special && drawings && !(of in drawings.SPECIALS) ? <drawings.Claw /> : null

const drawn = (className: string, Drawn: typeof Frame) => (props: PictureProps) => {
  const { of } = props
  const id = useId()
  const drawings = useDrawings(of)
  const drawing = drawingOf(drawings, of)
  return (
    <svg className={className} viewBox="0 0 64 64" data-picture={of} aria-hidden="true">
      {drawing && <Drawn id={id} drawing={drawing} />}
      <Mark {...props} drawings={drawings} />
    </svg>
  )
}

/** The picture of a card; the words beside it say the same. */
export const Picture = drawn('picture', Frame)
/** Whom one meets, as a figure that stands on the map; a mark tells what a Dragon sent. */
export const Figurine = drawn('picture figurine', CutOut)
