import { useEffect, useState } from 'react'
import { isRefusal } from '../../kit/refusal.ts'
import type { Begin, StartFace } from '../face/face.ts'
import { firstGuest, useGuests, useStart } from '../face/guests.ts'
import type { SavedGame } from '../library/library.ts'
import { NothingKept } from '../library/NothingKept.tsx'
import { forgetNotice, tell, useNotice } from '../library/notice.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { goToTables, StartTables } from '../table/StartTables.tsx'
import { refusalText } from '../texts/index.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { SavedGames } from './SavedGames.tsx'
import { StartBar } from './StartBar.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { useSaved } from './useSaved.ts'
import './start.css'

const Resume = ({ record, guest }: { readonly record: SavedGame; readonly guest: StartFace | null }) => {
  const { start } = useTexts().ui
  return (
    <>
      <a className="button start-main" data-kind="main" href={hrefOf({ screen: 'journey', id: record.id })}>
        {start.resume}
      </a>
      {guest && <guest.ResumeLine card={record.card} />}
    </>
  )
}

interface HeroProps {
  readonly guest: StartFace | null
  readonly last: SavedGame | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

const Hero = ({ guest, last, busy, onBegin }: HeroProps) => {
  const { common, start } = useTexts().ui
  return (
    <section className="start-hero">
      <h1>{common.title}</h1>
      <p className="start-tagline">{start.tagline}</p>
      {last && <Resume record={last} guest={guest} />}
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
      <ul className="start-ways">
        <li>
          <button type="button" className="button" onClick={goToTables}>
            {start.together}
          </button>
          <span className="start-soft">{start.togetherHint}</span>
        </li>
        {guest?.practicePage && (
          <li>
            <a className="button" href={hrefOf({ screen: 'page', page: guest.practicePage })}>
              {start.practise}
            </a>
            <span className="start-soft">{start.practiseHint}</span>
          </li>
        )}
      </ul>
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

interface StartScreenProps {
  /** Something can be begun. */
  readonly onReady: (guest: StartFace) => void
}

export const StartScreen = ({ onReady }: StartScreenProps) => {
  const { texts, format } = useLanguage()
  const guests = useGuests()
  const guest = useStart(firstGuest(guests))
  const { shelf, refresh } = useSaved()
  const ready = shelf === null ? null : guest
  useEffect(() => {
    if (ready) onReady(ready)
  }, [ready, onReady])
  const [busy, setBusy] = useState(false)

  const begin = async (what: Begin): Promise<void> => {
    setBusy(true)
    const id = await what().catch(() => null)
    setBusy(false)
    if (id === null) tell(texts.ui.states.notSaved, 'refused')
    else if (isRefusal(id)) tell(refusalText(texts, id), 'refused')
    else goTo({ screen: 'journey', id })
  }
  const takeIn = async (list: FileList): Promise<void> => {
    // The list is the field's own and is emptied with it.
    const files = [...list]
    const { importFile, importText, isRefused } = await import('../library/importFile.ts')
    for (const file of files) {
      const outcome = await importFile(file, guests, format.locale).catch(() => null)
      if (outcome === null) tell(texts.ui.states.notSaved, 'refused')
      else tell(importText(texts, outcome), isRefused(outcome) ? 'refused' : 'done')
    }
    await refresh()
  }
  const dragging = useFileDrop(takeIn)
  const own = shelf && <SavedGames guest={guest} shelf={shelf} onFiles={takeIn} onChange={refresh} />
  const isEmpty = shelf?.saved.length === 0 && shelf.damaged.length === 0
  return (
    <div className="start">
      <StartBar guest={guest} />
      <main>
        {guest && <guest.Art />}
        <Hero
          guest={guest}
          last={shelf?.saved.find(({ card }) => guest?.isCard(card))}
          busy={busy || shelf === null || guest === null}
          onBegin={() => guest && begin(guest.begin)}
        />
        <NoticeLine />
        {shelf?.lasts === false && <NothingKept />}
        {!isEmpty && own}
        {guest && <guest.Ready busy={busy} onBegin={(what) => void begin(what)} />}
        <StartTables />
        {isEmpty && own}
      </main>
      {dragging && <p className="start-drop">{texts.ui.library.dropHere}</p>}
    </div>
  )
}
