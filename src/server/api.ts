import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { parseWith } from '../kit/parse.ts'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import type { Config } from './config.ts'
import { NO_SUCH_SEAT, type Seats } from './seats/seats.ts'
import { wait } from './wait.ts'

type Limits = Pick<Config, 'WRONG_DELAY_MS'>

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const code = v.pipe(v.string(), v.maxLength(40))
const dreamer = v.pipe(v.string(), v.maxLength(64))
const bring = v.record(v.string(), v.unknown())

const tableSchema = v.strictObject({ name, setup: v.optional(v.unknown()) })
const codeSchema = v.strictObject({ code })
const sitSchema = v.union([v.strictObject({ code, dreamer }), v.strictObject({ code, bring })])
const dreamerSchema = v.strictObject({ dreamer })

const STATUS: Readonly<Record<string, number>> = {
  'no-such-seat': 404,
  'unknown-dreamer': 404,
  'gardien-only': 403,
  'not-yours': 403,
  'seat-taken': 409,
  'name-taken': 409,
  'too-many': 409,
  'too-many-tables': 503,
  busy: 503,
  internal: 500,
}

const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.match(/^Bearer ([\w-]{1,128})$/)?.[1] ?? ''

/** Small doors around a table: to open one, to come in, to keep the seats. What is played goes through the socket. */
export const addApi = (app: FastifyInstance, seats: Seats, limits: Limits): void => {
  /** A wrong code or token waits, whatever is wrong with it. */
  const answer = async (reply: FastifyReply, result: unknown): Promise<unknown> => {
    if (!isRefusal(result)) return result ?? { ok: true }
    if (result.code === NO_SUCH_SEAT.code) await wait(limits.WRONG_DELAY_MS)
    return reply.status(STATUS[result.code] ?? 400).send({ refusal: result })
  }

  type Handler<Body> = (body: Body, token: string) => Promise<unknown>

  const route = <Schema extends v.GenericSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    schema: Schema,
    handler: Handler<v.InferOutput<Schema>>,
    counts: 'codes' | 'tables' | null = null,
  ): void => {
    app.route({
      method,
      url,
      config: counts ? { counts } : {},
      handler: async (request, reply) => {
        const body: v.InferOutput<Schema> | Refusal<'malformed'> = parseWith(schema, request.body ?? {})
        return answer(reply, isRefusal(body) ? body : await handler(body, tokenOf(request)))
      },
    })
  }

  const empty = v.unknown()

  route('POST', '/api/tables', tableSchema, ({ name: called, setup }) => seats.openTable(called, setup), 'tables')
  route('POST', '/api/invitation', codeSchema, (body) => seats.invitation(body.code), 'codes')
  route('POST', '/api/seats', sitSchema, (body) => seats.sit(body.code, body), 'codes')
  route('GET', '/api/seat', empty, (_, token) => seats.seatOf(token))
  route('DELETE', '/api/seat', empty, (_, token) => seats.leave(token))
  route('POST', '/api/seat/follow', dreamerSchema, (body, token) => seats.follow(token, body.dreamer))
  route('POST', '/api/table/free', dreamerSchema, (body, token) => seats.free(token, body.dreamer))
  route('POST', '/api/table/handover', dreamerSchema, (body, token) => seats.handOver(token, body.dreamer))
  route('POST', '/api/table/codes', empty, (_, token) => seats.renewCodes(token))
  route('DELETE', '/api/table', empty, (_, token) => seats.removeTable(token))
}
