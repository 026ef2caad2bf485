import type { Page } from '@playwright/test'
import { pane, question } from './support/journey.ts'
import { join } from './table-support/seats.ts'
import { expect, test } from './table-support/test.ts'

const NO_TABLE = 'Ce code ou ce lien n’ouvre aucune table'

const tryCode = async (page: Page, code: string): Promise<string> => {
  await page.goto('/#rejoindre/')
  await page.getByLabel('Code de la table').fill(code)
  await page.getByRole('button', { name: 'Entrer' }).click()
  await expect(page.getByRole('alert')).toContainText(NO_TABLE)
  return (await page.getByRole('alert').textContent()) ?? ''
}

test('wrong codes are answered alike, and a wrong seat says what to do', async ({ party }) => {
  const { page } = await party.stranger()
  const answers = new Set<string>()
  for (const code of ['AAAAAAAA', party.gardien.players.toLowerCase().slice(1), "' OR 1=1", '<b>x</b>'])
    answers.add(await tryCode(page, code))
  expect(answers.size).toBe(1)
  await page.goto('/#table/not-a-seat')
  await expect(page.getByText('Ce navigateur ne garde pas ce siège')).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page.getByRole('heading', { name: 'Jouer à plusieurs' })).toBeVisible()
})

test('a code is read however it is typed', async ({ party }) => {
  const { page } = await party.stranger()
  const code = party.gardien.players
  await page.goto('/#rejoindre/')
  await page.getByLabel('Code de la table').fill(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `)
  await page.getByRole('button', { name: 'Entrer' }).click()
  await expect(page.getByRole('heading', { name: /La table du mardi/ })).toBeVisible()
})

test('a seat is freed and taken by another; another is handed over by a code that works once', async ({ party }) => {
  const { gardien } = party
  const first = await party.phone('Nitouche')
  const seats = gardien.page.locator('.table-seat-list > li')
  await pane(gardien.page, 'Table')
  await expect(seats).toContainText(['présent'])
  await gardien.page.getByRole('button', { name: 'Libérer le siège' }).click()
  await expect(first.page.getByText('Votre siège à cette table a été libéré')).toBeVisible()
  await expect(seats).toContainText(['libre'])

  const second = await party.stranger()
  await join(second, gardien.players, 'Prendre ce siège', 'Nitouche')
  await expect(question(second.page)).toHaveText('Nitouche est dans le monde')
  const late = await party.stranger()
  await late.page.goto(`/#rejoindre/${gardien.players}`)
  await expect(late.page.getByText('joué par', { exact: false })).toBeVisible()
  await expect(late.page.getByRole('button', { name: 'Prendre ce siège' })).toHaveCount(0)

  await gardien.page.getByRole('button', { name: 'Transmettre' }).click()
  const code = await gardien.page.getByLabel('Code à usage unique pour le siège de Nitouche').inputValue()
  await join(late, code, 'Prendre ce siège', 'Nitouche')
  await expect(second.page.getByText('Ce siège a été transmis à quelqu’un d’autre')).toBeVisible()
  await expect(question(late.page)).toHaveText('Nitouche est dans le monde')
  await tryCode(second.page, code)
})

test('going out keeps the seat, giving it back frees it; a dreamer is removed only when asked twice', async ({ party }) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  await pane(player.page, 'Table')
  await player.page.getByRole('link', { name: 'Sortir, en gardant le siège' }).click()
  await player.page.getByRole('link', { name: /^Reprendre : La table du mardi/ }).click()
  await expect(question(player.page)).toHaveText('Nitouche est dans le monde')
  await pane(player.page, 'Table')
  await player.page.getByRole('button', { name: 'Rendre le siège' }).click()
  await player.page.getByRole('alertdialog').getByRole('button', { name: 'Rendre le siège' }).click()
  await expect(player.page.getByRole('heading', { name: 'Jouer à plusieurs' })).toBeVisible()
  await expect(player.page.getByRole('link', { name: /La table du mardi/ })).toHaveCount(0)

  const spectator = await party.spectator('Nitouche')
  await pane(gardien.page, 'Table')
  await expect(gardien.page.locator('.table-seat-list')).toContainText('libre')
  await gardien.page.getByRole('button', { name: 'Retirer ce haut-rêvant' }).click()
  await gardien.page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(gardien.page.locator('.table-seat-list > li')).toHaveCount(1)
  await gardien.page.getByRole('button', { name: 'Retirer ce haut-rêvant' }).click()
  await gardien.page.getByRole('alertdialog').getByRole('button', { name: 'Retirer ce haut-rêvant' }).click()
  await expect(gardien.page.getByText('La table est ouverte.')).toBeVisible()
  await expect(spectator.page.getByText('n’est plus à cette table')).toBeVisible()
})
