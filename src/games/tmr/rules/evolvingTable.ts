import { notSent } from './encounters/sent.ts'
import type { DreamerEvent } from './events.ts'
import { changed } from './evolving.ts'
import type { CellId } from './map/map.ts'
import { roundsAfter, withoutRoundsOf } from './rounds.ts'
import type { Dreamer, DreamerId, Table } from './state.ts'

/** A copy that is then written to: naming the key in the literal takes five times as long. */
export const withDreamer = (
  { clock, options, astral, spells, dreamers, sent, notes, rounds }: Table,
  dreamer: Dreamer,
): Table => {
  const copy: Record<string, Dreamer> = { ...dreamers }
  copy[dreamer.id] = dreamer
  return { clock, options, astral, spells, dreamers: copy as Table['dreamers'], sent, notes, rounds }
}

/** TGT-4: what was aimed at one who is gone is in hand again. */
const aimedAtNobody = (dreamer: Dreamer, gone: DreamerId): Dreamer => {
  const { stage } = dreamer
  if (stage.phase !== 'targeting' || stage.aimed?.whom !== gone) return dreamer
  return changed(dreamer, { stage: { phase: 'targeting', hand: stage.hand } })
}

/** What was kept for them goes with them. */
const withoutDreamer = (table: Table, id: DreamerId): Table => {
  const { [id]: _, ...others } = table.dreamers
  return {
    ...table,
    dreamers: Object.fromEntries(
      Object.entries(others).map(([other, dreamer]) => [other, aimedAtNobody(dreamer as Dreamer, id)]),
    ) as Table['dreamers'],
    sent: table.sent.filter(({ to }) => to !== id),
    notes: table.notes.filter(({ on }) => on.kind !== 'dreamer' || on.dreamer !== id),
    rounds: withoutRoundsOf(table.rounds, id),
  }
}

/** What was sent is met once; taken back meanwhile, there is nothing to take away. */
export const withoutSent = (table: Table, to: DreamerId, cell: CellId | null): Table => {
  const sent = notSent(table.sent, to, cell)
  return sent.length === table.sent.length ? table : { ...table, sent }
}

/** What befell a dreamer, and what of the table it touches. */
export const withBefallen = (table: Table, event: DreamerEvent, before: Dreamer, after: Dreamer): Table => {
  if (event.type === 'dreamerLeft') return withoutDreamer(table, before.id)
  if (after === before) return table
  const met = event.type === 'sentMet' ? withoutSent(table, before.id, event.cell) : table
  const rounds = met.rounds && roundsAfter(met.rounds, event, before, after)
  return withDreamer(rounds === met.rounds ? met : { ...met, rounds }, after)
}

/** As many days as a table may begin with: no sky is asked for that is longer past. */
const MOST_DAYS = 999

export const withAstral = (table: Table, day: number, number: number): Table => {
  const astral: Record<number, number> = { ...table.astral }
  astral[day] = number
  // Numbers come in their order: the first is the earliest.
  const days = Object.keys(astral)
  if (days.length > MOST_DAYS) delete astral[Number(days[0])]
  return { ...table, astral }
}
