import { create } from 'zustand'
import { savesData } from '../ui/quiet.ts'

interface NewVersionState {
  /** A newer build is installed on this device and waits to be taken. */
  readonly waiting: boolean
  /** The table speaks as a newer build does: this one cannot go on there. */
  readonly needed: boolean
  readonly taking: boolean
}

export const useNewVersion = create<NewVersionState>(() => ({ waiting: false, needed: false, taking: false }))

export const needNewVersion = (): void => useNewVersion.setState({ needed: true })

const HOUR = 60 * 60 * 1000

/** Nothing where something forbids workers and says nothing of it, as some browsers and their additions do. */
const watch = (registration: ServiceWorkerRegistration | undefined): void => {
  if (!registration) return
  const announce = (): void => {
    // The first worker of all has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) useNewVersion.setState({ waiting: true })
  }
  announce()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce)
  })
  setInterval(() => void registration.update().catch(() => {}), HOUR)
}

/** The worker fetches every file there is: on a slow line the first game goes before it. */
const AFTER_MS = 8000

/** Keeps the program on this device, so that it opens without a network. */
export const installWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(watch, () => {})
  // A device that has it already only looks for a newer one.
  const isKept = Boolean(navigator.serviceWorker.controller)
  if (!isKept && savesData()) return
  const soon = () => setTimeout(register, isKept ? 0 : AFTER_MS)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon)
}

const settled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== 'installing') resolve()
    else worker.addEventListener('statechange', () => resolve(), { once: true })
  })

/** The worker of a newer build, looked for now; null: there is none to be had. */
const newerWorker = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> => {
  if (!registration.waiting) await registration.update()
  await settled(registration.installing)
  return registration.waiting
}

const takeOver = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const newer = await newerWorker(registration).catch(() => null)
  if (newer) {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
    newer.postMessage('take-over')
    await taken
  } else {
    // It would give the page of before again and again.
    await registration.unregister()
  }
}

/** Loads the page of now: not the one that a worker keeps. */
export const takeNewVersion = async (): Promise<void> => {
  useNewVersion.setState({ taking: true })
  await takeOver().catch(() => {})
  window.location.reload()
}
