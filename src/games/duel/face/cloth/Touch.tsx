import type { ComponentProps } from 'react'
import { Piece } from '../../../../house/touch/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import { type PlayerView, refusalSeen, sumOfAttack } from '../../rules/public.ts'
import { useHere, useLook } from '../duel.ts'

/** A player's part of the cloth. */
export interface SideProps {
  readonly player: PlayerView
  readonly own: boolean
}

interface TouchProps extends Omit<ComponentProps<typeof Piece>, 'onLook'> {
  readonly card: string
}

/** A card on the cloth: where it is no answer it is looked at closely. */
export const Touch = ({ card, ...piece }: TouchProps) => {
  const look = useLook()
  return <Piece {...piece} onLook={(why) => look({ kind: 'card', id: card, why })} />
}

/** CMB-5: before anything is added, what an attack on it comes to. Its answer says so in words. */
export const AimSum = ({ seat, on }: { readonly seat: string; readonly on: string }) => {
  const { table, me, desk } = useHere().here
  const { doing } = desk
  if (doing?.kind !== 'attack' || doing.on !== null || !me || table.designated !== seat) return null
  const attacked = { type: 'attack', with: doing.with, on, add: [] } as const
  const sum = refusalSeen(table, attacked, me.seat) ? null : sumOfAttack(table, me, { ...doing, on })
  if (!sum) return null
  const [attack, defence] = [sum.attack.total, sum.defence.total]
  return (
    <span className="aim-sum" data-passes={attack > defence || undefined} aria-hidden="true">
      {attack} {attack > defence ? '>' : '≤'} {defence}
    </span>
  )
}

/** The shape of each kind of card, for a place where none lies yet. */
const SHAPES = { artefact: '5 / 7', power: '10 / 13', dreamer: '10 / 7' } as const

export const Slot = ({ shape, children }: { readonly shape: keyof typeof SHAPES; readonly children?: string }) => (
  <span className="slot" style={{ aspectRatio: SHAPES[shape] }}>
    {children}
  </span>
)

export const Slots = ({ free, shape }: { readonly free: number; readonly shape: keyof typeof SHAPES }) =>
  keyed(Array(Math.max(0, free)).fill(shape)).map(([at]) => (
    <li key={at} aria-hidden="true">
      <Slot shape={shape} />
    </li>
  ))
