// A part of the page that does not come: the site was renewed meanwhile, or the line is cut. The page is fetched anew, once; then it says so.
{
  const KEY = 'demi-reve.anew'
  const MINUTE = 60_000
  const WORDS =
    'Une partie de la page n’est pas venue : rechargez-la dans un instant. A part of the page did not come: reload it in a moment.'

  const fetchAnew = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE) return false
      sessionStorage.setItem(KEY, `${Date.now()}`)
    } catch {
      return false
    }
    setTimeout(() => location.reload(), 500)
    return true
  }

  addEventListener('vite:preloadError', () => navigator.onLine && fetchAnew())
  // The script of the page itself: nothing else can speak.
  const onScript = ({ target }) => {
    if (target instanceof HTMLScriptElement && !fetchAnew()) document.getElementById('root').textContent = WORDS
  }
  addEventListener('error', onScript, true)
}
