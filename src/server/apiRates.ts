import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../kit/refusal.ts'
import { addressOf } from './address.ts'
import type { Config } from './common/config.ts'
import { createRates } from './rates.ts'
import { digestOf } from './seats/codes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is counted here besides all requests: wrong codes, or tables opened. */
    readonly counts?: 'codes' | 'tables'
    /** Its body was looked at piece by piece while it was read. */
    readonly sliced?: true
  }
}

type Limits = Pick<Config, 'REQUESTS_PER_MINUTE' | 'CODE_TRIES_PER_MINUTE' | 'NEW_TABLES_PER_HOUR' | 'TRUST_PROXY'>

const MINUTE = 60
/** As their limit is counted and logged: whoever sends them is only told that it is too fast. */
const WRONG_CODES = 'wrong-codes'
const HOUR = 3600

const tooFast = (reply: FastifyReply): FastifyReply => reply.status(429).header('retry-after', `${MINUTE}`)

/**
 * The files of the site are not counted: a first visit asks for many, and many may share an address.
 * Requests count by address; those of somebody who does sit at a table by seat instead, right codes not at all.
 */
export const addRates = (app: FastifyInstance, limits: Limits, elapsed: () => number, refused: (kind: string) => void): void => {
  const byAddress = createRates(limits.REQUESTS_PER_MINUTE, MINUTE, elapsed)
  const bySeat = createRates(limits.REQUESTS_PER_MINUTE, MINUTE, elapsed)
  const wrongCodes = createRates(limits.CODE_TRIES_PER_MINUTE, MINUTE, elapsed)
  const tables = createRates(limits.NEW_TABLES_PER_HOUR, HOUR, elapsed)
  const isCounted = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') === true
  const addressIn = (request: FastifyRequest): string => addressOf(request.raw, limits.TRUST_PROXY)
  const seatIn = ({ headers }: FastifyRequest): string | null => (headers.authorization ? digestOf(headers.authorization) : null)

  const allows = (request: FastifyRequest): boolean => {
    const { counts } = request.routeOptions.config
    const seat = seatIn(request)
    if (!byAddress.take(addressIn(request))) return false
    if (seat !== null && !bySeat.take(seat)) return false
    return counts !== 'tables' || tables.take(addressIn(request))
  }

  /** Only where the key was looked up and opened something: any other is made up at no cost. */
  const settle = (request: FastifyRequest, { statusCode }: FastifyReply): void => {
    const isSeats = seatIn(request) !== null && request.routeOptions.config.counts === undefined
    if (isSeats && statusCode < 300) byAddress.giveBack(addressIn(request))
  }

  /** Known only once it was looked up: however many wrong ones an address has tried, a right one opens. */
  const isOneWrongTooMany = (request: FastifyRequest, reply: FastifyReply): boolean =>
    request.routeOptions.config.counts === 'codes' && reply.statusCode === 404 && !wrongCodes.take(addressIn(request))

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request) || allows(request)) return
    await tooFast(reply).send({ refusal: refusal('too-fast') })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOneWrongTooMany(request, reply)) return payload
    refused(WRONG_CODES)
    tooFast(reply)
    return JSON.stringify({ refusal: refusal('too-fast') })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isCounted(request)) settle(request, reply)
  })
}
