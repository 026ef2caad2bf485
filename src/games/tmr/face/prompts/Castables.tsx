import { useId } from 'react'
import {
  Advice,
  type Answer,
  ChanceFigure,
  type Density,
  useAnswerButton,
  useAnswering,
  useAsked,
  useDensity,
} from '../../../../house/question/index.ts'
import type { CastChoice, PromptOf } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { castKey, useHere } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { spellLand } from '../words/places.ts'
import { type SpellItem, SpellList } from './SpellList.tsx'

const MOST: Readonly<Record<Density, number>> = { full: 3, compact: 3, tight: 2 }

interface Castable {
  readonly answer: Answer
  readonly cast: CastChoice
}

/** The answers that are spells, each with what the rules say of it. */
const useCastables = (): readonly Castable[] => {
  const prompt = usePlay((play) => play.prompt)
  const casts = prompt.kind === 'free' ? prompt.casts : []
  return useAsked().question.answers.flatMap((answer) => {
    const { takes } = answer
    const cast = takes.kind === 'open' ? casts.find((one) => castKey(one) === takes.form) : undefined
    return cast ? [{ answer, cast }] : []
  })
}

/** A spell that can be cast from here, with its chance and cost. Without a chance it stands back. */
const SpellRow = ({ castable: { answer, cast }, refusalId }: { readonly castable: Castable; readonly refusalId?: string }) => {
  const { texts } = useLanguage()
  const { asking } = useHere()
  const { spell, via, least } = cast
  const { odds: [chance] = [], refusal, advice } = answer
  const { ui } = texts
  const cost = spell.cost === 'variable' ? ui.spell.variableCost({ least }) : String(least)
  return (
    <button
      {...useAnswerButton(answer)}
      className="spell-row"
      data-closed={refusal ? true : undefined}
      data-hopeless={chance?.chance === 0 || undefined}
      aria-describedby={refusalId}
    >
      <span className="spell-name">
        {asking.spellName(spell.id)}
        {via && <em> {ui.prompts.free.viaMessenger}</em>}{' '}
        {typeof advice === 'number' && <Advice chance={chance ? null : advice} />}
      </span>
      {chance && !refusal && <ChanceFigure chance={chance} />}
      <span className="spell-facts">
        {texts.voies[spell.voie]} · {ui.spell.cost} {cost}
        {spell.ritual && ` · ${ui.spell.ritual}`}
      </span>
    </button>
  )
}

/** Why they cannot be cast, once, under all of them. Several are seen; the ear is told how many. */
const RefusedCasts = ({ reason, refused }: { readonly reason: string; readonly refused: readonly Castable[] }) => {
  const id = useId()
  const { ear } = useLanguage().texts.ui
  const counted = refused.length > 1
  return (
    <div className="castables-closed">
      <div className="castables-closed" aria-hidden={counted || undefined}>
        {refused.map((castable) => (
          <SpellRow key={castable.answer.id} castable={castable} refusalId={id} />
        ))}
      </div>
      <p id={id} className="spell-refused">
        {counted && <span className="visually-hidden">{ear.closedCasts({ count: refused.length })}. </span>}
        {reason}
      </p>
    </div>
  )
}

/** The first of them; one that the arrows have marked comes in the place of the last. */
const shownOf = (all: readonly Castable[], most: number, marked: string | null): readonly Castable[] => {
  const first = all.slice(0, most)
  const beyond = all.slice(most).filter(({ answer }) => answer.id === marked)
  return [...first.slice(0, most - beyond.length), ...beyond]
}

/** CAST-1: the spells of this land; many of them open as a list of their own. In the least room they leave the answers above theirs. */
export const Castables = ({ prompt: { triggers } }: { readonly prompt: PromptOf<'free'> }) => {
  const { ui } = useLanguage().texts
  const desk = usePlay((play) => play.desk)
  const density = useDensity()
  const all = useCastables()
  // What none of them may is said of one.
  const told = all.every(({ answer }) => answer.refusal) ? 'tight' : density
  const most = density === 'tight' && triggers.length > 0 ? 1 : MOST[told]
  const marked = useAnswering((state) => all.find(({ answer }) => answer.id === state.marked)?.answer.id ?? null)
  const shown = shownOf(all, all.length > most ? most - 1 : most, marked)
  const unshown = all.filter((one) => !shown.includes(one)).flatMap(({ answer }) => answer.advice ?? [])[0]
  const reasons = [...new Set(shown.flatMap(({ answer }) => answer.refusal || []))]
  return (
    <section className="castables" aria-label={ui.board.castHere}>
      <h3>{ui.board.castHere}</h3>
      {all.length === 0 && <p className="soft">{ui.prompts.free.nothingToCast}</p>}
      {shown
        .filter(({ answer }) => !answer.refusal)
        .map((castable) => (
          <SpellRow key={castable.answer.id} castable={castable} />
        ))}
      {reasons.map((reason) => (
        <RefusedCasts key={reason} reason={reason} refused={shown.filter(({ answer }) => answer.refusal === reason)} />
      ))}
      {all.length > most && (
        <button
          type="button"
          className="spell-row spell-all"
          data-advised={unshown !== undefined || undefined}
          onClick={() => desk.setState({ deed: 'casts' })}
        >
          {ui.prompts.free.allCasts({ count: all.length })} {unshown !== undefined && <Advice chance={unshown} />}
        </button>
      )}
    </section>
  )
}

/** All of them, by voie, to be searched. */
export const CastList = () => {
  const { texts } = useLanguage()
  const { asking } = useHere()
  const itemOf = (castable: Castable): SpellItem => {
    const { spell } = castable.cast
    return {
      key: castable.answer.id,
      voie: spell.voie,
      closed: castable.answer.refusal ?? null,
      counted: true,
      words: [asking.spellName(spell.id), spellLand(texts, spell), asking.spellSummary(spell.id)],
      row: <SpellRow castable={castable} />,
    }
  }
  return <SpellList items={useCastables().map(itemOf)} />
}
