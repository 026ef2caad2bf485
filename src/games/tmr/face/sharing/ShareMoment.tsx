import { useEffect, useState } from 'react'
import { download } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { addressOf } from '../../../../house/routes/route.ts'
import { Copyable } from '../../../../house/table/Copyable.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import { type MomentPayload, momentOf, type Situation, writeMoment } from '../../practice/index.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { hrefOfPractice } from '../pages.ts'
import { useLanguage, usePracticeTexts } from '../words/language.tsx'
import { LONGEST_LINK, packed } from './packed.ts'
import './sharing.css'

const linkTo = (letters: string): string => addressOf(hrefOfPractice('moment', letters))

const useLink = (text: string): string | null => {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    setLink(null)
    void packed(text).then((letters) => !left && setLink(linkTo(letters)))
    return () => {
      left = true
    }
  }, [text])
  return link
}

const Made = ({ payload }: { readonly payload: MomentPayload }) => {
  const words = usePracticeTexts()?.moments
  const { format } = useLanguage()
  const text = writeMoment(payload)
  const link = useLink(text)
  if (!words) return null
  const length = format.number(link?.length ?? 0)
  return (
    <div className="moment-made">
      {link === null && <p role="status">{words.making}</p>}
      {link !== null && link.length <= LONGEST_LINK && <Copyable label={words.link({ length })} text={link} />}
      {link !== null && link.length > LONGEST_LINK && <p role="status">{words.tooLong({ length })}</p>}
      <button type="button" className="button" onClick={() => download(text, fileNameOf(words.fileName, new Date()))}>
        {words.file}
      </button>
    </div>
  )
}

/** Makes a link or a file of the moment after an entry. */
export const ShareMoment = ({ seq }: { readonly seq: number }) => {
  const words = usePracticeTexts()?.moments
  const { log } = useOwnSeat()
  const { board } = usePlay()
  const spell = useDesk((desk) => desk.spell)
  const [made, setMade] = useState<{ readonly seq: number; readonly payload: ReturnType<typeof momentOf> } | null>(null)
  if (!words || !log) return null
  const make = (): void => setMade({ seq, payload: momentOf(log() as unknown as Situation, seq, board.id, spell) })
  const payload = made?.seq === seq ? made.payload : null
  return (
    <div className="moment-share">
      <button type="button" className="button" title={words.shareHint} onClick={make}>
        {words.share}
      </button>
      {payload && isRefusal(payload) && <p role="status">{words.hidden}</p>}
      {payload && !isRefusal(payload) && <Made payload={payload} />}
    </div>
  )
}
