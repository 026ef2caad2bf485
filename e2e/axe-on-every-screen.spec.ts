import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { begin, burst, card, choose, lay, pane, pickCell, question, unfold, walk } from './support/journey.ts'
import { guide, openLesson } from './support/lesson.ts'
import { expect, test } from './support/test.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.setTimeout(600_000)

const sound = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
  expect(found, where).toEqual([])
}

const asks = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(question(page)).toHaveText(title)
  await sound(page, String(title))
}

const walkScreens = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Commencer un voyage' })).toBeEnabled()
  await sound(page, 'start')
  for (const name of ['Aide', 'Réglages']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await sound(page, name)
    await page.keyboard.press('Escape')
  }
  for (const [hash, words] of [
    ['haut-revant', 'Un haut-rêvant à vous'],
    ['regles', 'Les règles'],
    ['a-propos', 'À propos'],
    ['ouvrir', 'Ouvrir une table'],
    ['rejoindre', 'Rejoindre une table'],
  ] as const) {
    await page.goto(`/#${hash}`)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await sound(page, hash)
  }
}

const walkPrompts = async (page: Page): Promise<void> => {
  await begin(page)
  await asks(page, 'Nitouche est dans le monde')
  await lay(page, ['d7', 7], ['d100', 30], ['d4', 2], ['d4', 3])
  await choose(page, 'Monter, pas à pas')
  await asks(page, 'Passeur des rêves, force 5')
  await lay(page, ['d100', 5])
  await choose(page, 'Maîtriser')
  await asks(page, /vous obéit/)
  await pickCell(page, 'F4')
  await choose(page, 'Y aller')
  await asks(page, 'Il faut maîtriser le fleuve')
  await lay(page, ['d100', 20], ['d7', 1])
  await choose(page, 'Maîtriser la case')
  await asks(page, 'Fleuve de l’Oubli (F4)')
  await walk(page, 'sud-est')
  await expect(question(page)).toHaveText('Pont d’Ik (G5)')
  await lay(page, ['d7', 1])
  await walk(page, 'nord')
  await choose(page, 'Non-agressivité')
  await asks(page, 'Lancer Non-agressivité')
  await lay(page, ['d100', 20])
  await choose(page, 'Lancer Non-agressivité')
  await asks(page, 'Sort lancé : Non-agressivité')
  await choose(page, 'Garder en main')
  await asks(page, /^Où poser/)
  await choose(page, 'soi-même')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await pane(page, 'Feuille')
  await sound(page, 'the sheet')
  await pane(page, 'Journal')
  await sound(page, 'the journal')
}

const walkTroubles = async (page: Page): Promise<void> => {
  await begin(page)
  await lay(page, ['d7', 1], ['d100', 100])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Non-agressivité')
  await choose(page, 'Lancer Non-agressivité')
  await asks(page, /vous échappe/)
  await burst(page)
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await lay(
    page,
    ['d7', 7],
    ['d100', 96],
    ['d8', 8],
    ['d8', 8],
    ['d100', 99],
    ['d100', 99],
    ['d100', 99],
    ['d100', 99],
    ['d20', 20],
  )
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Maîtriser')
  await asks(page, /vous tient/)
  for (let round = 0; round < 3; round++) await choose(page, 'Lutter')
  await asks(page, 'Nitouche dort')
}

const occupy = async (page: Page, deed: string): Promise<void> => {
  await unfold(card(page).getByText('Autres occupations'))
  await card(page).getByRole('button', { name: deed }).click()
  await asks(page, deed)
}

const back = (page: Page): Promise<void> => card(page).getByRole('button', { name: 'Retour' }).click()

