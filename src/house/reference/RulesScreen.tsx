import { type FC, useEffect, useId, useRef, useState } from 'react'
import { goTo } from '../routes/route.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { type Chapter, searchChapters, useChapters } from './chapters.ts'
import { useReference } from './reference.ts'
import '../ui/leaf.css'
import '../ui/textPage.css'
import './reference.css'

/** Back to where the reader came from, or to the beginning when the address was opened by itself. */
const goBack = (): void => {
  if (window.history.length > 1) window.history.back()
  else goTo({ screen: 'start' })
}

const ChapterText = ({ chapter, open }: { readonly chapter: Chapter; readonly open: string | null }) => {
  const { hrefOf } = useReference()
  return (
    <section className="rules-chapter leaf stack" id={chapter.id} tabIndex={-1} aria-labelledby={`title-${chapter.id}`}>
      <h2 id={`title-${chapter.id}`}>{chapter.title}</h2>
      <p className="soft slanted">{chapter.intro}</p>
      {chapter.rules.map(({ number, title, text }) => (
        <article key={number} id={number} tabIndex={-1} data-open={number === open || undefined}>
          <h3>
            <a href={hrefOf(number)}>{number}</a> {title}
          </h3>
          <p>{text}</p>
        </article>
      ))}
    </section>
  )
}

/** What stands after the rules: it answers the same search and tells how much it found. */
export interface BesideProps {
  readonly search: string
  readonly open: string | null
  readonly onCount: (count: number) => void
}

interface RulesScreenProps {
  /** A number, a chapter or an entry to open at. */
  readonly rule: string | null
  readonly Beside?: FC<BesideProps>
  /** Its own chapters. */
  readonly beside?: readonly { readonly id: string; readonly title: string }[]
}

export const RulesScreen = ({ rule, Beside, beside = [] }: RulesScreenProps) => {
  const { common } = useTexts().ui
  const words = useShellTexts().reference
  const { hrefOf } = useReference()
  const chapters = useChapters()
  const [search, setSearch] = useState('')
  const shown = useRef<string | null>(null)
  const id = useId()
  const found = searchChapters(chapters ?? [], search)
  const [besides, setBesides] = useState(0)
  const count = found.reduce((sum, { rules }) => sum + rules.length, besides)
  useEffect(() => {
    if (!chapters || rule === null || shown.current === rule) return
    shown.current = rule
    const place = document.getElementById(rule)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [chapters, rule])
  return (
    <main className="text-page stack rules">
      <header className="rules-head stack">
        <Button kind="back" name={common.back} to={goBack} />
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <div className="field">
          <label htmlFor={id}>{words.search}</label>
          <input id={id} type="search" value={search} onChange={(change) => setSearch(change.target.value)} />
        </div>
        <output className="soft">{search && chapters ? (count > 0 ? words.found({ count }) : words.none) : ''}</output>
        <nav className="rules-contents leaf" aria-label={words.chapters}>
          <ul>
            {[...found, ...(besides > 0 ? beside : [])].map(({ id: chapter, title }) => (
              <li key={chapter}>
                <a href={hrefOf(chapter)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {!chapters && <p>{common.loading}</p>}
      {found.map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} open={rule} />
      ))}
      {chapters && Beside && <Beside search={search} open={rule} onCount={setBesides} />}
    </main>
  )
}
