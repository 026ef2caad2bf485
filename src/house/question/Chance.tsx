import { Fragment } from 'react'
import { RuleTag } from '../reference/index.ts'
import { useLanguage } from '../texts/whole.tsx'
import { useAsked } from './context.ts'
import { FieldOf } from './Fields.tsx'
import type { Chance } from './question.ts'

const Made = ({ name, made, rule, field }: Chance) => {
  const last = made.length - 1
  return (
    <>
      {name && made.length > 0 && <p className="chance-name">{name}</p>}
      {made.map((line, at) => (
        <p key={line}>
          {line} {at === last && rule && <RuleTag rule={rule} />}
        </p>
      ))}
      {field && <FieldOf field={field} />}
    </>
  )
}

/** What chances are made of, and their bounds: for whoever wants to know. */
export const OddsDetail = ({ odds }: { readonly odds: readonly Chance[] }) => {
  const { words } = useAsked()
  if (!odds.some(({ made, field }) => made.length > 0 || field)) return null
  return (
    <details className="odds-detail">
      <summary>{words.thresholds}</summary>
      {odds.map((one) => (
        <Fragment key={one.name ?? ''}>
          <Made {...one} />
        </Fragment>
      ))}
    </details>
  )
}

export const OddsBar = ({ chance }: { readonly chance: number }) => (
  <span className="odds-bar" aria-hidden="true">
    <span style={{ inlineSize: `${chance}%` }} />
  </span>
)

export const ChanceFigure = ({ chance: { chance, name } }: { readonly chance: Pick<Chance, 'chance' | 'name'> }) => {
  const { format } = useLanguage()
  const { words } = useAsked()
  return (
    <strong className="chance" title={name ? undefined : words.chance({ chance })}>
      {name && <span className="chance-name">{name} </span>}
      {format.percent(chance)}
    </strong>
  )
}

export const OtherChances = ({ odds }: { readonly odds: readonly Chance[] }) =>
  odds.slice(1).map((one) => (
    <span key={one.name} className="chance-line">
      <ChanceFigure chance={one} /> <OddsBar chance={one.chance} />
    </span>
  ))

/** The best answer: a mark and words, never a colour alone. The chance of what is wanted in the end, where no roll's stands on it (`null`). */
export const Advice = ({ chance }: { readonly chance: number | null }) => {
  const { format } = useLanguage()
  const { advised, advisedFor } = useAsked().words
  const figure = chance === null ? null : format.probability(chance)
  return (
    <span className="advice" title={figure === null ? undefined : advisedFor({ chance: figure })}>
      <span aria-hidden="true">☾</span> <span className="advice-word">{advised}</span> {figure}
    </span>
  )
}
