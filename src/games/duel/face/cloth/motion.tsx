import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isStill, useSettings } from '../../../../house/settings/settings.ts'
import { DREAMER, isPower, type Outcome, type View } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { usePlay } from '../duel.ts'

/** What lies on the cloth is called so wherever it goes: a power by itself, any other card by whose it is. */
export const liesAs = (seat: string, card: string): string => `${seat}/${card}`

interface Lying {
  readonly node: HTMLElement
  readonly at: DOMRect
}
type Lie = ReadonlyMap<string, Lying>

const lyingOn = (cloth: HTMLElement): Lie =>
  new Map(
    [...cloth.querySelectorAll<HTMLElement>('[data-lies]')].map((node) => [
      node.dataset.lies ?? '',
      { node, at: node.getBoundingClientRect() },
    ]),
  )

const placeOf = (cloth: HTMLElement, place: string): DOMRect | undefined =>
  cloth.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect()

const LASTS = { glide: 420, sink: 480, fall: 640, lunge: 560 } as const
const EASES = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
/** Cards that come together come one after the other. */
const APART = 45

const shift = (from: DOMRect, to: DOMRect): string =>
  `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`

const glide = ({ node, at }: Lying, from: DOMRect, delay: number): void =>
  void node.animate(
    [
      // What comes out of a name is not as wide as the name.
      { translate: shift(from, at), scale: Math.min(1, from.width / at.width), zIndex: 4 },
      { translate: '0 0', scale: 1, zIndex: 4 },
    ],
    { duration: LASTS.glide, easing: EASES, delay, fill: 'backwards' },
  )

/** What is gone is seen going, over the cloth. */
const depart = (frame: HTMLElement, { node, at }: Lying, to: Keyframe, duration: number): void => {
  const ghost = node.cloneNode(true) as HTMLElement
  const { x, y } = frame.getBoundingClientRect()
  ghost.removeAttribute('data-lies')
  ghost.inert = true
  Object.assign(ghost.style, { position: 'absolute', left: `${at.x - x}px`, top: `${at.y - y}px` })
  // As large as it lay there, whatever made it so.
  Object.assign(ghost.style, { width: `${at.width}px`, height: `${at.height}px`, overflow: 'clip' })
  Object.assign(ghost.style, { margin: '0', listStyle: 'none', zIndex: '2', pointerEvents: 'none' })
  ghost.style.setProperty('--card', `${at.width}px`)
  frame.append(ghost)
  ghost.animate([{ opacity: 1 }, { opacity: 0, ...to }], { duration, easing: 'ease-in' }).finished.finally(() => ghost.remove())
}

const lunge = ({ node, at }: Lying, target: Lying): void => {
  const [x, y] = [target.at.x + target.at.width / 2 - at.x - at.width / 2, target.at.y - at.y]
  node.animate(
    [
      { translate: '0 0' },
      { translate: `${-x * 0.06}px ${-y * 0.06}px`, offset: 0.3 },
      { translate: `${x * 0.55}px ${y * 0.55}px`, zIndex: 4, offset: 0.6 },
      { translate: '0 0' },
    ],
    { duration: LASTS.lunge, easing: 'ease-in-out' },
  )
}

/** Powers come from the pile, cards of others from whoever holds them. */
const comesFrom = (cloth: HTMLElement, name: string): DOMRect | undefined => {
  const [seat = ''] = name.split('/')
  return placeOf(cloth, isPower(name) ? 'pile' : seat)
}

/** Computed from what lay there before and what lies there now. */
const move = (frame: HTMLElement, cloth: HTMLElement, before: Lie, now: Lie): void => {
  let come = 0
  for (const [name, lying] of now) {
    const from = before.get(name)?.at ?? comesFrom(cloth, name)
    if (from && from.width > 0 && Math.hypot(from.x - lying.at.x, from.y - lying.at.y) > 24) glide(lying, from, APART * come++)
  }
  const used = placeOf(cloth, 'used')
  for (const [name, lying] of before) {
    if (now.has(name)) continue
    if (isPower(name) && used) depart(frame, lying, { translate: shift(used, lying.at), scale: 0.5 }, LASTS.sink)
    else depart(frame, lying, { translate: '0 70px', rotate: '14deg', scale: 0.85 }, LASTS.fall)
  }
}

interface Strike {
  readonly of: Outcome
  readonly turn: number
  readonly x: number
  readonly y: number
}

/** What changed on the cloth is seen happening; without motion only the result stands. Returns the last blow, where it struck. */
export const useMotion = (cloth: RefObject<HTMLElement | null>): Strike | null => {
  const { view, past } = usePlay((play) => ({ view: play.view, past: play.past }))
  const still = useSettings(isStill)
  const shown = useRef<View>(view)
  const before = useRef<Lie | null>(null)
  const [strike, setStrike] = useState<Strike | null>(null)
  // As it lies until this is drawn.
  if (shown.current !== view && cloth.current) before.current = lyingOn(cloth.current)
  useLayoutEffect(() => {
    const [last, was, field] = [shown.current, before.current, cloth.current]
    const frame = field?.parentElement
    shown.current = view
    before.current = null
    if (!field || !frame || !was || past || last === view) return
    const struck =
      view.last !== last.last && last.fight && view.last ? was.get(liesAs(last.fight.seat, last.fight.on)) : undefined
    const { x, y } = frame.getBoundingClientRect()
    if (struck && view.last)
      setStrike({
        of: view.last,
        turn: view.turn,
        x: struck.at.x + struck.at.width / 2 - x,
        y: struck.at.y + struck.at.height / 2 - y,
      })
    if (still) return
    const now = lyingOn(field)
    move(frame, field, was, now)
    const { fight } = view
    const [by, on] = fight && !last.fight ? [now.get(liesAs(fight.by, fight.with)), now.get(liesAs(fight.seat, fight.on))] : []
    if (by && on) lunge(by, on)
  }, [cloth, view, past, still])
  return past ? null : strike
}

/** The sum of a blow where it struck; a shelter springs up there. */
export const Struck = ({ of, x, y }: Strike) => (
  <div
    className="struck"
    style={{ left: x, top: y }}
    data-won={of.won || undefined}
    data-woke={(of.won && of.on === DREAMER) || undefined}
    aria-hidden="true"
  >
    {of.item && (
      <span className="struck-shelter">
        <CardFace id={of.item} />
      </span>
    )}
    <strong>
      {of.attack} {of.won ? '>' : '≤'} {of.defence}
    </strong>
  </div>
)
