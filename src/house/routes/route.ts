import { useSyncExternalStore } from 'react'

/** The screens, by the part of the address after the #. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'dreamer'; readonly id: string | null }
  | { readonly screen: 'journey'; readonly id: string }
  | { readonly screen: 'rules'; readonly rule: string | null }
  | { readonly screen: 'about' }
  /** The number of a seat kept in this browser: it opens nothing elsewhere. */
  | { readonly screen: 'table'; readonly seat: string }
  /** A link that is good once; its code is taken out of the address at once. */
  | { readonly screen: 'link' }
  | { readonly screen: 'join'; readonly code: string }
  | { readonly screen: 'open' }

const [JOURNEY, DREAMER, RULES, ABOUT] = ['voyage', 'haut-revant', 'regles', 'a-propos']
const [TABLE, JOIN, OPEN, LINK] = ['table', 'rejoindre', 'ouvrir', 'siege']

export const routeOf = (hash: string): Route => {
  const [screen = '', detail = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (screen === JOURNEY && detail) return { screen: 'journey', id: detail }
  if (screen === DREAMER) return { screen: 'dreamer', id: detail || null }
  if (screen === RULES) return { screen: 'rules', rule: detail || null }
  if (screen === ABOUT) return { screen: 'about' }
  if (screen === TABLE && detail) return { screen: 'table', seat: detail }
  if (screen === LINK) return { screen: 'link' }
  if (screen === OPEN) return { screen: 'open' }
  if (screen === JOIN) return { screen: 'join', code: detail }
  return { screen: 'start' }
}

export const hrefOf = (route: Route): string => {
  switch (route.screen) {
    case 'start':
      return '#'
    case 'journey':
      return `#${JOURNEY}/${encodeURIComponent(route.id)}`
    case 'dreamer':
      return route.id ? `#${DREAMER}/${encodeURIComponent(route.id)}` : `#${DREAMER}`
    case 'rules':
      return route.rule ? `#${RULES}/${encodeURIComponent(route.rule)}` : `#${RULES}`
    case 'about':
      return `#${ABOUT}`
    case 'table':
      return `#${TABLE}/${encodeURIComponent(route.seat)}`
    case 'link':
      return `#${LINK}`
    case 'open':
      return `#${OPEN}`
    case 'join':
      return `#${JOIN}/${encodeURIComponent(route.code)}`
    default:
      return route satisfies never
  }
}

/** The address of a link that is good once. */
export const hrefOfLink = (code: string): string => `${hrefOf({ screen: 'link' })}/${encodeURIComponent(code)}`

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

const safeRoute = (hash: string): Route => {
  try {
    return routeOf(hash)
  } catch {
    return { screen: 'start' }
  }
}

export const useRoute = (): Route => safeRoute(useSyncExternalStore(onHash, () => window.location.hash))
