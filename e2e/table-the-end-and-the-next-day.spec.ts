import { choose, question } from './support/journey.ts'
import { enterDice, MET, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('back at a table it tells the last time; closed, everybody takes home what is theirs and it is offered no more', async ({
  party,
}) => {
  const { gardien } = party
  const player = await party.phone('Nitouche')
  const away = await party.desk('Balthazar')
  await whoRolls(gardien.page, 'moi, tous les dés')
  await choose(player.page, 'Monter, pas à pas')
  await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
  await expect(question(player.page)).toContainText('Changeur')
  await choose(player.page, 'Maîtriser')
  await enterDice(gardien.page, ['d100', 95], ['Quelle case', 'L4'])
  await expect(question(player.page)).toContainText(/quelque part/i)

  await test.step('the next day: three lines, and nothing of where they are lost, to the gardien either', async () => {
    for (const { context, page } of [player, gardien]) {
      const nextDay = await context.newPage()
      await nextDay.goto(page.url())
      const last = nextDay
        .getByRole('dialog', { name: 'La dernière fois' })
        .or(nextDay.getByRole('region', { name: 'La dernière fois' }))
      await expect(last).toContainText('Nitouche n’a pas encore retrouvé son chemin.')
      await expect(last).not.toContainText('L4')
      await nextDay.close()
    }
  })

  await test.step('who comes late finds an evening under way, and no last time', async () => {
    const late = await party.desk('Lison')
    const came = () => late.page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('demi-reve.back.')))
    await expect.poll(came).toBe(true)
    await expect(late.page.getByRole('region', { name: 'La dernière fois' })).toHaveCount(0)
  })

  await away.page.goto('about:blank')

  await test.step('the gardien closes it, and keeps it as a file', async () => {
    const { page } = gardien
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByText('Pour vous seul').click()
    await page.getByRole('button', { name: 'Fermer la table pour toujours' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer la table pour toujours' }).click()
    await saved
    await expect(page.getByRole('dialog')).toContainText('La table est fermée')
  })

  await test.step('the player takes the dreamer and the story, which tells no more than they know', async () => {
    const { page } = player
    const dialog = page.getByRole('dialog', { name: 'La table du mardi' })
    await expect(dialog).toContainText('a fermé la table')
    const taken = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Emporter Nitouche en fichier' }).click()
    expect((await taken).suggestedFilename()).toMatch(/nitouche.*\.json$/i)
    await dialog.getByRole('button', { name: 'Récit de la soirée' }).click()
    const story = page.getByRole('dialog', { name: /^La soirée/ })
    await expect(story.locator('.evening-chapter')).toContainText('Le Changeur jette le demi-rêve ailleurs')
    await expect(story).not.toContainText('L4')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Retour' }).click()
    await expect(page.getByRole('heading', { name: 'Jouer à plusieurs' })).toBeVisible()
    await expect(page.getByRole('link', { name: /La table du mardi/ })).toHaveCount(0)
  })

  await test.step('who was away is told once that it was closed, and is offered it no more', async () => {
    const { page } = away
    await page.goto('/')
    await expect(page.getByText('La table « La table du mardi » a été fermée')).toBeVisible()
    await expect(page.getByRole('link', { name: /La table du mardi/ })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Jouer à plusieurs' })).toBeVisible()
    await expect(page.getByText('a été fermée')).toHaveCount(0)
  })
})
