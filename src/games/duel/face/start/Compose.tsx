import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import type { StartTexts } from '../../texts/startTexts.ts'
import { begun, type ReadyProps, STRENGTHS, type Strength } from './against.ts'
import type { Sitting } from './begin.ts'
import { useTexts } from './words.ts'

type Other = Strength | 'person' | 'nobody'

/** Who sits there, by name: several of one strength, and several people, are numbered. */
const sittingOf = ({ strengths, seats }: StartTexts, others: readonly Other[]): readonly Sitting[] => {
  const all = (['person', ...others] as const).filter((who) => who !== 'nobody')
  return all.map((who, at) => {
    const alike = all.filter((one) => one === who).length
    const number = all.slice(0, at + 1).filter((one) => one === who).length
    if (who === 'person') return { name: alike > 1 ? seats.numbered({ number }) : seats.you, by: who }
    const { name } = strengths[who]
    return { name: alike > 1 ? `${name} ${number}` : name, by: { bot: who } }
  })
}

/** Any table of this device: two to four, people and programs of any strength, and which rules. */
export const Compose = ({ busy, onBegin }: ReadyProps) => {
  const texts = useTexts()
  const { strengths, table, seats } = texts
  const [others, setOthers] = useState<readonly Other[]>(['reveur', 'reveur', 'nobody'])
  const [advanced, setAdvanced] = useState(false)
  const named = STRENGTHS.map((one) => [one, strengths[one].name] as const)
  const choices = (at: number): readonly (readonly [Other, string])[] => [
    ...named,
    ['person', table.person],
    ...(at === 0 ? [] : [['nobody', table.nobody] as const]),
  ]
  const sitting = sittingOf(texts, others)
  const begin = (): void =>
    onBegin(() => begun(sitting.map(({ name }) => name).join(', '), sitting, advanced ? 'advanced' : 'plain'))
  return (
    <section className="start-part compose">
      <h2>{table.compose}</h2>
      <p className="start-soft">{sitting.length === 2 ? table.two : table.more}</p>
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
      <Button name={table.begin} to={begin} disabled={busy} />
    </section>
  )
}
