/** What a check searches for in a page, and what is there. */
export type LookedAt = { selector: string; element: string | null; more: number }

const maxText = 40
const maxTag = 120
const maxShown = 4

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** Such as `<h1 class="board">Mandi prices</h1>`: the tag, and the beginning of its text. */
function outline(element: Element): string {
  const [start = '', end = ''] = (element.cloneNode(false) as Element).outerHTML.split(/(?<=>)(?=<\/)/)
  const text = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return `${cut(start, maxTag)}${end === '' ? '' : cut(text, maxText) + end}`
}

/** Selectors that are written out, in order. Linked style sheets become elements when a check runs, so those can't be shown. */
function selectorsIn(run: string): string[] {
  const found = [...run.matchAll(/document\.(querySelector(?:All)?|getElementById)\(\s*(['"])(.+?)\2\s*\)/g)].map(
    ([, method, , selector]) => (method === 'getElementById' ? `#${selector}` : selector!),
  )
  return [...new Set(found)].filter((selector) => !/\bstyle\b/.test(selector)).slice(0, maxShown)
}

/** The elements that a check looks at, in the page as it is written: its scripts haven't run. */
export function lookedAt(run: string, page: Document): LookedAt[] {
  return selectorsIn(run).flatMap((selector) => {
    try {
      const [first, ...others] = page.querySelectorAll(selector)
      return [{ selector, element: first ? outline(first) : null, more: others.length }]
    } catch {
      return []
    }
  })
}
