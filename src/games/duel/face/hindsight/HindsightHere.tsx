import { Button } from '../../../../house/ui/Button.tsx'
import { useOwnSeat, usePlay, useSeat } from '../duel.ts'
import { deedWords, type Telling } from './deedWords.ts'
import type { Remark } from './hindsight.ts'
import { momentAfter, remarkAt, useHindsight, useNextKey } from './useHindsight.ts'
import { useWords } from './words.ts'
import { useLanguage } from '../words.ts'
import './hindsight.css'

/** Counted by deals; the others are means. */
const OFTEN = ['won', 'out', 'open']
const tenths = (value: number): number => Math.round(value * 10) / 10

const bringsWords = ({ words }: Telling, { brings, deals }: Remark): string => {
  const what = brings.map(({ of, better, made }) => {
    const shown = (value: number): number => (OFTEN.includes(of) ? Math.round(value * deals) : tenths(value))
    return words.counted[of]({ better: shown(better), made: shown(made), deals })
  })
  return words.brings({ what, deals })
}

const useTelling = (): Telling | null => {
  const { texts, format } = useLanguage()
  const words = useWords()
  const { players, designated, mine } = usePlay((play) => play.view)
  const nameOf = (seat: string): string => players.find((one) => one.seat === seat)?.name ?? seat
  const opponent = designated ?? players.find(({ seat }) => seat !== mine?.seat)?.seat ?? ''
  return words ? { texts, words, and: format.and, nameOf, opponent } : null
}

const RemarkWords = ({ telling, remark }: { readonly telling: Telling; readonly remark: Remark }) => {
  const { words } = telling
  const deeds = deedWords(telling, remark.made, remark.better)
  return (
    <>
      <p>{words.made({ deed: deeds.made })}</p>
      <p className="hindsight-better">{words.better({ deed: deeds.better })}</p>
      <p className="hindsight-brings">{bringsWords(telling, remark)}</p>
    </>
  )
}

interface WaysProps {
  readonly telling: Telling
  readonly remarks: readonly Remark[]
  readonly shown: number
}

const Ways = ({ telling: { words }, remarks, shown }: WaysProps) => {
  const seat = useOwnSeat()
  const here = remarkAt(remarks, shown)
  const go = (by: 1 | -1) => () => void seat.showAt(momentAfter(remarks, shown, by))
  useNextKey(go(1))
  if (remarks.length === 0 || (here && remarks.length === 1)) return null
  return (
    <div className="hindsight-ways">
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
  if (!found || !telling || shown === null) return null
  const remark = remarkAt(found.remarks, shown)
  return (
    <section className="hindsight" aria-label={telling.words.title}>
      <div role="status">{remark && <RemarkWords telling={telling} remark={remark} />}</div>
      <Ways telling={telling} remarks={found.remarks} shown={shown} />
    </section>
  )
}
