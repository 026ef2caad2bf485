import { MOST_TOLD } from './bounds.ts'
import type { Game, Seating } from './game.ts'
import { type Refusal, refusal } from './refusal.ts'
import { GARDIEN, joueur, type Role } from './roles.ts'

/** An entry of so few events is told in few words. */
const FEW = 16

interface Told<State, Event> extends Pick<Game<never, State, never, Event, never, unknown>, 'tell'> {
  readonly seating: Pick<Seating<never, State>, 'gardien' | 'places'>
}

/** What is told of one entry, measured event by event: why it is too much to be told at once, or null. */
export const createToldSize = <State, Event>(
  { tell, seating }: Told<State, Event>,
  events: readonly Event[],
  state: State,
): ((event: Event, before: State, after: State) => Refusal | null) => {
  if (events.length <= FEW) return () => null
  // The gardien is told all that anybody is.
  const roles: readonly Role[] = seating.gardien ? [GARDIEN] : seating.places(state).map(({ id }) => joueur(id))
  const letters = roles.map(() => 0)
  return (event, before, after) => {
    const telling = tell(event, before, after)
    for (const [at, role] of roles.entries()) {
      letters[at] = (letters[at] ?? 0) + (JSON.stringify(telling(role))?.length ?? 0)
      if ((letters[at] ?? 0) > MOST_TOLD) return refusal('too-much-at-once', null, { letters: MOST_TOLD })
    }
    return null
  }
}

/** The same of all of it. */
export const whyTooMuchTold = <State, Event>(
  game: Told<State, Event>,
  events: readonly Event[],
  { before, trail }: { readonly before: State; readonly trail: readonly State[] },
): Refusal | null => {
  const measure = createToldSize(game, events, before)
  for (const [at, event] of events.entries()) {
    const tooMuch = measure(event, at === 0 ? before : (trail[at - 1] as State), trail[at] as State)
    if (tooMuch) return tooMuch
  }
  return null
}
