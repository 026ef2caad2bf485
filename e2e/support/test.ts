import { test as base, expect } from '@playwright/test'
import { lastLook, watch, withOpenEyes } from '../eyes/eyes.ts'

/** A page whose dice can be laid out beforehand, and which must not complain in its console. */
export const test = base.extend<{ eyes: null }>({
  eyes: [withOpenEyes, { auto: true }],
  page: async ({ page, serviceWorkers }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // Offline, the page asks in vain whether there are tables.
      if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    await watch(page.context())
    await page.addInitScript((installs) => {
      window.demiReveDice = []
      if (!installs) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    }, serviceWorkers === 'allow')
    await use(page)
    await lastLook(page.context())
    expect(complaints).toEqual([])
  },
})

export { expect }
