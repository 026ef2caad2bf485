import { genres } from './lands.ts'

const ARTICLES: Readonly<Record<string, string>> = { le: 'au', la: 'à la', les: 'aux' }

/** A place is named by its land first, which gives its article: au Fleuve de l'Oubli, à la Cité Vide, aux Monts de Kanai. */
export const toPlace = (place: string): string => {
  const land = /^\S*/.exec(place)?.[0].toLowerCase()
  const genre = Object.values(genres).find(({ name }) => name === land)
  const article = genre && ARTICLES[genre.the.split(' ')[0] ?? '']
  return `${article ?? 'à'} ${place}`
}
