import { useEffect, useState } from 'react'
import { type Absence, FORFEIT } from '../../kit/keeping.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { withPerson } from '../people/index.ts'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo, TableInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { BotSeat, useBotNames } from './BotSeat.tsx'
import { type Paper, useOwnPaper } from './paper.ts'
import { SeatName } from './SeatName.tsx'
import './requests.css'

const api = tableApi()

/** What was said at the opening of those who stay away: at the door and at the table. */
export const AbsenceSaid = ({ absence, game }: { readonly absence: Absence | null; readonly game: string }) => {
  const { table } = useTexts().ui
  const bots = useBotNames(game)
  if (!absence) return <p className="soft">{table.absenceNever}</p>
  const { minutes, to } = absence
  const said = { minutes, bot: bots[to] ?? to }
  return <p className="soft">{to === FORFEIT ? table.absenceForfeits(said) : table.absenceToBot(said)}</p>
}

/** Who only opens their page anew is not away. */
const AWAY = 20_000

const useLongAway = (): boolean => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), AWAY)
    return () => clearTimeout(waiting)
  }, [])
  return long
}

interface AwayProps {
  readonly info: SeatInfo
  readonly table: TableInfo
  readonly paper: Paper
}

/** Somebody is not there: until when they are waited for and what then; whoever opened the table may propose to free the seat. */
const Away = ({ info: { seat, name, called, lapses }, table: { absence }, paper }: AwayProps) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const bots = useBotNames(paper.game)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const long = useLongAway()
  if (lapses === null && !long) return null
  const to = absence?.to ?? FORFEIT
  const said = { name: withPerson(name, called), at: lapses === null ? '' : format.dateTime(lapses), bot: bots[to] ?? to }
  const then = to === FORFEIT ? table.awayLoses(said) : table.awayGives(said)
  const free = async (): Promise<void> => setTrouble(await api.free(paper.token, seat))
  return (
    <div className="request" role="status">
      <p>{lapses === null ? table.away(said) : then}</p>
      {'codes' in paper && <Button name={table.askFree} to={() => void free()} />}
      {trouble && <p className="table-trouble">{refusalText(texts, trouble)}</p>}
    </div>
  )
}

/** Places where nobody sits: whoever plays may let a program play there. */
const FreePlaces = ({ free, paper }: { readonly free: readonly SeatInfo[]; readonly paper: Paper }) => {
  const texts = useTexts()
  const { table } = texts.ui
  const bots = useBotNames(paper.game)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  if (free.length === 0 || Object.keys(bots).length === 0) return null
  return (
    <details className="request free-places">
      <summary>{table.freePlaces({ count: free.length })}</summary>
      {free.map((info) => (
        <div key={info.seat}>
          <SeatName info={info} />
          <BotSeat info={info} bots={bots} paper={paper} onTrouble={setTrouble} />
        </div>
      ))}
      {trouble && <p className="table-trouble">{refusalText(texts, trouble)}</p>}
    </details>
  )
}

/** Where nobody keeps the table: who is away and which places are free, wherever one looks, for nothing happens meanwhile. */
export const AwayNotices = () => {
  const table = useSeat((state) => (state.connection === 'refused' ? null : state.table))
  const paper = useOwnPaper()
  if (!table || table.keeper || paper?.role.kind !== 'joueur') return null
  const own = paper.role.seat
  const unasked = table.seats.filter(({ seat }) => seat !== own && !table.asks.some((ask) => ask.seat === seat))
  const away = unasked.filter(({ taken, connected, bot }) => taken && !connected && bot === null)
  const free = unasked.filter(({ taken }) => !taken)
  return (
    <>
      {away.map((info) => (
        <Away key={info.seat} {...{ info, table, paper }} />
      ))}
      <FreePlaces free={free} paper={paper} />
    </>
  )
}

const MINUTES = [10, 30, 60, 1440, 4320, 10_080]
const FIRST = 1440

/** Where it begins: a day, and the game is over for whoever stayed away. */
export const usualAbsence = (forfeits: boolean): Absence | null => (forfeits ? { minutes: FIRST, to: FORFEIT } : null)

interface AbsenceFieldProps {
  readonly absence: Absence | null
  readonly game: string
  /** Whether the game can be ended for somebody. */
  readonly forfeits: boolean
  readonly onAbsence: (absence: Absence | null) => void
}

/** Said once, when the table is opened. */
export const AbsenceField = ({ absence, game, forfeits, onAbsence }: AbsenceFieldProps) => {
  const { table } = useTexts().ui
  const bots = Object.entries(useBotNames(game)).map(([bot, called]) => [bot, table.absenceGives({ bot: called })] as const)
  const loses = [[FORFEIT, table.absenceLoses]] as const
  const minutes = absence?.minutes ?? FIRST
  return (
    <fieldset className="table-absence">
      <legend>{table.absence}</legend>
      <ChoiceField<string>
        label={table.absenceThen}
        value={absence?.to ?? ''}
        options={[['', table.absenceWaits], ...(forfeits ? loses : []), ...bots]}
        onChange={(to) => onAbsence(to === '' ? null : { minutes, to })}
      />
      {absence && (
        <ChoiceField<number>
          label={table.absenceAfter}
          value={minutes}
          options={MINUTES.map((one) => [one, table.lasting({ minutes: one })])}
          onChange={(after) => onAbsence({ ...absence, minutes: after })}
        />
      )}
    </fieldset>
  )
}
