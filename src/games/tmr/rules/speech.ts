import type { Command } from './commands.ts'
import type { Told } from './tell.ts'
import type { View } from './view.ts'

/** What is said, seen and told in the Terres Médianes. */
export interface TmrSpeech {
  readonly command: Command
  readonly view: View
  readonly told: Told
}
