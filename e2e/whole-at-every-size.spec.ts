import { standsWhole } from './support/composition.ts'
import { SCENES } from './support/scenes.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(240_000)
// Pictures are taken in both themes.
if (process.env.SHOTS)
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem('demi-reve.settings', JSON.stringify({ theme: 'system' }))),
  )

for (const { name, play } of SCENES) test(name, ({ page }) => play(page, standsWhole))
