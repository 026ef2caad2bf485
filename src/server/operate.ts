import { backup, noteDumped, restore } from './backingUp.ts'
import { CannotDo } from './cannotDo.ts'
import { check } from './checking.ts'
import type { Parts } from './keeper.ts'
import { list } from './listing.ts'
import { moveAll } from './moving.ts'
import { remove, showDoomed } from './removing.ts'
import { exportTo, importFrom } from './tableFiles.ts'

export const USAGE = `npm run -s tables -- list               all tables, the longest unvisited first; with --json for programs, one a line
npm run -s tables -- list forgotten     those that nobody opened for FORGOTTEN_DAYS days
npm run -s tables -- export ID FILE     a save of one table, up to its first unreadable entry; also while the server runs
npm run -s tables -- import FILE NAME   a new table from a save, with a link for its keeper; also while the server runs
npm run -s tables -- remove ID…         for good, also while the server runs: whoever is there is sent away
npm run -s tables -- remove forgotten   all that "list forgotten" shows, with every server stopped; with --dry-run only says which
npm run -s tables -- backup FILE        everything, in one file; also while the server runs
npm run -s tables -- backup FOLDER      the same, named by its time; with --keep 14 only the last 14 of those stay
npm run -s tables -- backup noted       that a database was just copied by its own tools, for the metrics
npm run -s tables -- restore FILE       into a folder without tables; the server must be stopped
npm run -s tables -- move to-postgres   everything from DATA_DIR into an empty DATABASE_URL; the server must be stopped
npm run -s tables -- move to-sqlite     everything from DATABASE_URL into an empty DATA_DIR; the servers must be stopped
npm run -s tables -- check              whether the settings are right, without starting anything`

const WORDS = ['list', 'export', 'import', 'remove', 'backup', 'restore', 'move', 'check']
/** The id of a table may begin with dashes, too. */
const OPTION = /^--[a-z]+(-[a-z]+)*$/
const HELP: readonly (string | undefined)[] = ['help', '--help', '-h']

/** What follows a word like --keep, and the words without it. */
const takeOption = (words: readonly string[], name: string): readonly [value: string | undefined, rest: readonly string[]] => {
  const at = words.indexOf(name)
  return at < 0 ? [undefined, words] : [words[at + 1] ?? '', words.toSpliced(at, 2)]
}

const takeFlag = (words: readonly string[], name: string): readonly [is: boolean, rest: readonly string[]] => [
  words.includes(name),
  words.filter((word) => word !== name),
]

/** The word that is not understood, and what was to be said with it. */
const notUnderstood = (verb: string, rest: readonly string[]): CannotDo => {
  const lines = USAGE.split('\n').filter((line) => line.includes(` -- ${verb} `))
  const wrong = lines.length === 0 ? verb : [verb, ...rest].join(' ')
  const known = lines.length === 0 ? `The commands are ${WORDS.join(', ')}; --help tells what they do.` : lines.join('\n')
  return new CannotDo(`“${wrong}” is not understood. ${lines.length === 0 ? '' : 'It is said so:\n'}${known}`)
}

/** Whether all was there; a damaged file is said, and is no success. */
const carryOut = async (verb: string, words: readonly string[], parts: Parts): Promise<boolean | 'what?'> => {
  const [keep, unkept] = takeOption(words, '--keep')
  const [json, unmarked] = takeFlag(unkept, '--json')
  const [dry, plain] = takeFlag(unmarked, '--dry-run')
  const [first, second, ...more] = plain
  const done = async (job: Promise<void> | void): Promise<true> => {
    await job
    return true
  }
  if (plain.some((word) => OPTION.test(word))) return 'what?'
  if (verb === 'remove' && first) return done((dry ? showDoomed : remove)(parts, plain))
  if (more.length > 0) return 'what?'
  if (verb === 'export' && first && second) return done(exportTo(parts, first, second))
  if (verb === 'import' && first && second) return done(importFrom(parts, first, second))
  if (second !== undefined) return 'what?'
  if (verb === 'list' && (first === undefined || first === 'forgotten')) return list(parts, first, json)
  if (verb === 'move' && (first === 'to-postgres' || first === 'to-sqlite')) return done(moveAll(first, parts.config, parts.say))
  if (verb === 'backup' && first === 'noted') return done(noteDumped(parts))
  if (verb === 'backup' && first) return backup(parts, first, keep)
  if (verb === 'restore' && first) return done(restore(parts, first))
  if (verb === 'check' && first === undefined) return done(check(parts))
  return 'what?'
}

/** One command of the keeper of the server; whether all it was about could be read. */
export const operate = async (words: readonly string[], parts: Parts): Promise<boolean> => {
  const [verb, ...rest] = words
  if (verb === undefined || HELP.includes(verb) || HELP.includes(rest[0])) {
    parts.say(USAGE)
    return true
  }
  const result = await carryOut(verb, rest, parts)
  if (result === 'what?') throw notUnderstood(verb, rest)
  return result
}
