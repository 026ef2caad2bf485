import type { Page } from '@playwright/test'
import { choose } from '../src/games/duel/bot/bots.ts'
import { duel, type Event, type State } from '../src/games/duel/rules/index.ts'
import { ARTEFACTS, DREAMERS, POWERS, sumOfFight } from '../src/games/duel/rules/public.ts'
import { say } from '../src/games/duel/rules/testing/play.ts'
import { en } from '../src/games/duel/texts/en/index.ts'
import { fr } from '../src/games/duel/texts/fr/index.ts'
import { seededDice } from '../src/kit/dice.ts'
import { joueur } from '../src/kit/roles.ts'
import { wrongs } from './support/composition.ts'
import { frenchIn } from './support/french.ts'
import { expect, test } from './support/test.ts'
import { entryOf, openRecord, type Shown } from './support/walk.ts'

const TEXTS = { fr, en }
const [MINE, NAMES] = ['s1', ['Ana', 'Bo', 'Cy']]
const setupOf = (seats: number, advanced: boolean) => ({
  ...{ advanced, position: null },
  seats: NAMES.slice(0, seats).map((name, at) => ({ id: `s${at + 1}`, name })),
})

interface Moment {
  readonly seat: string
  readonly events: readonly Event[]
  readonly after: State
}

/** A whole duel of the program against itself. */
const played = (setup: ReturnType<typeof setupOf>, seed: number): readonly Moment[] => {
  const [dice, minds] = [seededDice(seed), seededDice(seed + 1)]
  const moments: Moment[] = []
  let state: State = duel.initial(setup)
  while (state.phase !== 'over') {
    const [seat = ''] = duel.view(state, { kind: 'spectateur', seat: '' }).awaited
    const said = say(state, seat, choose('somnolent', duel.view(state, joueur(seat)), seat, minds), dice)
    if (typeof said === 'string') throw new Error(said)
    state = said.state
    moments.push({ seat, events: said.events, after: state })
  }
  return moments
}

/** A key, an id, a value that is no word. */
const IDS = [...ARTEFACTS, ...DREAMERS, ...POWERS].map(({ id }) => id).filter((id) => /[-\d]/.test(id))
const UNTOLD = new RegExp(`undefined|NaN|\\[object|\\$\\{|\\bs[123]\\b|${IDS.map((id) => id.replaceAll('+', '\\+')).join('|')}`)
const ENGLISH = /(?<!\p{L})(?:the|of|and|you|your|with|when|this|from|each|until|dreamer|power)(?!\p{L})/iu

const wrongWords = (language: 'fr' | 'en', { title, card, news, sheet }: Shown): readonly string[] => {
  const lines = [title, card, ...news, sheet].flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '')
  const strange = language === 'en' ? frenchIn(lines) : lines.filter((line) => ENGLISH.test(line))
  return [...lines.filter((line) => UNTOLD.test(line)), ...strange, ...(card === '' ? ['an empty card'] : [])]
}

/** What is seen of a fight, and what of a turn's end: the totals, and the line of each answer. */
const figures = (page: Page) =>
  page.evaluate(() => ({
    totals: [...document.querySelectorAll<HTMLElement>('.sum-total')].map((one) => Number(one.innerText)),
    answers: Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('section.card .choice-button')].map((one) => [
        one.dataset.answer ?? '',
        one.innerText.replaceAll('\u00a0', ' '),
      ]),
    ),
  }))

/** What the card says, beside what the rules make of it: a sum, an attack that is let come, a turn that is ended. */
const untrue = (
  language: 'fr' | 'en',
  state: State,
  { totals, answers }: Awaited<ReturnType<typeof figures>>,
): readonly string[] => {
  const { turn, defence } = TEXTS[language].ui.prompts
  const sum = sumOfFight(state)
  const told = sum && totals.length > 0 ? [sum.attack.total, sum.defence.total] : totals
  const wrong = String(told) === String(totals) ? [] : [`the sum says ${totals}, is ${told}`]
  const says = (id: string, words: string): void => {
    if (answers[id] !== undefined && !answers[id].includes(words.replaceAll('\u00a0', ' ')))
      wrong.push(`${id}: ${answers[id]}, not ${words}`)
  }
  if (state.phase === 'defence' && state.fight?.seat === MINE) {
    const after = say(state, MINE, { type: 'defend', add: [], pay: [], conception: 0 }, seededDice(1))
    const events = typeof after === 'string' ? [] : after.events.map(({ type }) => type)
    if (events.includes('dreamerWoke')) says('let', defence.letWakes)
    else if (!events.includes('artefactDefeated')) says('let', defence.letHolds)
  }
  const me = state.players.find(({ seat }) => seat === MINE)
  const ended = state.current === MINE && me?.acted ? say(state, MINE, { type: 'endTurn' }, seededDice(1)) : ''
  if (typeof ended !== 'string') {
    const next = ended.state.players.find(({ seat }) => seat === ended.state.current)?.name ?? ''
    says('end', turn.endFollows({ name: next }))
  }
  return wrong
}

/** Numbers of what was told, as the events have them. */
const untold = (events: readonly Event[], { news }: Shown): readonly string[] => {
  const said = news.join(' ')
  return events.flatMap((event) => {
    const figure = event.type === 'attacked' ? event.attack : event.type === 'defended' ? event.defence : null
    return figure === null || said.includes(String(figure)) ? [] : [`${event.type} ${figure} is not in: ${said}`]
  })
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

for (const [size, language, seats, seed] of [
  ['phone', 'en', 2, 11],
  ['desktop', 'fr', 3, 5],
] as const)
  test.describe(`${size}, ${language}`, () => {
    test.use({ viewport: SIZES[size], locale: language === 'en' ? 'en-GB' : 'fr-FR' })
    test(`a duel of ${seats} says at every moment what the rules mean, in its own language, and whole`, async ({ page }) => {
      test.setTimeout(600_000)
      await page.addInitScript(() => {
        const kept = { games: { 'duel.noEmptyClick': false, 'duel.calm': false } }
        localStorage.setItem('demi-reve.settings', JSON.stringify(kept))
      })
      const setup = setupOf(seats, seats > 2)
      await page.goto('/#duel')
      await expect(page.locator('.opponents')).toBeVisible()
      const sitting = setup.seats.map(({ id }) => ({ role: joueur(id), by: id === MINE ? 'person' : 'free' }))
      await openRecord(page, { game: duel.id, rules: duel.rules, setup, card: { name: 'Duel', against: ['Bo'] }, seats: sitting })
      let compared = 0
      for (const [at, { seat, events, after }] of played(setup, seed).entries()) {
        await page.evaluate((entries) => window.walk?.happens(entries), [entryOf(at + 1, joueur(seat), events)])
        const shown = await page.evaluate(() => window.walk?.look() as Promise<Shown>)
        const seen = await figures(page)
        compared += seen.totals.length
        const asked = duel.view(after, joueur(MINE)).awaited.includes(MINE)
        const wrong = [
          ...wrongWords(language, shown),
          ...untrue(language, after, seen),
          ...untold(events, shown),
          ...(await wrongs(page)).filter((one) => one !== 'no answer' || asked),
        ]
        expect.soft(wrong, `${at}: ${events.map(({ type }) => type).join(' ')}`).toEqual([])
      }
      // Sums that no longer stand there would compare nothing.
      expect(compared).toBeGreaterThan(4)
    })
  })
