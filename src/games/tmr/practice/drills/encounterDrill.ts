import {
  cellsOfGenre,
  DRY_CELLS,
  distance,
  ENCOUNTER_KINDS,
  type Genre,
  genreOf,
  type OrdinaryKind,
  STRENGTH,
  shareOf,
  type Valued,
  valuesAt,
  worthOf,
} from '../../rules/public.ts'
import type { Draw } from '../situation/chance.ts'
import { type Script, seenIn, situate } from '../situation/situation.ts'
import { isGood, type Maker } from './candidate.ts'
import { aimAt, DREAMER, drawSpell, drawTable } from './dreamers.ts'
import { type Answer, bestOf } from './drill.ts'
import { masteryOf } from './masteryOf.ts'

const FOES: readonly OrdinaryKind[] = ['mangeur', 'changeur', 'briseur', 'reflet', 'tourbillon-blanc', 'tourbillon-noir']

/** ENC-2: a d100 that shows this kind on such land; null: it is never met there. */
export const faceOf = (genre: Genre, kind: OrdinaryKind): number | null => {
  let upTo = 0
  for (const other of ENCOUNTER_KINDS) {
    upTo += shareOf(genre, other)
    if (other === kind) return shareOf(genre, kind) > 0 ? upTo : null
  }
  return null
}

const strengthDice = (draw: Draw, kind: OrdinaryKind): readonly (readonly [string, number])[] => {
  const dice = STRENGTH[kind]
  if (dice === 'ddr') return [['d8', draw.between(1, 6)]]
  return Array.from({ length: dice.count }, () => [`d${dice.sides}`, draw.between(1, dice.sides)] as const)
}

export const meeting = (draw: Draw, genre: Genre, kind: OrdinaryKind): Script | null => {
  const face = faceOf(genre, kind)
  return face === null ? null : [['d7', 7], ['d100', face], ...strengthDice(draw, kind)]
}

const answerOf = (valued: Valued): Answer => ({
  key: { kind: 'say', command: valued.command },
  figure: worthOf(valued),
  worth: worthOf(valued),
})

const ORDER: readonly string[] = ['master', 'evade', 'repress']
const rank = ({ command }: Valued): number => ORDER.indexOf(command.type)

type Way = 'master' | 'evade' | 'repress'

/** Percent of mastering, and the repression so far, that make an answer likely. */
interface Likely {
  readonly mastery: readonly [number, number]
  readonly repression: readonly number[]
}

/** Where the rule of thumb is right, and where it is wrong: it never represses. */
const LIKELY: Readonly<Record<'right' | 'wrong', Readonly<Record<Way, Likely>>>> = {
  right: {
    master: { mastery: [50, 90], repression: [2, 4, 6, 9] },
    evade: { mastery: [15, 49], repression: [4, 6, 8, 10] },
    repress: { mastery: [15, 85], repression: [0, 0, 1, 2] },
  },
  wrong: {
    master: { mastery: [25, 49], repression: [6, 9, 12] },
    evade: { mastery: [50, 75], repression: [6, 8, 10, 12] },
    repress: { mastery: [15, 85], repression: [0, 0, 1, 2] },
  },
}

/** The rule of thumb: face what is more likely mastered than not, evade the rest. */
const thumbAt = (mastery: number): Way => (mastery >= 50 ? 'master' : 'evade')

/** ENC-3: master, evade or repress. */
export const encounterDrill: Maker = (draw, planner, leaning) => {
  const likely = LIKELY[leaning.naive][leaning.habit as Way]
  const position = draw.among(DRY_CELLS)
  const near = (genre: Genre): boolean => cellsOfGenre(genre).some((cell) => distance(cell, position) <= 5)
  const spell = drawSpell(draw, ({ genre }) => near(genre as Genre))
  const dice = meeting(draw, genreOf(position), draw.among(FOES))
  const setup =
    spell && drawTable(draw, { position, spells: [spell], repression: draw.among(likely.repression), fatigue: [2, 9] })
  const situation = setup && dice && situate(setup, [{ command: { type: 'ascend', dreamer: DREAMER, mode: 'normal' }, dice }])
  const seen = situation && seenIn(situation)
  const encounter = seen?.board.encounter
  if (!spell || !situation || !encounter) return null
  const mastery = masteryOf(seen.board, encounter.strength)
  if (mastery < likely.mastery[0] || mastery > likely.mastery[1]) return null
  const values = (valuesAt(planner, seen, aimAt(spell)) ?? [])
    .filter(({ command }) => !('voie' in command))
    .toSorted((a, b) => rank(a) - rank(b))
  const answers = values.map(answerOf)
  const souffle = values.find(({ command }) => command.type === 'repress')?.risk ?? 0
  if (!isGood(answers, 'chance')) return null
  return {
    ...situation,
    ...{ spell: spell.id, second: null, unit: 'chance', answers },
    habit: ORDER[bestOf(answers)] as Way,
    naive: ORDER.indexOf(thumbAt(mastery)),
    because: { kind: 'encounter', met: encounter.kind, mastery, souffle },
  }
}
