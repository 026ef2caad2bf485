import { AnswerRow } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { artefactOf, dreamerOf, type PowerName, priceOf, RULE_OF_POWER } from '../../rules/public.ts'
import type { Picks } from '../desk/desk.ts'
import { useHere } from '../duel.ts'
import { isExercised, mustDrop, playedValue, rowGroup, seatId } from '../question/index.ts'
import { useTexts } from '../words.ts'
import { Chips, PlainAnswers } from './Chips.tsx'

interface AimProps {
  readonly power: PowerName
  readonly value: number
  readonly drops: number
  /** POW-7: nothing is used: they come from the pile. */
  readonly draws: boolean
  readonly picks: Picks
}

/** What the power is aimed at: the same cards as on the cloth, under the hand. Of what it is not aimed at, there are no answers. */
const Aim = ({ power, value, drops, draws, picks: { targets, give, take, drop, seat } }: AimProps) => {
  const { places, prompts } = useTexts().ui
  const { aim } = prompts.play
  const { table, me } = useHere().here
  if (power === 'twice' || power === 'shelter') return null
  const says = power === 'barter' ? '' : aim[power]
  const asks = typeof says === 'string' ? says : says({ value })
  return (
    <>
      {draws && <p>{aim.fromPile({ value })}</p>}
      <Chips group="targets" legend={asks} note={typeof says === 'string' ? '' : `${targets.length}/${value}`} chosen={targets} />
      {power === 'dispel' && (
        <p>
          {asks} <strong>{`${targets.length}/${value}`}</strong>
        </p>
      )}
      {table.players.map((player) => (
        <Chips
          key={player.seat}
          group={rowGroup(player)}
          legend={player.seat === me?.seat ? aim.yours : places.rowOf(player)}
          chosen={targets}
        />
      ))}
      <PlainAnswers group="seats" chosen={seatId(seat ?? '')} />
      <Chips group="give" legend={aim.give} note={`${give.length}/${value}`} chosen={give} />
      <Chips
        group="take"
        legend={power === 'recall' ? asks : aim.take}
        note={`${take.length}/${value}`}
        chosen={take}
        unseen={power === 'recall'}
      />
      <Chips
        group="drop"
        legend={(draws ? aim.dropToDraw : aim.drop)({ count: drops })}
        note={`${drop.length}/${drops}`}
        chosen={drop}
      />
    </>
  )
}

/** A card laid out: what its power does and at what, what pays for it, and what that buys. */
export const PlayCard = () => {
  const { question, here } = useHere()
  const { texts, me, table, desk } = here
  const { doing } = desk
  if (doing?.kind !== 'play' || !me) return null
  const { play } = texts.ui.prompts
  const card = artefactOf(doing.card)
  const value = playedValue(card, me, doing)
  const confirm = question.answers.find(({ id }) => id === 'confirm')
  const paid = doing.pay.length + doing.conception
  const rule = card.power && RULE_OF_POWER[card.power]
  const recalls = card.power === 'recall'
  const drops = recalls ? mustDrop({ table, me, card, value, doing }) : 0
  return (
    <>
      <Chips group="pay" legend={play.pays} note={play.price({ paid, price: priceOf(card) })} chosen={doing.pay} />
      {doing.conception > 0 && me.dreamer && (
        <p className="card-conception">
          + {play.conception({ count: doing.conception, colour: texts.colours[dreamerOf(me.dreamer).colour].name })}
        </p>
      )}
      <PlainAnswers group="conception" />
      {card.power && (
        <div className="card-note card-aim">
          <p>
            {texts.powers[card.power].does({ value })} {rule && <RuleTag rule={rule} />}
          </p>
          {isExercised(card) && (
            <Aim {...{ power: card.power, value, drops, picks: doing.picks }} draws={recalls && table.used.length === 0} />
          )}
        </div>
      )}
      {confirm && <AnswerRow answer={confirm} />}
      <PlainAnswers group="back" />
    </>
  )
}
