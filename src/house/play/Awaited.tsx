import { useSeat } from '../seat/seat.ts'
import { useEver } from '../ui/awaited.ts'
import { part } from '../ui/part.tsx'
import { useAskedDice } from './askedDice.ts'

/** A die that is typed in is asked for seldom. */
const DiceQuestions = part(async () => (await import('./DiceQuestions.tsx')).DiceQuestions)
const Requests = part(async () => (await import('./Requests.tsx')).Requests, { unseen: true })
const Queue = part(async () => (await import('./Queue.tsx')).Queue, { unseen: true })

export const DiceAwaited = part(async () => (await import('./DiceQuestions.tsx')).Waiting, { unseen: true })

/** What others ask. Whoever keeps the table finds it with all else that waits. */
export const Asking = () =>
  useSeat(({ role, requests, table }) => role.kind !== 'gardien' && (requests.length > 0 || table !== null)) && <Requests />

export const AskedDice = () => {
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  // What it told the seat it takes back itself.
  const needed = useEver(useAskedDice().length > 0)
  return keeps ? <Queue /> : needed && <DiceQuestions />
}
