import { Suspense, useEffect, useLayoutEffect } from 'react'
import { firstOf, guestOf, useGuests } from '../face/guests.ts'
import { useRoute } from '../routes/route.ts'
import { isStill, useSettings } from '../settings/settings.ts'
import { useTheme } from '../settings/theme.ts'
import { fetchBelow, StartScreen } from '../start/index.ts'
import { LanguageProvider } from '../texts/language.tsx'
import { Loading } from '../ui/later.tsx'
import { NewVersion } from '../version/index.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Beyond, warmUp } from './warmUp.ts'

/** The first game of the list, large; the others behind their doors; or the page of one of them. Behind these is all else. */
const Screen = () => {
  const route = useRoute()
  const guests = useGuests()
  const [first, more] = route.screen === 'page' ? route.page : []
  const [game, guest] = route.screen === 'start' ? firstOf(guests) : [first ?? '', guestOf(guests, first ?? '')]
  const of = route.screen === 'start' ? 'all' : 'one'
  return guest && more === undefined ? (
    <StartScreen key={game} {...{ game, guest, of }} onReady={warmUp} />
  ) : (
    <Beyond route={route} />
  )
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
