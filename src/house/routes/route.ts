import { useSyncExternalStore } from 'react'

/** The screens, by the part of the address after the #. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'dreamer'; readonly id: string | null }
  | { readonly screen: 'journey'; readonly id: string }
  | { readonly screen: 'rules'; readonly rule: string | null }
  | { readonly screen: 'about' }
  | { readonly screen: 'table'; readonly key: string }
  | { readonly screen: 'join'; readonly code: string }
  | { readonly screen: 'open' }

const [JOURNEY, DREAMER, RULES, ABOUT] = ['voyage', 'haut-revant', 'regles', 'a-propos']
const [TABLE, JOIN, OPEN] = ['table', 'rejoindre', 'ouvrir']

export const routeOf = (hash: string): Route => {
  const [screen = '', detail = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (screen === JOURNEY && detail) return { screen: 'journey', id: detail }
  if (screen === DREAMER) return { screen: 'dreamer', id: detail || null }
  if (screen === RULES) return { screen: 'rules', rule: detail || null }
  if (screen === ABOUT) return { screen: 'about' }
  if (screen === TABLE && detail) return { screen: 'table', key: detail }
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
      return `#${TABLE}/${encodeURIComponent(route.key)}`
    case 'open':
      return `#${OPEN}`
    case 'join':
      return `#${JOIN}/${encodeURIComponent(route.code)}`
    default:
      return route satisfies never
  }
}

export const goTo = (route: Route): void => {
  window.location.hash = hrefOf(route)
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
