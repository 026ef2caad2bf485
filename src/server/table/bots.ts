import { createPlayer, type Failure, type Mind, type Player } from '../../kit/bot.ts'
import type { Dice } from '../../kit/dice.ts'
import type { Clock } from '../../kit/due.ts'
import { createPatchedView } from '../../kit/patchedView.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Request, WireAnswer } from '../../kit/wire.ts'
import type { KeyRow } from '../persistence/registry.ts'
import type { Out, Sitter } from './company.ts'
import type { Roster } from './roster.ts'

/** A bot that no longer plays. */
export interface Gone {
  readonly bot: string
  readonly why: Failure
}

interface Parts {
  readonly mindOf: (bot: string) => Mind
  readonly dice: Dice
  readonly clock: Clock
  /** From where on it listens: it needs no past. */
  readonly lastOf: (role: Role) => Promise<number>
  readonly admit: (sitter: Sitter, from: number) => Promise<(() => void) | null>
  readonly handle: (by: Role, request: Request) => Promise<Out>
  /** Its seat is free: so it is in the store, then for everybody. */
  readonly free: (key: string) => Promise<void>
  readonly onFault: (error: unknown) => void
}

/** The bots that sit at a table: clients of this process, each with its seat and its role's view. */
export interface TableBots {
  /** Who sits there has changed. */
  follow(roster: Roster): void
  /** Why a free seat was left by its bot. */
  goneFrom(seat: string): Gone | null
  close(): void
}

/** Long enough to be followed. */
const PAUSE = 900

interface Sitting extends Pick<Parts, 'handle' | 'admit' | 'lastOf' | 'onFault'> {
  readonly player: (
    say: (command: unknown, faces: readonly (number | string)[] | undefined, id: string) => Promise<WireAnswer>,
  ) => Player
}

/** The line between a bot and its table, as any client has one; what it returns hangs up. */
const sitDown = ({ key, role }: KeyRow, { handle, admit, lastOf, player: playerOf, onFault }: Sitting): (() => void) => {
  const view = createPatchedView()
  const held = new Map<string, (answer: WireAnswer) => void>()
  const say = async (command: unknown, faces: readonly (number | string)[] | undefined, id: string): Promise<WireAnswer> => {
    const out = await handle(role, { type: 'command', id, command, ...(faces && { faces: [...faces] }) })
    if (out.type === 'answer') return out.answer
    return new Promise((resolve) => held.set(id, resolve))
  }
  const player = playerOf(say)
  let leave = (): void => player.leave()
  const hear = (message: Out): void => {
    if (message.type === 'welcome') view.stand(message.n, message.view)
    if (message.type === 'feed') view.change(message.news)
    if (message.type === 'welcome' || message.type === 'feed') player.see(view.at(), view.now())
    if (message.type === 'answer') {
      held.get(message.id)?.(message.answer)
      held.delete(message.id)
    }
  }
  const sitter: Sitter = { role, key, keeps: false, bot: true, send: hear, bye: () => leave() }
  const come = async (): Promise<void> => {
    const gone = await admit(sitter, await lastOf(role))
    const hangUp = leave
    leave = () => {
      gone?.()
      hangUp()
    }
  }
  come().catch(onFault)
  return () => leave()
}

export const createTableBots = (parts: Parts): TableBots => {
  const { mindOf, dice, clock, free, onFault } = parts
  const sitting = new Map<string, () => void>()
  const gone = new Map<string, Gone>()

  const start = (row: KeyRow): void => {
    const { key, role, bot } = row
    gone.delete(roleKey(role))
    const onFailure = (why: Failure, error: unknown): void => {
      onFault(new Error(`the bot ${bot} no longer plays: ${why}`, { cause: error }))
      gone.set(roleKey(role), { bot, why })
      free(key).catch(onFault)
    }
    const player: Sitting['player'] = (say) =>
      createPlayer({ name: bot, seat: role, mind: mindOf(bot), dice, clock, pause: () => PAUSE, say, onFailure })
    sitting.set(key, sitDown(row, { ...parts, player }))
  }

  return {
    follow: ({ keys }) => {
      const rows = keys.filter(({ bot }) => bot !== '')
      for (const { role, bot } of keys) if (bot === '') gone.delete(roleKey(role))
      for (const [key, leave] of [...sitting])
        if (!rows.some((row) => row.key === key)) {
          sitting.delete(key)
          leave()
        }
      for (const row of rows) if (!sitting.has(row.key)) start(row)
    },
    goneFrom: (seat) => gone.get(`joueur:${seat}`) ?? null,
    close: () => {
      for (const leave of sitting.values()) leave()
      sitting.clear()
    },
  }
}
