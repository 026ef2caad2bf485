import { type Dice, type DieFace, seededDice } from '../../../../../kit/dice.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { GARDIEN, type Role } from '../../../../../kit/roles.ts'
import type { Event, Happening } from '../../events.ts'
import { tmr } from '../../index.ts'
import type { Command, DreamerView, Told } from '../../public.ts'
import type { TableSetup } from '../../setup.ts'
import type { Table, TmrRefusal } from '../../state.ts'
import { NITOUCHE, PLAYER, script } from '../scene.ts'

/** Faces that were laid come first; nothing is met unless it was laid, and other dice fall as they do. */
const laidDice = (text: string): Dice => {
  const laid = script(text).map(([label, face]) => ({ label, face }))
  const others = seededDice(7)
  return {
    roll: (ask): DieFace => {
      const at = laid.findIndex(({ label }) => label === ask.label)
      const [next] = at < 0 ? [] : laid.splice(at, 1)
      return next?.face ?? (ask.label === 'd7' ? 1 : others.roll(ask))
    },
  }
}

/** A table and all that has happened at it, so that a page can be opened on it as well. */
export interface Walked {
  readonly setup: TableSetup
  /** What was given, then what each thing said made happen. */
  readonly done: readonly (readonly Event[])[]
  readonly table: Table
  readonly notices: readonly Notice<Told>[]
  readonly refused: readonly TmrRefusal[]
}

const happens = (walked: Walked, events: readonly Event[]): readonly [Walked, readonly Told[]] => {
  let { table } = walked
  const told: Told[] = []
  for (const event of events) {
    const after = tmr.evolve(table, event)
    const piece = tmr.tell(event, table, after)(PLAYER)
    if (piece) told.push(piece)
    table = after
  }
  return [{ ...walked, table, done: [...walked.done, events] }, told]
}

export const walkFrom = (setup: TableSetup, ...happenings: readonly Happening[]): Walked => {
  const begun: Walked = { setup, done: [], table: tmr.initial(setup), notices: [], refused: [] }
  if (happenings.length === 0) return begun
  return happens(
    begun,
    happenings.map((happening) => ({ ...happening, dreamer: NITOUCHE }) as Event),
  )[0]
}

/** What all this makes of it. */
export const walkedOf = (setup: TableSetup, done: readonly (readonly Event[])[]): Walked =>
  done.reduce((walked, events) => happens(walked, events)[0], walkFrom(setup))

/** It is said, by the player or in the gardien's name; a refusal is met, and the walk goes on from where it was. */
export const says = (walked: Walked, type: Command['type'], fields: object = {}, faces = '', by: Role = GARDIEN): Walked => {
  const command = tmr.parseCommand({ type, dreamer: NITOUCHE, ...fields })
  const answer = isRefusal(command) ? command : tmr.decide(walked.table, command, by, laidDice(faces))
  if (isRefusal(answer)) return { ...walked, refused: [...walked.refused, answer as TmrRefusal] }
  const [after, told] = happens(walked, answer)
  return { ...after, notices: [...walked.notices, { n: walked.notices.length + 1, told }] }
}

type Saying = readonly [type: Command['type'], fields?: object, faces?: string, by?: Role]

/** One thing after another. */
export const goes = (from: Walked, ...sayings: readonly Saying[]): Walked =>
  sayings.reduce((walked, saying) => says(walked, ...saying), from)

/** The board as the player sees it. */
export const boardOf = ({ table }: Walked): DreamerView => tmr.view(table, PLAYER).boards[0] as DreamerView
