import { useEffect, useId, useState } from 'react'
import { savesData, whenQuiet } from '../../../../house/ui/quiet.ts'
import type { EncounterKind } from '../../rules/public.ts'
import ascent from './pictures/ascent.svg?raw'
import asleep from './pictures/asleep.svg?raw'
import { Claw, CutOut, Frame } from './pictures/Frame.tsx'
import free from './pictures/free.svg?raw'
import wet from './pictures/wet.svg?raw'
import './pictures.css'

export type Pictured =
  | EncounterKind
  | ('ascent' | 'wet' | 'free' | 'asleep')
  | ('casting' | 'cast' | 'fumble' | 'carrying' | 'targeting')
  | ('queue' | 'ombre' | 'souffle' | 'tete' | 'sign')
  | ('closed' | 'conquest' | 'purification' | 'gift' | 'tear')

type Drawings = Readonly<Partial<Record<string, string>>>

/** Those of the first questions come with them; of all the others null, until they are here. */
const FIRST: Drawings = { ascent, wet, free, asleep }
let others: Drawings | null = null

export const fetchDrawings = async (): Promise<void> => {
  others ??= (await import('./pictures/index.ts')).DRAWINGS
}

/** A picture is not waited for: its place stands empty until it comes, and the words beside it say the same. */
const useDrawing = (of: Pictured): string | undefined => {
  const [, setSeen] = useState(others)
  useEffect(() => {
    if (others) return
    let current = true
    const asked = of in FIRST ? whenQuiet().then(() => (savesData() ? undefined : fetchDrawings())) : fetchDrawings()
    void asked.then(
      () => current && setSeen(others),
      () => {},
    )
    return () => {
      current = false
    }
  }, [of])
  return FIRST[of] ?? others?.[of]
}

interface PictureProps {
  readonly of: Pictured
  /** SPE-2: sent by a Dragon. */
  readonly special?: boolean | undefined
}

/** SPE-2: those that are met on the special table alone need no mark. */
const ALWAYS_SPECIAL: ReadonlySet<Pictured> = new Set(['passeur-fou', 'tourbillon-rouge'])

const drawn =
  (className: string, Drawn: typeof Frame) =>
  ({ of, special }: PictureProps) => {
    const id = useId()
    const drawing = useDrawing(of)
    return (
      <svg className={className} viewBox="0 0 64 64" data-picture={of} aria-hidden="true">
        {drawing && <Drawn id={id} drawing={drawing} />}
        {drawing && special && !ALWAYS_SPECIAL.has(of) && <Claw />}
      </svg>
    )
  }

/** The picture of a card; the words beside it say the same. */
export const Picture = drawn('picture', Frame)
/** Whom one meets, as a figure that stands on the map; a mark tells what a Dragon sent. */
export const Figurine = drawn('picture figurine', CutOut)
