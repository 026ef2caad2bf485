import { useRef, useState } from 'react'
import { useInsets } from '../../../../house/play/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import type { PlayerView } from '../../rules/public.ts'
import { CardBack, CardFace } from '../cards/CardFace.tsx'
import { Inks } from '../cards/ink.tsx'
import { useDesk, useDeskStore, useHere, useLook, usePlay } from '../duel.ts'
import { handTouched, turnedDown } from '../question/index.ts'
import { cardWords, useTexts } from '../words.ts'
import { liesAs, Struck, useMotion } from './motion.tsx'
import { Side } from './Side.tsx'
import { Slot, Touch } from './Touch.tsx'
import { Waking } from './Waking.tsx'
import './cloth.css'

/** My hand, a fan along the lower edge. */
const Hand = () => {
  const texts = useTexts()
  const view = usePlay((play) => play.view)
  const { seat = '', hand = [] } = view.mine ?? {}
  const backs = keyed(Array(turnedDown(view)).fill(0))
  const { question } = useHere()
  const count = hand.length + backs.length
  const middle = (count - 1) / 2
  return (
    <ul className="hand" data-zone="hand" aria-label={texts.ui.places.hand} style={{ '--count': count }}>
      {hand.map((card, at) => (
        <li key={card} className="deals" data-lies={liesAs(seat, card)} style={{ '--from-middle': at - middle }}>
          <Touch answer={handTouched(question, card)} card={card} shortcut={String(at + 1)} label={cardWords(texts, card)}>
            <CardFace id={card} />
          </Touch>
        </li>
      ))}
      {backs.map(([at]) => (
        <li key={at} style={{ '--from-middle': Number(at) - middle }}>
          <CardBack />
        </li>
      ))}
    </ul>
  )
}

/** A button that toggles what its key marks while it is held. */
const Threats = () => {
  const { name } = useTexts().ui.threats
  const desk = useDeskStore()
  const marked = useDesk((state) => state.threats)
  return (
    <button type="button" className="pile" aria-pressed={marked} onClick={() => desk.setState({ threats: !marked })}>
      <span className="pile-words unbroken">{name}</span>
    </button>
  )
}

/** In the middle: the pile of powers, and the used ones, which open. */
const Piles = () => {
  const { places } = useTexts().ui
  const look = useLook()
  const { pile, used, sleepers, mine, phase } = usePlay((play) => play.view)
  const top = used.at(-1)
  return (
    <div className="piles">
      <p className="pile" data-place="pile" title={places.sleepers({ count: sleepers })}>
        <span className="pile-card">{pile > 0 ? <CardBack /> : <Slot shape="power" />}</span>
        <span className="pile-words unbroken">{places.pile({ count: pile })}</span>
      </p>
      <button type="button" className="pile" data-place="used" onClick={() => look({ kind: 'used' })}>
        <span className="pile-card">{top ? <CardFace id={top} /> : <Slot shape="power" />}</span>
        <span className="pile-words unbroken">{places.used({ count: used.length })}</span>
      </button>
      {mine && phase !== 'gathering' && phase !== 'over' && <Threats />}
    </div>
  )
}

/** Whoever a power deals with comes to the front, else who plays or was designated; or whoever is touched, until that changes. */
const Others = ({ others }: { readonly others: readonly PlayerView[] }) => {
  const { current, designated, turn } = usePlay((play) => play.view)
  const { doing } = useHere().here.desk
  const dealtWith = doing?.kind === 'play' ? doing.picks.seat : null
  const of = `${turn} ${dealtWith}`
  const [touched, touch] = useState({ of: '', seat: '' })
  const wished = [touched.of === of ? touched.seat : null, dealtWith, current, designated]
  const inGame = others.filter(({ out }) => !out)
  const front = wished.find((seat) => others.some((one) => one.seat === seat)) ?? (inGame[0] ?? others[0])?.seat
  return (
    <div className="others">
      {others.map((player) => (
        <Side
          key={player.seat}
          player={player}
          own={false}
          front={player.seat === front}
          onFront={() => touch({ of, seat: player.seat })}
        />
      ))}
    </div>
  )
}

/** Night around, one warm cloth: the others above, me below, my hand along the edge. A watcher sits with the first. */
export const Cloth = () => {
  const { table } = useTexts().ui.places
  const { players, advanced, phase, current, mine: own } = usePlay((play) => play.view)
  const { waking, past } = useHere().here
  const goesOn = phase !== 'over' || (waking !== null && !past)
  const mine = own?.seat ?? null
  const insets = useInsets()
  const cloth = useRef<HTMLElement>(null)
  const strike = useMotion(cloth)
  const near = players.find(({ seat }) => seat === mine) ?? players[0]
  const at = near ? players.indexOf(near) : 0
  const others = [...players.slice(at + 1), ...players.slice(0, at)]
  return (
    <div className="cloth-frame" style={{ '--top': `${insets.top}px`, '--bottom': `${insets.bottom}px` }}>
      <Inks />
      <section
        ref={cloth}
        className="cloth"
        data-turn={current === null || phase === 'over' ? undefined : current === near?.seat ? 'near' : 'far'}
        data-field=""
        aria-label={table}
        data-several={others.length > 1 ? others.length : undefined}
        data-hand={mine !== null || undefined}
        data-advanced={advanced || undefined}
        data-keeps-height={(mine !== null && phase !== 'gathering' && goesOn) || undefined}
      >
        <Others others={others} />
        <Piles />
        {near && <Side player={near} own={near.seat === mine} />}
        {mine !== null && <Hand />}
      </section>
      {strike && <Struck key={`${strike.turn} ${strike.of.by} ${strike.of.with} ${strike.of.on} ${strike.x}`} {...strike} />}
      <Waking />
    </div>
  )
}
