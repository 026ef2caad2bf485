import type { Dice } from '../../../kit/dice.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { pileOf, pileSize, playerOf, ROW, type State, sizesOf, sleepersOf } from './state.ts'

/** A decision as it is made: what has happened so far, and the table after it. */
export class Deed {
  readonly events: Event[] = []
  private readonly dice: Dice
  private readonly trail: State[] | undefined
  private now: State

  constructor(state: State, dice: Dice, trail?: State[]) {
    this.now = state
    this.dice = dice
    this.trail = trail
  }

  get state(): State {
    return this.now
  }

  happen(event: Event): void {
    this.now = evolve(this.now, event)
    this.events.push(event)
    this.trail?.push(this.now)
  }

  drawDreamer(seat: string): void {
    const dreamer = this.draw('dreamer', sleepersOf(this.now))
    this.happen({ type: 'dreamerDrawn', seat, dreamer })
  }

  /** TRN-5: when the pile runs out, the used ones are shuffled into it. */
  drawPower(seat: string): void {
    if (pileSize(this.now) === 0 && this.now.used.length > 0) this.happen({ type: 'usedShuffled' })
    const pile = pileOf(this.now)
    if (pile.length > 0) this.happen({ type: 'powerDrawn', seat, power: this.draw('power', pile) })
  }

  /** HID-3: only its player learns which. An empty deck gives none. */
  drawCard(seat: string): void {
    const { deck } = playerOf(this.now, seat)
    if (deck.length > 0) this.happen({ type: 'cardDrawn', seat, card: this.draw('card', deck, 'secret') })
  }

  /** TRN-4: powers first, then cards. */
  fill(seat: string): void {
    for (let left = ROW - playerOf(this.now, seat).row.length; left > 0; left--) this.drawPower(seat)
    for (let left = sizesOf(this.now).hand - playerOf(this.now, seat).hand.length; left > 0; left--) this.drawCard(seat)
  }

  /** SET-6. */
  drawLot(seats: readonly string[]): string {
    const seat = this.draw('lot', seats)
    this.happen({ type: 'lotDrawn', seat })
    return seat
  }

  private draw(label: string, among: readonly string[], secrecy?: 'secret'): string {
    return String(this.dice.roll(secrecy ? { label, among, secret: true } : { label, among }))
  }
}
