import { type Ask, type Dice, type DieFace, fitsAsk } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import type { Command } from '../commands.ts'
import { type Table, tmr } from '../index.ts'
import { CELL_IDS, type CellId, genreOf } from '../map/map.ts'
import { type Dreamer, dreamerOf } from '../state.ts'
import { FIRST, type Spoken } from './randomPlay.ts'

const PLAYER = joueur(FIRST)

/** One way in which all that the player was sent can have come about, and how likely it is. */
export interface World {
  readonly table: Table
  readonly weight: number
}

/** A die that the player sees fall. */
interface Seen {
  readonly label: string
  readonly face: DieFace
}

/** All that the player is sent of one command. */
interface Heard {
  readonly seen: readonly Seen[]
  readonly refused: boolean
  /** A refusal, or what is told. */
  readonly said: string
  readonly board: string
  /** The genres that were told: whoever is carried to another is told another. */
  readonly genres: ReadonlySet<string>
}

/** Where the demi-rêve is carried, out of sight. */
const isHidden = ({ label, secret }: Ask): boolean => secret === true && (label === 'cell' || label === 'direction')

const facesOf = (ask: Ask): readonly DieFace[] =>
  'among' in ask ? ask.among : Array.from({ length: ask.sides }, (_, at) => at + 1)

/** How likely a face is. */
const chanceOfFace = (ask: Ask, face: DieFace): number => {
  if ('sides' in ask) return 1 / ask.sides
  if (!ask.weights) return 1 / ask.among.length
  return (ask.weights[ask.among.indexOf(face as string)] ?? 0) / ask.weights.reduce((sum, weight) => sum + weight, 0)
}

/** This world asks for another die than the one that was seen to fall. */
class Apart extends Error {}

const boardOf = (table: Table): string => {
  const { clock, boards } = tmr.view(table, PLAYER)
  const { sheet: _, ...board } = boards[0] ?? { sheet: null }
  return JSON.stringify([clock, board])
}

const answered = (table: Table, { command, by }: Spoken, dice: Dice): { readonly table: Table; readonly said: string } => {
  const answer = tmr.decide(table, command, by, dice)
  if (isRefusal(answer)) return { table, said: JSON.stringify(answer) }
  const told: unknown[] = []
  let reached = table
  for (const event of answer) {
    const after = tmr.evolve(reached, event)
    told.push(tmr.tell(event, reached, after)(PLAYER))
    reached = after
  }
  return { table: reached, said: JSON.stringify(told.filter((one) => one !== null)) }
}

const genresIn = (said: string): ReadonlySet<string> =>
  new Set([...said.matchAll(/"genre":"([^"]*)"/g)].map((match) => match[1] as string))

/** The game as it really goes, and all that the player is sent of it. */
export const playTruly = (before: Table, words: Spoken, dice: Dice): { readonly table: Table; readonly heard: Heard } => {
  const seen: Seen[] = []
  const roll = (ask: Ask): DieFace => {
    const face = dice.roll(ask)
    if (!isHidden(ask)) seen.push({ label: ask.label, face })
    return face
  }
  const { table, said } = answered(before, words, { roll })
  return { table, heard: { seen, refused: table === before, said, board: boardOf(table), genres: genresIn(said) } }
}

/** One course of what is drawn in secret: the first draws are as chosen, every other way of a later one is left to be tried. */
const follow = (world: World, words: Spoken, heard: Heard, chosen: readonly DieFace[], left: DieFace[][]): World | null => {
  const draws = [...chosen]
  let [{ weight }, shown, drawn] = [world, 0, 0]
  const drawHidden = (ask: Ask): DieFace => {
    if (drawn < draws.length) return draws[drawn++] as DieFace
    const fitting = facesOf(ask).filter((face) => ask.label !== 'cell' || heard.genres.has(genreOf(face as CellId)))
    const [first, ...others] = fitting
    for (const other of others) left.push([...draws, other])
    if (first === undefined) throw new Apart()
    draws.push(first)
    drawn++
    return first
  }
  const roll = (ask: Ask): DieFace => {
    const next = isHidden(ask) ? { label: ask.label, face: drawHidden(ask) } : heard.seen[shown++]
    if (next?.label !== ask.label || !fitsAsk(ask, next.face)) throw new Apart()
    weight *= chanceOfFace(ask, next.face)
    return next.face
  }
  try {
    const { table, said } = answered(world.table, words, { roll })
    const alike = said === heard.said && shown === heard.seen.length
    return alike && (table === world.table || boardOf(table) === heard.board) ? { table, weight } : null
  } catch (error) {
    if (error instanceof Apart) return null
    throw error
  }
}

/** All the ways in which a world can lead to just what the player was sent. */
const waysFrom = (world: World, words: Spoken, heard: Heard): World[] => {
  const left: DieFace[][] = [[]]
  const ways: World[] = []
  for (let chosen = left.pop(); chosen; chosen = left.pop()) {
    const way = follow(world, words, heard, chosen, left)
    if (way) ways.push(way)
  }
  return ways
}

/** What stays hidden from the player wherever the demi-rêve is put. */
const lastingSecrets = (table: Table): string => {
  const { reserves, waiting, depths } = dreamerOf(table, FIRST) as Dreamer
  return JSON.stringify([reserves, waiting, depths.bonuses])
}

/** All that is hidden from the player in a world. */
const secretsOf = (table: Table): string => {
  const { position, journey, stage } = dreamerOf(table, FIRST) as Dreamer
  return JSON.stringify([position, journey?.messenger, 'hand' in stage && stage.hand.cell, lastingSecrets(table)])
}

/** Ways that come to the same are one world. */
const merged = (worlds: readonly World[], secretsIn = secretsOf): World[] => {
  const bySecrets = new Map<string, World>()
  for (const { table, weight } of worlds) {
    const secrets = secretsIn(table)
    bySecrets.set(secrets, { table, weight: weight + (bySecrets.get(secrets)?.weight ?? 0) })
  }
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0)
  return [...bySecrets.values()].map(({ table, weight }) => ({ table, weight: weight / total }))
}

/** Put somewhere unseen by the gardien, it may be anywhere, wherever it was. */
const putAnywhere = (worlds: readonly World[], { command, by }: Spoken, heard: Heard): World[] =>
  merged(worlds, lastingSecrets).flatMap((world) =>
    CELL_IDS.flatMap((cell) => waysFrom(world, { command: { ...command, cell } as Command, by }, heard)),
  )

/** The worlds left after the player was sent just this. */
export const worldsAfter = (worlds: readonly World[], words: Spoken, heard: Heard): World[] => {
  const unseen = words.command.type === 'place' && words.command.hidden && !heard.refused
  return merged(unseen ? putAnywhere(worlds, words, heard) : worlds.flatMap((world) => waysFrom(world, words, heard)))
}

/** HID-3: how likely each cell is, by all worlds together. */
export const cellsIn = (worlds: readonly World[]): ReadonlyMap<CellId, number> => {
  const cells = new Map<CellId, number>()
  for (const { table, weight } of worlds) {
    const { position } = dreamerOf(table, FIRST) as Dreamer
    cells.set(position, weight + (cells.get(position) ?? 0))
  }
  return cells
}
