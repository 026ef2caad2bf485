import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify'
import type * as v from 'valibot'
import { ASKED } from '../kit/doors.ts'
import { parseWith } from '../kit/parse.ts'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import { addressOf } from './address.ts'
import type { Config } from './common/config.ts'
import { wait } from './common/wait.ts'
import { addFileDoors } from './fileDoors.ts'
import type { ReadFile } from './files/reading.ts'
import { NO_SUCH_SEAT } from './seats/house.ts'
import type { Seats } from './seats/seats.ts'
import { tokenOf } from './tokenOf.ts'

type Limits = Pick<Config, 'WRONG_DELAY_MS'> & Parameters<typeof addFileDoors>[3]

const STATUS: Readonly<Record<string, number>> = {
  'no-such-seat': 404,
  'unknown-dreamer': 404,
  'gardien-only': 403,
  'not-yours': 403,
  'not-without-gardien': 403,
  'save-not-agreed': 403,
  'save-alone': 403,
  'sent-away': 403,
  'sent-out': 410,
  'handed-over': 410,
  'key-renewed': 410,
  'codes-renewed': 410,
  'seat-left': 410,
  'stayed-away': 410,
  'table-closed': 410,
  'turned-away': 403,
  'no-such-request': 404,
  'no-such-bot': 404,
  'key-known': 409,
  'seat-taken': 409,
  'plays-here': 409,
  'name-taken': 409,
  'called-taken': 409,
  'no-place-left': 409,
  'nobody-there': 404,
  'too-many': 409,
  'too-many-bots': 503,
  'too-many-tables': 503,
  busy: 503,
  'files-busy': 503,
  internal: 500,
  'storage-failed': 507,
}

/** Small doors around a table: to open one, to come in, to keep the seats. What is played goes through the socket. */
export const addApi = (app: FastifyInstance, seats: Seats, readFile: ReadFile, limits: Limits): void => {
  /** A wrong code or token waits, whatever is wrong with it. */
  const answer = async (reply: FastifyReply, result: unknown): Promise<unknown> => {
    if (!isRefusal(result)) return result ?? { ok: true }
    if (result.code === NO_SUCH_SEAT.code) await wait(limits.WRONG_DELAY_MS)
    return reply.status(STATUS[result.code] ?? 400).send({ refusal: result })
  }

  type Handler<Body> = (body: Body, token: string, address: string) => Promise<unknown>

  const route = <Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    schema: Schema,
    handler: Handler<v.InferOutput<Schema>>,
    config: FastifyContextConfig = {},
  ): void => {
    app.route({
      method,
      url,
      config,
      // Keys and codes: nothing between here and the page may keep them.
      onRequest: async (_, reply) => {
        reply.header('cache-control', 'no-store')
      },
      handler: async (request, reply) => {
        const body: v.InferOutput<Schema> | Refusal<'malformed'> = parseWith(schema, request.body ?? {})
        return answer(
          reply,
          isRefusal(body) ? body : await handler(body, tokenOf(request), addressOf(request.raw, limits.TRUST_PROXY)),
        )
      },
    })
  }

  route(
    'POST',
    '/api/tables',
    ASKED.table,
    ({ name: called, game, setup, ...comer }) => seats.openTable(called, { game, setup }, comer),
    {
      counts: 'tables',
    },
  )
  addFileDoors(app, seats, readFile, limits, answer)
  route('POST', '/api/invitation', ASKED.code, (body) => seats.invitation(body.code, body), { counts: 'codes' })
  route('POST', '/api/seats', ASKED.sit, (body, _, address) => seats.sit(body.code, body, body, address), { counts: 'codes' })
  route('POST', '/api/link', ASKED.link, (body) => seats.takeLink(body.code, body.key, body), { counts: 'codes' })
  route('GET', '/api/seat', ASKED.nothing, (_, token) => seats.seatOf(token))
  route('DELETE', '/api/seat', ASKED.nothing, (_, token) => seats.leave(token))
  route('POST', '/api/seat/person', ASKED.person, (body, token) => seats.setPerson(token, body))
  route('POST', '/api/seat/follow', ASKED.dreamer, (body, token) => seats.follow(token, body.dreamer))
  route('POST', '/api/seat/link', ASKED.nothing, (_, token) => seats.link(token))
  route('POST', '/api/seat/renew', ASKED.key, (body, token) => seats.renew(token, body.key))
  route('POST', '/api/table/free', ASKED.dreamer, (body, token) => seats.free(token, body.dreamer))
  route('POST', '/api/table/bot', ASKED.bot, (body, token) => seats.seatBot(token, body.dreamer, body.bot))
  route('POST', '/api/table/save', ASKED.nothing, (_, token) => seats.askSave(token))
  route('POST', '/api/table/agree', ASKED.ask, (body, token) => seats.agree(token, body.ask))
  route('POST', '/api/table/decline', ASKED.ask, (body, token) => seats.decline(token, body.ask))
  route('POST', '/api/table/banish', ASKED.dreamer, (body, token) => seats.banish(token, body.dreamer))
  route('POST', '/api/table/places', ASKED.places, (body, token) => seats.setPlaces(token, body.places))
  route('POST', '/api/table/watching', ASKED.watching, (body, token) => seats.setWatching(token, body.watching))
  route('POST', '/api/table/watcher/free', ASKED.watcher, (body, token) => seats.freeWatcher(token, body.watcher))
  route('POST', '/api/table/watcher/banish', ASKED.watcher, (body, token) => seats.banishWatcher(token, body.watcher))
  route('POST', '/api/table/handover', ASKED.dreamer, (body, token) => seats.handOver(token, body.dreamer))
  route('POST', '/api/table/gardien', ASKED.nothing, (_, token) => seats.handOverTable(token))
  route('POST', '/api/table/codes', ASKED.nothing, (_, token) => seats.renewCodes(token))
  route('POST', '/api/table/approval', ASKED.approval, (body, token) => seats.setApproval(token, body.approval))
  route('POST', '/api/table/admit', ASKED.request, (body, token) => seats.admit(token, body.request))
  route('POST', '/api/table/refuse', ASKED.refusal, (body, token) => seats.turnAway(token, body.request, body.until))
  route('DELETE', '/api/table', ASKED.nothing, (_, token) => seats.removeTable(token))
}
