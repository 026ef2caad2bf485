import { standsWhole } from './support/composition.ts'
import { SCENES } from './support/scenes.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, coarseMap: true })
test.setTimeout(240_000)

for (const { name, play } of SCENES) test(name, ({ page }) => play(page, standsWhole))
