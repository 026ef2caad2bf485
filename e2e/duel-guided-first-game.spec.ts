import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { given, untilAsked } from './support/duel.ts'
import { guide } from './support/lesson.ts'
import { expect, test } from './support/test.ts'

interface Said {
  readonly type: string
  readonly card?: string
  readonly with?: string
  readonly on?: string
  readonly add?: readonly string[]
  readonly item?: string
  readonly power?: { readonly targets?: readonly { readonly card: string }[] }
}

const DATA = 'src/games/duel/practice/lessons/data/first.json'
const STEPS = (JSON.parse(readFileSync(DATA, 'utf8')) as { steps: readonly { id: string; do: Said }[] }).steps

const MINE = '.cloth > .side'
const piece = (page: Page, where: string, card: string) =>
  page.locator(`${where} :is([data-piece$=":${card}"], [data-piece$="/${card}"])`)

const touch = async (page: Page, where: string, card: string): Promise<void> => {
  await piece(page, where, card).click()
  await untilAsked(page)
}

const plays = async (page: Page, { card = '', power }: Said): Promise<void> => {
  await touch(page, '.hand', card)
  for (const aim of power?.targets ?? []) await touch(page, '.others .camp', aim.card)
  await given(page, 'confirm').click()
}

const attacks = async (page: Page, { with: by = '', on = '', add = [] }: Said): Promise<void> => {
  // Dragged onto what it strikes: both at once.
  await piece(page, `${MINE} .camp`, by).dragTo(
    page.locator(`[data-piece="${on === 'dreamer' ? 'dreamer:s2' : `foe:s2/${on}`}"]`),
  )
  await untilAsked(page)
  for (const power of add) await touch(page, `${MINE} .row-of-powers`, power)
  await given(page, 'confirm').click()
}

const says = async (page: Page, said: Said): Promise<void> => {
  await untilAsked(page)
  if (said.type === 'refill') await given(page, 'refill').click()
  else if (said.type === 'endTurn') await given(page, 'end').click()
  else if (said.type === 'attack') await attacks(page, said)
  else if (said.type === 'defend') {
    await touch(page, '.hand', said.item ?? '')
    await given(page, 'defend').click()
  } else await plays(page, said)
}

test('the guided first game: a wrong touch is answered with why, and it ends in a real duel', { tag: '@journey' }, async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/#duel')
  await page.getByRole('link', { name: 'Un premier duel, pas à pas' }).click()
  await expect(guide(page)).toContainText('il ne lui reste qu’un dormeur à éveiller')
  for (const [at, step] of STEPS.entries()) {
    await expect(guide(page), step.id).toContainText(`${at + 1} / ${STEPS.length}`, { timeout: 60_000 })
    if (step.id === 'end-1') {
      await says(page, { type: 'attack', with: 'faux-de-midi', on: 'veilleur-de-sel' })
      await expect(guide(page)).toContainText('10 contre 5')
      await guide(page).getByRole('button', { name: 'Reprendre' }).click()
      await expect(guide(page)).toContainText(`${at + 1} / ${STEPS.length}`)
    }
    await says(page, step.do)
  }
  await expect(page.getByRole('heading', { name: 'Ce que vous avez appris' })).toBeVisible()
  await page.getByRole('link', { name: 'Affronter Somnolent' }).click()
  await expect(page.locator('.cloth')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quelles cartes apportez-vous ?' })).toBeVisible()
})

test('a position: what refutes a try is said, and three hints go from the card to the order', async ({ page }) => {
  await page.goto('/#duel/exercice')
  await page.getByRole('link', { name: 'Position 1', exact: true }).click()
  const box = page.getByRole('region', { name: 'La position' })
  await expect(box).toContainText('Éveillez-\u2060le dans ce tour')
  await box.getByRole('button', { name: 'Un indice (1 sur 3)' }).click()
  await expect(box).toContainText('Regardez Arc de coudrier creux')
  await box.getByRole('button', { name: 'Un indice (2 sur 3)' }).click()
  await expect(box).toContainText('À jouer')
  await box.getByRole('button', { name: 'Un indice (3 sur 3)' }).click()
  await expect(box.getByRole('listitem')).toHaveCount(3)
  await untilAsked(page)
  await given(page, 'end').click()
  await expect(box).toContainText('Le tour est passé')
  await box.getByRole('button', { name: 'Recommencer' }).click()
  await expect(box.getByRole('listitem')).toHaveCount(3)
})

test('the position of a day: solved with nothing to spare, and a line to share that names no card', async ({ page }) => {
  const DAY = '2026-10-02'
  await page.goto(`/#duel/exercice/jour/${DAY}`)
  const box = page.getByRole('region', { name: 'La position' })
  await expect(box).toContainText('Position du 2 octobre 2026')
  await untilAsked(page)
  await given(page, 'end').click()
  await box.getByRole('button', { name: 'Recommencer' }).click()
  await untilAsked(page)
  await page.locator('.hand .touch[data-piece="hand:arc-de-coudrier"]').click()
  await given(page, 'confirm').click()
  for (const target of ['foe:', 'dreamer:']) {
    await untilAsked(page)
    await page.locator('.cloth > .side .camp .touch[data-open]').click()
    await page.locator(`.choice-button:enabled[data-answer^="${target}"]`).click()
    await given(page, 'confirm').click()
  }
  await expect(box).toContainText('rien de trop')
  await expect(box.getByLabel('À partager')).toHaveValue(new RegExp(`^Demi-rêve ◉ ${DAY} ○● http\\S+/jour/${DAY}$`))
  await page.goto('/#duel/exercice/jour/2999-01-01')
  await expect(page.getByText('pas encore venu')).toBeVisible()
})
