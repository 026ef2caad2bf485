import { expect } from '@playwright/test'

/** HID-2: the cells that fit are told, and the hidden one is among them. */
const withoutCandidates = (frame: string): string => frame.replace(/"candidates":\[[^\]]*\]/g, '')

/** HID-6: what a player's socket was sent names no such cell. */
export const neverNames = (frames: readonly string[], ...secrets: readonly string[]): void => {
  const sent = frames.map(withoutCandidates).join('\n')
  for (const secret of secrets) expect(sent).not.toContain(secret)
}