/** Knowledge, the night, and what the Dragons send. */
const walkDragons = async (page: Page): Promise<void> => {
  await begin(page, 'Balthazar')
  await occupy(page, 'Méditer')
  await back(page)
  await occupy(page, 'Dépenser l’expérience')
  await back(page)
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 8])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d100', 1], ['tete', 'tete-reserve-extensible'])
  await choose(page, 'Maîtriser')
  await asks(page, 'Réserve extensible')
  await choose(page, 'Choisir la case')
  // On a phone the question is one line until it is unfolded.
  const handle = page.getByRole('button', { name: 'Répondre', exact: true })
  if (await handle.isVisible()) await handle.click()
  await page.locator('.face-entry').getByRole('combobox').selectOption('K9')
  await sound(page, 'choosing a cell')
  await page.locator('.face-entry').getByRole('button', { name: 'Annuler' }).click()
  await lay(page, ['d7', 7], ['d100', 98], ['d8', 8])
  await choose(page, 'Rester sur place')
  await lay(page, ['d100', 100], ['queue', 'queue-urgence-draconique'])
  await choose(page, 'Maîtriser')
  await asks(page, 'Urgence draconique')
  await choose(page, 'Ranger la carte')
  await pane(page, 'Feuille')
  await sound(page, 'effects on the sheet')
}

const walkNight = async (page: Page): Promise<void> => {
  await begin(page)
  await choose(page, 'Attendre une heure')
  await choose(page, 'Attendre la nuit')
  await occupy(page, 'Lire les étoiles')
  await back(page)
  await lay(page, ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await choose(page, 'Descendre')
  await choose(page, 'Attendre une heure')
  await choose(page, 'Dormir')
  await asks(page, 'Nitouche dort')
  await lay(page, ['d8', 7], ['d8', 8], ['d100', 90], ['queue', 'queue-coup-de-barre'], ['d6', 1], ['d6', 1], ['d6', 1])
  await choose(page, 'Dormir jusqu’à être reposé')
  await asks(page, 'Coup de barre')
  await choose(page, 'Ranger la carte')
  await asks(page, 'Nitouche dort')
}

const walkPractice = async (page: Page): Promise<void> => {
  await page.goto('/#tmr/exercice')
  await expect(page.getByRole('heading', { level: 2, name: 'Leçons' })).toBeVisible()
  await sound(page, 'practice')
  await openLesson(page, 'ascent')
  await sound(page, 'a lesson')
  await choose(page, 'Monter, voyage accéléré')
  await expect(guide(page).getByRole('button', { name: 'Reprendre' })).toBeVisible()
  await sound(page, 'a wrong way')
  await guide(page).getByRole('button', { name: 'Reprendre' }).click()
  await choose(page, 'Monter, pas à pas')
  await walk(page, 'sud-est')
  await walk(page, 'nord-est')
  await choose(page, 'Descendre')
  await asks(page, 'Ce que vous avez appris')
}

const walkCoached = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Réglages', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Un mentor/ }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Commencer un voyage' }).click()
  await choose(page, 'Sérénité')
  await lay(page, ['d7', 3], ['d7', 1])
  await choose(page, 'Monter, pas à pas')
  await walk(page, 'sud')
  await expect(page.getByRole('complementary', { name: 'Le mentor' })).toContainText('Votre choix')
  await sound(page, 'the coach')
  await choose(page, 'Descendre')
  // On a phone it does not lie over the map by itself.
  if (page.viewportSize()?.width === PHONE.width) await page.getByRole('button', { name: 'Récit du voyage' }).click()
  await expect(page.getByRole('region', { name: 'Le voyage' })).toContainText('Ce qui a le plus compté')
  await sound(page, 'the tale with what mattered')
  await page.goto('/#tmr/exercice/carnet')
  await page.getByText('Les chiffres').first().click()
  await sound(page, 'the record')
}

const WALKS = {
  ...{ screens: walkScreens, prompts: walkPrompts, troubles: walkTroubles },
  ...{ practice: walkPractice, coached: walkCoached },
  ...{ dragons: walkDragons, night: walkNight },
}
/** Every size and every theme once; crossed, where AXE=crossed asks for the rest. */
const LOOKS =
  process.env.AXE === 'crossed'
    ? ([
        ['light, desktop', 'light', DESKTOP],
        ['dark, phone', 'dark', PHONE],
      ] as const)
    : ([
        ['dark, desktop', 'dark', DESKTOP],
        ['light, phone', 'light', PHONE],
      ] as const)

for (const [look, theme, viewport] of LOOKS) {
  test.describe(look, () => {
    test.use({ viewport })
    for (const [name, walk] of Object.entries(WALKS)) {
      test(`no violation: ${name}`, async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('demi-reve.settings', JSON.stringify({ theme: chosen })), theme)
        await walk(page)
      })
    }
  })
}
