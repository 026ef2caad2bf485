import type { RefusalParams } from '../../../../house/texts/index.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import type { Texts } from '../../texts/index.ts'

/** Alone, nobody can be asked for leave: what one can do instead is another sentence. */
export type Company = 'alone' | 'table'

interface Refused {
  readonly code: string
  readonly params: RefusalParams
}

export const refusalHere = (texts: Texts, { code, params }: Refused, company: Company): string =>
  refusalText(texts, { code, params: { ...params, company } })
