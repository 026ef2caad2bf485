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
import { type OwnSpellForm, ownFormOf, spellsOfForms, wrongInSpell } from './ownSpellForm.ts'
import { numberOf } from './typed.ts'

export const CHARACTERISTICS = ['reve', 'empathie', 'volonte', 'vue', 'intellect', 'stamina', 'life'] as const
export const CONDITIONS = ['dream', 'fatigue', 'repression', 'malus'] as const
/** AST-4: a knowledge that the stars ask for. */
export const KNOWLEDGES = ['astrologie'] as const
const NUMBERS = [...CHARACTERISTICS, ...VOIES, ...KNOWLEDGES, ...CONDITIONS] as const

export type NumberKey = (typeof NUMBERS)[number]
export type FieldKey = NumberKey | 'name' | 'own' | 'position'

/** A sheet as it is being written: what was typed is kept, even where it makes no sense yet. */
export interface DreamerForm extends Readonly<Record<NumberKey, string>> {
  readonly name: string
  /** Whether the fatigue track is plain boxes instead of an ENDURANCE. */
  readonly boxes: boolean
  readonly spells: readonly string[]
  /** Those that no list has. */
  readonly own: readonly OwnSpellForm[]
  readonly position: CellId | null
  /** AST-2: '' for none. */
  readonly birth: Hour | ''
  /** Null: as the name gives it. */
  readonly look: Look | null
}

export interface Bounds {
  readonly least: number
  readonly most: number
}

export const LONGEST_NAME = 60
const upTo = (most: number): Bounds => ({ least: 0, most })
const LEVEL: Bounds = { least: LOWEST_LEVEL, most: 99 }

/** What the schema of the core takes; a test holds the two together. */
export const boundsOf = ({ boxes }: Pick<DreamerForm, 'boxes'>): Readonly<Record<NumberKey, Bounds>> => ({
  reve: upTo(99),
  empathie: upTo(99),
  volonte: upTo(99),
  vue: upTo(99),
  intellect: upTo(99),
  life: { least: 1, most: 99 },
  astrologie: LEVEL,
  stamina: { least: 1, most: boxes ? 999 : 99 },
  oniros: LEVEL,
  hypnos: LEVEL,
  narcos: LEVEL,
  thanatos: LEVEL,
  dream: upTo(999),
  fatigue: upTo(999),
  repression: upTo(99),
  malus: { least: -99, most: 0 },
})

export const BLANK_FORM: DreamerForm = {
  name: '',
  reve: '12',
  empathie: '12',
  volonte: '12',
  vue: '12',
  intellect: '12',
  life: '12',
  astrologie: '-11',
  stamina: '22',
  oniros: '-11',
  hypnos: '-11',
  narcos: '-11',
  thanatos: '-11',
  dream: '12',
  fatigue: '0',
  repression: '0',
  malus: '0',
  boxes: false,
  spells: [],
  own: [],
  position: null,
  birth: '',
  look: null,
}

export const formOf = ({ sheet, dream, fatigue, repression, position }: DreamerView): DreamerForm => {
  const boxes = 'boxes' in sheet.stamina
  const stamina = 'boxes' in sheet.stamina ? sheet.stamina.boxes : sheet.stamina.endurance
  const { oniros, hypnos, narcos, thanatos } = sheet.draconic
  const { reve, empathie, volonte, vue, intellect, astrologie, life, malus } = sheet
  const traits = { reve, empathie, volonte, vue, intellect, astrologie, life, malus }
  const numbers = { ...traits, stamina, oniros, hypnos, narcos, thanatos, dream, fatigue, repression }
  const typed = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)]))
  return {
    ...(typed as Record<NumberKey, string>),
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
      reve: at('reve'),
      empathie: at('empathie'),
      volonte: at('volonte'),
      vue: at('vue'),
      intellect: at('intellect'),
      astrologie: at('astrologie'),
      birth: form.birth === '' ? null : form.birth,
      life: at('life'),
      ...(form.look && { look: form.look }),
      stamina: form.boxes ? { boxes: at('stamina') } : { endurance: at('stamina') },
      malus: at('malus'),
      draconic: { oniros: at('oniros'), hypnos: at('hypnos'), narcos: at('narcos'), thanatos: at('thanatos') },
      spells: knowsAll(form.spells) ? null : form.spells,
      ...(form.own.length > 0 && { own: spellsOfForms(form.own) }),
    },
    dream: at('dream'),
    fatigue: at('fatigue'),
    repression: at('repression'),
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
