export type Value = string | number
export type Row = readonly Value[]

/** What is asked of a database, in the words that SQLite and PostgreSQL share; a `?` stands for a value. */
export interface Sql {
  rows(text: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** How many rows it was about. */
  change(text: string, ...values: readonly Value[]): Promise<number>
}

export const firstRow = async <Found extends Row>(rows: Promise<readonly Row[]>): Promise<Found | null> =>
  ((await rows)[0] as Found | undefined) ?? null

export const countIn = async (rows: Promise<readonly Row[]>): Promise<number> => Number((await rows)[0]?.[0] ?? 0)
