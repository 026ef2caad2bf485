import type { Page } from '@playwright/test'
import { cardOf } from '../../src/games/tmr/face/dreamer/solo.ts'
import { idOf } from '../../src/games/tmr/face/question/naming.ts'
import type { Event } from '../../src/games/tmr/rules/events.ts'
import { tmr } from '../../src/games/tmr/rules/index.ts'
import { legalCommands, priceOf } from '../../src/games/tmr/rules/public.ts'
import { NEW_OPTIONS, type TableSetup } from '../../src/games/tmr/rules/setup.ts'
import { NITOUCHE, PLAYER, setupOf } from '../../src/games/tmr/rules/testing/scene.ts'
import { boardOf, type Walked, walkedOf, walkFrom } from '../../src/games/tmr/rules/testing/walk/walked.ts'
import { WAYS } from '../../src/games/tmr/rules/testing/walk/ways.ts'
import { en } from '../../src/games/tmr/texts/en/index.ts'
import { fr } from '../../src/games/tmr/texts/fr/index.ts'
import { EVERY_SCOPE } from '../../src/kit/game.ts'
import type { Role } from '../../src/kit/roles.ts'

const TEXTS = { fr, en }
export type Language = keyof typeof TEXTS

/** One situation: how one is put into it, and what then happens before the eyes. */
export interface Visit {
  readonly name: string
  /** What leads there, an entry, and what is looked at, another. */
  readonly entries: readonly (readonly Event[])[]
  readonly walked: Walked
}

/** The dreamer of that situation in the place of the one before, at its hour, with its options. */
const anew = ({ clock, options, dreamers }: TableSetup): readonly Event[] => [
  { type: 'dreamerLeft', dreamer: NITOUCHE },
  { type: 'optionsSet', options },
  { type: 'clockMoved', to: clock },
  { type: 'dreamerCame', setup: dreamers[0] as TableSetup['dreamers'][number] },
]

/** CAST-5: what burst was told too, or the page would draw something, tell it, and write it between two situations. */
const withItsTelling = (events: readonly Event[], walked: Walked): readonly Event[] => {
  const { effect } = boardOf(walked)
  const bursts = effect?.outcome === 'erratic' && effect.text === null
  return bursts ? [...events, { type: 'described', dreamer: NITOUCHE, text: '…' }] : events
}

/** The last thing that happens is looked at as it comes; of a Dragon's card, that it was dealt. */
const visitOf = (name: string, walked: Walked): Visit => {
  const { setup, done, notices } = walked
  const given = done.length - notices.length
  const dealt = given === 0 && notices[0]?.told.some(({ what }) => what.type === 'afflicted')
  const shown = dealt ? 1 : done.length
  const seen = dealt ? walkedOf(setup, done.slice(0, 1)) : walked
  const lead = [...anew(setup), ...done.slice(0, Math.max(given, shown - 1)).flat()]
  const last = notices.length > 0 ? done.slice(shown - 1, shown) : []
  const entries = [lead, ...last]
  return { name, entries: [...entries.slice(0, -1), withItsTelling(entries.at(-1) ?? [], seen)], walked: seen }
}

/** Every situation of the walk that one person can stand in, each once. */
export const visits = (): readonly Visit[] => {
  const before = new Set<string>()
  return WAYS.map(([name, walk]) => [name, walk()] as const)
    .filter(([, { setup, done, table }]) => {
      const alone = Object.keys(table.dreamers).length === 1
      return alone && before.size < before.add(JSON.stringify([setup, done])).size
    })
    .map(([name, walked]) => visitOf(name, walked))
}

/** What each answer of the moment costs, by its id: as the core would take it. */
export const pricesOf = (walked: Walked, language: Language): Readonly<Record<string, readonly string[]>> => {
  const [view, board] = [tmr.view(walked.table, PLAYER), boardOf(walked)]
  const { costs } = TEXTS[language].ui
  return Object.fromEntries(
    legalCommands(view, board).map((command) => [
      idOf(command),
      priceOf(view, board, command).sure.map((cost) => costs[cost.of](cost)),
    ]),
  )
}

const TABLE = 'walk'

/** A table on which one situation follows another: the page is loaded once, the map drawn once. */
export const openWalk = async (page: Page): Promise<void> => {
  const walked = walkFrom(setupOf({}, { options: NEW_OPTIONS, spells: [] }))
  const { setup } = walked
  await openRecord(page, { game: tmr.id, rules: tmr.rules, setup, card: cardOf(boardOf(walked)) })
}

