import type { Event } from './events.ts'

/** HID-2, HID-3: a card drawn, a lot, or a card of a hand that becomes known: taking it back needs the others. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'dreamerDrawn':
    case 'powerDrawn':
    case 'cardDrawn':
    case 'lotDrawn':
    case 'summoned':
    case 'itemUsed':
      return true
    case 'defended':
      return event.item !== null
    default:
      return false
  }
}
