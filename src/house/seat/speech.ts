/** What is said, seen and told at a seat of one game. */
export interface Speech {
  readonly command: unknown
  readonly view: unknown
  readonly told: unknown
}
