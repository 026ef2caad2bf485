import { typeset } from '../../../../../house/texts/typeset.ts'
import { hypnos } from './hypnos.ts'
import { narcos } from './narcos.ts'
import { oniros } from './oniros.ts'
import { thanatos } from './thanatos.ts'

export const spells = typeset('fr', { ...oniros, ...hypnos, ...narcos, ...thanatos })
