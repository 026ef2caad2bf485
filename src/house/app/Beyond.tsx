import { lazy } from 'react'
import type { Guest, Page } from '../face/face.ts'
import { guestOf, useFace, useGuests } from '../face/guests.ts'
import type { Route } from '../routes/route.ts'
import { Nowhere } from '../start/index.ts'
import { GameLanguage, WholeLanguage } from '../texts/whole.tsx'
import { Loading } from '../ui/later.tsx'
import { SavedScreen } from './SavedScreen.tsx'

const AboutScreen = lazy(async () => ({ default: (await import('./AboutScreen.tsx')).AboutScreen }))

const TableScreen = lazy(async () => ({ default: (await import('./TableScreen.tsx')).TableScreen }))
const JoinScreen = lazy(async () => ({ default: (await import('../table/JoinScreen.tsx')).JoinScreen }))
const LinkScreen = lazy(async () => ({ default: (await import('../table/LinkScreen.tsx')).LinkScreen }))
const OpenTableScreen = lazy(async () => ({ default: (await import('../table/OpenTableScreen.tsx')).OpenTableScreen }))

/** A page of a game, by its name or by an address of before. */
const GuestPage = ({ page }: { readonly page: Page }) => {
  const guests = useGuests()
  const [first = ''] = page
  const named = guestOf(guests, first)
  const older = Object.values(guests).find(({ oldPages = [] }) => oldPages.includes(first))
  const guest = named ?? older
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

const Screen = ({ route }: { readonly route: Route }) => {
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
      return null
    default:
      return route satisfies never
  }
}

export const Beyond = ({ route }: { readonly route: Route }) => (
  <WholeLanguage>
    <Screen route={route} />
  </WholeLanguage>
)
