import { version } from '../../package.json'
import { MAKER } from './maker.ts'

/** Which version this is, and which build of it. */
export const VERSION = `${version}+${MAKER.slice(0, 8)}`
