import type { Guest } from '../house/face/face.ts'

type Teller = 'scenario' | 'odds'
type Tellers<Which extends Teller> = Readonly<Record<string, Pick<Guest, Which>>>

const namedIn = (text: string): string | undefined => {
  try {
    const { game } = JSON.parse(text)
    return typeof game === 'string' ? game : undefined
  } catch {
    // Whoever reads it says what is wrong with it.
    return undefined
  }
}

/** The game that a file names; one that names none is of the first of the list. */
const guestFor = <Which extends Teller>(text: string, games: Tellers<Which>): Pick<Guest, Which> | string => {
  const named = namedIn(text)
  const guest = named === undefined ? Object.values(games)[0] : Object.hasOwn(games, named) && games[named]
  return guest || `no game is called ${named}: ${Object.keys(games).join(', ')} are`
}

/** Why a scenario of whichever game fails, or null when it passes. */
export const playScenario = async (text: string, games: Tellers<'scenario'>): Promise<string | null> => {
  const guest = guestFor(text, games)
  if (typeof guest === 'string') return guest
  const run = await guest.scenario?.()
  return run ? run(text) : 'this game plays no scenario files'
}

/** The odds that a file asks for, or a sentence that says what is wrong with it. */
export const tellOdds = async (text: string, games: Tellers<'odds'>): Promise<object | string> => {
  const guest = guestFor(text, games)
  if (typeof guest === 'string') return guest
  const answer = await guest.odds?.()
  return answer ? answer(text) : 'this game tells no odds of a file'
}
