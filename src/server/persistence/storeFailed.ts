/** A full or failing disk, or a file that can no longer be written, as SQLite and PostgreSQL name it. */
const FAILED = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY|LOCKED|NOMEM|PERM)|53[124]|58|XX00[12])/

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether what keeps the tables could not do its part, rather than what was asked being wrong. */
export const isStoreFailure = (error: unknown): boolean => FAILED.test(codeOf(error))

const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB|IOERR)|XX00[12])/

/** Whether what was written can no longer be read. */
export const isDamage = (error: unknown): boolean => DAMAGED.test(codeOf(error))
