import { GAMES } from '../../games/index.ts'
import type { AnyGame } from '../../kit/game.ts'

/** The rules of the games that are played here, by their ids. */
export type Games = ReadonlyMap<string, AnyGame>

export const loadGames = async (list: Readonly<Record<string, { rules(): Promise<AnyGame> }>> = GAMES): Promise<Games> =>
  new Map(await Promise.all(Object.entries(list).map(async ([id, { rules }]) => [id, await rules()] as const)))

/** The bots of each game, by their names. */
export type BotNames = Readonly<Record<string, readonly string[]>>

export const botNames = (list: Readonly<Record<string, { readonly bots?: { readonly names: object } }>> = GAMES): BotNames =>
  Object.fromEntries(Object.entries(list).map(([id, { bots }]) => [id, Object.keys(bots?.names ?? {})]))

/** A table of which nobody says what is played is one of the first game of the list. */
export const gameNamed = (games: Games, id: string | undefined): AnyGame | undefined =>
  id === undefined ? games.values().next().value : games.get(id)
