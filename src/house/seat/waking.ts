/** Calls whenever the network is back, or the page is looked at again; returns what ends it. */
export const onWaking = (woken: () => void): (() => void) => {
  if (typeof document === 'undefined') return () => {}
  const look = (): void => {
    if (document.visibilityState === 'visible') woken()
  }
  window.addEventListener('online', woken)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', woken)
    document.removeEventListener('visibilitychange', look)
  }
}
