import { useMemo } from 'react'
import type { DreamerView } from '../../rules/public.ts'
import { spellsOf } from '../../rules/public.ts'
import { Mattered } from '../coach/Mattered.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import { SmallMap } from './SmallMap.tsx'
import { type Tale, taleOf } from './tale.ts'
import './tale.css'

const Facts = ({ tale }: { readonly tale: Tale }) => {
  const { texts, format } = useLanguage()
  const { tale: words } = texts.ui
  const { luck } = tale
  const facts: readonly (readonly [string, string])[] = [
    [words.rounds, String(tale.rounds)],
    [words.dream, tale.dreamWon > 0 ? words.dreamBoth({ spent: tale.dreamSpent, won: tale.dreamWon }) : String(tale.dreamSpent)],
    [words.fatigue, String(tale.fatigue)],
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
    ...learned.voies.map(([voie, points]) => words.inVoie({ points, voie: texts.voies[voie].name })),
  ]
  return parts.length > 0 ? words.learned({ what: parts.join(', ') }) : null
}

const whatNext = (tale: Tale, { dream, phase }: DreamerView): 'sleep' | 'aimed' | 'rest' | 'again' => {
  if (phase === 'asleep') return 'sleep'
  if (dream <= 2) return 'rest'
  return tale.spell ? 'aimed' : 'again'
}

/** Without a step there is still the place one was at. */
const wayOf = ({ way }: Tale, { position }: DreamerView): Tale['way'] => (way.length > 0 || !position ? way : [[position]])

/** A journey that is over, told on one card. */
export const TaleCard = ({ board, onClose }: { readonly board: DreamerView; readonly onClose: () => void }) => {
  const { texts } = useLanguage()
  const notices = useSeat((state) => state.notices)
  const tale = useMemo(() => taleOf(notices, board.id), [notices, board.id])
  return tale && <Told tale={tale} board={board} onClose={onClose} closeName={texts.ui.common.close} />
}

interface ToldProps {
  readonly tale: Tale
  readonly board: DreamerView
  readonly onClose: () => void
  readonly closeName: string
}

const Told = ({ tale, board, onClose, closeName }: ToldProps) => {
  const { texts, format } = useLanguage()
  const { tale: words } = texts.ui
  const view = usePlay((play) => play.view)
  const effects = useSpellTexts()
  const learned = useLearned(tale)
  const way = wayOf(tale, board)
  const last = way.at(-1)?.at(-1)
  return (
    <section className="tale" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <button type="button" className="tool" aria-label={closeName} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="tale-body">
        <SmallMap way={way} label={last ? words.map({ place: cellName(texts, last) }) : words.mapUnknown} />
        <div className="tale-words">
          <p>{words.ending[tale.ending]}</p>
          {tale.spell && (
            <p>
              {words.spell[tale.spell.how]({
                spell: spellName(spellsOf(view.spells, board.sheet), effects, format, tale.spell.id),
              })}
            </p>
          )}
          {tale.met.length > 0 && <p>{words.met({ names: tale.met.map((kind) => texts.encounters[kind].name).join(', ') })}</p>}
          <Facts tale={tale} />
          <p>{words.verdict[tale.luck.verdict]}</p>
          {learned && <p>{learned}</p>}
          <p className="tale-next">{words.next[whatNext(tale, board)]}</p>
        </div>
      </div>
      <Mattered />
    </section>
  )
}
