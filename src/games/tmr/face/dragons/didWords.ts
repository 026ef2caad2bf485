import type { ToldHappening } from '../../rules/public.ts'
import { sentenceOf } from '../journal/sentence.ts'
import { NEW_THREAD } from '../journal/thread.ts'
import type { Naming } from '../question/index.ts'
import type { Drawn } from './drawn.ts'

/** QUE-4: to be put elsewhere is all that it does. */
const relocates = (id: string): boolean => id.endsWith('reinsertion-aleatoire')

/** What a card drawn did at once, a sentence each: a spell learnt, a new seuil, boxes taken, a knowledge lost, the ground gone. */
export const didWords = (naming: Naming, { id, did }: Pick<Drawn, 'id' | 'did'>, seuil: number): readonly string[] => {
  const { texts, format, spellName, afflictionName } = naming
  const { dragons } = texts.ui
  const names = { dreamer: () => '', spell: spellName, affliction: afflictionName }
  const say = (what: ToldHappening): string | null => sentenceOf({ texts, format, names, thread: NEW_THREAD, name: '' }, what)
  return did.flatMap((what) => {
    const sentence = say(what)
    if (sentence === null) return []
    if (what.type === 'seuilChanged') return [sentence, dragons.newSeuil({ seuil })]
    return what.type === 'putElsewhere' && !relocates(id) ? [dragons.wereThere, sentence] : [sentence]
  })
}
