import type { Begin } from '../../../../house/face/face.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import type { Refusal } from '../../../../kit/refusal.ts'
import { bestVoie } from '../../rules/brief.ts'
import type { DreamerSetup } from '../../rules/public.ts'
import { READY_DREAMERS, type ReadyId } from '../dreamer/readyDreamers.ts'
import { DreamerMoon } from './DreamerMoon.tsx'
import { useTexts } from './words.ts'
import '../../../../house/ui/leaf.css'
import './start.css'

/** What begins a journey is loaded when one begins. */
export const begin = async (id: ReadyId): Promise<string | Refusal> => {
  const { beginReady } = await import('../dreamer/newDreamer.ts')
  return beginReady(id)
}

const READY: readonly (readonly [id: ReadyId, moon: number])[] = [
  ['nitouche', 0.34],
  ['balthazar', 0.92],
  ['lison', 0.14],
]

const Strengths = ({ setup: { sheet, reserves = [] } }: { readonly setup: DreamerSetup }) => {
  const { ui, voies } = useTexts()
  const best = bestVoie(sheet.draconic)
  const strengths = [
    `${ui.sheet.reve} ${sheet.reve}`,
    ui.library.strength({ voie: voies[best], level: sheet.draconic[best] }),
    sheet.spells ? ui.library.knows({ count: sheet.spells.length }) : ui.library.knowsAll,
    ...(reserves.length > 0 ? [ui.library.keeps({ count: reserves.length })] : []),
  ]
  return (
    <ul className="chips row">
      {strengths.map((strength) => (
        <li key={strength}>{strength}</li>
      ))}
    </ul>
  )
}

interface ReadyCardsProps {
  readonly busy: boolean
  readonly onBegin: (begin: Begin) => void
}

export const ReadyCards = ({ onBegin, busy }: ReadyCardsProps) => {
  const { start, ready, library } = useTexts().ui
  return (
    <section className="start-part">
      <h2>{start.ready}</h2>
      <ul className="ready">
        {READY.map(([id, moon]) => {
          const { name, line } = ready[id]
          return (
            <li key={id} className="ready-card leaf">
              <DreamerMoon name={name} look={READY_DREAMERS[id].sheet.look} lit={moon} size={60} />
              <h3>{name}</h3>
              <p>{line}</p>
              <Strengths setup={READY_DREAMERS[id]} />
              <Button
                name={library.go}
                to={() => onBegin(() => begin(id))}
                disabled={busy}
                aria-label={library.of({ action: library.go, name })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
