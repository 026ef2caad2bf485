import { AskedDice, useSight } from '../../../../house/play/index.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { useWatching } from '../../../../house/table/watching.ts'
import { part } from '../../../../house/ui/part.tsx'
import { seesTable } from '../../../../kit/roles.ts'
import { effectAsked, rulingOf } from '../../rules/public.ts'
import { AT_REST, isForLeave, isRuledFirst } from '../company/waits.ts'
import { useChoosingNow } from '../desk/choosing.ts'
import { useDesk, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { AwakeCard } from '../prompts/AwakeCard.tsx'
import { asksGoal, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { COACH } from '../words/settings.ts'
import { LATER } from './kinds.ts'
import { useTablePlay } from './moment.ts'

const LaterCard = part(
  async () => {
    const [card] = await Promise.all([import('../prompts/LaterCard.tsx'), LATER.fetch()])
    return card.LaterCard
  },
  { soon: true },
)

const CellQuestion = part(async () => (await import('./CellQuestion.tsx')).CellQuestion, { soon: true })

const DrawnCard = part(async () => (await import('../dragons/DrawnCard.tsx')).DrawnCard, { soon: true })

const InSight = part(async () => (await import('../gardien/InSight.tsx')).InSight, { unseen: true })

const WatchComrades = part(async () => (await import('../../../../house/table/WatchComrades.tsx')).WatchComrades, {
  unseen: true,
})

const Ruling = part(async () => (await import('../ruling/Ruling.tsx')).Ruling, { unseen: true })

const Coach = part(async () => (await import('../coach/Coach.tsx')).Coach, { unseen: true })

/** A player who watches another has it in the bar above; of a whole table it is seen on the map. */
const Watching = () => {
  const { table } = useTexts().ui
  const { name, whole } = usePlay(({ board, view }) => ({ name: board.sheet.name, whole: seesTable(view.role) }))
  const plays = useWatching() !== null
  return plays || whole ? null : <p className="watching">{table.watching({ name })}</p>
}

/** An answer that stands said waits for its dice: what it answered is asked no more. */
const useIsSaid = (): boolean => {
  const id = usePlay((play) => play.board.id)
  const enters = useSeat((state) => state.entering !== null && state.role.kind !== 'gardien')
  return useSeat((state) => state.said.some(({ seat }) => seat === id)) || enters
}

/** The first question of a journey, or whatever comes after it. */
const PromptCard = () => {
  const { asking } = useHere()
  const { prompt, desk } = asking
  return prompt.kind !== 'awake' || desk.deed || asksGoal(asking) ? <LaterCard prompt={prompt} /> : <AwakeCard prompt={prompt} />
}

/** What was drawn is looked at before anything is asked. */
export const Prompted = () => {
  const card = useTablePlay((play) => play.card)
  const past = useTablePlay((play) => play.past)
  // A screen that all see shows nobody's before something befell somebody.
  const nobody = useSight().sight === null
  const watchesAll = usePlay(({ view: { role } }) => role.kind === 'spectateur' && seesTable(role))
  if ((useIsSaid() || (watchesAll && nobody)) && !past) return null
  return card ? <DrawnCard card={card} /> : <PromptCard />
}

/** Whoever waits may watch another's journey. */
const Meanwhile = () => {
  const atEase = usePlay((play) => AT_REST.has(play.prompt.kind))
  const waits = useSeat((state) => state.waitsForDice)
  const mayWatch = useWatching() !== null
  return mayWatch && (atEase || waits) && <WatchComrades />
}

/** What a spell leaves to the gardien; what they said of it and throw for is said once. */
export const OpenRuling = () => {
  const open = usePlay(({ board }) => rulingOf(effectAsked(board)) !== null)
  const throws = useSeat((state) => state.entering !== null)
  return open && !throws && <Ruling />
}

/** What is over, or a card that was drawn. */
export const useLooksElsewhere = (): boolean => useTablePlay(({ past, card }) => Boolean(past || card))

/** For the gardien: whose question it is, and the question, once it is their turn to see it; what is asked of them stands in their queue. */
const Judged = () => {
  const looks = useLooksElsewhere()
  const standsIn = useDesk((state) => state.standsIn)
  const queued = usePlay(({ prompt, board }) => isForLeave(prompt) || (isRuledFirst(prompt, board) && !standsIn))
  return (
    <>
      <InSight />
      {(looks || !queued) && <Prompted />}
    </>
  )
}

/** The question of the moment, and what stands around it. */
export const Asked = () => {
  const role = usePlay((play) => play.view.role.kind)
  const past = useTablePlay((play) => play.past)
  const choosing = useChoosingNow()
  return (
    <>
      {role === 'spectateur' && <Watching />}
      {choosing && <CellQuestion {...choosing} />}
      <AskedDice />
      {!choosing && (
        <>
          {role === 'gardien' ? <Judged /> : <Prompted />}
          {role === 'joueur' && !past && <Meanwhile />}
        </>
      )}
    </>
  )
}

/** What each decision was worth, where the person wants to be told; in a lesson the guide speaks. */
export const CoachBeside = () => {
  const plays = usePlay((play) => play.view.role.kind === 'joueur')
  const past = useTablePlay((play) => play.past)
  const framing = useFraming()
  const { log } = useOwnSeat()
  const wanted = useGameSetting(COACH) || framing?.coach === 'speaks'
  if (framing && (framing.coach !== 'speaks' || (framing.question && !past))) return null
  return wanted && log !== null && plays && <Coach />
}
