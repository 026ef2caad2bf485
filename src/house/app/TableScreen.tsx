import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { isRefusal, refusal } from '../../kit/refusal.ts'
import { type Role, spectateur } from '../../kit/roles.ts'
import type { ByeCode } from '../../kit/wire.ts'
import type { Face, Guest, GuestBots } from '../face/face.ts'
import { firstGuest, guestOf, useFace, useGuests } from '../face/guests.ts'
import { byPeople } from '../people/index.ts'
import { useCalls } from '../seat/calling.ts'
import { type Dial, socketDial } from '../seat/line.ts'
import { type Seat, SeatProvider, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { openTableLink, type TableLinkOptions } from '../seat/tableLink.ts'
import { useSettings } from '../settings/settings.ts'
import { type KeptSeat, keepCharacter, useKeptSeat } from '../table/keptSeats.ts'
import { NotKept, SeatRefused, WaitsAtDoor } from '../table/OutsideScreens.tsx'
import { type OwnTable, OwnTableProvider, usePaper } from '../table/paper.ts'
import { TablePane } from '../table/TablePane.tsx'
import { ForbiddenBar, WatchBar } from '../table/WatchComrades.tsx'
import { WatchingProvider } from '../table/watching.ts'
import { GameLanguage, useTexts } from '../texts/whole.tsx'
import { Unopened } from '../ui/Unopened.tsx'
import { gameOpened } from '../version/index.ts'

const dial = (): Dial => socketDial(window.location.origin)

const namedBy =
  (names: GuestBots['names'] = {}): NonNullable<TableLinkOptions['named']> =>
  (seats) =>
    byPeople(seats, (bot) => names[bot]?.[useSettings.getState().locale] ?? bot)

/** A player's dice are the table's to ask for, whatever this browser's own habit is. */
const takeSeatAt = (token: string, role: Role, face: Face, { bots }: Guest): Seat => {
  const options = seatOptions(face)
  const named = face.table?.bringing ? {} : { named: namedBy(bots?.names) }
  return takeSeat(openTableLink({ dial: dial(), token, role, ...named }), {
    ...options,
    typesDice: () => role.kind === 'gardien' && options.typesDice(),
    ...(face.table?.before && { before: face.table.before }),
  })
}

interface WatchedProps {
  readonly face: Face
  /** The player's own seat, which stays theirs meanwhile. */
  readonly own: Seat
  readonly token: string
  readonly watched: string
  readonly table: ReactNode
  readonly onRefused: (why: ByeCode | null) => void
}

/** A comrade's seat, as a spectator of it sees it; words are still the player's own. */
const WatchedScreen = ({ face, own, token, watched, table, onRefused }: WatchedProps) => {
  const [seat, setSeat] = useState<Seat | null>(null)
  useEffect(() => {
    const role = spectateur(watched)
    const taken = takeSeat(openTableLink({ dial: dial(), token, role, watches: true }), seatOptions(face))
    const stop = taken.store.subscribe(({ connection, refusedFor }) => connection === 'refused' && onRefused(refusedFor))
    setSeat({ ...taken, talk: own.talk })
    return () => {
      stop()
      taken.close()
    }
  }, [face, own, token, watched, onRefused])
  return seat && <face.Screen seat={seat} table={table} />
}

interface AtSeatProps extends Pick<WatchedProps, 'face' | 'own' | 'token' | 'table'> {
  readonly children: ReactNode
}

/** A player's own screen, or that of whom they watch while they wait. */
const AtSeat = ({ children, ...props }: AtSeatProps) => {
  const { own, face } = props
  const [watched, setWatched] = useState<string | null>(null)
  const [forbidden, setForbidden] = useState(false)
  const refused = useCallback((why: ByeCode | null) => {
    setForbidden(why === 'no-watching')
    setWatched(null)
  }, [])
  return (
    <WatchingProvider value={setWatched}>
      <div className="at-seat">
        <SeatProvider value={own}>
          {watched !== null && <WatchBar watched={watched} asks={face.asks} onBack={() => setWatched(null)} />}
          {forbidden && <ForbiddenBar onClose={() => setForbidden(false)} />}
        </SeatProvider>
        {watched === null ? children : <WatchedScreen key={watched} {...props} watched={watched} onRefused={refused} />}
      </div>
    </WatchingProvider>
  )
}

interface SeatedProps extends OwnTable {
  readonly guest: Guest
  readonly face: Face
}

/** What one plays here, or what this game calls its keeper, is kept with the seat, so that the start screen names it. */
const KeepCharacter = ({ seat, kept: { id, as } }: { readonly seat: Seat; readonly kept: KeptSeat }) => {
  const { roles } = useTexts()
  const name = useStore(seat.store, ({ role, table }) => {
    if (role.kind === 'gardien') return roles.gardien.name
    return role.kind === 'joueur' ? table?.seats.find((one) => one.seat === role.seat)?.name : undefined
  })
  useEffect(() => {
    if (name !== undefined && name !== as) keepCharacter(id, name)
  }, [id, as, name])
  return null
}

const Seated = ({ guest, face, kept, paper, onPaper }: SeatedProps) => {
  const [seat, setSeat] = useState<Seat | null>(null)
  const { token, role } = paper
  const of = role.kind === 'gardien' ? null : role.seat
  useEffect(() => {
    const taken = takeSeatAt(token, role, face, guest)
    setSeat(taken)
    return () => taken.close()
  }, [token, role, face, guest])
  useEffect(() => void gameOpened(paper.game), [paper.game])
  useCalls(seat, face.asks)
  const own = useMemo(() => ({ kept, paper, onPaper }), [kept, paper, onPaper])
  const table = <TablePane face={face} />
  const screen = seat && <face.Screen key={of} seat={seat} table={table} />
  return (
    <OwnTableProvider value={own}>
      {seat && <KeepCharacter seat={seat} kept={kept} />}
      {seat && role.kind === 'joueur' && face.gardien ? (
        <AtSeat own={seat} {...{ face, token, table }}>
          {screen}
        </AtSeat>
      ) : (
        screen
      )}
    </OwnTableProvider>
  )
}

/** In the words of its game, as soon as it is known which. */
const KeptTable = ({ kept }: { readonly kept: KeptSeat }) => {
  const guests = useGuests()
  const [paper, onPaper] = usePaper(kept)
  const game = paper && 'role' in paper ? paper.game : kept.game
  const guest = guestOf(guests, game ?? '')
  const face = useFace(guest ?? firstGuest(guests))
  const screen = (): ReactNode => {
    if (paper === null) return <Unopened refusal={null} />
    if (isRefusal(paper)) return <SeatRefused kept={kept} why={paper} />
    if ('waiting' in paper) return <WaitsAtDoor kept={kept} />
    if (!guest) return <Unopened refusal={refusal('other-game', null, { game: paper.game })} />
    return face ? <Seated {...{ guest, face, kept, paper, onPaper }} /> : <Unopened refusal={null} />
  }
  return <GameLanguage nouns={face?.nouns}>{screen()}</GameLanguage>
}

/** A seat at a networked table: gardien, player or spectator. The address names it by its number in this browser. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const kept = useKeptSeat(id)
  return kept ? <KeptTable kept={kept} /> : <NotKept />
}
