/** Beyond 2 nobody sees the difference, and every frame pays for it. */
export const pixelRatio = (): number => Math.min(2, window.devicePixelRatio)
