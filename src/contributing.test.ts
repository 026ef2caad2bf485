import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the face that CONTRIBUTING shows is one that is played, whole, and short', () => {
  const face = read('e2e/guest/heap/face.tsx')
  expect(read('CONTRIBUTING.md')).toContain(`\`\`\`tsx\n${face}\`\`\``)
  expect(face.split('\n').length).toBeLessThanOrEqual(150)
})
