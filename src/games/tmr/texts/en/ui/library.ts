import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')

export const sheetForm: Texts['ui']['sheetForm'] = {
  stars: 'The stars',
  editTitle: (p) => p.name,
  editIntro: 'Correct the sheet: each change is written in the journal and can be taken back.',
  saveAndGo: 'Save and set out',
  current: 'At this moment',
  lowestVoie: '−11: a way unknown.',
  fatigueBoxes: 'fatigue boxes',
  sleeps: 'Without dream points, or with the fatigue track full, this dreamer sleeps.',
  notWhole: (p) => `${p.field}: a whole number between ${p.least} and ${p.most}.`,
  nameTooLong: (p) => `This name is too long: ${p.most} letters at most.`,
  nameHides: 'This name hides signs that cannot be seen: type it again, letter by letter.',
  toMend: (p) =>
    p.count === 1 ? 'One field needs another look; nothing is lost.' : `${p.count} fields need another look; nothing is lost.`,
  searchSpell: 'Find a spell',
  searchSpellHint: 'name, effect, land…',
  anyVoie: 'all',
  anyGenre: 'all',
  anyKind: 'both',
  variableLand: 'land varies',
  onlySpells: 'spells',
  onlyRituals: 'rituals',
  onlyKnown: 'Known spells only',
  known: (p) => `${p.known} of ${p.total} known`,
  takeAll: 'Take all of these',
  takeNone: 'Drop all of these',
  difficulty: (p) => `difficulty ${p.value}`,
  cost: (p) => `cost ${p.value}`,
  costFrom: (p) => `${p.least} or more`,
  placesFound: (p) => count(p.count, { one: 'place', other: 'places' }),
  placeNext: 'Touch a cell: the next journey will begin there.',
  placeUnderWay: 'A journey is under way: the half-dream can be set elsewhere only once it is down.',
  placeLost: 'Its position is lost. Set it on a cell to fix it again, or let it wander.',
}
