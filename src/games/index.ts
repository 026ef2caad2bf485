import type { AnyGame } from '../kit/game.ts'

/** The games there are. A new one is a folder beside this file and a line here. */
export const GAMES: Readonly<Record<string, { readonly rules: () => Promise<AnyGame> }>> = {
  tmr: { rules: async () => (await import('./tmr/rules/index.ts')).tmr },
}
