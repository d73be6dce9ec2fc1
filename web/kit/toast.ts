export type ToastTone = 'plain' | 'problem'

const shownFor = 5000
let region: HTMLElement | null = null

/** Says something small in the corner, in sight and to a screen reader. Needs nothing mounted, so any page can use it. */
export function toast(text: string, tone: ToastTone = 'plain') {
  if (!region?.isConnected) region = openRegion()
  // Raised anew each time, or a dialog opened since would lie over it.
  region.hidePopover?.()
  region.showPopover?.()

  const line = document.createElement('p')
  line.className = 'toast'
  line.dataset['tone'] = tone
  // Filled a moment later: a screen reader reports changes in a region that it already knows.
  setTimeout(() => (line.textContent = text), 50)
  region.append(line)
  while (region.childElementCount > 3) region.firstElementChild?.remove()
  setTimeout(() => line.remove(), shownFor)
}

function openRegion(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'toasts'
  box.setAttribute('role', 'status')
  box.setAttribute('popover', 'manual')
  document.body.append(box)
  return box
}
