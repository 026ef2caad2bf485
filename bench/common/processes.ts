import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const told = ({ pid }: ChildProcess, name: string): string => {
  const file = `/proc/${pid}/${name}`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Megabytes, where the system tells them. */
export const memoryOf = (child: ChildProcess): number => Number(/VmRSS:\s+(\d+)/.exec(told(child, 'status'))?.[1]) / 1024

/** The most it ever was. */
export const mostMemoryOf = (child: ChildProcess): number => Number(/VmHWM:\s+(\d+)/.exec(told(child, 'status'))?.[1]) / 1024

/** Milliseconds of processor time so far, where the system tells them. */
export const workOf = (child: ChildProcess): number => {
  const fields = told(child, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
