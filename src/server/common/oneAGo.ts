/** Where more wait than that, more are let on at once: nobody stays behind a crowd for ever. */
const CROWD = 50

const waiting: (() => void)[] = []

const letOn = (): void => {
  for (const goOn of waiting.splice(0, Math.ceil(waiting.length / CROWD))) goOn()
  if (waiting.length > 0) setImmediate(letOn)
}

/** Waits for a go of the loop of one's own: however many come at the same moment, whoever plays waits for one of them at a time. */
export const oneAGo = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letOn)
  })
