/** Nothing that anybody sends us is nested deeper than a handful; what is nested without end is sent to break a reader. */
export const deepest = 32

// As numbers: every sign of every body is looked at.
const [quote, backslash, openList, closeList, openObject, closeObject] = [34, 92, 91, 93, 123, 125] as const

/** Looks at the text before it is read: whoever comes to a deep value by calling itself runs out of stack. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) at = endOfText(json, at)
    else if (sign === openList || sign === openObject) depth += 1
    else if (sign === closeList || sign === closeObject) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Most of a body is text: it is stepped over at once. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let before = at
  while (json.charCodeAt(before - 1) === backslash) before -= 1
  return (at - before) % 2 === 1
}
