import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { answer, card, choose, pickCell, walk } from './journey.ts'

/** What a lesson asks for, as its file says it. */
export interface Said {
  readonly type: string
  readonly [word: string]: unknown
}

const WAYS: Readonly<Record<string, string>> = {
  n: 'nord',
  ne: 'nord-est',
  se: 'sud-est',
  s: 'sud',
  sw: 'sud-ouest',
  nw: 'nord-ouest',
}

/** Answers that are one press. */
const PRESSED: Readonly<Record<string, string>> = {
  master: 'Maîtriser',
  evade: 'Se dérober',
  repress: 'Refouler',
  letPass: 'Laisser passer',
  struggle: 'Lutter',
  masterCell: 'Maîtriser la case',
  stay: 'Rester sur place',
  descend: 'Descendre',
  keep: 'Garder en main',
  reserve: 'Mettre en réserve',
  comeDown: 'Descendre avec le sort',
  decline: 'Renoncer à ses services',
  sleep: 'Dormir',
  wake: 'Se réveiller',
}

const ascends = (page: Page, { mode }: Said): Promise<void> =>
  choose(page, mode === 'accelerated' ? 'Monter, voyage accéléré' : 'Monter, pas à pas')

const goes = async (page: Page, { cell }: Said): Promise<void> => {
  await pickCell(page, String(cell))
  await card(page)
    .getByRole('button', { name: /^(Y aller|Envoyer le Messager)/ })
    .click()
}

const casts = async (page: Page): Promise<void> => {
  await choose(page, 'Non-agressivité')
  await choose(page, 'Lancer Non-agressivité')
}

const aims = async (page: Page, { on }: Said): Promise<void> => {
  const [name = ''] = { creature: ['créature'], self: ['vous-même'], zone: ['zone'] }[String(on)] ?? []
  await choose(page, name)
}

const UNLIKE: Readonly<Record<string, (page: Page, said: Said) => Promise<void>>> = {
  ascend: ascends,
  move: (page, { to }) => walk(page, WAYS[String(to)] ?? ''),
  goTo: goes,
  cast: casts,
  target: aims,
  advance: (page) => choose(page, 'Dormir 1 heure'),
}

/** What was drawn is looked at first. */
const putAway = async (page: Page): Promise<void> => {
  const drawn = answer(page, 'Ranger la carte')
  if (await drawn.isVisible()) await drawn.click()
}

/** Says it with the answers that stand on the card. */
export const says = async (page: Page, said: Said): Promise<void> => {
  await putAway(page)
  const act = UNLIKE[said.type]
  await (act ? act(page, said) : choose(page, PRESSED[said.type] ?? said.type))
}

export const guide = (page: Page): Locator => page.getByRole('region', { name: 'Le guide' })

export const openLesson = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/#tmr/exercice/lecon/${id}`)
  await expect(guide(page)).toBeVisible()
}

export const LESSONS = 'src/games/tmr/practice/lessons'

interface Steps {
  readonly steps: readonly { readonly id: string; readonly do: Said }[]
}

/** Of that lesson, as the page has them. */
export const stepsOf = (id: string): Steps['steps'] =>
  (JSON.parse(readFileSync(`${LESSONS}/data/${id}.json`, 'utf8')) as Steps).steps
