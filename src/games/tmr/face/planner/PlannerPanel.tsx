import { changeGameSetting, useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { type Advice, type Ends, findSpell, knownSpells, type Outlook, type PlanNotes, spellsOf } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useFraming, useTellsBest } from '../desk/framing.ts'
import type { Reckoned } from '../desk/messages.ts'
import { chanceWords, figuresWords, laterFigureWords, verdictWords } from '../words/adviceWords.ts'
import { doneWords } from '../words/advised.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { HEAT } from '../words/settings.ts'
import './planner.css'

/** A chance as ten small moons, lit one by one; the words stand beside it. */
const Tenths = ({ chance }: { readonly chance: number }) => (
  <span className="tenths" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => (
      <span key={at} style={{ '--lit': Math.min(1, Math.max(0, chance * 10 - at)) }} />
    ))}
  </span>
)

const ENDS = ['success', 'out', 'lost', 'asleep'] as const

/** The four ways a journey ends, as one bar in proportion, with its words. */
const EndsBar = ({ ends }: { readonly ends: Ends }) => {
  const { texts, format } = useLanguage()
  const { planner } = texts.ui
  return (
    <figure className="ends">
      <span className="ends-bar" aria-hidden="true">
        {ENDS.map((end) => (
          <span key={end} data-end={end} style={{ flexGrow: ends[end] }} />
        ))}
      </span>
      <figcaption>
        {ENDS.map((end) => (
          <span key={end} data-end={end}>
            {planner[end]} {format.probability(ends[end])}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** PLN-5: what is bounded, or leaves no chance, is said instead of a wrong figure. */
const Notes = ({ hindrances, bounds }: PlanNotes) => {
  const { planner } = useLanguage().texts.ui
  const sentences =
    hindrances.length > 0 ? hindrances.map((what) => planner.hindrances[what]) : bounds.map((what) => planner.bounds[what])
  return (
    <ul className="plan-notes">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

const NOTHING_BOUND: PlanNotes['bounds'] = []

const EndsNote = ({ ends }: Pick<Outlook, 'ends'>) => {
  const { texts, format } = useLanguage()
  const { planner } = texts.ui
  return (
    <>
      <EndsBar ends={ends} />
      <p>
        {planner.expected(ends)} {ends.dreamLeft !== null && planner.dreamLeft({ points: ends.dreamLeft })}{' '}
        {planner.dragon({ souffle: format.probability(ends.souffle), queue: format.probability(ends.queue) })}
      </p>
    </>
  )
}

/** What to do for the wish, in this ascent or in a later one. */
const Advised = ({ advice }: { readonly advice: Advice }) => {
  const speaking = useLanguage()
  const { texts, format } = speaking
  const verdict = verdictWords(speaking, advice)
  if (verdict)
    return (
      <p>
        <strong>{verdict}</strong> ({figuresWords(speaking, advice)})
      </p>
    )
  if (advice.leftOut > 0) return <p>{texts.ui.planner.noneSurely({ points: Math.max(1, Math.round(advice.leftOut * 100)) })}</p>
  return (
    advice.best &&
    advice.best.chance > 0 && (
      <p>
        {format.labelled(texts.ui.planner.best, '')}
        <strong>{doneWords(texts, advice.best.action)}</strong> ({chanceWords(speaking, advice.best)})
      </p>
    )
  )
}

/** The figures as a picture with words. */
const Figures = ({ plan, advice, outlook, hopeful, otherMode }: Reckoned) => {
  const speaking = useLanguage()
  const { texts, format } = speaking
  const { planner } = texts.ui
  const tells = useTellsBest()
  // PLN-4: why there is no chance says that there is none.
  if (plan.prudent === 0 && plan.notes.hindrances.length > 0) return <Notes {...plan.notes} />
  return (
    <div className="plan">
      <Tenths chance={plan.prudent} />
      <p>
        <strong>{planner.inTen({ of: Math.round(plan.prudent * 10), chance: format.probability(plan.prudent) })}</strong>
      </p>
      {plan.notes.hindrances.length > 0 && <Notes hindrances={plan.notes.hindrances} bounds={NOTHING_BOUND} />}
      {tells && advice && <Advised advice={advice} />}
      {/* Reckoned last: it stands below what was there before it. */}
      {otherMode && (
        <p>{planner.otherMode({ mode: texts.modes[otherMode.mode].name, chance: format.probability(otherMode.prudent) })}</p>
      )}
      <details>
        <summary>{planner.ends}</summary>
        <p>
          {planner.prudentNote}{' '}
          {hopeful === null ? planner.waitingHopeful : planner.hopeful({ chance: format.probability(hopeful) })}
        </p>
        {advice && advice.verdict === 'goOn' && <p>{laterFigureWords(speaking, advice)}</p>}
        {plan.notes.bounds.length > 0 && plan.notes.hindrances.length === 0 && <Notes {...plan.notes} />}
        {outlook ? <EndsNote ends={outlook.ends} /> : <p>{planner.computing}</p>}
      </details>
    </div>
  )
}

/** For the gardien, who is asked for no goal. */
const SpellPick = () => {
  const { texts } = useLanguage()
  const names = useSpellTexts()
  const { view, board, desk } = usePlay(({ view, board, desk }) => ({ view, board, desk }))
  const spell = useDesk((state) => state.spell)
  const { planner } = texts.ui
  const spells = knownSpells(view, board).map((one) => [one.id, names?.[one.id]?.name ?? one.name] as const)
  return (
    <ChoiceField
      label={planner.pick}
      value={spell ?? ''}
      options={[['', planner.pickNone], ...spells]}
      onChange={(picked) => desk.setState({ spell: picked || null, wanders: picked === '' })}
    />
  )
}

/** The goal is chosen on the card; without one there is the way to it. */
const NoGoal = () => {
  const { planner } = useLanguage().texts.ui
  const desk = usePlay((play) => play.desk)
  return (
    <p className="plan-none">
      {planner.noGoal}{' '}
      <button type="button" className="link" onClick={() => desk.setState({ wanders: false })}>
        {planner.setGoal}
      </button>
    </p>
  )
}

/** The chance from each cell, on the map. */
const Tinting = () => {
  const { planner } = useLanguage().texts.ui
  const tinted = useGameSetting(HEAT)
  return (
    <button type="button" className="link" onClick={() => changeGameSetting(HEAT, !tinted)}>
      {tinted ? planner.noShades : planner.shades}
    </button>
  )
}

/** Whether a spell is worth the climb: the chance of this one ascent, and the way that gives the best. */
export const PlannerPanel = () => {
  const { texts } = useLanguage()
  const { view, board, reckoned, question } = usePlay(({ view, board, reckoned, question }) => ({
    view,
    board,
    reckoned,
    question,
  }))
  const spell = useDesk((state) => state.spell)
  const { planner } = texts.ui
  const framed = useFraming()?.question
  const lost = board.position === null
  const facts = spell ? findSpell(spellsOf(view.spells, board.sheet), spell) : undefined
  if (!view.options.odds && view.role.kind !== 'gardien') return null
  if (framed) return null
  return (
    <details className="planner" open={spell !== null && Boolean(question || reckoned || facts?.difficulty === 'variable')}>
      <summary>{planner.title}</summary>
      {view.role.kind === 'gardien' && <SpellPick />}
      {view.role.kind !== 'gardien' && spell === null && <NoGoal />}
      {spell !== null && (
        <div className="plan-place">
          {facts?.difficulty === 'variable' && <p>{planner.openDifficulty}</p>}
          {question && !reckoned && <p role="status">{planner.computing}</p>}
          {facts?.difficulty !== 'variable' && !question && <p data-none>{lost ? planner.toldLost : planner.notNow}</p>}
          {reckoned && <Figures {...reckoned} />}
        </div>
      )}
      {(question || reckoned) && <Tinting />}
    </details>
  )
}
