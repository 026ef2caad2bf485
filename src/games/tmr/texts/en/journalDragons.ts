import { formatOf } from '../../../../house/texts/format.ts'
import type { Texts } from '../texts.ts'
import { morePoints } from './counted.ts'

const { count, signed } = formatOf('en')
const points = (n: number): string => count(n, { one: 'dream point', other: 'dream points' })
const boxes = (n: number): string => count(n, { one: 'fatigue box', other: 'fatigue boxes' })
const life = (n: number): string => count(n, { one: 'life point', other: 'life points' })

export const journalDragons: Texts['journalDragons'] = {
  began: (p) => `From now on: ${p.facts}.`,
  played: 'to be played out',
  untilDay: (p) => `until the end of day ${p.day}`,
  changed: {
    chosen: (p) => `${p.effect}: the cell is chosen, for good.`,
    counted: (p) => `${p.effect}: one fewer.`,
    refilled: (p) => `${p.effect}: all the cities close again.`,
    opened: (p) => `${p.effect}: this city opens for good.`,
    purified: (p) => `${p.effect}: this cell has purified the half-dream.`,
    tamed: (p) => `${p.effect}: this water is tamed.`,
    gave: (p) => `${p.effect}: this city has given.`,
    swallowed: (p) => `${p.effect}: one cell fewer, swallowed by the black hole.`,
  },
  ended: {
    days: (p) => `${p.effect}: its time is over.`,
    counted: (p) => `${p.effect}: the count is full, it is over.`,
    goal: (p) => `${p.effect}: it is done.`,
    repressed: (p) => `${p.effect}: repressed.`,
    gardien: (p) => `The keeper of dreams ends it: ${p.effect}.`,
    gone: (p) => `${p.effect}: nothing leads there any more, and it ends.`,
    relearnt: (p) => `${p.effect}: the spell is learnt again.`,
  },
  masteries: {
    wet: 'The water asks to be mastered.',
    closed: 'The city is closed: it must be won back.',
    conquest: 'The cell is to be conquered.',
    purification: 'The cell asks for a purification.',
  },
  masteryFaced: (p) => `Mastering the cell: ${p.roll}.`,
  putElsewhere: (p) => `The half-dream is put elsewhere: ${p.place}.`,
  tollPaid: (p) => `The toll takes ${points(p.points)}.`,
  fatigued: (p) => `${boxes(p.boxes)} at once.`,
  hurt: (p) => `${life(p.life)} lost${p.boxes > 0 ? `, and ${boxes(p.boxes)} that stay` : ''}.`,
  reserveForced: 'The Mad Ferryman wakes what sleeps here.',
  reservesLost: (p) => `What lay in reserve ${p.place} is lost.`,
  seuilChanged: (p) => `Dream threshold: ${signed(p.by)}.`,
  sheetChanged: (p) => `${p.of}: ${signed(p.by)}.`,
  lossTested: (p) => `Is the loss in ${p.of} made good? ${p.roll}.`,
  spellLearnt: (p) => `One more spell is known: ${p.spell}.`,
  giftOffered: 'The city offers a gift.',
  giftTaken: (p) => `A gift: ${p.gift}, strength ${p.strength} (${p.dice}).`,
  releaseAsked: 'One of the reserves of this cell must go off.',
  jumped: (p) => `${p.name} leaps, and lands ${p.place}.`,
  dreamt: (p) =>
    p.gained > 0
      ? `The hour's dream: ${p.face} on the die, ${morePoints(p.gained)}.`
      : `The hour's dream: ${p.face}${p.face === 8 ? ', nothing' : ''}.`,
  dragonDreamt: (p) => `A Dragon's Dream crosses the sleep, strength ${p.strength} (${p.dice}).`,
  rested: (p) => `Sleep wipes out ${boxes(p.boxes)}.`,
  woke: {
    will: (p) => `${p.name} wakes.`,
    day: (p) => `Day is here: ${p.name} wakes.`,
    insomnia: (p) => `No more sleep: ${p.name} wakes.`,
  },
  night: (p) => {
    const brought = [
      ...(p.dream === 0 ? [] : [`${points(Math.abs(p.dream))} ${p.dream > 0 ? 'more' : 'fewer'}`]),
      ...(p.boxes === 0 ? [] : [`${boxes(p.boxes)} fewer`]),
      ...(p.dragons === 0 ? [] : [count(p.dragons, { one: "Dragon's Dream", other: "Dragon's Dreams" })]),
    ]
    return brought.length > 0 ? `This sleep brought: ${brought.join(', ')}.` : 'This sleep changed nothing.'
  },
  starsRead: (p) => `The stars tell the number of day ${p.day}: ${p.number}.`,
  bonusWon: (p) => `Cell bonus: +1% for ${p.spell} ${p.place}.`,
  bonusHere: 'on this cell',
  experienceChanged: (p) => `Experience in ${p.where}: ${signed(p.points)}.`,
  pointsChanged: (p) => `Spell points of ${p.voie}: ${signed(p.points)}.`,
  signSet: (p) => `A draconic sign: ${p.genres}, difficulty ${signed(p.difficulty)}.`,
  signFelt: (p) => `Something resonates here: a sign, difficulty ${signed(p.difficulty)}.`,
  signRead: (p) => `Reading the sign: ${p.roll}.`,
  meditated: (p) => `${p.name} meditates in the manner of ${p.method}: ${p.roll}.`,
  synthesised: (p) => `Synthesis of ${p.spell}: ${p.roll}.`,
  astralSet: (p) => `Astral number of day ${p.day}: ${p.number}.`,
}
