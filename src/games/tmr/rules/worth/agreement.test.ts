import { describe, expect, test, vi } from 'vitest'
import { reviewOf } from '../../practice/coach/coach.ts'
import { decisionsOf } from '../../practice/coach/decisions.ts'
import { type Script, type Seen, type Situation, seenIn, situate, type Told } from '../../practice/situation/situation.ts'
import { DIRECTIONS } from '../map/geometry.ts'
import { findSpell, makePlanner, type Spell, spellFacts } from '../public.ts'
import { setupOf } from '../testing/scene.ts'
import { adviceOf, type Wanted, wantedAt } from './advice.ts'
import { findingWays, lostAsked } from './finding.ts'
import { isMistake } from './leftOut.ts'
import { type Aim, type Valued, valuesAt, worthOf } from './worth.ts'

vi.setConfig({ testTimeout: 120_000 })

const spell = findSpell({}, 'tympan-d-hypnos') as Spell
const aim: Aim = { spell: spellFacts(spell) as Aim['spell'], spellId: spell.id, mode: 'normal' }
const setup = setupOf({ position: 'I4', dream: 10, stamina: { boxes: 12 } })
const dreamer = setup.dreamers[0]?.id as never
const planner = makePlanner()

const ascend = (...dice: Script): Told => ({ command: { type: 'ascend', dreamer, mode: 'normal' }, dice: [['d7', 7], ...dice] })
const says = (type: 'master' | 'struggle' | 'repress' | 'evade', ...dice: Script): Told => ({ command: { type, dreamer }, dice })
const seenAfter = (...told: readonly Told[]): Seen => seenIn(situate(setup, told) as Situation) as Seen

const met = {
  changeur: ascend(['d100', 65], ['d6', 4], ['d6', 4]),
  blanc: ascend(['d100', 90], ['d6', 3], ['d6', 3]),
  briseur: ascend(['d100', 80], ['d6', 6], ['d6', 6]),
}

const valued = (seen: Seen, type: Valued['command']['type']): Valued =>
  valuesAt(planner, seen, aim)?.find(({ command }) => command.type === type) as Valued

/** What a card shows: the best of its figures. */
const shown = (seen: Seen): number => {
  const lost = lostAsked(seen.view, seen.board, aim.spell)
  return (lost ? findingWays(lost, planner)[0]?.chance : valuesAt(planner, seen, aim)?.[0]?.chance) ?? 0
}

/** At a glance figures are reckoned to so many digits. */
const DIGITS = 4

describe('what is said of an answer is what the cards after it show, each as likely as it comes', () => {
  test('[ENC-12] [ENC-13] to master a Changeur', () => {
    const said = valued(seenAfter(met.changeur), 'master')
    const won = shown(seenAfter(met.changeur, says('master', ['d100', 1])))
    const lost = shown(seenAfter(met.changeur, says('master', ['d100', 99], ['cell', 'E8'])))
    const roll = (said.roll ?? 0) / 100
    expect(lost).toBeGreaterThan(0.3)
    expect(said.chance).toBeCloseTo(roll * won + (1 - roll) * lost, DIGITS)
  })

  test('[ENC-15] to struggle with a Tourbillon blanc: never nothing, then something', () => {
    const held = [met.blanc, says('master', ['d100', 99])]
    const said = valued(seenAfter(...held), 'struggle')
    const freed = DIRECTIONS.map((way) => seenAfter(...held, says('struggle', ['d100', 1], ['direction', way])))
    const roll = (said.roll ?? 0) / 100
    const free = freed.reduce((sum, seen) => sum + shown(seen), 0) / DIRECTIONS.length
    const further = shown(seenAfter(...held, says('struggle', ['d100', 99])))
    expect(freed.map(({ board }) => board.phase)).toEqual(DIRECTIONS.map(() => 'free'))
    expect(free).toBeGreaterThan(0.3)
    expect(said.chance).toBeCloseTo(roll * free + (1 - roll) * further, DIGITS)
  })

  test('[ENC-4] a Briseur of strength 12: this ascent is worth less than its roll, the next is named apart', () => {
    const said = valued(seenAfter(met.briseur), 'master')
    const won = shown(seenAfter(met.briseur, says('master', ['d100', 1])))
    const out = shown(seenAfter(met.briseur, says('master', ['d100', 99])))
    const roll = (said.roll ?? 0) / 100
    expect(said).toMatchObject({ ascent: 'this', thrownOut: { odds: 1 - roll } })
    expect(said.chance).toBeCloseTo(roll * won, DIGITS)
    expect(said.thrownOut?.next).toBeCloseTo(out, DIGITS)
    expect(worthOf(said)).toBeGreaterThan(valued(seenAfter(met.briseur), 'evade').chance)
  })
})

test('[ENC-13] nobody is scolded for a Changeur that the next card makes as good', () => {
  const told = [met.changeur, says('master', ['d100', 99], ['cell', 'E8'])]
  const [, decision] = decisionsOf(situate(setup, told) as Situation, dreamer)
  const review = decision && reviewOf(planner, decision, aim)
  expect(review?.chosen.command.type).toBe('master')
  expect(review?.lost).toBeLessThan(0.1)
})

describe('[ENC-3] the mark on the card and the mentor go by one threshold', () => {
  const AS_GOOD = 0.005
  const worn = setupOf({ position: 'I4', dream: 8, stamina: { boxes: 12 } })
  const answers = [says('master', ['d100', 1]), says('repress', ['d20', 20]), says('evade')]

  const marked = (setting: typeof setup, meeting: Told): boolean => {
    const seen = seenIn(situate(setting, [meeting]) as Situation) as Seen
    const wanted = wantedAt(seen.view, seen.board, aim.spell, aim.mode) as Wanted
    return adviceOf(planner, { ...wanted, mornings: null }).leftOut === 0
  }

  const scolded = (setting: typeof setup, meeting: Told) =>
    answers.flatMap((answer) => {
      const decision = decisionsOf(situate(setting, [meeting, answer]) as Situation, dreamer)[1]
      const review = decision && reviewOf(planner, decision, aim)
      return review && review.lost >= AS_GOOD ? [isMistake(review)] : []
    })

  test('a Changeur whose answers lie nearer than what is left out bears no mark, and nobody is told of a mistake', () => {
    const meeting = ascend(['d100', 65], ['d6', 4], ['d6', 3])
    expect(scolded(worn, meeting)).toContain(false)
    expect(marked(worn, meeting)).toBe(false)
  })

  test('where no other answer lies so near, the best bears it: the others are mistakes, or as good', () => {
    const meeting = ascend(['d100', 58], ['d6', 6])
    expect(scolded(worn, meeting)).toEqual([true])
    expect(marked(worn, meeting)).toBe(true)
  })
})
