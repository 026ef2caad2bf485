/** The day of a moment where this browser is: 2026-11-15. */
export const dayOf = (at: number): string => {
  const date = new Date(at)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const today = (): string => dayOf(Date.now())

/** 17 novembre 2026. */
export const dateOf = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`))
