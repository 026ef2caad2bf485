import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

export const sheetForm = {
  stars: 'Les étoiles',
  editTitle: (p: { name: string }) => p.name,
  editIntro: 'Corrigez la feuille : chaque changement s’inscrit au journal et peut être repris.',
  saveAndGo: 'Enregistrer et partir',
  current: 'En ce moment',
  lowestVoie: '−11 : voie inconnue.',
  fatigueBoxes: 'cases de fatigue',
  sleeps: 'Sans points de rêve, ou la piste de fatigue pleine, ce haut-rêvant dort.',
  notWhole: (p: { field: string; least: number; most: number }) => `${p.field} : un nombre entier entre ${p.least} et ${p.most}.`,
  nameTooLong: (p: { most: number }) => `Ce nom est trop long : ${p.most} lettres au plus.`,
  nameHides: 'Ce nom cache des signes qui ne se voient pas : tapez-le de nouveau, lettre par lettre.',
  toMend: (p: { count: number }) =>
    p.count > 1 ? `${p.count} champs sont à revoir ; rien n'est perdu.` : "Un champ est à revoir ; rien n'est perdu.",
  searchSpell: 'Chercher un sort',
  searchSpellHint: 'nom, effet, terre…',
  anyVoie: 'toutes',
  anyGenre: 'tous',
  anyKind: 'les deux',
  variableLand: 'terre variable',
  onlySpells: 'sorts',
  onlyRituals: 'rituels',
  onlyKnown: 'Seulement les sorts connus',
  known: (p: { known: number; total: number }) => `${count(p.known, { one: 'connu', other: 'connus' })} sur ${p.total}`,
  takeAll: 'Prendre tous ceux-ci',
  takeNone: 'Ôter tous ceux-ci',
  difficulty: (p: { value: string }) => `difficulté ${p.value}`,
  cost: (p: { value: string }) => `coût ${p.value}`,
  costFrom: (p: { least: number }) => `${p.least} et plus`,
  placesFound: (p: { count: number }) => count(p.count, { one: 'lieu', other: 'lieux' }),
  placeNext: 'Touchez une case : c’est là que commencera le prochain voyage.',
  placeUnderWay: 'Un voyage est en cours : le demi-rêve ne se repose ailleurs qu’une fois descendu.',
  placeLost: 'Sa position est perdue. Posez-le sur une case pour la fixer de nouveau, ou laissez-le errer.',
}
