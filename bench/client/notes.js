/* What happens when, noted in the page itself. Runs before the page's own scripts. */
{
  const notes = {}
  window.notes = notes
  const note = (name) => {
    notes[name] ??= performance.now()
  }

  // A map is there when a canvas with names on it is copied to the screen.
  const named = new WeakSet()
  const ink = CanvasRenderingContext2D.prototype
  const { fillText, drawImage } = ink
  ink.fillText = function (...args) {
    named.add(this.canvas)
    return fillText.apply(this, args)
  }
  ink.drawImage = function (...args) {
    if (named.has(args[0]) && this.canvas.isConnected) requestAnimationFrame(() => note('board'))
    return drawImage.apply(this, args)
  }

  new MutationObserver(() => {
    if (document.querySelector('.start-main:not(:disabled)')) note('usable')
    if (document.querySelector('#card-title')) requestAnimationFrame(() => note('question'))
  }).observe(document, { childList: true, subtree: true, attributes: true })
}
