import { capacityOf, type DreamerSetup, LOWEST_LEVEL, SPELLS, type Spell, VOIES, type Voie } from '../../rules/public.ts'
import { each, ROLLED } from '../dreamer/dreamerForm.ts'
import { systemOfOwn } from './ownSpells.ts'

const VOIE_NAMES: Readonly<Record<Voie, string>> = {
  oniros: "Voie d'Oniros",
  hypnos: "Voie d'Hypnos",
  narcos: 'Voie de Narcos',
  thanatos: 'Voie de Thanatos',
}

/** Sixteen letters and figures, as its ids are. */
const idOf = (kind: string, index: number): string => `${kind}${String(index).padStart(16 - kind.length, '0')}`

const value = (number: number): { readonly value: number } => ({ value: number })

const skill = (name: string, categorie: string, niveau: number) => ({ type: 'competence', name, system: { categorie, niveau } })

const spellItems = (known: readonly string[] | null) =>
  SPELLS.flatMap(({ id, name, voie, ritual }, index) =>
    known === null || known.includes(id)
      ? [{ _id: idOf('dreve', index), type: 'sort', name, system: { draconic: VOIE_NAMES[voie], isrituel: ritual } }]
      : [],
  )

const ownItems = (own: readonly Spell[]) =>
  own.map((spell, index) => ({
    _id: idOf('drown', index),
    type: 'sort',
    name: spell.name,
    system: { draconic: VOIE_NAMES[spell.voie], isrituel: spell.ritual, ...systemOfOwn(spell) },
  }))

const reserveItems = (reserves: NonNullable<DreamerSetup['reserves']>, own: readonly Spell[]) =>
  reserves.flatMap(({ cell, spell, cost = 0 }) => {
    const listed = SPELLS.findIndex(({ id }) => id === spell)
    const index = listed < 0 ? own.findIndex(({ id }) => id === spell) : listed
    const found = (listed < 0 ? own : SPELLS)[index]
    if (!found) return []
    const system = {
      sortid: idOf(listed < 0 ? 'drown' : 'dreve', index),
      draconic: VOIE_NAMES[found.voie],
      ptreve: cost,
      coord: cell,
      heurecible: 'Vaisseau',
    }
    return [{ type: 'sortreserve', name: found.name, system }]
  })

const healthOf = ({ sheet, fatigue = 0, life }: Omit<DreamerSetup, 'id'>) => {
  const capacity = capacityOf(sheet.stamina)
  const endurance = 'endurance' in sheet.stamina ? sheet.stamina.endurance : Math.ceil(capacity / 2)
  const most = sheet.life ?? 12
  return {
    endurance: { value: endurance, max: endurance },
    vie: { value: life ?? most, max: most },
    fatigue: { value: fatigue, max: capacity },
  }
}

const dreamOf = ({ sheet, dream, seuil, repression = 0, position }: Omit<DreamerSetup, 'id'>) => ({
  reve: { value: dream, max: sheet.reve },
  seuil: value(seuil ?? sheet.reve),
  refoulement: value(repression),
  tmrpos: { coord: position, cache: false },
})

/** A dreamer as an actor that the Foundry system takes, and that comes back as the same dreamer. */
export const writeActor = (setup: Omit<DreamerSetup, 'id'>): string => {
  const { sheet, reserves = [] } = setup
  const { name, draconic, birth, astrologie = LOWEST_LEVEL } = sheet
  const carac = each(ROLLED, (key) => value(sheet[key] ?? 10))
  const skills = [
    ...VOIES.map((voie) => skill(VOIE_NAMES[voie], 'draconic', draconic[voie])),
    skill('Astrologie', 'connaissance', astrologie),
  ]
  const system = { carac, sante: healthOf(setup), reve: dreamOf(setup), ...(birth && { heure: birth.replace('-', '') }) }
  const { own = [] } = sheet
  const items = [...skills, ...spellItems(sheet.spells), ...ownItems(own), ...reserveItems(reserves, own)]
  return JSON.stringify({ name, type: 'personnage', system, items }, null, 2)
}
