import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Host, hostGuests } from './guest/host.ts'
import { begin } from './support/journey.ts'
import { atDesk, type Person } from './table-support/seats.ts'

let host: Host | undefined
test.beforeAll(async () => {
  test.setTimeout(300_000)
  host = await hostGuests()
})
test.afterAll(() => host?.close())

const origin = (): string => host?.origin ?? ''
const things = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

const TOYS = [
  {
    game: 'cups',
    name: 'Les gobelets',
    begins: 'Jouer un gobelet',
    list: 'Gobelets',
    under: 'sous le gobelet',
    shows: 'le gobelet montre',
  },
  {
    game: 'stones',
    name: 'Les cailloux',
    begins: 'Jouer un caillou',
    list: 'Cailloux',
    under: 'dans la main',
    shows: 'la main montre',
  },
] as const

const playAlone = async (page: Page, { name, begins, list, under }: (typeof TOYS)[number]): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: begins }).click()
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(things(page, list)).toHaveText(new RegExp(`moi : ${under} [1-6], à découvert [1-6]`))
}

test('the first game has the start screen, the others their doors; what is saved is drawn by its own game', async ({
  browser,
}) => {
  const { page, context } = await atDesk(browser, origin())
  await begin(page)
  for (const toy of TOYS) await playAlone(page, toy)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Demi-rêve' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reprendre le voyage' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vos parties' })).toBeVisible()
  for (const { shows } of TOYS) await expect(page.getByText(new RegExp(`^${shows} [1-6]$`))).toHaveCount(1)
  await expect(page.getByText(/points de rêve, RÊVE/)).toHaveCount(1)

  const [cups, stones] = TOYS
  await page.goto('/#cups')
  await expect(page.getByRole('heading', { name: 'Vos gobelets' })).toBeVisible()
  await expect(page.getByText(cups.shows)).toHaveCount(1)
  await expect(page.getByText(stones.shows)).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'Ouvrir : moi' }).click()
  await expect(things(page, cups.list)).toHaveText(/moi : sous le gobelet [1-6]/)
  await context.close()
})

test('a game that gives no words for the ear has no door to one', async ({ browser }) => {
  const { page, context } = await atDesk(browser, origin())
  await playAlone(page, TOYS[0])
  await expect(page.getByRole('button', { name: 'Dire ou demander en mots' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aller à la ligne de mots' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aller à la question' })).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await context.close()
})

test('a key with Alt is the game’s own, and answers nothing', async ({ browser }) => {
  const { page, context } = await atDesk(browser, origin())
  await playAlone(page, TOYS[0])
  await expect(page.locator('.play[data-ready]')).toBeVisible()
  await page.keyboard.press('t')
  await page.keyboard.press('Alt+t')
  await expect(things(page, 'Gobelets')).toHaveText(/, marqué 1 fois$/)
  await expect(page.locator('.play[data-ready]')).toBeVisible()
  const shown = await things(page, 'Gobelets').textContent()
  await page.keyboard.press('Alt+l')
  await expect(things(page, 'Gobelets')).toHaveText(shown ?? '')
  await context.close()
})

const typesDice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'saisis, avec de vrais dés' }).check()
  await page.keyboard.press('Escape')
}

test('with real dice, a game that has no words for them asks for each in plain ones', async ({ browser }) => {
  const { page, context } = await atDesk(browser, origin())
  await playAlone(page, TOYS[0])
  await typesDice(page)
  await page.getByRole('button', { name: 'Lancer' }).click()
  const asked = page.getByRole('region', { name: 'Ce que montrent vos dés' })
  await expect(asked.getByRole('heading', { name: 'Un dé à 6 faces, de 1 à 6' })).toBeVisible()
  await expect(page.locator('.face-entry[data-ready]')).toBeVisible()
  await page.keyboard.press('4')
  await expect(things(page, 'Gobelets')).toHaveText(/à découvert 4$/)
  await context.close()
})

test('what a hand draws from a real bag is named: by a touch or a key, or written where many can come', async ({ browser }) => {
  const { page, context } = await atDesk(browser, origin())
  await playAlone(page, TOYS[1])
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await typesDice(page)
  const asked = page.getByRole('region', { name: 'Ce que vous avez tiré' })
  const shown = (open: string) => expect(things(page, 'Cailloux')).toHaveText(new RegExp(`à découvert ${open}$`))
  await page.getByRole('button', { name: 'Lancer' }).click()
  await expect(asked.getByRole('heading', { name: 'Caillou tiré du sac' })).toBeVisible()
  await expect(asked.getByRole('button')).toHaveText(['silexS', 'quartzQ', 'Tirer au sort', 'Annuler'])
  await expect(page.locator('.face-entry[data-ready]')).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('q')
  await shown('5')

  await page.getByRole('button', { name: 'Lancer' }).click()
  const name = asked.getByRole('combobox', { name: 'Son nom' })
  await expect(name).toBeFocused()
  await expect(page.locator('.face-entry[data-ready]')).toBeVisible()
  for (const wrong of ['opale', 'gra nit', 's', '']) {
    await name.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(asked.getByRole('alert')).toHaveText('Rien de tel ne peut être tiré : écrivez un des noms de la liste.')
  }
  await name.fill('Gres')
  await page.keyboard.press('Enter')
  await shown('1')
  await context.close()
})

