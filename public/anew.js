// A part of the page that does not come: the site was renewed meanwhile, or the line is cut. Where the site answers, the page is fetched
// anew, once; then it says so. Where it does not, there is nothing to fetch: whoever plays keeps the page that is there.
{
  const KEY = 'demi-reve.anew'
  const MINUTE = 60_000
  const WORDS = {
    fr: 'Une partie de la page n’est pas venue : rechargez-la dans un instant.',
    en: 'A part of the page did not come: reload it in a moment.',
  }

  const isThere = () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )

  /** `by`: what asks for it; a person is not kept waiting for a minute. */
  const fetchAnew = async (by) => {
    if (!(await isThere())) return false
    try {
      if (by?.type !== 'asked-again' && Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return false
      sessionStorage.setItem(KEY, `${Date.now()}`)
    } catch {
      return false
    }
    setTimeout(() => location.reload(), 500)
    return true
  }

  const sayGone = (root) => {
    const lines = Object.entries(WORDS).map(([lang, textContent]) => Object.assign(document.createElement('p'), { lang, textContent }))
    // An installed page has no other way to be loaded again.
    const again = Object.assign(document.createElement('button'), { className: 'button', textContent: 'Recharger · Reload' })
    again.addEventListener('click', () => location.reload())
    root.className = 'broken'
    root.replaceChildren(...lines, again)
  }

  for (const told of ['vite:preloadError', 'asked-again']) addEventListener(told, fetchAnew)
  // The script of the page itself: nothing else can speak.
  const onScript = async ({ target }) => {
    if (target instanceof HTMLScriptElement && !(await fetchAnew())) sayGone(document.getElementById('root'))
  }
  addEventListener('error', onScript, true)
}
