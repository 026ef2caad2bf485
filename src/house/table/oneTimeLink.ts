import { hrefOf, routeOf } from '../routes/route.ts'
import { storeAs, storedAs } from '../settings/stored.ts'
import { newKey } from '../ui/newId.ts'
import { keepSeat } from './keptSeats.ts'

/** A link that is good once, and the key it becomes. */
export interface PendingLink {
  readonly code: string
  readonly key: string
}

const PENDING = 'demi-reve.link'
/** Addresses of old held the key itself. */
const OLD_KEY = /^[\w-]{43}$/

let pending: PendingLink | null = null

const isPending = (value: unknown): value is PendingLink =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'key' in value &&
  typeof value.key === 'string'

/** Survives a reload: asked again with the same key, a link that was taken gives the same seat. */
export const pendingLink = (): PendingLink | null => {
  const value = storedAs(PENDING, 'sessionStorage')
  return isPending(value) ? value : pending
}

const setPending = (link: PendingLink | null): void => {
  pending = link
  storeAs(PENDING, link, 'sessionStorage')
}

export const forgetLink = (): void => setPending(null)

const replaceAddress = (href: string): void => window.history.replaceState(null, '', href)

/** Takes what opens a seat out of the address, before anything is shown. */
const clearAddress = (): void => {
  const [screen, detail = ''] = window.location.hash.replace(/^#\/?/, '').split('/')
  const route = routeOf(window.location.hash)
  if (route.screen === 'link' && detail !== '') {
    setPending({ code: decodeURIComponent(detail), key: newKey() })
    replaceAddress(hrefOf({ screen: 'link' }))
  } else if (screen === 'table' && OLD_KEY.test(detail)) {
    const id = keepSeat({ token: detail, table: '', game: null, role: 'joueur' })
    replaceAddress(hrefOf({ screen: 'table', seat: id }))
  }
}

/** To be called before the first screen; also for links opened in a page that is there. */
export const watchAddress = (): void => {
  const clear = (): void => {
    try {
      clearAddress()
    } catch {
      // Unreadable: the page says that it leads nowhere.
    }
  }
  clear()
  window.addEventListener('hashchange', clear)
}
