import { create } from 'zustand'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { savesData } from '../ui/quiet.ts'
import './newVersion.css'

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
const takeNewVersion = async (): Promise<void> => {
  useNewVersion.setState({ taking: true })
  await takeOver().catch(() => {})
  window.location.reload()
}

const ask = (message: object): Promise<boolean | null> =>
  new Promise((resolve) => {
    const asked = navigator.serviceWorker?.controller
    if (!asked) return resolve(null)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    asked.postMessage(message, [port2])
  })

/** Whether a game opens without a network; null: nothing does here, or nobody knows yet. */
export const isGameKept = (game: string): Promise<boolean | null> => ask({ kept: game })

export const keepGameHere = async (game: string): Promise<boolean> => (await ask({ keep: game })) === true

/** A game that is opened is kept from then on, and brought up to date with the house. */
export const gameOpened = async (game: string): Promise<void> => {
  if (!navigator.serviceWorker) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: game })
}

/** Says that a newer build is there; it is taken when the person wants it, never under their hands. */
export const NewVersion = () => {
  const { states, common } = useTexts().ui
  const { waiting, needed, taking } = useNewVersion()
  return (
    <div role="status">
      {(waiting || needed) && (
        <div className="floor-bar new-version">
          <p>{states.oldProgram}</p>
          <Button kind="main" name={states.reload} to={() => void takeNewVersion()} disabled={taking} />
          {!needed && <Button name={common.close} to={() => useNewVersion.setState({ waiting: false })} />}
        </div>
      )}
    </div>
  )
}
