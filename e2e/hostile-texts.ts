import { expect, type Page, test } from '@playwright/test'

export { attacks, hostile } from '../server/testing/hostile/texts.ts'

/** A valid link with everything a link can contain. */
export const hostileLink = `https://evil.example/?q="><img data-hostile src=x onerror=hacked=1>&long=${'W'.repeat(200)}`

/** Links that every field must reject. */
export const noLinks = [
  'javascript:hacked=1',
  ' JaVaScRiPt:hacked=1',
  'data:text/html,<script>hacked=1</script>',
  '//evil',
]

/** Reverses the text after it until another mark ends it. */
export const overrides = ['\u202E', '\u202D', '\u2066', '\u2067']

/** Signs that a text was interpreted as more than text. */
export const holesIn = async (page: Page): Promise<string[]> => [...(await more(page)), ...(await cutOff(page))]

function more(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holes: string[] = []
    if ('hacked' in window) holes.push(`a script ran: ${String(window.hacked)}`)
    for (const { tagName } of document.querySelectorAll('[data-hostile]')) holes.push(`became an element: ${tagName}`)
    for (const element of document.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const { name, value } of element.attributes) {
        if (/^\s*(javascript:|vbscript:|data:(text\/html|image\/svg))/i.test(value))
          holes.push(`${element.tagName} ${name}=${value.slice(0, 40)}`)
      }
    }
    for (const { tagName, scrollWidth, clientWidth } of document.querySelectorAll('html, dialog[open]')) {
      if (scrollWidth > clientWidth) holes.push(`${tagName} ${scrollWidth - clientWidth} px too wide`)
    }
    return holes
  })
}

/** Texts cut off by a parent that hides overflow without an ellipsis. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForScreenReaders = ({ clipPath }: CSSStyleDeclaration) => clipPath !== 'none'
    const saysSo = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    /** The parent that hides the end of the text and cannot be scrolled. */
    const hiding = (element: Element | null): Element | null => {
      if (!element) return null
      const style = getComputedStyle(element)
      if (style.overflowX === 'visible' && !isForScreenReaders(style)) return hiding(element.parentElement)
      const isCut = /hidden|clip/.test(style.overflowX) && !saysSo(style) && !isForScreenReaders(style)
      return isCut ? element : null
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = hiding(text.parentElement)?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (box && width > 0 && (left < box.left - 1 || right > box.right + 1)) {
        cut.push(`cut off in ${text.parentElement!.tagName}: ${text.textContent!.slice(0, 40)}`)
      }
    }
    return cut
  })
}

/** A tablet too: next to the menu it has no more room than a phone. */
const widths = () => (test.info().project.use.isMobile ? [360] : [768, 360, 1280])

/** Checks the open page, wide and narrow: no text was interpreted as more than text. */
export async function expectOnlyText(page: Page, where: string) {
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 800 })
    // Checks all widths even after a failure; some elements measure themselves after the window is resized.
    const look = expect.configure({ soft: true }).poll(() => holesIn(page), `${where} at ${width} px`)
    await look.toEqual([])
  }
}
