import { readFileSync } from 'node:fs'
import { GAMES } from '../games/index.ts'
import { tellOdds } from './byTheList.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('usage: npm run -s odds -- FILE')
  process.exit(2)
}
try {
  const answer = await tellOdds(readFileSync(file === '-' ? 0 : file, 'utf8'), GAMES)
  if (typeof answer === 'string') throw new Error(answer)
  console.log(JSON.stringify(answer))
} catch (error) {
  console.error(`${file}: ${(error as Error).message}`)
  process.exitCode = 1
}
