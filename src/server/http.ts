import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { isTooDeep } from '../kit/depth.ts'
import { hasNul } from '../kit/nul.ts'
import { isRefusal, refusal } from '../kit/refusal.ts'
import { BadJson } from '../kit/slicedJson.ts'
import { addRates } from './apiRates.ts'
import { comeIn } from './common/comeIn.ts'
import type { Config } from './common/config.ts'
import type { Meter } from './meter.ts'
import { StoreAway } from './persistence/storeAway.ts'
import { isStoreFailure } from './persistence/storeFailed.ts'
import type { Shut } from './shut.ts'
import type { Site } from './site.ts'

/** Scripts, styles and connections of this site alone; a name or a text can bring nothing in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** With every answer. Two that browsers ignore over plain HTTP on a home network, complaining, are left out. */
const HEADERS = {
  'content-security-policy': POLICY.join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The page finds its files beside itself, so it is served at one place; there it says that the address leads nowhere. */
const NOWHERE = '/#introuvable'

const CODES: Readonly<Record<number, string>> = { 413: 'too-large', 415: 'malformed', 429: 'too-fast' }

const addErrors = (app: FastifyInstance, onFault: Parts['onFault']): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) onFault(error)
    if (error instanceof StoreAway) return reply.status(503).send({ refusal: refusal('storage-away') })
    if (isStoreFailure(error)) return reply.status(507).send({ refusal: refusal('storage-failed') })
    if (error instanceof BadJson) return reply.status(status).send({ refusal: error.refusal })
    const code = CODES[status] ?? (status < 500 ? 'malformed' : 'internal')
    return reply.status(status).send({ refusal: refusal(code) })
  })
}

/** The built client. Without one, the tables are served all the same, for a client that lives elsewhere. */
const addClient = (app: FastifyInstance, { built, add }: Site): void => {
  add(app)
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
    if (page && built) return reply.redirect(NOWHERE)
    return reply.status(404).send({ refusal: refusal('not-found') })
  })
}

interface Parts {
  readonly config: Config
  readonly site: Site
  readonly log: Logger
  readonly onFault: (error: unknown) => void
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly canWrite: () => Promise<boolean>
  /** Why whoever is not here yet should go elsewhere; null: they need not. */
  readonly shut: () => Shut | null
  readonly meter: Meter
  readonly refused: (kind: string) => void
  /** Which version serves what. */
  readonly about: { readonly version: string; readonly layout: number }
}

const codeIn = (payload: unknown): string | null => {
  const refused = typeof payload === 'object' && payload !== null && 'refusal' in payload ? payload.refusal : null
  return isRefusal(refused) ? refused.code : null
}

const NO_REQUEST = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** How often the times below are looked at. */
const LOOK_EVERY = 1000

/** Everything but the sockets. */
export const createHttp = async ({
  config,
  site,
  log,
  onFault,
  elapsed,
  canWrite,
  shut,
  meter,
  refused,
  about,
}: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.MAX_MESSAGE_BYTES,
    forceCloseConnections: true,
    clientErrorHandler: (_error, socket) => void socket.end(NO_REQUEST, () => socket.destroy()),
    requestTimeout: config.REQUEST_SECONDS * 1000,
    http: { headersTimeout: config.REQUEST_SECONDS * 1000, connectionsCheckingInterval: LOOK_EVERY },
  }) as unknown as FastifyInstance
  addErrors(app, onFault)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.url.startsWith('/api/')) await comeIn()
  })
  addRates(app, config, elapsed, refused)
  app.addHook('onRequest', async (request, reply) => {
    if (shut() === 'newer-layout' && request.url.startsWith('/api/'))
      await reply.status(503).send({ refusal: refusal('storage-away') })
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!request.routeOptions.config.sliced && (isTooDeep(request.body) || hasNul(request.body)))
      await reply.status(400).send({ refusal: refusal('malformed') })
  })
  app.addHook('onResponse', async (_request, reply) => meter.requested(reply.statusCode))
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    const kind = codeIn(payload)
    if (kind !== null) refused(kind)
    return payload
  })
  const tell = (reply: FastifyReply, ok: boolean, why?: string) =>
    reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, why, ...about })
  app.get('/healthz', async (_request, reply) => tell(reply, await canWrite()))
  app.get('/readyz', async (_request, reply) => {
    const why = shut() ?? ((await canWrite()) ? undefined : 'storage')
    return tell(reply, why === undefined, why)
  })
  addClient(app, site)
  return app
}
