import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { add, type Point, toScreen, toWorld, type Viewport } from '../src/house/geometry/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-scene-'))
const SITE = 'http://scene.test'
const [STONE, STILL, BARE] = [
  { x: 20, y: 40 },
  { x: 40, y: 20 },
  { x: 50, y: 60 },
] as const

test.beforeAll(async () => {
  const input = resolve('e2e/scene/page.html')
  const out = { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } }
  await build({ configFile: false, base: '/', logLevel: 'error', plugins: [react()], build: out })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const told = <T>(page: Page, what: string): Promise<T> =>
  page.evaluate((name) => JSON.parse(document.body.getAttribute(`data-${name}`) ?? 'null'), what)

const open = async (page: Page): Promise<void> => {
  await page.route(`${SITE}/**`, (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }))
  await page.goto(`${SITE}/e2e/scene/page.html`)
  await expect(page.locator('body')).toHaveAttribute('data-view')
}

const screenOf = async (page: Page, point: Point): Promise<Point> => toScreen(await told<Viewport>(page, 'view'), point)

/** The colour that is seen at a point of the table. */
const colourAt = async (page: Page, point: Point): Promise<string> => {
  const { x, y } = await screenOf(page, point)
  return page.evaluate(
    ([left = 0, top = 0]) => {
      for (const canvas of [...document.querySelectorAll('canvas')].reverse()) {
        const ratio = canvas.width / canvas.clientWidth
        const [r, g, b, seen] = canvas.getContext('2d')?.getImageData(left * ratio, top * ratio, 1, 1).data ?? []
        if (seen) return `${r} ${g} ${b}`
      }
      return 'nothing'
    },
    [x, y],
  )
}
const [RED, GREEN, YELLOW, WHITE, IVORY] = ['255 0 0', '32 96 32', '255 255 0', '255 255 255', '243 234 210']

const press = async (page: Page, from: Point): Promise<void> => {
  const { x, y } = await screenOf(page, from)
  await page.mouse.move(x, y)
  await page.mouse.down()
}
const carry = async (page: Page, to: Point): Promise<void> => {
  const { x, y } = await screenOf(page, to)
  await page.mouse.move(x, y, { steps: 4 })
}

test('a stone that is grabbed is dragged to any point, and the table lies still', async ({ page }) => {
  await open(page)
  const view = await told<Viewport>(page, 'view')
  await press(page, { x: 21, y: 40 })
  await carry(page, { x: 34.5, y: 61 })
  await expect.poll(() => colourAt(page, { x: 33.5, y: 61 })).toBe(RED)
  expect(await colourAt(page, STONE)).toBe(GREEN)
  expect(await told(page, 'stone')).toEqual(STONE)
  await page.mouse.up()
  const stone = await told<Point>(page, 'stone')
  expect(stone.x).toBeCloseTo(33.5, 0)
  expect(stone.y).toBeCloseTo(61, 0)
  expect(await told(page, 'view')).toEqual(view)
  await expect.poll(() => colourAt(page, stone)).toBe(RED)
})

test('elsewhere, and on what cannot be moved, one pans; a tap on a stone is its own', async ({ page }) => {
  await open(page)
  for (const from of [BARE, STILL]) {
    const view = await told<Viewport>(page, 'view')
    await press(page, from)
    const start = toScreen(view, from)
    await page.mouse.move(start.x - 40, start.y, { steps: 4 })
    await page.mouse.up()
    expect((await told<Viewport>(page, 'view')).x).toBeCloseTo(view.x - 40, 0)
  }
  expect(await told(page, 'stone')).toEqual(STONE)
  await press(page, STILL)
  await page.mouse.up()
  expect([await told(page, 'still'), await told(page, 'tap')]).toEqual(['touched', null])
  const place = await screenOf(page, BARE)
  await page.mouse.click(place.x, place.y)
  expect((await told<Point>(page, 'tap')).x).toBeCloseTo(toWorld(await told<Viewport>(page, 'view'), place).x, 3)
})

