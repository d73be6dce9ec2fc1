export type ToastTone = 'plain' | 'problem'

/** Makes the toast a link; `follow` navigates without reloading the page. */
export type ToastLink = { href: string; follow: () => void }

/** A button in the toast, such as Undo. */
export type ToastAction = { label: string; run: () => void }

const durationMs = 5000
// Longer, so that there is time to reach the button.
const actionDurationMs = 9000
let region: HTMLElement | null = null

/** Shows a short message in the corner and announces it. Works without React, so any page can use it. */
export function toast(text: string, tone: ToastTone = 'plain', action?: ToastLink | ToastAction) {
  if (!region?.isConnected) region = createRegion()
  region.dataset['edge'] = freeEdge()
  // Shown again each time, to be above dialogs opened since.
  region.hidePopover?.()
  region.showPopover?.()

  const line = document.createElement('p')
  line.className = 'toast'
  line.dataset['tone'] = tone
  // Filled a moment later, because screen readers announce only changes of an existing region.
  setTimeout(() => line.append(...contentOf(text, action, () => line.remove())), 50)
  region.append(line)
  while (region.childElementCount > 3) region.firstElementChild?.remove()
  setTimeout(() => removeUnlessInUse(line), action ? actionDurationMs : durationMs)
}

let tappedAt = 0
if ('document' in globalThis)
  document.addEventListener('pointerdown', ({ clientY }) => (tappedAt = clientY), { capture: true, passive: true })

/** Where nobody is typing or tapping: a message must not cover what is being used. */
function freeEdge(): 'top' | 'bottom' {
  const focused = document.activeElement
  const isUsed = focused !== null && focused !== document.body
  const box = isUsed ? focused.getBoundingClientRect() : null
  const middle = box && box.height < innerHeight / 2 ? box.top + box.height / 2 : tappedAt
  return middle > innerHeight / 2 ? 'top' : 'bottom'
}

function contentOf(text: string, action: ToastLink | ToastAction | undefined, close: () => void): (Node | string)[] {
  if (!action) return [text]
  return 'href' in action ? [createLink(text, action, close)] : [text, ' ', createButton(action, close)]
}

function createButton({ label, run }: ToastAction, close: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'touch pointer-events-auto font-semibold underline underline-offset-2'
  button.textContent = label
  button.addEventListener('click', () => {
    close()
    run()
  })
  return button
}

function createLink(text: string, { href, follow }: ToastLink, close: () => void): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'pointer-events-auto block underline-offset-2 hover:underline'
  link.textContent = text
  link.addEventListener('click', (event) => {
    // The user opens it in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
    follow()
  })
  return link
}

/** Waits while it is hovered or focused. */
function removeUnlessInUse(line: HTMLElement) {
  if (line.matches(':hover, :focus-within')) setTimeout(() => removeUnlessInUse(line), 1000)
  else line.remove()
}

function createRegion(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'toasts'
  box.setAttribute('role', 'status')
  box.setAttribute('popover', 'manual')
  document.body.append(box)
  return box
}
