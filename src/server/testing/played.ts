import type { Command, TmrSpeech, View } from '../../games/tmr/rules/public.ts'
import type { Dial } from '../../house/seat/line.ts'
import type { Speech } from '../../house/seat/link.ts'
import { openTableLink } from '../../house/seat/tableLink.ts'
import { newId } from '../../house/ui/newId.ts'
import type { Ask, DieFace } from '../../kit/dice.ts'
import type { SeatPaper } from '../../kit/doors.ts'
import type { Role } from '../../kit/roles.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import type { Chance } from './chance.ts'
import { dialTo } from './dialTo.ts'
import { type Watched, watched } from './harness.ts'
import { sayAsPlayer } from './player.ts'
import { pause } from './processes.ts'

export interface Acknowledged {
  /** When, in milliseconds. */
  readonly at: number
  readonly id: string
  readonly answer: WireAnswer
}

export interface PlayedSeat<Spoken extends Speech = TmrSpeech> {
  readonly seat: Pick<SeatPaper, 'token' | 'role'>
  /** Every answer that reached the client, as it came. */
  readonly answers: readonly Acknowledged[]
  /** The ids of all commands that were sent. */
  readonly commands: ReadonlySet<string>
  /** When its connections were lost. */
  readonly cuts: readonly number[]
  readonly watched: Watched<Spoken>
}

const recorded =
  (dial: Dial, answers: Acknowledged[], commands: Set<string>, cuts: number[]): Dial =>
  (events) => {
    const line = dial({
      ...events,
      received: (message) => {
        const { type, id, answer } = message as { type?: string; id?: string; answer?: WireAnswer }
        if (type === 'answer' && id && answer) answers.push({ at: performance.now(), id, answer })
        events.received(message)
      },
      lost: (barred) => {
        cuts.push(performance.now())
        events.lost(barred)
      },
    })
    return {
      ...line,
      send: (message) => {
        if (message.type === 'command') commands.add(message.id)
        line.send(message)
      },
    }
  }

/** How long one waits before one calls again: in a hurry, or as a page does. */
export interface Pauses {
  readonly pause?: number
  readonly longestPause?: number
}

const HURRY: Pauses = { pause: 20, longestPause: 100 }
export const AS_A_PAGE: Pauses = {}

/** Whoever sits there writes down all that is answered, and comes back after every cut. */
export const takeSeat = <Spoken extends Speech = TmrSpeech>(
  origin: string,
  seat: Pick<SeatPaper, 'token' | 'role'>,
  pauses: Pauses = HURRY,
): PlayedSeat<Spoken> => {
  const answers: Acknowledged[] = []
  const commands = new Set<string>()
  const cuts: number[] = []
  const dial = recorded(dialTo(origin), answers, commands, cuts)
  const link = openTableLink<Spoken>({ dial, token: seat.token, role: seat.role, ...pauses })
  return { seat, answers, commands, cuts, watched: watched(link) }
}

/** The gardien lets hours pass, players dream. */
export const sayInRole = (view: View | null, role: Role, chance: Chance): Command =>
  role.kind === 'gardien' || !view ? { type: 'advance', hours: 1 } : sayAsPlayer(view, role.seat, chance)

export const wordOf = ({ now, link }: Watched, chance: Chance): Command => sayInRole(now().view, link.role, chance)

const faceOf = (ask: Ask, chance: Chance): DieFace =>
  'sides' in ask ? 1 + chance.below(ask.sides) : (chance.pick(ask.among) ?? '')

/** What was said stands: it is said again. */
const PASSING: ReadonlySet<string> = new Set(['storage-away', 'storage-failed', 'busy'])

/** Says it, and every die that is asked for, until there is an answer. */
export const sayWithDice = async ({ link }: Watched, command: Command, dice: Chance): Promise<void> => {
  const id = newId()
  const faces: DieFace[] = []
  for (;;) {
    const answer = await link.say(command, faces, id)
    if ('needs' in answer) faces.push(faceOf(answer.needs, dice))
    else if (answer.ok || !PASSING.has(answer.refusal.code)) return
    else await pause(20)
  }
}

/** The gardien throws what is asked of them. */
export const enterDice = async ({ link, now }: Watched): Promise<void> => {
  for (const { id } of now().diceAsked) await link.enterDie(id, null)
  await pause(1)
}
