import { useMemo } from 'react'
import { luckOfAll, luckOver, type PracticeRecord } from '../../../practice/index.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { Figures } from './Figures.tsx'
import { BellPlot, CoursePlot } from './Plots.tsx'

/** Two spreads hold nineteen of twenty. */
const WIDE = 2

/** How far the dice were from their expectation, over each journey and over all. */
export const LuckPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { texts, format } = useLanguage()
  const practice = usePracticeTexts()
  const all = useMemo(() => luckOfAll(record), [record])
  const over = useMemo(() => luckOver(record), [record])
  if (!practice) return null
  const {
    record: words,
    journeys: { axes },
  } = practice
  const tenth = (value: number): string => format.number(Math.round(value * 10) / 10)
  return (
    <section className="practice-part" aria-labelledby="luck">
      <h2 id="luck">{words.luck}</h2>
      {all.rolls === 0 && <p className="practice-soft">{words.noLuck}</p>}
      {all.rolls > 0 && (
        <>
          <p>
            {words.rolls({ favoured: all.favoured, rolls: all.rolls, expected: tenth(all.expected) })}{' '}
            {texts.ui.tale.verdict[all.verdict]}
          </p>
          <p className="luck-figure">{words.atLeast({ chance: format.probability(all.atLeast) })}</p>
          <figure>
            <figcaption>{words.bell}</figcaption>
            <BellPlot
              distribution={all.distribution}
              favoured={all.favoured}
              label={words.atLeast({ chance: format.probability(all.atLeast) })}
              axes={{ x: axes.luck, y: axes.share }}
              share={format.probability}
            />
          </figure>
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
            heads={[
              words.heads.journey,
              words.heads.end,
              words.heads.rolls,
              words.heads.favoured,
              words.heads.expected,
              words.heads.atLeast,
            ]}
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
    </section>
  )
}
