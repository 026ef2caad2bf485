import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lensPlace } from './lens.ts'

const SIDE = 120
const FINGER = 22
const PHONE = { x: 0, y: 56, width: 390, height: 600 }

const middleOf = (place: { readonly x: number; readonly y: number }) => ({ x: place.x + SIDE / 2, y: place.y + SIDE / 2 })

test('wherever a finger drags, the lens is whole in sight, clear of the finger and not under the hand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 56, max: 656 }), (x, y) => {
      const place = lensPlace({ x, y }, PHONE)
      expect(place.x).toBeGreaterThanOrEqual(PHONE.x)
      expect(place.x + SIDE).toBeLessThanOrEqual(PHONE.x + PHONE.width)
      expect(place.y).toBeGreaterThanOrEqual(PHONE.y)
      expect(place.y + SIDE).toBeLessThanOrEqual(PHONE.y + PHONE.height)
      const middle = middleOf(place)
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeGreaterThan(SIDE / 2 + FINGER)
      // The hand comes from below: there a lens would be seen by nobody.
      expect(Math.abs(middle.x - x) > SIDE / 2 + FINGER || middle.y < y).toBe(true)
    }),
  )
})
