import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionWith } from './common/maker.ts'
import { openSite } from './site.ts'
import { startTestServer, type TestServer } from './testing/harness.ts'

const PAGE = `<!doctype html><title>x</title>${'<p>une page</p>'.repeat(200)}`
const SCRIPT = 'console.log("un mot");'.repeat(200)
const dist = mkdtempSync(join(tmpdir(), 'demi-reve-dist-'))
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/a.js', SCRIPT],
  ] as const) {
    writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(dist, 'assets/f.woff2'), 'a font')
  server = await startTestServer({ dist })
})
afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
})

interface Got {
  readonly encoding: string | undefined
  readonly type: string | undefined
  readonly cache: string | undefined
  readonly body: Buffer
  readonly status: number | undefined
  readonly location: string | undefined
}

const get = (path: string, accepts: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepts, accept: 'text/html' }
    const asked = request(`${server.origin}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = []
      const { 'content-encoding': encoding, 'content-type': type, 'cache-control': cache, location } = answer.headers
      const { statusCode: status } = answer
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ encoding, type, cache, status, location, body: Buffer.concat(parts) }))
    })
    asked.on('error', reject)
    asked.end()
  })

test.each(['/', '/index.html'])('the page at %s is sent compressed', async (path) => {
  const { encoding, type, cache, body } = await get(path, 'gzip, deflate, br')
  expect([encoding, cache]).toEqual(['br', 'no-cache'])
  expect(type).toContain('text/html')
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
})

test.each(['/nulle', '/table/quelconque', '/assets/', '/a/b/c?d=e', '//ailleurs.example/x'])(
  '%s leads nowhere: the page itself says so, where its files are beside it',
  async (path) => {
    const { status, location } = await get(path, 'gzip')
    expect([status, location]).toEqual([302, '/#introuvable'])
  },
)

test('scripts too, in what the browser reads, and kept for ever', async () => {
  const gzip = await get('/assets/a.js', 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT])
  expect(gzip.cache).toContain('immutable')
  const plain = await get('/assets/a.js', 'identity')
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, SCRIPT])
})

test('what has no compressed form is sent as it is', async () => {
  const font = await get('/assets/f.woff2', 'gzip, br')
  expect([font.encoding, font.body.toString()]).toEqual([undefined, 'a font'])
})

test('what is built under a running server takes nothing from the pages it serves', async () => {
  const names = ['/', '/index.html', '/assets/a.js', '/assets/f.woff2']
  const before = await Promise.all(names.map((name) => get(name, 'gzip, br')))
  rmSync(dist, { recursive: true })
  const during = await Promise.all(names.map((name) => get(name, 'gzip, br')))
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), 'another build')
  const after = await Promise.all(names.map((name) => get(name, 'gzip, br')))
  expect([during, after]).toEqual([before, before])
})

test('a file of a build that was made meanwhile is found, for a page that another process has sent', async () => {
  writeFileSync(join(dist, 'assets/b-NEW.js'), SCRIPT)
  writeFileSync(join(dist, 'assets/b-NEW.js.br'), brotliCompressSync(SCRIPT))
  const { status, encoding, type, cache, body } = await get('/assets/b-NEW.js', 'br')
  expect([status, encoding, type]).toEqual([200, 'br', 'text/javascript; charset=utf-8'])
  expect([cache, brotliDecompressSync(body).toString()]).toEqual([expect.stringContaining('immutable'), SCRIPT])
  rmSync(join(dist, 'assets/b-NEW.js'))
  expect((await get('/assets/b-NEW.js', 'identity')).status).toBe(200)
})

test.each(['../index.html', '..%2findex.html', '%2e%2e/index.html', '.hidden', 'a/b.js', 'none.js', 'c.js%00', '%ff'])(
  '/assets/%s is nothing that is served',
  async (name) => {
    writeFileSync(join(dist, 'assets/.hidden'), 'x')
    writeFileSync(join(dist, 'secret'), 'x')
    expect((await get(`/assets/${name}`, 'identity')).body.toString()).not.toMatch(/^x$|another build/)
  },
)

test('what differs in the site differs in the version, and what was of builds before does not', () => {
  const first = openSite(dist).digest
  writeFileSync(join(dist, 'assets/older.js'), SCRIPT)
  expect(openSite(dist).digest).toBe(first)
  writeFileSync(join(dist, 'index.html'), 'a third build')
  expect(openSite(dist).digest).not.toBe(first)
  expect(versionWith(first)).not.toBe(versionWith(openSite(dist).digest))
})

test('a page that is known already is not sent again, and a form refused is not sent', async () => {
  const first = await fetch(`${server.origin}/index.html`, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const known = { 'accept-encoding': 'gzip', 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await fetch(`${server.origin}/index.html`, { headers: known })).status).toBe(304)
  expect((await fetch(`${server.origin}/index.html`, { method: 'HEAD' })).status).toBe(200)
})
