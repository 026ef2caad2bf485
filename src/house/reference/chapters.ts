import { useMemo } from 'react'
import { answersTo } from '../texts/fold.ts'
import { type RulesReference, useRules } from './reference.ts'

export interface NumberedRule {
  readonly number: string
  readonly title: string
  readonly text: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly rules: readonly NumberedRule[]
}

const chapterOf = (number: string): string => number.replace(/-\d+$/, '')
const placeOf = (number: string): number => Number(number.replace(/^\D+/, ''))

export const chaptersOf = ({ chapters, rules }: RulesReference): readonly Chapter[] => {
  const all = Object.entries(rules).map(([number, rule]) => ({ number, ...rule }))
  return Object.entries(chapters).map(([id, { title, intro }]) => ({
    id,
    title,
    intro,
    rules: all.filter(({ number }) => chapterOf(number) === id).sort((a, b) => placeOf(a.number) - placeOf(b.number)),
  }))
}

/** Of the game that is played; null until they are loaded. */
export const useChapters = (): readonly Chapter[] | null => {
  const rules = useRules()
  return useMemo(() => rules && chaptersOf(rules), [rules])
}

export const searchChapters = (chapters: readonly Chapter[], search: string): readonly Chapter[] => {
  if (search.trim() === '') return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ number, title, text }) => answersTo(search, [number, title, text, chapter.title])),
    }))
    .filter(({ rules }) => rules.length > 0)
}

export interface OpenRule {
  readonly chapter: Chapter
  readonly rule: NumberedRule
  readonly previous: NumberedRule | null
  readonly next: NumberedRule | null
}

export const findRule = (chapters: readonly Chapter[], number: string): OpenRule | null => {
  const chapter = chapters.find(({ id }) => id === chapterOf(number))
  const at = chapter?.rules.findIndex((rule) => rule.number === number) ?? -1
  const rule = chapter?.rules[at]
  if (!chapter || !rule) return null
  return { chapter, rule, previous: chapter.rules[at - 1] ?? null, next: chapter.rules[at + 1] ?? null }
}
