import type { Page } from '@playwright/test'

/** Goes on with Tab until the focus is on what is named. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    // The whole page holds every name: focus on it is focus on nothing.
    const text = await page.evaluate(
      () => (document.activeElement !== document.body && document.activeElement?.textContent) || '',
    )
    if (name.test(text)) return
  }
  throw new Error(`${name} is not reached with Tab`)
}
