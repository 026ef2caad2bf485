import { expect, type Locator, type Page, test } from '@playwright/test'
import { tableApi } from '../src/house/seat/tableApi.ts'
import { type Host, hostGuests } from './guest/host.ts'
import { heard, listen } from './support/ear.ts'
import { atDesk, onPhone } from './table-support/seats.ts'

let host: Host
test.beforeAll(async () => {
  host = await hostGuests()
})
test.afterAll(() => host.close())

const begin = async (page: Page, way: string): Promise<void> => {
  await page.goto('/#heap/table')
  await listen(page)
  await page.getByRole('button', { name: way }).click()
}

/** What lies on the table, in its own words. */
const heap = (page: Page): Locator => page.getByRole('region', { name: 'Le tas' })

/** Who sits there: in the notebook, a drawer where there is little room. */
const showSeats = async (page: Page): Promise<void> => {
  await expect(page.locator('.top-bar')).toBeVisible()
  const tab = page.locator('.notebook-tabs').getByRole('button', { name: 'Table' })
  if (!(await tab.isVisible())) await page.getByRole('button', { name: 'Carnet' }).click()
  await tab.click()
}

test('against the program: it thinks in a worker, answers from its own view, and goes on after the page is loaded anew', async ({
  browser,
}) => {
  const { page, context } = await atDesk(browser, host.origin)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await begin(page, 'Contre le programme')
  await page.getByRole('button', { name: 'Cacher 2' }).click()
  await expect(heap(page).getByText('Caché : 2')).toBeVisible()
  await page.getByRole('button', { name: 'Prendre 1' }).click()
  await expect(heap(page).getByText('Le tas a 5 pierres')).toBeVisible()
  expect(workers).not.toEqual([])
  await showSeats(page)
  await expect(page.getByText('bo · Le compteur')).toBeVisible()

  await page.reload()
  await expect(heap(page).getByText('Le tas a 5 pierres')).toBeVisible()
  await page.getByRole('button', { name: 'Prendre 3' }).click()
  await expect(heap(page).getByText('Le tas a 1 pierres')).toBeVisible()
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(heap(page).getByText('Le tas a 5 pierres')).toBeVisible()
  await context.close()
})

test('a program that fails is said so; somebody plays on in its place', async ({ browser }) => {
  const { page, context } = await atDesk(browser, host.origin)
  await begin(page, 'Contre un programme qui se trompe')
  await expect(page.getByRole('alert')).toContainText('Le maladroit ne joue plus pour bo')
  await showSeats(page)
  await expect(page.getByText('bo · libre')).toBeVisible()
  await page.getByRole('button', { name: 'Jouer à sa place' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cacher 2' }).click()
  await page.getByRole('button', { name: 'Passer l’appareil' }).first().click()
  await page.getByRole('button', { name: 'Je suis bo' }).click()
  await expect(heap(page).getByText('Devant bo')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Je suis ana' })).toBeVisible()
  await context.close()
})

test('at a table of the server: whoever keeps it lets the program play a seat; one that fails leaves it free', async ({
  browser,
}) => {
  const { page, context } = await atDesk(browser, host.origin)
  await page.goto('/#ouvrir/heap')
  await expect(page.getByLabel('Jeu')).toHaveValue('heap')
  await page.getByLabel('Nom de la table').fill('Un tas')
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await showSeats(page)
  await page.getByRole('button', { name: 'Laisser jouer le programme : Le maladroit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Le maladroit ne joue plus pour bo' })).toBeVisible()
  await page.getByRole('button', { name: 'Laisser jouer le programme : Le compteur' }).click()
  await expect(page.getByText('le programme joue (Le compteur)')).toBeVisible()
  await page.getByRole('button', { name: 'Cacher 2' }).click()
  await page.getByRole('button', { name: 'Prendre 1' }).click()
  await expect(heap(page).getByText('Le tas a 5 pierres')).toBeVisible()
  await context.close()
})

test('at a table without a gardien: all who play agree to what touches another’s seat, on the screen of each', async ({
  browser,
}) => {
  const api = tableApi(host.origin)
  const setup = { seats: ['ana', 'bo', 'cy', 'dan'], heap: 9, patience: null }
  const ana = await api.openTable('Un tas à quatre', { game: 'heap', setup })
  if (!('codes' in ana)) throw new Error(JSON.stringify(ana))
  const { page, context } = await onPhone(browser, host.origin)
  await page.goto(`/#rejoindre/${ana.codes.players}`)
  const seats = page.getByRole('listitem')
  await seats.filter({ hasText: 'bo' }).getByRole('button', { name: 'Prendre ce siège' }).click()
  await showSeats(page)
  const [cy, dan] = [seats.filter({ hasText: /^cy/ }), seats.filter({ hasText: /^dan/ })]
  await cy.getByRole('button', { name: 'Laisser jouer le programme : Le compteur' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'le programme (Le compteur)' })
  await expect(question).toContainText('Il manque encore l’accord d’ana')
  // Nobody ever had it: the host's word is enough.
  expect(await api.seatBot(ana.token, 'cy', 'fourth')).toBeNull()
  await expect(seats.getByText('le programme joue (Le compteur)')).toBeVisible()
  await expect(question).toHaveCount(0)

  const asked = page.getByRole('alert').filter({ hasText: 'enregistrer la table entière' })
  expect(await api.askSave(ana.token)).toBeNull()
  // What is asked stands under the drawer.
  await page.getByRole('button', { name: 'Fermer' }).first().click()
  await asked.getByRole('button', { name: 'Pas d’accord' }).click()
  await expect(asked).toHaveCount(0)
  // As soon as the program has hidden its number there is something to agree on.
  await expect.poll(() => api.saveOf(ana.token)).toMatchObject({ code: 'save-not-agreed' })
  expect(await api.askSave(ana.token)).toBeNull()
  await asked.getByRole('button', { name: 'D’accord', exact: true }).click()
  await showSeats(page)
  await expect(page.getByRole('button', { name: 'Prendre le fichier' })).toBeVisible()
  expect(await api.saveOf(ana.token)).toMatchObject({ save: expect.any(String) })
  await expect(dan.getByText('libre')).toBeVisible()
  await context.close()
})

test('two at one screen: nothing of a hand is there while the device changes hands', async ({ browser }) => {
  const { page, context } = await atDesk(browser, host.origin)
  await begin(page, 'À deux sur cet appareil')
  await page.getByRole('button', { name: 'Je suis ana' }).click()
  await page.getByRole('button', { name: 'Cacher 2' }).click()
  await expect(heap(page).getByText('Caché : 2')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'C’est à bo de répondre.' })).toBeVisible()
  await page.getByRole('button', { name: 'Passer l’appareil' }).first().click()
  await expect(page.getByRole('heading', { name: 'L’appareil passe à bo.' })).toBeVisible()
  await expect(page.getByText('Caché')).toHaveCount(0)
  await expect(page.getByText('Le tas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Je suis bo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heap(page).getByText('Devant bo')).toBeVisible()
  await expect(heap(page).getByText('Caché : rien')).toBeVisible()
  await page.getByRole('button', { name: 'Cacher 3' }).click()
  await page.getByRole('button', { name: 'Passer l’appareil' }).first().click()
  await page.getByRole('button', { name: 'Je suis ana' }).click()
  await expect(heap(page).getByText('Caché : 2')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'L’appareil passe à ana.' })).toBeVisible()
  await expect(page.getByText('Caché')).toHaveCount(0)
  await context.close()
})

