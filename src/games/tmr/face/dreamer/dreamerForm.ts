import { slugOf } from '../../../../house/library/fileName.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import {
  type CellId,
  type DreamerSetup,
  type DreamerView,
  dreamerId,
  type Hour,
  LOWEST_LEVEL,
  type Look,
  newDreamerSchema,
  parseWith,
  SPELLS,
  VOIES,
} from '../../rules/public.ts'
import { numberOf, type OwnSpellForm, ownFormOf, spellsOfForms, wrongInSpell } from './ownSpellForm.ts'

/** What is rolled under. */
export const ROLLED = ['reve', 'empathie', 'volonte', 'vue', 'intellect'] as const
export const CHARACTERISTICS = [...ROLLED, 'stamina', 'life'] as const
export const CONDITIONS = ['dream', 'fatigue', 'repression', 'malus'] as const
/** AST-4: a knowledge that the stars ask for. */
export const KNOWLEDGES = ['astrologie'] as const
const NUMBERS = [...CHARACTERISTICS, ...VOIES, ...KNOWLEDGES, ...CONDITIONS] as const
/** What the sheet has by the same name. */
const TRAITS = [...ROLLED, 'astrologie', 'life', 'malus'] as const
const STATES = ['dream', 'fatigue', 'repression'] as const

export const each = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>

export type NumberKey = (typeof NUMBERS)[number]
export type FieldKey = NumberKey | 'name' | 'own' | 'position'

interface Bounds {
  readonly least: number
  readonly most: number
}

export const LONGEST_NAME = 60
/** What the schema of the core takes; a test holds the two together. */
export const boundsOf = ({ boxes }: Pick<DreamerForm, 'boxes'>): Readonly<Record<NumberKey, Bounds>> => ({
  ...each([...ROLLED, 'repression'], () => ({ least: 0, most: 99 })),
  ...each([...KNOWLEDGES, ...VOIES], () => ({ least: LOWEST_LEVEL, most: 99 })),
  ...each(['dream', 'fatigue'], () => ({ least: 0, most: 999 })),
  life: { least: 1, most: 99 },
  stamina: { least: 1, most: boxes ? 999 : 99 },
  malus: { least: -99, most: 0 },
})

/** A sheet before anything is written. What is typed is kept as it was, even where it makes no sense yet. */
export const BLANK_FORM = {
  name: '',
  ...each([...ROLLED, 'life', 'dream'], () => '12'),
  ...each([...KNOWLEDGES, ...VOIES], () => '-11'),
  ...each(['fatigue', 'repression', 'malus'], () => '0'),
  stamina: '22',
  /** Whether the fatigue track is plain boxes instead of an ENDURANCE. */
  boxes: false,
  spells: [] as readonly string[],
  /** Those that no list has. */
  own: [] as readonly OwnSpellForm[],
  position: null as CellId | null,
  /** AST-2: '' for none. */
  birth: '' as Hour | '',
  /** Null: as the name gives it. */
  look: null as Look | null,
}

export type DreamerForm = Readonly<typeof BLANK_FORM>

export const formOf = (board: DreamerView): DreamerForm => {
  const { sheet, position } = board
  const boxes = 'boxes' in sheet.stamina
  return {
    ...each(TRAITS, (key) => String(sheet[key])),
    ...each(VOIES, (voie) => String(sheet.draconic[voie])),
    ...each(STATES, (key) => String(board[key])),
    stamina: String('boxes' in sheet.stamina ? sheet.stamina.boxes : sheet.stamina.endurance),
    name: sheet.name,
    boxes,
    spells: sheet.spells ?? SPELLS.map((spell) => spell.id),
    own: (sheet.own ?? []).map(ownFormOf),
    position,
    birth: sheet.birth ?? '',
    look: sheet.look ?? null,
  }
}

const knowsAll = (spells: readonly string[]): boolean =>
  spells.length === SPELLS.length && SPELLS.every((spell) => spells.includes(spell.id))

const rawSetup = (form: DreamerForm, lostAt: CellId | null) => {
  const at = (key: NumberKey): number => numberOf(form[key])
  return {
    id: dreamerId(slugOf(form.name)),
    sheet: {
      name: form.name,
      ...each(TRAITS, at),
      birth: form.birth === '' ? null : form.birth,
      ...(form.look && { look: form.look }),
      stamina: form.boxes ? { boxes: at('stamina') } : { endurance: at('stamina') },
      draconic: each(VOIES, at),
      spells: knowsAll(form.spells) ? null : form.spells,
      ...(form.own.length > 0 && { own: spellsOfForms(form.own) }),
    },
    ...each(STATES, at),
    position: form.position ?? lostAt,
  }
}

export type ParsedSetup = DreamerSetup & ReturnType<typeof rawSetup> & { readonly position: CellId }

/** The dreamer as the core takes it. `lostAt`: any cell, for one whose position is not known and stays so. */
export const setupOf = (form: DreamerForm, lostAt: CellId | null = null): ParsedSetup | Refusal =>
  parseWith(newDreamerSchema, rawSetup(form, lostAt)) as ParsedSetup | Refusal

const SOUND: DreamerForm = { ...BLANK_FORM, name: 'x', position: 'A1' as CellId }

/** Every field that the core would refuse, each judged beside sound ones. */
export const wrongFields = (form: DreamerForm, lostAt: CellId | null = null): ReadonlySet<FieldKey> => {
  const fields: readonly FieldKey[] = ['name', ...NUMBERS, 'own', 'position']
  const alone = (field: FieldKey): DreamerForm => ({ ...SOUND, boxes: form.boxes, [field]: form[field] })
  const wrongOwn = form.own.some((spell) => wrongInSpell(spell).size > 0)
  return new Set(fields.filter((field) => (field === 'own' && wrongOwn) || isRefusal(setupOf(alone(field), lostAt))))
}
