import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'

/** What is written beside a file first: only what is whole bears its name, whenever the work ends. */
export const partOf = (file: string): string => `${file}.part`

export const whole = <Result>(file: string, write: (part: string) => Result): Result => {
  const part = partOf(file)
  rmSync(part, { force: true })
  try {
    const result = write(part)
    chmodSync(part, 0o600)
    renameSync(part, file)
    return result
  } finally {
    if (existsSync(part)) rmSync(part, { force: true })
  }
}