test('a toy by keyboard alone: digits answer, arrows mark and Enter takes, a shut answer says why, Ctrl Z takes back', async ({
  browser,
}) => {
  const { page, context } = await atDesk(browser, host.origin)
  await begin(page, 'Contre le programme')
  // What is pressed while another's answer arrives is no answer: the program has hidden its own.
  await expect.poll(async () => (await heard(page))?.join(' ')).toMatch(/bo cache un nombre\./)
  await expect(page.locator('.play[data-ready]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quel nombre cachez-vous ?' })).toBeFocused()
  await page.keyboard.press('2')
  await expect(heap(page).getByText('Caché : 2')).toBeVisible()
  for (const [left, count] of [
    [5, 1],
    [1, 3],
  ] as const) {
    await expect(page.getByRole('button', { name: `Prendre ${count}` })).toBeEnabled()
    for (let at = 0; at < count; at++) await page.keyboard.press('ArrowDown')
    await expect(page.locator(`[data-answer="${count}"][data-marked]`)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heap(page).getByText(`Le tas a ${left} pierres`)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Prendre 2' })).toBeDisabled()
  await expect(page.getByText('Le tas n’en a plus autant.').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(heap(page).getByText('Le tas a 5 pierres')).toBeVisible()
  await context.close()
})

test('a toy by ear: what is asked is said, the table is told, a line of words answers, and what happened is heard', async ({
  browser,
}) => {
  const { page, context } = await atDesk(browser, host.origin)
  await begin(page, 'Contre le programme')
  const [asked, news] = [page.getByTestId('asked'), page.getByTestId('news')]
  await expect(asked).toHaveText(/^Quel nombre cachez-vous\s\? Cacher 1\s; Cacher 2\s; Cacher 3\.$/)
  await expect(page.locator('.play[data-ready]')).toBeVisible()
  await page.keyboard.press('/')
  const line = page.getByLabel('Dites ce que vous faites, ou demandez')
  await expect(line).toBeFocused()
  const say = async (words: string): Promise<void> => {
    await line.fill(words)
    await line.press('Enter')
  }
  // The program hides its own when it likes: before, after, or at the same moment.
  await say('cacher 2')
  await expect.poll(async () => (await heard(page))?.join(' ')).toMatch(/ana cache un nombre\./)
  await expect.poll(async () => (await heard(page))?.join(' ')).toMatch(/bo cache un nombre\./)
  await expect(asked).toContainText('Combien de pierres prenez-vous')
  await say('table')
  await expect(news).toHaveText(/Devant ana, Le tas a 9 pierres, Caché\s: 2/)
  await say('prendre 1')
  await expect(news).toContainText('bo prend 3.')
  await say('prendre 3')
  await expect(news).toContainText('bo prend 1.')
  await say('prendre 2')
  await expect(news).toHaveText(/Prendre 2, fermé\s: Le tas n’en a plus autant/)
  await say('défaire')
  await expect(news).toContainText('Le dernier choix est repris.')
  await expect(page.locator('.twin').getByText('Le tas a 5 pierres')).toHaveCount(1)
  await context.close()
})
