import { undoneIn } from '../../../../house/journal/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Mode, Moment, Told } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { Names } from '../journal/words.ts'
import { spellsTold } from './spellsTold.ts'
import { type Tale, taleOf } from './tale.ts'

/** One journey among those of an evening: whose, when it began, and what came of it; null: it is under way. */
export interface Chapter {
  readonly dreamer: DreamerId
  readonly clock: Moment
  readonly mode: Mode
  readonly tale: Tale | null
}

interface Begun extends Omit<Chapter, 'tale'> {
  /** Where its message stands. */
  readonly at: number
}

const ascentsIn = (notices: readonly Notice<Told>[]): readonly Begun[] => {
  const undone = undoneIn(notices)
  return notices.flatMap(({ n, told }, at) =>
    undone.has(n)
      ? []
      : told.flatMap(({ dreamer, clock, what }) =>
          what.type === 'ascended' && dreamer !== null ? [{ dreamer, clock, mode: what.mode, at }] : [],
        ),
  )
}

/** All journeys of a table, in the order in which they began. */
export const eveningOf = (notices: List<Notice<Told>>): readonly Chapter[] => {
  const all = notices.slice()
  const begun = ascentsIn(all)
  const undone = undoneIn(all)
  return begun.map(({ dreamer, clock, mode, at }) => {
    const next = begun.find((other) => other.dreamer === dreamer && other.at > at)
    const counted = all.slice(0, next?.at ?? all.length).filter(({ n }) => !undone.has(n))
    return { dreamer, clock, mode, tale: taleOf(counted, dreamer) }
  })
}

export interface ToldChapter {
  readonly heading: string
  readonly sentences: readonly string[]
}

/** In words to be read aloud. HID-6: no place is named, since somebody may still be lost there. */
export const chapterInWords = (texts: Texts, names: Names, { dreamer, clock, mode, tale }: Chapter): ToldChapter => {
  const { tale: words, evening, sheet } = texts.ui
  const name = names.dreamer(dreamer)
  const heading = `${texts.hours[clock.hour].name}, ${sheet.day(clock)} · ${name}`
  if (!tale) return { heading, sentences: [evening.went[mode]({ name }), evening.underWay] }
  const met = tale.met.map((kind) => texts.encounters[kind].name).join(', ')
  return {
    heading,
    sentences: [
      `${evening.went[mode]({ name })} ${evening.rounds({ rounds: tale.rounds })}`,
      ...(met ? [words.met({ names: met })] : []),
      ...(tale.spells.length > 0 ? [spellsTold(words, tale, names.spell)] : []),
      words.ending[tale.ending],
    ],
  }
}

export const eveningAsText = (title: string, chapters: readonly ToldChapter[]): string =>
  [title, ...chapters.map(({ heading, sentences }) => `${heading}\n${sentences.join(' ')}`)].join('\n\n').concat('\n')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE =
  'body{max-width:38rem;margin:3rem auto;padding:0 1.25rem;font:1.125rem/1.6 Georgia,serif;color:#2b2118;background:#f6efe0}h1,h2{font-weight:normal}h2{margin-top:2rem;font-size:1.1rem;font-style:italic}'

/** A page that needs nothing but itself. */
export const eveningAsPage = (locale: string, title: string, chapters: readonly ToldChapter[]): string => {
  const told = chapters.map(
    ({ heading, sentences }) => `<h2>${escaped(heading)}</h2>\n<p>${sentences.map(escaped).join(' ')}</p>`,
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`
  return `<!doctype html>\n<html lang="${locale}"><head>${head}</head><body>\n<h1>${escaped(title)}</h1>\n${told.join('\n')}\n</body></html>\n`
}
