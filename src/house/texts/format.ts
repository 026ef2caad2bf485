import { once } from '../../kit/once.ts'

export const LOCALES = ['fr', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** The forms a counted word takes; languages whose plural has more than two can add theirs. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

export interface Format {
  readonly locale: Locale
  number(value: number): string
  /** An adjustment or a difficulty: +3, 0, −7. */
  signed(value: number): string
  /** A chance in percent, 0 to 100. */
  percent(value: number): string
  /** A probability, 0 to 1, with one decimal where it tells something. */
  probability(value: number): string
  /** The form of a word for a count, without the count. */
  plural(count: number, forms: PluralForms): string
  /** The count and the word: 3 points. */
  count(value: number, forms: PluralForms): string
  and(items: readonly string[]): string
  or(items: readonly string[]): string
  /** A thing and what is said of it, with the colon of the language. */
  labelled(label: string, said: string): string
  dateTime(at: Date | number): string
}

/** By hand: the platform's own way takes a slow machine a tenth of a second the first time. */
const PERCENT: Readonly<Record<Locale, (value: number) => string>> = {
  fr: (value) => `${String(value).replace('.', ',')}\u202f%`,
  en: (value) => `${value}%`,
}
const COLON: Readonly<Record<Locale, string>> = { fr: '\u00a0: ', en: ': ' }

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000 && !Object.is(value, -0)

const build = (locale: Locale): Format => {
  const numbers = once(() => new Intl.NumberFormat(locale))
  const plurals = once(() => new Intl.PluralRules(locale))
  const ands = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const ors = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

  const percentOf = (share: number): string => PERCENT[locale](Math.round(share * 1000) / 10)
  // A small whole number is written alike everywhere, and most are: a first page need not wait for the platform's tables.
  const digits = (value: number): string => (isSmall(value) ? String(value) : numbers().format(value))
  const number = (value: number): string => digits(value).replace('-', '−')
  const plural = (count: number, forms: PluralForms): string => forms[plurals().select(count)] ?? forms.other

  return {
    locale,
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    percent: (value) => percentOf(value / 100),
    probability: percentOf,
    plural,
    count: (value, forms) => `${number(value)} ${plural(value, forms)}`,
    and: (items) => ands().format(items),
    or: (items) => ors().format(items),
    labelled: (label, said) => `${label}${COLON[locale]}${said}`,
    dateTime: (at) => dates().format(at),
  }
}

const FORMATS: Readonly<Record<Locale, Format>> = { fr: build('fr'), en: build('en') }

export const formatOf = (locale: Locale): Format => FORMATS[locale]
