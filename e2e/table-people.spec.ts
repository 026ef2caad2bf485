import type { Page } from '@playwright/test'
import { question } from './support/journey.ts'
import { pointOf } from './support/map.ts'
import type { Person } from './table-support/seats.ts'
import { expect, test } from './table-support/test.ts'

const openTablePane = async (page: Page): Promise<void> => {
  const tab = page.getByRole('button', { name: 'Table', exact: true })
  if (await tab.isVisible()) await tab.click()
}

/** From the page of the code: with Nitouche, as somebody. */
const comeAs = async ({ page }: Person, name: string): Promise<void> => {
  await page.getByLabel('Votre nom').fill(name)
  await page.getByRole('listitem').filter({ hasText: 'Nitouche' }).getByRole('button', { name: 'Venir avec' }).click()
}

test('two who bring Nitouche, each with a name and a colour of their own; a name is nobody else’s; a third seat is refused', async ({
  party,
}) => {
  const { gardien } = party
  await gardien.page.getByLabel('Nombre de places').selectOption('2')
  const [anne, bruno, thief] = [await party.stranger(), await party.stranger(), await party.stranger()]
  await anne.page.goto(`/#rejoindre/${gardien.players}`)
  await expect(anne.page.getByText('Jeune haut-rêvante, déjà habile en Hypnos.')).toBeVisible()
  await anne.page.getByText('Couleur et figure').click()
  await anne.page.getByRole('radio', { name: 'corail' }).check()
  await comeAs(anne, 'Anne')
  await expect(question(anne.page)).toBeVisible()

  await bruno.page.goto(`/#rejoindre/${gardien.players}`)
  await bruno.page.getByText('Couleur et figure').click()
  await expect(bruno.page.getByRole('radio', { name: 'corail (prise)' })).toBeDisabled()
  await comeAs(bruno, 'ANNE')
  await expect(bruno.page.getByRole('alert')).toContainText('Quelqu’un s’appelle déjà ANNE')
  await bruno.page.getByLabel('Votre nom').fill('Bru\u202eno')
  await expect(bruno.page.getByText('cache des signes qui ne se voient pas')).toBeVisible()
  await expect(bruno.page.getByRole('button', { name: 'Venir avec' }).first()).toBeDisabled()
  await comeAs(bruno, 'Bruno')
  await expect(question(bruno.page)).toHaveText('Nitouche (Bruno) est dans le monde')
  await expect(question(anne.page)).toHaveText('Nitouche (Anne) est dans le monde')
  const seats = gardien.page.locator('.table-seat-list > li')
  await openTablePane(gardien.page)
  await expect(seats.filter({ hasText: 'Nitouche (Anne)' })).toHaveCount(1)
  await expect(seats.filter({ hasText: 'Nitouche (Bruno)' })).toHaveCount(1)

  await thief.page.goto(`/#rejoindre/${gardien.players}`)
  await expect(thief.page.getByRole('alert').filter({ hasText: 'La table est complète' })).toBeVisible()
  await expect(thief.page.getByRole('button', { name: 'Venir avec' })).toHaveCount(0)

  for (const address of ['/', `/#rejoindre/${gardien.players}`]) {
    await anne.page.goto(address)
    await anne.page.getByRole('link', { name: 'Reprendre : La table du mardi · Nitouche' }).click()
    await expect(question(anne.page)).toBeVisible()
  }
})

test('a spectator is listed by name, sent out, told why, and then for good', async ({ party }) => {
  const { gardien } = party
  await party.desk('Nitouche')
  const eve = await party.stranger()
  const watch = async (code: string): Promise<void> => {
    await eve.page.goto(`/#rejoindre/${code}`)
    await eve.page.getByLabel('Votre nom').fill('Ève 🌙')
    await eve.page.getByRole('listitem').filter({ hasText: 'Nitouche' }).getByRole('button', { name: 'Suivre' }).click()
    await expect(eve.page.locator('.play')).toBeVisible()
  }
  await watch(gardien.spectators)
  await openTablePane(gardien.page)
  const row = gardien.page.locator('.table-watchers > li').filter({ hasText: 'Ève 🌙' })
  await expect(row).toContainText('suit Nitouche')
  await row.getByRole('button', { name: 'Faire sortir' }).click()
  await gardien.page.getByRole('alertdialog').getByRole('button', { name: 'Faire sortir' }).click()
  await expect(eve.page.getByText('Votre siège à cette table a été libéré')).toBeVisible()
  await expect(row).toHaveCount(0)
  await eve.page.reload()
  await expect(eve.page.getByRole('alert')).toContainText('Avec un code, vous pouvez revenir')

  await watch(gardien.spectators)
  await row.getByRole('button', { name: 'Renvoyer pour toujours' }).click()
  await gardien.page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer pour toujours' }).click()
  await expect(eve.page.getByText('vous a renvoyé de cette table')).toBeVisible()
  const code = gardien.page.getByLabel('Code des spectateurs', { exact: true })
  await expect(code).not.toHaveValue(gardien.spectators)
  await eve.page.goto(`/#rejoindre/${await code.inputValue()}`)
  await expect(eve.page.getByRole('alert')).toContainText('vous a renvoyé de cette table')
})

test('a dreamer is made on the way to a table, and one comes back to it', async ({ party }) => {
  const { page } = await party.stranger()
  await page.goto(`/#rejoindre/${party.gardien.players}`)
  await page.getByRole('link', { name: 'Créer un haut-rêvant' }).click()
  await page.getByLabel('Nom', { exact: true }).fill('Mélusine')
  const map = page.locator('.place-map')
  await map.scrollIntoViewIfNeeded()
  await map.click({ position: await pointOf(map, 'E8') })
  await expect(page.getByText('Le demi-rêve est posé : Plaines d’Iolise (E8).')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer et revenir à la table' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Mélusine' })
  await row.getByRole('button', { name: 'Venir avec' }).click()
  await expect(question(page)).toContainText('Mélusine')
})
