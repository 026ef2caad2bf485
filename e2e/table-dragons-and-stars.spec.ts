import type { Page } from '@playwright/test'
import { answer, card, choose, journalTells, question, unfold } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { rosterOf, tool } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

/** DRG-2: what the gardien chooses for the dreamer in sight. */
const afflict = async (page: Page, dreamer: string, kind: string, entry: string): Promise<void> => {
  await rosterOf(page, dreamer).click()
  const dragons = await tool(page, 'Le Dragon frappe ou donne')
  await dragons.getByLabel('Quoi').selectOption({ label: kind })
  await dragons.getByLabel('Lequel').selectOption({ label: entry })
  await dragons.getByRole('button', { name: 'Que cela soit' }).click()
}

const setHour = async (page: Page, hour: string): Promise<void> => {
  const clock = await tool(page, 'Heure de la table')
  await clock.getByRole('combobox').selectOption({ label: hour })
  await clock.getByRole('button', { name: 'Régler l’heure' }).click()
}

test('what the Dragons send is each one’s own, and the stars are the gardien’s; an effect ends by their word', async ({
  party,
}) => {
  const { gardien } = party
  const [ana, bo] = [await party.desk('Nitouche'), await party.phone('Balthazar')]

  await test.step('each sees what the Dragons send, and nobody else does', async () => {
    await afflict(gardien.page, 'Nitouche', 'un souffle', 'Fermeture des cités')
    await expect(question(ana.page)).toHaveText('Fermeture des cités')
    await choose(ana.page, 'Ranger la carte')
    await afflict(gardien.page, 'Balthazar', 'une queue', 'Inertie draconique')
    await expect(question(bo.page)).toHaveText('Inertie draconique')
    await choose(bo.page, 'Ranger la carte')
    names(ana.frames, 'souffle-fermeture-des-cites')
    neverNames(bo.frames, 'souffle-fermeture-des-cites')
    neverNames(ana.frames, 'queue-inertie-draconique')
  })

  await test.step('the stars are the gardien’s: the sky, and the number', async () => {
    await setHour(gardien.page, 'Serpent')
    const astral = await tool(gardien.page, 'Nombre astral')
    await astral.getByLabel('Nombre, de 1 à 12').fill('7')
    await astral.getByRole('button', { name: 'Fixer le nombre' }).click()
    await expect(astral).toContainText('Aujourd’hui : 7.')
    const sky = await tool(gardien.page, 'Ciel de la nuit')
    await sky.getByLabel('Couvert').check()
    await sky.getByRole('button', { name: 'Dire le ciel' }).click()
    await unfold(card(ana.page).getByText('Autres occupations'))
    await card(ana.page).getByRole('button', { name: 'Lire les étoiles' }).click()
    await expect(answer(ana.page, 'Interroger les étoiles')).toContainText('Le ciel est couvert')
    await sky.getByLabel('Couvert').uncheck()
    await sky.getByLabel('Visibilité').fill('-3')
    await sky.getByRole('button', { name: 'Dire le ciel' }).click()
    await expect(card(ana.page)).toContainText('voilé, −3')
    await expect(answer(ana.page, 'Interroger les étoiles')).toBeEnabled()
    await card(ana.page).getByRole('button', { name: 'Retour' }).click()
    neverNames([...ana.frames, ...bo.frames], '"astral":7')
  })

  await test.step('an effect is ended by the gardien’s word', async () => {
    await rosterOf(gardien.page, 'Nitouche').click()
    const effects = await tool(gardien.page, 'Effets en cours')
    await effects.getByRole('button', { name: 'Mettre fin : Fermeture des cités' }).click()
    await expect(ana.page.locator('.effect-card')).toHaveCount(0)
    await journalTells(ana.page, 'Le gardien des rêves y met fin : Fermeture des cités.')
    neverNames(bo.frames, 'souffle-fermeture-des-cites')
  })
})
