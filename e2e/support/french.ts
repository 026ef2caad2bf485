import type { Page } from '@playwright/test'

/** Called so in every language: the game, its maker's, and a spell's inventor. */
const NAMES: readonly string[] = ['Rêve de Dragon', 'Demi-rêve', 'Mélimnod']

const FUNCTION_WORDS =
  /(?<![\p{L}’'])(?:le|la|les|un|une|des|du|de|et|est|sont|dans|avec|sur|qui|que|ne|pas|vous|votre|vos|il|elle|au|aux|ce|cette|ou|chez|sans|entre)(?![\p{L}’']|-\d)|(?<!\p{L})(?:l|d|qu|n|s|c|j)’\p{L}+/giu
const ACCENTED = /\p{L}*[àâçèêëîïôûùœ]\p{L}*/giu

/** All that a page says: what is read, what is told to a reader, what fields hint at. */
const saidBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const elsewhere = 'script, style, noscript, [lang="fr"]'
    const labelled = [...document.body.querySelectorAll('[aria-label], [title], [placeholder]')]
    const spoken = labelled
      .filter((element) => !element.closest(elsewhere))
      .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(elsewhere)) read.push(node.textContent ?? '')
    return [...spoken, ...read].map((text) => text.trim()).filter((text) => text !== '')
  })

const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll("'", '’').normalize())

/** What of these texts is still in French, with the words that betray it. */
export const frenchIn = (texts: readonly string[]): readonly string[] => {
  const found = texts.flatMap((text) => {
    const rest = withoutNames(text)
    const words = [...(rest.match(FUNCTION_WORDS) ?? []), ...(rest.match(ACCENTED) ?? [])]
    return words.length > 0 ? [`${text.slice(0, 80)} (${words.join(', ')})`] : []
  })
  return [...new Set(found)]
}

/** What is still in French on a page in another language. */
export const frenchOn = async (page: Page): Promise<readonly string[]> => frenchIn(await saidBy(page))
