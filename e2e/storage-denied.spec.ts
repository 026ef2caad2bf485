import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { answer, question, wander } from './support/journey.ts'
import { join, openTable } from './table-support/seats.ts'

const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

/** A browser whose person has forbidden sites to keep anything: the browser's own setting, not a page made to fail. */
const test = base.extend<{ denied: Page; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its pattern.
  complaints: async ({}, use) => use([]),
  denied: async ({ playwright, launchOptions, baseURL, viewport, locale, complaints }, use) => {
    const profile = mkdtempSync(pathOf(tmpdir(), 'demi-reve-denied-'))
    mkdirSync(pathOf(profile, 'Default'))
    writeFileSync(pathOf(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED))
    const options = {
      ...launchOptions,
      baseURL: baseURL ?? '',
      viewport,
      locale: locale ?? 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    } as const
    const context: BrowserContext = await playwright.chromium.launchPersistentContext(profile, options)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
    expect(complaints).toEqual([])
  },
})

const SAID = 'Ce navigateur ne nous laisse rien garder'

test('nothing can be kept: it is said, and one plays alone for as long as the page is open', async ({ denied: page }) => {
  await page.goto('/')
  await expect(page.getByText(SAID)).toHaveCount(1)
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await wander(page)
  await expect(answer(page, 'Monter, pas à pas')).toBeVisible()
  await expect(page.locator('.top-state')).toHaveText('Rien n’est gardé')
  await page.goto('/#')
  await expect(page.getByRole('link', { name: 'Ouvrir : Nitouche' })).toBeVisible()
  await page.getByRole('link', { name: 'Reprendre le voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await page.goto('/#tmr/exercice')
  await page.getByRole('link', { name: /Monter, et se fatiguer/ }).click()
  await expect(page.getByRole('region', { name: 'Le guide' })).toBeVisible()
  await page.goto('/#tmr/exercice/carnet')
  await expect(page.getByRole('heading', { level: 1, name: 'Carnet' })).toBeVisible()
  await page.goto('/#')
  await page.getByRole('link', { name: 'Reprendre le voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await page.reload()
  await expect(page.getByText(SAID)).toBeVisible()
})

test('nothing can be kept: a table is opened and joined all the same, and it says that the seat goes with the page', async ({
  denied: page,
  browser,
  baseURL,
}) => {
  const gardien = await openTable(browser, baseURL ?? '')
  await page.goto(`/#rejoindre/${gardien.players}`)
  await expect(page.getByText(SAID)).toHaveCount(1)
  await join({ called: '', page, context: page.context(), frames: [] }, gardien.players, 'Venir avec', 'Nitouche')
  await expect(answer(page, 'Monter, pas à pas')).toBeVisible()
  await gardien.context.close()
})
