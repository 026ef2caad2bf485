import { gameWords } from '../../../src/house/texts/gameWords.tsx'

interface Count {
  readonly count: number
}
interface Named {
  readonly name: string
}

const fr = {
  table: 'Le tas',
  before: (p: Named) => `Devant ${p.name}`,
  stones: (p: Count) => `Le tas a ${p.count} pierres`,
  hidden: (p: Named) => `Caché : ${p.name}`,
  nothing: 'rien',
  whatHide: 'Quel nombre cachez-vous ?',
  whatTake: 'Combien de pierres prenez-vous ?',
  lastLoses: 'Qui prend la dernière a perdu.',
  waits: (p: Named) => `On attend ${p.name}`,
  hide: (p: Count) => `Cacher ${p.count}`,
  take: (p: Count) => `Prendre ${p.count}`,
  tooMany: 'Le tas n’en a plus autant.',
  lost: (p: Named) => `${p.name} a perdu`,
  hid: (p: Named) => `${p.name} cache un nombre.`,
  took: (p: Named & Count) => `${p.name} prend ${p.count}.`,
  ways: {
    fourth: 'Contre le programme',
    throwing: 'Contre un programme qui se trompe',
    person: 'À deux sur cet appareil',
  },
}

const en: typeof fr = {
  table: 'The heap',
  before: (p) => `Before ${p.name}`,
  stones: (p) => `The heap has ${p.count} stones`,
  hidden: (p) => `Hidden: ${p.name}`,
  nothing: 'nothing',
  whatHide: 'Which number do you hide?',
  whatTake: 'How many stones do you take?',
  lastLoses: 'Whoever takes the last has lost.',
  waits: (p) => `Waiting for ${p.name}`,
  hide: (p) => `Hide ${p.count}`,
  take: (p) => `Take ${p.count}`,
  tooMany: 'There are not so many left.',
  lost: (p) => `${p.name} has lost`,
  hid: (p) => `${p.name} hides a number.`,
  took: (p) => `${p.name} takes ${p.count}.`,
  ways: { fourth: 'Against the program', throwing: 'Against a program that fails', person: 'Two at this device' },
}

export type Texts = typeof fr
export const words = gameWords<Texts>(fr, async (locale) => (locale === 'fr' ? fr : en))
