import { buzz, chime } from '../ui/chime.ts'
import type { Settings } from './settings.ts'

/** As the person has asked to be called; also heard when it is chosen. */
export const callAs = (how: Settings['call']): void => {
  switch (how) {
    case 'none':
      break
    case 'sound':
      chime()
      break
    case 'buzz':
      buzz()
      break
    default:
      how satisfies never
  }
}
