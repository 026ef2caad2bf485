/** What the processes that serve the same tables tell each other. */
export type BusMessage =
  /** Entries were written, or something was said; or who sits where, or waits at the door, has changed. */
  | { readonly type: 'written' | 'seated'; readonly table: string }
  /** Whoever has that table open is to say who sits there, and what was lately heard. */
  | { readonly type: 'who'; readonly table: string }
  /** How many connections sit in each role, all of them. */
  | { readonly type: 'present'; readonly table: string; readonly roles: readonly (readonly [role: string, count: number])[] }
  /** Words, or a place pointed at, as the table says them. */
  | { readonly type: 'heard'; readonly table: string; readonly what: unknown }

export interface BusListener {
  heard(message: BusMessage, from: string): void
  /** That process is gone, or has not been heard of for a while. */
  lost(from: string): void
  /** Messages may have been missed: everything is to be looked at again. */
  missed(): void
}

export interface Bus {
  /** Those that were lately heard of. */
  others(): readonly string[]
  /** The same, once everybody has had the time to be heard. */
  everybody(): Promise<readonly string[]>
  say(message: BusMessage): void
  listen(listener: BusListener): void
}
