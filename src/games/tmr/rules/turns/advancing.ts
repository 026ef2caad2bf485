import { type Dice, diceFor } from '../../../../kit/dice.ts'
import { same } from '../../../../kit/same.ts'
import { later } from '../dreamer/clock.ts'
import type { Event } from '../events.ts'
import type { Dreamer, Moment, Table } from '../state.ts'
import { beginHour, countHour, passHour } from './night.ts'
import { Turn } from './turn.ts'

/** The table in the course of its hours. */
interface Course {
  readonly events: Event[]
  /** Of everyone, each until something happens to them: of hundreds of hours most bring nothing. */
  readonly turns: Turn[]
  /** The hour that was told last. */
  told: Moment
}

const courseOf = (table: Table, dice: Dice): Course => ({
  events: [],
  turns: Object.values<Dreamer>(table.dreamers).map((one) => new Turn(table, one, diceFor(one.id, dice))),
  told: table.clock,
})

/** What an hour brings to everyone, told in that hour. */
const playHour = (table: Table, course: Course, clock: Moment, play: (turn: Turn) => undefined): void => {
  const then = { ...table, clock }
  course.turns.forEach((turn, at) => {
    turn.comeTo(then)
    play(turn)
    if (turn.events.length === 0) return
    if (course.told !== clock) course.events.push({ type: 'clockMoved', to: clock })
    course.told = clock
    course.events.push(...turn.events)
    course.turns[at] = new Turn(then, turn.me, turn.dice)
  })
}

/** NIT-4. **Ruling:** the hour the gardien sets is another hour, whole for whoever is not in the TMR; nothing else of an hour passes. */
export const setClock = (table: Table, moment: Moment, dice: Dice): readonly Event[] => {
  const moved: Event = { type: 'clockMoved', to: moment }
  if (!table.options.dragons || same(table.clock, moment)) return [moved]
  const course = { ...courseOf(table, dice), events: [moved], told: moment }
  playHour(table, course, moment, countHour)
  return course.events
}

/** NIT-2: hour by hour; at a table without dragons only the clock moves. */
export const advance = (table: Table, hours: number, dice: Dice): readonly Event[] => {
  const end = later(table.clock, hours)
  if (!table.options.dragons) return [{ type: 'clockMoved', to: end }]
  const course = courseOf(table, dice)
  let clock = table.clock
  for (let hour = 0; hour < hours; hour++) {
    playHour(table, course, clock, passHour)
    clock = later(clock, 1)
    playHour(table, course, clock, beginHour)
  }
  return course.told === clock ? course.events : [...course.events, { type: 'clockMoved', to: end }]
}
