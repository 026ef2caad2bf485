import { expect, type Locator, type Page } from '@playwright/test'
import '../../src/house/seat/testDice.ts'

type Die = readonly [label: string, face: number | string]

/** The next dice of the page, in the order in which they are asked for. */
export const lay = (page: Page, ...dice: readonly Die[]): Promise<void> =>
  page.evaluate((faces) => {
    window.demiReveDice?.push(...faces.map(([label, face]): [string, number | string] => [label, face]))
  }, dice)

/** Into a journey with one of the ready dreamers. */
export const begin = async (page: Page, name = 'Nitouche'): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: `Partir : ${name}` }).click()
  await expect(question(page)).toHaveText(`${name} est dans le monde`)
  await wander(page)
}

/** Without a spell in mind: the first question of a journey. */
export const wander = (page: Page): Promise<void> => choose(page, 'Errer librement')

/** The title of the card that asks. */
export const question = (page: Page): Locator => page.locator('#card-title')

export const card = (page: Page): Locator => page.locator('section.card')

const startingWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** What is folded away where there is no room for it. */
export const unfold = async (summary: Locator): Promise<void> => {
  const isFolded = (): Promise<boolean> => summary.evaluate((it) => !it.closest('details')?.open)
  // What unfolded by itself in between was folded by the press.
  for (let look = 0; look < 3; look++) {
    if (await isFolded()) await summary.click()
    await summary.evaluate(() => new Promise(requestAnimationFrame))
  }
}

/** An answer on the card, by the words it begins with. */
export const answer = (page: Page, name: string): Locator => card(page).getByRole('button', { name: startingWith(name) })

/** Once the question can be answered; a key pressed before it was read is nobody's answer. */
export const press = async (page: Page, key: string): Promise<void> => {
  await expect(page.locator('.play[data-ready]')).toBeVisible()
  await page.keyboard.press(key)
}

export const choose = (page: Page, name: string): Promise<void> => answer(page, name).click()

/** CAST-1: the hour of birth of the target, which Hypnos asks for. */
export const stateBirth = async (page: Page): Promise<void> => {
  await page.getByLabel('Heure de naissance de la cible').selectOption('faucon')
}

/** Where in the table of its voie the draw falls: of Hypnos' four the first takes a point of dream, the third is only seen. */
const DRAWS = { dream: 0, seen: 0x90000000 } as const

/** A spell that escaped bursts; alone, what comes of it is drawn and told by itself. */
export const burst = async (page: Page, draw: keyof typeof DRAWS = 'seen'): Promise<void> => {
  await page.evaluate((face) => {
    const real = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint32Array)) return real(array)
      crypto.getRandomValues = real
      return array.fill(face)
    }
  }, DRAWS[draw])
  await choose(page, 'Subir l’effet')
  await expect(card(page).locator('.card-note.effect > p')).toHaveCount(2)
}

/** Up, a step aside and down again: nothing is met. */
export const shortJourney = async (page: Page): Promise<void> => {
  await lay(page, ['d7', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await lay(page, ['d7', 2])
  await walk(page, 'sud-est')
  await expect(question(page)).toHaveText('Plaines de Psark (H4)')
  await choose(page, 'Descendre')
}

/** A step by the compass: nord, nord-est… */
export const walk = (page: Page, way: string): Promise<void> =>
  card(page)
    .getByRole('button', { name: new RegExp(`^Avancer vers le ${way}(?!-)`) })
    .click()

/** Alone and without a goal, up and to the Collines de Parta (H2), where nothing comes on the way. */
export const walkToHills = async (page: Page): Promise<void> => {
  await begin(page)
  await lay(page, ['d7', 3], ['d7', 1], ['d7', 6])
  await choose(page, 'Monter, pas à pas')
  await walk(page, 'nord-est')
  await expect(question(page)).toHaveText('Forêt de Ganna (H3)')
  await walk(page, 'nord')
}

/** The cell of a service, from the list. */
export const pickCell = async (page: Page, cell: string): Promise<void> => {
  await card(page).getByRole('combobox').selectOption(cell)
}

type PaneName = 'Feuille' | 'Journal' | 'Gardien' | 'Table'

/** A pane of the notebook, which is a drawer where the screen is not wide. */
export const pane = async (page: Page, name: PaneName): Promise<void> => {
  const drawer = page.getByRole('button', { name: 'Carnet', exact: true, expanded: false })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Back from the drawer to the map. */
export const closeNotebook = async (page: Page): Promise<void> => {
  const close = page.getByRole('complementary', { name: 'Carnet' }).getByRole('button', { name: 'Fermer', exact: true })
  if (await close.isVisible()) await close.click()
}

/** Opens the journal and finds the sentence there. */
export const journalTells = async (page: Page, ...sentences: readonly string[]): Promise<void> => {
  await pane(page, 'Journal')
  const journal = page.getByRole('region', { name: 'Journal du voyage' })
  for (const sentence of sentences) await expect(journal).toContainText(sentence)
}

/** One of the figures of the sheet. */
export const gauge = (page: Page, name: 'points de rêve' | 'fatigue' | 'refoulement'): Locator =>
  page
    .locator('.gauge')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .locator('.gauge-value')

/** What this journey is for: one of the few proposed, or one behind the search. */
export const want = async (page: Page, spell: string): Promise<void> => {
  await expect(card(page)).toContainText('Quel sort voulez-vous lancer ?')
  const others = card(page).locator('.goal-others')
  if (!(await answer(page, spell).isVisible())) await unfold(others.locator('summary'))
  await choose(page, spell)
}

/** A part of the sheet that lies in its drawer. */
export const unfoldSheet = async (page: Page, part: RegExp): Promise<void> => {
  const rest = page.locator('.sheet-rest')
  await unfold(rest.locator('> summary'))
  await unfold(rest.locator('summary').filter({ hasText: part }))
}
