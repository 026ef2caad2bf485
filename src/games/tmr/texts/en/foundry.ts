import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'
import type { foundry as french } from '../fr/foundry.ts'

const { count } = formatOf('en')

export const foundry: typeof french = typeset('en', {
  arrived: (p) => `${p.name} comes from Foundry.`,
  nothingLeft: 'Everything was taken over.',
  spells: (p) => `Spells left out: ${p.names}.`,
  filled: (p) => `Spells that came incomplete (way, land or difficulty), to be filled in on the sheet: ${p.names}.`,
  reserves: (p) => `Reserves left out: ${p.names}.`,
  dragons: (p) => `Heads, tails and breaths to be given anew: ${p.names}.`,
  others: (p) => `${count(p.count, { one: 'thing or skill has', other: 'things and skills have' })} no use in the Middle Lands.`,
  place: 'No cell for the half-dream: it is set at G4.',
  endurance: 'No endurance: 20 instead.',
  birth: 'No hour of birth.',
  dream: 'No dream points: as many as DREAM.',
  wrongKind: (p) => `This Foundry actor is not a character (${p.type}): export a character. Nothing was changed.`,
  wrong: (p) => `This Foundry actor cannot be taken over (${p.field}). Nothing was changed.`,
})
