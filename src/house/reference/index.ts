export { chaptersOf, findRule, searchChapters } from './chapters.ts'
export { type BesideProps, RulesScreen } from './RulesScreen.tsx'
export { RuleDialog, RuleTag } from './RuleTag.tsx'
export { type Reference, ReferenceProvider } from './reference.ts'
