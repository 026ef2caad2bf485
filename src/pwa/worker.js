/* The files of one build, kept whole: a page never meets the parts of two versions. FILES, GAMES, FIRST and VERSION are filled in by the build. */
const FILES = __FILES__
/* Those of one game alone, by game: kept once it was opened. */
const GAMES = __GAMES__
/* The game that has the start screen: whoever comes opens it. */
const FIRST = __FIRST__
const PREFIX = 'demi-reve-'
const CACHE = `${PREFIX}${__VERSION__}`
/* Which games were opened here, whatever the version. */
const OPENED = 'opened-games'

const addressOf = (file) => new URL(file, self.registration.scope).href
const ours = new Set([...FILES, ...Object.values(GAMES).flat()].map(addressOf))
const home = addressOf('index.html')

// Past the browser's own cache: an old copy must not enter a new version. Names under assets change with what is in them.
const cacheOf = (file) => (file.startsWith('assets/') ? 'default' : 'reload')
const fresh = (files) => files.map((file) => new Request(addressOf(file), { cache: cacheOf(file) }))
const fetchInto = async (files) => (await caches.open(CACHE)).addAll(fresh(files))

const markOf = (game) => addressOf(`opened/${game}`)
const wasOpened = async (game) => Boolean(await (await caches.open(OPENED)).match(markOf(game)))

/** Opened from now on, also by the versions to come. */
const keepGame = async (game) => {
  if (!Object.hasOwn(GAMES, game)) return false
  const cache = await caches.open(CACHE)
  const missing = []
  for (const file of GAMES[game]) if (!(await cache.match(addressOf(file)))) missing.push(file)
  await fetchInto(missing)
  await (await caches.open(OPENED)).put(markOf(game), new Response(''))
  return true
}

const install = async () => {
  await fetchInto(FILES)
  for (const game of Object.keys(GAMES)) if (game === FIRST || (await wasOpened(game))) await fetchInto(GAMES[game])
}

self.addEventListener('install', (event) => event.waitUntil(install()))

/** The version before is kept: another tab may still be reading from it. */
const dropOld = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data === 'take-over') self.skipWaiting()
  const answer = data.keep ? keepGame(data.keep).catch(() => false) : data.kept ? wasOpened(data.kept) : null
  if (answer) event.waitUntil(answer.then((done) => ports[0]?.postMessage(done)))
})

/** Without the search and the hash: the page is one file. */
const fileOf = (request) => {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname
  if (request.mode === 'navigate' && address === self.registration.scope) return home
  return ours.has(address) ? address : null
}

const answer = async (address, request) =>
  (await (await caches.open(CACHE)).match(address)) ?? (await caches.match(address)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const address = fileOf(request)
  if (address) event.respondWith(answer(address, request))
  else if (new URL(request.url).pathname.includes('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
