import { useEffect, useMemo } from 'react'
import { type BesideProps, RulesScreen, RuleTag } from '../../../../house/reference/index.ts'
import { Picture } from '../prompts/Picture.tsx'
import { useDragonTexts, useLanguage, useTexts } from '../words/language.tsx'
import { type BestiaryEntry, bestiaryOf, searchBestiary } from './entries.ts'
import './bestiary.css'

const Entry = ({ entry, open }: { readonly entry: BestiaryEntry; readonly open: string | null }) => (
  <article id={entry.id} tabIndex={-1} className="bestiary-entry" data-open={entry.id === open || undefined}>
    <Picture of={entry.picture} />
    <div>
      <h3>
        {entry.name} <RuleTag rule={entry.rule} />
      </h3>
      <p>{entry.summary}</p>
      {entry.numbers.map((line) => (
        <p key={line} className="bestiary-number">
          {line}
        </p>
      ))}
    </div>
  </article>
)

/** Beside the rules: what is met in the dream, with its picture and its numbers. */
const Bestiary = ({ search, open, onCount }: BesideProps) => {
  const { texts, format } = useLanguage()
  const names = useDragonTexts()
  const sections = useMemo(() => bestiaryOf(texts, format, names), [texts, format, names])
  const found = useMemo(() => searchBestiary(sections, search), [sections, search])
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  useEffect(() => onCount(count), [onCount, count])
  return found.map(({ id, title, entries }) => (
    <section key={id} className="rules-chapter leaf" id={id} tabIndex={-1} aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`}>{title}</h2>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} open={open} />
      ))}
    </section>
  ))
}

/** The rules, and the bestiary with its tables. */
export const RulesPage = ({ rule }: { readonly rule: string | null }) => {
  const { sections } = useTexts().ui.bestiary
  const beside = [
    { id: 'bestiaire', title: sections.encounters },
    { id: 'table-queue', title: sections.queue },
    { id: 'table-souffle', title: sections.souffle },
    { id: 'table-tete', title: sections.tete },
    { id: 'signes', title: sections.signs },
  ]
  return <RulesScreen rule={rule} Beside={Bestiary} beside={beside} />
}
