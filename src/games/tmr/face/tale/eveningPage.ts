import type { ToldChapter } from './evening.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;font:1.125rem/1.6 Georgia,serif;color:#2b2118;background:#f6efe0}
h1,h2{font-weight:normal}h2{margin-top:2.2rem;font-size:1.2rem;font-style:italic;break-after:avoid}p{margin:.5em 0;break-inside:avoid}
figure{float:right;width:min(14rem,45%);margin:.3rem 0 .6rem 1.2rem;break-inside:avoid}figure img{display:block;width:100%;border:1px solid #5a4632}
h2{clear:both}@media print{body{margin:0 auto;background:none}}`

/** A page that needs nothing but itself; a picture for each chapter that has one. */
export const eveningAsPage = (
  locale: string,
  title: string,
  chapters: readonly ToldChapter[],
  pictures: readonly (string | null)[] = [],
): string => {
  const told = chapters.map(({ heading, paragraphs, map }, at) => {
    const picture = pictures[at] ? `<figure><img src="${pictures[at]}" alt="${escaped(map)}"></figure>\n` : ''
    const words = paragraphs.map((sentences) => `<p>${sentences.map(escaped).join(' ')}</p>`).join('\n')
    return `<h2>${escaped(heading)}</h2>\n${picture}${words}`
  })
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`
  return `<!doctype html>\n<html lang="${locale}"><head>${head}</head><body>\n<h1>${escaped(title)}</h1>\n${told.join('\n')}\n</body></html>\n`
}
