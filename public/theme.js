// Before the first paint: who chose day is not shown night until the page's own script has come.
try {
  const { theme } = JSON.parse(localStorage.getItem('demi-reve.settings') ?? '{}') ?? {}
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.toggleAttribute('data-light', light)
} catch {
  // Unreadable or denied: night, as if nothing had been set.
}
