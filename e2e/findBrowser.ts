import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** A Chromium or Chrome that is there: the one named, Playwright's own, or the system's. */
export const findBrowser = (): string | null => {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

const tried = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

/** Playwright's own first; Debian's where that cannot be downloaded. */
const install = (): void => {
  if (tried('npx', ['playwright', 'install', 'chromium'])) return
  console.log("Playwright's Chromium cannot be downloaded here; trying the system's package.")
  if (tried('apt-get', ['update'])) tried('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
}

export const needBrowser = (): string => {
  if (!findBrowser()) install()
  const found = findBrowser()
  if (found) return found
  console.error('No Chromium or Chrome was found and none could be installed. Install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
}
