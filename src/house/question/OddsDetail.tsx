import { Fragment } from 'react'
import { RuleTag } from '../reference/index.ts'
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
