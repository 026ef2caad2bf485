import { seededDice } from './dice.ts'
import { seedOfText } from './seedOfText.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** 2026-11-15: a day that exists. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const DAY_LENGTH = 86_400_000

/** What a day brings, the same for everybody: each once in as many days, in an order that changes. */
export const inTurn = <Item>(day: string, items: readonly Item[]): Item => {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_LENGTH)
  const [turn, at] = [Math.floor(number / items.length), number % items.length]
  const dice = seededDice(seedOfText(`turn ${turn}`))
  const left = [...items]
  const drawn = items.map(() => left.splice(Number(dice.roll({ label: 'draw', sides: left.length })) - 1, 1)[0] as Item)
  return drawn[at] as Item
}
