import { useState } from 'react'
import type { Codes, OneTimeCode } from '../../kit/doors.ts'
import { PersonName, useLabels, withPerson } from '../people/index.ts'
import type { SeatInfo, WatcherInfo } from '../seat/link.ts'
import { useOwnSeat } from '../seat/seat.ts'
import { api } from '../seat/tableApi.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { usePane } from './acts.tsx'
import { BotLeft, BotSeat, SeatName, useOwnBots } from './BotSeat.tsx'
import { Copyable } from './Copyable.tsx'
import { oneTimeAddress } from './Invitations.tsx'

/** Out for now, or for good; they are told which. */
const SendOut = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { table } = useTexts().ui
  const { act, paper, onCodes } = usePane()
  return (
    <div className="row">
      <ConfirmButton
        label={table.sendOut}
        question={table.sendOutConfirm({ name })}
        onConfirm={() => void act(api.freeWatcher(paper.token, id))}
      />
      <ConfirmButton
        label={table.banish}
        question={table.banishWatcherConfirm({ name })}
        onConfirm={() => void act(api.banishWatcher(paper.token, id), onCodes)}
      />
    </div>
  )
}

/** Those who watch, by name; whoever looks after the seats may send each of them out. */
export const Watchers = ({ watchers }: { readonly watchers: readonly WatcherInfo[] }) => {
  const { table, words } = useTexts().ui
  const labelOf = useLabels()
  const keeps = 'codes' in usePane().paper
  return (
    <>
      <h3>{table.watchers}</h3>
      <ul className="table-watchers list">
        {watchers.map(({ id, called, wears, follows, connected }, at) => (
          <li key={id ?? at} className="box">
            <p>
              <PersonName called={called} wears={wears} otherwise={words.spectator} /> ·{' '}
              {connected ? table.present : table.absent}
              {follows !== '' && ` · ${table.follows({ name: labelOf(follows, follows) })}`}
            </p>
            {keeps && id !== null && <SendOut id={id} name={called ?? words.spectator} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether somebody sits there, or which bot. */
const WhoPlays = ({ info }: { readonly info: SeatInfo }) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const bots = useOwnBots()
  if (info.bot !== null) return table.botPlays({ bot: bots[info.bot] ?? info.bot })
  if (!info.taken) return table.free
  if (info.connected) return table.present
  return info.lapses === null ? table.absent : table.awaitedUntil({ at: format.dateTime(info.lapses) })
}

/** Whoever keeps the table frees a seat, hands it over, or sends a character away; a host can only ask for the first. */
const KeeperActs = ({ info, mine }: { readonly info: SeatInfo; readonly mine: boolean }) => {
  const { seat: id, taken, bot } = info
  const { table } = useTexts().ui
  const { act, paper, face, onCodes } = usePane()
  const { token } = paper
  const { gardien: hasGardien } = face
  const removing = face.table?.removing
  const name = withPerson(info.name, info.called)
  const seat = useOwnSeat()
  const [link, setLink] = useState<OneTimeCode | null>(null)
  return (
    <>
      <div className="row">
        {!mine && (
          <Button
            name={hasGardien || !taken || bot !== null ? table.freeSeat : table.askFree}
            to={() => void act(api.free(token, id))}
            disabled={!taken}
          />
        )}
        {hasGardien && <Button name={table.handOver} to={() => void act(api.handOver(token, id), setLink)} />}
        {hasGardien && (
          <ConfirmButton
            label={table.banish}
            question={table.banishConfirm({ name })}
            disabled={!taken}
            onConfirm={() => void act<Codes>(api.banish(token, id), onCodes)}
          />
        )}
        {removing && (
          <ConfirmButton
            label={table.removeCharacter}
            question={table.removeConfirm({ name })}
            onConfirm={() => void seat.say(removing(id))}
          />
        )}
      </div>
      {link && <Copyable label={table.handOverCode({ name })} text={link.code} />}
      {link && <Copyable label={table.handOverLink({ name })} text={oneTimeAddress(link.code)} />}
    </>
  )
}

/** Who sits there, and what whoever looks can do about it; a spectator may follow another. */
export const SeatRow = ({ info }: { readonly info: SeatInfo }) => {
  const { table } = useTexts().ui
  const { act, paper, face, follow } = usePane()
  const { role } = paper
  const keeps = 'codes' in paper
  const mine = role.kind !== 'gardien' && role.seat === info.seat
  const watches = role.kind === 'spectateur'
  // Whoever plays where there is no gardien may let a program play.
  const mayWish = keeps || (!face.gardien && role.kind === 'joueur')
  return (
    <li className="box">
      <p>
        <SeatName info={info} /> · {keeps && info.taken && info.bot === null && `${table.taken} · `}
        <WhoPlays info={info} />
        {mine && ` · ${watches ? table.followed : table.you}`}
      </p>
      {mayWish ? <BotSeat info={info} act={act} /> : <BotLeft info={info} />}
      {keeps && <KeeperActs info={info} mine={mine} />}
      {watches && !mine && <Button name={table.follow} to={() => follow(info.seat)} />}
    </li>
  )
}
