/* The files of one build, kept whole: a page never meets the parts of two versions. FILES and VERSION are filled in by the build. */
const FILES = __FILES__
const PREFIX = 'demi-reve-'
const CACHE = `${PREFIX}${__VERSION__}`

const addressOf = (file) => new URL(file, self.registration.scope).href
const ours = new Set(FILES.map(addressOf))
const home = addressOf('index.html')

self.addEventListener('install', (event) => {
  // Past the browser's own cache: an old copy must not enter a new version. Names under assets change with what is in them.
  const cacheOf = (file) => (file.startsWith('assets/') ? 'default' : 'reload')
  const fresh = () => FILES.map((file) => new Request(addressOf(file), { cache: cacheOf(file) }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh())))
})

/** The version before is kept: another tab may still be reading from it. */
const dropOld = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
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
