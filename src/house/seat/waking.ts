/** Calls whenever the network is back or the page is looked at again, and whenever the browser knows that the network is gone; returns what ends it. */
export const onWaking = (woken: () => void, gone: () => void = () => {}): (() => void) => {
  if (typeof document === 'undefined') return () => {}
  const look = (): void => {
    if (document.visibilityState === 'visible') woken()
  }
  window.addEventListener('online', woken)
  window.addEventListener('offline', gone)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', woken)
    window.removeEventListener('offline', gone)
    document.removeEventListener('visibilitychange', look)
  }
}
