import type { Page } from '@playwright/test'
import { question } from './support/journey.ts'
import { join } from './table-support/seats.ts'
import { expect, test } from './table-support/test.ts'

interface Kept {
  readonly id: string
  readonly token: string
}

const keptBy = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('demi-reve.seats') ?? '[]') as Kept[])

const openTablePane = (page: Page) => page.getByRole('button', { name: 'Table', exact: true }).click()

test('no key is in an address; a link to the same seat works once, and its code leaves the address at once', async ({
  party,
}) => {
  const { page } = party.gardien
  const [{ token } = { token: '' }] = await keptBy(page)
  expect(token).toHaveLength(43)
  expect(page.url()).toMatch(/#table\/\d+$/)
  expect(await page.content()).not.toContain(token)
  await page.getByText('Pour vous seul').click()
  await page.getByRole('button', { name: 'Lien pour un autre appareil à vous' }).click()
  const link = await page.getByLabel('Sert une seule fois').inputValue()
  const code = link.split('/').at(-1) ?? ''

  const elsewhere = await party.stranger()
  await elsewhere.page.goto(link)
  await expect(elsewhere.page.getByLabel('Code des joueurs', { exact: true })).toHaveValue(party.gardien.players)
  expect(elsewhere.page.url()).toMatch(/#table\/\d+$/)
  expect(elsewhere.page.url()).not.toContain(code)
  await elsewhere.page.goBack()
  expect(elsewhere.page.url()).not.toContain(code)

  const late = await party.stranger()
  await late.page.goto(link)
  await expect(late.page.getByText('Ce lien a déjà servi')).toBeVisible()
  expect(late.page.url()).not.toContain(code)

  await page.getByRole('button', { name: 'Changer la clé' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Changer la clé' }).click()
  await expect(page.getByLabel('Code des joueurs', { exact: true })).not.toHaveValue(party.gardien.players)
  const [renewed] = await keptBy(page)
  expect(renewed?.token).not.toBe(token)
  await elsewhere.page.goForward()
  await expect(elsewhere.page.getByText('La clé de ce siège a été changée depuis un autre appareil')).toBeVisible()
  expect(await keptBy(elsewhere.page)).toHaveLength(1)
  await elsewhere.page.getByRole('button', { name: 'Oublier ce siège' }).click()
  await elsewhere.page.getByRole('alertdialog').getByRole('button', { name: 'Oublier ce siège' }).click()
  await expect.poll(() => keptBy(elsewhere.page)).toHaveLength(0)
})

test('an address of old, with the key in it, is taken in and cleared; seats kept of old are still there', async ({ party }) => {
  const [{ token } = { token: '' }] = await keptBy(party.gardien.page)
  const { page } = await party.stranger()
  await page.goto(`/#table/${token}`)
  await expect(page.getByLabel('Code des joueurs', { exact: true })).toHaveValue(party.gardien.players)
  expect(page.url()).toMatch(/#table\/\d+$/)
  const older = await party.stranger()
  await older.page.addInitScript((key) => {
    if (!localStorage.getItem('demi-reve.seats'))
      localStorage.setItem('demi-reve.seats', JSON.stringify([{ token: key, table: 'La table du mardi', role: 'gardien' }]))
  }, token)
  await older.page.goto('/')
  await older.page.getByRole('link', { name: /^Reprendre : La table du mardi/ }).click()
  await expect(older.page.getByLabel('Code des joueurs', { exact: true })).toHaveValue(party.gardien.players)
})

test('the table is handed over: the next gardien has it, the former one is out', async ({ party }) => {
  const { page } = party.gardien
  await page.getByText('Pour vous seul').click()
  await page.getByRole('button', { name: 'Transmettre la table' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transmettre la table' }).click()
  const link = await page.getByLabel('Lien à usage unique pour le prochain gardien').inputValue()
  const heir = await party.stranger()
  await heir.page.goto(link)
  await expect(heir.page.getByLabel('Code des joueurs', { exact: true })).toBeVisible()
  await expect(page.getByText('Ce siège a été transmis à quelqu’un d’autre')).toBeVisible()
})

test('where the gardien approves, one knocks, waits, and is let in or not', async ({ party }) => {
  const { gardien } = party
  await gardien.page.getByRole('checkbox', { name: 'J’approuve ceux qui entrent' }).check()
  const knocks = async (name: string): Promise<Page> => {
    const { page } = await party.stranger()
    await page.goto(`/#rejoindre/${gardien.players}`)
    await page.getByLabel('Votre nom').fill('')
    await expect(page.getByRole('button', { name: 'Venir avec' }).first()).toBeDisabled()
    await page.getByLabel('Votre nom').fill(name)
    await page.getByRole('listitem').filter({ hasText: 'Nitouche' }).getByRole('button', { name: 'Venir avec' }).click()
    await expect(page.getByText('Vous avez frappé')).toBeVisible()
    return page
  }
  const bea = await knocks('Béa')
  await expect(gardien.page.getByText('Béa demande à venir avec Nitouche.')).toBeVisible()
  await bea.reload()
  await expect(bea.getByText('Vous avez frappé')).toBeVisible()
  await gardien.page.getByRole('button', { name: 'Faire entrer' }).click()
  await expect(question(bea)).toHaveText('Nitouche est dans le monde')

  const cyr = await knocks('Cyr')
  await gardien.page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await expect(cyr.getByText('ne vous a pas fait entrer')).toBeVisible()
})

test('sent away for good: out, and this browser comes in no more', async ({ party }) => {
  const { gardien } = party
  const player = await party.desk('Nitouche')
  await openTablePane(gardien.page)
  await gardien.page.getByRole('button', { name: 'Renvoyer pour toujours' }).click()
  await gardien.page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer pour toujours' }).click()
  await expect(player.page.getByText('vous a renvoyé de cette table')).toBeVisible()
  await expect(gardien.page.getByLabel('Code des joueurs', { exact: true })).not.toHaveValue(gardien.players)
  const code = await gardien.page.getByLabel('Code des joueurs', { exact: true }).inputValue()
  await player.page.goto(`/#rejoindre/${code}`)
  await expect(player.page.getByRole('alert')).toContainText('vous a renvoyé de cette table')
  await join(await party.stranger(), code, 'Prendre ce siège', 'Nitouche')
})
