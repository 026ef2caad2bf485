import { StoreAway } from './storeAway.ts'

/** What PostgreSQL calls the reasons not to let somebody in, or not to let them do what has to be done. */
const REASONS: Readonly<Record<string, (database: string, user: string) => string>> = {
  '28P01': (_, user) => `PostgreSQL refuses the password of ${user}: correct it in DATABASE_URL.`,
  '28000': (_, user) => `PostgreSQL does not let ${user} in: correct the user in DATABASE_URL, or let it in.`,
  '3D000': (database) => `There is no database ${database}: make it (createdb ${database}), or name another in DATABASE_URL.`,
  '53300': (database) =>
    `PostgreSQL has no connection left for ${database}: each process takes up to 10, so raise max_connections, or start fewer processes.`,
  '55P03': (database) =>
    `Another process holds the database ${database} to bring it up to date, for more than a minute: wait, or stop it if it hangs.`,
  '42501': (database, user) => `${user} may not make tables in the database ${database}: make it the owner of that database.`,
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? `${error.code}` : '')

/** Why a database cannot be used, in a sentence without its password; null when it is something else. */
export const explainDatabase = (error: unknown, url: string): string | null => {
  const { hostname, port, pathname, username } = new URL(url)
  const [database, user] = [decodeURIComponent(pathname.slice(1)), decodeURIComponent(username) || 'the user']
  const code = codeOf(error instanceof StoreAway ? error.cause : error)
  const reason = REASONS[code]?.(database, user)
  if (reason) return reason
  if (error instanceof StoreAway)
    return `PostgreSQL does not answer at ${hostname}:${port || 5432} (${error.message}): start it, or correct DATABASE_URL.`
  return null
}
