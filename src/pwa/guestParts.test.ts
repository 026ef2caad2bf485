import { expect, test } from 'vitest'
import { inOrderOf } from './guestParts.ts'

const LIST = `import type { Guests } from './face.ts'
import { alpha } from './alpha/guest.ts'
import { GAMES as SHIPPED } from './shipped.ts'

export const GAMES: Guests = { ...SHIPPED, alpha }
`

test('the first game is the first of the list, whatever the order of its imports', () => {
  const imported = ['/games/alpha/guest.ts', '/games/shipped.ts', '/games/face.ts']
  expect(inOrderOf('/games/index.ts', LIST, imported)).toEqual(['/games/shipped.ts', '/games/alpha/guest.ts'])
})
