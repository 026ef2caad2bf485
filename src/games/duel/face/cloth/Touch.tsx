import type { ComponentProps } from 'react'
import { Piece } from '../../../../house/touch/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import { type PlayerView, refusalSeen, type Sum, sumOfAttack, sumOfFight, type Threat, threatsTo } from '../../rules/public.ts'
import { useDesk, useHere, useLook } from '../duel.ts'

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
  return <Against sum={sum} />
}

const Against = ({ sum }: { readonly sum: Sum }) => {
  const [attack, defence] = [sum.attack.total, sum.defence.total]
  return (
    <span className="aim-sum" data-passes={attack > defence || undefined} aria-hidden="true">
      {attack} {attack > defence ? '>' : '≤'} {defence}
    </span>
  )
}

/** CMB-7: what an attack comes to, where it strikes, with what is laid before it so far. */
export const FightHere = ({ seat, on }: { readonly seat: string; readonly on: string }) => {
  const { table, desk, me } = useHere().here
  const { fight } = table
  if (fight?.seat !== seat || fight.on !== on) return null
  const sum = sumOfFight(table, me?.seat === seat ? desk.defending : undefined)
  return sum && <Against sum={sum} />
}

/** What of one's own would fall in the next turn of others, to what stands open there. */
export const useThreat = (seat: string, on: string): Threat | null => {
  const { table, me } = useHere().here
  const marked = useDesk((desk) => desk.threats)
  return marked && me?.seat === seat ? (threatsTo(table, seat).find((one) => one.on === on) ?? null) : null
}

export const ThreatMark = ({ threat: { attack, defence, reinforced } }: { readonly threat: Threat }) => (
  <span className="aim-sum threat" data-reinforced={reinforced || undefined} aria-hidden="true">
    {attack} &gt; {defence}
  </span>
)

type Shape = 'artefact' | 'power' | 'dreamer'

/** A place where no card lies yet. */
export const Slot = ({ shape, children }: { readonly shape: Shape; readonly children?: string }) => (
  <span className="slot" data-shape={shape}>
    {children}
  </span>
)

export const Slots = ({ free, shape }: { readonly free: number; readonly shape: Shape }) =>
  keyed(Array(Math.max(0, free)).fill(shape)).map(([at]) => (
    <li key={at} aria-hidden="true">
      <Slot shape={shape} />
    </li>
  ))
