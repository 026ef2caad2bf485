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

/** The word that each stands under in an address. */
const WORDS = { saved: 'voyage', about: 'a-propos', table: 'table', join: 'rejoindre', open: 'ouvrir', link: 'siege' } as const

const HOUSE: ReadonlySet<string> = new Set(['', ...Object.values(WORDS)])

export const routeOf = (hash: string): Route => {
  const page = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  const [screen = '', detail = ''] = page
  if (screen === WORDS.saved && detail) return { screen: 'saved', id: detail }
  if (screen === WORDS.about) return { screen: 'about' }
  if (screen === WORDS.table && detail) return { screen: 'table', seat: detail }
  if (screen === WORDS.link) return { screen: 'link' }
  if (screen === WORDS.open) return { screen: 'open', game: detail || null }
  if (screen === WORDS.join) return { screen: 'join', code: detail }
  return HOUSE.has(screen) ? { screen: 'start' } : { screen: 'page', page: page.filter((part) => part !== '') }
}

const partsOf = (route: Route): readonly string[] => {
  if (route.screen === 'start') return []
  if (route.screen === 'page') return route.page
  const { screen, ...detail } = route
  return [WORDS[screen], ...Object.values<string | null>(detail).filter((part) => part !== null)]
}

export const hrefOf = (route: Route): string => `#${partsOf(route).map(encodeURIComponent).join('/')}`

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
