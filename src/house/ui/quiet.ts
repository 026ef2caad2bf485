/** So long what can wait waits for a table: there may be none on this screen. */
const LONGEST_MS = 10_000

let stand = (): void => {}
const standing = new Promise<void>((done) => {
  stand = done
})

/** The table that was opened is drawn: from here on the line is free. */
export const tableStands = (): void => stand()

/** Somebody asks for what waits. */
export const waitNoLonger = (): void => stand()

const restingThread = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 1000 })
    else setTimeout(done)
  })

/** What is needed soon, but not to read and answer the first question, comes after it. */
export const whenQuiet = async (): Promise<void> => {
  await Promise.race([standing, new Promise((done) => setTimeout(done, LONGEST_MS))])
  await restingThread()
}

let turn: Promise<unknown> = Promise.resolve()

/** What comes unasked is shown one after the other: all at once they would hold a slow machine up. */
export const inTurn = (): Promise<unknown> => {
  turn = turn.then(() => new Promise((done) => setTimeout(done)))
  return turn
}

/** What will be needed is fetched once the table stands and the line is free. Nobody is told when it fails: it is asked for again when it is needed. */
export const ahead = (fetch: () => Promise<unknown>): void =>
  void standing
    .then(restingThread)
    .then(() => savesData() || fetch())
    .catch(() => {})

/** Somebody counts what comes over their line: nothing is fetched that nobody asked for. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