test('an answer tells each of its chances by name, what they are made of, and what comes of each', async ({ browser }) => {
  const { page, context } = await atDesk(browser, origin())
  await page.goto('/#stones')
  await page.getByRole('button', { name: 'Jouer un caillou' }).click()
  const roll = page.locator('[data-answer="roll"]')
  const read = (await roll.innerText()).replace(/\s+/g, ' ')
  expect(read).toBe(
    'Lancer L quartz 67 % silex 33 % Un dé reste dans la main. quartz La main montre 5. silex 1 ongle La main montre 2.',
  )
  await page.locator('.odds-detail summary').click()
  await expect(page.locator('.odds-detail')).toContainText('Deux quartz parmi trois cailloux')
  await expect(page.locator('.odds-detail')).toContainText('Un silex parmi trois cailloux')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(roll).toHaveAccessibleName(/quartz 67 % silex 33 %.*La main montre 5.*1 ongle La main montre 2/)
  await context.close()
})

/** The scripts of a visit. */
const fetched = async (browser: Browser, visit: (page: Page) => Promise<void>): Promise<readonly string[]> => {
  const { page, context } = await atDesk(browser, origin())
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)))
  await visit(page)
  await context.close()
  return files
}

test('what is fetched to play one game holds nothing of another, and no file holds parts of two', async ({ browser }) => {
  const { ofGames, modules } = host as Host
  expect(Object.keys(ofGames).sort()).toEqual(['cups', 'duel', 'heap', 'stones', 'tmr'])
  const FOLDERS: Readonly<Record<string, string>> = {
    tmr: '/games/tmr/',
    duel: '/games/duel/',
    cups: '/e2e/guest/cups/',
    stones: '/e2e/guest/stones/',
    heap: '/e2e/guest/heap/',
  }
  /** Behind the door, which everybody reads. */
  const behind = (file: string, game: string): readonly string[] =>
    (modules.get(file) ?? []).filter((id) => id.includes(FOLDERS[game] ?? '') && !id.endsWith('/guest.ts'))
  const [first = ''] = [...modules.keys()].filter((file) => file.startsWith('assets/first-'))
  expect(behind(first, 'tmr').some((id) => id.includes('/start/'))).toBe(true)
  for (const file of modules.keys()) {
    const games = Object.keys(FOLDERS).filter((game) => behind(file, game).length > 0)
    expect(games.length, `${file}: ${games}`).toBeLessThanOrEqual(1)
  }
  for (const { game, begins, list } of TOYS) {
    const files = await fetched(browser, async (page) => {
      await page.goto(`/#${game}`)
      await page.getByRole('button', { name: begins }).click()
      await page.getByRole('button', { name: 'Lancer' }).click()
      await expect(things(page, list)).toHaveText(/à découvert [1-6]/)
    })
    expect(files.filter((file) => ofGames[game]?.includes(file)).length).toBeGreaterThan(0)
    const others = Object.keys(FOLDERS).filter((other) => other !== game)
    const strange = files.filter(
      (file) => file !== first && others.some((other) => ofGames[other]?.includes(file) || behind(file, other).length > 0),
    )
    expect(strange).toEqual([])
  }
})

test('the device keeps the house and what was opened, and another game when it is asked to', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: origin(),
    locale: 'fr-FR',
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Garder hors ligne : Les cailloux' }).click()
  await expect(page.getByText('Gardé sur cet appareil')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Garder hors ligne : Les gobelets' })).toBeVisible()

  await context.setOffline(true)
  await begin(page)
  await playAlone(page, TOYS[1])
  await page.goto('/#cups')
  await expect(page.getByText('Ce jeu n’a pas pu être chargé')).toBeVisible()
  await context.close()
})

const come = async ({ page }: Person, code: string, way: string): Promise<void> => {
  await page.goto(`/#rejoindre/${code}`)
  await page.getByRole('button', { name: way, disabled: false }).first().click()
  await expect(page.getByRole('heading', { name: 'Les gobelets' })).toBeVisible()
}

test('a table of a chosen game: two seats, no gardien, a hidden die each, undo by consent, a watcher', async ({ browser }) => {
  const ana = await atDesk(browser, origin())
  await ana.page.goto('/#cups')
  await ana.page.getByRole('link', { name: 'Ouvrir une table' }).click()
  await expect(ana.page.getByLabel('Jeu')).toHaveValue('cups')
  await ana.page.getByLabel('Nom de la table').fill('Deux gobelets')
  await ana.page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await ana.page.locator('.notebook-tabs').getByRole('button', { name: 'Table' }).click()
  const codeOf = (label: string) => ana.page.getByLabel(label, { exact: true }).inputValue()
  const [players, spectators] = [await codeOf('Code des joueurs'), await codeOf('Code des spectateurs')]

  const [bo, watcher] = [await atDesk(browser, origin()), await atDesk(browser, origin())]
  await come(bo, players, 'Prendre ce siège')
  await come(watcher, spectators, 'Regarder la table')
  await expect(ana.page.getByText('Gardien', { exact: false })).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'Lancer' }).click()
  await expect(things(ana.page, 'Gobelets').first()).toHaveText(/ana : sous le gobelet [1-6], à découvert [1-6]/)
  for (const { page } of [bo, watcher]) {
    await expect(things(page, 'Gobelets').first()).toHaveText(/ana : sous le gobelet \?, à découvert [1-6]/)
    await expect(page.locator('.journal')).toContainText('ana : hid')
  }
  await expect(watcher.page.getByRole('button', { name: 'Lancer' })).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(bo.page.getByText('demande à reprendre')).toBeVisible()
  await expect(watcher.page.getByText('demande à reprendre')).toHaveCount(0)
  await bo.page.getByRole('button', { name: 'Accorder' }).click()
  for (const { page } of [ana, bo, watcher])
    await expect(things(page, 'Gobelets').first()).toHaveText('ana : sous le gobelet ?, à découvert –')
  for (const { context } of [ana, bo, watcher]) await context.close()
})
