import { useShell } from '../../../../house/play/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import type { HindsightTexts } from '../../texts/index.ts'
import { Sentence } from '../cards/Sentence.tsx'
import { useDesk, useDeskStore, useOwnSeat, usePlay, useSeat } from '../duel.ts'
import type { JournalEntry } from '../journal/entries.ts'
import { useHindsightWords, useLanguage, withHindsight } from '../words.ts'
import { deedWords, type Telling } from './deedWords.ts'
import { type Hindsight, lookBack, momentAfter, type Remark, remarkAt } from './hindsight.ts'
import './hindsight.css'

/** What was found so far; null: nothing was asked, or the duel goes on. */
const useHindsight = (): Hindsight | null => {
  const found = useDesk((desk) => desk.hindsight)
  const over = useSeat((state) => state.view?.phase === 'over')
  return over ? found : null
}

const saidOf = (words: HindsightTexts, { status, seen, of, remarks }: Hindsight): string => {
  if (status === 'failed') return words.failed
  if (status === 'looking') return words.looking({ seen, of })
  return remarks.length > 0 ? words.found({ count: remarks.length }) : words.none
}

/** At the end of a duel: the way to what Lucide would have done. */
export const HindsightDoor = () => {
  const words = useHindsightWords()
  const seat = useOwnSeat()
  const desk = useDeskStore()
  const found = useHindsight()
  const first = found?.remarks[0]
  const look = (): void => void lookBack(seat, (hindsight) => desk.setState({ hindsight }))
  const show = (): void => {
    if (first) void seat.showAt(first.n - 1)
  }
  return (
    <div className="hindsight list">
      <p role="status">{found && saidOf(words, found)}</p>
      {(!found || found.status === 'failed') && <Button name={found ? words.again : words.open} to={look} />}
      {first && <Button name={words.first} to={show} aria-keyshortcuts="L" />}
    </div>
  )
}

/** Counted by deals; the others are means. */
const OFTEN = ['won', 'out', 'open']
const tenths = (value: number): number => Math.round(value * 10) / 10

const bringsWords = (words: HindsightTexts, { brings, deals }: Remark): string => {
  const what = brings.map(({ of, better, made }) => {
    const shown = (value: number): number => (OFTEN.includes(of) ? Math.round(value * deals) : tenths(value))
    return words.counted[of]({ better: shown(better), made: shown(made), deals })
  })
  return words.brings({ what, deals })
}

const useTelling = (): Telling => {
  const { texts, format } = useLanguage()
  const words = useHindsightWords()
  const { players, designated, mine } = usePlay((play) => play.view)
  const nameOf = (seat: string): string => players.find((one) => one.seat === seat)?.name ?? seat
  const opponent = designated ?? players.find(({ seat }) => seat !== mine?.seat)?.seat ?? ''
  return { texts, words, and: format.and, nameOf, opponent }
}

const Ways = ({ remarks, shown }: { readonly remarks: readonly Remark[]; readonly shown: number }) => {
  const words = useHindsightWords()
  const seat = useOwnSeat()
  const here = remarkAt(remarks, shown)
  const go = (by: 1 | -1) => () => void seat.showAt(momentAfter(remarks, shown, by))
  if (remarks.length === 0 || (here && remarks.length === 1)) return null
  return (
    <div className="row line">
      <Button name={words.previous} to={go(-1)} />
      <Button kind="main" name={words.next} to={go(1)} aria-keyshortcuts="L" />
      {here && <span>{words.place({ at: remarks.indexOf(here) + 1, of: remarks.length })}</span>}
    </div>
  )
}

/** While an earlier moment of a duel that is over is shown: what Lucide would have done, and the way to the next such moment. */
export const HindsightHere = () => {
  const found = useHindsight()
  const telling = useTelling()
  const shown = useSeat((state) => state.replay?.n ?? null)
  if (!found || shown === null) return null
  const { words } = telling
  const remark = remarkAt(found.remarks, shown)
  const deeds = remark && deedWords(telling, remark.made, remark.better)
  return (
    <section className="hindsight list" aria-label={words.title}>
      <div role="status" className="list">
        {deeds && (
          <p>
            <Sentence text={words.made({ deed: deeds.made })} />
          </p>
        )}
        {deeds && (
          <p className="strong">
            <Sentence text={words.better({ deed: deeds.better })} />
          </p>
        )}
        {remark && <p className="hindsight-brings">{bringsWords(words, remark)}</p>}
      </div>
      <Ways remarks={found.remarks} shown={shown} />
    </section>
  )
}

/** Over an entry of the journal that Lucide would have had otherwise: leads to the moment before it. */
export const HindsightMark = withHindsight(({ entry: { n } }: { readonly entry: JournalEntry }) => {
  const words = useHindsightWords()
  const seat = useOwnSeat()
  const { shut } = useShell()
  const found = useHindsight()
  if (!found?.remarks.some((remark) => remark.n === n)) return null
  const show = (): void => {
    shut()
    void seat.showAt(n - 1)
  }
  return (
    <button type="button" className="hindsight-mark" onClick={show}>
      {words.mark}
    </button>
  )
})
