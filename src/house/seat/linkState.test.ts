import { describe, expect, test } from 'vitest'
import { FIRST_STATE, isOver, type LinkEvent, type LinkState, moveLink, pauseBefore } from './linkState.ts'

const reach = (...events: readonly LinkEvent[]): LinkState =>
  events.reduce((state, event) => moveLink(state, event).state, FIRST_STATE)
const effectsOf = (state: LinkState, event: LinkEvent): readonly string[] =>
  moveLink(state, event).effects.map(({ type }) => type)

const WELCOMED: LinkEvent = { type: 'welcomed' }
const LOST: LinkEvent = { type: 'lost', barred: false }
const BARRED: LinkEvent = { type: 'lost', barred: true }
const CLOSED: LinkEvent = { type: 'closed' }
const dismissed = (code: Extract<LinkEvent, { type: 'dismissed' }>['code']): LinkEvent => ({ type: 'dismissed', code })

describe('the line to a table', () => {
  test('is connecting until the table answers, the first failure included', () => {
    expect(FIRST_STATE.phase).toBe('connecting')
    expect(reach(LOST).phase).toBe('connecting')
    expect(reach(LOST, LOST).phase).toBe('reconnecting')
    expect(reach(LOST, LOST, WELCOMED)).toMatchObject({ phase: 'online', failures: 0, met: true })
  })

  test('a welcome says again what was not answered', () => {
    expect(effectsOf(FIRST_STATE, WELCOMED)).toEqual(['resend'])
  })

  test('a cut hangs up, pauses, and dials when the pause has ended', () => {
    expect(reach(WELCOMED, LOST).phase).toBe('reconnecting')
    expect(effectsOf(reach(WELCOMED), LOST)).toEqual(['hangUp', 'pause', 'tell'])
    expect(effectsOf(reach(WELCOMED, LOST), { type: 'pauseEnded' })).toEqual(['dial'])
  })

  test('woken it dials at once where it pauses, and once', () => {
    const woken = moveLink(reach(WELCOMED, LOST), { type: 'woken' })
    expect(woken.effects).toEqual([{ type: 'dial' }])
    for (const event of [{ type: 'woken' }, { type: 'pauseEnded' }] satisfies LinkEvent[])
      expect(effectsOf(woken.state, event)).toEqual([])
    expect(effectsOf(reach(WELCOMED), { type: 'woken' })).toEqual([])
  })

  test('is barred where the server answers twice while no line opens, and only as long as that is so', () => {
    expect(reach(BARRED).phase).toBe('connecting')
    expect(reach(BARRED, BARRED).phase).toBe('barred')
    expect(reach(BARRED, BARRED, BARRED).phase).toBe('barred')
    expect(effectsOf(reach(BARRED, BARRED), BARRED)).toEqual(['hangUp', 'pause', 'tell'])
    expect(reach(BARRED, BARRED, LOST).phase).toBe('reconnecting')
    expect(reach(WELCOMED, BARRED, LOST, BARRED).phase).toBe('reconnecting')
    expect(reach(BARRED, BARRED, WELCOMED).phase).toBe('online')
    expect(reach(WELCOMED, dismissed('closing'), BARRED, BARRED).phase).toBe('restarting')
  })

  test('every failure makes the next pause longer, a welcome makes it short again', () => {
    const pauses = (state: LinkState) => moveLink(state, LOST).effects.filter(({ type }) => type === 'pause')
    expect(pauses(reach(LOST, LOST))).toEqual([{ type: 'pause', failures: 2 }])
    expect(pauses(reach(LOST, LOST, WELCOMED))).toEqual([{ type: 'pause', failures: 0 }])
  })

  test('told to slow down, it comes back slowly', () => {
    expect(moveLink(reach(WELCOMED), dismissed('flood')).effects).toContainEqual({ type: 'pause', failures: 6 })
  })

  test('a server that says it restarts is waited for as such, not for ever, and until it is back', () => {
    const restarting = reach(WELCOMED, dismissed('closing'))
    expect(restarting.phase).toBe('restarting')
    expect(moveLink(restarting, LOST).state.phase).toBe('restarting')
    const lost = Array.from({ length: 8 }, () => LOST)
    expect(reach(WELCOMED, dismissed('closing'), ...lost).phase).toBe('reconnecting')
    expect(moveLink(restarting, WELCOMED).state.phase).toBe('online')
  })

  test('moved to another seat, it forgets what the former was told before it dials', () => {
    expect(effectsOf(reach(WELCOMED), dismissed('moved'))).toEqual(['forget', 'hangUp', 'pause', 'tell'])
  })

  test.each([
    ['protocol', 'stale'],
    ['no-seat', 'refused'],
    ['freed', 'refused'],
  ] as const)('dismissed with %s it is %s for good', (code, phase) => {
    const state = reach(WELCOMED, dismissed(code))
    expect(state.phase).toBe(phase)
    expect(isOver(state)).toBe(true)
    expect(effectsOf(reach(WELCOMED), dismissed(code))).toEqual(['hangUp', 'giveUp', 'tell'])
    for (const event of [LOST, WELCOMED, { type: 'pauseEnded' }] satisfies LinkEvent[])
      expect(moveLink(state, event)).toEqual({ state, effects: [] })
  })

  test('closes from everywhere, once', () => {
    for (const state of [FIRST_STATE, reach(WELCOMED), reach(WELCOMED, LOST), reach(dismissed('freed'))])
      expect(moveLink(state, CLOSED).state.phase).toBe('closed')
    expect(effectsOf(reach(CLOSED), CLOSED)).toEqual([])
  })
})

test('a pause doubles up to the longest, and chance takes off up to half', () => {
  expect([0, 1, 2, 9].map((failures) => pauseBefore(failures, 300, 5000, 1))).toEqual([300, 600, 1200, 5000])
  expect(pauseBefore(0, 300, 5000, 0)).toBe(150)
})
