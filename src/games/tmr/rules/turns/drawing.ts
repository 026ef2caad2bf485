import { type DragonEntry, type DragonTable, drawEntry, nameAffliction } from '../dreamer/dragon.ts'
import { withoutCells } from '../dreamer/effect.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import { triggersOf } from '../effects/urgency.ts'
import type { Happening } from '../events.ts'
import { evenly } from '../hidden/weights.ts'
import { type CellId, displaced, genreOf } from '../map/map.ts'
import { lasting, sameSlot } from '../reserves/slots.ts'
import type { Messenger } from '../state.ts'
import { beginningOf } from './beginning/beginnings.ts'
import { reachGoals } from './goals.ts'
import { narrow } from './narrowing.ts'
import { fallsAsleep } from './sleeping.ts'
import type { Turn } from './turn.ts'

/** DRG-2: what is drawn again. */
const cannotBe = (turn: Turn, { id, unique }: DragonEntry): boolean => {
  const { me } = turn
  if (id === 'tete-don-de-haut-reve') return true
  if (id === 'tete-present-des-cites') return isUnder(me, 'gifts-of-cities')
  if (id === 'tete-augmentation-du-seuil-de-reve') return me.depths.seuil >= 2 * me.sheet.reve
  return unique === true && me.effects.some((effect) => effect.id === id)
}

/** DRG-11: hidden; in the TMR the arrival follows when the cell goes on. */
const putElsewhere = (turn: Turn): undefined => {
  const to = turn.dice.roll({ label: 'cell', among: turn.ground.cells, secret: true }) as CellId
  turn.apply([{ type: 'putElsewhere', to }])
  const cells = turn.ground.ofGenre(genreOf(to))
  narrow(turn, cells, evenly(cells))
  reachGoals(turn)
}

const RELOCATIONS = ['queue-reinsertion-aleatoire', 'ombre-reinsertion-aleatoire']

/** QUE-6: an urge ends when there is nothing left to go to. */
const dropVainUrges = (turn: Turn): undefined => {
  for (const { n, id, cell } of effectsOf(turn.me, 'reserve-urgency')) {
    const left = lasting(turn.me.reserves)
      .filter((one) => !cell || sameSlot(one.cell, cell))
      .some((one) => triggersOf(turn.ground, one.cell).length > 0)
    if (!left) turn.apply([{ type: 'effectEnded', n, id, why: 'gone' }])
  }
}

/** HID-5, DRG-10: a Messager asked by a path tells by staying or going on which side of the gone ground it stands. */
const fitsSent = (turn: Turn, from: CellId, sent: Messenger | null): ((cell: CellId) => boolean) => {
  if (sent?.asked !== 'path' || turn.wasPut) return () => true
  const stays = (cell: CellId): boolean => {
    const place = displaced(cell, from, sent.cell)
    return place !== null && turn.ground.exists(place)
  }
  return (cell) => stays(cell) === stays(from)
}

/** DRG-13: cells that are gone, and goals just drawn, are no longer among those that fit. */
const narrowAfterDraw = (turn: Turn, first: number, fits: (cell: CellId) => boolean): undefined => {
  const { candidates } = turn.me
  if (!candidates) return
  const goals = [...effectsOf(turn.me, 'pilgrimage'), ...effectsOf(turn.me, 'conquest')].filter(({ n }) => n >= first)
  const left = candidates.filter((cell) => turn.ground.exists(cell) && fits(cell) && !goals.some((goal) => goal.cell === cell))
  if (left.length > 0) narrow(turn, left)
}

interface By {
  readonly why: Extract<Happening, { type: 'afflicted' }>['why']
  /** DRG-2: chosen by the gardien instead. */
  readonly entry?: DragonEntry | undefined
  /** SOU-17: the perpetual queue it comes from. */
  readonly of?: number
}

const sheetTable = ({ table }: DragonEntry): DragonTable => (table === 'tete-tous' ? 'tete' : (table as DragonTable))

/** DRG-1 to DRG-4: drawn, and played out at once. */
export const draw = (turn: Turn, table: 'souffle' | 'queue' | 'tete', by: By): undefined => {
  if (!turn.dragons) return turn.apply([{ ...nameAffliction(turn.dice, table), why: by.why }])
  const { depths, position, journey } = turn.me
  const first = depths.next
  const sent = journey?.messenger ?? null
  const from = table === 'queue' && turn.me.depths.shadow ? 'ombre' : table
  const entry = by.entry ?? drawEntry(turn.dice, from, (one) => cannotBe(turn, one))
  turn.apply([{ type: 'afflicted', table: sheetTable(entry), id: entry.id, why: by.why }])
  beginningOf(entry)(turn, { entry, of: by.of })
  if (RELOCATIONS.includes(entry.id) || !turn.ground.exists(turn.me.position)) putElsewhere(turn)
  narrowAfterDraw(turn, first, fitsSent(turn, position, sent))
  dropVainUrges(turn)
  fallsAsleep(turn)
}

/** SOU-17: outside the TMR, as soon as none of its queues is active. */
export const drawPerpetual = (turn: Turn): undefined => {
  for (const { n } of effectsOf(turn.me, 'perpetual-queue')) {
    while (!turn.me.journey && !turn.me.effects.some((effect) => effect.of === n)) {
      const perpetual = turn.me.effects.find((effect) => effect.n === n)
      if (!perpetual) break
      if (!perpetual.left) turn.apply([{ type: 'effectEnded', n, id: perpetual.id, why: 'counted' }])
      else {
        turn.apply([{ type: 'effectChanged', effect: { ...withoutCells(perpetual), left: perpetual.left - 1 }, why: 'counted' }])
        draw(turn, 'queue', { of: n, why: 'perpetual' })
      }
    }
  }
}
