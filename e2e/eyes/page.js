/**
 * What a person would see wrong at a glance, told to `window.demiReveSaw` whenever somebody presses or types: what stands there then was meant
 * to be read. A script of the page; it knows no game.
 *
 *   cut       words that do not fit their box and are hidden there (an ellipsis counts)
 *   covered   a thing to press, or words, under something else
 *   overprint two pieces of words on one another
 *   off       a thing to press outside the window where no scrolling leads
 *   small     a thing to press under 24 px (44 where the pointer is coarse)
 *   folded    something folded away although the room below it would hold it
 *   bare      a control in the browser's own clothes
 *   laid      on a scene: a label on a figure, on another label or on a place that is offered; a label of that place may stand in it
 */
{
  const styleOf = (el) => getComputedStyle(el)
  /** What is asked of one element again and again is found out once a look. */
  const toForget = []
  const onceALook = (find) => {
    const known = new Map()
    toForget.push(known)
    return (el) => {
      if (!known.has(el)) known.set(el, find(el))
      return known.get(el)
    }
  }
  const above = function* (el) {
    for (let one = el.parentElement; one; one = one.parentElement) yield one
  }
  const related = (a, b) => a === b || a.contains(b) || b.contains(a)
  const scrolls = (el, axis) => /auto|scroll/.test(styleOf(el)[axis])
  const scrollsDown = (el) => scrolls(el, 'overflowY') && el.scrollHeight > el.clientHeight + 1
  const scrollsAside = (el) => scrolls(el, 'overflowX') && el.scrollWidth > el.clientWidth + 1
  const canScroll = (el) => scrollsDown(el) || el === document.body || el === document.documentElement
  const isInWindow = ({ left, right, top, bottom }) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight

  /** For ears only: a box of next to nothing, or clipped away, holds it. */
  const isForEars = onceALook((el) => {
    if (el === document.body || !el.parentElement) return false
    const { clipPath, clip, overflow } = styleOf(el)
    if (clipPath.startsWith('inset(50%') || /^rect\((0|1)px(, \1px){3}\)$/.test(clip)) return true
    return (overflow !== 'visible' && (el.clientWidth <= 2 || el.clientHeight <= 2)) || isForEars(el.parentElement)
  })

  /** What lies over the rest only while it is used, as a drawer does: what is under it is not meant to be read then. */
  const isLaidOver = (one, el) => one.closest('[data-layer]') !== null && !related(one.closest('[data-layer]'), el)

  /** A list that scrolls goes by under the heads that stay: what lies there is brought forth by scrolling. */
  const goesBy = (one, el) => {
    const stays = [one, ...above(one)].find((it) => styleOf(it).position === 'sticky')
    return stays !== undefined && !stays.contains(el) && [...above(stays)].some((it) => it.contains(el) && canScroll(it))
  }

  /** While a dialog is open, the rest is not meant to be seen. */
  const modalOf = onceALook((page) => [...page.querySelectorAll('dialog:modal')].at(-1))
  const isVisible = onceALook((el) => {
    const modal = modalOf(document)
    if (modal && !modal.contains(el)) return false
    if (!el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false
    return !el.closest('[aria-hidden="true"], [inert]') && !isForEars(el)
  })

  const wordsOf = (el) =>
    (el.getAttribute('aria-label') ?? el.innerText ?? el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
  const nameOf = (el) =>
    el.tagName.toLowerCase() + [el.id && `#${el.id}`, ...[...el.classList].slice(0, 2).map((one) => `.${one}`)].join('')
  const pathOf = (el) => [el.parentElement && nameOf(el.parentElement), nameOf(el)].filter(Boolean).join(' > ')

  /** Where something in it is shown: every ancestor that hides or scrolls cuts it; what holds an open dialog cuts none of it. */
  const roomOf = onceALook((el) => {
    const around = el.parentElement
    if (!around || el.matches('dialog:modal')) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    const room = roomOf(around)
    const { overflowX, overflowY } = styleOf(around)
    if (overflowX === 'visible' && overflowY === 'visible') return room
    const { left, right, top, bottom } = around.getBoundingClientRect()
    return {
      ...{ left: Math.max(left, room.left), right: Math.min(right, room.right) },
      ...{ top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) },
    }
  })

  /** What is left of a box. */
  const shownOf = (el, box) => {
    const room = roomOf(el)
    const [left, right] = [Math.max(box.left, room.left), Math.min(box.right, room.right)]
    const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)]
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  }

  const isClear = (colour) => /, 0\)$|^transparent$/.test(colour)
  /** Whether it hides what is below: a link stretched over its card does not. */
  const paints = (el) =>
    /^(IMG|CANVAS|VIDEO|svg|path|rect|circle|use|g)$/i.test(el.tagName) ||
    !isClear(styleOf(el).backgroundColor) ||
    styleOf(el).backgroundImage !== 'none'
  const isOpaqueOver = (el, under) => {
    for (let one = el; one && !one.contains(under); one = one.parentElement) if (paints(one)) return true
    return false
  }

  /** A line below the last one that its own box shows. */
  const isBelow = (el, box) =>
    styleOf(el).overflowY !== 'visible' && (box.top + box.bottom) / 2 > el.getBoundingClientRect().bottom

  /** Words, piece by piece: each line of each text that can be seen. */
  const piecesOf = () => {
    const pieces = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const el = node.parentElement
      if (!node.textContent.trim() || !el || /SCRIPT|STYLE|OPTION/.test(el.tagName) || !isVisible(el)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 4 || !isInWindow(box) || isBelow(el, box)) continue
        const shown = shownOf(el, box)
        if (shown.width >= 1 && shown.height >= 1) pieces.push({ el, box, shown })
      }
    }
    return pieces
  }

  const tellCut = (pieces, tell) => {
    const told = new Set()
    for (const { el, box, shown } of pieces) {
      const [aside, down] = [box.width - shown.width, box.height - shown.height]
      const wide = aside > 2 && ![...above(el)].some(scrollsAside)
      const high = down > box.height * 0.25 && down < box.height * 0.9 && ![...above(el)].some(scrollsDown)
      if ((wide || high) && !told.has(el))
        tell('cut', told.add(el) && el, `${Math.round(Math.max(aside, 0))}×${Math.round(Math.max(down, 0))} px lost`)
    }
    for (const el of document.querySelectorAll('*')) {
      if (!el.childNodes.length || told.has(el) || el.scrollWidth <= el.clientWidth + 1) continue
      const style = styleOf(el)
      const isCut = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible'
      if (isCut && isVisible(el) && isInWindow(el.getBoundingClientRect())) tell('cut', el, 'ellipsis')
    }
  }

  /** What is pressed may lie over its own words. */
  const isItsLabel = (one, el) => one.closest('label') !== null && one.closest('label') === el.closest('label')

  const isPassing = (one, el) => isLaidOver(one, el) || goesBy(one, el)

  const tellCovered = (pieces, tell) => {
    const told = new Set()
    for (const { el, shown } of pieces) {
      if (told.has(el) || shown.width < 6 || shown.height < 6 || styleOf(el).pointerEvents === 'none') continue
      const [left, right] = [Math.max(shown.left, 0), Math.min(shown.right, innerWidth)]
      const y = (Math.max(shown.top, 0) + Math.min(shown.bottom, innerHeight)) / 2
      const over = [0.2, 0.5, 0.8]
        .map((share) => document.elementFromPoint(left + (right - left) * share, y))
        .filter((one) => one && !related(one, el) && !isItsLabel(one, el) && !isPassing(one, el) && isOpaqueOver(one, el))
      if (over.length >= 2) tell('covered', told.add(el) && el, `by ${pathOf(over[0])}`)
    }
    return told
  }

  /** Something opaque under the upper one is not an overprint. */
  const hasGround = (upper, lower) =>
    [upper, ...above(upper)].some((one) => !one.contains(lower) && !isClear(styleOf(one).backgroundColor))

  const overlap = ({ shown: a }, { shown: b }) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
    const [width, height] = [Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top]
    if (width < 3 || height < Math.min(a.height, b.height) * 0.35) return null
    return { x: left + width / 2, y: top + height / 2 }
  }

  const tellOverprint = (pieces, covered, tell) => {
    const told = new Map()
    pieces.forEach((a, at) => {
      for (let next = at + 1; next < pieces.length; next++) {
        const b = pieces[next]
        const place = overlap(a, b)
        if (!place || related(a.el, b.el) || told.get(a.el)?.has(b.el)) continue
        const top = document.elementFromPoint(place.x, place.y)
        if (top && (isPassing(top, a.el) || isPassing(top, b.el))) continue
        if (top && related(top, a.el) !== related(top, b.el) && !covered.has(a.el) && !covered.has(b.el)) {
          const [upper, lower] = related(top, a.el) ? [a.el, b.el] : [b.el, a.el]
          if (hasGround(upper, lower)) continue
        }
        told.set(a.el, (told.get(a.el) ?? new Set()).add(b.el))
        tell('overprint', a.el, `and ${pathOf(b.el)} "${wordsOf(b.el)}"`)
      }
    })
  }

  const PRESSED = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]'
  const POINTS = [0.5, 0.5, 0.15, 0.5, 0.85, 0.5, 0.5, 0.2, 0.5, 0.8]

  /** The points of a thing to press at which something else lies. */
  const tellUnder = (el, shown, tell) => {
    const points = []
    for (let at = 0; at < POINTS.length; at += 2)
      points.push([shown.left + shown.width * POINTS[at], shown.top + shown.height * POINTS[at + 1]])
    const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const isOwn = (one) => related(one, el) || [...(el.labels ?? [])].some((label) => related(label, one))
    const over = seen.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => one && !isOwn(one) && !isPassing(one, el))
    if (over.length >= 2) tell('covered', el, `${over.length} of ${seen.length} points, by ${pathOf(over[0])}`)
  }

  const tellPressed = (el, tell) => {
    const box = el.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) return
    if (!isInWindow(box)) {
      const canScroll = document.documentElement.scrollHeight > innerHeight + 1
      if (!canScroll && ![...above(el)].some((one) => scrollsDown(one) || scrollsAside(one)))
        tell('off', el, `${Math.round(box.left)},${Math.round(box.top)}`)
      return
    }
    const shown = shownOf(el, box)
    if (shown.width < 4 || shown.height < 4) return
    tellUnder(el, shown, tell)
    const least = (matchMedia('(pointer: coarse)').matches ? 44 : 24) - 0.5
    const label = el.labels?.[0]?.getBoundingClientRect()
    const size = [Math.max(box.width, label?.width ?? 0), Math.max(box.height, label?.height ?? 0)]
    const isInText = el.tagName === 'A' && styleOf(el).display === 'inline'
    if (Math.min(...size) < least && !isInText) tell('small', el, size.map(Math.round).join('×'))
    const { borderTopStyle, fontFamily } = styleOf(el)
    const isBare = /outset/.test(borderTopStyle) || /^(Arial|system-ui|sans-serif|monospace)/i.test(fontFamily)
    if (el.tagName === 'BUTTON' && isBare) tell('bare', el)
  }

  /** What it would take, seen by opening it for the length of a look. */
  const heightFolded = (el) => {
    const details = el.parentElement
    if (el.tagName !== 'SUMMARY')
      return Math.max(document.getElementById(el.getAttribute('aria-controls') ?? '')?.scrollHeight ?? 0, 60)
    const before = details.offsetHeight
    details.open = true
    const after = details.offsetHeight
    details.open = false
    return after - before
  }

  /** When each came or was last folded: what is so for a frame or two nobody sees. */
  const foldedAt = new WeakMap()
  const A_MOMENT_MS = 100
  const isForAMoment = (el) => performance.now() - (foldedAt.get(el.closest('details') ?? el) ?? 0) < A_MOMENT_MS

  const lowestIn = onceALook((box) =>
    Math.max(...[...box.querySelectorAll('*')].filter(isVisible).map((one) => one.getBoundingClientRect().bottom)),
  )

  const tellFolded = (el, tell) => {
    if (isForAMoment(el)) return
    const box = [...above(el)].find((one) => scrolls(one, 'overflowY')) ?? el.parentElement?.parentElement
    if (!box) return
    const free = Math.min(box.getBoundingClientRect().bottom, innerHeight) - lowestIn(box)
    if (free > 40 && free > heightFolded(el) + 40) tell('folded', el, `${Math.round(free)} px free below`)
  }

  /** What a scene shows on its canvas and what stands over it, in pixels of the window. */
  const shownIn = (scene) => {
    const { left, top, right, bottom } = scene.getBoundingClientRect()
    const painted = scene.shows().map(({ x, y, ...thing }) => ({ ...thing, x: x + left, y: y + top }))
    const standing = [...scene.parentElement.querySelectorAll('[data-on-scene]')]
      .filter((el) => el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .map((el) => {
        const { x, y, width, height } = el.getBoundingClientRect()
        return { kind: el.dataset.onScene, of: wordsOf(el) || el.dataset.encounter, x, y, width, height }
      })
    return [...painted, ...standing].filter(
      ({ x, y, width, height }) => x < right && x + width > left && y < bottom && y + height > top,
    )
  }

  const shared = (a, aSize, b, bSize) => Math.min(a + aSize, b + bSize) - Math.max(a, b)
  const liesOn = (a, b) => shared(a.x, a.width, b.x, b.width) > 2 && shared(a.y, a.height, b.y, b.height) > 2

  const tellLaid = (scene, faults) => {
    const shown = shownIn(scene)
    const labels = shown.filter(({ kind }) => kind === 'label')
    for (const [at, label] of labels.entries())
      for (const one of [...labels.slice(at + 1), ...shown.filter(({ kind }) => kind !== 'label')]) {
        const isItsOwn = one.kind === 'offered' && one.of === label.of
        if (!isItsOwn && liesOn(label, one))
          faults.push({ kind: 'laid', what: `label "${label.of}" on ${one.kind}`, more: `"${one.of}"` })
      }
  }

  const look = () => {
    const faults = []
    const tell = (kind, el, more = '') => faults.push({ kind, what: `${pathOf(el)} "${wordsOf(el)}"`, more })
    const pieces = piecesOf()
    tellCut(pieces, tell)
    const covered = tellCovered(pieces, tell)
    tellOverprint(pieces, covered, tell)
    for (const el of document.querySelectorAll(PRESSED)) if (isVisible(el) && !el.disabled) tellPressed(el, tell)
    for (const el of document.querySelectorAll('details:not([open]) > summary, [aria-expanded="false"]:not([aria-haspopup])'))
      if (isVisible(el)) tellFolded(el, tell)
    if (!document.querySelector('dialog:modal'))
      for (const scene of document.querySelectorAll('.scene')) if (scene.shows) tellLaid(scene, faults)
    return faults
  }

  let changed = true
  const lookAgain = () => {
    if (!changed || !document.body) return
    changed = false
    const faults = look()
    for (const known of toForget) known.clear()
    observer.takeRecords()
    if (faults.length > 0) window.demiReveSaw(`${innerWidth}×${innerHeight}`, faults)
  }
  const watched = { childList: true, subtree: true, attributes: true, characterData: true }
  const observer = new MutationObserver((records) => {
    changed = true
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName === 'open') foldedAt.set(target, performance.now())
      for (const node of addedNodes)
        for (const one of node.querySelectorAll?.('details') ?? []) foldedAt.set(one, performance.now())
    }
  })
  observer.observe(document, watched)
  addEventListener('resize', () => {
    changed = true
  })
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, lookAgain, { capture: true })
  window.demiReveLook = lookAgain
}
