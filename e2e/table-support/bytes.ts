import { expect } from '@playwright/test'

/** Text within text on the wire: its quotes are escaped once or more. */
const plain = (frame: string): string => frame.replaceAll('\\', '')

/** HID-2: the cells that fit are told, and the hidden one is among them. */
const withoutCandidates = (frame: string): string => frame.replace(/"candidates":\[[^\]]*\]/g, '')

/** HID-6: what a player's socket was sent names no such cell. */
export const neverNames = (frames: readonly string[], ...secrets: readonly string[]): void => {
  const sent = frames.map((frame) => withoutCandidates(plain(frame))).join('\n')
  for (const secret of secrets) expect(sent.includes(secret), `${secret} was sent`).toBe(false)
}

/** That the reader above reads at all. */
export const names = (frames: readonly string[], told: string): void =>
  expect(frames.map(plain).join('\n').includes(told), `${told} was not sent`).toBe(true)
