import { type ReactNode, useMemo } from 'react'
import { luckOfAll, luckOver, type PracticeRecord } from '../../../practice/index.ts'
import { Part } from '../Page.tsx'
import { useLanguage, usePractice } from '../speaking.ts'
import { CoursePlot, LuckDrawn } from './Plots.tsx'

interface FiguresProps {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** What a plot shows, in figures. */
export const Figures = ({ heads, rows }: FiguresProps) => {
  const { record: words } = usePractice()
  return (
    <details className="figures fold">
      <summary>{words.figures}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section className="figures-box" tabIndex={0} aria-label={words.figures}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/** Two spreads hold nineteen of twenty. */
const WIDE = 2

/** How far the dice were from their expectation, over each journey and over all. */
export const LuckPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { texts, format } = useLanguage()
  const {
    record: words,
    journeys: { axes },
  } = usePractice()
  const all = useMemo(() => luckOfAll(record), [record])
  const over = useMemo(() => luckOver(record), [record])
  const tenth = (value: number): string => format.number(Math.round(value * 10) / 10)
  return (
    <Part id="luck" title={words.luck} lead={all.rolls === 0 && words.noLuck}>
      {all.rolls > 0 && (
        <>
          <p>
            {words.rolls({ favoured: all.favoured, rolls: all.rolls, expected: tenth(all.expected) })}{' '}
            {texts.ui.tale.verdict[all.verdict]}
          </p>
          <LuckDrawn luck={all} />
          {over.length > 1 && (
            <figure>
              <figcaption>{words.course}</figcaption>
              <CoursePlot
                values={over.map(({ above, spread }) => ({ value: above, spread: WIDE * spread }))}
                around={0}
                label={words.courseTold({ count: over.length, above: tenth(over.at(-1)?.above ?? 0) })}
                figure={tenth}
                axes={{ x: axes.journeys, y: axes.above }}
              />
            </figure>
          )}
          <Figures
            heads={(['journey', 'end', 'rolls', 'favoured', 'expected', 'atLeast'] as const).map((head) => words.heads[head])}
            rows={over.toReversed().map(({ journey, luck }) => ({
              key: journey.id,
              cells: [
                format.dateTime(journey.at),
                words.ends[journey.end],
                luck.rolls,
                luck.favoured,
                tenth(luck.expected),
                format.probability(luck.atLeast),
              ],
            }))}
          />
        </>
      )}
    </Part>
  )
}
