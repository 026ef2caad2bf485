import { byHand, withoutChance } from '../../kit/dice.ts'
import { type DraftAnswer, refused, type Utterance } from '../../kit/drafts.ts'
import { isRefusal, refusal } from '../../kit/refusal.ts'
import { type Role, roleKey, seesTable } from '../../kit/roles.ts'
import type { Kept } from '../../kit/said.ts'
import { PAGE, type Request, type WireAnswer, type WireSaid } from '../../kit/wire.ts'
import { ownFaces } from './carryingOn.ts'
import type { Out } from './company.ts'
import type { Looks, Shown } from './looks.ts'
import type { AnyRoom } from './openTable.ts'
import { type People, partOf } from './people.ts'
import { dieId, type SaidCommands } from './said.ts'
import type { Waiting } from './saidLedger.ts'
import type { Talk } from './talk.ts'
import { wireAnswer } from './wireAnswer.ts'

interface Parts {
  readonly room: AnyRoom
  readonly said: SaidCommands
  readonly talk: Talk
  readonly people: () => People
  /** Takes its turn, or is refused where too much waits. */
  readonly say: (utterance: Utterance, kept: Kept | null) => Promise<DraftAnswer>
  readonly inTurn: (job: () => Promise<DraftAnswer>) => Promise<DraftAnswer>
  readonly looks: Looks
}

/** HID-6: whoever waits for a die of the gardien's is not told which, nor how many fell before it. */
const wireSaid = (one: Waiting, { throwerOf }: Pick<AnyRoom, 'throwerOf'>, reader: Role): WireSaid => {
  const { id, by, command } = one
  const thrower = throwerOf(by, one.ask) === 'sender' ? 'sender' : 'gardien'
  const ask = thrower === 'sender' ? byHand(one.ask).ask : one.ask
  const said = { id, by, command, faces: ownFaces(one), thrower } as const
  if (reader.kind === 'gardien') return { ...said, ask, die: dieId(one), thrown: one.thrown.length }
  return { ...said, ask: thrower === 'sender' ? withoutChance(ask) : null, die: null }
}

/** HID-6: whoever watches is told who throws, never what for nor which die; of what the gardien does nothing. */
const isWatched = (by: Role, reader: Role): boolean =>
  reader.kind === 'spectateur' && by.kind === 'joueur' && (seesTable(reader) || by.seat === reader.seat)

/** What waits for dice, as far as a role may know: the gardien of all, a joueur of their own, a spectateur that it does. */
export const saidFor = (reader: Role, waiting: readonly Waiting[], room: Pick<AnyRoom, 'throwerOf'>): readonly WireSaid[] =>
  waiting.flatMap((one) => {
    const { by } = one
    const said = wireSaid(one, room, reader)
    if (isWatched(by, reader)) return [{ ...said, id: roleKey(by), command: null, faces: [], ask: null }]
    return reader.kind === 'gardien' || roleKey(by) === roleKey(reader) ? [said] : []
  })

/** So many of one seat wait to be shown something. */
const MOST_LOOKS = 100

type Saying<Type extends Request['type']> = Extract<Request, { type: Type }>

/** `key`: of whoever says it, where several have the role. */
export type Handle = (by: Role, request: Request, key?: string) => Promise<Out>

/** HID-6: what a die must not exceed is told to the gardien alone. */
const answered = async (by: Role, id: string, answering: Promise<WireAnswer | 'held'>): Promise<Out> => {
  const answer = await answering
  if (answer === 'held') return { type: 'held', id }
  const asks = by.kind !== 'gardien' && 'needs' in answer
  return { type: 'answer', id, answer: asks ? { ...answer, needs: withoutChance(answer.needs) } : answer }
}

/** What a seat says, answered. */
export const createProtocol = ({ room, said, talk, people, say, inTurn, looks }: Parts): Handle => {
  const command = async (by: Role, { id, command, faces }: Saying<'command'>): Promise<WireAnswer | 'held'> => {
    const throwing = room.throwing(by, faces ? 'entered' : 'none')
    if (isRefusal(throwing)) return refused(throwing)
    if (throwing === 'each' || (by.kind !== 'gardien' && said.of(by))) return said.say(by, id, command, faces ?? [])
    const entered = throwing === 'entered' && { faces: faces ?? [], secrets: 'entered' as const }
    return wireAnswer(await say({ id, by, command, ...entered }, said.keptBy(by)))
  }

  const undo = async (by: Role, { id, target }: Saying<'undo'>): Promise<WireAnswer> => {
    // The ground under what was said stays as it was.
    if (by.kind !== 'gardien' && said.of(by)) return refused(refusal('dice-awaited'))
    return wireAnswer(await inTurn(() => room.undo({ id, by, ...(target && { target }) })))
  }

  const refuseUndo = async (by: Role, { id, request }: Saying<'refuseUndo'>): Promise<WireAnswer> =>
    wireAnswer(await inTurn(() => room.refuseUndo({ id, by, request })))

  const asGardien = (by: Role, answering: () => Promise<WireAnswer>): Promise<WireAnswer> =>
    by.kind === 'gardien' ? answering() : Promise.resolve(refused(refusal('gardien-only')))

  const lookAt = async (looker: string, { id }: Request, make: () => Promise<Shown<Out>>): Promise<Out> =>
    looks.waiting(looker) < MOST_LOOKS ? looks.look(looker, make) : { type: 'answer', id, answer: refused(refusal('busy')) }

  const pageFor = async (by: Role, { id, after }: Saying<'journal'>): Promise<Shown<Out>> => {
    const { notices, n, letters } = await room.page(by, after, PAGE)
    return { value: { type: 'page', id, notices, n }, bytes: letters }
  }

  const viewAt = async (by: Role, { id, n }: Saying<'viewAt'>): Promise<Shown<Out>> => ({
    value: { type: 'viewed', id, view: await room.viewAt(by, n) },
    bytes: looks.viewBytes(),
  })

  const viewNow = async (by: Role, { id }: Saying<'view'>): Promise<Shown<Out>> => {
    await room.ready(by)
    return { value: { type: 'whole', id, ...room.standing(by) }, bytes: looks.viewBytes() }
  }

  return async (by, request, key = '') => {
    const { id } = request
    switch (request.type) {
      case 'command':
        return answered(by, id, command(by, request))
      case 'undo':
        return answered(by, id, undo(by, request))
      case 'refuseUndo':
        return answered(by, id, refuseUndo(by, request))
      case 'enterDie':
        return answered(
          by,
          id,
          asGardien(by, () => said.enter(id, request.die, request.face)),
        )
      case 'letTakeBack':
        return answered(
          by,
          id,
          asGardien(by, () => said.takeBack(request.by, request.said)),
        )
      case 'speak':
        return { type: 'answer', id, answer: talk.speak(by, request, key, people().speaker(by, key)) }
      case 'point':
        return { type: 'answer', id, answer: talk.point(by, request, people().speaker(by, key)) }
      case 'letSpectatorsSpeak':
        return { type: 'answer', id, answer: talk.letSpectatorsSpeak(by, request.may) }
      case 'viewAt':
        return lookAt(partOf(by, key), request, () => viewAt(by, request))
      case 'journal':
        return lookAt(partOf(by, key), request, () => pageFor(by, request))
      case 'view':
        return lookAt(partOf(by, key), request, () => viewNow(by, request))
      default:
        return request satisfies never
    }
  }
}
