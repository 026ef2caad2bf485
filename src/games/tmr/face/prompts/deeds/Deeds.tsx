import { AnswerRows, Fields, useAsked } from '../../../../../house/question/index.ts'
import { useRoomy } from '../../../../../house/ui/roomy.ts'
import { VOIES } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import type { Deed } from '../../desk/desk.ts'
import { methodOf, useHere } from '../../question/index.ts'
import { Readings } from '../../sky/Readings.tsx'
import { useLanguage, useTexts } from '../../words/language.tsx'
import { CastList } from '../Castables.tsx'
import { FormCard } from '../QuestionCard.tsx'
import './deeds.css'

/** SIG-7: what cannot be had yet, each with its reason: not answers. */
const Beyond = () => {
  const { synthesis } = useLanguage().texts.ui.deeds
  const { answers } = useAsked().question
  const roomy = useRoomy()
  const beyond = answers.filter(({ group }) => group === 'beyond')
  return (
    <>
      {beyond.length === answers.length && <p className="soft">{synthesis.none}</p>}
      {beyond.length > 0 && (
        <details ref={roomy} className="card-note deed-beyond">
          <summary>{synthesis.beyond({ count: beyond.length })}</summary>
          <ul>
            {beyond.map(({ id, label, refusal }) => (
              <li key={id}>
                {label}
                {refusal && <small> {refusal}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const PointsHeld = () => {
  const { texts, format } = useLanguage()
  const spellPoints = usePlay((play) => play.board.spellPoints)
  const { synthesis } = texts.ui.deeds
  const held = VOIES.filter((voie) => spellPoints[voie] > 0).map((voie) =>
    synthesis.heldIn({ voie: texts.voies[voie], points: spellPoints[voie] }),
  )
  return held.length > 0 && <p className="card-note">{synthesis.held({ points: format.and(held) })}</p>
}

/** SIG-5: the hour is the clock's, the other conditions are one's own to keep. */
const Conditions = () => {
  const { hours, ui, genres } = useTexts()
  const { asking } = useHere()
  const { meditation } = ui.deeds
  const method = methodOf(asking)
  const kept = asking.view.clock.hour === method.hour
  const failures = asking.board.failures[method.id] ?? 0
  return (
    <>
      <div data-yields>
        <fieldset className="deed-conditions">
          <legend>{meditation.conditions}</legend>
          <p data-kept={kept}>
            {kept ? '✓' : '✗'} {meditation.hour({ hour: hours[method.hour].hour })}
          </p>
          <Fields group="conditions" />
        </fieldset>
      </div>
      <p className="soft">
        {meditation.genre({ genre: genres[method.genre].name })} {failures > 0 && meditation.failures({ count: failures })}
      </p>
    </>
  )
}

/** AST-4: at a table the sky is the gardien's word. */
const SkyNotes = () => {
  const { horoscope } = useTexts().ui.deeds
  const { asking } = useHere()
  const { sky = 0 } = asking.view.options
  return (
    <>
      {asking.company === 'table' && (
        <p className="card-note">{sky === null ? horoscope.covered : horoscope.sky({ visibility: sky })}</p>
      )}
      {asking.board.sheet.birth === null && <p className="card-note">{horoscope.noBirth}</p>}
    </>
  )
}

const Answers = ({ deed }: { readonly deed: Deed }) => {
  const { board } = useHere().asking
  switch (deed) {
    case 'meditate':
    case 'stars':
      return (
        <>
          <div className="deed-fields">
            <Fields />
          </div>
          {deed === 'stars' ? <SkyNotes /> : <Conditions />}
          <AnswerRows />
          {deed === 'stars' && board.readings.length > 0 && <Readings board={board} />}
        </>
      )
    case 'spend':
    case 'read':
      return (
        <>
          <AnswerRows />
          <Fields />
        </>
      )
    case 'synthesise':
      return (
        <>
          <PointsHeld />
          <AnswerRows />
          <Beyond />
        </>
      )
    case 'casts':
      return <CastList />
    default:
      return deed satisfies never
  }
}

/** A form in place of the question. */
export const DeedForm = ({ deed }: { readonly deed: Deed }) => (
  <FormCard kind={deed === 'casts' ? 'casting' : deed}>
    <Answers deed={deed} />
  </FormCard>
)
