import { useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { WireAsk } from '../../kit/wire.ts'
import { withPerson } from '../people/index.ts'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { useBotNames } from './BotSeat.tsx'
import { useOwnPaper } from './paper.ts'
import { useTakeFile } from './SaveTable.tsx'
import './requests.css'

const api = tableApi()
const NOBODY: readonly SeatInfo[] = []

/** What is asked, in words. */
const useAskWords = ({ what, seat, bot = '', by = '', called }: WireAsk, own: string): string => {
  const { table } = useTexts().ui
  const seats = useSeat((state) => state.table?.seats)
  const bots = useBotNames(useOwnPaper()?.game ?? '')
  const nameOf = (id: string): string => {
    const info = seats?.find((one) => one.seat === id)
    return info ? withPerson(info.name, info.called) : id
  }
  const [name, about] = [nameOf(by), { bot: bots[bot] ?? bot, seat: nameOf(seat) }]
  const mine = by === own
  switch (what) {
    case 'save':
      return mine ? table.youAskSave : table.asksSave({ name })
    case 'free':
      if (mine) return table.youAskFree(about)
      return seat === own ? table.asksFreeYours({ name }) : table.asksFree({ name, ...about })
    case 'bot':
      return mine ? table.youAskBot(about) : table.asksBot({ name, ...about })
    case 'sit':
      return table.asksSit({ name: called || table.somebody, ...about })
    default:
      return what satisfies never
  }
}

interface AskProps {
  readonly ask: WireAsk
  readonly own: string
  readonly token: string
}

/** All have agreed: the file is there for those who play. */
const Granted = ({ ask, token, onTrouble }: AskProps & { readonly onTrouble: (refusal: Refusal | null) => void }) => {
  const { table } = useTexts().ui
  const take = useTakeFile(token, onTrouble)
  return (
    <>
      <p>{table.saveGranted}</p>
      <div className="row">
        <Button kind="main" name={table.takeFile} to={() => void take.save()} />
        <Button name={table.closeAsk} to={() => void api.decline(token, ask.id)} />
      </div>
    </>
  )
}

/** Whoever has agreed waits, and may still say no; whoever asks may take it back. */
const Open = ({ ask, own, token, onTrouble }: AskProps & { readonly onTrouble: (refusal: Refusal | null) => void }) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const words = useAskWords(ask, own)
  const seats = useSeat((state) => state.table?.seats ?? NOBODY)
  const missing = seats
    .filter(({ seat, taken, bot }) => taken && bot === null && !ask.agreed.includes(seat))
    .map(({ name, called }) => withPerson(name, called))
  const agreed = ask.agreed.includes(own)
  const act = async (asked: Promise<null | Refusal>): Promise<void> => onTrouble(await asked)
  return (
    <>
      <p>
        {words} {agreed && table.askWaits({ names: format.and(missing) })}
      </p>
      <div className="row">
        {!agreed && (
          <Button
            kind={ask.what === 'bot' || ask.what === 'sit' ? 'main' : undefined}
            name={table.agreeToAsk}
            to={() => void act(api.agree(token, ask.id))}
          />
        )}
        <Button name={ask.by === own ? table.withdrawAsk : table.declineAsk} to={() => void act(api.decline(token, ask.id))} />
      </div>
    </>
  )
}

const Asked = (props: AskProps) => {
  const texts = useTexts()
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const Question = props.ask.granted ? Granted : Open
  return (
    <div className="request" role="alert">
      <Question {...props} onTrouble={setTrouble} />
      {isRefusal(trouble) && <p className="table-trouble">{refusalText(texts, trouble)}</p>}
    </div>
  )
}

/** What all who play are asked, where there is no gardien: wherever they look. */
export const AskRequests = () => {
  const paper = useOwnPaper()
  // Whoever sits here no more is asked nothing.
  const asks = useSeat((state) => (state.connection === 'refused' ? undefined : state.table?.asks))
  if (paper?.role.kind !== 'joueur' || !asks) return null
  const { token, role } = paper
  return asks.map((ask) => <Asked key={ask.id} ask={ask} own={role.seat} token={token} />)
}
