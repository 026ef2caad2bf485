import { expect, type Locator, type Page } from '@playwright/test'

/** What is asked at this seat: the kind of its card. */
export const asked = async (page: Page): Promise<string> => (await page.locator('.card').getAttribute('data-kind')) ?? ''

/** A question that can be answered stands there, or the duel is over. Waited for: each try of an expectation would spell the whole page out. */
export const untilAsked = (page: Page): Promise<void> =>
  page.locator('.play[data-ready], .play:has(.card[data-kind="over"])').waitFor({ timeout: 60_000 })

export const given = (page: Page, id: string): Locator => page.locator(`.card [data-answer="${id}"]`)

const touchOpen = (page: Page, where: string): Locator => page.locator(`${where} .touch[data-open]`)

/** What the power of a card can take: beside its words, and on a phone where it lies. */
const aimsIn = async (page: Page): Promise<Locator> => {
  const chips = page.locator('.card-aim .chip-card:enabled:visible')
  return (await chips.count()) > 0
    ? chips
    : page.locator('.touch[data-open]:is([data-piece^="foe:"], [data-piece^="take:"], [data-piece^="targets:"], .camp *)')
}

/** Lays out cards of the hand until one can be played; false: none can. */
const playCard = async (page: Page): Promise<boolean> => {
  const hand = touchOpen(page, '.hand')
  const count = await hand.count()
  for (let at = 0; at < count; at++) {
    await hand.nth(at).click()
    await untilAsked(page)
    const confirm = given(page, 'confirm')
    const aims = await aimsIn(page)
    for (let aim = 0; (await confirm.isDisabled()) && aim < Math.min(2, await aims.count()); aim++) await aims.nth(aim).click()
    if (await confirm.isEnabled()) {
      await confirm.click()
      return true
    }
    await given(page, 'back').click()
    await untilAsked(page)
  }
  return false
}

/** Attacks with the first that may, the dreamer where it lies open; false: nobody can. */
const attack = async (page: Page): Promise<boolean> => {
  const able = touchOpen(page, '.cloth > .side .camp')
  if ((await able.count()) === 0) return false
  await able.first().click()
  await untilAsked(page)
  const targets = page.locator('.choice-button:enabled:is([data-answer^="foe:"], [data-answer^="dreamer:"])')
  if ((await targets.count()) === 0) return false
  await targets.last().click()
  await untilAsked(page)
  for (const power of await page.locator('.card .chip-card:enabled:visible').all()) await power.click()
  await given(page, 'confirm').click()
  return true
}

const inTurn = async (page: Page): Promise<void> => {
  if (await playCard(page)) return
  const opponent = page.locator('.choice-button[data-answer^="seat:"]:enabled')
  if ((await opponent.count()) > 0) return opponent.first().click()
  if (await attack(page)) return
  const back = given(page, 'back')
  if (await back.isVisible()) await back.click()
  await untilAsked(page)
  await given(page, 'end').click()
}

/** Answers whatever is asked now, sensibly. */
export const answerDuel = async (page: Page): Promise<void> => {
  const kind = await asked(page)
  if (kind === 'gathering') await page.locator('.choice-button:enabled').first().click()
  else if (kind === 'opening') await given(page, 'keep').click()
  else if (kind === 'begin') await given(page, 'refill').click()
  else if (kind === 'turn') await inTurn(page)
  else if (kind === 'defence') await given(page, 'let').click()
}

const MOST_ANSWERS = 300

/** Plays until it holds, or the duel is over. */
export const playUntil = async (page: Page, holds: (page: Page) => Promise<boolean>, answer = answerDuel): Promise<void> => {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await untilAsked(page)
    if ((await asked(page)) === 'over' || (await holds(page))) return
    await answer(page)
    // What was answered is on its way: nothing is asked until it has come.
    await page.waitForTimeout(60)
  }
  throw new Error('the duel does not end')
}

/** The worker's draws, one after the other, instead of its chance: a duel that was played once is played alike again. */
const SAME_DRAWS = `
let drawn = 0
const next = () => {
  const mixed = Math.imul((drawn = (drawn + 0x9e3779b9) >>> 0) ^ (drawn >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
crypto.getRandomValues = (into) => into.fill(next());
`

/** Whoever has read a thousand duels: what a program does is not waited for. */
export const inHaste = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (localStorage.getItem('demi-reve.settings') === null)
      localStorage.setItem('demi-reve.settings', JSON.stringify({ games: { 'duel.calm': false } }))
  })

const openDuels = async (page: Page): Promise<void> => {
  await inHaste(page)
  if (!process.env.E2E_CHANCE)
    await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: SAME_DRAWS + (await response.text()) })
    })
  await page.goto('/#duel')
}

export const beginDuel = async (page: Page, way = 'Affronter Somnolent'): Promise<void> => {
  await openDuels(page)
  await page.getByRole('button', { name: way }).first().click()
  await expect(page.locator('.cloth')).toBeVisible()
}

/** Who plays which seat of a table of this page: a person, or a bot by name. */
type PlayedBy = 'person' | { readonly bot: string }

/** A table laid out in the middle of a duel, as if it had been kept here. */
export const layTable = async (page: Page, position: unknown, by: readonly PlayedBy[], advanced = false): Promise<void> => {
  const names = by.map((who, at) => (who === 'person' ? `Joueur ${at + 1}` : `${who.bot} ${at + 1}`))
  const seats = names.map((name, at) => ({ id: `s${at + 1}`, name }))
  const record = {
    ...{ id: `laid-${Date.now()}`, game: 'duel', rules: 1, createdAt: 1, touchedAt: 1 },
    ...{ setup: { advanced, seats, position }, card: { name: 'Duel', against: names.slice(1) } },
    seats: by.map((who, at) => ({ role: { kind: 'joueur', seat: `s${at + 1}` }, by: who })),
  }
  await openDuels(page)
  // The shelf has opened its store by then.
  await expect(page.locator('.opponents')).toBeVisible()
  await page.evaluate(
    (kept) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('demi-reve', 1)
        open.onupgradeneeded = () => {
          open.result.createObjectStore('dreamers', { keyPath: 'id' })
          open.result.createObjectStore('entries', { keyPath: ['owner', 'seq'] })
        }
        open.onerror = () => fail(open.error)
        open.onsuccess = () => {
          const put = open.result.transaction('dreamers', 'readwrite')
          put.objectStore('dreamers').add(kept)
          put.onerror = () => fail(put.error)
          put.oncomplete = () => {
            open.result.close()
            done()
          }
        }
      }),
    record,
  )
  await page.goto(`/#voyage/${record.id}`)
}
