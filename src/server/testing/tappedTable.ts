import type { View } from '../../games/tmr/rules/public.ts'
import type { Dice } from '../../kit/dice.ts'
import { applyPatch } from '../../kit/patch.ts'
import { PROTOCOL, type WireAnswer, type WireNews } from '../../kit/wire.ts'
import { sure, type TestServer } from './harness.ts'
import { type RawClient, rawClient } from './rawClient.ts'

/** A table whose connections are listened to, byte by byte. */
export interface TappedTable<Seen = View> {
  /** Where there is none, whoever opened the table. */
  readonly gardien: RawClient
  readonly player: RawClient
  readonly spectator: RawClient
  /** Resolves once everybody has heard all that follows from it. */
  say(who: 'gardien' | 'player', id: string, message: object): Promise<WireAnswer>
  viewOf(who: 'gardien' | 'player'): Seen
  close(): void
}

/** The dice of all tables of a server, changed by the test from one command to the next. */
export const changingDice = (): { readonly makeDice: () => Dice; use(dice: Dice): void } => {
  let current: Dice | null = null
  const roll: Dice['roll'] = (ask) => {
    if (!current) throw new Error('no dice')
    return current.roll(ask)
  }
  return {
    makeDice: () => ({ roll }),
    use: (dice) => {
      current = dice
    },
  }
}

/** Made of what was sent alone. */
const lastView = ({ heard }: RawClient): unknown => {
  let view: unknown
  for (const message of heard) {
    if (message.type === 'welcome') view = message.view
    const patch = message.type === 'feed' && (message.news as WireNews).patch
    if (patch) view = applyPatch(view, patch)
  }
  if (view === undefined) throw new Error('no view was sent')
  return view
}

/** The gardien sits at one server; the others there too, or at another one that serves the same tables. */
export const tapTable = async <Seen = View>(
  server: TestServer,
  setup: unknown,
  seat: string,
  { elsewhere = server, ...wanted }: { readonly elsewhere?: TestServer; readonly game?: string } = {},
): Promise<TappedTable<Seen>> => {
  const seats = sure(await server.api.openTable('Écoutée', { ...wanted, setup }))
  const tokens = {
    gardien: seats.token,
    player: sure(await server.api.take(seats.codes.players, seat)).token,
    spectator: sure(await server.api.take(seats.codes.spectators, seat)).token,
  }
  const sit = async (token: string, { origin }: TestServer): Promise<RawClient> => {
    const client = await rawClient(origin)
    client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
    await client.hears('welcome')
    return client
  }
  const gardien = await sit(tokens.gardien, server)
  const player = await sit(tokens.player, elsewhere)
  const spectator = await sit(tokens.spectator, elsewhere)
  const clients = { gardien, player }
  const everybodyHeard = (id: string): Promise<unknown> =>
    Promise.all(
      [gardien, player, spectator].map((client) => {
        const from = client.heard.length
        client.say({ type: 'viewAt', id: `after ${id}`, n: 0 })
        return client.hears('viewed', `after ${id}`, from)
      }),
    )
  await everybodyHeard('all came')
  return {
    gardien,
    player,
    spectator,
    say: async (who, id, message) => {
      const from = clients[who].heard.length
      clients[who].say({ id, ...message })
      const { answer } = await clients[who].hears('answer', id, from)
      await everybodyHeard(id)
      return answer as WireAnswer
    },
    viewOf: (who) => lastView(clients[who]) as Seen,
    close: () => {
      for (const client of [gardien, player, spectator]) client.close()
    },
  }
}
