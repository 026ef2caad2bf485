import { artefactOf, priceOf } from '../../rules/public.ts'
import { campId, dreamerId, handId, powerId, seatId } from './answers.ts'
import type { Asking, DuelQuestion } from './asking.ts'

type Here = Pick<Asking, 'desk'>

const has = ({ answers }: DuelQuestion, id: string): boolean => answers.some((one) => one.id === id)

/** Whether what is being paid for still asks for more. */
const isOwing = ({ card, pay, conception }: { card: string; pay: readonly string[]; conception: number }): boolean =>
  pay.length + conception < priceOf(artefactOf(card))

/** CMB-7: a power pays for the shelter laid out as long as it is owed, and is added otherwise. */
const inDefence = (question: DuelQuestion, { desk: { defending } }: Here, power: string): string => {
  const paying = `pay:${powerId(power)}`
  const { item, add, pay } = defending
  if (item === null || !has(question, paying) || add.includes(power)) return powerId(power)
  const owed = pay.includes(power) || isOwing({ card: item, ...defending })
  return owed || !has(question, powerId(power)) ? paying : powerId(power)
}

/** What touching a power does: what pays comes back; another pays as long as that is owed, and then is what the power of the card takes. */
export const powerTouched = (question: DuelQuestion, here: Here, power: string): string => {
  const { doing } = here.desk
  if (question.kind === 'defence') return inDefence(question, here, power)
  const aimed = ['give', 'take', 'drop', 'targets'].map((list) => `${list}:${power}`).find((id) => has(question, id))
  if (doing?.kind !== 'play' || aimed === undefined) return powerId(power)
  const [list = ''] = aimed.split(':')
  const picked = doing.picks[list as 'give'].includes(power)
  return !has(question, powerId(power)) || picked || !(doing.pay.includes(power) || isOwing(doing)) ? aimed : powerId(power)
}

/** POW-4: the card being summoned is aimed at in the hand, where it still lies. */
export const handTouched = (question: DuelQuestion, card: string): string =>
  question.kind === 'play' && has(question, campId(card)) ? campId(card) : handId(card)

/** POW-11, POW-12: whom it concerns is touched at the dreamer. */
export const dreamerTouched = (question: DuelQuestion, seat: string): string =>
  question.kind === 'play' && has(question, seatId(seat)) ? seatId(seat) : dreamerId(seat)
