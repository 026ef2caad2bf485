import { useSyncExternalStore } from 'react'

/** The screens, by the part of the address after the #. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'saved'; readonly id: string }
  | { readonly screen: 'about' }
  /** The number of a seat kept in this browser: it opens nothing elsewhere. */
  | { readonly screen: 'table'; readonly seat: string }
  /** A link that is good once; its code is taken out of the address at once. */
  | { readonly screen: 'link' }
  | { readonly screen: 'join'; readonly code: string }
  /** A new table, of that game if one is named. */
  | { readonly screen: 'open'; readonly game: string | null }
  /** A page of a game's own: what follows its name is the game's. Also what leads nowhere. */
  | { readonly screen: 'page'; readonly page: readonly string[] }

const [SAVED, ABOUT] = ['voyage', 'a-propos'] as const
const [TABLE, JOIN, OPEN, LINK] = ['table', 'rejoindre', 'ouvrir', 'siege'] as const

const HOUSE: ReadonlySet<string> = new Set(['', SAVED, ABOUT, TABLE, JOIN, OPEN, LINK])

export const routeOf = (hash: string): Route => {
  const page = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  const [screen = '', detail = ''] = page
  if (screen === SAVED && detail) return { screen: 'saved', id: detail }
  if (screen === ABOUT) return { screen: 'about' }
  if (screen === TABLE && detail) return { screen: 'table', seat: detail }
  if (screen === LINK) return { screen: 'link' }
  if (screen === OPEN) return { screen: 'open', game: detail || null }
  if (screen === JOIN) return { screen: 'join', code: detail }
  return HOUSE.has(screen) ? { screen: 'start' } : { screen: 'page', page: page.filter((part) => part !== '') }
}

export const hrefOf = (route: Route): string => {
  switch (route.screen) {
    case 'start':
      return '#'
    case 'saved':
      return `#${SAVED}/${encodeURIComponent(route.id)}`
    case 'page':
      return `#${route.page.map(encodeURIComponent).join('/')}`
    case 'about':
      return `#${ABOUT}`
    case 'table':
      return `#${TABLE}/${encodeURIComponent(route.seat)}`
    case 'link':
      return `#${LINK}`
    case 'open':
      return route.game === null ? `#${OPEN}` : `#${OPEN}/${encodeURIComponent(route.game)}`
    case 'join':
      return `#${JOIN}/${encodeURIComponent(route.code)}`
    default:
      return route satisfies never
  }
}

export const hrefOfLink = (code: string): string => `${hrefOf({ screen: 'link' })}/${encodeURIComponent(code)}`

export const addressOf = (href: string): string => `${window.location.origin}${window.location.pathname}${href}`

export const goTo = (route: Route): void => {
  window.location.hash = hrefOf(route)
}

/** In place of where one is: the way back does not lead there again. */
export const replaceBy = (route: Route): void => {
  window.history.replaceState(null, '', hrefOf(route))
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** What cannot be read leads nowhere. */
const safeRoute = (hash: string): Route => {
  try {
    return routeOf(hash)
  } catch {
    return { screen: 'page', page: [hash] }
  }
}

export const useRoute = (): Route => safeRoute(useSyncExternalStore(onHash, () => window.location.hash))
