export const ALL_FORMAT = 'demi-reve-all'
export const ALL_VERSION = 1

/** All that a person has here, in one file. */
export interface All {
  readonly games: readonly unknown[]
  readonly practice: Readonly<Record<string, unknown>>
}

export const writeAll = (all: All): string => JSON.stringify({ format: ALL_FORMAT, version: ALL_VERSION, ...all })
