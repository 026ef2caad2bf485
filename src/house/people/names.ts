import { useMemo } from 'react'
import { likeness } from '../../kit/likeness.ts'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'

/** A character at the table, and whoever plays it. */
export interface Placed {
  readonly seat: string
  readonly name: string
  readonly called: string | null
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}]/u

/** A name in a line of text: one that is written from the right does not turn what stands around it. */
export const inLine = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** A character with whoever plays it: Nitouche (Anne). */
export const withPerson = (name: string, called: string | null): string =>
  called === null || likeness(called) === likeness(name) ? inLine(name) : `${inLine(name)} (${inLine(called)})`

/** What each character is called where there is little room: by its own name, and with whoever plays it where two are alike. */
export const labelsOf = (seats: readonly Placed[]): ReadonlyMap<string, string> => {
  const alike = (name: string): number => seats.filter((other) => likeness(other.name) === likeness(name)).length
  const labels = new Map<string, string>()
  const given = new Set<string>()
  for (const { seat, name, called } of seats) {
    const label = alike(name) > 1 ? withPerson(name, called) : inLine(name)
    let free = label
    for (let at = 2; given.has(free); at++) free = `${label} (${at})`
    given.add(free)
    labels.set(seat, free)
  }
  return labels
}

interface Sitting extends Placed {
  readonly bot: string | null
}

/** Where nobody brings a character, a place bears the name of whoever sits there, or of the program that plays. */
export const byPeople = <Seat extends Sitting>(seats: readonly Seat[], nameOfBot: (bot: string) => string): readonly Seat[] => {
  const sitting = seats.map((one) => ({ ...one, name: one.bot === null ? (one.called ?? one.name) : nameOfBot(one.bot) }))
  const labels = labelsOf(sitting)
  return sitting.map((one) => {
    const name = labels.get(one.seat) ?? one.name
    return { ...one, name, called: one.called && name }
  })
}

const NOBODY: readonly SeatInfo[] = []

/** What the character of a seat is called at this table, told from the others; `otherwise` where there is no such table. */
export const useLabels = (): ((seat: string, otherwise: string) => string) => {
  const seats = useSeat((state) => state.table?.seats ?? NOBODY)
  return useMemo(() => {
    const labels = labelsOf(seats)
    return (seat, otherwise) => labels.get(seat) ?? otherwise
  }, [seats])
}
