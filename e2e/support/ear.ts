import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard?: string[]
  }
}

/** All that is said from now on: what comes after a reply may take its place before anybody looks. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    let last: Element | null = null
    new MutationObserver(() => {
      const said = document.querySelector('[data-testid="news"]')
      if (said && said !== last) heard.push((said.textContent ?? '').replace(/\s+/g, ' '))
      last = said
    }).observe(document, { subtree: true, childList: true })
    window.heard = heard
  })

export const heard = (page: Page): Promise<readonly string[] | undefined> => page.evaluate(() => window.heard)
