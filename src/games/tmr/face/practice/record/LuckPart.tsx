import { useMemo } from 'react'
import { luckOfAll, luckOver, type PracticeRecord } from '../../../practice/index.ts'
import { useLanguage } from '../../words/language.tsx'
import { usePractice } from '../../words/practice.ts'
import { Part } from '../Page.tsx'
import { Figures } from './Figures.tsx'
import { BellPlot, CoursePlot } from './Plots.tsx'

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
  const atLeast = words.atLeast({ chance: format.probability(all.atLeast) })
  const tenth = (value: number): string => format.number(Math.round(value * 10) / 10)
  return (
    <Part id="luck" title={words.luck} lead={all.rolls === 0 && words.noLuck}>
      {all.rolls > 0 && (
        <>
          <p>
            {words.rolls({ favoured: all.favoured, rolls: all.rolls, expected: tenth(all.expected) })}{' '}
            {texts.ui.tale.verdict[all.verdict]}
          </p>
          <p className="luck-figure">{atLeast}</p>
          <figure>
            <figcaption>{words.bell}</figcaption>
            <BellPlot
              distribution={all.distribution}
              favoured={all.favoured}
              label={atLeast}
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
