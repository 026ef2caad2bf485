import { useMemo } from 'react'
import { useStore } from 'zustand'
import { GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import { useDensity } from '../../../../../house/question/index.ts'
import { numberUpTo } from '../../../../../house/seat/chanceDice.ts'
import { useAwaited } from '../../../../../house/ui/awaited.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import { choiceIn, type OpenedMoment, openMoment, readMoment, type Seen, seenIn, storedOf } from '../../../practice/index.ts'
import type { Command, DreamerView, TmrSpeech, Told, View } from '../../../rules/public.ts'
import type { PracticeTexts } from '../../../texts/index.ts'
import type { Framing } from '../../desk/framing.ts'
import { announcements } from '../../journal/announcements.ts'
import { useNames } from '../../journal/names.ts'
import type { Reader } from '../../journal/words.ts'
import { labelOf, type Naming } from '../../question/index.ts'
import { unpacked } from '../../sharing/packed.ts'
import { exercise } from '../exercise.ts'
import { Folded, Missing, Waiting } from '../Page.tsx'
import { useLanguage, usePractice, useSpellTexts } from '../speaking.ts'
import { keptFile } from './MomentPart.tsx'
import './moment.css'

/** The same as if it had been told here; the encounter of the moment is the one spoken of. */
const asNotices = (after: OpenedMoment['after'], { clock }: View, { id, encounter }: DreamerView): readonly Notice<Told>[] => {
  const told = (what: unknown): Told => ({ dreamer: id, round: 0, clock, what }) as Told
  const met = encounter ? [told({ type: 'encounterMet', ...encounter, face: 1, dice: [] })] : []
  return [
    { n: 1, told: met },
    { n: 2, told: after.map(told) },
  ]
}

/** What was done and how it went, in sentences; what cannot be told is left out. */
const afterLines = (reader: Reader, { after }: OpenedMoment, { view, board }: Seen): readonly string[] => {
  try {
    return announcements(reader, asNotices(after, view, board), 1)
  } catch {
    return []
  }
}

/** What the other chose, by the name it has on the card; null: it has none, or cannot be told. */
const choiceWords = (naming: Naming, { after }: OpenedMoment): string | null => {
  if (after[0]?.type === 'messengerSent') return naming.texts.ui.actions.send
  try {
    const act = choiceIn(after)
    return act && labelOf(naming, act as Command)
  } catch {
    return null
  }
}

const FILE = 'fichier'

const momentAt = async (detail: string): Promise<OpenedMoment | Refusal> => {
  const text = await (detail === FILE ? keptFile() : unpacked(detail))
  const payload = isRefusal(text) ? text : readMoment(text)
  return isRefusal(payload) ? payload : openMoment(payload, numberUpTo(2 ** 31 - 1))
}

const NO_NOTICES: never[] = []

interface AfterProps {
  readonly choice: string | null
  readonly lines: readonly string[]
}

/** Hidden until one has answered oneself; where there is little room, what followed the choice is folded, and the question stays in sight. */
const After = ({ choice, lines }: AfterProps) => {
  const { moments: words } = usePractice()
  const tight = useDensity() === 'tight'
  if (lines.length === 0) return <p className="guide-ask strong">{words.noAfter}</p>
  const told = (
    <>
      <ol className="moment-after">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
          <li key={at}>{line}</li>
        ))}
      </ol>
      <p>{words.notYours}</p>
    </>
  )
  return (
    <>
      {choice && <p className="guide-ask strong">{words.chose({ choice })}</p>}
      {tight ? <Folded summary={words.after}>{told}</Folded> : <p>{words.after}</p>}
      {!tight && told}
    </>
  )
}

interface MomentProps {
  readonly moment: OpenedMoment
}

const useFrame = (
  { moment }: MomentProps,
  { seat, room }: OpenExercise<TmrSpeech>,
  onAgain: () => void,
): Omit<Framing, 'home'> | null => {
  const { texts, format } = useLanguage()
  const { moments: words } = usePractice()
  const spells = useSpellTexts()
  const seen = useMemo(() => seenIn(moment) as Seen, [moment])
  const names = useNames(seen.view, NO_NOTICES)
  // What is shown has waited for the dice; so does what was done.
  useStore(seat.store, (state) => state.view)
  const answered = room.entries.length > moment.entries.length
  const lines = answered ? afterLines({ texts, format, names }, moment, seen) : []
  const choice =
    answered && spells
      ? choiceWords({ texts, format, spellName: names.spell, afflictionName: (id) => id, dreamerName: names.dreamer }, moment)
      : null
  const told = lines.length > 0 ? [...(choice ? [words.chose({ choice })] : []), words.after, ...lines] : [words.noAfter]
  return {
    guide: (
      <GuideBox label={words.title} heading={words.title} ways={answered ? [{ name: words.again, to: onAgain }] : []}>
        {!answered && <p>{words.lead}</p>}
        {!answered && moment.redrawn && <p>{words.redrawn}</p>}
        {answered && <After {...{ choice, lines }} />}
      </GuideBox>
    ),
    spoken: answered ? told.join(' ') : `${words.title} ${words.lead}`,
    goal: moment.spell ? { spell: moment.spell, wanders: false } : { spell: null, wanders: true },
    ...(answered ? {} : { advice: 'kept-back' }),
  }
}

const MomentPlay = exercise<MomentProps>({ laidOf: ({ moment }) => ({ from: storedOf(moment) }), useFrame })

const OLD: ReadonlySet<string> = new Set(['other-version', 'other-rules'])

/** What is to be asked for again: a link, or a file. */
const failureOf = (words: PracticeTexts['moments'], { code }: Refusal, detail: string): string => {
  if (OLD.has(code)) return words.tooOld
  if (code === 'no-file') return words.fileGone
  return detail === FILE ? words.brokenFile : words.broken
}

/** Somebody's moment, from a link or a file: the same situation, answered anew. */
export const MomentScreen = ({ detail }: { readonly detail: string }) => {
  const { moments: words } = usePractice()
  const moment = useAwaited(momentAt, detail)
  if (moment === null) return <Waiting told={words.opening} />
  return isRefusal(moment) ? <Missing told={failureOf(words, moment, detail)} /> : <MomentPlay moment={moment} />
}
