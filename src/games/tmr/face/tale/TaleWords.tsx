import type { View } from '../../rules/public.ts'
import { Facts } from '../sheet/Facts.tsx'
import { useLanguage } from '../words/language.tsx'
import { useSpellName } from '../words/spellNames.ts'
import { spellsTold, type Tale } from './tale.ts'

/** A journey in figures. */
const useFacts = (tale: Tale): readonly (readonly [name: string, value: string])[] => {
  const { texts, format } = useLanguage()
  const { tale: words } = texts.ui
  const { dreamSpent: spent, dreamWon: won, fumbles, life, luck } = tale
  const tenths = Math.round(luck.expected * 10) / 10
  return [
    [words.rounds, String(tale.rounds)],
    [words.dream, won > 0 ? words.dreamBoth({ spent, won }) : String(spent)],
    [words.fatigue, String(tale.fatigue)],
    ...(fumbles > 0 ? [[words.fumbles, String(fumbles)] as const] : []),
    ...(life > 0 ? [[words.life, String(life)] as const] : []),
    ...(luck.rolls > 0 ? [[words.luck, words.luckFigures({ ...luck, expected: format.number(tenths) })] as const] : []),
  ]
}

const useLearned = ({ learned }: Tale): string | null => {
  const { texts } = useLanguage()
  const { tale: words } = texts.ui
  const parts = [
    ...(learned.reve > 0 ? [words.inReve({ points: learned.reve })] : []),
    ...learned.voies.map(([voie, points]) => words.inVoie({ points, voie: texts.voies[voie] })),
  ]
  return parts.length > 0 ? words.learned({ what: parts.join(', ') }) : null
}

/** A journey in sentences and figures. */
export const TaleWords = ({ tale, spells }: { readonly tale: Tale; readonly spells: View['spells'] }) => {
  const { texts } = useLanguage()
  const { tale: words } = texts.ui
  const nameOf = useSpellName(spells)
  const learned = useLearned(tale)
  const facts = useFacts(tale)
  return (
    <>
      <p>{words.ending[tale.ending]}</p>
      {tale.spells.length > 0 && <p>{spellsTold(words, tale, nameOf)}</p>}
      {tale.met.length > 0 && <p>{words.met({ names: tale.met.map((kind) => texts.encounters[kind].name).join(', ') })}</p>}
      <Facts className="tale-facts row" rows={facts} />
      <p>{words.verdict[tale.luck.verdict]}</p>
      {learned && <p>{learned}</p>}
    </>
  )
}
