import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Comer, Invitation, SeatPaper, WaitingPaper } from '../../kit/doors.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'
import type { Character, Face } from '../face/face.ts'
import { firstGuest, guestOf, useFace, useGuests } from '../face/guests.ts'
import { PersonBadge } from '../people/index.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { api } from '../seat/tableApi.ts'
import type { Texts } from '../texts/index.ts'
import { GameLanguage, useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { FilePick } from '../ui/FilePick.tsx'
import { TextField } from '../ui/fields.tsx'
import { newKey } from '../ui/newId.ts'
import { Refused, type TableActs, useActs } from './acts.tsx'
import { AbsenceSaid } from './BotSeat.tsx'
import { keepSeat, useKeptSeats } from './keptSeats.ts'
import { isSeatOf } from './seatThere.ts'
import { TablePage } from './TablePage.tsx'
import { browserId, isNameless, keepPlayed, type OwnPerson, ownComer, playedHere, useOwnPerson, WhoAmI } from './WhoAmI.tsx'

type Given = SeatPaper | WaitingPaper | Refusal

const sitDown = ({ token, table, game, ...seat }: SeatPaper | WaitingPaper, kind: Invitation['kind']): void => {
  const id = keepSeat({ token, table, game, role: 'role' in seat ? seat.role.kind : kind })
  goTo({ screen: 'table', seat: id })
}

/** Said again after a lost answer, a wish is the same wish: it keeps its key. */
const useComer = (person: OwnPerson): ((wish: string) => Comer) => {
  const keys = useRef(new Map<string, string>())
  return (wish) => {
    const key = keys.current.get(wish) ?? newKey()
    keys.current.set(wish, key)
    return { key, ...ownComer(person) }
  }
}

interface ChoiceProps {
  readonly code: string
  /** A seat is being asked for. */
  readonly busy: boolean
  readonly comer: (wish: string) => Comer
  readonly onSit: (seat: Promise<Given>, character: string) => void
}

/** Why there is nothing to choose: nobody has come yet, or all are taken. */
const wordsOfNone = (table: Texts['ui']['table'], follows: boolean, places: number): string => {
  if (follows) return table.noneYet
  return places === 0 ? table.noneThere : table.noneFree
}

type Offered = Invitation['dreamers'][number]

interface SeatChoiceProps extends ChoiceProps {
  readonly invitation: Invitation
  readonly table: Face['table']
}

/** The places of the table: to play (the free ones), or to follow. */
const SeatChoice = ({ code, invitation, table: face, busy, comer, onSit }: SeatChoiceProps) => {
  const { table } = useTexts().ui
  // Where nobody brings any, its places have no names of their own.
  const characters = face?.bringing !== undefined
  const follows = invitation.kind === 'spectateur'
  const places = invitation.dreamers
  const playedWords = ({ name, played: by }: Offered): string | undefined => {
    if (playedHere().includes(name)) return table.youPlayed
    return by && table.playedBy({ name: by })
  }
  const freeWords = (place: Offered): string =>
    [place.stands ? table.standsAt({ place: place.stands }) : table.free, characters && playedWords(place)]
      .filter(Boolean)
      .join(' · ')
  const takenWords = (called: string | undefined): string =>
    called && characters ? table.takenBy({ name: called }) : table.taken
  return (
    <section className="table-seats">
      <h2>{follows ? table.chooseFollowed : table.chooseCharacter}</h2>
      {!places.some(({ free }) => free || follows) && <p>{wordsOfNone(table, follows, places.length)}</p>}
      {follows && face?.watching && (
        <Button name={table.watch} to={() => onSit(api.take(code, '', comer(`${code} watch`)), '')} disabled={busy} />
      )}
      <ul className="list">
        {places.map((place) => (
          <li key={place.id} className="box">
            <PersonBadge wears={place.wears} />
            <span>
              <bdi className="person-name">{characters ? place.name : (place.called ?? place.name)}</bdi>
              {!follows && <small className="soft">{place.free ? freeWords(place) : takenWords(place.called)}</small>}
            </span>
            {(place.free || follows) && (
              <Button
                name={follows ? table.follow : table.take}
                to={() => onSit(api.take(code, place.id, comer(`${code} take ${place.id}`)), place.name)}
                disabled={busy || invitation.full}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Bringing = NonNullable<NonNullable<Face['table']>['bringing']>

const Bring = ({ bringing, code, busy, comer, onSit }: ChoiceProps & { readonly bringing: Bringing }) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const guests = useGuests()
  const [told, setTold] = useState<string | null>(null)
  const [own, setOwn] = useState<readonly Character[]>([])
  const look = useCallback(async (): Promise<void> => setOwn(await bringing.characters(format.locale)), [bringing, format.locale])
  useEffect(() => void look(), [look])
  /** A character out of a file comes to this browser, and into the list. */
  const takeIn = async (files: readonly File[]): Promise<void> => {
    const { importFiles } = await import('../library/importFile.ts')
    await importFiles(files, guests, { texts, format }, setTold)
    await look()
  }
  const bring = async (character: Character): Promise<Given> => {
    const setup = await bringing.setupOf(character)
    return setup ? api.bring(code, setup, comer(`${code} bring ${character.key}`)) : refusal('not-here')
  }
  return (
    <section className="table-seats">
      <h2>{table.bring}</h2>
      <p className="soft">{table.copyComes}</p>
      <ul className="list">
        {own.map((character) => (
          <li key={character.key} className="box">
            <span>
              <bdi className="person-name">{character.name}</bdi>
              <small className="soft">{character.about ?? table.ofYours}</small>
            </span>
            <Button name={table.bringThis} to={() => onSit(bring(character), character.name)} disabled={busy} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button name={table.makeOne} to={hrefOf({ screen: 'page', page: bringing.makePage(code) })} />
        <FilePick label={table.importOne({ program: bringing.program ?? '' })} onFiles={(files) => void takeIn(files)} />
      </div>
      <p role="status">{told}</p>
    </section>
  )
}

interface CodeFormProps {
  readonly given: string
  readonly found: boolean
  readonly onCode: (code: string) => void
}

const CodeForm = ({ given, found, onCode }: CodeFormProps) => {
  const { table } = useTexts().ui
  const [code, setCode] = useState(given)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onCode(code.trim())
  }
  return (
    <>
      <p>{table.joinIntro}</p>
      <form className="table-form row" onSubmit={submit}>
        <TextField
          className="code-field"
          label={table.code}
          value={code}
          required
          most={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={setCode}
        />
        <button type="submit" className="button" data-kind={found ? undefined : 'main'} disabled={code.trim() === ''}>
          {table.look}
        </button>
      </form>
    </>
  )
}

/** Whoever has a seat there comes back to it by the link that they first came by. */
const OwnSeats = ({ invitation }: { readonly invitation: Invitation }) => {
  const { roles, ui } = useTexts()
  const all = useKeptSeats(({ seats }) => seats)
  const own = all.filter((seat) => isSeatOf(invitation, seat))
  if (own.length === 0) return null
  return (
    <section className="table-seats seat-waits">
      <h2>{ui.table.seatWaits}</h2>
      <div className="row">
        {own.map(({ id, table, as, role }) => (
          <Button
            key={id}
            kind="main"
            name={ui.start.resumeTable({ table, as: as ?? roles[role].name })}
            to={hrefOf({ screen: 'table', seat: id })}
          />
        ))}
      </div>
    </section>
  )
}

interface InvitedProps {
  readonly code: string
  readonly invitation: Invitation
  readonly face: Face
  /** Said again after another code, one is still the same. */
  readonly me: ReturnType<typeof useOwnPerson>
  readonly acts: TableActs
}

/** At the door of a table: who one is, and which place one takes. */
const Invited = ({ code, invitation, face, me: [person, setPerson], acts: { act, busy } }: InvitedProps) => {
  const { table } = useTexts().ui
  const { kind, full } = invitation
  const comer = useComer(person)
  const sit = (asked: Promise<Given>, character: string): void =>
    void act(asked, (seat) => {
      if (kind === 'joueur') keepPlayed(character)
      sitDown(seat, kind)
    })
  const choice = { code, busy: busy || isNameless(person), comer, onSit: sit }
  const bringing = kind === 'joueur' && !full && face.table?.bringing
  return (
    <>
      <OwnSeats invitation={invitation} />
      <WhoAmI person={person} worn={invitation.worn} onPerson={setPerson} />
      {/* Whoever comes knocks first. */}
      {invitation.approval && <p className="soft">{table.calledHint}</p>}
      {full && <p role="alert">{table.full}</p>}
      {!face.gardien && <AbsenceSaid absence={invitation.absence} game={invitation.game} />}
      <SeatChoice {...choice} invitation={invitation} table={face.table} />
      {bringing && <Bring {...choice} bringing={bringing} />}
    </>
  )
}

/** A code opens the table: a player takes a seat, a spectator chooses whom to follow. */
export const JoinScreen = ({ code: given }: { readonly code: string }) => {
  const { table, common } = useTexts().ui
  const [asked, setAsked] = useState({ code: given })
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const guests = useGuests()
  const face = useFace(guestOf(guests, invitation?.game ?? '') ?? firstGuest(guests))
  const acts = useActs()
  const me = useOwnPerson()
  const look = useEffectEvent((code: string) => {
    setInvitation(null)
    void acts.act(api.invitation(code, browserId()), setInvitation)
  })
  useEffect(() => {
    if (asked.code) look(asked.code)
  }, [asked])
  // After a link that opens a table no code is asked for.
  const asks = asked.code !== given || given === '' || (acts.refused !== null && !invitation)
  const ready = invitation && face
  return (
    <TablePage title={ready ? invitation.table : table.joinTitle}>
      {asks ? (
        <CodeForm given={given} found={invitation !== null} onCode={(code) => setAsked({ code })} />
      ) : (
        !ready && <p role="status">{common.loading}</p>
      )}
      {/* All of it at once: a field that is filled in stays the same. */}
      <GameLanguage nouns={ready ? face.nouns : undefined}>
        <Refused why={acts.refused} />
        {ready && <Invited {...{ code: asked.code, invitation, face, me, acts }} />}
      </GameLanguage>
    </TablePage>
  )
}
