import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { begin, choose, journalTells, lay, question } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const exported = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter : Nitouche' }).click()
  return readFile(await (await download).path(), 'utf8')
}

const bring = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Importer un fichier')
    .setInputFiles({ name: 'dream.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const damaged = (text: string): string => {
  const save = JSON.parse(text) as { entries: { events: unknown[] }[] }
  const [first] = save.entries
  if (first) first.events = [{ type: 'cameFromNowhere' }]
  return JSON.stringify(save)
}

test('a file that cannot be taken in gets a sentence, and nothing is overwritten', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 60], ['d6', 4])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Fleur des rêves, force 4')
  await page.goto('/')
  const good = await exported(page)
  const said = page.getByRole('status').filter({ hasText: /\w/ }).first()
  const rows = page.getByRole('heading', { level: 3, name: 'Nitouche' }).locator('a')
  await expect(rows).toHaveCount(1)

  const bad: readonly (readonly [text: string, sentence: string])[] = [
    ['{"hello": "world"}', 'Ce fichier n’est pas un fichier de Demi-rêve.'],
    ['not even JSON', 'Ce fichier ne se laisse pas lire.'],
    [good.slice(0, good.length / 2), 'Ce fichier ne se laisse pas lire.'],
    [damaged(good), 'Ce fichier est abîmé'],
    [JSON.stringify({ ...JSON.parse(good), rules: 99 }), 'Ce fichier suit la version 99 des règles'],
    [`${good}${' '.repeat(9 * 1024 * 1024)}`, 'Ce fichier est trop gros pour une partie.'],
  ]
  for (const [text, sentence] of bad) {
    await bring(page, text)
    await expect(said).toContainText(sentence)
    await expect(rows).toHaveCount(1)
  }

  await page.getByRole('link', { name: 'Ouvrir : Nitouche' }).click()
  await expect(question(page)).toHaveText('Fleur des rêves, force 4')
  await journalTells(page, 'Une Fleur des rêves s’ouvre, force 4')
})

test('a good file of someone already here is kept beside', async ({ page }) => {
  await begin(page)
  await page.goto('/')
  const good = await exported(page)
  await bring(page, good)
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toContainText('Nitouche est déjà ici')
  await expect(page.getByRole('heading', { level: 3, name: 'Nitouche' }).locator('a')).toHaveCount(2)
})
