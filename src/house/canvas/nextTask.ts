/** In a task of its own, without the pause that timers take after a few turns; what is returned calls it off. */
export const inNextTask = (run: () => void): (() => void) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
  return () => port1.close()
}

export const inNextFrame = (run: () => void): (() => void) => {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
