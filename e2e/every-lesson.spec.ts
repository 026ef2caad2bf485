import { readdirSync } from 'node:fs'
import { question } from './support/journey.ts'
import { guide, LESSONS, openLesson, says, stepsOf } from './support/lesson.ts'
import { expect, test } from './support/test.ts'

const ALL = readdirSync(`${LESSONS}/data`).map((file) => file.replace('.json', ''))

for (const id of ALL)
  test(`the lesson ${id}, whole, with the answers on the cards`, async ({ page }) => {
    await openLesson(page, id)
    const steps = stepsOf(id)
    for (const [at, step] of steps.entries()) {
      await expect(guide(page), step.id).toContainText(`${at + 1} / ${steps.length}`)
      await says(page, step.do)
    }
    await expect(question(page)).toHaveText('Ce que vous avez appris')
  })
