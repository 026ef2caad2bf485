import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import { against, type Other, type ReadyProps, STRENGTHS } from './against.ts'
import { useTexts } from './words.ts'

/** Any table of this device: two to four, people and programs of any strength, and which rules. */
export const Compose = ({ busy, onBegin }: ReadyProps) => {
  const texts = useTexts()
  const { strengths, table, seats } = texts
  const [others, setOthers] = useState<readonly (Other | 'nobody')[]>(['reveur', 'reveur', 'nobody'])
  const [advanced, setAdvanced] = useState(false)
  const named = STRENGTHS.map((one) => [one, strengths[one].name] as const)
  const choices = (at: number): readonly (readonly [Other | 'nobody', string])[] => [
    ...named,
    ['person', table.person],
    ...(at === 0 ? [] : [['nobody', table.nobody] as const]),
  ]
  const seated = others.filter((other) => other !== 'nobody')
  return (
    <section className="start-part compose">
      <h2>{table.compose}</h2>
      <p className="soft">{seated.length === 1 ? table.two : table.more}</p>
      <div className="compose-seats">
        {others.map((other, at) => (
          <ChoiceField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={at}
            label={seats.numbered({ number: at + 2 })}
            value={other}
            options={choices(at)}
            onChange={(who) => setOthers(others.map((one, place) => (place === at ? who : one)))}
          />
        ))}
      </div>
      <CheckField label={table.advanced} checked={advanced} onChange={setAdvanced} />
      <Button name={table.begin} to={() => onBegin(against(texts, seated, advanced))} disabled={busy} />
    </section>
  )
}
