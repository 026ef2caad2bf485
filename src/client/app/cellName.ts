import { type CellId, nameOf } from '../../games/tmr/rules/public.ts'
import { typesetText } from '../../i18n/index.ts'

/** The name of a cell as it is printed: French in every language. */
export const cellName = (cell: CellId): string => typesetText('fr', nameOf(cell))
