import type { ComponentProps } from 'react'
import { Piece } from '../../../../house/touch/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import { useLook } from '../duel.ts'

interface TouchProps extends Omit<ComponentProps<typeof Piece>, 'onLook'> {
  readonly card: string
}

/** A card on the cloth: where it is no answer it is looked at closely. */
export const Touch = ({ card, ...piece }: TouchProps) => {
  const look = useLook()
  return <Piece {...piece} onLook={(why) => look({ kind: 'card', id: card, why })} />
}

/** Places where nothing lies yet. */
export const Slots = ({ free, shape }: { readonly free: number; readonly shape: 'artefact' | 'power' }) =>
  keyed(Array(Math.max(0, free)).fill(shape)).map(([at]) => (
    <li key={at} className="slot" data-shape={shape} aria-hidden="true" />
  ))
