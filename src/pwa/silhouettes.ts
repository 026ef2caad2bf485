import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y
/** Radii, a turn and two flags come before where an arc ends; flags are written without a space after them. */
const [ARC, FLAGS] = [7, [3, 4]]

type Piece = readonly [command: string, ...numbers: readonly number[]]

const numbersOf = (written: string, arity: number): readonly number[] => {
  const numbers: number[] = []
  for (let at = 0; at < written.length; ) {
    if (/[\s,]/.test(written.charAt(at))) {
      at++
      continue
    }
    const isFlag = arity === ARC && FLAGS.includes(numbers.length % ARC)
    NUMBER.lastIndex = at
    const found = isFlag ? written.charAt(at) : (NUMBER.exec(written)?.[0] ?? '')
    if (found === '') throw new Error(`No number in a path: ${written.slice(at, at + 20)}`)
    numbers.push(Number(found))
    at += found.length
  }
  return numbers
}

const piecesOf = (path: string): readonly Piece[] =>
  [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', written = '']): readonly Piece[] => {
    const arity = ARITY[command.toLowerCase()] ?? 0
    if (arity === 0) return [[command]]
    const numbers = numbersOf(written, arity)
    const next = { m: 'l', M: 'L' }[command] ?? command
    return Array.from({ length: numbers.length / arity }, (_, at) => [
      at === 0 ? command : next,
      ...numbers.slice(at * arity, (at + 1) * arity),
    ])
  })

type Point = [x: number, y: number]

const axisOf = (kind: string, at: number): 0 | 1 => {
  if (kind === 'h' || kind === 'v') return kind === 'h' ? 0 : 1
  return (kind === 'a' ? at + 1 : at) % 2 === 0 ? 0 : 1
}

/** A path in whole numbers, by steps: each is counted from where the one before has come to, so that nothing drifts. */
export const rounded = (path: string): string => {
  let [here, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  const written = piecesOf(path).map(([command, ...numbers]) => {
    const kind = command.toLowerCase()
    const [from, to]: [Point, Point] = [here, kind === 'z' ? start : [...here]]
    const steps = numbers.map((number, at) => {
      if (kind === 'a' && at < ARC - 2) return Math.round(number)
      const axis = axisOf(kind, at)
      to[axis] = number + (command === kind ? from[axis] : 0)
      return Math.round(to[axis]) - Math.round(from[axis])
    })
    here = to
    if (kind === 'm') start = to
    return kind + steps.join(' ').replaceAll(' -', '-')
  })
  return written.join('')
}

/** Where silhouettes are named: those of game-icons come out of their package by name, as few as are used; others are drawn there. */
export const silhouettes = (): Plugin => ({
  name: 'silhouettes',
  enforce: 'pre',
  transform: {
    filter: { id: /\/silhouettes\.json$/ },
    handler: (source) => {
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      const { icons }: IconSet = JSON.parse(readFileSync(file, 'utf8'))
      const pathOf = (drawn: string): string => {
        if (drawn.startsWith('M')) return rounded(drawn)
        const path = icons[drawn]?.body.match(/ d="([^"]+)"/)?.[1]
        if (!path) throw new Error(`game-icons has no ${drawn}`)
        return rounded(path)
      }
      const named = Object.entries<string>(JSON.parse(source))
      return { code: JSON.stringify(Object.fromEntries(named.map(([card, drawn]) => [card, pathOf(drawn)]))), map: null }
    },
  },
})
