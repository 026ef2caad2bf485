import { type Role, roleKey } from '../../kit/roles.ts'
import type { Audience, WireWords } from '../../kit/wire.ts'
import { withPerson } from '../people/index.ts'
import { useSeat, useSeats } from '../seat/seat.ts'
import { useTexts } from '../texts/whole.tsx'
import { useOwnPaper } from './paper.ts'

interface Speakers {
  /** With whoever it was then, where that was said. */
  readonly nameOf: (role: Role, called?: string) => string
  /** Who said it, and whether to one alone. */
  readonly heading: (words: Pick<WireWords, 'from' | 'to' | 'called'>) => string
  /** Whom one may address, each with the words for it; the first is everybody. */
  readonly audiences: readonly { readonly to: Audience; readonly text: string }[]
}

/** As whom one speaks: a player who watches a comrade still as themselves. */
export const useSpeakingRole = (): Role => {
  const shown = useSeat((state) => state.role)
  return useOwnPaper()?.role ?? shown
}

/** Spectators listen until they are given the floor. */
export const useMaySpeak = (): boolean => {
  const given = useSeat((state) => state.table?.spectatorsSpeak === true)
  return useSpeakingRole().kind !== 'spectateur' || given
}

/** Those who speak at the table, by name. */
export const useSpeakers = (): Speakers => {
  const { words } = useTexts().ui
  const seats = useSeats()
  const keeper = useSeat((state) => state.table?.keeper)
  const self = useSpeakingRole()
  const isSelf = (role: Role): boolean => self.kind !== 'spectateur' && roleKey(role) === roleKey(self)

  const nameOf: Speakers['nameOf'] = (role, called) => {
    if (role.kind === 'gardien') return withPerson(words.gardien, called ?? keeper?.called ?? null)
    if (role.kind === 'spectateur') return withPerson(words.spectator, called ?? null)
    const found = seats.find(({ seat }) => seat === role.seat)
    return withPerson(found?.name ?? words.somebody, called ?? found?.called ?? null)
  }

  const heading: Speakers['heading'] = ({ from, to, called }) => {
    if (to === 'all') return words.said({ name: isSelf(from) ? words.you : nameOf(from, called) })
    if (!isSelf(from)) return words.whispered({ name: nameOf(from, called) })
    return words.youWhispered({ name: to.kind === 'gardien' ? words.toTheGardien : nameOf(to) })
  }

  const others = seats.filter(({ seat }) => self.kind === 'gardien' || self.seat !== seat)
  const audiences: Speakers['audiences'] = [
    { to: 'all', text: words.toAll },
    ...(self.kind === 'joueur' ? [{ to: { kind: 'gardien' } as const, text: words.toGardien }] : []),
    ...(self.kind === 'spectateur'
      ? []
      : others.map(({ seat, name, called }) => ({
          to: { kind: 'joueur', seat } as const,
          text: words.toOne({ name: withPerson(name, called) }),
        }))),
  ]
  return { nameOf, heading, audiences }
}

/** As the value of a choice. */
export const keyOf = (to: Audience | Role): string => (to === 'all' ? to : roleKey(to))
