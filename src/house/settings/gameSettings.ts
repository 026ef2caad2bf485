import type { Locale } from '../texts/format.ts'
import { keepSettings, useSettings } from './settings.ts'

/** Something of a game that is on or off in this browser: the game says what, the house shows and keeps it. */
export interface GameSetting {
  /** The game's name and its own: `stones.sorted`. */
  readonly id: string
  readonly labels: Readonly<Record<Locale, string>>
  /** What it is until somebody chooses. */
  readonly first: boolean
  /** What it was kept under when there was one game. */
  readonly formerly?: string
}

type StoredSettings = ReturnType<typeof useSettings.getState>

export const gameSettingOf = ({ games, before }: StoredSettings, { id, first, formerly = '' }: GameSetting): boolean =>
  games[id] ?? before[formerly] ?? first

export const useGameSetting = (setting: GameSetting): boolean => useSettings((kept) => gameSettingOf(kept, setting))

export const changeGameSetting = ({ id }: GameSetting, value: boolean): void =>
  keepSettings(({ games }) => ({ games: { ...games, [id]: value } }))
