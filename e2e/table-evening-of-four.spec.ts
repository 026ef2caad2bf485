import type { Page } from '@playwright/test'
import { answer, card, choose, journalTells, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, rosterOf, tool, whoRolls } from './table-support/gardien.ts'
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

/** Up and down again, the gardien rolling: nothing comes. */
const journey = async (gardien: Page, player: Page): Promise<void> => {
  await choose(player, 'Monter, pas à pas')
  await enterDice(gardien, [MET, 2])
  await choose(player, 'Descendre')
}

test('a gardien runs an evening for four: dragons, journeys, a night decided and broken off, a second journey', async ({
  party,
}) => {
  const { gardien } = party
  const [ana, bo, li, lo] = [
    await party.desk('Nitouche'),
    await party.phone('Balthazar'),
    await party.desk('Lison'),
    await party.phone('Lison'),
  ]
  const all = [ana, bo, li, lo]

  await test.step('each sees what the Dragons send, and nobody else does', async () => {
    await afflict(gardien.page, 'Nitouche', 'un souffle', 'Fermeture des cités')
    await expect(question(ana.page)).toHaveText('Fermeture des cités')
    await choose(ana.page, 'Ranger la carte')
    await afflict(gardien.page, 'Balthazar', 'une queue', 'Inertie draconique')
    await expect(question(bo.page)).toHaveText('Inertie draconique')
    await choose(bo.page, 'Ranger la carte')
    names(ana.frames, 'souffle-fermeture-des-cites')
    neverNames([...bo.frames, ...li.frames, ...lo.frames], 'souffle-fermeture-des-cites')
    neverNames([...ana.frames, ...li.frames, ...lo.frames], 'queue-inertie-draconique')
  })

  await test.step('the first journeys', async () => {
    await whoRolls(gardien.page, 'moi, tous les dés')
    for (const { page } of all) await journey(gardien.page, page)
    await expect(question(bo.page)).toHaveText('Balthazar est dans le monde')
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
    await card(ana.page).getByText('Autres occupations').click()
    await card(ana.page).getByRole('button', { name: 'Lire les étoiles' }).click()
    await expect(answer(ana.page, 'Interroger les étoiles')).toContainText('Le ciel est couvert')
    await sky.getByLabel('Couvert').uncheck()
    await sky.getByLabel('Visibilité').fill('-3')
    await sky.getByRole('button', { name: 'Dire le ciel' }).click()
    await expect(card(ana.page)).toContainText('voilé, −3')
    await expect(answer(ana.page, 'Interroger les étoiles')).toBeEnabled()
    await card(ana.page).getByRole('button', { name: 'Retour' }).click()
    for (const { frames } of all) neverNames(frames, '"astral":7')
  })

  await test.step('all sleep; the gardien says how long, and breaks one sleep off', async () => {
    const asleep = async () => tool(gardien.page, 'Sommeil')
    // NIT-4: the hour of a journey is not a whole one.
    await (await tool(gardien.page, 'Heure de la table')).getByRole('button', { name: '1 heure plus tard' }).click()
    await expect(gardien.page.locator('.top-facts')).toContainText('Poisson Acrobate')
    for (const { page } of all) await choose(page, 'Dormir')
    await expect(question(lo.page)).toHaveText(/^Lison \(.+\) dort$/)
    await (await tool(gardien.page, 'Heure de la table')).getByRole('button', { name: '1 heure plus tard' }).click()
    await enterDice(gardien.page, ['d8', 1], ['d8', 1], ['d8', 1])
    for (const { page } of [ana, li, lo]) await expect(card(page).locator('.night-hour')).toHaveCount(1)
    await rosterOf(gardien.page, 'Nitouche').click()
    await (await asleep()).getByRole('button', { name: 'Interrompre le sommeil' }).click()
    await expect(question(ana.page)).toHaveText('Nitouche est dans le monde')
    await expect(question(bo.page)).toHaveText('Balthazar dort')
    neverNames([...bo.frames, ...li.frames, ...lo.frames], 'souffle-fermeture-des-cites')
  })

  await test.step('one goes up again while the others sleep; an effect is ended by the gardien’s word', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await enterDice(gardien.page, [MET, 2])
    await expect(question(ana.page)).toHaveText('Sanctuaire Blanc (G4)')
    const effects = await tool(gardien.page, 'Effets en cours')
    await effects.getByRole('button', { name: 'Mettre fin : Fermeture des cités' }).click()
    await expect(ana.page.locator('.effect-card')).toHaveCount(0)
    await choose(ana.page, 'Descendre')
    await journalTells(
      ana.page,
      'Sommeil · Poisson Acrobate, jour 1',
      'Montée 2',
      'Le gardien des rêves y met fin : Fermeture des cités.',
    )
  })
})
