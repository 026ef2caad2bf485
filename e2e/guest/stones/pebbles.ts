export const PEBBLES: readonly string[] = [
  'craie',
  'silex',
  'granit',
  'ardoise',
  'quartz',
  'galet',
  'grès',
  'marbre',
  'schiste',
  'tuf',
]
