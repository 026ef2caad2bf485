import { choose, question } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, whoRolls } from './table-support/gardien.ts'
import { expect, test } from './table-support/test.ts'

test('whoever waits watches a comrade: as a spectator sees them, until it is their turn, or the gardien forbids it', async ({
  party,
}) => {
  const { gardien } = party
  const ana = await party.desk('Nitouche')
  const bo = await party.phone('Balthazar')
  const bar = bo.page.locator('.watch-bar')

  await test.step('one is lost, the other waits for a die of the gardien’s', async () => {
    await whoRolls(gardien.page, 'moi, tous les dés')
    await choose(ana.page, 'Monter, pas à pas')
    await enterDice(gardien.page, [MET, 7], ['d100', 75], ['d6', 6], ['d6', 6])
    await choose(ana.page, 'Maîtriser')
    await enterDice(gardien.page, ['d100', 95], ['Quelle case', 'L4'])
    await expect(question(ana.page)).toContainText(/quelque part/i)
    await choose(bo.page, 'Monter, pas à pas')
  })

  await test.step('the comrade’s journey, without what is hidden and without a word in it', async () => {
    await bo.page.getByRole('button', { name: 'Regarder Nitouche' }).click()
    await expect(bar).toContainText('Vous regardez Nitouche')
    await expect(question(bo.page)).toContainText(/quelque part/i)
    await expect(bo.page.locator('section.card .choice-button:enabled')).toHaveCount(0)
    names(bo.frames, '"candidates":["A10","D14","E6","K9","L4"]')
    neverNames(bo.frames, '"L4"', 'Mauve')
    await expect(bar).not.toContainText('C’est à vous')
  })

  await test.step('their own turn is told, and they go back to it', async () => {
    await enterDice(gardien.page, [MET, 1])
    await expect(bar).toContainText('C’est à vous.')
    await bar.getByRole('button', { name: 'Revenir' }).click()
    await expect(bar).toHaveCount(0)
    await expect(question(bo.page)).not.toContainText(/quelque part/i)
    await expect(bo.page.locator('section.card .choice-button:enabled').first()).toBeVisible()
  })

  await test.step('the gardien forbids it: back at one’s own seat, and told so', async () => {
    const open = async (): Promise<void> => {
      await bo.page.getByRole('button', { name: 'Carnet' }).click()
      await bo.page.getByRole('button', { name: 'Table', exact: true }).click()
    }
    await open()
    await bo.page.getByRole('button', { name: 'Regarder Nitouche' }).click()
    await expect(bar).toContainText('Vous regardez Nitouche')
    await gardien.page.getByRole('button', { name: 'Table', exact: true }).click()
    await gardien.page.getByLabel('Qui attend peut regarder jouer les autres').click()
    await expect(bar).toContainText('ne laisse pas regarder jouer les autres')
    await bar.getByRole('button', { name: 'Bien' }).click()
    await expect(bar).toHaveCount(0)
    await open()
    await expect(bo.page.getByText('À cette table, les joueurs ne regardent pas jouer les autres.')).toBeVisible()
    await expect(bo.page.getByRole('button', { name: 'Regarder Nitouche' })).toHaveCount(0)
  })
})
