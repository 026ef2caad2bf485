import { type Absence, FORFEIT } from '../../kit/keeping.ts'
import { useTexts } from '../texts/whole.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { useBotNames } from './BotSeat.tsx'

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
