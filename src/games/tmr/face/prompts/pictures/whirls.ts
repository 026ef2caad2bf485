import { CREAM, GOLD, INK } from '../../../../../house/ui/colours.ts'
import { armPath, knotPath } from './curves.ts'

/** As a file of a drawing has it. */
const drawn = (ground: string, tint: string, figure: string): string =>
  `<svg data-ground="${ground}" data-tint="${tint}">${figure}</svg>`

interface Arms {
  readonly count: number
  readonly turns: number
  readonly reach: number
  readonly width: number
  readonly offset: number
}

const arms = ({ count, offset, ...arm }: Arms): string =>
  Array.from({ length: count }, (_, index) => armPath({ ...arm, start: offset + index / count })).join('')

const blanc = (): string => {
  const arm = { count: 3, turns: 1.25, reach: 30 }
  return drawn(
    '#a9bcd0 #3f5a80',
    '#dfeaf5',
    `<g class="turning"><path d="${arms({ ...arm, width: 6, offset: 0 })}" fill="url(#pale)" stroke="#35507a" stroke-width=".8"/>
<path d="${arms({ ...arm, width: 1.6, offset: 0.17 })}" fill="${CREAM}" opacity=".7"/></g>
<circle cx="32" cy="32" r="12" fill="url(#glow)"/><circle cx="32" cy="32" r="2.6" fill="${CREAM}"/>`,
  )
}

/** Stars that fall into it: where, and how large. */
const FALLING = '11 15 1,49 11 1.2,54 40 .9,15 47 1.1,38 53 .8,28 14 .7,44 28 .6,22 33 .5'
const STAR = 'M0-3 .7-.7 3 0 .7.7 0 3-.7.7-3 0-.7-.7z'

const noir = (): string => {
  const stars = FALLING.split(',').map((place) => {
    const [x, y, size] = place.split(' ')
    return `<path d="${STAR}" fill="${CREAM}" transform="translate(${x} ${y}) scale(${size})"/>`
  })
  const black = arms({ count: 3, turns: 1.25, reach: 30, width: 8.5, offset: 0.1 })
  return drawn(
    '#b3a3d6 #4a3a78',
    '#8677b8',
    `<g class="sinking"><path d="${black}" fill="${INK}"/>${stars.join('')}</g><circle cx="32" cy="32" r="7.5" fill="#05030d"/>`,
  )
}

const DROPS =
  'M12 14C14 17 14 19 12 20 10 19 10 17 12 14zM52 40C54 43 54 45 52 46 50 45 50 43 52 40zM44 8C46 11 46 13 44 14 42 13 42 11 44 8z'
const HEART = 'M32 38C25 33 24 28 28 27 30 26.500 32 28 32 30 32 28 34 26.500 36 27 40 28 39 33 32 38z'

const rouge = (): string => {
  const arm = { count: 4, turns: 1.5, reach: 31 }
  return drawn(
    '#e0a08a #5c0f1c',
    '#c94a3f',
    `<g class="sinking">
<path d="${arms({ ...arm, width: 7, offset: 0.05 })}" fill="#a01824" stroke="${INK}" stroke-width=".9"/>
<path d="${arms({ ...arm, width: 1.8, offset: 0.17 })}" fill="#ffd0b0" opacity=".85"/>
<path d="${DROPS}" fill="#ffe3d0" stroke="${INK}" stroke-width=".8"/></g>
<circle cx="32" cy="32" r="11" fill="url(#glow)" opacity=".5"/>
<path d="${HEART}" fill="#3a0410" stroke="${CREAM}" stroke-width=".9"/>`,
  )
}

const strand = (path: string, colour: string, width: number): string =>
  `<g fill="none"><path d="${path}" stroke="${INK}" stroke-width="${width + 2.4}" stroke-linecap="butt"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/></g>`

const cast = (): string => {
  const rope = (path: string): string => strand(path, '#e3a53e', 4.6)
  const lit = (path: string): string =>
    `<path d="${path}" fill="none" stroke="#fff3c8" stroke-width="2.4" stroke-linecap="butt"/>`
  const whole = `${knotPath(0, 1)}z`
  // What is lit is longer than what it lies in, or its ends would show.
  const over = [0, 1 / 3, 2 / 3].map((start) => rope(knotPath(start + 0.03, start + 0.15)) + lit(knotPath(start, start + 0.18)))
  return drawn(
    '#7a4fae #220f4d',
    '#ffcf6a',
    `<circle class="glimmering" cx="32" cy="33" r="30" fill="url(#glow)"/>${rope(whole)}${lit(whole)}${over.join('')}
<circle cx="32" cy="33" r="2.4" fill="#fffdf2"/>`,
  )
}

const FRAYED =
  'M54 12C54 6 60 4 60 9M54 12C53 6 49 4 46 8M54 12C54.5 8 56 5 53 2M54 13 61 14M9 31C8 37 3 36 4 42M9 31C9 38 13 39 11 46M9 31C12 36 17 34 17 40M8 30 3 33'

const fumble = (): string => {
  const loose = [`M54 12C54 16 52 18 ${knotPath(0.2, 0.5).slice(1)}`, `${knotPath(0.5, 0.8)}C10 19 5 24 9 32`]
  return drawn(
    '#87707c #281730',
    '#9d7f92',
    `<circle cx="32" cy="30" r="22" fill="url(#glow)" opacity=".25"/>${loose.map((path) => strand(path, '#c9b0a8', 3.2)).join('')}
<path d="${FRAYED}" fill="none" stroke="#e0cdc4" stroke-width=".9"/>
<path class="glimmering" d="M17 49h.1M47 50h.1M54 56h.1M11 57h.1M32 33h.1M51 45h.1" stroke="${GOLD}" stroke-width="2.2"/>`,
  )
}

/** Whirls and knots, whose lines are reckoned. */
export const reckoned = () => ({
  ...{ cast: cast(), fumble: fumble() },
  ...{ 'tourbillon-blanc': blanc(), 'tourbillon-noir': noir(), 'tourbillon-rouge': rouge() },
})
