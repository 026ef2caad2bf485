import type { Page } from '@playwright/test'
import { idOf } from '../../src/games/tmr/face/question/naming.ts'
import { boardOf, type Walked } from '../../src/games/tmr/face/walk/testing/walked.ts'
import { WAYS } from '../../src/games/tmr/face/walk/testing/ways.ts'
import { tmr } from '../../src/games/tmr/rules/index.ts'
import { legalCommands, priceOf } from '../../src/games/tmr/rules/public.ts'
import { NITOUCHE, PLAYER } from '../../src/games/tmr/rules/testing/scene.ts'
import { en } from '../../src/games/tmr/texts/en/index.ts'
import { fr } from '../../src/games/tmr/texts/fr/index.ts'
import { EVERY_SCOPE } from '../../src/kit/game.ts'

const TEXTS = { fr, en }
export type Language = keyof typeof TEXTS

/** What happened, as the library of the browser keeps it. */
const entriesOf = ({ done }: Walked) =>
  done.map((events, at) => ({
    ...{ kind: 'done', seq: at + 1, id: `walk ${at}`, by: PLAYER, at: 0, events, rolled: false, reveals: false },
    scope: events.every((event) => 'dreamer' in event) ? NITOUCHE : EVERY_SCOPE,
  }))

/** One situation: a game kept in the browser, and what then happens before the eyes. */
export interface Visit {
  readonly name: string
  readonly record: object
  readonly kept: readonly object[]
  readonly live: readonly object[]
  readonly walked: Walked
}

/** A card that a Dragon deals is looked at before one goes on. */
const liveOf = ({ notices, done }: Walked): number => {
  const dealt = notices[0]?.told.some(({ what }) => what.type === 'afflicted') && done.length === notices.length
  return dealt ? notices.length : Math.min(1, notices.length)
}

const visitOf = (name: string, walked: Walked): Visit => {
  const entries = entriesOf(walked)
  const from = entries.length - liveOf(walked)
  const record = { id: name, game: tmr.id, rules: tmr.rules, setup: walked.setup, card: { name }, createdAt: 0, touchedAt: 0 }
  return { name, record, kept: entries.slice(0, from), live: entries.slice(from), walked }
}

/** Every situation of the walk that one person can stand in, each once. */
export const visits = (): readonly Visit[] => {
  const before = new Set<string>()
  return WAYS.map(([name, walk]) => visitOf(name, walk())).filter(({ walked: { setup, done, table } }) => {
    const alone = Object.keys(table.dreamers).length === 1
    return alone && before.size < before.add(JSON.stringify([setup, done])).size
  })
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

/** Lays all these games into the library of the browser. */
export const keepAll = (page: Page, all: readonly Visit[]): Promise<void> =>
  page.evaluate(
    async (games) => {
      const opening = indexedDB.open('demi-reve')
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const tx = db.transaction(['dreamers', 'entries'], 'readwrite')
      for (const { record, kept } of games) {
        tx.objectStore('dreamers').put(record)
        for (const entry of kept) tx.objectStore('entries').put({ owner: record.id, seq: entry.seq, entry })
      }
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
      db.close()
    },
    all.map(({ record, kept }) => ({ record, kept }) as { record: { id: string }; kept: { seq: number }[] }),
  )

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
      open(id: string): Promise<void>
      happens(id: string, entry: object): Promise<void>
      take(answer: string): Promise<boolean>
      look(): Shown
    }
  }
}

/** Put into the page once: how it is led from one situation to the next without being loaded again. */
export const walkInPage = (): void => {
  const QUIET_MS = 50
  const MOST_MS = 10_000
  const stands = (): boolean => document.querySelector('.play:is([data-ready], [data-unasked]) #card-title') !== null
  /** Until the question stands and nothing moves any more. */
  const settled = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let timer = setTimeout(check, QUIET_MS)
      const limit = setTimeout(() => reject(new Error('the question does not come')), MOST_MS)
      const watch = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(check, QUIET_MS)
      })
      function check(): void {
        if (!stands()) {
          timer = setTimeout(check, QUIET_MS)
          return
        }
        watch.disconnect()
        clearTimeout(limit)
        resolve()
      }
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  const textOf = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? ''
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.trim())
  const channel = new BroadcastChannel('demi-reve.entries')

  window.walk = {
    open: async (id) => {
      location.hash = `#voyage/${encodeURIComponent(id)}`
      await settled()
    },
    happens: async (id, entry) => {
      const opening = indexedDB.open('demi-reve')
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const tx = db.transaction('entries', 'readwrite')
      tx.objectStore('entries').put({ owner: id, seq: (entry as { seq: number }).seq, entry })
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
      db.close()
      const before = document.querySelector('.last-news')
      channel.postMessage(id)
      while (document.querySelector('.last-news') === before) await new Promise((resolve) => setTimeout(resolve, 10))
      await settled()
    },
    take: async (answer) => {
      const button = document.querySelector<HTMLElement>(`section.card [data-answer="${answer}"]:not(:disabled)`)
      button?.click()
      if (button) await settled()
      return button !== null
    },
    look: () => ({
      title: textOf('#card-title'),
      card: textOf('section.card'),
      news: textsOf('.last-news li'),
      sheet: textOf('.notebook-pane'),
      tale: textOf('.tale'),
      costs: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('section.card [data-answer]:not(:disabled)')].map((button) => [
          button.dataset.answer ?? '',
          [...button.querySelectorAll<HTMLElement>('.choice-cost > span')].map((one) => one.innerText.trim()),
        ]),
      ),
    }),
  }
}
