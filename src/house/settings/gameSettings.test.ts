import { beforeEach, expect, test, vi } from 'vitest'
import { changeGameSetting, type GameSetting, gameSettingOf } from './gameSettings.ts'
import { changeSettings, readSettings, useSettings } from './settings.ts'

const KEY = 'demi-reve.settings'
const LABELS = { fr: 'Un mentor', en: 'A mentor' }
const COACH: GameSetting = { id: 'tmr.coach', labels: LABELS, first: false, formerly: 'coach' }
const ADVICE: GameSetting = { id: 'tmr.advice', labels: LABELS, first: true, formerly: 'advice' }
const OTHERS: GameSetting = { id: 'stones.advice', labels: LABELS, first: true }
let kept: Map<string, string>

const opened = (stored: unknown): void => {
  kept.set(KEY, JSON.stringify(stored))
  useSettings.setState(readSettings(), true)
}

const valueNow = (setting: GameSetting): boolean => gameSettingOf(useSettings.getState(), setting)

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('what was set when there was one game still holds, for that game alone', () => {
  opened({ theme: 'light', coach: true, advice: false, coordinates: true })
  expect([COACH, ADVICE, OTHERS].map(valueNow)).toEqual([true, false, true])
  expect(useSettings.getState().theme).toBe('light')
})

test('a setting changed is found again, and the others with it', () => {
  opened({ theme: 'light', coach: true, advice: false })
  changeGameSetting(COACH, false)
  changeSettings({ dice: 'typed' })
  useSettings.setState(readSettings(), true)
  expect([COACH, ADVICE, OTHERS].map(valueNow)).toEqual([false, false, true])
  expect(useSettings.getState()).toMatchObject({ theme: 'light', dice: 'typed' })
})

test('until somebody chooses, each is what its game says; what makes no sense counts as not chosen', () => {
  for (const stored of [null, [], { games: 3 }, { games: { 'tmr.coach': 'yes', 'tmr.advice': 0 }, coach: 'x' }]) {
    opened(stored)
    expect([COACH, ADVICE, OTHERS].map(valueNow)).toEqual([false, true, true])
  }
})
