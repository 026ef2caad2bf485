import { useMemo } from 'react'
import { likeness } from '../../kit/likeness.ts'
import type { Colour, Figure, Wished } from '../../kit/person.ts'
import type { PersonInfo } from '../seat/link.ts'
import { useSeat, useSeats } from '../seat/seat.ts'
import { CREAM, INK } from '../ui/colours.ts'
import { contrast } from '../ui/contrast.ts'
import './people.css'

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

/** What the character of a seat is called at this table, told from the others; `otherwise` where there is no such table. */
export const useLabels = (): ((seat: string, otherwise: string) => string) => {
  const seats = useSeats()
  return useMemo(() => {
    const labels = labelsOf(seats)
    return (seat, otherwise) => labels.get(seat) ?? otherwise
  }, [seats])
}

/** The same by night and by day: each is seen on both by the edge around it. */
export const COLOUR_OF: Readonly<Record<Colour, string>> = {
  ember: '#d8432f',
  sky: '#4f8be8',
  moss: '#5c9a3c',
  amber: '#eab12c',
  violet: '#8a56c9',
  lagoon: '#3fbfc9',
  rose: '#f08cb8',
  sienna: '#8f5a2b',
  lime: '#c6de4a',
  wine: '#8a2040',
  pine: '#1f7a68',
  coral: '#f6874c',
  indigo: '#303a8c',
  lilac: '#cdb5f7',
  sand: '#f0dfb6',
  slate: '#7f889c',
}

/** What is drawn on a colour: ink on what is light, cream on what is dark. */
export const inkOn = (colour: Colour): string =>
  contrast(INK, COLOUR_OF[colour]) >= contrast(CREAM, COLOUR_OF[colour]) ? INK : CREAM

/** Lines in a square of 24, to be filled; where they cross themselves they are empty. */
export const FIGURE_OF: Readonly<Record<Figure, string>> = {
  moon: 'M15 3a9 9 0 1 0 6 13A8 8 0 0 1 15 3z',
  star: 'M12 2l3 7 7 .6-5.4 4.8L18.2 22 12 18l-6.2 4 1.6-7.6L2 9.6 9 9z',
  key: 'M7 2a5 5 0 0 1 4.6 7L21 18.4V22h-3.6v-2.4H15v-2.4h-2.4l-3-5.8A5 5 0 1 1 7 2zm-.5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  leaf: 'M20 3C9 3 4 8 4 15c0 1.5.3 3 .8 4.2L3 21l1.4 1.4 2-2c1.2.4 2.6.6 3.6.6C17 21 21 14 20 3zm-3.5 4.5-8 8.5-1-1z',
  flame: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2 2 3.5C12 9 12.5 6 12 2z',
  drop: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  bell: 'M12 2a2 2 0 0 1 2 2c3 1 5 3.5 5 7v4l2 3H3l2-3v-4c0-3.5 2-6 5-7a2 2 0 0 1 2-2zM9.5 19.5h5a2.5 2.5 0 0 1-5 0z',
  eye: 'M1 12c3-5 7-7.5 11-7.5S20 7 23 12c-3 5-7 7.5-11 7.5S4 17 1 12zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  tower: 'M5 3h3v2.5h2.5V3h3v2.5H16V3h3v7h-2v8h2v3H5v-3h2v-8H5zm5.5 18v-5h3v5z',
  hourglass: 'M5 2h14v3c0 3-3 5-5 7 2 2 5 4 5 7v3H5v-3c0-3 3-5 5-7-2-2-5-4-5-7z',
  fish: 'M2 12c3-5 6-6.5 10-6.5 3 0 5 1.5 7 3.8L22.5 6v12L19 14.7c-2 2.3-4 3.8-7 3.8-4 0-7-1.5-10-6.5zm6-2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  crown: 'M3 7l5 4 4-7 4 7 5-4-2 10H5zm2 12h14v2.5H5z',
  wave: 'M2 9c3-4 6-4 9-1s6 3 11-2v4c-5 5-8 4-11 1s-6-3-9 1zm0 8c3-4 6-4 9-1s6 3 11-2v4c-5 5-8 4-11 1s-6-3-9 1z',
  mountain: 'M1 21L9 5l4 7 2.5-4L23 21z',
  bridge: 'M2 19v-5c0-6 4.5-9 10-9s10 3 10 9v5h-4v-4a6 6 0 0 0-12 0v4z',
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.8 2.8-1.4 1.4zm12.8 12.8 1.4-1.4 2.8 2.8-1.4 1.4zM3.5 19.1l2.8-2.8 1.4 1.4-2.8 2.8zM16.3 6.3l2.8-2.8 1.4 1.4-2.8 2.8z',
}

/** The colour and the figure of somebody, beside their name; what they have not chosen yet is left empty. */
export const PersonBadge = ({ wears: { colour, figure } }: { readonly wears: Wished }) => (
  <svg className="person-badge" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="22" fill={colour ? COLOUR_OF[colour] : 'none'} />
    {figure && <path d={FIGURE_OF[figure]} fill={colour ? inkOn(colour) : 'currentColor'} fillRule="evenodd" />}
  </svg>
)

/** Of whoever sits there, where people come together; null: of nobody. */
export const SeatBadge = ({ seat }: { readonly seat: string | null }) => {
  const wears = useSeat((state) => state.table?.seats.find((one) => one.seat === seat)?.wears)
  return wears && <PersonBadge wears={wears} />
}

/** Somebody, told from the others by colour, figure and name; as long as the name is, it stays in its place. */
export const PersonName = ({ called, wears, otherwise }: PersonInfo & { readonly otherwise: string }) => (
  <span className="person">
    <PersonBadge wears={wears} />
    <bdi className="person-name">{called ?? otherwise}</bdi>
  </span>
)
