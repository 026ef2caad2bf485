import { englishFor } from '../../../../house/texts/en/index.ts'
import { nouns } from './nouns.ts'

export const house = englishFor(nouns)
