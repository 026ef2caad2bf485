import { typesetText } from '../../i18n/index.ts'
import { type CellId, nameOf } from '../../tmr/public.ts'

/** The name of a cell as it is printed: French in every language. */
export const cellName = (cell: CellId): string => typesetText('fr', nameOf(cell))
