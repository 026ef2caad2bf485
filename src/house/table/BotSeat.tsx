import { guestOf, useGuests } from '../face/guests.ts'
import { PersonBadge, useLabels, withPerson } from '../people/index.ts'
import type { SeatInfo } from '../seat/link.ts'
import { api } from '../seat/tableApi.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import type { TableActs } from './acts.tsx'
import { useOwnTable } from './paper.ts'

/** What the bots of a game are called, by their ids. */
export const useBotNames = (game: string): Readonly<Record<string, string>> => {
  const names = guestOf(useGuests(), game)?.bots?.names ?? {}
  const locale = useSettings((settings) => settings.locale)
  return Object.fromEntries(Object.entries(names).map(([bot, called]) => [bot, called[locale]]))
}

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
  const bots = useBotNames(useOwnTable().paper.game)
  return gone && <p role="alert">{local.botLeft[gone.why]({ bot: bots[gone.bot] ?? gone.bot, name })}</p>
}

/** A free seat may be played by a bot; one that has left it says why. Where somebody's cards lie, those who play are asked. */
export const BotSeat = ({ info, act }: { readonly info: SeatInfo } & Pick<TableActs, 'act'>) => {
  const { table } = useTexts().ui
  const { paper } = useOwnTable()
  const bots = useBotNames(paper.game)
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
