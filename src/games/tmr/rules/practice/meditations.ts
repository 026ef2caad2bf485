import type { Hour } from '../dreamer/clock.ts'
import type { Ground } from '../ground/ground.ts'
import type { Genre } from '../map/genre.ts'
import type { Quality } from '../rolls/resolution.ts'

/** SIG-6: a method, the knowledge it asks for, its hour and the land of its signs. */
export interface Method {
  readonly id: string
  readonly name: string
  readonly skill: string
  readonly hour: Hour
  readonly genre: Genre
}

export const METHODS: readonly Method[] = [
  { id: 'van-gluten', name: 'Van Glüten', skill: 'alchimie', hour: 'roseau', genre: 'pont' },
  { id: 'antedar', name: 'Antédar de Bagdol', skill: 'astrologie', hour: 'araignee', genre: 'plaines' },
  { id: 'kotyledon', name: 'Kotylédon', skill: 'botanique', hour: 'sirene', genre: 'foret' },
  { id: 'frampanar', name: 'Frampanar', skill: 'ecriture', hour: 'couronne', genre: 'sanctuaire' },
  { id: 'werther', name: 'Werther de Zloth', skill: 'legendes', hour: 'dragon', genre: 'cite' },
  { id: 'semolosse', name: 'Sémolosse de Tucléide', skill: 'medecine', hour: 'lyre', genre: 'necropole' },
  { id: 'paranos', name: 'Paranos', skill: 'zoologie', hour: 'serpent', genre: 'desolation' },
]

export const findMethod = (id: string): Method | undefined => METHODS.find((method) => method.id === id)

/** SIG-5, SOU-13: boxes, whatever comes of it. */
export const meditationFatigue = ({ strain }: Pick<Ground, 'strain'>): number => 2 + strain

/** SIG-6: the better the meditation, the plainer the sign. */
export const SIGN_DIFFICULTY: Readonly<Partial<Record<Quality, number>>> = { normale: -7, significative: -3, particuliere: 0 }

/** SIG-6: what such a sign is worth, by the reading. */
export const SIGN_WORTH: Readonly<Partial<Record<Quality, number>>> = { normale: 3, significative: 5, particuliere: 10 }
