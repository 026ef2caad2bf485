import type { Page } from '@playwright/test'
import { answer, choose, closeNotebook, journalTells, pane, question, walk } from './support/journey.ts'
import { names, neverNames } from './table-support/bytes.ts'
import { enterDice, MET, openDie, rosterOf, sendTo, tool, trayOf, whoRolls } from './table-support/gardien.ts'
import { look } from './table-support/shots.ts'
import { expect, test } from './table-support/test.ts'

/** 7 on the d7, then the row of the table and the strength: too strong to be mastered. */
const CHANGEUR = [
  [MET, 7],
  ['d100', 75],
  ['d6', 6],
  ['d6', 6],
] as const
const SECRET = 'Le puits est à sec, ils ne le savent pas'

const sendMangeur = async (page: Page, dreamer: string): Promise<void> => {
  await rosterOf(page, dreamer).click()
  await look(page, 'gardien-sends', () => trayOf(page))
  await sendTo(page, dreamer, 'Mangeur de rêve', 3)
}

const writeNote = async (page: Page): Promise<void> => {
  const notes = await tool(page, 'Notes secrètes')
  await notes.getByLabel('Note : la table').fill(SECRET)
  await notes.getByRole('button', { name: 'Garder la note' }).click()
  await expect(notes.locator('.gardien-notes')).toContainText(SECRET)
  await look(page, 'gardien-notes', () => tool(page, 'Notes secrètes'))
}

const hourLater = async (page: Page): Promise<void> =>
  (await tool(page, 'Heure de la table')).getByRole('button', { name: '1 heure plus tard' }).click()

const nightfall = async (page: Page): Promise<void> => {
  const clock = await tool(page, 'Heure de la table')
  await clock.getByRole('combobox').selectOption({ label: 'Serpent' })
  await clock.getByRole('button', { name: 'Régler l’heure' }).click()
  await hourLater(page)
  await expect(page.locator('.top-facts')).toContainText('Poisson Acrobate')
}

