import { frenchFor } from '../../../../house/texts/fr/index.ts'
import { nouns } from './nouns.ts'

/** What the house says, in the words of the Terres Médianes. */
export const house = frenchFor(nouns)
