import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  bounded,
  clearArea,
  clearCentre,
  type Frame,
  fitted,
  framed,
  gathered,
  NO_INSETS,
  pinched,
  type Scales,
  showing,
  spread,
  toScreen,
  toWorld,
  type Viewport,
  zoomedAt,
  zoomedWithin,
} from './view.ts'

const WORLD = { width: 800, height: 1039 }
const SCALES: Scales = {
  nearest: 4,
  legible: 0.4,
  readable: { least: 1.4, most: 2.2 },
  neighbourhood: 184,
  around: 72,
  arrival: 1.2,
}
const desk: Frame = {
  world: WORLD,
  scales: SCALES,
  size: { width: 1440, height: 900 },
  insets: { left: 0, right: 380, top: 0, bottom: 0 },
}
const phone: Frame = { world: WORLD, scales: SCALES, size: { width: 390, height: 844 }, insets: { ...NO_INSETS, bottom: 360 } }

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true })
const anyView: fc.Arbitrary<Viewport> = fc.record({
  x: coordinate,
  y: coordinate,
  scale: fc.double({ min: 0.05, max: 9, noNaN: true }),
})

describe('view', () => {
  test.each([
    ['desk', desk],
    ['phone', phone],
  ])('fits the whole map into the clear area: %s', (_, frame) => {
    const view = fitted(frame)
    const area = clearArea(frame)
    const [first, last] = [toScreen(view, { x: 0, y: 0 }), toScreen(view, { x: WORLD.width, y: WORLD.height })]
    expect(first.x).toBeGreaterThanOrEqual(area.x)
    expect(first.y).toBeGreaterThanOrEqual(area.y)
    expect(last.x).toBeLessThanOrEqual(area.x + area.width)
    expect(last.y).toBeLessThanOrEqual(area.y + area.height)
  })

  test("screen and world are each other's inverse", () => {
    fc.assert(
      fc.property(anyView, coordinate, coordinate, (view, x, y) => {
        const back = toWorld(view, toScreen(view, { x, y }))
        expect(back.x).toBeCloseTo(x, 4)
        expect(back.y).toBeCloseTo(y, 4)
      }),
    )
  })

  test('zooming keeps the point under the pointer', () => {
    const view = fitted(desk)
    const at = { x: 300, y: 500 }
    const before = toWorld(view, at)
    const after = toWorld(zoomedAt(view, at, 1.7), at)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('the map cannot be lost: the middle of the clear area stays on it', () => {
    fc.assert(
      fc.property(anyView, fc.constantFrom(desk, phone), (view, frame) => {
        const held = bounded(frame, view)
        const middle = toWorld(held, clearCentre(frame))
        expect(middle.x).toBeGreaterThan(-0.01)
        expect(middle.x).toBeLessThan(WORLD.width + 0.01)
        expect(middle.y).toBeGreaterThan(-0.01)
        expect(middle.y).toBeLessThan(WORLD.height + 0.01)
        expect(held.scale).toBeLessThanOrEqual(SCALES.nearest)
        expect(held.scale).toBeGreaterThan(fitted(frame).scale * 0.84)
      }),
    )
  })

  test('what is within bounds stays as it is', () => {
    const view = bounded(desk, { x: 40, y: -90, scale: 1.4 })
    const again = bounded(desk, view)
    expect(again.x).toBeCloseTo(view.x)
    expect(again.y).toBeCloseTo(view.y)
  })

  test('at the largest scale a further zoom moves nothing', () => {
    const view = bounded(desk, { ...fitted(desk), scale: SCALES.nearest })
    const after = zoomedWithin(desk, view, { x: 100, y: 100 }, 2)
    expect(after.x).toBeCloseTo(view.x)
    expect(after.scale).toBe(SCALES.nearest)
  })

  test('two fingers spread: twice the distance, twice the scale, the middle held', () => {
    const view = fitted(phone)
    const [a, b] = [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
    ]
    const after = pinched(
      view,
      [a, b],
      [
        { x: 50, y: 200 },
        { x: 250, y: 200 },
      ],
    )
    expect(after.scale).toBeCloseTo(view.scale * 2)
    expect(toWorld(after, { x: 150, y: 200 }).x).toBeCloseTo(toWorld(view, { x: 150, y: 200 }).x)
  })

  test('a glide begins and ends where it should', () => {
    const [from, to] = [fitted(desk), fitted(phone)]
    expect(between(from, to, 0)).toEqual(from)
    expect(between(from, to, 1).scale).toBeCloseTo(to.scale)
  })

  test('showing a point in sight moves nothing; one out of sight comes into the clear area', () => {
    const view = { ...fitted(desk), scale: 2 }
    const area = clearArea(desk)
    const seen = toWorld(view, { x: 500, y: 450 })
    expect(showing(desk, view, seen, 60)).toEqual(view)
    const at = toScreen(showing(desk, view, { x: WORLD.width, y: WORLD.height }, 60), { x: WORLD.width, y: WORLD.height })
    expect(at.x).toBeLessThanOrEqual(area.x + area.width - 59)
    expect(at.y).toBeLessThanOrEqual(area.y + area.height - 59)
  })

  test('too far apart to be read together, the first is kept in sight and the view leans towards the others', () => {
    const frame: Frame = { ...phone, insets: { ...phone.insets, right: 54 } }
    const area = clearArea(frame)
    const [here, goal] = [
      { x: 380, y: 400 },
      { x: 500, y: 400 },
    ]
    const view = framed(frame, [here, goal])
    for (const point of [here, goal]) {
      const { x } = toScreen(view, point)
      expect(x).toBeGreaterThan(area.x + 40)
      expect(x).toBeLessThan(area.x + area.width - 40)
    }
    const far = toScreen(framed(frame, [here, { x: 780, y: 400 }]), here)
    expect(far.x).toBeGreaterThanOrEqual(area.x + area.width / 3 - 1)
    expect(far.x).toBeLessThan(area.x + area.width / 2)
  })

  test('gathered, all are in sight however far apart, and one alone is no nearer than it is read', () => {
    const area = clearArea(phone)
    const apart = [
      { x: 60, y: 60 },
      { x: WORLD.width - 60, y: WORLD.height - 60 },
    ] as const
    for (const point of apart) {
      const { x, y } = toScreen(gathered(phone, apart), point)
      expect([x > area.x, x < area.x + area.width, y > area.y, y < area.y + area.height]).toEqual([true, true, true, true])
    }
    expect(gathered(phone, [{ x: 400, y: 400 }]).scale).toBe(phone.scales.readable.most)
  })

  test('spread, the whole on a desk; on a low screen all of its width, at the height of what is meant', () => {
    const [high, low] = [
      { x: 100, y: 150 },
      { x: 700, y: 900 },
    ] as const
    expect(spread(desk, [high])).toEqual(fitted(desk))
    const small = { ...phone, insets: { ...NO_INSETS, top: 92, bottom: 496 } }
    expect(spread(small, [high]).scale).toBeCloseTo(390 / WORLD.width)
    for (const point of [high, low]) {
      const { y } = toScreen(spread(small, [point]), point)
      expect([y > 92, y < 844 - 496]).toEqual([true, true])
    }
  })

  test('near an edge nothing but a rim of what lies around is in sight, and a point that lies there', () => {
    const area = clearArea(desk)
    const corner = toScreen(framed(desk, [{ x: 30, y: 30 }]), { x: 0, y: 0 })
    expect([corner.x - area.x, corner.y - area.y].every((sky) => sky >= 0 && sky < 60)).toBe(true)
    const exit = { x: 30, y: -35 }
    const seen = toScreen(framed(desk, [{ x: 30, y: 30 }, exit]), exit)
    expect(seen.y).toBeGreaterThan(area.y + 40)
  })
})
