import { setMean } from './arriving.ts'
import { fillCarrying } from './carrying.ts'
import { gatherDrift } from './drifting.ts'
import { partsWithin } from './grades.ts'
import { ALL_CELLS, CELL_COUNT, WIDTH } from './land.ts'
import { castsOf, type Loom, opensMagic, type Strand } from './loom.ts'
import { freedAt, type Mastery } from './mastery.ts'
import { type After, gainMix, type Meeting, meet } from './meeting.ts'
import { at, type Mix, mixRows, type Row, type Slots, slot, startOf } from './rows.ts'
import { type GiftOdds, give, meetSpecial } from './special.ts'
import { GIFT_STRENGTHS } from './strengths.ts'

const ONES = new Float64Array(WIDTH).fill(1)
const NO_PASSEUR = new Float64Array(0)
/** SPE-2: the Reflet of the special table. */
const SPECIAL_REFLET = 2

/** ENC-14: freed later by a Reflet, the dream points unchanged. */
const fillHeld = (loom: Loom, { layer, sheaf }: Strand, mix: Mix, mastery: Mastery, boxes: number, dream: number): void => {
  const { held, strands } = loom
  const { free } = sheaf
  mixRows(held, free.store, startOf(free, boxes, dream), mix, partsWithin(mix, boxes * free.depth))
  for (const [cell, next] of layer.mastered) {
    const after = (strands[next] as Strand).sheaf.free
    held[cell] = 0
    for (let lost = 1; lost < boxes; lost++)
      held[cell] = at(held, cell) + freedAt(mastery, lost) * at(after.store, startOf(after, boxes - lost, dream) + cell)
  }
}

const copyRow = (to: Row, from: Row, start: number): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++) to[start + cell] = at(from, start + cell)
}

/** After the encounter, the cell entered or stayed on. */
const aftersOf = (strand: Strand, next: Strand, boxes: number, dream: number): { entered: After; stayed: After } => {
  const { free } = next.sheaf
  return {
    entered: { store: next.work.land.store, base: 0, settle: strand.settle, settleStart: dream * WIDTH },
    stayed: { store: free.store, base: startOf(free, boxes, 0), settle: ONES, settleStart: 0 },
  }
}

/** Nobody is carried to where they are: on a goal gone up to, that would reach it. */
const goalsOf = ({ layer }: Strand): readonly number[] => [...layer.entered.keys()]

/** MOV-1: the encounter roll, having come to the cell or stayed on it. */
export const fillMeeting = (loom: Loom, strand: Strand, boxes: number, dream: number): void => {
  const { terrain, carrying, aim, asking, held } = loom
  const { layer, sheaf, work } = strand
  const next = loom.strands[layer.met] as Strand
  const { entering, staying, free } = sheaf
  const [start, row] = [startOf(entering, boxes, dream), dream * WIDTH]
  const { regular, special } = loom.masteries(dream)
  const grade = slot(loom.band.grades[boxes] as Slots, dream)
  const arrived = { arrived: next.work.arrived.store, arrivedStart: row }
  if (loom.figure === 'hopeful') gatherDrift(work.drift, layer, boxes, dream)
  const meeting: Meeting = {
    terrain,
    carrying,
    held,
    ...arrived,
    carried: work.drift.carried.store,
    carriedStart: loom.figure === 'prudent' ? 0 : start,
  }
  const { entered, stayed } = aftersOf(strand, next, boxes, dream)
  if (layer.special) {
    const odds = strand.special(grade, dream)
    fillHeld(loom, next, odds.held, special[SPECIAL_REFLET] as Mastery, boxes, dream)
    meetSpecial(entering.store, start, ALL_CELLS, odds, meeting, { store: work.land.store, value: row }, entered, row)
    copyRow(staying.store, entering.store, start)
    meetSpecial(staying.store, start, asking, odds, meeting, { store: free.store, value: start }, stayed, start)
  } else {
    const odds = strand.odds(grade, dream)
    fillCarrying(carrying, aim, terrain, next.work.arrived.store, row, odds.passeur)
    fillHeld(loom, next, odds.held, regular.reflet, boxes, dream)
    meet(entering.store, start, ALL_CELLS, odds, meeting, entered, row)
    copyRow(staying.store, entering.store, start)
    meet(staying.store, start, asking, odds, meeting, stayed, start)
    for (const goal of goalsOf(next)) {
      const there = at(meeting.arrived, row + goal)
      meeting.arrived[row + goal] = 0
      fillCarrying(carrying, aim, terrain, meeting.arrived, row, odds.passeur)
      meet(entering.store, start, Int16Array.of(goal), odds, meeting, entered, row)
      meet(staying.store, start, Int16Array.of(goal), odds, meeting, stayed, start)
      meeting.arrived[row + goal] = there
    }
  }
  if (loom.giving.length > 0) fillGifts(loom, strand, boxes, dream)
  if (!strand.entersOtherwise) setMean(terrain, entering.store, start)
}

const giftOdds = (loom: Loom, { layer }: Strand, dream: number): GiftOdds => {
  const casts = castsOf(loom, dream)
  return {
    fleur: gainMix(GIFT_STRENGTHS, dream, loom.scope),
    castWithin: (cell, reach) => {
      const place = loom.aim.places.findIndex(({ nearest }) => slot(nearest, cell) <= reach)
      return place >= 0 && opensMagic(loom.layers, layer, cell) ? (casts[place] as number) : 0
    },
  }
}

/** TET-6: a gift in place of the roll; prudently, or once one was given, as if nothing were met. */
const fillGifts = (loom: Loom, strand: Strand, boxes: number, dream: number): void => {
  const { giving, carrying, aim, terrain } = loom
  const { entering, staying, free } = strand.sheaf
  const [start, row] = [startOf(entering, boxes, dream), dream * WIDTH]
  if (strand.layer.given === null) {
    for (let index = 0; index < giving.length; index++) {
      const cell = slot(giving, index)
      entering.store[start + cell] = at(strand.work.land.store, row + cell)
      staying.store[start + cell] = at(free.store, start + cell)
    }
    return
  }
  const next = loom.strands[strand.layer.given] as Strand
  const { entered, stayed } = aftersOf(strand, next, boxes, dream)
  const odds = giftOdds(loom, next, dream)
  fillCarrying(carrying, aim, terrain, next.work.arrived.store, row, NO_PASSEUR)
  give(entering.store, start, giving, odds, carrying.within, entered, row)
  give(staying.store, start, giving, odds, carrying.within, stayed, start)
}
