import { create } from 'zustand'

/** A newer build, installed and waiting to be taken; null: none. */
export const useNewVersion = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }))

const HOUR = 60 * 60 * 1000

const watch = (registration: ServiceWorkerRegistration): void => {
  const announce = (): void => {
    // The first worker of all has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) useNewVersion.setState({ waiting: registration.waiting })
  }
  announce()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce)
  })
  setInterval(() => void registration.update().catch(() => {}), HOUR)
}

/** The worker fetches every file there is: on a slow line the first journey goes before it. */
const AFTER_MS = 8000

/** Keeps the program on this device, so that it opens without a network. */
export const installWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(watch, () => {})
  // A device that has it already only looks for a newer one.
  const soon = () => setTimeout(register, navigator.serviceWorker.controller ? 0 : AFTER_MS)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon)
}

export const takeNewVersion = (waiting: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('take-over')
}
