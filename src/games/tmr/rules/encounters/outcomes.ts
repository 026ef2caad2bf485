import type { Dice } from '../../../../kit/dice.ts'
import { nearestReserve } from '../effects/urgency.ts'
import type { Check, Happening } from '../events.ts'
import type { Ground } from '../ground/ground.ts'
import { DIRECTIONS, type Direction } from '../map/geometry.ts'
import { type CellId, genreOf } from '../map/map.ts'
import type { Dreamer, Encounter } from '../state.ts'
import { type EncounterKind, lostOf, whirlOf } from './kinds.ts'

/** An attempt to master, made and read. */
interface Attempted {
  readonly dreamer: Dreamer
  readonly encounter: Encounter
  readonly check: Check
  readonly ground: Ground
  readonly dice: Dice
}

/** What follows for one kind; where the demi-rêve is free afterwards, the cell goes on (ENC-8). */
interface Kind {
  readonly mastered: (tried: Attempted) => readonly Happening[]
  readonly failed: (tried: Attempted) => readonly Happening[]
}

const ended = (how: Extract<Happening, { type: 'encounterEnded' }>['how']): readonly Happening[] => [
  { type: 'encounterEnded', how },
]

const dreamLost = ({ dream }: Dreamer, { kind }: Encounter, points: number): Happening => ({
  type: 'dreamChanged',
  by: -lostOf(dream, points),
  why: kind,
})

/** ENC-10: mastered, it may be sent. */
const messager: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: () => ended('failed'),
}

/** ENC-11: mastered, it may carry the demi-rêve. */
const passeur: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: () => ended('failed'),
}

/** Mastered, its strength in dream points. */
const fleur: Kind = {
  mastered: ({ encounter }) => [{ type: 'dreamChanged', by: encounter.strength, why: encounter.kind }, ...ended('mastered')],
  failed: () => ended('failed'),
}

/** Not mastered, it eats its strength in dream points. */
const mangeur: Kind = {
  mastered: () => ended('mastered'),
  failed: ({ dreamer, encounter }) => [dreamLost(dreamer, encounter, encounter.strength), ...ended('failed')],
}

/** ENC-12 mastered; ENC-13 not mastered: another cell of the genre, hidden; DRG-10: none is left, nothing moves. */
const changeur: Kind = {
  mastered: () => [{ type: 'serviceWon' }],
  failed: ({ dreamer, dice, ground }) => {
    const among = ground.ofGenre(genreOf(dreamer.position)).filter((cell) => cell !== dreamer.position)
    if (among.length === 0) return ended('failed')
    return [{ type: 'lost', by: 'changeur', to: dice.roll({ label: 'cell', among, secret: true }) as CellId }]
  },
}

/** Not mastered, it throws the dreamer out and is gone. */
const briseur: Kind = {
  mastered: () => ended('mastered'),
  failed: () => [...ended('failed'), { type: 'cameDown', why: 'briseur' }],
}

/** ENC-14. */
const reflet: Kind = {
  mastered: ({ encounter }) => ended(encounter.lostRounds === 0 ? 'mastered' : 'freed'),
  failed: () => [{ type: 'held' }],
}

/** ENC-15, MAP-5: the drift of all the lost rounds, drawn at the release. */
const drift = ({ dreamer, encounter, dice, ground }: Attempted): Happening => {
  const cells = encounter.lostRounds * whirlOf(encounter.kind).cells
  const direction = dice.roll({ label: 'direction', among: DIRECTIONS, secret: true }) as Direction
  const end = ground.along(dreamer.position, direction, cells)
  const to = end ?? (dice.roll({ label: 'cell', among: ground.cells, secret: true }) as CellId)
  return { type: 'drifted', direction, cells, to, exit: end === null, by: encounter.kind }
}

/** ENC-15, SPE-3: white, black and red alike. */
const tourbillon: Kind = {
  mastered: (tried) => (tried.encounter.lostRounds === 0 ? ended('mastered') : [...ended('freed'), drift(tried)]),
  failed: ({ dreamer, encounter }) => {
    const { dream, life } = whirlOf(encounter.kind)
    return [
      { type: 'held' },
      dreamLost(dreamer, encounter, dream),
      ...(life > 0 ? [{ type: 'hurt' as const, life, boxes: 0, why: 'whirl' as const }] : []),
    ]
  },
}

/** SPE-4: no reserve to go to: so many cells somewhere, hidden. */
const stray = ({ dreamer, encounter, dice, ground }: Attempted): Happening => {
  const direction = dice.roll({ label: 'direction', among: DIRECTIONS, secret: true }) as Direction
  const end = ground.along(dreamer.position, direction, encounter.strength)
  const to = end ?? (dice.roll({ label: 'cell', among: ground.cells, secret: true }) as CellId)
  return { type: 'drifted', direction, cells: encounter.strength, to, exit: end === null, by: encounter.kind }
}

/** SPE-4. */
const passeurFou: Kind = {
  mastered: () => ended('mastered'),
  failed: (tried) => {
    const to = nearestReserve(tried.ground, tried.dreamer.reserves, tried.dreamer.position)
    if (to === null) return [stray(tried)]
    return to === tried.dreamer.position
      ? [...ended('failed'), { type: 'reserveForced' }]
      : [{ type: 'carried', by: 'passeur-fou', to, asked: 'path' }]
  },
}

/** ENC-16: the one encounter whose qualities count; what it gives or takes is drawn first. */
const reveDeDragon: Kind = {
  mastered: () => ended('mastered'),
  failed: () => ended('failed'),
}

export const KINDS: Readonly<Record<EncounterKind, Kind>> = {
  messager,
  passeur,
  fleur,
  mangeur,
  changeur,
  briseur,
  reflet,
  'tourbillon-blanc': tourbillon,
  'tourbillon-noir': tourbillon,
  'tourbillon-rouge': tourbillon,
  'passeur-fou': passeurFou,
  'reve-de-dragon': reveDeDragon,
}
