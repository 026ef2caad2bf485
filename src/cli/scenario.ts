import { readFileSync } from 'node:fs'
import { runScenario } from './runScenario.ts'

const read = (file: string): string | Error => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return error as Error
  }
}

const why = (file: string): string | null => {
  const text = read(file)
  return text instanceof Error ? text.message : runScenario(text)
}

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run -s scenario -- FILE…')
  process.exit(2)
}
let failed = 0
for (const file of files) {
  const reason = why(file)
  if (reason !== null) failed++
  console.log(reason === null ? `ok ${file}` : `FAIL ${file}: ${reason}`)
}
console.log(`${files.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
