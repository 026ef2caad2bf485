import { useState } from 'react'
import { beginReady } from '../../games/tmr/face/dreamer/beginReady.ts'
import type { ReadyId } from '../../games/tmr/face/dreamer/readyDreamers.ts'
import { ReadyCards } from '../../games/tmr/face/start/ReadyCards.tsx'
import { StartArt } from '../../games/tmr/face/start/StartArt.tsx'
import { placeText } from '../../games/tmr/face/words/placeText.ts'
import { refusalText } from '../../games/tmr/texts/index.ts'
import { isRefusal } from '../../kit/refusal.ts'
import type { DreamerRecord } from '../library/db.ts'
import { importFile, importText } from '../library/importFile.ts'
import { forgetNotice, tell, useNotice } from '../library/notice.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { StartTables } from '../table/StartTables.tsx'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { OwnDreamers } from './OwnDreamers.tsx'
import { StartBar } from './StartBar.tsx'
import { useDreamers } from './useDreamers.ts'
import { useFileDrop } from './useFileDrop.ts'
import './start.css'

const Resume = ({ record }: { readonly record: DreamerRecord }) => {
  const { texts, format } = useLanguage()
  const { start } = texts.ui
  return (
    <>
      <a className="button start-main" data-kind="main" href={hrefOf({ screen: 'journey', id: record.id })}>
        {start.resume}
      </a>
      <p className="start-soft">
        {start.resumeHint({ dreamer: record.card.name, place: placeText(texts, format.locale, record.card) })}
      </p>
    </>
  )
}

interface HeroProps {
  readonly last: DreamerRecord | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

const Hero = ({ last, busy, onBegin }: HeroProps) => {
  const { common, start } = useTexts().ui
  return (
    <section className="start-hero">
      <h1>{common.title}</h1>
      <p className="start-tagline">{start.tagline}</p>
      {last && <Resume record={last} />}
      <button
        type="button"
        className={last ? 'button' : 'button start-main'}
        data-kind={last ? undefined : 'main'}
        disabled={busy}
        onClick={onBegin}
      >
        {start.begin}
      </button>
      {!last && <p className="start-soft">{start.beginHint}</p>}
    </section>
  )
}

const NoticeLine = () => {
  const notice = useNotice((state) => state.notice)
  const { close } = useTexts().ui.common
  return (
    <div className="start-notice" role="status">
      {notice && (
        <p data-kind={notice.kind}>
          {notice.text}
          <button type="button" className="button" data-kind="quiet" onClick={forgetNotice}>
            {close}
          </button>
        </p>
      )}
    </div>
  )
}

export const StartScreen = () => {
  const texts = useTexts()
  const { records, failed, refresh } = useDreamers()
  const [busy, setBusy] = useState(false)

  const begin = async (ready: ReadyId): Promise<void> => {
    setBusy(true)
    const id = await beginReady(ready).catch(() => null)
    setBusy(false)
    if (id === null) tell(texts.ui.library.noStorage, 'refused')
    else if (isRefusal(id)) tell(refusalText(texts, id), 'refused')
    else goTo({ screen: 'journey', id })
  }
  const takeIn = async (files: FileList): Promise<void> => {
    for (const file of files) {
      const outcome = await importFile(file).catch(() => null)
      if (outcome === null) tell(texts.ui.states.notSaved, 'refused')
      else tell(importText(texts, outcome), isRefusal(outcome) ? 'refused' : 'done')
    }
    await refresh()
  }
  const dragging = useFileDrop(takeIn)
  const own = <OwnDreamers records={records ?? []} onFiles={takeIn} onChange={refresh} />
  return (
    <div className="start">
      <StartBar />
      <main>
        <StartArt />
        <Hero last={records?.[0]} busy={busy || records === null} onBegin={() => begin('nitouche')} />
        <NoticeLine />
        {failed && <p className="start-failed">{texts.ui.library.noStorage}</p>}
        {records && records.length > 0 && own}
        <ReadyCards busy={busy} onBegin={begin} />
        <StartTables />
        {records?.length === 0 && own}
      </main>
      {dragging && <p className="start-drop">{texts.ui.library.dropHere}</p>}
    </div>
  )
}
