import { type Role, roleKey } from '../../kit/roles.ts'
import type { Audience, WireWords } from '../../kit/wire.ts'
import { useSeat } from '../seat/context.ts'
import { useTexts } from '../texts/language.tsx'

interface Speakers {
  readonly nameOf: (role: Role) => string
  /** Who said it, and whether to one alone. */
  readonly heading: (words: Pick<WireWords, 'from' | 'to'>) => string
  /** Whom one may address, each with the words for it; the first is everybody. */
  readonly audiences: readonly { readonly to: Audience; readonly text: string }[]
}

/** Those who speak at the table, by name. */
export const useSpeakers = (): Speakers => {
  const { words } = useTexts().ui
  const seats = useSeat((state) => state.table?.seats) ?? []
  const self = useSeat((state) => state.role)
  const isSelf = (role: Role): boolean => self.kind !== 'spectateur' && roleKey(role) === roleKey(self)

  const nameOf = (role: Role): string => {
    if (role.kind === 'gardien') return words.gardien
    if (role.kind === 'spectateur') return words.spectator
    return seats.find(({ seat }) => seat === role.seat)?.name ?? words.somebody
  }

  const heading: Speakers['heading'] = ({ from, to }) => {
    if (to === 'all') return words.said({ name: isSelf(from) ? words.you : nameOf(from) })
    if (!isSelf(from)) return words.whispered({ name: nameOf(from) })
    return words.youWhispered({ name: to.kind === 'gardien' ? words.toTheGardien : nameOf(to) })
  }

  const others = seats.filter(({ seat }) => self.kind === 'gardien' || self.seat !== seat)
  const audiences: Speakers['audiences'] = [
    { to: 'all', text: words.toAll },
    ...(self.kind === 'joueur' ? [{ to: { kind: 'gardien' } as const, text: words.toGardien }] : []),
    ...(self.kind === 'spectateur'
      ? []
      : others.map(({ seat, name }) => ({ to: { kind: 'joueur', seat } as const, text: words.toOne({ name }) }))),
  ]
  return { nameOf, heading, audiences }
}

/** As the value of a choice. */
export const keyOf = (to: Audience | Role): string => (to === 'all' ? to : roleKey(to))
