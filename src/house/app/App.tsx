import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import type { Guest, Page } from '../face/face.ts'
import { firstOf, guestOf, useFace, useGuests } from '../face/guests.ts'
import { useRoute } from '../routes/route.ts'
import { isStill, useSettings } from '../settings/settings.ts'
import { useTheme } from '../settings/theme.ts'
import { fetchBelow, Nowhere, StartScreen } from '../start/index.ts'
import { GameLanguage, LanguageProvider, useTexts } from '../texts/language.tsx'
import { NewVersion } from '../version/index.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { SavedScreen, warmUp } from './warmUp.ts'
import '../ui/fonts.css'
import '../ui/theme.css'

const AboutScreen = lazy(async () => ({ default: (await import('./AboutScreen.tsx')).AboutScreen }))

const TableScreen = lazy(async () => ({ default: (await import('./TableScreen.tsx')).TableScreen }))
const JoinScreen = lazy(async () => ({ default: (await import('../table/JoinScreen.tsx')).JoinScreen }))
const LinkScreen = lazy(async () => ({ default: (await import('../table/LinkScreen.tsx')).LinkScreen }))
const OpenTableScreen = lazy(async () => ({ default: (await import('../table/OpenTableScreen.tsx')).OpenTableScreen }))

const Loading = () => <p className="loading">{useTexts().ui.common.loading}</p>

/** A page of a game, by its name or by an address of before. */
const GuestPage = ({ page }: { readonly page: Page }) => {
  const guests = useGuests()
  const [first = ''] = page
  const named = guestOf(guests, first)
  const older = Object.values(guests).find(({ oldPages = [] }) => oldPages.includes(first))
  const guest = named ?? older
  if (named && page.length === 1) return <StartScreen key={first} game={first} guest={named} of="one" onReady={warmUp} />
  return guest ? <FacePage guest={guest} page={named ? page.slice(1) : page} /> : <Nowhere />
}

const FacePage = ({ guest, page }: { readonly guest: Guest; readonly page: Page }) => {
  const face = useFace(guest)
  if (!face) return <Loading />
  if (!face.OwnPage) return <Nowhere />
  return (
    <GameLanguage nouns={face.nouns}>
      <face.OwnPage page={page} />
    </GameLanguage>
  )
}

/** The first game of the list, large; the others behind their doors. */
const Start = () => {
  const [game, guest] = firstOf(useGuests())
  return <StartScreen game={game} guest={guest} of="all" onReady={warmUp} />
}

const Screen = () => {
  const route = useRoute()
  switch (route.screen) {
    case 'saved':
      return <SavedScreen key={route.id} id={route.id} />
    case 'page':
      return <GuestPage page={route.page} />
    case 'about':
      return <AboutScreen />
    case 'table':
      return <TableScreen key={route.seat} id={route.seat} />
    case 'link':
      return <LinkScreen />
    case 'join':
      return <JoinScreen key={route.code} code={route.code} />
    case 'open':
      return <OpenTableScreen game={route.game} />
    case 'start':
      return <Start />
    default:
      return route satisfies never
  }
}

const useRootTheme = (): void => {
  const theme = useTheme()
  const still = useSettings(isStill)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-light', theme === 'day')
    root.toggleAttribute('data-still', still)
    const night = getComputedStyle(root).getPropertyValue('--night')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', night)
  }, [theme, still])
}

export const App = () => {
  useRootTheme()
  useEffect(fetchBelow, [])
  return (
    <LanguageProvider locale={useSettings((settings) => settings.locale)}>
      <ErrorScreen>
        <Suspense fallback={<Loading />}>
          <Screen />
        </Suspense>
        <NewVersion />
      </ErrorScreen>
    </LanguageProvider>
  )
}