test('dropped where it may not lie, or put back with Escape, the stone is where it was', async ({ page }) => {
  await open(page)
  await press(page, STONE)
  await carry(page, { x: 90, y: 40 })
  await page.mouse.up()
  await expect.poll(() => colourAt(page, STONE)).toBe(RED)
  await press(page, STONE)
  await carry(page, { x: 40, y: 60 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect([await told(page, 'back'), await told(page, 'stone')]).toEqual([true, STONE])
  await expect.poll(() => colourAt(page, STONE)).toBe(RED)
})

test('what lies on top is seen and touched on top, and the pointer over a stone is told', async ({ page }) => {
  await open(page)
  await expect.poll(() => colourAt(page, { x: 31, y: 30 })).toBe(YELLOW)
  await press(page, { x: 31, y: 30 })
  await page.mouse.up()
  expect([await told(page, 'cover'), await told(page, 'covered')]).toEqual(['touched', null])
  await carry(page, STILL)
  expect(await told(page, 'hover')).toBe('over')
  await expect(page.locator('.scene')).toHaveAttribute('data-pointing')
  await carry(page, BARE)
  expect(await told(page, 'hover')).toBe('away')
})

test('a painted table is sharp again wherever one looks from near', async ({ page }) => {
  await open(page)
  const thread = { x: 100, y: 20 }
  await expect.poll(() => colourAt(page, { x: 90, y: 20 })).toBe(GREEN)
  expect(await colourAt(page, thread)).not.toBe(WHITE)
  const { x, y } = await screenOf(page, thread)
  await page.mouse.move(x, y)
  for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -120)
  await expect.poll(() => colourAt(page, thread)).toBe(WHITE)
})

/** Where the handle is that turns the white stone, by its angle; so many pixels further out where told. */
const handleAt = async (page: Page, angle: number, further = 0): Promise<Point> => {
  const { scale } = await told<Viewport>(page, 'view')
  const away = 3 + (32 + further) / scale
  return { x: 20 + away * Math.cos(angle), y: 65 + away * Math.sin(angle) }
}
const UP = -Math.PI / 2

test('a handle is dragged round what it turns, and stays at its distance', async ({ page }) => {
  await open(page)
  await press(page, await handleAt(page, 0))
  await carry(page, { x: 20, y: 40 })
  const [rim, before] = [await handleAt(page, UP, 13.5), await handleAt(page, 0)]
  await expect.poll(() => colourAt(page, rim)).toBe(IVORY)
  await page.mouse.up()
  expect(await told<number>(page, 'angle')).toBeCloseTo(UP, 1)
  await expect.poll(() => colourAt(page, rim)).toBe(IVORY)
  expect(await colourAt(page, before)).toBe(GREEN)
})

test('a handle is as large from near as from afar, and taken anywhere in the 44 pixels of a finger', async ({ page }) => {
  await open(page)
  const { x, y } = await screenOf(page, { x: 20, y: 65 })
  await page.mouse.move(x, y)
  for (const turns of [0, 5]) {
    for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, -120)
    const angle = await told<number>(page, 'angle')
    const rim = await handleAt(page, angle, 13.5)
    await expect.poll(() => colourAt(page, rim)).toBe(IVORY)
    const [from, to, beside] = [await handleAt(page, angle), await handleAt(page, angle + 1), await handleAt(page, angle, 20)]
    await press(page, beside)
    await carry(page, add(beside, { x: to.x - from.x, y: to.y - from.y }))
    await page.mouse.up()
    expect(await told<number>(page, 'angle')).toBeCloseTo(angle + 1, 1)
  }
})

test('a finger that drags is shown beside it what it covers, larger; a mouse is not', async ({ page }) => {
  await open(page)
  const lens = page.locator('.scene-lens')
  await press(page, STONE)
  await carry(page, { x: 30, y: 50 })
  await expect(lens).toBeHidden()
  await page.mouse.up()
  const hand = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    const touchPoints = at ? [await screenOf(page, at)] : []
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const stone = await told<Point>(page, 'stone')
  await touch('touchStart', stone)
  for (const x of [32, 35, 40]) await touch('touchMove', { x, y: 60 })
  await expect(lens).toBeVisible()
  const box = await lens.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((await screenOf(page, { x: 40, y: 60 })).y)
  const middle = (): Promise<string> =>
    lens.evaluate((glass: HTMLCanvasElement) => {
      const [r, g, b] = glass.getContext('2d')?.getImageData(glass.width / 2, glass.height / 2, 1, 1).data ?? []
      return `${r} ${g} ${b}`
    })
  await expect.poll(middle).toBe(RED)
  await touch('touchEnd')
  await expect(lens).toBeHidden()
})
