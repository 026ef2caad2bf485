import { readFileSync } from 'node:fs'
import { GAMES } from '../games/index.ts'
import { playScenario } from './byTheList.ts'

const read = (file: string): string | Error => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return error as Error
  }
}

const why = async (file: string): Promise<string | null> => {
  const text = read(file)
  return text instanceof Error ? text.message : playScenario(text, GAMES)
}

const main = async (files: readonly string[]): Promise<void> => {
  if (files.length === 0) {
    console.error('usage: npm run -s scenario -- FILE…')
    process.exit(2)
  }
  let failed = 0
  for (const file of files) {
    const reason = await why(file)
    if (reason !== null) failed++
    console.log(reason === null ? `ok ${file}` : `FAIL ${file}: ${reason}`)
  }
  console.log(`${files.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await main(process.argv.slice(2))
