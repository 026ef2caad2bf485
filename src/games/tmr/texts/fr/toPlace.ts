import { genres } from './lands.ts'

const ARTICLES: Readonly<Record<string, string>> = { le: 'au', la: 'à la', les: 'aux' }

/** A place is named by its land first, which gives its article. */
const articleOf = (place: string): string | null => {
  const land = /^\S*/.exec(place)?.[0].toLowerCase()
  return (
    Object.values(genres)
      .find(({ name }) => name === land)
      ?.the.split(' ')[0] ?? null
  )
}

/** Au Fleuve de l'Oubli, à la Cité Vide, aux Monts de Kanai. */
export const toPlace = (place: string): string => `${ARTICLES[articleOf(place) ?? ''] ?? 'à'} ${place}`

/** Vers le Fleuve de l'Oubli, vers la Cité Vide, vers les Monts de Kanai. */
export const towardPlace = (place: string): string => ['vers', articleOf(place), place].filter(Boolean).join(' ')
