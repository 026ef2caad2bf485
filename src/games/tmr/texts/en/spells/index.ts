import { typeset } from '../../../../../house/texts/typeset.ts'
import type { spells as french } from '../../fr/spells/index.ts'
import { hypnos } from './hypnos.ts'
import { narcos } from './narcos.ts'
import { oniros } from './oniros.ts'
import { thanatos } from './thanatos.ts'

export const spells: typeof french = typeset('en', { ...oniros, ...hypnos, ...narcos, ...thanatos })
