import { type RefObject, useEffect, useRef, useState } from 'react'
import { download } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { addressOf } from '../../../../house/routes/route.ts'
import { Copyable } from '../../../../house/table/Copyable.tsx'
import type { Format } from '../../../../house/texts/index.ts'
import { useAwaited } from '../../../../house/ui/awaited.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { type MomentPayload, momentOf, type Situation, writeMoment } from '../../practice/index.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import { useLanguage, usePractice, withPractice } from '../words/language.tsx'
import { LONGEST_LINK, packed } from './packed.ts'
import './sharing.css'

/** Null: nothing to make one of. */
const linkOf = async (text: string | null): Promise<string | null> =>
  text === null ? null : addressOf(hrefOfPractice('moment', await packed(text)))

/** What was asked for at the end of a long list is seen where it was asked. */
const useIntoSight = (what: unknown, sentence: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (what !== null && sentence !== '') box.current?.scrollIntoView({ block: 'nearest' })
  }, [what, sentence])
  return box
}

type Words = PracticeTexts['moments']

const sentenceOf = (words: Words, format: Format, payload: MomentPayload | Refusal | null, link: string | null): string => {
  if (payload === null) return ''
  if (isRefusal(payload)) return words.hidden
  if (link === null) return words.making
  return link.length > LONGEST_LINK ? words.tooLong({ length: format.number(link.length) }) : words.ready
}

interface MadeMoment {
  readonly seq: number
  readonly payload: MomentPayload | Refusal
}

/** Makes a link or a file of the moment after an entry; not at a table, whose log is the gardien's. */
export const ShareMoment = ({ seq }: { readonly seq: number }) => {
  const { format } = useLanguage()
  const { moments: words } = usePractice()
  const { log } = useOwnSeat()
  const board = usePlay((play) => play.board)
  const spell = useDesk((desk) => desk.spell)
  const [made, setMade] = useState<MadeMoment | null>(null)
  const now = made?.seq === seq ? made : null
  const text = now && !isRefusal(now.payload) ? writeMoment(now.payload) : null
  const link = useAwaited(linkOf, text)
  const sentence = sentenceOf(words, format, now?.payload ?? null, link)
  const answer = useIntoSight(now, sentence)
  if (!log) return null
  const make = (): void => setMade({ seq, payload: momentOf(log() as Situation, seq, board.id, spell) })
  return (
    <div className="moment-share">
      <Button name={words.share} to={make} title={words.shareHint} />
      <div ref={answer} className="moment-answer">
        <p role="status">{sentence}</p>
        {text !== null && (
          <div className="moment-made">
            {link !== null && link.length <= LONGEST_LINK && (
              <Copyable label={words.link({ length: format.number(link.length) })} text={link} />
            )}
            <Button name={words.file} to={() => download(text, fileNameOf(words.fileName, new Date()))} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Under the journal: the moment shown, or the present one, for somebody else. */
export const ShareShown = withPractice(({ shownAt }: { readonly shownAt: number | null }) => {
  const { log, seqOf } = useOwnSeat()
  if (!log || !seqOf) return null
  return <ShareMoment seq={shownAt === null ? (log().entries.at(-1)?.seq ?? 0) : (seqOf(shownAt) ?? 0)} />
})
