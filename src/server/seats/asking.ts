import { type AskKind, type Deed, wordFor } from '../../kit/keeping.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { joueur, roleKey } from '../../kit/roles.ts'
import type { Records } from '../persistence/store.ts'
import { asksAt, forgetAsks, freeAt } from '../table/leaving.ts'
import type { OpenTable } from '../table/openTable.ts'
import { type Ask, sittingIn, takenSeats } from '../table/roster.ts'
import { digestOf, newToken } from './codes.ts'
import { type House, isKeeper, type Parts } from './house.ts'

/** What somebody asks of a table. Where it is not theirs to decide, all who sit there and play are asked (`src/kit/keeping.ts`). */
export interface Asking {
  /** Whoever sits there is sent away. */
  free(token: string, seat: string): Promise<null | Refusal>
  /** A bot plays that free seat. */
  seatBot(token: string, seat: string, bot: string): Promise<null | Refusal>
  /** The whole table as a file, what is hidden included. */
  askSave(token: string): Promise<null | Refusal>
  agree(token: string, ask: string): Promise<null | Refusal>
  /** One no is enough. */
  decline(token: string, ask: string): Promise<null | Refusal>
}

export const NOT_WITHOUT_GARDIEN = refusal('not-without-gardien')
/** What a bot, or somebody who left, has hidden is nobody's to show to one alone. */
const SAVE_ALONE = refusal('save-alone')
const NO_SUCH_REQUEST = refusal('no-such-request')

/** All who sit there and play have said yes; where nobody does, nobody is asked. */
export const isAgreed = async (
  { registry }: Pick<Records, 'registry'>,
  { id, room }: OpenTable,
  agreed: readonly string[],
): Promise<boolean> => {
  const asked = room.consent(sittingIn({ keys: await registry.keysOf(id) }))
  const said = new Set(agreed.map((seat) => roleKey(joueur(seat))))
  return asked.every((role) => said.has(roleKey(role)))
}

/** Whether somebody's cards lie at a seat that is free: what nobody ever had is the host's to fill. As it is kept: who left just now did, wherever. */
export const isTakenOver = async (
  { registry }: Pick<Records, 'registry'>,
  { id, room }: OpenTable,
  seat: string,
): Promise<boolean> =>
  !room.game.seating.gardien && room.hides(seat) && ((await registry.table(id))?.parted.some((one) => one.seat === seat) ?? false)

/** Whether something lies at another seat that this one may not know. */
export const hidesElsewhere = ({ room }: OpenTable, own: string): boolean =>
  room.places().some(({ id }) => id !== own && room.hides(id))

const wishOf = ({ seat, by, agreed, granted }: Ask) => ({
  dreamer: seat,
  ...(by !== null && { by }),
  agreed,
  ...(granted !== null && { granted }),
})

/** Lets in whoever all have agreed to. */
type LetIn = (table: OpenTable, request: string) => Promise<null | Refusal>

const sitDown = async (records: Records, table: string, { seat, bot }: Ask, now: number): Promise<null | Refusal> => {
  if (!(await records.registry.takeSeat({ key: digestOf(newToken()), bot, since: now }, table, seat)))
    return refusal('seat-taken', null, { dreamer: seat })
  await forgetAsks(records, table)
  return null
}

interface Deciding {
  /** What everybody agreed to, or was one person's to say. */
  carryOut(records: Records, table: OpenTable, ask: Ask): Promise<null | Refusal>
  /** Said by one more; whether that was the last. */
  agreeTo(records: Records, table: OpenTable, ask: Ask, own: string): Promise<boolean | Refusal>
  /** The same asked again is agreed to; something else about a seat is another question. */
  askAll(records: Records, table: OpenTable, wanted: Omit<Ask, 'id'>, own: string): Promise<null | Refusal>
}

const createDeciding = ({ now }: Pick<Parts, 'now'>): Deciding => {
  const carryOut: Deciding['carryOut'] = async (records, { id, room }, ask) => {
    switch (ask.what) {
      case 'free':
        await freeAt(records, id, ask.seat, { why: 'sent-out', now: now() })
        return null
      case 'bot':
        return sitDown(records, id, ask, now())
      case 'save':
        await records.joiners.setWish(ask.id, wishOf({ ...ask, granted: room.version() }))
        return null
      case 'sit':
        return null
      default:
        return ask.what satisfies never
    }
  }

  const agreeTo: Deciding['agreeTo'] = async (records, table, before, own) => {
    const ask = { ...before, agreed: [...new Set([...before.agreed, own])] }
    await records.joiners.setWish(ask.id, wishOf(ask))
    if (!(await isAgreed(records, table, ask.agreed))) return false
    const refused = await carryOut(records, table, ask)
    return refused ?? true
  }

  const askAll: Deciding['askAll'] = async (records, table, wanted, own) => {
    const before = (await asksAt(records, table.id)).find(({ what, seat }) => what === wanted.what && seat === wanted.seat)
    const goesOn = before && before.bot === wanted.bot && before.granted === null
    // Another question has another id: a yes on its way is none to what was asked since.
    if (before && !goesOn) await records.joiners.remove(before.id)
    const ask = goesOn ? before : { ...wanted, id: digestOf(newToken()) }
    const nobody = { browser: '', refused: false, colour: '', figure: '' }
    const row = { key: ask.id, table: table.id, door: ask.what as Exclude<AskKind, 'sit'>, name: ask.bot, wish: wishOf(ask) }
    await records.joiners.add({ ...row, ...nobody }, now())
    const agreed = await agreeTo(records, table, ask, own)
    return isRefusal(agreed) ? agreed : null
  }

  return { carryOut, agreeTo, askAll }
}

