import type { Bot, Bots } from '../../../kit/bot.ts'
import type { Command, View } from '../rules/public.ts'
import { choose, STRENGTHS, type Strength } from './bots.ts'

/** A strength at a seat: it answers where it is awaited, from what its seat sees (HID-6). */
const playing =
  (strength: Strength): Bot<View, Command> =>
  (view, role, dice, effort) =>
    role.kind === 'joueur' && view.awaited.includes(role.seat) ? choose(strength, view, role.seat, dice, effort) : null

export const duelBots: Bots<View, Command> = Object.fromEntries(STRENGTHS.map((strength) => [strength, playing(strength)]))
