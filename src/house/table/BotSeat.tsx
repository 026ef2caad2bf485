import { type Absence, FORFEIT } from '../../kit/keeping.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import { PersonBadge, useLabels, withPerson } from '../people/index.ts'
import type { SeatInfo } from '../seat/link.ts'
import { api } from '../seat/tableApi.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import type { TableActs } from './acts.tsx'
import { useOwnPaper, useOwnTable } from './paper.ts'

interface AbsenceProps {
  readonly absence: Absence | null
  readonly game: string
}

/** What was said at the opening of those who stay away: at the door and at the table. */
export const AbsenceSaid = ({ absence, game }: AbsenceProps) => {
  const { table } = useTexts().ui
  const bots = useBotNames(game)
  if (!absence) return <p className="soft">{table.absenceNever}</p>
  const { minutes, to } = absence
  const said = { minutes, bot: bots[to] ?? to }
  return <p className="soft">{to === FORFEIT ? table.absenceForfeits(said) : table.absenceToBot(said)}</p>
}

const MINUTES = [10, 30, 60, 1440, 4320, 10_080]
const FIRST = 1440

/** Where it begins: a day, and the game is over for whoever stayed away. */
export const usualAbsence = (forfeits: boolean): Absence | null => (forfeits ? { minutes: FIRST, to: FORFEIT } : null)

interface AbsenceFieldProps extends AbsenceProps {
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
    <fieldset className="box stack">
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

/** What the bots of a game are called, by their ids. */
const useBotNames = (game: string): Readonly<Record<string, string>> => {
  const names = guestOf(useGuests(), game)?.bots?.names ?? {}
  const locale = useSettings((settings) => settings.locale)
  return Object.fromEntries(Object.entries(names).map(([bot, called]) => [bot, called[locale]]))
}

/** Those of the game that is played here. */
export const useOwnBots = (): ReturnType<typeof useBotNames> => useBotNames(useOwnPaper()?.game ?? '')

/** A character, the colour and the figure at its seat, and whoever plays it. */
export const SeatName = ({ info: { seat, name, called, wears } }: { readonly info: SeatInfo }) => {
  const labelOf = useLabels()
  return (
    <span className="person">
      <PersonBadge wears={wears} />
      <strong className="person-name">{called === null ? labelOf(seat, name) : withPerson(name, called)}</strong>
    </span>
  )
}

/** The program that played here has left, and why. */
export const BotLeft = ({ info: { gone, name } }: { readonly info: SeatInfo }) => {
  const { local } = useTexts().ui
  const bots = useOwnBots()
  return gone && <p role="alert">{local.botLeft[gone.why]({ bot: bots[gone.bot] ?? gone.bot, name })}</p>
}

/** A free seat may be played by a bot; one that has left it says why. Where somebody's cards lie, those who play are asked. */
export const BotSeat = ({ info, act }: { readonly info: SeatInfo } & Pick<TableActs, 'act'>) => {
  const { table } = useTexts().ui
  const { paper } = useOwnTable()
  const bots = useOwnBots()
  if (info.taken) return null
  return (
    <>
      <BotLeft info={info} />
      <div className="row">
        {Object.entries(bots).map(([bot, called]) => (
          <Button key={bot} name={table.letPlay({ bot: called })} to={() => void act(api.seatBot(paper.token, info.seat, bot))} />
        ))}
      </div>
    </>
  )
}