/** The table that one is led along, of whichever game. */
export const openRecord = async (page: Page, record: object): Promise<void> => {
  await page.evaluate(walkInPage)
  await page.evaluate((kept) => window.walk?.open(kept), { ...record, id: TABLE, createdAt: 0, touchedAt: 0 })
}

/** Something that happened, as the library of the browser keeps it. */
export const entryOf = (seq: number, by: Role, events: readonly unknown[]): object => ({
  ...{ kind: 'done', seq, id: `walk ${seq}`, by, at: 0, scope: EVERY_SCOPE, events, rolled: false, reveals: false },
})

/** What happens there next. */
export const nextEntries = (from: number, { entries }: Visit): readonly object[] =>
  entries.map((events, at) => entryOf(from + at + 1, PLAYER, events))

/** What stood on the screen at one moment. */
export interface Shown {
  readonly card: string
  readonly title: string
  readonly news: readonly string[]
  readonly sheet: string
  readonly tale: string
  /** What the buttons say that they cost, by answer. */
  readonly costs: Readonly<Record<string, readonly string[]>>
}

declare global {
  interface Window {
    walk?: {
      open(record: { readonly id: string }): Promise<void>
      happens(entries: readonly object[]): Promise<void>
      take(answer: string): Promise<boolean>
      look(): Promise<Shown>
    }
  }
}

/** Put into the page once: how it is led from one situation to the next. */
const walkInPage = (): void => {
  /** Turns of the loop in which nothing moves, not milliseconds: a machine that is busy elsewhere is not a page at rest. */
  const QUIET_TURNS = 5
  const UNTIL_MS = 30_000
  const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const until = async (holds: () => boolean, what: string): Promise<void> => {
    for (const end = Date.now() + UNTIL_MS; !holds(); await later(10))
      if (Date.now() > end) throw new Error(`${what} does not come`)
  }
  let [moved, quiet] = [false, 0]
  new MutationObserver(() => {
    ;[moved, quiet] = [true, 0]
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  const isAsked = (): boolean => document.querySelector('#card-title') !== null && document.querySelector('.part-coming') === null
  const still = async (): Promise<void> => {
    quiet = 0
    await until(() => {
      quiet = isAsked() ? quiet + 1 : 0
      return quiet > QUIET_TURNS
    }, 'a question at rest')
  }
  const textOf = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? ''
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.trim())
  const channel = new BroadcastChannel('demi-reve.entries')
  let table = ''

  const store = async (write: (tx: IDBTransaction) => void): Promise<void> => {
    const opening = indexedDB.open('demi-reve')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const tx = opening.result.transaction(['dreamers', 'entries'], 'readwrite')
    write(tx)
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    opening.result.close()
  }

  window.walk = {
    open: async (record) => {
      table = record.id
      await store((tx) => tx.objectStore('dreamers').put(record))
      location.hash = `#voyage/${table}`
      await until(() => document.querySelector('.play[data-ready] #card-title') !== null, 'the table')
      await still()
    },
    happens: async (entries) => {
      const rows = entries.map((entry) => ({ owner: table, seq: (entry as { seq: number }).seq, entry }))
      await store((tx) => {
        for (const row of rows) tx.objectStore('entries').put(row)
      })
      moved = false
      channel.postMessage(table)
      await until(() => moved, 'what happens')
      await still()
    },
    take: async (answer) => {
      const button = document.querySelector<HTMLButtonElement>(`section.card [data-answer="${answer}"]`)
      if (!button) return false
      await until(() => !button.disabled, 'an answer that may be given')
      button.click()
      await until(() => !button.isConnected, 'what is answered')
      await still()
      return true
    },
    look: async () => {
      await still()
      return {
        title: textOf('#card-title'),
        card: textOf('section.card'),
        news: textsOf('.last-news li'),
        sheet: textOf('.notebook-pane'),
        tale: textOf('.tale'),
        costs: Object.fromEntries(
          [...document.querySelectorAll<HTMLElement>('section.card [data-answer]')].map((button) => [
            button.dataset.answer ?? '',
            [...button.querySelectorAll<HTMLElement>('.choice-cost > span')].map((one) => one.innerText.trim()),
          ]),
        ),
      }
    },
  }
}
