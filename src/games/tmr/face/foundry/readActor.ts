import { foldText } from '../../../../house/texts/fold.ts'
import {
  bestVoie,
  type CellId,
  type Draconic,
  type DreamerSetup,
  HOURS,
  type Hour,
  isCellId,
  LOWEST_LEVEL,
  SPELLS,
  VOIES,
} from '../../rules/public.ts'
import { each, ROLLED } from '../dreamer/dreamerForm.ts'
import { type Actor, clamp, type Item, numberAt, textAt, voieIn } from './actor.ts'
import { isNamed, type OwnSpell, ownSpellsOf } from './ownSpells.ts'

/** What was not taken over, or was not there and was filled in. */
export type Left =
  | { readonly kind: 'spell' | 'filled' | 'reserve' | 'dragon' | 'other'; readonly name: string }
  | { readonly kind: 'place' | 'endurance' | 'birth' | 'dream' }

export interface Taken {
  readonly setup: Omit<DreamerSetup, 'id'>
  readonly left: readonly Left[]
}

const DRAGON_ITEMS = ['tete', 'queue', 'souffle', 'ombre', 'rencontre', 'casetmr', 'signedraconique']
/** Where somebody begins whose demi-rêve is nowhere. */
const NOWHERE = 'G4' as CellId
const DEFAULT_ENDURANCE = 20

const of = ({ items }: Actor, type: string): readonly Item[] => items.filter((item) => item.type === type)

/** Some names stand in several voies; the item says which, or all of them are meant. */
const spellsOf = ({ name, system }: Item): readonly string[] => {
  const voie = voieIn(textAt(system, 'draconic'))
  const named = SPELLS.filter((spell) => isNamed(spell, name))
  const ofVoie = named.filter((spell) => spell.voie === voie)
  return (ofVoie.length > 0 ? ofVoie : named).map(({ id }) => id)
}

const levelOf = (actor: Actor, fits: (name: string) => boolean): number => {
  const found = of(actor, 'competence').find(({ name }) => fits(foldText(name)))
  return found ? (numberAt(found.system, 'niveau') ?? LOWEST_LEVEL) : LOWEST_LEVEL
}

const draconicOf = (actor: Actor): Draconic =>
  each(VOIES, (voie) => levelOf(actor, (name) => name.startsWith('voie') && voieIn(name) === voie))

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^a-z]/g, '')

/** Written as a name, in one word or two, or as its place among the twelve, the first being 1. */
const birthOf = ({ system }: Actor): Hour | null => {
  const name = lettersOf(textAt(system, 'heure'))
  const number = numberAt(system, 'heure')
  return HOURS.find((hour) => lettersOf(hour) === name) ?? (number === null ? null : (HOURS[number - 1] ?? null))
}

const enduranceOf = ({ system }: Actor): number | null => {
  const kept = numberAt(system, 'sante', 'endurance', 'max')
  if (kept !== null && kept > 0) return kept
  const [size, constitution] = [numberAt(system, 'carac', 'taille', 'value'), numberAt(system, 'carac', 'constitution', 'value')]
  return size === null || constitution === null ? null : size + constitution
}

const reserveOf = (item: Item, own: readonly OwnSpell[]): NonNullable<DreamerSetup['reserves']> => {
  const cell = textAt(item.system, 'coord')
  const spell = spellsOf(item)[0] ?? own.find((one) => isNamed(one.spell, item.name))?.spell.id
  const cost = Math.max(0, numberAt(item.system, 'ptreve') ?? 0)
  return isCellId(cell) && spell ? [{ cell, spell, cost }] : []
}

const leftSpell = (item: Item, own: readonly OwnSpell[]): readonly Left[] => {
  if (spellsOf(item).length > 0) return []
  const taken = own.find(({ spell }) => isNamed(spell, item.name))
  if (taken && !taken.filledIn) return []
  return [{ kind: taken ? 'filled' : 'spell', name: item.name }]
}

const leftItems = ({ items }: Actor, own: readonly OwnSpell[]): readonly Left[] =>
  items.flatMap((item): readonly Left[] => {
    const { type, name } = item
    if (type === 'sort') return leftSpell(item, own)
    if (type === 'sortreserve') return reserveOf(item, own).length > 0 ? [] : [{ kind: 'reserve', name }]
    if (DRAGON_ITEMS.includes(type)) return [{ kind: 'dragon', name }]
    const known = type === 'competence' && (voieIn(name) !== null || foldText(name) === 'astrologie')
    return known ? [] : [{ kind: 'other', name }]
  })

const ownOf = (actor: Actor): readonly OwnSpell[] =>
  ownSpellsOf(
    of(actor, 'sort').filter((item) => spellsOf(item).length === 0),
    bestVoie(draconicOf(actor)),
  )

const sheetOf = (actor: Actor, endurance: number | null, own: readonly OwnSpell[]): DreamerSetup['sheet'] => {
  const spells = [...new Set(of(actor, 'sort').flatMap(spellsOf))]
  return {
    name: actor.name,
    ...each(ROLLED, (name) => numberAt(actor.system, 'carac', name, 'value') ?? 10),
    astrologie: levelOf(actor, (name) => name === 'astrologie'),
    birth: birthOf(actor),
    stamina: { endurance: endurance ?? DEFAULT_ENDURANCE },
    malus: 0,
    draconic: draconicOf(actor),
    spells: spells.length === SPELLS.length ? null : spells,
    ...(own.length > 0 && { own: own.map(({ spell }) => spell) }),
    life: clamp(numberAt(actor.system, 'sante', 'vie', 'max') ?? 12, 1, 99),
  }
}

/** A dreamer from an actor, with all that could not be taken over by its name. */
export const readActor = (actor: Actor): Taken => {
  const { system } = actor
  const [coord, dream, endurance] = [
    textAt(system, 'reve', 'tmrpos', 'coord'),
    numberAt(system, 'reve', 'reve', 'value'),
    enduranceOf(actor),
  ]
  const own = ownOf(actor)
  const sheet = sheetOf(actor, endurance, own)
  const seuil = numberAt(system, 'reve', 'seuil', 'value')
  const life = numberAt(system, 'sante', 'vie', 'value')
  const fatigue = clamp(numberAt(system, 'sante', 'fatigue', 'value') ?? 0, 0, 2 * (endurance ?? DEFAULT_ENDURANCE))
  const filledIn: readonly (Left | false)[] = [
    !isCellId(coord) && { kind: 'place' },
    dream === null && { kind: 'dream' },
    endurance === null && { kind: 'endurance' },
    sheet.birth === null && { kind: 'birth' },
  ]
  return {
    setup: {
      sheet,
      dream: Math.max(0, dream ?? sheet.reve),
      fatigue,
      repression: Math.max(0, numberAt(system, 'reve', 'refoulement', 'value') ?? 0),
      position: isCellId(coord) ? coord : NOWHERE,
      reserves: of(actor, 'sortreserve').flatMap((item) => reserveOf(item, own)),
      ...(seuil !== null && seuil > 0 && { seuil }),
      ...(life !== null && { life: clamp(life, 0, sheet.life ?? 12) }),
    },
    left: [...filledIn.filter((left) => left !== false), ...leftItems(actor, own)],
  }
}
