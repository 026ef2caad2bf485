import { useTexts } from '../../../../house/texts/language.tsx'
import { bestVoie, type DreamerSetup } from '../../rules/public.ts'
import { READY_DREAMERS, type ReadyId } from '../dreamer/readyDreamers.ts'
import { Moon } from './Moon.tsx'

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
    ui.library.strength({ voie: voies[best].name, level: sheet.draconic[best] }),
    sheet.spells ? ui.library.knows({ count: sheet.spells.length }) : ui.library.knowsAll,
    ...(reserves.length > 0 ? [ui.library.keeps({ count: reserves.length })] : []),
  ]
  return (
    <ul className="chips">
      {strengths.map((strength) => (
        <li key={strength}>{strength}</li>
      ))}
    </ul>
  )
}

export const ReadyCards = ({ onBegin, busy }: { readonly onBegin: (id: ReadyId) => void; readonly busy: boolean }) => {
  const { start, library } = useTexts().ui
  return (
    <section className="start-part">
      <h2>{start.ready}</h2>
      <ul className="ready">
        {READY.map(([id, moon]) => {
          const { name, line } = start.dreamers[id]
          return (
            <li key={id} className="ready-card">
              <Moon lit={moon} size={52} />
              <h3>{name}</h3>
              <p>{line}</p>
              <Strengths setup={READY_DREAMERS[id]} />
              <button
                type="button"
                className="button"
                disabled={busy}
                aria-label={library.of({ action: library.go, name })}
                onClick={() => onBegin(id)}
              >
                {library.go}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
