import * as v from 'valibot'
import { HOURS } from '../dreamer/clock.ts'
import { text, whole } from '../parse.ts'
import { SPELLS, type Spell } from './spell.ts'

/** CAST-1: metres of a zone; the hour of birth of a humanoid target, `none` for any other; what an illusion shows, sounds, smells or tastes like; … */
export const parametersSchema = v.partial(
  v.object({
    diameter: whole(1, 999),
    birth: v.picklist([...HOURS, 'none']),
    look: text(200),
    sound: text(200),
    smell: text(200),
    taste: text(200),
    beast: text(200),
    subject: text(200),
    word: text(200),
  }),
)

export type Parameters = v.InferOutput<typeof parametersSchema>
export type Parameter = keyof Parameters

/** In the order in which they are asked for. */
export const PARAMETERS = Object.keys(parametersSchema.entries) as readonly Parameter[]

/** What was stated before the roll: in words, or one by one. */
export interface Stated {
  readonly note: string
  readonly parameters?: Parameters | undefined
}

/** That alone, without a field for what was not stated. */
export const statedIn = ({ note, parameters }: Stated): Stated => ({ note, ...(parameters ? { parameters } : {}) })

/** Those of the list that ask for what no other fact of theirs tells. */
const ASKS: Readonly<Record<Exclude<Parameter, 'diameter' | 'birth'>, readonly string[]>> = {
  look: ['illusion-animale', 'illusion-geographique', 'illusion-humanoide', 'metamorphose', 'transfiguration'],
  sound: ['tympan-d-hypnos'],
  smell: ['narine-d-hypnos'],
  taste: ['langue-d-hypnos'],
  beast: ['autometamorphose-en-bete', 'metamorphose-en-bete'],
  subject: ['harpe-d-hypnos', 'miroir-d-hypnos', 'invoquer-sa-presence', 'invoquer-sa-voix', 'invoquer-son-image'],
  word: ['grand-sommeil-d-hypnos'],
}

/** Aimed as zones are, but no sphere: a boat, a bridge, a small globe, a zone that is there already. */
const NO_SPHERE: readonly string[] = ['barque-de-reve', 'pont-immateriel', 'lanterne', 'annulation-de-ses-propres-zones']

/** Hypnos on one target of any kind, who may be a humanoid; and on beasts alone. */
const ON_ANYBODY: readonly string[] = ['invisibilite', 'metamorphose', 'transfiguration', 'tympan-d-hypnos', 'narine-d-hypnos']
const ON_BEASTS = 'non-agressivite'

const asks = ({ id, voie, target }: Spell, parameter: Parameter): boolean => {
  switch (parameter) {
    case 'diameter':
      return voie === 'oniros' && target === 'zone' && !NO_SPHERE.includes(id)
    case 'birth':
      return voie === 'hypnos' && ((target === 'creature' && id !== ON_BEASTS) || ON_ANYBODY.includes(id))
    default:
      return ASKS[parameter].includes(id)
  }
}

const LISTED: ReadonlyMap<Spell, readonly Parameter[]> = new Map(
  SPELLS.map((spell) => [spell, PARAMETERS.filter((parameter) => asks(spell, parameter))]),
)

/** CAST-1: what a spell asks for, cost and difficulty apart; null: it stands in no list, and takes words. */
export const asksOf = (spell: Spell): readonly Parameter[] | null => LISTED.get(spell) ?? null

/** CAST-1: of what was said, what this spell asks for; null: nothing. */
export const statedFor = (spell: Spell, said: Parameters = {}): Parameters | null => {
  const kept = (asksOf(spell) ?? []).filter((one) => said[one] !== undefined && said[one] !== '')
  return kept.length > 0 ? (Object.fromEntries(kept.map((one) => [one, said[one]])) as Parameters) : null
}

/** What is still to be stated. */
export const unstatedOf = (spell: Spell, said: Parameters): readonly Parameter[] =>
  (asksOf(spell) ?? []).filter((one) => said[one] === undefined || said[one] === '')
