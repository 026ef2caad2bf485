import type { Spell } from './spell.ts'

/** What is stated of a spell that stands in no list; the rest decides nothing in these rules but how it is aimed. */
export type OwnSpellFacts = Pick<
  Spell,
  'name' | 'voie' | 'ritual' | 'genre' | 'cell' | 'difficulty' | 'cost' | 'leastCost' | 'seuil'
>

const LONGEST_ID = 64

/** No id of the list begins so. */
const PREFIX = 'own'

const freeId = (wanted: string, taken: readonly Spell[], count = 1): string => {
  const id = count === 1 ? wanted : `${wanted}-${count}`
  return taken.some((spell) => spell.id === id) ? freeId(wanted, taken, count + 1) : id
}

/** A spell of one's own, told from those that one has already. `slug`: its name in small letters. */
export const ownSpell = (slug: string, facts: OwnSpellFacts, taken: readonly Spell[]): Spell => ({
  ...facts,
  id: freeId(`${PREFIX}-${facts.voie}-${slug}`.slice(0, LONGEST_ID - 4), taken),
  range: 'other',
  jr: null,
  target: 'other',
  duration: '',
})
