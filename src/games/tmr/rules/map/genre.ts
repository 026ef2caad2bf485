/** MAP-2: the fourteen genres of land. */
export const GENRES = [
  'cite',
  'sanctuaire',
  'plaines',
  'pont',
  'collines',
  'foret',
  'monts',
  'desert',
  'fleuve',
  'lac',
  'marais',
  'gouffre',
  'necropole',
  'desolation',
] as const

export type Genre = (typeof GENRES)[number]

/** MAP-3: a pont is not wet. */
export const isWetGenre = (genre: Genre): boolean => genre === 'fleuve' || genre === 'lac' || genre === 'marais'
