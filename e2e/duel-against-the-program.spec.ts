import { answerDuel, asked, beginDuel, given, layTable, playUntil, untilAsked } from './support/duel.ts'
import { expect, test } from './support/test.ts'

test('what cannot be paid says what is missing; a reload brings back the same moment; undo takes back; a card is dragged as it is touched', async ({
  page,
}) => {
  await beginDuel(page)
  await playUntil(page, async (now) => (await asked(now)) === 'turn')
  const shut = page.locator('.hand .touch[data-shut]').first()
  await shut.click()
  await expect(page.getByRole('dialog')).toContainText(/([Ii]l manque|Pas encore|Un abri)/)
  await page.keyboard.press('Escape')

  const title = page.locator('#card-title')
  const hand = page.locator('.hand .touch')
  const cards = await hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')))
  await page.reload()
  await expect(title).toHaveText('À vous de jouer')
  expect(await hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')))).toEqual(cards)

  await untilAsked(page)
  await answerDuel(page)
  await expect(hand).toHaveCount(cards.length - 1)
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(hand).toHaveCount(cards.length)

  await untilAsked(page)
  const open = page.locator('.hand .touch[data-open]').first()
  await open.dragTo(page.locator('.hand .touch').last())
  await expect(page.locator('.card')).toHaveAttribute('data-kind', 'turn')
  await open.dragTo(page.locator('.side[data-own] .camp'))
  await expect(page.locator('.card')).toHaveAttribute('data-kind', 'play')
})

test('two at one screen, on a phone: the bar that says whose turn it is lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#duel')
  await page.getByRole('button', { name: 'À deux sur cet appareil' }).first().click()
  await page.getByRole('button', { name: 'Je suis Joueur 1' }).click()
  await untilAsked(page)
  await page.locator('.choice-button:enabled').first().click()
  const bar = page.getByRole('status').filter({ hasText: 'C’est à Joueur 2 de répondre.' })
  await expect(bar).toBeVisible()
  const [over, under] = [await bar.boundingBox(), await page.locator('.play').boundingBox()]
  expect(over?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0))
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(844)
  await bar.getByRole('button', { name: 'Passer l’appareil' }).click()
  await expect(page.getByRole('button', { name: 'Je suis Joueur 2' })).toBeFocused()
  await expect(page.locator('.play')).toHaveCount(0)
})

test('two at one screen: what is to be taken back is asked of the other, once the device is passed', async ({ page }) => {
  const passTo = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Passer l’appareil' }).click()
    await page
      .getByRole('button', { name: /^Je suis Joueur/ })
      .first()
      .click()
  }
  const hand = page.locator('.hand .touch')
  await page.goto('/#duel')
  await page.getByRole('button', { name: 'À deux sur cet appareil' }).first().click()
  await page.getByRole('button', { name: 'Je suis Joueur 1' }).click()
  for (const player of [1, 2]) {
    if (player === 2) await passTo()
    await untilAsked(page)
    await page.locator('.choice-button:enabled').first().click()
  }
  // Dealt by itself once both have brought their cards, but not again once it is taken back.
  await expect(hand).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Défaire le dernier choix' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Votre reprise attend l’accord des autres.' })).toBeVisible()
  await passTo()
  const asked = page.getByRole('alert').filter({ hasText: 'demande à reprendre un choix dont la suite est déjà connue.' })
  await asked.getByRole('button', { name: 'Accorder' }).click()
  await expect(asked).toHaveCount(0)
  await expect(hand).toHaveCount(0)
})

test('any table of this device: three people and a program pass it on, by the advanced rules, and see who has played', async ({
  page,
}) => {
  await page.goto('/#duel')
  for (const seat of [2, 3]) await page.getByLabel(`Joueur ${seat}`).selectOption('Quelqu’un ici')
  await page.getByLabel('Joueur 4').selectOption('Rêveur')
  await page.getByLabel(/Règles avancées/).check()
  await page.getByRole('button', { name: 'Commencer ce duel' }).click()
  const next = page.getByRole('button', { name: /^(Passer l’appareil|Je suis Joueur \d)$/ }).first()
  const played = page.locator('.others .side-notes').filter({ hasText: 'a joué' })
  const answer = page.locator('.play[data-ready] .choice-button:enabled').last()
  for (let steps = 0; steps < 60 && (await played.count()) === 0; steps++) {
    await next.or(answer).or(played).first().waitFor()
    if (await next.isVisible()) await next.click()
    else if (await answer.isVisible()) await answer.click()
  }
  await expect(page.locator('.others .side')).toHaveCount(3)
  await expect(page.locator('.others .sleeper[data-played] .touch')).toHaveAccessibleName(/a joué dans ce tour de table/)
  await expect(page.locator('.others .row-of-powers').getByRole('button', { name: /rond .+, croix / })).not.toHaveCount(0)
})

const FIGHT = {
  ...{ current: 's1', used: ['D-R1'] },
  seats: [
    {
      ...{ seat: 's1', dreamer: 'forgeronne', powers: ['N-R1', 'N-R2', 'D-B1'], hand: ['tison', 'cendre'], deck: ['guetteur'] },
      artefacts: [
        { card: 'roi-de-suie', endurance: 3 },
        { card: 'meute', endurance: 2 },
      ],
    },
    {
      ...{ seat: 's2', dreamer: 'verger', powers: ['D+G1', 'N+G1'], hand: ['manteau', 'epine'], deck: ['hibou'] },
      artefacts: [
        { card: 'ours-des-racines', endurance: 3 },
        { card: 'soeur-de-mousse', endurance: 1 },
      ],
    },
  ],
}

test('two at one screen: a fight is fought on the open table; the device is passed once an attack at most, for a shelter', async ({
  page,
}) => {
  const bar = page.locator('.pass-bar')
  const attack = async (by: string, on: string): Promise<void> => {
    await untilAsked(page)
    await page.locator(`[data-piece="camp:${by}"]`).click()
    await untilAsked(page)
    await page.locator(`[data-piece="foe:s2/${on}"]`).click()
    await untilAsked(page)
    await given(page, 'confirm').click()
  }
  await layTable(page, FIGHT, ['person', 'person'])
  await page.getByRole('button', { name: 'Je suis Joueur 1' }).click()
  await attack('roi-de-suie', 'soeur-de-mousse')
  // Nothing of any hand: neither on the cloth, nor in the journal, nor among the answers.
  await expect(bar).toContainText('À Joueur 2, table ouverte')
  await untilAsked(page)
  await expect(page.locator('.hand .touch')).toHaveCount(0)
  await expect(page.locator('.card')).not.toContainText('Manteau')
  await expect(page.locator('.card')).toContainText('prenez votre main')
  await bar.getByRole('button', { name: 'Voir ma main' }).click()
  await page.getByRole('button', { name: 'Je suis Joueur 2' }).click()
  await untilAsked(page)
  await expect(given(page, 'hand:manteau')).toBeVisible()
  await given(page, 'let').click()
  // Back by itself: what is left of the turn is played of what lies open.
  await expect(bar).toContainText('À Joueur 1, table ouverte')
  await expect(page.locator('.hand .touch')).toHaveCount(0)
  await attack('meute', 'ours-des-racines')
  // In vain, as everybody sees: it comes by itself.
  await expect(bar).toHaveCount(0)
  await expect(page.getByTestId('news')).toContainText('échoue')
  await expect(bar).toContainText('À Joueur 1, table ouverte')
  await untilAsked(page)
  await given(page, 'end').click()
  await expect(bar).toContainText('C’est à Joueur 2 de répondre.')
})
