const NAME = 'demi-reve.entries'

let opened: BroadcastChannel | null = null

/** Absent in old browsers: a tab then looks when one comes back to it, and before it acts. */
const channel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null
  opened ??= new BroadcastChannel(NAME)
  return opened
}

/** Something was written for that game. */
export const tellOtherTabs = (id: string): void => channel()?.postMessage(id)

/** Calls when another tab wrote for that game, or when this one comes back into sight, until the returned function is called. */
export const followOtherTabs = (id: string, look: () => void): (() => void) => {
  const heard = ({ data }: MessageEvent): void => {
    if (data === id) look()
  }
  const seen = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  channel()?.addEventListener('message', heard)
  document.addEventListener('visibilitychange', seen)
  return () => {
    channel()?.removeEventListener('message', heard)
    document.removeEventListener('visibilitychange', seen)
  }
}
