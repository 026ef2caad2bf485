import { isRefusal } from '../../../../kit/refusal.ts'
import { type TableSetup, tmr } from '../../rules/index.ts'
import type { Aim, Look } from '../../rules/public.ts'
import { type CellId, dreamerId, HOURS, SPELLS, type Spell, type SpellFacts, spellFacts, VOIES } from '../../rules/public.ts'
import type { Draw } from '../situation/chance.ts'

export const DREAMER = dreamerId('reveur')

/** Those who stand on the shelf look as they do there. */
const FIGURES: readonly (Look & { readonly name: string })[] = [
  { name: 'Nitouche', cloak: 'night', face: 'serene' },
  { name: 'Balthazar', cloak: 'ash', face: 'bearded' },
  { name: 'Lison', cloak: 'moss', face: 'freckled' },
  { name: 'Ondine', cloak: 'plum', face: 'braided' },
  { name: 'Séverin', cloak: 'ochre', face: 'bearded' },
  { name: 'Margot', cloak: 'wine', face: 'braided' },
  { name: 'Aldo', cloak: 'moss', face: 'masked' },
  { name: 'Hermine', cloak: 'ash', face: 'serene' },
]

/** Spells whose odds hold no open word: stated land, difficulty and cost, and no ritual. */
const PLAIN_SPELLS: readonly Spell[] = SPELLS.filter(
  ({ ritual, difficulty, cost, cell, genre }) =>
    !ritual &&
    typeof difficulty === 'number' &&
    difficulty >= -7 &&
    typeof cost === 'number' &&
    !cell &&
    !genre.includes('variable'),
)

export const drawSpell = (draw: Draw, fits: (spell: Spell) => boolean = () => true): Spell | null => {
  const spells = PLAIN_SPELLS.filter(fits)
  return spells.length > 0 ? draw.among(spells) : null
}

export const aimAt = (spell: Spell): Aim => ({ spell: spellFacts(spell) as SpellFacts, spellId: spell.id, mode: 'normal' })

interface Wanted {
  readonly position: CellId
  readonly spells: readonly Spell[]
  readonly repression?: number
  /** The level in the voie of each spell; of two of one voie the first counts. */
  readonly levels?: (spell: Spell) => Range
  readonly dream?: Range
  readonly fatigue?: Range
  /** That many boxes and no line of malus, in place of an ENDURANCE. */
  readonly boxes?: number
}

type Range = readonly [least: number, most: number]

/** A dreamer able to cast the first of the spells, a little tired: few boxes make clear questions. */
export const drawTable = (draw: Draw, wanted: Wanted): TableSetup | null => {
  const { position, spells, repression = 0, levels: able = () => [2, 6] as const, fatigue = [0, 3] } = wanted
  const reve = draw.between(11, 16)
  const dream = wanted.dream ?? [7, reve]
  const levels = VOIES.map((voie) => {
    const spell = spells.find((known) => known.voie === voie)
    return [voie, draw.between(...(spell ? able(spell) : ([-6, 0] as const)))]
  })
  const endurance = draw.between(8, 10)
  const stamina = wanted.boxes === undefined ? { endurance } : { boxes: wanted.boxes }
  const hour = draw.among(HOURS.slice(2, 9))
  const now = { dream: draw.between(...dream), fatigue: draw.between(...fatigue) }
  const { name, ...look } = draw.among(FIGURES)
  const setup = tmr.parseSetup({
    clock: { day: 1, hour },
    dreamers: [
      {
        ...{ id: DREAMER, position, repression },
        ...{ ...now, reserves: [] },
        sheet: {
          ...{ name, look, reve, empathie: draw.between(9, 14), volonte: 11, vue: 11 },
          ...{ stamina, malus: 0, draconic: Object.fromEntries(levels) },
          spells: spells.map(({ id }) => id),
        },
      },
    ],
  })
  return isRefusal(setup) ? null : setup
}