/** Everybody's answers to what is asked. */
const createAnswering = (house: House, { agreeTo }: Deciding, letIn: LetIn): Pick<Asking, 'agree' | 'decline'> => {
  const asked = async (records: Records, table: string, id: string): Promise<Ask | null> =>
    (await asksAt(records, table)).find((one) => one.id === id) ?? null

  const agree: Asking['agree'] = async (token, id) => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found
    const { table, own } = found
    const agreed = await house.changeAs(token, table.id, async (records) => {
      const ask = await asked(records, table.id, id)
      if (!ask || ask.granted !== null) return NO_SUCH_REQUEST
      const last = await agreeTo(records, table, ask, own)
      return last === true && ask.what === 'sit' ? ask : isRefusal(last) ? last : null
    })
    return agreed === null || isRefusal(agreed) ? agreed : letIn(table, agreed.id)
  }

  const decline: Asking['decline'] = async (token, id) => {
    const found = await house.asPlayer(token)
    if (isRefusal(found)) return found
    return house.changeAs(token, found.table.id, async (records) => {
      const ask = await asked(records, found.table.id, id)
      if (!ask) return NO_SUCH_REQUEST
      if (ask.what === 'sit') await records.joiners.refuse(id)
      else await records.joiners.remove(id)
      return null
    })
  }

  return { agree, decline }
}

export const createAsking = (parts: Parts, house: House, letIn: LetIn): Asking => {
  const deciding = createDeciding(parts)

  const whyNotBot = ({ room, info }: OpenTable, seat: string, bot: string): Refusal | null => {
    if (!parts.bots[room.game.id]?.includes(bot)) return refusal('no-such-bot')
    const there = info().seats.find((one) => one.seat === seat)
    if (!there) return refusal('unknown-dreamer', null, { dreamer: seat })
    if (there.taken) return refusal('seat-taken', null, { dreamer: seat })
    const { MAX_BOTS, MAX_BOTS_PER_TABLE } = parts.limits
    const here = info().seats.filter(({ taken, bot: its }) => taken && its).length
    return here >= MAX_BOTS_PER_TABLE || parts.botsSitting() >= MAX_BOTS ? refusal('too-many-bots') : null
  }

  /** By whoever's word it takes. */
  const decide = async (token: string, what: Deed & AskKind, seat: string, bot: string): Promise<null | Refusal> => {
    const found = await house.seated(token)
    if (isRefusal(found)) return found
    const { table, seat: own } = found
    const { role } = own
    const { gardien } = table.room.game.seating
    const wrong = what === 'bot' && role.kind !== 'spectateur' ? whyNotBot(table, seat, bot) : null
    if (wrong) return wrong
    if (gardien && !isKeeper(own)) return refusal('gardien-only')
    if (!gardien && role.kind !== 'joueur') return refusal('not-yours')
    const by = role.kind === 'joueur' ? role.seat : ''
    const wanted = { what, seat, bot, by: by || null, called: '', agreed: [], granted: null }
    return house.changeAs(token, table.id, async (records) => {
      // Whatever else it is called: nothing is asked, written or forgotten for a seat that nobody has.
      if (what === 'free' && !takenSeats({ keys: await records.registry.keysOf(table.id) }).has(seat)) return null
      const hides = what === 'bot' ? await isTakenOver(records, table, seat) : table.room.hides(seat)
      if (wordFor(what, { gardien, hides }) === 'keeper' && isKeeper(own))
        return deciding.carryOut(records, table, { ...wanted, id: '' })
      if (what === 'save' && (await isAgreed(records, table, [by])) && hidesElsewhere(table, by)) return SAVE_ALONE
      return deciding.askAll(records, table, wanted, by)
    })
  }

  return {
    free: (token, seat) => decide(token, 'free', seat, ''),
    seatBot: (token, seat, bot) => decide(token, 'bot', seat, bot),
    askSave: (token) => decide(token, 'save', '', ''),
    ...createAnswering(house, deciding, letIn),
  }
}
