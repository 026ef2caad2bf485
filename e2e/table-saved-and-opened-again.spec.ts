import { writeFileSync } from 'node:fs'
import { expect, test } from './table-support/test.ts'

test('the gardien saves the table to a file and goes on from it at another', { tag: '@journey' }, async ({ party }, info) => {
  const { called } = await party.phone('Nitouche')
  const { page } = party.gardien
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByText('Pour vous seul').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer la table dans un fichier' }).click()
  const file = info.outputPath('table.json')
  await (await downloading).saveAs(file)
  await expect(page.getByText('Le fichier est prêt.')).toBeVisible()

  const other = await party.stranger()
  await other.page.goto('/#ouvrir')
  const wrong = info.outputPath('wrong.json')
  writeFileSync(wrong, '{"some":"thing"}')
  await other.page.getByLabel('Partir d’un enregistrement…').setInputFiles(wrong)
  await other.page.getByLabel('Nom de la table').fill('Une autre')
  await other.page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await expect(other.page.getByRole('alert')).toContainText('n’est pas de Demi-rêve')
  await other.page.getByLabel('Nom de la table').fill('')
  await other.page.getByLabel('Partir d’un enregistrement…').setInputFiles(file)
  await expect(other.page.getByLabel('Nom de la table')).toHaveValue('La table du mardi')
  await expect(other.page.getByText(/table\.json/)).toBeVisible()
  await other.page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await expect(other.page.getByRole('heading', { name: 'La table du mardi' })).toBeVisible()
  await expect(other.page.getByLabel('Code des joueurs')).toBeVisible()
  await expect(other.page.locator('.table-seat-list > li')).toHaveCount(1)
  await expect(other.page.locator('.table-seat-list > li')).toContainText('Nitouche')

  const code = await other.page.getByLabel('Code des joueurs', { exact: true }).inputValue()
  const next = await party.stranger()
  await next.page.setViewportSize({ width: 390, height: 844 })
  await next.page.goto(`/#rejoindre/${code}`)
  const offered = next.page.getByRole('listitem').filter({ hasText: 'libre' })
  await expect(offered).toContainText(`libre, en G4 · joué la dernière fois par ${called}`)
})
