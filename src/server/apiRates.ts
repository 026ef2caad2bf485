import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../kit/refusal.ts'
import { addressOf } from './address.ts'
import type { Config } from './config.ts'
import { createRates, type Rates } from './rates.ts'
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
const HOUR = 3600

/**
 * The files of the site are not counted: a first visit asks for many, and many may share an address.
 * Requests count by address; those of somebody who does sit at a table by seat instead, right codes not at all.
 */
export const addRates = (app: FastifyInstance, limits: Limits, elapsed: () => number): void => {
  const byAddress = createRates(limits.REQUESTS_PER_MINUTE, MINUTE, elapsed)
  const bySeat = createRates(limits.REQUESTS_PER_MINUTE, MINUTE, elapsed)
  const counted: Record<'codes' | 'tables', Rates> = {
    codes: createRates(limits.CODE_TRIES_PER_MINUTE, MINUTE, elapsed),
    tables: createRates(limits.NEW_TABLES_PER_HOUR, HOUR, elapsed),
  }
  const isCounted = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') === true
  const addressIn = (request: FastifyRequest): string => addressOf(request.raw, limits.TRUST_PROXY)
  const seatIn = ({ headers }: FastifyRequest): string | null => (headers.authorization ? digestOf(headers.authorization) : null)

  const allows = (request: FastifyRequest): boolean => {
    const { counts } = request.routeOptions.config
    const seat = seatIn(request)
    if (!byAddress.take(addressIn(request))) return false
    if (seat !== null && !bySeat.take(seat)) return false
    return counts === undefined || counted[counts].take(addressIn(request))
  }

  const settle = (request: FastifyRequest, reply: FastifyReply): void => {
    const { counts } = request.routeOptions.config
    if (reply.statusCode === 404 || reply.statusCode === 429) return
    if (seatIn(request) !== null) byAddress.giveBack(addressIn(request))
    if (counts === 'codes') counted.codes.giveBack(addressIn(request))
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request) || allows(request)) return
    await reply
      .status(429)
      .header('retry-after', `${MINUTE}`)
      .send({ refusal: refusal('too-fast') })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isCounted(request)) settle(request, reply)
  })
}
