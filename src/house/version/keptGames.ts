/** The worker of this page; null where the device keeps nothing of the program yet. */
const worker = (): ServiceWorker | null => navigator.serviceWorker?.controller ?? null

const ask = (message: object): Promise<boolean | null> =>
  new Promise((resolve) => {
    const asked = worker()
    if (!asked) return resolve(null)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    asked.postMessage(message, [port2])
  })

/** Whether a game opens without a network; null: nothing does here, or nobody knows yet. */
export const isGameKept = (game: string): Promise<boolean | null> => ask({ kept: game })

/** Whether it could be. */
export const keepGameHere = async (game: string): Promise<boolean> => (await ask({ keep: game })) === true

/** A game that is opened is kept from then on, and brought up to date with the house. */
export const gameOpened = async (game: string): Promise<void> => {
  if (!navigator.serviceWorker) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: game })
}
