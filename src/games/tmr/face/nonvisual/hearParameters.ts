import { isSaid } from '../../../../house/nonvisual/index.ts'
import { wordsOf } from '../../../../house/texts/fold.ts'
import { asksOf, HOURS, type Parameters, type Spell } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { NO_HUMANOID } from '../question/index.ts'

const birthSaid = ({ hours }: Texts, part: string): Parameters['birth'] => {
  const words = wordsOf(part)
  if (isSaid(words, NO_HUMANOID)) return 'none'
  return HOURS.find((hour) => [hours[hour].name, hours[hour].hour].some((name) => wordsOf(name).join(' ') === words.join(' ')))
}

/** CAST-1: of the numbers that follow a spell, its diameter is the one that is no cost; after the colon its hour of birth, and its words. */
export const parametersHeard = (texts: Texts, spell: Spell, numbers: readonly number[], note: string): Parameters => {
  const asks = asksOf(spell) ?? []
  const positive = numbers.filter((number) => number > 0)
  const diameter = positive[spell.cost === 'variable' ? 1 : 0]
  const parts = note.split(/[,;]/).map((part) => part.trim())
  const birth = asks.includes('birth') ? parts.map((part) => birthSaid(texts, part)).find(Boolean) : undefined
  const words = birth ? parts.filter((part) => !birthSaid(texts, part)).join(', ') : note
  const [inWords] = asks.filter((one) => one !== 'diameter' && one !== 'birth')
  return {
    ...(diameter !== undefined && asks.includes('diameter') ? { diameter } : {}),
    ...(birth ? { birth } : {}),
    ...(inWords && words ? { [inWords]: words.slice(0, 200) } : {}),
  }
}
