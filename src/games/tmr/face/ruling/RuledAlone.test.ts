import { expect, test } from 'vitest'
import type { Seat } from '../../../../house/seat/seat.ts'
import type { seededDice } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import { type Command, type Table, tmr } from '../../rules/index.ts'
import type { TmrSpeech } from '../../rules/public.ts'
import { practice } from '../../texts/fr/practice/index.ts'
import { READY_DREAMERS } from '../dreamer/readyDreamers.ts'
import { tellErratic } from './RuledAlone.tsx'

const { nitouche } = READY_DREAMERS
const me = nitouche.id

/** Nothing is met; a spell cast bursts. */
const dice = { roll: (ask: Parameters<ReturnType<typeof seededDice>['roll']>[0]) => (ask.label === 'd7' ? 1 : 100) }

const played = (table: Table, command: Command): Table => {
  const by = command.type === 'describe' || command.type === 'correct' ? GARDIEN : joueur(me)
  const events = tmr.decide(table, command, by, dice)
  if (isRefusal(events)) throw new Error(`${command.type}: ${events.code}`)
  return events.reduce(tmr.evolve, table)
}

const burst = (): Table => {
  const setup = tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers: [nitouche] })
  if (isRefusal(setup)) throw new Error(setup.code)
  const said: readonly Command[] = [
    { type: 'ascend', dreamer: me, mode: 'normal' },
    { type: 'cast', dreamer: me, spell: 'non-agressivite' },
    { type: 'accept', dreamer: me },
  ]
  return said.reduce(played, tmr.initial(setup))
}

test('[CAST-5] what burst is told in words of its voie, and the sheet pays what the words say', async () => {
  for (let time = 0; time < 12; time++) {
    const before = burst()
    let table = before
    let last: Command['type'] | null = null
    const say = async (command: Command): Promise<boolean> => {
      last = command.type
      table = played(table, command)
      return true
    }
    const view = tmr.view(before, joueur(me))
    const [board] = view.boards
    if (!board) throw new Error('nobody')
    await tellErratic({ say } as unknown as Seat<TmrSpeech>, { view, board }, practice.erratic)
    expect(last).toBe('describe')
    const [was, is] = [before.dreamers[me], table.dreamers[me]]
    const text = is?.effect?.text ?? ''
    const told = ['echo', 'laughter', 'faces', 'doubt'] as const
    expect(told.some((id) => text.startsWith(practice.erratic.effects[id]))).toBe(true)
    expect(/Rêve.:/u.test(text)).toBe(is?.dream !== was?.dream)
    expect(/Fatigue.:/u.test(text)).toBe(is?.fatigue !== was?.fatigue)
    expect(/Vie.:/u.test(text)).toBe(is?.depths.life !== was?.depths.life)
  }
})
