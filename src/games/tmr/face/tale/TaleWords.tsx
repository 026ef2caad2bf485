import type { View } from '../../rules/public.ts'
import { useLanguage } from '../words/language.tsx'
import { useSpellName } from '../words/spellNames.ts'
import { spellsTold, type Tale } from './tale.ts'

/** A journey in figures. */
const Facts = ({ tale }: { readonly tale: Tale }) => {
  const { texts, format } = useLanguage()
  const { tale: words } = texts.ui
  const { luck } = tale
  const facts: readonly (readonly [string, string])[] = [
    [words.rounds, String(tale.rounds)],
    [words.dream, tale.dreamWon > 0 ? words.dreamBoth({ spent: tale.dreamSpent, won: tale.dreamWon }) : String(tale.dreamSpent)],
    [words.fatigue, String(tale.fatigue)],
    ...(tale.fumbles > 0 ? [[words.fumbles, String(tale.fumbles)] as const] : []),
    ...(tale.life > 0 ? [[words.life, String(tale.life)] as const] : []),
    ...(luck.rolls > 0
      ? [
          [
            words.luck,
            words.luckFigures({
              favoured: luck.favoured,
              rolls: luck.rolls,
              expected: format.number(Math.round(luck.expected * 10) / 10),
            }),
          ] as const,
        ]
      : []),
  ]
  return (
    <dl className="tale-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
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
  return (
    <>
      <p>{words.ending[tale.ending]}</p>
      {tale.spells.length > 0 && <p>{spellsTold(words, tale, nameOf)}</p>}
      {tale.met.length > 0 && <p>{words.met({ names: tale.met.map((kind) => texts.encounters[kind].name).join(', ') })}</p>}
      <Facts tale={tale} />
      <p>{words.verdict[tale.luck.verdict]}</p>
      {learned && <p>{learned}</p>}
    </>
  )
}
