import { join, type Throng, type Way } from './crowd.ts'
import { type Flow, lone } from './flow.ts'
import { slotOf } from './land.ts'
import { ascentSpot, type Option } from './options.ts'
import { arriveAt, face, struggle, takeGift } from './outcomes.ts'
import type { Question } from './question.ts'
import { enteredSpot, percentAt, type Spot } from './spot.ts'
import type { Tables } from './tables.ts'
import { certain, waitsOn } from './waiting.ts'

/** ENC-5: carried to what waits, it is met; whether it is. */
const meetThere = (tables: Tables, flow: Flow, throng: Throng, cell: number, way: Way): boolean => {
  const met = waitsOn(tables, cell)
  const there = met && enteredSpot(tables, throng.spot, cell)
  if (!met || !there) return false
  const arrived = { ...throng, spot: there, from: throng, way }
  face(tables, flow.outcomesOf(arrived), 1, there, certain(tables, met, there.dream))
  return true
}

/** ENC-10 to ENC-12: the service asked for; a Messager serves where the spell can be cast. */
const serve = (tables: Tables, flow: Flow, throng: Throng, question: Question, { action }: Option): void => {
  const { moment } = question
  if (moment.phase !== 'service') return
  const to = flow.outcomesOf(throng)
  const target = action.type === 'goTo' ? slotOf(action.cell) : throng.spot.cell
  const percent = action.type === 'goTo' && moment.met.kind === 'messager' ? percentAt(tables, target) : null
  if (percent !== null) to.proxy(1, throng.spot, percent)
  else if (moment.met.kind === 'messager' || target === throng.spot.cell) to.goOn(1, throng.spot, moment.met.kind)
  else if (!meetThere(tables, flow, throng, target, moment.met.kind))
    arriveAt(tables, to, 1, throng.spot, target, moment.met.kind)
}

/** Puts the present moment into the flow, the best option taken. */
export const pour = (tables: Tables, flow: Flow, question: Question, best: Option): void => {
  const { moment } = question
  const here = (settled: boolean): Spot => ({
    cell: slotOf(question.cell),
    dream: question.dream,
    boxes: question.boxes,
    settled,
    layer: tables.layers.length - 1,
  })
  switch (moment.phase) {
    case 'awake': {
      const throng = lone(ascentSpot(tables, question), 'ascent')
      flow.countRounds(1)
      if (moment.waiting)
        face(tables, flow.outcomesOf(throng), 1, throng.spot, certain(tables, moment.waiting, throng.spot.dream))
      else join(flow.entering, throng.spot, throng)
      return
    }
    case 'encounter': {
      const throng = lone(here(moment.settled), null)
      const to = flow.outcomesOf(throng)
      if (best.action.type === 'letPass') to.goOn(1, throng.spot, moment.met.kind)
      else face(tables, to, 1, throng.spot, certain(tables, moment.met, question.dream))
      return
    }
    case 'gift':
      if (best.action.type === 'takeGift')
        takeGift(tables, flow.outcomesOf(lone(here(moment.settled), null)), 1, here(moment.settled), best.action.kind)
      return
    case 'service':
      serve(tables, flow, lone(here(moment.settled), null), question, best)
      return
    case 'captive': {
      const throng = lone({ ...here(moment.settled), boxes: question.boxes - 1 }, null)
      flow.countRounds(1)
      struggle(
        tables,
        flow.outcomesOf(throng),
        1,
        throng.spot,
        certain(tables, moment.met, question.dream, moment.lostRounds),
        moment.lostRounds,
      )
      return
    }
    case 'wet':
    case 'free': {
      const throng = lone(here(moment.phase === 'free'), null)
      const to = flow.outcomesOf(throng)
      const sent = best.action.type === 'cast' && best.action.via && moment.messenger
      if (sent) to.proxy(1, throng.spot, percentAt(tables, slotOf(sent)) ?? 0)
      else if (moment.released) to.release(1, throng.spot, 'tourbillon-blanc')
      else to.goOn(1, throng.spot, null)
      return
    }
  }
}
