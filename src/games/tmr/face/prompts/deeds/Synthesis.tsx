import { useAsked } from '../../../../../house/question/index.ts'
import { VOIES } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useLanguage } from '../../words/language.tsx'

/** SIG-7: what cannot be had yet, each with its reason: not answers. */
export const Beyond = () => {
  const { synthesis } = useLanguage().texts.ui.deeds
  const { answers } = useAsked().question
  const beyond = answers.filter(({ group }) => group === 'beyond')
  return (
    <>
      {beyond.length === answers.length && <p className="soft">{synthesis.none}</p>}
      {beyond.length > 0 && (
        <details className="card-note deed-beyond">
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

export const PointsHeld = () => {
  const { texts, format } = useLanguage()
  const spellPoints = usePlay((play) => play.board.spellPoints)
  const { synthesis } = texts.ui.deeds
  const held = VOIES.filter((voie) => spellPoints[voie] > 0).map((voie) =>
    synthesis.heldIn({ voie: texts.voies[voie].name, points: spellPoints[voie] }),
  )
  return held.length > 0 && <p className="card-note">{synthesis.held({ points: format.and(held) })}</p>
}
