import { describe, expect, test } from 'vitest'
import { distanceBetween } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { centreOf, HEX } from './hexes.ts'
import { breath, durationOf, type Journey, poseAt } from './pawnMotion.ts'
import type { PawnWay } from './types.ts'

const WAYS: readonly PawnWay[] = ['step', 'passeur', 'changeur', 'tourbillon', 'exit', 'none']
const journey = (way: PawnWay): Journey => ({ from: 'H5' as CellId, to: 'K9' as CellId, way })

describe('the motion of the figure', () => {
  test.each(WAYS)('%s ends at rest on the cell of arrival', (way) => {
    const pose = poseAt(journey(way), 1)
    expect(pose).toEqual({ at: centreOf('K9' as CellId), scale: 1, turn: 0, alpha: 1, lift: 0, wake: 0 })
  })

  test.each(WAYS.filter((way) => way !== 'none'))('%s begins where the figure stood', (way) => {
    const pose = poseAt(journey(way), 0)
    expect(distanceBetween(pose.at, centreOf('H5' as CellId))).toBeLessThan(1)
    expect(pose.alpha).toBeCloseTo(1)
    expect(durationOf(journey(way))).toBeGreaterThan(0)
  })

  test('no jump in sight: from one moment to the next it moves little, unless it cannot be seen', () => {
    for (const way of WAYS.filter((one) => one !== 'none'))
      for (let step = 0; step < 200; step++) {
        const [a, b] = [poseAt(journey(way), step / 200), poseAt(journey(way), (step + 1) / 200)]
        if (Math.min(a.alpha, b.alpha) > 0.1) expect(distanceBetween(a.at, b.at)).toBeLessThan(0.4 * HEX)
      }
  })

  test('[ENC-11] a Passeur lifts it, a step hardly', () => {
    expect(poseAt(journey('passeur'), 0.5).lift).toBeGreaterThan(HEX)
    expect(poseAt(journey('step'), 0.5).lift).toBeLessThan(0.2 * HEX)
  })

  test('[ENC-12] with a Changeur it is nowhere in between', () => {
    expect(poseAt(journey('changeur'), 0.5).alpha).toBeCloseTo(0)
  })

  test('[MAP-5] leaving the map it vanishes outside and comes down elsewhere', () => {
    const edge: Journey = { from: 'A5' as CellId, to: 'M5' as CellId, way: 'exit', leaving: 'nw' }
    expect(poseAt(edge, 0.49).at.x).toBeLessThan(0)
    expect(poseAt(edge, 0.49).alpha).toBeLessThan(0.15)
    expect(poseAt(edge, 0.6).at).toEqual(centreOf('M5' as CellId))
  })

  test('a breath rises and falls', () => {
    expect(breath(0)).toBe(0)
    expect(breath(2000)).toBe(1)
    expect(breath(4000)).toBeCloseTo(0)
  })
})
