import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '../../kit/refusal.ts'
import type { Begin, Guest, StartFace } from '../face/face.ts'
import { fetchStart, useGuests, useStart, useStartWords } from '../face/guests.ts'
import { NothingKept } from '../library/NothingKept.tsx'
import { forgetNotice, tell, useNotice } from '../library/notice.ts'
import { readPractice } from '../library/practiceRecord.ts'
import { readShelf, type Shelf } from '../library/shelf.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { StartTables } from '../table/StartTables.tsx'
import type { Locale } from '../texts/format.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { useAwaited } from '../ui/awaited.ts'
import { Button } from '../ui/Button.tsx'
import { optional } from '../ui/later.tsx'
import { gameOpened } from '../version/index.ts'
import { Hero } from './Hero.tsx'
import { StartBar } from './StartBar.tsx'
import './start.css'

const UNREADABLE: Shelf = { saved: [], damaged: [], lasts: false }

const useSaved = (): { readonly shelf: Shelf | null; readonly refresh: () => Promise<void> } => {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  const refresh = useCallback(() => readShelf().then(setShelf, () => setShelf(UNREADABLE)), [])
  useEffect(() => void refresh(), [refresh])
  return { shelf, refresh }
}

const isPractised = (game: string): Promise<boolean> =>
  readPractice(game).then(
    (kept) => kept !== undefined,
    () => false,
  )

/** Nothing of this game was ever played or learnt in this browser. Null until it is known. */
const useNewcomer = (game: string, shelf: Shelf | null): boolean | null => {
  const practised = useAwaited(isPractised, game)
  if (shelf === null || practised === null) return null
  return !practised && !shelf.saved.some((record) => record.game === game)
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Files dropped anywhere on the page; whether some are being held over it. */
const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const listening = new AbortController()
    window.addEventListener('dragover', hold, listening)
    window.addEventListener('dragleave', leave, listening)
    window.addEventListener('drop', drop, listening)
    return () => listening.abort()
  }, [])
  return over
}

/** Below the first sight: they come once it stands. */
const fetchSaved = () => import('./SavedGames.tsx')
const SavedGames = lazy(async () => ({ default: (await fetchSaved()).SavedGames }))
const fetchDoors = () => import('./Doors.tsx')
const Doors = optional(async () => (await fetchDoors()).Doors)

const fetchTold = () => import('./told.ts')

/** For a page that begins elsewhere: the way back to the start needs no server. Nobody is told when it fails, it is asked for again. */
export const fetchBelow = (): void => {
  void fetchSaved().catch(() => {})
  void fetchDoors().catch(() => {})
}

const NoticeLine = () => {
  const notice = useNotice((state) => state.notice)
  const { close } = useTexts().ui.common
  return (
    <div className="start-notice" data-layer role="status">
      {notice && (
        <p className="floor-bar" data-kind={notice.kind}>
          {notice.text}
          <Button kind="quiet" name={close} to={forgetNotice} />
        </p>
      )}
    </div>
  )
}

const useBegin = (): { readonly busy: boolean; readonly begin: (what: Begin) => Promise<void> } => {
  const { texts, format } = useLanguage()
  const [busy, setBusy] = useState(false)
  const begin = async (what: Begin): Promise<void> => {
    setBusy(true)
    const id = await what().catch(() => null)
    setBusy(false)
    if (id === null) tell(texts.ui.states.notSaved, 'refused')
    else if (isRefusal(id)) {
      const { refusalText, wholeTexts } = await fetchTold()
      tell(refusalText(await wholeTexts(format.locale), id), 'refused')
    } else goTo({ screen: 'saved', id })
  }
  return { busy, begin }
}

const useTakeIn = (refresh: () => Promise<void>): ((files: readonly File[]) => Promise<void>) => {
  const { format } = useLanguage()
  const guests = useGuests()
  return async (files) => {
    const { importFiles, wholeTexts } = await fetchTold()
    await importFiles(files, guests, { texts: await wholeTexts(format.locale), format }, tell)
    await refresh()
  }
}

const onlyOf = (game: string, { saved, lasts }: Shelf): Shelf => ({
  saved: saved.filter((record) => record.game === game),
  damaged: [],
  lasts,
})

interface StartScreenProps {
  readonly game: string
  readonly guest: Guest
  /** The start of all, with the doors of the others; or the page of this game alone. */
  readonly of: 'all' | 'one'
  /** Something can be begun; what it answers is called when the screen is left. */
  readonly onReady: (guest: Guest, start: StartFace, comer: { readonly isNew: boolean; readonly locale: Locale }) => () => void
}

export const StartScreen = ({ game, guest, of, onReady }: StartScreenProps) => {
  const { texts, format } = useLanguage()
  const start = useStart(guest)
  const words = useStartWords(start)
  const { shelf: whole, refresh } = useSaved()
  const shelf = whole && of === 'one' ? onlyOf(game, whole) : whole
  const newcomer = useNewcomer(game, whole)
  const ready = whole === null ? null : start
  useEffect(() => {
    if (ready && newcomer !== null) return onReady(guest, ready, { isNew: newcomer, locale: format.locale })
  }, [guest, ready, newcomer, format.locale, onReady])
  useEffect(() => void gameOpened(game), [game])
  useEffect(() => {
    fetchStart(guest).catch(() => tell(texts.ui.start.gameAway, 'refused'))
  }, [guest, texts])
  const hasOthers = Object.keys(useGuests()).length > 1
  const { busy, begin } = useBegin()
  const takeIn = useTakeIn(refresh)
  const dragging = useFileDrop(takeIn)
  const cards = start?.cards
  const saved = shelf?.saved.filter((one) => one.game === game && cards?.isCard(one.card) && !cards.isOver?.(one.card)) ?? []
  // What was taken in and not played yet takes nobody's place.
  const last = saved.find(({ createdAt, touchedAt }) => touchedAt > createdAt) ?? saved[0]
  const own = shelf && words && (
    <Suspense key="own">
      <SavedGames game={game} start={start} words={words} shelf={shelf} onFiles={takeIn} onChange={refresh} />
    </Suspense>
  )
  const isEmpty = shelf?.saved.length === 0 && shelf.damaged.length === 0
  const [Art, Ready] = [start?.Art, start?.Ready]
  // Keyed: a file chosen while the first game comes in finds its field where it was.
  const others = [
    Ready && <Ready key="ready" busy={busy} onBegin={(what) => void begin(what)} />,
    <StartTables key="tables" game={of === 'one' ? game : null} />,
  ]
  return (
    <div className="start">
      <StartBar start={start} />
      <main>
        {of === 'one' && <Button kind="back" name={texts.ui.common.title} to={hrefOf({ screen: 'start' })} />}
        {Art && <Art />}
        {words && (
          <Hero
            title={of === 'all' ? texts.ui.common.title : guest.door.names[format.locale]}
            game={of === 'all' ? null : game}
            door={guest.door}
            start={start}
            words={words}
            last={last}
            newcomer={newcomer !== false}
            busy={busy || shelf === null}
            onBegin={() => start?.begin && begin(start.begin)}
          />
        )}
        <NoticeLine />
        {shelf?.lasts === false && <NothingKept />}
        {of === 'all' && hasOthers && (
          <Suspense>
            <Doors but={game} />
          </Suspense>
        )}
        {isEmpty ? [...others, own] : [own, ...others]}
      </main>
      {dragging && <p className="start-drop centred">{texts.ui.library.dropHere}</p>}
    </div>
  )
}
