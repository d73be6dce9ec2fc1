export type ToastTone = 'plain' | 'problem'

/** Where a line leads: an address of the area, and how to get there without loading the page anew. */
export type ToastLink = { href: string; follow: () => void }

/** What can still be done about it: undo it, say. */
export type ToastAction = { label: string; run: () => void }

const shownFor = 5000
// Long enough to reach for it.
const usableFor = 9000
let region: HTMLElement | null = null

/** Says something small in the corner, in sight and to a screen reader. Needs nothing mounted, so any page can use it. */
export function toast(text: string, tone: ToastTone = 'plain', use?: ToastLink | ToastAction) {
  if (!region?.isConnected) region = openRegion()
  // Raised anew each time, or a dialog opened since would lie over it.
  region.hidePopover?.()
  region.showPopover?.()

  const line = document.createElement('p')
  line.className = 'toast'
  line.dataset['tone'] = tone
  // Filled a moment later: a screen reader reports changes in a region that it already knows.
  setTimeout(() => line.append(...contentOf(text, use, () => line.remove())), 50)
  region.append(line)
  while (region.childElementCount > 3) region.firstElementChild?.remove()
  setTimeout(() => removeUnlessInUse(line), use ? usableFor : shownFor)
}

function contentOf(text: string, use: ToastLink | ToastAction | undefined, done: () => void): (Node | string)[] {
  if (!use) return [text]
  return 'href' in use ? [anchor(text, use, done)] : [text, ' ', button(use, done)]
}

function button({ label, run }: ToastAction, done: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'touch pointer-events-auto font-semibold underline underline-offset-2'
  made.textContent = label
  made.addEventListener('click', () => {
    done()
    run()
  })
  return made
}

function anchor(text: string, { href, follow }: ToastLink, done: () => void): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'pointer-events-auto block underline-offset-2 hover:underline'
  link.textContent = text
  link.addEventListener('click', (event) => {
    // Into a new tab, as the reader wishes.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    done()
    follow()
  })
  return link
}

/** Not from under the finger. */
function removeUnlessInUse(line: HTMLElement) {
  if (line.matches(':hover, :focus-within')) setTimeout(() => removeUnlessInUse(line), 1000)
  else line.remove()
}

function openRegion(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'toasts'
  box.setAttribute('role', 'status')
  box.setAttribute('popover', 'manual')
  document.body.append(box)
  return box
}