const linkForNext = async (page: Page): Promise<string> => {
  await pane(page, 'Table')
  await look(page, 'gardien-seats', () => pane(page, 'Table'))
  await page.getByText('Pour vous seul').click()
  await page.getByRole('button', { name: 'Transmettre la table' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transmettre la table' }).click()
  return page.getByLabel('Lien à usage unique pour le prochain gardien').inputValue()
}

test('a whole evening: three journeys at once, two lost, one who watches, an encounter sent, a gardien away, a night, the table handed over', {
  tag: '@journey',
}, async ({ party }) => {
  // Seven browsers; the dice of the evening are entered one by one.
  test.slow()
  const { gardien } = party
  await look(gardien.page, 'gardien-empty-table')
  const ana = await party.desk('Nitouche')
  const [bo, li, lo] = [await party.phone('Balthazar'), await party.desk('Lison'), await party.phone('Lison')]
  const watcher = await party.spectator('Nitouche')
  const all = [ana, bo, li, lo, watcher]
  await whoRolls(gardien.page, 'moi, tous les dés')
  await look(gardien.page, 'gardien-before')

  await test.step('three go up at once, and a fourth waits: one die after another, each by whom it is for', async () => {
    await choose(ana.page, 'Monter, pas à pas')
    await enterDice(gardien.page, ...CHANGEUR)
    await choose(bo.page, 'Monter, pas à pas')
    await enterDice(gardien.page, ...CHANGEUR)
    await choose(li.page, 'Monter, voyage accéléré')
    await enterDice(gardien.page, [MET, 1])
    for (const { page } of [ana, bo]) await expect(question(page)).toContainText('Changeur')
    await choose(lo.page, 'Monter, pas à pas')
    await expect(gardien.page.locator('.standing[data-encounter="changeur"]')).toHaveCount(2)
    await look(gardien.page, 'gardien-three-journeys')
    await look(ana.page, 'player-encounter')
    await look(bo.page, 'phone-encounter')
  })

  await test.step('whoever waits on a phone watches a comrade being led astray, and learns no more than they', async () => {
    await look(lo.page, 'phone-waits')
    await lo.page.getByRole('button', { name: 'Regarder Nitouche' }).click()
    await expect(lo.page.locator('.watch-bar')).toContainText('Vous regardez Nitouche')
    await choose(ana.page, 'Maîtriser')
    await choose(bo.page, 'Maîtriser')
    await look(bo.page, 'phone-waits-for-dice')
    await enterDice(gardien.page, ['d100', 95], ['d100', 95])
    await look(gardien.page, 'gardien-two-places')
    await enterDice(gardien.page, ['Quelle case', 'L4'], ['Quelle case', 'D14'])
    for (const { page } of [ana, bo, lo, watcher]) await expect(question(page)).toContainText(/quelque part/i)
    await expect(rosterOf(gardien.page, 'Nitouche')).toContainText('L4')
    await expect(rosterOf(gardien.page, 'Balthazar')).toContainText('D14')
    names(lo.frames, '"candidates":["A10","D14","E6","K9","L4"]')
    for (const { frames } of all) neverNames(frames, '"L4"', 'Mauve', '"D14"')
    await look(gardien.page, 'gardien-two-lost')
    await look(ana.page, 'player-lost')
    await look(bo.page, 'phone-lost')
    await look(lo.page, 'phone-watches')
    await look(watcher.page, 'spectator')
  })

  await test.step('an encounter is sent and a note written: nobody knows of either until one is met', async () => {
    await sendMangeur(gardien.page, `Lison (${li.called})`)
    await writeNote(gardien.page)
    for (const { frames } of all) neverNames(frames, 'mangeur', 'puits')
    await walk(li.page, 'sud')
    await expect(question(li.page)).toContainText('Mangeur')
    await look(li.page, 'player-meets-what-was-sent')
    await journalTells(li.page, 'Un Mangeur de rêve ouvre la bouche, force')
    for (const { frames } of [ana, bo]) neverNames(frames, 'mangeur')
  })

  await test.step('the gardien is away: said so, the dice wait, and the seat is found again on the first page', async () => {
    await gardien.page.goto('/')
    await look(gardien.page, 'start-with-a-table')
    await lo.page.locator('.watch-bar').getByRole('button', { name: 'Revenir' }).click()
    await expect(lo.page.locator('.die-waits')).toContainText('n’est pas là : les dés attendent son retour')
    await look(lo.page, 'phone-gardien-away')
    await gardien.page.getByRole('link', { name: 'Reprendre : La table du mardi · gardien des rêves' }).click()
    await enterDice(gardien.page, [MET, 1])
    await expect(answer(lo.page, 'Descendre')).toBeEnabled()
  })

  await test.step('down again, lost or not; a night that gives each their due, broken off for one', async () => {
    await choose(li.page, 'Refouler')
    await enterDice(gardien.page, ['d20', 20])
    await closeNotebook(li.page)
    for (const { page } of [ana, bo, li, lo]) await choose(page, 'Descendre')
    await nightfall(gardien.page)
    for (const { page } of [ana, bo, li, lo]) await choose(page, 'Dormir')
    await hourLater(gardien.page)
    await expect(await openDie(gardien.page, 'd8')).toContainText('Nitouche')
    await look(gardien.page, 'gardien-night')
    await enterDice(gardien.page, ['d8', 1], ['d8', 1], ['d8', 1])
    await look(lo.page, 'phone-sleeps')
    await look(ana.page, 'player-sleeps')
  })

  await test.step('the table is handed over: the next one knows all of it, tells the evening, and the play goes on', async () => {
    const link = await linkForNext(gardien.page)
    const heir = await party.stranger()
    await heir.page.goto(link)
    await expect(gardien.page.getByText('Ce siège a été transmis à quelqu’un d’autre')).toBeVisible()
    await look(gardien.page, 'gardien-handed-over')
    await expect(rosterOf(heir.page, 'Nitouche')).toContainText('L4')
    await expect((await tool(heir.page, 'Notes secrètes')).locator('.gardien-notes')).toContainText(SECRET)
    await look(heir.page, 'heir')
    await pane(heir.page, 'Journal')
    await look(heir.page, 'heir-journal', () => pane(heir.page, 'Journal'))
    // Whoever comes to a table where something was told may read it beside the map too.
    await heir.page.getByRole('complementary', { name: 'Carnet' }).getByRole('button', { name: 'Récit de la soirée' }).click()
    await expect(heir.page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(4)
    await look(heir.page, 'heir-story')
    await heir.page.keyboard.press('Escape')
    await rosterOf(heir.page, 'Nitouche').click()
    await (await tool(heir.page, 'Sommeil')).getByRole('button', { name: 'Interrompre le sommeil' }).click()
    await choose(ana.page, 'Monter, pas à pas')
    await enterDice(heir.page, [MET, 1])
    await expect(question(ana.page)).toContainText(/quelque part/i)
    await expect(question(bo.page)).toHaveText('Balthazar dort')
    for (const { frames } of all) neverNames(frames, '"L4"', 'Mauve', '"D14"', 'puits')
  })
})
