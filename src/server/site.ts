import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

/** The forms a file is sent in, the smallest first. */
const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const

type Form = (typeof FORMS)[number][0]

interface SiteFile {
  readonly type: string
  readonly cache: string
  readonly tag: string
  readonly forms: Readonly<Partial<Record<Form, Buffer>>>
}

/** Names under assets change with what is in them. */
const cacheOf = (name: string): string => (name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

const readForms = (file: string): SiteFile['forms'] =>
  Object.fromEntries(
    FORMS.filter(([, ending]) => existsSync(file + ending)).map(([form, ending]) => [form, readFileSync(file + ending)]),
  )

const readOne = (folder: string, name: string): SiteFile => {
  const forms = readForms(join(folder, name))
  const tag = createHash('sha256')
    .update(forms.identity ?? '')
    .digest('base64url')
    .slice(0, 22)
  return { type: TYPES[extname(name)] ?? 'application/octet-stream', cache: cacheOf(name), tag, forms }
}

/** Everything that is built, by its address; nothing where nothing is. */
const readSite = (folder: string): ReadonlyMap<string, SiteFile> => {
  if (!existsSync(join(folder, 'index.html'))) return new Map()
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return new Map(names.map((name) => [`/${name}`, readOne(folder, name)]))
}

/** Whether whoever asks reads that form: named, and not with a weight of nothing. */
const reads = (accepts: string, form: Form): boolean =>
  form === 'identity' ||
  accepts.split(',').some((word) => new RegExp(`^\\s*${form}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`, 'i').test(word))

const send = ({ type, cache, tag, forms }: SiteFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const accepts = `${headers['accept-encoding'] ?? ''}`
  const [form] = FORMS.find(([one]) => forms[one] && reads(accepts, one)) ?? ['identity']
  const etag = `"${tag}-${form}"`
  reply.headers({ 'cache-control': cache, etag, vary: 'accept-encoding' })
  if (headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  if (form !== 'identity') reply.header('content-encoding', form)
  return reply.type(type).send(forms[form])
}

/** Nothing that leads out of the folder, and nothing that is hidden there. */
const ASSET = /^[\w-][\w.-]*$/

/** Where several processes are changed one after the other, a page of the next build may ask one that still serves the last. */
const addNewer = (app: FastifyInstance, folder: string): void => {
  const found = new Map<string, SiteFile>()
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    if (!found.has(name)) {
      const file = ASSET.test(name) ? readOne(folder, `assets/${name}`) : null
      if (!file?.forms.identity) return reply.callNotFound()
      found.set(name, file)
    }
    return send(found.get(name) as SiteFile, request, reply)
  })
}

const addFiles = (app: FastifyInstance, folder: string, site: ReadonlyMap<string, SiteFile>): void => {
  for (const [path, file] of site) app.get(path, (request, reply) => send(file, request, reply))
  const page = site.get('/index.html')
  if (!page) return
  app.get('/', (request, reply) => send(page, request, reply))
  addNewer(app, folder)
}

/** The page names its files by what is in them: whatever differs in a build differs here. Files of builds before stand under assets, too. */
const digestOf = (site: ReadonlyMap<string, SiteFile>): string => {
  const hash = createHash('sha256')
  for (const path of [...site.keys()].filter((one) => !one.startsWith('/assets/')).toSorted())
    hash.update(`${path} ${site.get(path)?.tag}\n`)
  return hash.digest('base64url')
}

export interface Site {
  /** Whether there is one. */
  readonly built: boolean
  readonly digest: string
  add(app: FastifyInstance): void
}

/**
 * The site as it was when the server started, held in memory: whatever is built beside it meanwhile, a page finds the files it belongs to.
 */
export const openSite = (folder: string): Site => {
  const site = readSite(folder)
  return { built: site.has('/index.html'), digest: digestOf(site), add: (app) => addFiles(app, folder, site) }
}
