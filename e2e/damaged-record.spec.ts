import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { begin, question } from './support/journey.ts'

/** Puts into the browser's store what a crash or another program might leave there. */
const put = (page: Page, records: readonly object[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('demi-reve')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction('dreamers', 'readwrite')
          for (const record of all) tx.objectStore('dreamers').put(record)
          tx.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    records,
  )

const NOW = 1_800_000_000_000
const HEAD = { game: 'tmr', rules: 1, setup: { dreamers: [] }, createdAt: NOW, touchedAt: NOW }
const DAMAGED = [
  { id: 'no-card', ...HEAD },
  { id: 'card-of-nobody', ...HEAD, card: { name: 'Personne', phase: 'nowhere', position: 7 } },
  { id: 'nothing-but-a-name' },
  { id: 'no-such-game', ...HEAD, game: 'checkers', card: { name: 'Dames' } },
]

test('a damaged record is shown as damaged beside those that are well; it is exported, then removed', async ({ page }) => {
  await begin(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ouvrir : Nitouche' })).toBeVisible()
  await put(page, DAMAGED)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Ouvrir : Nitouche' })).toBeVisible()
  const damaged = page.getByRole('listitem').filter({ hasText: 'abîmé' })
  await expect(damaged).toHaveCount(3)
  await expect(page.getByRole('listitem').filter({ hasText: 'Dames' })).toContainText('Ce jeu n’est pas ici')

  const row = damaged.filter({ hasText: 'no-card' })
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Exporter' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.record).toEqual(DAMAGED[0])
  await row.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(damaged).toHaveCount(2)

  await page.getByRole('link', { name: 'Reprendre le voyage' }).click()
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
})

test('the address of a damaged record says so and leads back', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Commencer un voyage' })).toBeEnabled()
  await put(page, [...DAMAGED, { id: 'bad-setup', ...HEAD, setup: 3, card: { name: 'Personne' } }])
  for (const id of ['no-card', 'nothing-but-a-name', 'bad-setup']) {
    await page.goto(`/#voyage/${id}`)
    await expect(page.getByRole('main')).toContainText('abîmé')
  }
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page.getByRole('button', { name: 'Commencer un voyage' })).toBeEnabled()
})
