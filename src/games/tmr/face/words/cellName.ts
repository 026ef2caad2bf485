import { typesetText } from '../../../../house/texts/typeset.ts'
import { type CellId, nameOf } from '../../rules/public.ts'

/** The name of a cell as it is printed: French in every language. */
export const cellName = (cell: CellId): string => typesetText('fr', nameOf(cell))
